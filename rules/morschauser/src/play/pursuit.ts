import {
  asFacing,
  behindFront,
  FULL_TURN,
  facingTo,
  lengthWords,
  movedTo,
  type Stand,
} from '@linstock/ground';
import { declineOnly, nth, type Refusal } from '@linstock/kernel';
import { saying, sentence, told } from '@linstock/scene';
import { facingTowards, mayReach } from '../measure/aim.ts';
import { turnFirst } from '../measure/charge.ts';
import { judgeMove, refuseEnd, refusePivot } from '../measure/move.ts';
import { legsInto, type PursuitLeg } from '../measure/pursuit-legs.ts';
import { enemiesOf, mayAttack, type PlacedCompany, type Situation } from '../measure/situation.ts';
import { inMeleeRange, isFlankAttack } from '../measure/zone.ts';
import type { Answer, AnswerTo } from '../model/answers.ts';
import { companyId, companyOf, nameOf, placedOf, situationNow } from '../model/board.ts';
import type { CompanyId } from '../model/field.ts';
import { emit, type Game, type Play, put, type QuestionOf } from '../model/game.ts';
import * as S from '../model/state.ts';
import { FRESH, refusePursuit } from '../reckon/turn.ts';
import { LENGTHS } from '../tables/index.ts';
import { refused } from '../tables/refuse.ts';
import { DONE, isDone } from './done.ts';
import { goTo, trample } from './losses.ts';

/** P-PURSUIT: cavalry that charged and won moves on into another enemy (E8). */

/** The pursuit of an answer. */
export type Pursuit = Extract<AnswerTo<'pursue'>, { do: 'pursue' }>;

/** Offers a pursuit if there is one, and makes it; the enemy it leads into, or NONE. */
export function* pursue(game: Game, company: CompanyId, beaten: number): Play<number> {
  const { field, s } = game;
  const { abilities } = companyOf(field, company);
  const doings = { charged: S.has(s, company, S.CHARGED), pursued: S.has(s, company, S.PURSUED) };
  if (refusePursuit(abilities, doings, { beaten: true, pursuit: field.switches.pursuit })) return S.NONE;
  const question = pursuitQuestion(game, company, beaten);
  if (question.options().length < 2) return S.NONE;
  const answer = yield* put(question);
  if (isDone(answer)) return S.NONE;
  const judged = judgePursuit(game, situationNow(field, s), company, beaten, answer);
  if ('code' in judged) throw new RangeError(`An illegal pursuit was given: ${judged.sentence}`);
  S.mark(s, company, S.PURSUED | S.CHARGED);
  s.done[company] = nth(s.done, company) & ~S.MELEED; // it has a round to start again (MM-E8a)
  trample(game, company, judged.end);
  const went = goTo(game, company, judged.end);
  s.target[company] = answer.target;
  s.flank[company] = judged.flank ? 1 : 0;
  emit(
    game,
    companyOf(field, company).side,
    ['MM-E8a'],
    () => told`${saying(nameOf(field, company), 'pursues', 'pursue')} into ${nameOf(field, answer.target)}`,
    () => ({ kind: 'pursuit', went: went(), into: [companyId(answer.target)] }),
  );
  return answer.target;
}

function pursuitQuestion(game: Game, company: CompanyId, beaten: number): QuestionOf<'pursue'> {
  const { field, s } = game;
  const situation = situationNow(field, s);
  return {
    side: companyOf(field, company).side,
    kind: 'pursue',
    clause: 'MM-E8a',
    stable: false,
    standing: declineOnly<Answer>(company, DONE, isDone),
    prompt: () =>
      `${sentence(nameOf(field, company))} has won its charge: does it pursue into another enemy?`,
    options: () => [...pursuitsOf(game, situation, company, beaten), DONE],
    refuse: (answer) => {
      if (isDone(answer)) return null;
      const judged = judgePursuit(game, situation, company, beaten, answer);
      return 'code' in judged ? judged : null;
    },
  };
}

/** One way into each enemy that one straight leg can reach, whatever its facing and bearing (MM-E8c). */
function pursuitsOf(
  game: Game,
  situation: Situation,
  company: CompanyId,
  beaten: number,
): readonly Pursuit[] {
  const searched = SEARCHED.get(situation) ?? new Map<string, readonly Pursuit[]>();
  SEARCHED.set(situation, searched);
  const key = `${company} ${beaten}`;
  const found = searched.get(key) ?? searchPursuits(game, situation, company, beaten);
  searched.set(key, found);
  return found;
}

