import {
  type Hex,
  type HexCosts,
  NEVER,
  NO_LIMIT,
  neighbour,
  numberAt,
  reach,
  wayTo,
} from '@linstock/ground';
import { last, otherSide, type Refusal, refusal } from '@linstock/kernel';
import { hexDistance, saying, told } from '@linstock/scene';
import type { Answer } from '../../model/answers.ts';
import * as board from '../../model/board.ts';
import type { LeaderId } from '../../model/field.ts';
import { emit, type Game, type StateView } from '../../model/game.ts';
import type { Scratch } from '../../model/scratch.ts';
import { scratchOf } from '../../model/scratch.ts';
import * as S from '../../model/state.ts';
import { directionTo } from '../movement/marcher.ts';

/** The way a leader rides, the Overall Leader and a Subordinate Leader alike (FL-4.5). */

/** The ride of an answer. */
export type Ride = Extract<Answer, { readonly do: 'ride' }>;

/** The obstacles to a leader's step. */
type Bar = 'off the map' | 'impassable' | 'enemy' | 'zone';

function barTo(
  { field }: StateView,
  looked: Scratch,
  leader: LeaderId,
  from: Hex,
  direction: number,
): Bar | null {
  const { side } = board.leaderOf(field, leader);
  const enemy = otherSide(side);
  const to = neighbour(field.map, from, direction);
  if (direction === S.NONE || to === -1) return 'off the map';
  if (field.ground.cost.open[from * 6 + direction] === -1) return 'impassable';
  if (looked.held[to * 2 + enemy] !== 0) return 'enemy';
  return looked.zoc[to * 2 + enemy] !== 0 && looked.held[to * 2 + side] === 0 ? 'zone' : null;
}

/** Why a leader who may ride may not ride along this path; null if he may (Decisions: LEADER-MOVE). */
export function refuseWay(game: StateView, { leader, path }: Ride): Refusal | null {
  const { field, s } = game;
  const looked = board.lookAround(field, s);
  let from = board.hexOfLeader(s, leader);
  const { allowance } = board.leaderOf(field, leader);
  let cost = 0;
  for (const hex of path) {
    const direction = directionTo(field, from, hex);
    const bar = barTo(game, looked, leader, from, direction);
    if (bar !== null) return refusalOf(game, leader, bar, hex === path.at(-1));
    cost += numberAt(field.ground.cost.open, from * 6 + direction);
    from = hex;
  }
  if (cost <= allowance) return null;
  const name = board.leaderName(game, leader);
  return refusal(
    'FL-R-LEADER-MA',
    'FL-4.5a',
    `${name} has too few Movement Points to ride there: the way takes ${cost}, and he has ${allowance}.`,
  );
}

/** The refusals of a ride: code, clause and sentence. */
const BARS: Readonly<Record<Bar, readonly [code: string, clause: string, why: string]>> = {
  'off the map': ['FL-R-OFF-MAP', 'FL-7.11c', 'a step leads into the next hex of the map'],
  impassable: ['FL-R-IMPASSABLE', 'FL-4.5c', 'the ground is closed to him'],
  enemy: ['FL-R-OCCUPIED', 'FL-4.5c', 'an enemy unit stands there'],
  zone: ['FL-R-LEADER-ZOC', 'FL-4.5c', 'it is in an enemy Zone of Control, and no unit of his side is there'],
};

function refusalOf(game: StateView, leader: LeaderId, bar: Bar, last: boolean): Refusal {
  const [code, clause, why] = BARS[bar];
  return refusal(
    code,
    clause,
    `${board.leaderName(game, leader)} cannot ride ${last ? 'there' : 'that way'}: ${why}.`,
  );
}

/** The cheapest ride to each hex a leader can reach. */
export function ridesOf(game: StateView, leader: LeaderId): Ride[] {
  const { allowance } = board.leaderOf(game.field, leader);
  return ridesWithin(game, leader, allowance);
}

/** The hexes of the offered ride to each hex a leader can reach now. */
export function usualRides(game: StateView, leader: LeaderId): ReadonlyMap<Hex, readonly Hex[]> {
  return new Map(ridesOf(game, leader).map(({ path }) => [last(path), path]));
}

/**
 * The hexes of a ride to a hex at any distance, so that the refusal can say what is wrong with it; the hex alone if no
 * way leads there.
 */
export function rideHowever(game: StateView, leader: LeaderId, hex: Hex): readonly Hex[] {
  const ride = ridesWithin(game, leader, NO_LIMIT).find(({ path }) => path.at(-1) === hex);
  return ride?.path ?? [hex];
}

function ridesWithin(game: StateView, leader: LeaderId, limit: number): Ride[] {
  const { field, s } = game;
  const looked = board.lookAround(field, s);
  const { open } = field.ground.cost;
  const going: HexCosts = {
    exits: [[0, 1, 2, 3, 4, 5]],
    turns: [],
    limit,
    stepCost: (from, direction) =>
      barTo(game, looked, leader, from, direction) === null ? numberAt(open, from * 6 + direction) : NEVER,
    turnCost: () => NEVER,
  };
  const reached = reach(field.map, board.hexOfLeader(s, leader), 0, going, scratchOf(field).ways);
  return Array.from(reached.states.subarray(1, reached.reached), (state) => ({
    do: 'ride',
    leader,
    path: wayTo(reached, state)
      .slice(1)
      .map((each) => each / reached.pasts),
  }));
}

/** A random ride, more or less in one direction; null if the first step is barred. */
export function sampleRide(game: StateView, leader: LeaderId, choose: (n: number) => number): Ride | null {
  const { field, s } = game;
  const looked = board.lookAround(field, s);
  const heading = choose(6);
  const path: Hex[] = [];
  let from = board.hexOfLeader(s, leader);
  for (let left = 1 + choose(board.leaderOf(field, leader).allowance); ; ) {
    const direction = (heading + 5 + choose(3)) % 6;
    if (barTo(game, looked, leader, from, direction) !== null) break;
    left -= numberAt(field.ground.cost.open, from * 6 + direction);
    if (left < 0) break;
    from = neighbour(field.map, from, direction);
    path.push(from);
  }
  return path.length === 0 ? null : { do: 'ride', leader, path };
}

/** Moves a leader along his path. */
export function ride(game: Game, { leader, path }: Ride): void {
  const { field, s } = game;
  const hexes = [board.hexOfLeader(s, leader), ...path];
  const to = last(hexes);
  s.leaderAt[leader] = to;
  s.rode[leader] = 1;
  emit(
    game,
    board.leaderOf(field, leader).side,
    ['FL-4.5a'],
    () => told`${saying(board.leaderName(game, leader), 'rides', 'ride')} ${hexDistance(path.length)}`,
    () => ({ kind: 'move', went: [{ piece: board.leaderId(leader), path: { hexes } }] }),
  );
}
