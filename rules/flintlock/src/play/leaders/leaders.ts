import { distance, type Hex } from '@linstock/ground';
import { nth, otherSide, refusal, type Side, usualStanding } from '@linstock/kernel';
import { saying, told } from '@linstock/scene';
import * as board from '../../model/board.ts';
import type { CommandId, LeaderId, UnitId } from '../../model/field.ts';
import {
  emit,
  type Game,
  type Play,
  put,
  type QuestionOf,
  type StateView,
  settle,
} from '../../model/game.ts';
import * as S from '../../model/state.ts';

/** Leaders who are left alone, fall, or go along (FL-4.5d, FL-4.6). */

/**
 * Called when a unit has changed its hex other than by its own move, has left the map, or is a gun just
 * Abandoned. Places the leaders it met, and the leaders of its own side that it left alone (FL-4.63,
 * FL-4.5d). Called before anything else happens (FL-4.63c).
 * @param from the hex it was in
 */
export function* settleLeaders(game: Game, unit: UnitId, from: Hex): Play {
  const { field, s } = game;
  const { side } = board.unitOf(field, unit);
  const gone = !board.isOnMap(s, unit) || s.abandoned[unit] === 1;
  if (!gone) yield* meetLeaders(game, unit);
  for (const leader of board.leadersIn(game, side, from))
    if (isAlone(game, leader) && (gone || isBesideEnemy(game, from, side)))
      yield* placeWithNearest(game, leader, 'FL-4.63a');
}

/**
 * A unit has entered a hex. Enemy leaders alone in it or next to it are moved to their units. The unit
 * continues as if they had not been there (FL-4.63a).
 */
export function* meetLeaders(game: Game, unit: UnitId): Play {
  for (const leader of leadersMet(game, unit)) yield* placeWithNearest(game, leader, 'FL-4.63a');
}

/**
 * Places leaders whom a change by hand has left alone next to an enemy, or without any unit of theirs. Nothing is asked: of
 * several hexes equally near, the first is taken (FL-4.63).
 */
export function gatherLeaders(game: Game): void {
  const { field, s } = game;
  for (const { id, side } of field.leaders) {
    const at = board.hexOfLeader(s, id);
    if (at === S.NONE || !isAlone(game, id)) continue;
    const [nearest] = nearestHexes(game, id);
    if (nearest === undefined) leave(game, id);
    else if (isBesideEnemy(game, at, side)) join(game, id, nearest, 'FL-4.63a');
  }
}

/** Enemy leaders who are alone next to a unit, or in its hex. */
export function leadersMet(game: StateView, unit: UnitId): LeaderId[] {
  const { field, s } = game;
  const hex = board.hexOfUnit(s, unit);
  const enemy = field.armies[otherSide(board.unitOf(field, unit).side)];
  return enemy.leaders.filter((leader) => {
    const at = board.hexOfLeader(s, leader);
    return at !== S.NONE && distance(field.map, at, hex) <= 1 && isAlone(game, leader);
  });
}

/** True if no combat unit of his side is in a leader's hex; an Abandoned gun does not count (FL-4.63c). */
function isAlone({ field, s }: StateView, leader: LeaderId): boolean {
  const { side } = board.leaderOf(field, leader);
  const hex = s.leaderAt[leader];
  return !field.armies[side].units.some((unit) => s.at[unit] === hex && s.abandoned[unit] === 0);
}

function isBesideEnemy({ field, s }: StateView, hex: Hex, side: Side): boolean {
  return field.armies[otherSide(side)].units.some((unit) => {
    const at = board.hexOfUnit(s, unit);
    return at !== S.NONE && s.abandoned[unit] === 0 && distance(field.map, at, hex) <= 1;
  });
}

/** A leader is killed: his replacement takes his place, with the nearest of his units (FL-4.61). */
export function* loseLeader(game: Game, leader: LeaderId): Play {
  const { field, s } = game;
  const { side } = board.leaderOf(field, leader);
  const name = board.leaderName(game, leader);
  s.leader[leader] = S.REPLACED;
  emit(
    game,
    side,
    ['FL-4.61a'],
    () => told`${saying(name, 'is', 'are')} killed`.adding('. His replacement takes over'),
    () => ({ kind: 'officer', piece: board.leaderId(leader), fate: 'falls' }),
  );
  yield* placeWithNearest(game, leader, 'FL-4.61b');
}

/**
 * Places a leader with the nearest combat unit of his Command, or of the army. If there is none left, he is
 * out of the game (FL-4.61b, FL-4.63).
 */
function* placeWithNearest(game: Game, leader: LeaderId, clause: 'FL-4.61b' | 'FL-4.63a'): Play {
  const hexes = nearestHexes(game, leader);
  if (hexes.length === 0) return leave(game, leader);
  const { hex } = yield* settle(placeQuestion(game, leader, hexes, clause));
  if (hex !== game.s.leaderAt[leader]) join(game, leader, hex, clause);
}

function join(game: Game, leader: LeaderId, hex: Hex, clause: 'FL-4.61b' | 'FL-4.63a'): void {
  const { s } = game;
  s.leaderAt[leader] = hex;
  emit(
    game,
    board.leaderOf(game.field, leader).side,
    [clause],
    () => told`${saying(board.leaderName(game, leader), 'joins', 'join')} the nearest of his men`,
    () => ({ kind: 'officer', piece: board.leaderId(leader), fate: 'joins' }),
  );
}

