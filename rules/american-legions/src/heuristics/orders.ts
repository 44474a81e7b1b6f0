import { distance, type Hex } from '@linstock/ground';
import type { Plans, Question, Side } from '@linstock/kernel';
import type { Answer } from '../model/answers.ts';
import type { Company, CompanyId, Regiment, RegimentId } from '../model/field.ts';
import { NONE, ORDERS, RALLIED, type State } from '../model/state.ts';
import { ORDER_RULES, type Order, UNITS } from '../tables/index.ts';
import { checkChances } from './checks.ts';
import { type Intent, type IntentKind, intentOf } from './intent.ts';
import { chargeReach, openingFor } from './openings.ts';
import { fireAt } from './peril.ts';
import { hexInView, isAhead, isSpent, nearest, type SideView, standing } from './side-view.ts';

/** Hexes past a weapon's range at which a regiment that means to fire still marches. */
const MARCH_BEYOND = 1;
/** Distance in hexes at which a defender who holds prepares to fire. */
const MAKE_READY = 8;

/** The next order to give by these plans; null if all regiments have the order they need. */
export function nextOrder(view: SideView, question: Question<Answer>, plans: Plans): Answer | null {
  for (const regiment of view.field.regiments) {
    if (regiment.side !== view.side || regiment.skirmishers) continue;
    const intent = intentOf(view, regiment, plans);
    const order = wanted(view, regiment, intent);
    const present = ORDERS[view.state.order[regiment.id] ?? 0] ?? 'none';
    if (order === null || order === present || serves(present, order)) continue;
    const answer: Answer = { do: 'order', regiment: regiment.id, order };
    const isWorthIt = view.plain ? isSafe(view, regiment) : isWorthTheCheck(view, regiment, intent, order);
    if (question.refuse(answer) === null && isWorthIt) return answer;
  }
  return null;
}

/** The limits of an acceptable check: the minimum chance to pass and the maximum chance of a rout. */
const DARING = { pass: 0.5, rout: 0.09 };
/** The same for a side that would win if it ended now: it has more to lose. */
const CAREFUL = { pass: 0.8, rout: 0.02 };

/** True if an order is free, or its check likely enough to pass and unlikely to end in a rout (AL-4.51k, l). */
function isSafe(view: SideView, regiment: Regiment): boolean {
  if (isFree(view.state, view.side, regiment.id)) return true;
  const { pass, rout } = checkChances(view, regiment.id, 'change_orders');
  const bound = isAhead(view) ? CAREFUL : DARING;
  return pass >= bound.pass && rout <= bound.rout;
}

/** The least chance to pass, and the cost of a failure and of a rout, for a check by worth. */
const LEAST_PASS = 0.5;
const FAILURE_COST = 0.5;
const ROUT_COST = 2.2;
/** A side that is ahead has that many times more to lose. */
const AHEAD_FEARS = 2;

/** True if an order is free, or its gain exceeds the expected cost of its check (AL-4.51k, l). */
function isWorthTheCheck(view: SideView, regiment: Regiment, { kind }: Intent, order: Order): boolean {
  if (isFree(view.state, view.side, regiment.id)) return true;
  const { pass, cost, rout } = checkChances(view, regiment.id, 'change_orders');
  const fear = isAhead(view) ? AHEAD_FEARS : 1;
  const gain = orderGain(view, regiment, kind, order);
  return pass >= LEAST_PASS && pass * gain > fear * (FAILURE_COST * cost + ROUT_COST * rout);
}

/** Strength of fire past which more makes an order no more urgent. */
const MOST_FIRE = 4;

/**
 * The gain of an order for a regiment, 0 to 1.3. It is higher if the regiment is under fire and cannot answer
 * it.
 */
function orderGain(view: SideView, regiment: Regiment, kind: IntentKind, order: Order): number {
  const hexes = standing(view, regiment.id).map((company) => hexInView(view, company));
  const fire = Math.min(MOST_FIRE, Math.max(0, ...hexes.map((hex) => fireAt(view, hex))));
  const present = ORDERS[view.state.order[regiment.id] ?? 0];
  const answers = present === 'FIRE' || present === 'MOVE_AND_FIRE';
  if (order === 'CHARGE') return 0.9;
  if (order !== 'MOVE') return 0.35 + 0.12 * fire;
  const withdraws = kind === 'away' || kind === 'back' || kind === 'retire';
  if (withdraws) return fire > 0 && !answers ? 0.5 + 0.2 * fire : 0.4;
  return fire > 0 && answers ? 0.3 : 0.5;
}

