import type { Hex } from '@linstock/ground';
import { nth } from '@linstock/kernel';
import { told } from '@linstock/scene';
import * as board from '../../model/board.ts';
import type { CommandId, UnitId } from '../../model/field.ts';
import { emit, type Game, type StateView } from '../../model/game.ts';
import * as S from '../../model/state.ts';
import { afterHits, levelDown } from '../../reckon/cohesion.ts';
import { STATUSES } from '../../tables/index.ts';

/** The effects of losses on Commands and armies (FL-12.24, FL-14.0). */

/** The hits of one event, added together for each Command (FL-12.24e). */
export function takeHits(game: Game, hits: ReadonlyMap<CommandId, number>): void {
  const { field, s } = game;
  for (const [command, count] of hits) {
    if (count === 0) continue;
    const rating = board.commandOf(field, command).cohesion;
    const before = { track: nth(s.track, command), status: S.statusOf(s, command) };
    setCohesion(game, command, afterHits(before, rating, count));
  }
}

/** A Command drops one level by the words of a result, its track to 0 (FL-12.43c, FL-12.61c). */
export function dropStatus(game: Game, command: CommandId): void {
  const { s } = game;
  setCohesion(game, command, levelDown({ track: nth(s.track, command), status: S.statusOf(s, command) }));
}

function setCohesion(game: Game, command: CommandId, after: ReturnType<typeof levelDown>): void {
  const { field, s } = game;
  s.track[command] = after.track;
  const status = STATUSES.indexOf(after.status);
  if (status === s.status[command]) return;
  s.status[command] = status;
  emit(
    game,
    board.commandOf(field, command).side,
    ['FL-12.24b'],
    () => told`The Shock Status of ${board.commandName(field, command)} drops to ${after.status}`,
    () => ({ kind: 'morale', pieces: board.unitIds(board.commandUnits(game, command)), morale: 'shaken' }),
  );
}

/** The ways a unit leaves the map: the values of `State.fate`. */
export type Fate = typeof S.LOST | typeof S.FLED | typeof S.BOXED | typeof S.CAPTURED | typeof S.DRAGGED;

/**
 * Takes a unit off the map and counts it for Flight (FL-14.0e-h). Cohesion hits are for the caller: they are added up by event
 * (FL-12.24e). `settleLeaders` comes after it.
 */
export function removeUnit(game: Game, unit: UnitId, fate: Fate): void {
  const { field, s } = game;
  const { side, kind, base } = board.unitOf(field, unit);
  s.at[unit] = S.NONE;
  s.fate[unit] = fate;
  s.smoke[unit] = 0;
  if (fate === S.LOST) {
    const lost = base === null ? s.lostUnits : s.lostSkirmishers;
    if (kind !== 'artillery') lost[side] = nth(lost, side) + 1;
  } else if (fate === S.CAPTURED) s.lostGuns[side] = nth(s.lostGuns, side) + 1;
  endIfNoneLeft(game);
}

/** Brings a unit that had left the map back to a hex, and no longer counts it as lost. */
export function restoreUnit({ field, s }: StateView, unit: UnitId, hex: Hex): void {
  const { side, kind, base } = board.unitOf(field, unit);
  const fate = nth(s.fate, unit);
  const lost = base === null ? s.lostUnits : s.lostSkirmishers;
  if (fate === S.LOST && kind !== 'artillery') lost[side] = nth(lost, side) - 1;
  if (fate === S.CAPTURED) s.lostGuns[side] = nth(s.lostGuns, side) - 1;
  s.at[unit] = hex;
  s.fate[unit] = S.ON_MAP;
}

/** A side without Infantry and Cavalry, the Reform Box included, has lost at once (FL-3.0e). */
function endIfNoneLeft({ field, s }: Game): void {
  if (s.ended !== null) return;
  for (const { side, units } of field.armies) {
    const left = units.some(
      (unit) =>
        board.unitOf(field, unit).kind !== 'artillery' && (s.at[unit] !== S.NONE || s.fate[unit] === S.BOXED),
    );
    if (!left) s.ended = { winner: side === 0 ? 1 : 0, clause: 'FL-3.0e' };
  }
}