/** A leader's units: the counters of his Command, or the whole army. */
function menOf({ field }: StateView, leader: LeaderId): readonly UnitId[] {
  const { side, command } = board.leaderOf(field, leader);
  return command === S.NONE ? field.armies[side].units : board.commandOf(field, command).counters;
}

/** The hexes nearest to a leader, ascending, with a unit that he can join. */
function nearestHexes(game: StateView, leader: LeaderId): Hex[] {
  const { field, s } = game;
  const from = board.hexOfLeader(s, leader);
  let least = Number.POSITIVE_INFINITY;
  const hexes = new Set<number>();
  for (const unit of menOf(game, leader)) {
    const hex = board.hexOfUnit(s, unit);
    if (hex === S.NONE || s.abandoned[unit] === 1) continue;
    const away = distance(field.map, from, hex);
    if (away < least) hexes.clear();
    if (away <= least) hexes.add(hex);
    least = Math.min(least, away);
  }
  return [...hexes].sort((a, b) => a - b);
}

function placeQuestion(
  game: Game,
  leader: LeaderId,
  hexes: readonly Hex[],
  clause: string,
): QuestionOf<'place-leader'> {
  const { field } = game;
  const name = () => board.leaderName(game, leader);
  return {
    side: board.leaderOf(field, leader).side,
    kind: 'place-leader',
    clause,
    stable: false,
    prompt: () => `${name()} joins the nearest of his men, and several are equally near: which?`,
    options: () => hexes.map((hex) => ({ do: 'place', hex })),
    refuse: ({ hex }) =>
      hexes.includes(hex)
        ? null
        : refusal('FL-R-NOT-NEAREST', 'FL-4.61b', `${name()} goes to the nearest of his men.`),
  };
}

/**
 * If all units of a Subordinate Leader are in the Reform Box, he waits there with them, wherever he was
 * (FL-15.2d).
 */
export function waitWithMen(game: Game, command: CommandId): void {
  const { field, s } = game;
  const { leader, counters } = board.commandOf(field, command);
  const away = board.commandUnits(game, command).length === 0;
  const waits = away && counters.some((unit) => s.fate[unit] === S.BOXED);
  if (waits && s.leaderAt[leader] !== S.NONE) leave(game, leader);
}

/**
 * Removes a leader without a unit from the game, or lets him wait in the Reform Box with all his units
 * (FL-4.63b, FL-15.2d).
 */
function leave(game: Game, leader: LeaderId): void {
  const { field, s } = game;
  const { side, command } = board.leaderOf(field, leader);
  const waits =
    command !== S.NONE && board.commandOf(field, command).counters.some((unit) => s.fate[unit] === S.BOXED);
  s.leaderAt[leader] = S.NONE;
  if (!waits) s.leader[leader] = S.GONE;
  s.leaderSmoke[leader] = 0;
  emit(
    game,
    side,
    [waits ? 'FL-15.2d' : 'FL-4.63b'],
    () =>
      waits
        ? told`${saying(board.leaderName(game, leader), 'waits', 'wait')} where his men reform`
        : told`${saying(board.leaderName(game, leader), 'has', 'have')} no men left and leaves the field`,
    () => ({ kind: 'officer', piece: board.leaderId(leader), fate: 'leaves' }),
  );
}

/**
 * Asks the owner which leaders in the hex of these units go with them (FL-4.5d); they are not moved here.
 * @param to the units' destination, if nothing can happen on the way; null otherwise
 */
export function* leadersGoing(
  game: Game,
  units: readonly UnitId[],
  to: Hex | null,
): Play<readonly LeaderId[]> {
  const { field, s } = game;
  const unit = nth(units, 0);
  const going: LeaderId[] = [];
  for (const leader of board.leadersIn(game, board.unitOf(field, unit).side, board.hexOfUnit(s, unit)))
    if ((yield* put(goesQuestion(game, leader, units, to))).goes) going.push(leader);
  return going;
}

function goesQuestion(
  game: Game,
  leader: LeaderId,
  units: readonly UnitId[],
  to: Hex | null,
): QuestionOf<'leader-goes'> {
  const { field } = game;
  return {
    side: board.leaderOf(field, leader).side,
    kind: 'leader-goes',
    clause: 'FL-4.5d',
    stable: false,
    standing: usualStanding(
      () => ({ do: 'leader-goes', goes: true }),
      () => to !== null && isSentAfter(game, leader, units, to),
    ),
    prompt: () => `Does ${board.leaderName(game, leader)} go with ${board.namesOf(field, units)}?`,
    options: () => [
      { do: 'leader-goes', goes: true },
      { do: 'leader-goes', goes: false },
    ],
    refuse: () => null,
  };
}

/**
 * True if a leader who does not go along would have to join the same units immediately. He would be alone
 * next to an enemy, and none of his units would be as near (FL-4.63a).
 */
function isSentAfter(game: StateView, leader: LeaderId, units: readonly UnitId[], to: Hex): boolean {
  const { field, s } = game;
  const { side } = board.leaderOf(field, leader);
  const from = board.hexOfLeader(s, leader);
  const others = field.armies[side].units.filter((unit) => !units.includes(unit) && s.abandoned[unit] === 0);
  if (others.some((unit) => s.at[unit] === from) || !isBesideEnemy(game, from, side)) return false;
  const own = menOf(game, leader).filter((unit) => s.at[unit] !== S.NONE && s.abandoned[unit] === 0);
  const away = distance(field.map, from, to);
  return (
    own.some((unit) => units.includes(unit)) &&
    own.every((unit) => units.includes(unit) || distance(field.map, from, board.hexOfUnit(s, unit)) > away)
  );
}
