import { type Plans, type Question, type Side, ways } from '@linstock/kernel';
import type { Answer } from '../model/answers.ts';
import type { Regiment } from '../model/field.ts';
import { ORDERS, RALLIED, type State } from '../model/state.ts';
import { moraleSituation } from '../play/morale.ts';
import { moraleReckoning } from '../reckon/morale.ts';
import { ORDER_RULES, type Order, UNITS } from '../tables/index.ts';
import { type Intent, intentOf } from './intent.ts';
import { attacker, hexInView, isAhead, nearest, type SideView, standing } from './side-view.ts';

/** Hexes past a weapon's range at which a regiment that means to fire still marches. */
const MARCH_BEYOND = 1;
/** Hexes at which a defender who holds makes ready to fire. */
const MAKE_READY = 8;

/** The next order to give by these plans; null if all have what they want. */
export function nextOrder(view: SideView, question: Question<Answer>, plans: Plans): Answer | null {
  for (const regiment of view.field.regiments) {
    if (regiment.side !== view.side || regiment.skirmishers) continue;
    const intent = intentOf(view, regiment, plans);
    const order = wanted(view, regiment, intent);
    const present = ORDERS[view.state.order[regiment.id] ?? 0] ?? 'none';
    if (order === null || order === present || serves(present, order)) continue;
    const answer: Answer = { do: 'order', regiment: regiment.id, order };
    if (question.refuse(answer) === null && isWorthTheCheck(view, regiment)) return answer;
  }
  return null;
}

/** The limits of an acceptable check: the minimum chance to pass and the maximum chance of a rout. */
const DARING = { pass: 0.5, rout: 0.09 };
/** The same for a side that would win if it ended now: it has more to lose. */
const CAREFUL = { pass: 0.8, rout: 0.02 };

/** True if an order is free, or its check likely enough to pass and unlikely to end in a rout (AL-4.51k, l). */
function isWorthTheCheck(view: SideView, regiment: Regiment): boolean {
  const { field, state } = view;
  if (isFree(state, view.side, regiment.id)) return true;
  const { outcomes, dice } = moraleReckoning(moraleSituation(field, state, regiment.id, 'change_orders'));
  const bound = isAhead(view) ? CAREFUL : DARING;
  let pass = 0;
  let rout = 0;
  ways(dice).forEach((n, i) => {
    const outcome = outcomes[i];
    if (outcome?.passed) pass += n;
    else if (outcome?.key === 'rout') rout += n;
  });
  const all = dice.sides ** dice.count;
  return pass / all >= bound.pass && rout / all <= bound.rout;
}

/** Orders of a side's first Command Phase need no check, except a regiment rallied in it (AL-4.61a). */
function isFree(state: State, side: Side, regiment: number): boolean {
  return state.commandPhases[side] === 1 && ((state.regimentDone[regiment] ?? 0) & RALLIED) === 0;
}

/** An order that does as well is not changed: a failed check costs more than it brings (AL-4.51k, l). */
function serves(present: Order | 'none', wanted: Order): boolean {
  if (present === 'none') return false;
  if (wanted === 'FIRE' || wanted === 'MOVE_AND_FIRE') return ORDER_RULES[present].mayFire;
  return false;
}

/** The order that a regiment needs for its intention; null if the present one will do. */
function wanted(view: SideView, regiment: Regiment, intent: Intent): Order | null {
  const companies = standing(view, regiment.id);
  if (companies.length === 0) return null;
  const targets = intent.against < 0 ? view.foes : view.foes.filter((foe) => foe.regiment === intent.against);
  const near = Math.min(...companies.map((company) => nearest(view, hexInView(view, company), targets)));
  switch (intent.kind) {
    case 'hold':
      if (regiment.cavalry || near > MAKE_READY) return null;
      return 'FIRE';
    case 'retire':
      return 'MOVE';
    case 'fire':
      return near > rangeOf(view, regiment) + MARCH_BEYOND ? 'MOVE' : 'MOVE_AND_FIRE';
    case 'charge':
      return near <= chargeReach(view, regiment) ? 'CHARGE' : 'MOVE';
  }
}

function rangeOf(view: SideView, regiment: Regiment): number {
  return Math.max(...standing(view, regiment.id).map((company) => UNITS[company.arm].maxRange));
}

/** Hexes within which a regiment can attack: its points under CHARGE and the hex in front of it. */
function chargeReach(view: SideView, regiment: Regiment): number {
  const points = UNITS[regiment.cavalry ? 'cavalry' : 'musket'].allowance;
  const mine = view.state.active === view.side;
  const turn = mine ? points : Math.ceil(points / 2);
  return turn + 1 - (view.side === attacker(view.field) ? 0 : 1);
}
