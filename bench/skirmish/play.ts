import {
  nth,
  type Outcome,
  type Procedure,
  type Question,
  type Reckoning,
  type Refusal,
  refusal,
  type Umpire,
} from '@linstock/kernel';
import {
  canOrder,
  inReach,
  LOSING,
  legalOrders,
  ORDERS,
  type Order,
  type Skirmish,
  sideOf,
  stepTo,
  TURN_LIMIT,
  UNITS,
} from './state.ts';

interface Hits extends Outcome {
  readonly hits: number;
}

/** Two dice, each 4 or more takes a strength point. */
export const FIRE: Reckoning<Hits> = {
  name: 'fire',
  title: 'Fire',
  clause: 'SK-3',
  lines: [{ label: 'two dice, each 4 or more hits', value: 2, clause: 'SK-3' }],
  dice: { count: 2, sides: 6, read: 'hits', hitOn: 4 },
  outcomes: [0, 1, 2].map((hits) => ({ key: `${hits}`, label: `${hits} hits`, rank: hits, hits })),
};

/** The whole game, from any order on. */
export function* play(umpire: Umpire, s: Skirmish): Procedure<Order> {
  while (s.winner === null) {
    const answers = yield [new OrderQuestion(s)];
    carryOut(umpire, s, nth(answers, 0));
    if (turnIsOver(s)) endTurn(s);
  }
}

class OrderQuestion implements Question<Order> {
  readonly side;
  readonly kind = 'order';
  readonly clause = 'SK-1';
  readonly stable = true;
  readonly #state: Skirmish;

  constructor(state: Skirmish) {
    this.#state = state;
    this.side = state.side;
  }

  prompt(): string {
    return `Give order ${this.#state.orders + 1} of ${ORDERS}.`;
  }

  options(): Order[] {
    return legalOrders(this.#state);
  }

  refuse(order: Order): Refusal | null {
    return refuseOrder(this.#state, order);
  }
}

/** Why an order may not be given, or null. */
export function refuseOrder(s: Skirmish, order: Order): Refusal | null {
  const { unit } = order;
  const square = nth(s.at, unit);
  if (sideOf(unit) !== s.side) return refusal('not-yours', 'SK-1', 'That unit is not yours.');
  if (square < 0) return refusal('lost', 'SK-1', 'That unit is lost.');
  if (s.acted[unit] === 1) return refusal('acted', 'SK-1', 'That unit has had its order this turn.');
  if (order.order === 'move') return refuseStep(s, square, order.to);
  const there = nth(s.at, order.target);
  if (sideOf(order.target) === s.side || there < 0)
    return refusal('no-enemy', 'SK-3', 'Fire needs an enemy unit.');
  return inReach(square, there) ? null : refusal('too-far', 'SK-3', 'Fire reaches two squares.');
}

function refuseStep(s: Skirmish, square: number, to: number): Refusal | null {
  if (nth(s.board, to) >= 0) return refusal('occupied', 'SK-2', 'That square is taken.');
  for (let direction = 0; direction < 4; direction++) if (stepTo(square, direction) === to) return null;
  return refusal('not-a-step', 'SK-2', 'A move is one step north, east, south or west.');
}

/** Carries out a legal order. */
export function carryOut(umpire: Umpire, s: Skirmish, order: Order): void {
  if (order.order === 'move') moveTo(s, order.unit, order.to);
  else takeHits(s, order.target, umpire.throw(FIRE).hits);
  umpire.emit(() => ({ side: s.side, sentence: told(order), clauses: ['SK-1'], what: order }));
  s.acted[order.unit] = 1;
  s.orders++;
}

function told(order: Order): string {
  return order.order === 'move'
    ? `Unit ${order.unit} moves to square ${order.to}.`
    : `Unit ${order.unit} fires at unit ${order.target}.`;
}

function moveTo(s: Skirmish, unit: number, to: number): void {
  s.board[nth(s.at, unit)] = -1;
  s.board[to] = unit;
  s.at[unit] = to;
}

function takeHits(s: Skirmish, unit: number, hits: number): void {
  const left = Math.max(0, nth(s.strength, unit) - hits);
  s.strength[unit] = left;
  if (left > 0) return;
  s.board[nth(s.at, unit)] = -1;
  s.at[unit] = -1;
  s.lost[sideOf(unit)]++;
}

/** True if the side to move can do nothing more in this turn. */
export function turnIsOver(s: Skirmish): boolean {
  return s.orders >= ORDERS || s.lost[1 - s.side] === LOSING || !canOrder(s);
}

/** Ends the turn. A side that can give no order passes; so the next side that can is on move. */
export function endTurn(s: Skirmish): void {
  do {
    if (s.lost[0] >= LOSING) s.winner = 1;
    else if (s.lost[1] >= LOSING) s.winner = 0;
    else if (s.turn >= TURN_LIMIT) s.winner = stronger(s);
    s.side = s.side === 0 ? 1 : 0;
    s.orders = 0;
    s.turn++;
    s.acted.fill(0);
  } while (s.winner === null && !canOrder(s));
}

function stronger(s: Skirmish): 0 | 1 | 2 {
  let lead = 0;
  for (let unit = 0; unit < 2 * UNITS; unit++) lead += (sideOf(unit) === 0 ? 1 : -1) * nth(s.strength, unit);
  if (lead === 0) return 2;
  return lead > 0 ? 0 : 1;
}
