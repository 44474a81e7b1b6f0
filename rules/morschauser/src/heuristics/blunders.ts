import { gap } from '@linstock/ground';
import type { BlunderKind, Question } from '@linstock/kernel';
import type { Answer } from '../model/answers.ts';
import { generalStand, standOf } from '../model/board.ts';
import type { Company } from '../model/field.ts';
import { fieldOf, type Setting } from '../model/setting.ts';
import type { State } from '../model/state.ts';
import * as S from '../model/state.ts';
import { isDone } from '../play/done.ts';
import { companyJoined } from '../play/generals.ts';
import { judgeMoves } from '../play/march.ts';
import { reach } from '../reckon/troops.ts';
import { meleeWorth } from './combat.ts';
import { isSpent, type SideView, sideViewOf } from './side-view.ts';

/** A charge that is worth less than this on average, in hundredths of a company, is hopeless. */
const HOPELESS_WORTH = -10;
/** Distance to an enemy within which guns want a friend near them, and how near that friend must be. */
const ENDANGERED = 12_000;
const GUARDED = 6000;

type Count = (view: SideView, answer: Answer) => number;

const counted =
  (count: Count) =>
  (setting: Setting, s: State, question: Question<Answer>, answer: Answer): number =>
    count(sideViewOf(fieldOf(setting, s), s, question.side), answer);

/** A general who ends a ride behind a company that is nearly gone, or alone in range of an enemy. */
const generalExposed: Count = (view, answer) => {
  if (answer.do !== 'general') return 0;
  const { field, s } = view;
  const at = { ...generalStand(s, answer.general), x: answer.x, y: answer.y };
  const joined = companyJoined(field, s, answer.general, at);
  if (joined !== S.NONE) return isSpent(view, [joined]) ? 1 : 0;
  return view.foes.some(({ id, abilities }) => gap(at, standOf(field, s, id)) <= reach(abilities)) ? 1 : 0;
};

const hopelessCharge: Count = (view, answer) => {
  if (!('moves' in answer)) return 0;
  const judged = judgeMoves(view.game, answer);
  if ('code' in judged) return 0;
  return judged.filter(({ way, judged: { charge } }) => {
    if (!charge) return false;
    return meleeWorth(view, way.company, charge.target, charge.flank) < HOPELESS_WORTH;
  }).length;
};

/** Guns that are left alone at the end of a player turn. */
const gunsAlone: Count = ({ field, s, own, foes }, answer) => {
  if (!isDone(answer) || s.group !== null) return 0;
  const isNear = (gun: Company, others: readonly Company[], within: number): boolean =>
    others.some(({ id }) => gap(standOf(field, s, gun.id), standOf(field, s, id)) <= within);
  const friends = own.filter(({ type }) => type !== 'artillery');
  return own.filter(
    (each) => each.type === 'artillery' && isNear(each, foes, ENDANGERED) && !isNear(each, friends, GUARDED),
  ).length;
};

/** Answers that a club player would call silly, for the audit. */
export const BLUNDERS: readonly BlunderKind<State, Answer, Setting>[] = [
  {
    name: 'general exposed',
    says: 'A general rides to a company that is nearly gone, or stops alone within range of an enemy.',
    atMost: 1,
    count: counted(generalExposed),
  },
  {
    name: 'hopeless charge',
    says: 'A company charges an enemy though it must expect to lose more than it gains.',
    atMost: 1,
    count: counted(hopelessCharge),
  },
  {
    name: 'gun alone',
    says: 'A player turn ends with guns that have an enemy within 12 inches and no friend within 6.',
    atMost: 4,
    count: counted(gunsAlone),
  },
];
