import { distance, type Hex } from '@linstock/ground';
import type { Plans, Question } from '@linstock/kernel';
import type { Answer } from '../model/answers.ts';
import { orderOf } from '../model/board.ts';
import type { Company, CompanyId, Regiment, RegimentId } from '../model/field.ts';
import { NONE, ORDERS, RALLIED } from '../model/state.ts';
import { ORDER_RULES, type Order, UNITS } from '../tables/index.ts';
import { checkChances } from './checks.ts';
import { isBesideGun } from './duties.ts';
import { type Intent, type IntentKind, intentOf, simply } from './intent.ts';
import { sober } from './onset.ts';
import { chargeReach, openingFor } from './openings.ts';
import { fireAt, WORTH_AVOIDING } from './peril.ts';
import { hexInView, isAhead, isSpent, nearest, type SideView, standing } from './side-view.ts';

/** Hexes past a weapon's range at which a regiment that means to fire still marches. */
const MARCH_BEYOND = 1;
/** Distance in hexes at which a defender who holds prepares to fire. */
const MAKE_READY = 8;

/** The next order to give by these plans; null if all regiments have the order they need. */
export function nextOrder(view: SideView, question: Question<Answer>, plans: Plans): Answer | null {
  for (const regiment of view.field.regiments) {
    if (regiment.side !== view.side || regiment.skirmishers) continue;
    const intent = sober(view, regiment, intentOf(view, regiment, plans), plans);
    const order = wanted(view, regiment, intent, plans);
    const present = ORDERS[view.state.order[regiment.id] ?? 0] ?? 'none';
    if (order === null || order === present || serves(view, regiment, present, order)) continue;
    for (const each of view.plain ? [order] : orSafer(view, regiment, present, order)) {
      const answer: Answer = { do: 'order', regiment: regiment.id, order: each };
      const isWorthIt = view.plain ? isSafe(view, regiment) : isWorthTheCheck(view, regiment, intent, each);
      if (question.refuse(answer) === null && isWorthIt) return answer;
    }
  }
  return null;
}

/** An order, and what a regiment under fire without any does if that is too unlikely: it fires back, and horse rides off. */
function orSafer(view: SideView, regiment: Regiment, present: Order | 'none', order: Order): Order[] {
  if (present !== 'none' || order !== 'CHARGE' || !isUnderFire(view, regiment)) return [order];
  return [order, regiment.cavalry ? 'MOVE' : 'FIRE'];
}

const isUnderFire = (view: SideView, regiment: Regiment, past = 0): boolean =>
  standing(view, regiment.id).some((company) => {
    const fire = fireAt(view, hexInView(view, company));
    return past === 0 ? fire > 0 : fire >= past;
  });

/** The limits of an acceptable check: the minimum chance to pass and the maximum chance of a rout. */
const DARING = { pass: 0.5, rout: 0.09 };
/** The same for a side that would win if it ended now: it has more to lose. */
const CAREFUL = { pass: 0.8, rout: 0.02 };

/** True if an order is free, or its check likely enough to pass and unlikely to end in a rout (AL-4.51k, l). */
function isSafe(view: SideView, regiment: Regiment): boolean {
  if (isFreeOrder(view, regiment.id)) return true;
  const { pass, rout } = checkChances(view, regiment.id, 'change_orders');
  const bound = isAhead(view) ? CAREFUL : DARING;
  return pass >= bound.pass && rout <= bound.rout;
}

/**
 * The least chance to pass, and the cost of a failure and of a rout, for a check by worth. A regiment under fire that
 * may not return it without an order takes the risk.
 */
const LEAST_PASS = { usual: 0.6, urgent: 0.5 } as const;
const FAILURE_COST = 0.5;
const ROUT_COST = 2.2;
/** A side that is ahead has that many times more to lose. */
const AHEAD_FEARS = 2;

