import { nth, type Side } from '@linstock/kernel';

/** The board is this many squares wide and high; a square is `y * SIZE + x`. */
export const SIZE = 20;
/** Units a side; units 0 to 19 are side 0's, the rest side 1's. */
export const UNITS = 20;
/** Orders a side gives in its turn. */
export const ORDERS = 5;
/** After this many turns the side with more strength wins. */
export const TURN_LIMIT = 200;
/** Number of lost units at which a side loses. */
export const LOSING = 10;
/** Strength points of a unit. */
export const STRENGTH = 3;
const REACH = 2;
const FIRST_ROWS = [6, 12] as const;

/** The places of all units. `acted` is 0 or 1 by unit; a lost unit is at -1; an empty square has -1. */
export interface Skirmish {
  readonly board: number[];
  readonly at: number[];
  readonly strength: number[];
  readonly acted: number[];
  readonly lost: [number, number];
  side: Side;
  orders: number;
  turn: number;
  /** Null while it is fought; 2 is a draw. */
  winner: Side | 2 | null;
}

/** An order to one unit: a step to an empty square, or fire at an enemy unit. */
export type Order =
  | { readonly order: 'move'; readonly unit: number; readonly to: number }
  | { readonly order: 'fire'; readonly unit: number; readonly target: number };

/** Both sides drawn up in a line, six rows apart. */
export function drawnUp(): Skirmish {
  const board = new Array<number>(SIZE * SIZE).fill(-1);
  const at = FIRST_ROWS.flatMap((row) => Array.from({ length: UNITS }, (_, i) => row * SIZE + i));
  at.forEach((square, unit) => {
    board[square] = unit;
  });
  return {
    board,
    at,
    strength: new Array<number>(2 * UNITS).fill(STRENGTH),
    acted: new Array<number>(2 * UNITS).fill(0),
    lost: [0, 0],
    side: 0,
    orders: 0,
    turn: 1,
    winner: null,
  };
}

/** A copy that shares nothing. */
export function cloneSkirmish(s: Skirmish): Skirmish {
  return {
    board: s.board.slice(),
    at: s.at.slice(),
    strength: s.strength.slice(),
    acted: s.acted.slice(),
    lost: [s.lost[0], s.lost[1]],
    side: s.side,
    orders: s.orders,
    turn: s.turn,
    winner: s.winner,
  };
}

/** The side of a unit. */
export const sideOf = (unit: number): Side => (unit < UNITS ? 0 : 1);

const SQUARES = SIZE * SIZE;
/** By square and direction (north, east, south, west): the square one step on, -1 off the board. */
const STEPS = Int16Array.from({ length: 4 * SQUARES }, (_, i) => stepFrom(i >> 2, i & 3));
/** By two squares: 1 if they are at most two apart, diagonals counting as one. */
const NEAR = Uint8Array.from({ length: SQUARES * SQUARES }, (_, i) => {
  const a = Math.floor(i / SQUARES);
  const b = i % SQUARES;
  const across = Math.abs((a % SIZE) - (b % SIZE));
  const along = Math.abs(Math.floor(a / SIZE) - Math.floor(b / SIZE));
  return Math.max(across, along) <= REACH ? 1 : 0;
});

function stepFrom(square: number, direction: number): number {
  const x = (square % SIZE) + ([0, 1, 0, -1][direction] ?? 0);
  const y = Math.floor(square / SIZE) + ([-1, 0, 1, 0][direction] ?? 0);
  return x < 0 || x >= SIZE || y < 0 || y >= SIZE ? -1 : y * SIZE + x;
}

/** The square one step north, east, south or west (0 to 3); -1 off the board. */
export function stepTo(square: number, direction: number): number {
  return nth(STEPS, 4 * square + direction);
}

/** True if a unit on one square reaches the other with its fire. */
export function inReach(a: number, b: number): boolean {
  return NEAR[SQUARES * a + b] === 1;
}

/** All orders the side on move may give. */
export function legalOrders(s: Skirmish): Order[] {
  const orders: Order[] = [];
  const first = s.side * UNITS;
  for (let unit = first; unit < first + UNITS; unit++) addOrders(s, unit, orders);
  return orders;
}

/** True if the side on move has any order left. */
export function canOrder(s: Skirmish): boolean {
  const orders: Order[] = [];
  const first = s.side * UNITS;
  for (let unit = first; unit < first + UNITS; unit++) {
    addOrders(s, unit, orders);
    if (orders.length > 0) return true;
  }
  return false;
}

/** Adds the orders one unit may get: steps first, then fire. */
function addOrders(s: Skirmish, unit: number, orders: Order[]): void {
  const square = nth(s.at, unit);
  if (square < 0 || s.acted[unit] === 1) return;
  for (let direction = 0; direction < 4; direction++) {
    const to = stepTo(square, direction);
    if (to >= 0 && nth(s.board, to) < 0) orders.push({ order: 'move', unit, to });
  }
  const foe = (1 - s.side) * UNITS;
  for (let target = foe; target < foe + UNITS; target++) {
    const there = nth(s.at, target);
    if (there >= 0 && inReach(square, there)) orders.push({ order: 'fire', unit, target });
  }
}
