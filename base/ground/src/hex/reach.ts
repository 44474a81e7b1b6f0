import type { NumberOf } from '@linstock/kernel';
import { cellAt } from '../lists.ts';
import type { Hex } from './hex.ts';
import type { HexMap } from './map.ts';

/** Cost of a state or hex that cannot be reached. */
export const UNREACHED = 0x7fffffff;
/** The cost of a forbidden step or turn. */
export const NEVER = UNREACHED;

/** A limit above every cost: everything that can be reached counts. */
export const NO_LIMIT = NEVER - 1;

/** A state on the way: `(hex * facings + facing) * pasts + past`. */
export type HexState = NumberOf<'state of a search'>;

/**
 * The costs of moving over a map, one step into a neighbouring hex or one turn at a time. Costs are whole numbers, 0 or
 * more. All arguments are numbers, so that nothing is allocated on the way.
 */
export interface HexCosts {
  /** By facing, the directions in which it may step; facings are numbers from 0. */
  readonly exits: readonly (readonly number[])[];
  /** The turns it may make in place, in facings clockwise. */
  readonly turns: readonly number[];
  /** Maximum number of points it may spend. */
  readonly limit: number;
  /** Points for the step from a hex into its neighbour, which is on the map and passable; `NEVER` if it is forbidden. */
  stepCost(from: Hex, direction: number, to: Hex, facing: number, past: number, spent: number): number;
  /** Points for a turn; `NEVER` if it is forbidden. */
  turnCost(hex: Hex, facing: number, turn: number, past: number): number;
  /** True if the move must end here: no further step or turn. */
  stops?(hex: Hex, facing: number): boolean;
  /** The past after a step, a number below `pasts`; 0 at the start. */
  pastAfter?(from: Hex, past: number, direction: number, to: Hex): number;
}

/** The result of `reach`, with its memory: owned by the caller and overwritten by each call. */
export interface Reach {
  readonly facings: number;
  /** Number of kinds of past that differ, 1 if it does not matter. */
  readonly pasts: number;
  /** Points spent, by state; `UNREACHED` if it cannot be reached. */
  readonly cost: Int32Array;
  /** The state before this one on a cheapest way; -1 at the start. Only valid for a reached state. */
  readonly cameFrom: Int32Array;
  /** The states reached, in the order they were found; only the first `reached` count. */
  readonly states: Int32Array;
  reached: number;
  /** States to continue from, by points spent; only the first `filled` of each list count. */
  readonly open: HexState[][];
  readonly filled: number[];
}

/** Memory for `reach` on a map of this size, for troops with `facings` facings. */
export function newReach(map: Pick<HexMap, 'count'>, facings: number, pasts = 1): Reach {
  const states = map.count * facings * pasts;
  return {
    facings,
    pasts,
    cost: new Int32Array(states).fill(UNREACHED),
    cameFrom: new Int32Array(states),
    states: new Int32Array(states),
    reached: 0,
    open: [],
    filled: [],
  };
}

/** Number of a state without a past. */
export function stateAt({ facings, pasts }: Reach, hex: Hex, facing: number): HexState {
  return (hex * facings + facing) * pasts;
}

export const hexOfState = ({ facings, pasts }: Reach, state: HexState): Hex =>
  Math.floor(state / (facings * pasts));
export const facingOfState = ({ facings, pasts }: Reach, state: HexState): number =>
  Math.floor(state / pasts) % facings;

/**
 * All hexes and facings that can be reached, each by a cheapest way. Among equally cheap ways the first one
 * found is used: turns are tried before steps, in the order of `going`.
 * @param into from `newReach` of a map of the same size; overwritten and returned
 */
export function reach(map: HexMap, hex: Hex, facing: number, going: HexCosts, into: Reach): Reach {
  forget(into);
  visit(into, stateAt(into, hex, facing), 0, -1);
  const { open, filled, cost } = into;
  for (let spent = 0; spent < open.length && spent <= going.limit; spent++) {
    const bucket = open[spent] as HexState[];
    for (let i = 0; i < (filled[spent] as number); i++) {
      const state = bucket[i] as HexState;
      if (cost[state] === spent) expand(map, going, into, state, spent);
    }
  }
  return into;
}

function expand(map: HexMap, going: HexCosts, into: Reach, state: HexState, spent: number): void {
  const { facings, pasts } = into;
  const { turns, limit } = going;
  const pose = (state / pasts) | 0;
  const past = state - pose * pasts;
  const hex = (pose / facings) | 0;
  const facing = pose - hex * facings;
  if (spent > 0 && going.stops?.(hex, facing)) return;
  const left = limit - spent;
  for (let i = 0; i < turns.length; i++) {
    const turn = turns[i] as number;
    const cost = going.turnCost(hex, facing, turn, past);
    if (cost > left) continue;
    const to = (facing + turn + facings) % facings;
    visit(into, (hex * facings + to) * pasts + past, spent + cost, state);
  }
  const exits = going.exits[facing] as readonly number[];
  for (let i = 0; i < exits.length; i++) {
    const direction = exits[i] as number;
    const to = cellAt(map.neighbours, hex * 6 + direction);
    if (to === -1 || map.impassable[to] === 1) continue;
    const cost = going.stepCost(hex, direction, to, facing, past, spent);
    if (cost > left) continue;
    const after = going.pastAfter?.(hex, past, direction, to) ?? past;
    visit(into, (to * facings + facing) * pasts + after, spent + cost, state);
  }
}

function visit(into: Reach, state: HexState, cost: number, from: HexState): void {
  const known = into.cost[state] as number;
  if (known <= cost) return;
  if (known === UNREACHED) into.states[into.reached++] = state;
  into.cost[state] = cost;
  into.cameFrom[state] = from;
  const { open, filled } = into;
  while (open.length <= cost) {
    open.push([]);
    filled.push(0);
  }
  const last = filled[cost] as number;
  (open[cost] as HexState[])[last] = state;
  filled[cost] = last + 1;
}

function forget(into: Reach): void {
  for (let i = 0; i < into.reached; i++) into.cost[into.states[i] as HexState] = UNREACHED;
  into.reached = 0;
  into.filled.fill(0);
}

/** The states from the start to this one on a cheapest way, both included; empty if it cannot be reached. */
export function wayTo(reached: Reach, state: HexState): HexState[] {
  if (reached.cost[state] === UNREACHED) return [];
  const way: HexState[] = [];
  for (let at = state; at !== -1; at = reached.cameFrom[at] as number) way.push(at);
  return way.reverse();
}