/** The pursuits found in a situation, by victor and beaten company. */
const SEARCHED = new WeakMap<Situation, Map<string, readonly Pursuit[]>>();

function searchPursuits(game: Game, situation: Situation, company: CompanyId, beaten: number): Pursuit[] {
  const { field, s } = game;
  const own = placedOf(field, s, company);
  return enemiesOf(situation, own.side)
    .filter(
      ({ id, stand }) =>
        id !== beaten && mayReach(own.stand, stand, LENGTHS.pursuitAdvance + LENGTHS.meleeRange),
    )
    .flatMap((foe) => {
      for (const way of waysInto(situation, own, foe)) {
        const answer: Pursuit = { do: 'pursue', target: foe.id, x: way.x, y: way.y, facing: way.facing };
        if (!('code' in judgePursuit(game, situation, company, beaten, answer))) return [answer];
      }
      return [];
    });
}

/** On the spot, turned or not, for an enemy in range already; else legs into range, the straightest first. */
function* waysInto(situation: Situation, own: PlacedCompany, foe: PlacedCompany): Generator<PursuitLeg> {
  const { x, y, facing } = own.stand;
  if (!inMeleeRange(situation, own, foe)) return yield* legsInto(situation, own, foe, LENGTHS.pursuitAdvance);
  const straight = facingTowards(own.stand, foe.stand);
  yield { x, y, facing };
  for (let turn = 0; turn < FULL_TURN; turn++) yield { x, y, facing: asFacing(straight + turn) };
}

/**
 * The end of a pursuit and whether it strikes the flank, or its refusal (MM-E8c). `beaten` is NONE if no
 * enemy was.
 */
export function judgePursuit(
  game: Game,
  situation: Situation,
  company: CompanyId,
  beaten: number,
  answer: Pursuit,
): { readonly end: Stand; readonly flank: boolean } | Refusal {
  const { field, s } = game;
  const own = placedOf(field, s, company);
  const foe = situation.companies.find(({ id }) => id === answer.target);
  if (!foe || foe.side === own.side || foe.id === beaten)
    return refused('R-PURSUIT', 'MM-E8c', 'It pursues into an enemy other than the one it has just beaten.');
  const others = situation.companies.filter((each) => each.side !== own.side && each.id !== beaten);
  const near = others.filter((each) => inMeleeRange(situation, own, each) && mayAttack(situation, own, each));
  return near.length > 0
    ? judgeInRange(situation, own, near, foe, answer)
    : judgeLeg(situation, own, foe, answer);
}

function judgeInRange(
  situation: Situation,
  own: PlacedCompany,
  near: readonly PlacedCompany[],
  foe: PlacedCompany,
  { x, y, facing }: Pursuit,
) {
  if (!near.includes(foe))
    return refused(
      'R-PURSUIT',
      'MM-E8c',
      `Another enemy is within ${lengthWords(LENGTHS.meleeRange)} already: it attacks one of those.`,
    );
  if (x !== own.stand.x || y !== own.stand.y)
    return refused(
      'R-PURSUIT',
      'MM-E8c',
      `It is within ${lengthWords(LENGTHS.meleeRange)} already: it pivots, and does not move.`,
    );
  const end = facingTo(own.stand, facing);
  if (behindFront(foe.stand, end)) return turnFirst();
  if (facing !== own.stand.facing) {
    const against = refusePivot(situation, own, facing) ?? refuseEnd(situation, own, end);
    if (against) return against;
  }
  return { end, flank: isFlankAttack(end, foe.stand) };
}

function judgeLeg(
  situation: Situation,
  own: PlacedCompany,
  foe: PlacedCompany,
  { x, y, facing, target }: Pursuit,
) {
  const move = { legs: [{ facing, to: { x, y } }], facing, target };
  const judged = judgeMove(situation, own, move, { doings: FRESH, allowance: LENGTHS.pursuitAdvance });
  if (judged.refusal) return judged.refusal;
  if (judged.charge?.target !== foe.id)
    return refused(
      'R-PURSUIT',
      'MM-E8c',
      `A pursuit ends within ${lengthWords(LENGTHS.meleeRange)} of the enemy it is aimed at.`,
    );
  return { end: movedTo(facingTo(own.stand, facing), { x, y }), flank: judged.charge.flank };
}
