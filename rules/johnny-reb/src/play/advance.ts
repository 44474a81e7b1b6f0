import { type Spot, type Stand, spotOnBearing, type Thousandths } from '@linstock/ground';
import { saying, told } from '@linstock/scene';
import { advanceAfterImpact } from '../measure/neighbours.ts';
import { footprintOf, placedOf, situationOf } from '../model/board.ts';
import type { UnitId } from '../model/field.ts';
import { emit } from '../model/game.ts';
import { nameOf, unitOf, unitPiece } from '../model/naming.ts';
import { MOVED, mark } from '../model/state.ts';
import type { AlarmContext } from './alarm.ts';
import { putAt } from './losses.ts';
import { flushOfficers, takeOfficersAlong } from './officers.ts';

/** The winner of an impact takes the ground on which the beaten unit had its centre (JR-14.8d). */
export function advance(game: AlarmContext, unit: UnitId, centre: Spot): void {
  const { field, s } = game;
  const distance = advanceAfterImpact(situationOf(field, s), placedOf(field, s, unit), centre);
  if (distance === 0) return;
  const before = footprintOf(field, s, unit);
  const after = { ...before, ...spotOnBearing(before, before.facing, distance) };
  comeTo(game, unit, distance, after);
  emit(
    game,
    unitOf(field, unit).side,
    ['JR-14.8d'],
    () => told`${saying(nameOf(field, unit), 'takes', 'take')} the ground`,
    () => ({ kind: 'move', went: [{ piece: unitPiece(unit), path: { poses: [before, after] } }] }),
  );
}

/**
 * Moves a unit straight ahead to a place. Its officers go with it, and enemy officers on its way are moved
 * out of it (JR-16.1a, JR-16.2b).
 */
export function comeTo(game: AlarmContext, unit: UnitId, distance: Thousandths, after: Stand): void {
  if (distance === 0) return;
  const { field, s } = game;
  mark(s, unit, MOVED);
  s.refuses[unit] = 0; // JR-3.4a
  takeOfficersAlong(game, unit);
  flushOfficers(game, unit, { stand: footprintOf(field, s, unit), leg: { kind: 'advance', distance } });
  putAt(game, unit, after);
}