/** True if an order is free, or its gain exceeds the expected cost of its check (AL-4.51k, l). */
function isWorthTheCheck(view: SideView, regiment: Regiment, { kind }: Intent, order: Order): boolean {
  if (isFreeOrder(view, regiment.id)) return true;
  const { pass, cost, rout } = checkChances(view, regiment.id, 'change_orders');
  const fear = isAhead(view) ? AHEAD_FEARS : 1;
  const gain = orderGain(view, regiment, kind, order);
  const urgent =
    order !== 'CHARGE' && orderOf(view.state, regiment.id) === null && isUnderFire(view, regiment);
  const least = urgent ? LEAST_PASS.urgent : LEAST_PASS.usual;
  return pass >= least && pass * gain > fear * (FAILURE_COST * cost + ROUT_COST * rout);
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

/** True for an order that needs no check: orders of a side's first Command Phase need none, except a regiment rallied in it (AL-4.61a). */
export function isFreeOrder(
  { state, side }: Pick<SideView, 'state' | 'side'>,
  regiment: RegimentId,
): boolean {
  return state.commandPhases[side] === 1 && ((state.regimentDone[regiment] ?? 0) & RALLIED) === 0;
}

/**
 * An order that does as well is not changed: a failed check costs more than it brings (AL-4.51k, l). Under FIRE no
 * unit comes nearer, so with no enemy in range it does not do as well.
 */
function serves(view: SideView, regiment: Regiment, present: Order | 'none', wanted: Order): boolean {
  if (present === 'none' || !ORDER_RULES[present].mayFire) return false;
  if (wanted === 'FIRE') return true;
  return wanted === 'MOVE_AND_FIRE' && (present !== 'FIRE' || view.plain || isInRange(view, regiment));
}

function isInRange(view: SideView, regiment: Regiment): boolean {
  return standing(view, regiment.id).some(
    (company) => nearest(view, hexInView(view, company), view.foes) <= UNITS[company.arm].maxRange,
  );
}

/** The order that a regiment needs for its intention; null if the present one will do. */
function wanted(view: SideView, regiment: Regiment, intent: Intent, plans: Plans): Order | null {
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
      return orderUnderFire(view, regiment, near) ?? ready;
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
      return orderInLine(intent.at, enemy, rangeOf(view, regiment));
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
      return orderToWait(view, regiment, enemy, plans);
  }
}

/** A line goes on to its distance from the enemy, the last hex of the way ready to fire. */
function orderInLine(halt: number, enemy: number, range: number): Order | null {
  if (enemy > halt + 1) return 'MOVE';
  if (enemy <= range) return 'FIRE';
  return halt <= range ? 'MOVE_AND_FIRE' : null;
}

/**
 * A regiment that holds under fire which it cannot return prepares to leave: horse always, foot if it is worth it.
 */
function orderUnderFire(view: SideView, regiment: Regiment, enemy: number): Order | null {
  if (view.plain || !isUnderFire(view, regiment, regiment.cavalry ? 0 : WORTH_AVOIDING)) return null;
  if (regiment.cavalry) return 'MOVE';
  const guards = standing(view, regiment.id).some((company) => isBesideGun(view, hexInView(view, company)));
  return enemy > rangeOf(view, regiment) && !guards ? 'MOVE' : null;
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
function orderToWait(view: SideView, regiment: Regiment, enemy: number, plans: Plans): Order | null {
  const charging = ORDERS[view.state.order[regiment.id] ?? 0] === 'CHARGE';
  if (charging) return null;
  const opening = isSpent(view, regiment) ? NONE : openingFor(view, regiment);
  const charge: Intent = { ...simply('charge'), against: opening };
  if (opening !== NONE && sober(view, regiment, charge, plans) === charge) return 'CHARGE';
  return regiment.cavalry || enemy > TOO_NEAR_TO_MARCH ? 'MOVE' : 'FIRE';
}

function rangeOf(view: SideView, regiment: Regiment): number {
  return Math.max(...standing(view, regiment.id).map((company) => UNITS[company.arm].maxRange));
}
