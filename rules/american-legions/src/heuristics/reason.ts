import { chanceThat, percentage, type Plans, type Question } from '@linstock/kernel';
import { saying } from '@linstock/scene';
import type { Answer, AnswerOf } from '../model/answers.ts';
import type { Field, RegimentId } from '../model/field.ts';
import type { State } from '../model/state.ts';
import { attackOf as fireOf } from '../play/fire-attack.ts';
import { attackOf as chargeOf } from '../play/shock-attack.ts';
import { fireReckoning } from '../reckon/fire.ts';
import { shockReckoning } from '../reckon/shock.ts';
import type { Cell } from '../tables/index.ts';
import { checkChances } from './checks.ts';
import { heuristicsOf } from './decisions.ts';
import { type IntentKind, intentOf } from './intent.ts';
import { isFreeOrder } from './orders.ts';
import { hexInView, nearest, type SideView, sideViewOf, standing } from './side-view.ts';

/** The purpose of a regiment in words. The name of an enemy follows if the purpose has one. */
const WORDS: Readonly<Record<IntentKind, string>> = {
  hold: 'to stay on this ground',
  fire: 'to fight with fire against',
  charge: 'to close with',
  retire: 'to fall back out of reach',
  away: 'to come away, with few fit to fight',
  line: 'to come up with the line and halt there',
  back: 'to stand back and keep out of reach',
  post: 'to take and hold better ground',
  guard: 'to stay beside the gun',
  flank: 'to go for the flank of',
  screen: 'to keep in front of the line and fire',
  counter: 'to wait behind the line and charge enemies that attack it',
};

/** Intentions that are about an enemy. */
const AGAINST: ReadonlySet<IntentKind> = new Set(['fire', 'charge', 'flank']);

/** Why an answer is given: the intentions of its regiments, and the chance or the distance that counts for it. */
export function reasonOf(
  field: Field,
  state: State,
  question: Question<Answer>,
  answer: Answer,
  plans: Plans,
  plain: boolean,
): string | null {
  const view = sideViewOf(field, state, question.side, plain);
  if (answer.do === 'shock') return `${chargeText(view, answer)}.`;
  const regiment = field.regiments[heuristicsOf(answer.do).regiment(field, answer)];
  if (!regiment) return null;
  const intent = intentOf(view, regiment, plans);
  const told = `${saying(regiment.called, 'is', 'are')} ${WORDS[intent.kind]}`;
  const odds = oddsOf(view, answer, regiment.id);
  if (!AGAINST.has(intent.kind)) return `${told}${odds}.`;
  const against = field.regiments[intent.against];
  return `${told} ${against ? against.called : 'the nearest enemy'}${odds}.`;
}

const harms = ({ kills, disorders }: Cell): boolean => kills + disorders > 0;
const inPercent = (chance: number): string => `${percentage(chance)} %`;

function chargeText({ field, state, side }: SideView, answer: AnswerOf<'shock'>): string {
  const attack = chargeOf({ field, s: state }, side, answer.target, answer.hexes);
  const roll = shockReckoning(attack);
  const hits = chanceThat(roll, ({ cell }) => harms(cell.defender));
  const suffers = chanceThat(roll, ({ cell }) => harms(cell.attacker));
  return `A charge on ${attack.targetName}: the chance that it does harm is ${inPercent(hits)}, and that it is hit itself ${inPercent(suffers)}`;
}

/** The chance of a check or of a hit; for a march or an order without a check, how far the enemy is. */
function oddsOf(view: SideView, answer: Answer, regiment: RegimentId): string {
  const { field, state, side } = view;
  switch (answer.do) {
    case 'fire': {
      const roll = fireReckoning(fireOf({ field, s: state }, side, answer.target, answer.companies));
      return `: the chance of a hit is ${inPercent(chanceThat(roll, ({ cell }) => harms(cell)))}`;
    }
    case 'rally':
      return `: the chance to rally is ${inPercent(checkChances(view, regiment, 'rally_regiment').pass)}`;
    case 'order':
      return isFreeOrder(view, regiment)
        ? distanceText(view, regiment)
        : `: the chance that the order is taken up is ${inPercent(checkChances(view, regiment, 'change_orders').pass)}`;
    case 'move':
      return distanceText(view, regiment);
    default:
      return '';
  }
}

function distanceText(view: SideView, regiment: RegimentId): string {
  const companies = standing(view, regiment);
  if (companies.length === 0 || view.foes.length === 0) return '';
  const far = Math.min(...companies.map((company) => nearest(view, hexInView(view, company), view.foes)));
  return `: the enemy is ${far === 1 ? '1 hex' : `${far} hexes`} away`;
}
