import type { HexMap } from './map.ts';

/** Cost of a state or hex that cannot be reached. */
export const UNREACHED = 255;

/**
 * What can be reached from one hex and facing. A state is `hex * 6 + facing`.
 * Owned by the caller and used again by each call of `reach`, which overwrites it.
 */
export interface Reach {
  /** Movement points spent, by state; `UNREACHED` where it cannot come. */
  readonly cost: Uint8Array;
  /** The state before this one on a cheapest way; -1 at the start and where it cannot come. */
  readonly cameFrom: Int32Array;
  /** The states reached, cheapest first; only the first `reached` count. */
  readonly states: Int32Array;
  reached: number;
}

/** Room for one result of `reach` on maps of this size. */
export function newReach(map: HexMap): Reach {
  const states = map.count * 6;
  return {
    cost: new Uint8Array(states).fill(UNREACHED),
    cameFrom: new Int32Array(states).fill(-1),
    states: new Int32Array(states),
    reached: 0,
  };
}

/**
 * All hexes and facings a company can come to (AL-5.1, AL-5.2, AL-6.1c): 1 point to step into a front hex, 1 to turn a
 * corner, 1 to turn about where `about` allows it.
 * @param points movement points, 0 to 254
 * @param mayEnter asked for each neighbour on the map; impassable hexes are refused without asking
 * @param into from `newReach` of a map of the same size; overwritten and returned, so nothing is allocated
 */
export function reach(
  map: HexMap,
  start: number,
  facing: number,
  points: number,
  mayEnter: (hex: number) => boolean,
  turning: { readonly about: boolean },
  into: Reach,
): Reach {
  forget(into);
  visit(into, start * 6 + facing, 0, -1);
  for (let next = 0; next < into.reached; next++) {
    const state = into.states[next] as number;
    const cost = (into.cost[state] as number) + 1;
    if (cost > points) break;
    const heading = state % 6;
    const base = state - heading;
    stepInto(map, mayEnter, into, state, base + ((heading + 5) % 6), cost);
    stepInto(map, mayEnter, into, state, base + heading, cost);
    visit(into, base + ((heading + 1) % 6), cost, state);
    visit(into, base + ((heading + 5) % 6), cost, state);
    if (turning.about) visit(into, base + ((heading + 3) % 6), cost, state);
  }
  return into;
}

/** @param side `hex * 6 + direction` of the side stepped over */
function stepInto(
  map: HexMap,
  mayEnter: (hex: number) => boolean,
  into: Reach,
  state: number,
  side: number,
  cost: number,
): void {
  const hex = map.neighbours[side] as number;
  if (hex === -1 || map.impassable[hex] === 1) return;
  const entered = hex * 6 + (state % 6);
  if (into.cost[entered] === UNREACHED && mayEnter(hex)) visit(into, entered, cost, state);
}

function visit(into: Reach, state: number, cost: number, cameFrom: number): void {
  if (into.cost[state] !== UNREACHED) return;
  into.cost[state] = cost;
  into.cameFrom[state] = cameFrom;
  into.states[into.reached++] = state;
}

function forget(into: Reach): void {
  for (let i = 0; i < into.reached; i++) {
    const state = into.states[i] as number;
    into.cost[state] = UNREACHED;
    into.cameFrom[state] = -1;
  }
  into.reached = 0;
}

/** The states from the start to this one on a cheapest way, both included; empty if it cannot be reached. */
export function wayTo(reached: Reach, state: number): number[] {
  if (reached.cost[state] === UNREACHED) return [];
  const way: number[] = [];
  for (let at = state; at !== -1; at = reached.cameFrom[at] as number) way.push(at);
  return way.reverse();
}

/**
 * Steps from the nearest of several hexes to each hex, for what has no facing (leaders, routs: AL-5.4a).
 * A start counts 0 even where `mayEnter` would refuse it; what cannot be reached, impassable hexes too, counts `UNREACHED`.
 * @param into one number a hex; overwritten and returned
 */
export function flood(
  map: HexMap,
  starts: Iterable<number>,
  mayEnter: (hex: number) => boolean,
  into: Uint8Array = new Uint8Array(map.count),
): Uint8Array {
  into.fill(UNREACHED);
  let frontier: number[] = [];
  for (const hex of starts) {
    into[hex] = 0;
    frontier.push(hex);
  }
  for (let steps = 1; frontier.length > 0 && steps < UNREACHED; steps++) {
    const next: number[] = [];
    for (const hex of frontier) {
      for (let side = hex * 6; side < hex * 6 + 6; side++) {
        const to = map.neighbours[side] as number;
        if (to === -1 || into[to] !== UNREACHED || map.impassable[to] === 1 || !mayEnter(to)) continue;
        into[to] = steps;
        next.push(to);
      }
    }
    frontier = next;
  }
  return into;
}