/** Orders of a side's first Command Phase need no check, except a regiment rallied in it (AL-4.61a). */
function isFree(state: State, side: Side, regiment: RegimentId): boolean {
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
  const farFrom = (enemy: readonly Company[]): number =>
    Math.min(...companies.map((company) => nearest(view, hexInView(view, company), enemy)));
  const targets = intent.against < 0 ? view.foes : view.foes.filter((foe) => foe.regiment === intent.against);
  const near = farFrom(targets);
  const enemy = intent.against < 0 ? near : farFrom(view.foes);
  const ready = regiment.cavalry || enemy > MAKE_READY ? null : 'FIRE';
  switch (intent.kind) {
    case 'hold':
      return ready ?? orderUnderFire(view, regiment, companies);
    case 'retire':
      return 'MOVE';
    case 'screen':
      return null;
    case 'fire':
      return near > rangeOf(view, regiment) + MARCH_BEYOND ? 'MOVE' : 'MOVE_AND_FIRE';
    case 'charge':
    case 'flank':
      return near <= chargeReach(view, regiment) ? 'CHARGE' : 'MOVE';
    case 'line':
      return enemy > intent.at + 1 ? 'MOVE' : enemy <= rangeOf(view, regiment) ? 'FIRE' : null;
    case 'back':
      // A company that turns about within reach of a charge can no longer fire at it.
      return enemy > KEEP_BACK || enemy <= TOO_NEAR_TO_MARCH ? ready : 'MOVE';
    case 'away':
      return enemy <= KEEP_AWAY ? 'MOVE' : null;
    case 'post':
      return orderAtPost(view, companies, intent.at, enemy, ready);
    case 'guard':
      return orderAtGun(view, companies, intent.at, enemy, ready);
    case 'counter':
      return orderToWait(view, regiment, enemy);
  }
}

/** Horse that holds under fire makes ready to ride out of it: it has no fire to answer with. */
function orderUnderFire(view: SideView, { cavalry }: Regiment, companies: readonly Company[]): Order | null {
  const isUnderFire = companies.some((company) => fireAt(view, hexInView(view, company)) > 0);
  return !view.plain && cavalry && isUnderFire ? 'MOVE' : null;
}

/** Hexes from the enemy that a regiment in the second line, and a spent one, keeps. */
const KEEP_BACK = 6;
const KEEP_AWAY = 7;
/** Hexes at which the enemy is so near that foot on its way makes ready to fire. */
const TOO_NEAR_TO_MARCH = 3;
const TOO_NEAR_TO_GUARD = 2;

function orderAtPost(
  view: SideView,
  companies: readonly Company[],
  post: Hex,
  enemy: number,
  ready: Order | null,
): Order | null {
  const off = Math.max(...companies.map((company) => distance(view.map, hexInView(view, company), post)));
  if (off <= 1) return ready;
  return enemy <= TOO_NEAR_TO_MARCH ? ready : 'MOVE';
}

function orderAtGun(
  view: SideView,
  companies: readonly Company[],
  gun: CompanyId,
  enemy: number,
  ready: Order | null,
): Order | null {
  const at = view.state.at[gun] ?? NONE;
  if (at === NONE) return ready;
  const off = Math.min(...companies.map((company) => distance(view.map, hexInView(view, company), at)));
  return off <= 1 || enemy <= TOO_NEAR_TO_GUARD ? ready : 'MOVE';
}

/** Horse that waits charges when there is an opening, and else may move. Foot makes ready when the enemy is near. */
function orderToWait(view: SideView, regiment: Regiment, enemy: number): Order | null {
  const charging = ORDERS[view.state.order[regiment.id] ?? 0] === 'CHARGE';
  if (charging) return null;
  if (!isSpent(view, regiment) && openingFor(view, regiment) !== NONE) return 'CHARGE';
  return regiment.cavalry || enemy > TOO_NEAR_TO_MARCH ? 'MOVE' : 'FIRE';
}

function rangeOf(view: SideView, regiment: Regiment): number {
  return Math.max(...standing(view, regiment.id).map((company) => UNITS[company.arm].maxRange));
}
