import { type Hex, type HexCosts, NEVER, NO_LIMIT, type Reach, reach, wayTo } from '@linstock/ground';
import { nth } from '@linstock/kernel';
import type { AnswerTo } from '../../model/answers.ts';
import type { UnitId } from '../../model/field.ts';
import type { StateView } from '../../model/game.ts';
import { scratchOf } from '../../model/scratch.ts';
import { disordersMover } from '../../reckon/going.ts';
import { barTo, facingsIn, type Marcher, marcherOf, refuseMarcher, roomIn, stopsIn } from './marcher.ts';

/** The marches of a unit, by the cheapest ways (FL-7). */

/** A search for the marches of a unit; valid until the state changes or another search begins. */
export interface Ways {
  readonly marcher: Marcher;
  /** Its states are `hex * 2 + 1` if the way Disorders the unit, else `hex * 2` (FL-7.21). */
  readonly reached: Reach;
}

/** A hex in which a march can end. */
export interface Way {
  readonly hex: Hex;
  /** Movement Points to it. */
  readonly cost: number;
  /** True if it Disorders the unit (FL-7.21a); only if no other way leads there. */
  readonly disorders: boolean;
}

/** A hex and a facing to end a march with. */
export interface MarchPose extends Way {
  readonly facing: number;
}

/** The march of an answer. */
export type March = Pick<Extract<AnswerTo<'action'>, { readonly do: 'move' }>, 'path' | 'facing'>;

const EXITS = [[0, 1, 2, 3, 4, 5]] as const;

/** The marches of a unit now, at the start of its move or on its way; null if it may not move at all. */
export function waysOfUnit(game: StateView, unit: UnitId): Ways | null {
  if (game.s.moving?.unit !== unit && refuseMarcher(game, unit) !== null) return null;
  const marcher = marcherOf(game, unit);
  return { marcher, reached: search(marcher, marcher.points) };
}

/** The cheapest ways by steps that may be made, within some Movement Points (FL-7.11b, FL-7.12a, d, FL-7.21a). */
function search(marcher: Marcher, limit: number): Reach {
  const { game, costs, start } = marcher;
  const { field } = game;
  const going: HexCosts = {
    exits: EXITS,
    turns: [],
    limit,
    stepCost: (from, direction) =>
      barTo(marcher, from, direction) === null ? nth(costs, from * 6 + direction) : NEVER,
    turnCost: () => NEVER,
    stops: (hex) => stopsIn(marcher, hex),
    pastAfter: (from, past, direction) =>
      past === 1 || disordersOver(marcher, from * 6 + direction) ? 1 : 0,
  };
  return reach(field.map, start, 0, going, scratchOf(field).ways);
}

/** True if a step over a side of a hex, `hex * 6 + direction`, Disorders the unit (FL-7.21a). */
export function disordersOver({ game, own }: Marcher, side: number): boolean {
  const step = game.field.ground.steps[side];
  return step != null && disordersMover(own.kind, own.formation, [step]);
}

/** The hexes a march can end in, without its start; by a way that Disorders only if no other leads there (FL-7.12c, d, FL-7.21a). */
export function endsOf({ marcher, reached }: Ways): Way[] {
  const ends: Way[] = [];
  for (let i = 0; i < reached.reached; i++) {
    const state = nth(reached.states, i);
    const hex = state >> 1;
    const disorders = (state & 1) === 1;
    if (hex === marcher.start || (disorders && reached.cost[state - 1] !== NEVER)) continue;
    if (roomIn(marcher, hex) === 'to end') ends.push({ hex, cost: nth(reached.cost, state), disorders });
  }
  return ends;
}

/** The hexes a march can end in, with each facing it can have there. */
export function posesOf(ways: Ways): MarchPose[] {
  return endsOf(ways).flatMap((way) =>
    facingsIn(ways.marcher, way.hex).map((facing) => ({ ...way, facing })),
  );
}

/** The hexes entered on the way to an end, in order (FL-7.12a, FL-7.21a). */
function pathTo({ reached }: Ways, { hex, disorders }: Way): Hex[] {
  return wayTo(reached, hex * 2 + (disorders ? 1 : 0))
    .slice(1)
    .map((state) => state >> 1);
}

/** The hexes of the way that is offered to each hex a unit can march to now. */
export function usualWays(game: StateView, unit: UnitId): ReadonlyMap<Hex, readonly Hex[]> {
  const ways = waysOfUnit(game, unit);
  return new Map(ways ? endsOf(ways).map((end) => [end.hex, pathTo(ways, end)]) : []);
}

/** A march to a pose, with its facing all the way. */
export function marchTo(ways: Ways, pose: MarchPose): March {
  const { facing } = pose;
  return { path: pathTo(ways, pose).map((hex) => ({ hex, facing })), facing };
}

/**
 * The hexes of an illegal way to a hex, so that the refusal can say what is wrong. It is the cheapest way
 * that fails only by too few Movement Points, or else one that is forbidden at the last hex, or else a way
 * over the ground alone. It contains at least the hex itself (FL-7.12a, FL-7.21a).
 */
export function wayHowever(game: StateView, unit: UnitId, hex: Hex): Hex[] {
  const marcher = marcherOf(game, unit);
  const { map } = game.field;
  const reached = search(marcher, NO_LIMIT);
  const to = cheapestTo(reached, [hex]);
  if (to.length > 0) return to;
  const beside = Array.from(map.neighbours.subarray(hex * 6, hex * 6 + 6)).filter((each) => each !== -1);
  const upTo = cheapestTo(reached, beside);
  if (upTo.length > 0 || beside.includes(marcher.start)) return [...upTo, hex];
  const ground = cheapestTo(overGround(marcher), [hex]);
  return ground.length > 0 ? ground : [hex];
}

/** The hexes entered on the cheapest way to one of these; none if none of them is reached (FL-7.11b, FL-7.21a). */
function cheapestTo(reached: Reach, hexes: readonly Hex[]): Hex[] {
  const states = hexes.flatMap((hex) => [hex * 2, hex * 2 + 1]);
  const costs = states.map((state) => nth(reached.cost, state));
  const best = nth(states, costs.indexOf(Math.min(...costs)));
  return wayTo(reached, best)
    .slice(1)
    .map((state) => state >> 1);
}

/** The marches that the ground alone would allow, whatever units are on the way (FL-7.11b, FL-7.21a). */
function overGround({ game, costs, start }: Marcher): Reach {
  const { field } = game;
  const going: HexCosts = {
    exits: EXITS,
    turns: [],
    limit: NO_LIMIT,
    stepCost: (from, direction) => {
      const cost = nth(costs, from * 6 + direction);
      return cost === -1 ? NEVER : cost;
    },
    turnCost: () => NEVER,
  };
  return reach(field.map, start, 0, going, scratchOf(field).ways);
}

/** Every march a unit can make now, one way to each pose; none if it may not move. */
export function marchesOf(game: StateView, unit: UnitId): March[] {
  const ways = waysOfUnit(game, unit);
  return ways ? posesOf(ways).map((pose) => marchTo(ways, pose)) : [];
}
