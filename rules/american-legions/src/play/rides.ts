import { distance, type Hex, neighbour } from '@linstock/ground';
import { nth, type Refusal, refusal, type Side } from '@linstock/kernel';
import { sentence } from '@linstock/scene';
import { COMMANDER } from '../model/answers.ts';
import { barred, lookAround, officerHex, officerName } from '../model/board.ts';
import type { OfficerId } from '../model/field.ts';
import type { Game, StateView } from '../model/game.ts';
import * as S from '../model/state.ts';
import { leaderAllowance } from '../reckon/allowance.ts';

/** Rides of leaders and army commanders by themselves (AL-4.2d). */

/** Officers with points left. */
export function ridersOf(game: StateView, side: Side): OfficerId[] {
  const { field, s } = game;
  const riders: OfficerId[] = [];
  for (const { id, side: own } of field.leaders) {
    if (own === side && s.leaderAt[id] !== S.NONE && pointsLeft(game, side, id) > 0) riders.push(id);
  }
  if (s.commanderAt[side] !== S.NONE && pointsLeft(game, side, COMMANDER) > 0) riders.push(COMMANDER);
  return riders;
}

/** Points an officer has left in this phase (AL-4.2d). */
export function pointsLeft({ s }: StateView, side: Side, officer: OfficerId): number {
  const spent = officer === COMMANDER ? s.commanderSpent[side] : nth(s.leaderSpent, officer);
  return leaderAllowance(side === s.active) - spent;
}

/** The shortest ride to each hex within an officer's points, by the hex it ends in. */
export function ridesOf(game: StateView, side: Side, officer: OfficerId): Map<Hex, readonly Hex[]> {
  const { field, s } = game;
  const looked = lookAround(field, s);
  const paths = new Map<number, number[]>([[officerHex(s, side, officer), []]]);
  const points = pointsLeft(game, side, officer);
  for (const [hex, path] of paths) {
    if (path.length >= points) continue;
    for (let d = 0; d < 6; d++) {
      const to = neighbour(field.map, hex, d);
      if (to === -1 || paths.has(to) || isClosed(barred(field, looked, side, 0, to))) continue;
      paths.set(to, [...path, to]);
    }
  }
  paths.delete(officerHex(s, side, officer));
  return paths;
}

/**
 * True if an officer may not enter. The enemy and impassable ground stop him; other arms do not (AL-4.2d,
 * AL-6.3b).
 */
function isClosed(bar: ReturnType<typeof barred>): bar is 'enemy_in_hex' | 'impassable' {
  return bar === 'enemy_in_hex' || bar === 'impassable';
}

/** Hex after hex drawn by lot, until the way is barred; empty if it is at once. */
export function sampleRidePath(
  game: StateView,
  side: Side,
  officer: OfficerId,
  choose: (n: number) => number,
): Hex[] {
  const { field, s } = game;
  const looked = lookAround(field, s);
  const path: Hex[] = [];
  let hex = officerHex(s, side, officer);
  for (let left = 1 + choose(pointsLeft(game, side, officer)); left > 0; left--) {
    const to = neighbour(field.map, hex, choose(6));
    if (to === -1 || isClosed(barred(field, looked, side, 0, to))) break;
    path.push(to);
    hex = to;
  }
  return path;
}

/** True if an officer is of a side. */
export function isOwn({ field }: StateView, side: Side, officer: OfficerId): boolean {
  return officer === COMMANDER ? field.commanders[side] !== null : field.leaders[officer]?.side === side;
}

/** Why an officer may not ride this route; null if he may. */
export function refuseRide(
  game: StateView,
  side: Side,
  officer: OfficerId,
  path: readonly Hex[],
): Refusal | null {
  const { field, s } = game;
  if (!isOwn(game, side, officer) || officerHex(s, side, officer) === S.NONE)
    return refusal('not_on_map', 'AL-4.2d', 'Name a leader of yours who is on the map.');
  const [first] = rideBars(game, side, officer, path).sort(byTable);
  if (!first) return null;
  const name = sentence(officerName(field, s, side, officer));
  const where = first.hex === path.at(-1) ? 'that hex' : 'a hex on the way there';
  const { clause, say } = RIDE_BARS[first.reason];
  return refusal(first.reason, clause, say(name, where, pointsLeft(game, side, officer)));
}

/** The refusals of a ride, in the order in which they are reported (Decisions: move_leader). */
const RIDE_BARS = {
  enemy_in_hex: {
    clause: 'AL-4.2d',
    say: (name: string, where: string) => `${name} cannot enter ${where}: the enemy holds it.`,
  },
  impassable: {
    clause: 'AL-6.4b',
    say: (name: string, where: string) => `${name} cannot enter ${where}: it is impassable.`,
  },
  off_map: {
    clause: 'AL-4.2d',
    say: (name: string) => `${name} rides from hex to neighbouring hex on the map.`,
  },
  too_few_points: {
    clause: 'AL-4.2d',
    say: (name: string, _: string, left: number) =>
      `${name} has only ${left} ${left === 1 ? 'point' : 'points'} left.`,
  },
} as const;

interface RideBar {
  readonly reason: keyof typeof RIDE_BARS;
  readonly hex: Hex;
}

const RIDE_REASONS = Object.keys(RIDE_BARS);
const byTable = (a: RideBar, b: RideBar): number =>
  RIDE_REASONS.indexOf(a.reason) - RIDE_REASONS.indexOf(b.reason);

/** Everything that stands against a ride. */
function rideBars(game: StateView, side: Side, officer: OfficerId, path: readonly Hex[]): RideBar[] {
  const { field, s } = game;
  const { map } = field;
  const looked = lookAround(field, s);
  const bars: RideBar[] = [];
  let from = officerHex(s, side, officer);
  for (const hex of path) {
    const next = hex < map.count && distance(map, from, hex) === 1;
    const bar = hex < map.count ? barred(field, looked, side, 0, hex) : null;
    if (!next) bars.push({ reason: 'off_map', hex });
    if (isClosed(bar)) bars.push({ reason: bar, hex });
    from = hex;
  }
  if (path.length > pointsLeft(game, side, officer)) bars.push({ reason: 'too_few_points', hex: from });
  return bars;
}

/** Puts an officer in the hex to which he has ridden, and counts the points spent. */
export function takeOfficer({ s }: Game, side: Side, officer: OfficerId, hex: Hex, steps: number): void {
  if (officer === COMMANDER) {
    s.commanderAt[side] = hex;
    s.commanderSpent[side] += steps;
  } else {
    s.leaderAt[officer] = hex;
    s.leaderSpent[officer] = nth(s.leaderSpent, officer) + steps;
  }
}
