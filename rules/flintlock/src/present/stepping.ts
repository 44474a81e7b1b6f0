import type { Hex } from '@linstock/ground';
import { last } from '@linstock/kernel';
import type { Picked } from '@linstock/scene';
import type { AnswerTo } from '../model/answers.ts';
import { facingOfUnit, hexOfLeader, hexOfUnit } from '../model/board.ts';
import type { LeaderId, UnitId } from '../model/field.ts';
import type { StateView } from '../model/game.ts';
import { facingAt } from '../model/names.ts';
import { rideHowever, usualRides } from '../play/leaders/rides.ts';
import { comeTo } from '../play/movement/march.ts';
import { type March, usualWays, wayHowever } from '../play/movement/ways.ts';
import { heading } from './clicks.ts';

/**
 * Ways as clicks. A click on the end alone means the cheapest way there. A click on the hex a way begins in, and then
 * on each hex of it, means exactly these steps. A heading applies to the hexes clicked before it, back to the last
 * heading.
 */

type Steps = March['path'];

/** The hexes and headings among clicks: each hex with the facing it is entered with, and the facing at the end. */
export interface ClickedWay {
  readonly hexes: readonly { readonly hex: Hex; readonly facing: number | null }[];
  readonly facing: number | null;
}

/** Reads the hexes and headings among clicks. Hexes after the last heading have the facing of the last heading. */
export function readWay(picks: readonly Picked[]): ClickedWay {
  const hexes: { hex: Hex; facing: number | null }[] = [];
  let [begin, last]: [number, number | null] = [0, null];
  for (const pick of picks) {
    if ('hex' in pick) hexes.push({ hex: pick.hex, facing: last });
    if (!('heading' in pick)) continue;
    last = facingAt(pick.heading);
    for (const each of hexes.slice(begin)) each.facing = last;
    begin = hexes.length;
  }
  return { hexes, facing: last };
}

/** The march that clicks mean: step by step if they begin in the unit's own hex, else the cheapest way from hex to hex. */
export function marchClicked(game: StateView, unit: UnitId, { hexes, facing }: ClickedWay): March | null {
  const [start, held] = [game.s.at[unit], facingOfUnit(game.s, unit)];
  const exact = hexes[0]?.hex === start;
  const named = exact ? hexes.slice(1) : hexes;
  if (named.length === 0) return null;
  const path = exact
    ? named.map((step) => ({ hex: step.hex, facing: step.facing ?? held }))
    : throughHexes(game, unit, named, held);
  return { path, facing: facing ?? held };
}

function throughHexes(game: StateView, unit: UnitId, hexes: ClickedWay['hexes'], held: number): Steps {
  const path: Steps = [];
  let { s } = game;
  for (const { hex, facing } of hexes) {
    const way = wayHowever({ ...game, s }, unit, hex);
    path.push(...way.map((each) => ({ hex: each, facing: facing ?? held })));
    s = comeTo(s, unit, hex, facingOfUnit(s, unit));
  }
  return path;
}

/** The ways that are offered to each hex, by unit or leader, while one question is open. */
export class UsualWays {
  readonly #marches = new Map<number, ReadonlyMap<number, readonly number[]>>();
  readonly #rides = new Map<number, ReadonlyMap<number, readonly number[]>>();

  /** The hexes of the march that is offered to a hex; undefined if none leads there. */
  march(game: StateView, unit: UnitId, hex: Hex): readonly number[] | undefined {
    const ways = this.#marches.get(unit) ?? usualWays(game, unit);
    this.#marches.set(unit, ways);
    return ways.get(hex);
  }

  /** The hexes of the ride that is offered to a hex; undefined if the leader cannot come there. */
  ride(game: StateView, leader: LeaderId, hex: Hex): readonly number[] | undefined {
    const rides = this.#rides.get(leader) ?? usualRides(game, leader);
    this.#rides.set(leader, rides);
    return rides.get(hex);
  }
}

/** The clicks of a march: its end and a heading if it is the cheapest way with one facing, else every step. */
export function marchClicks(
  game: StateView,
  usual: UsualWays,
  unit: UnitId,
  { path, facing }: March,
): Picked[] {
  const hexes = path.map((step) => step.hex);
  const end = { hex: last(hexes) };
  const alike = path.every((step) => step.facing === facing);
  if (alike && `${usual.march(game, unit, end.hex)}` === `${hexes}`) return [end, heading(facing)];
  const turns = path.map((step, i) => step.facing !== path[i + 1]?.facing);
  return [
    { hex: hexOfUnit(game.s, unit) },
    ...path.flatMap((step, i) => [{ hex: step.hex }, ...(turns[i] ? [heading(step.facing)] : [])]),
    ...(path.at(-1)?.facing === facing ? [] : [heading(facing)]),
  ];
}

type Ride = Extract<AnswerTo<'turn'>, { do: 'ride' }>;

/** The ride that clicks mean, in the same way as a march. */
export function rideClicked(game: StateView, leader: LeaderId, hexes: readonly Hex[]): Ride | null {
  const exact = hexes[0] === game.s.leaderAt[leader];
  const end = hexes.at(-1);
  if (end === undefined || (exact && hexes.length === 1)) return null;
  const path = exact ? hexes.slice(1) : rideHowever(game, leader, end);
  return { do: 'ride', leader, path: [...path] };
}

/** The hexes clicked for a ride. */
export function rideClicks(game: StateView, usual: UsualWays, { leader, path }: Ride): Picked[] {
  const end = last(path);
  return (
    `${usual.ride(game, leader, end)}` === `${path}` ? [end] : [hexOfLeader(game.s, leader), ...path]
  ).map((hex) => ({ hex }));
}
