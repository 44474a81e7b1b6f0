import { type Spot, spotOnBearing } from '@linstock/ground';
import { footprintOf, placedOf, situationOf } from '../board.ts';
import { tell } from '../game.ts';
import { advanceAfterImpact } from '../measure/neighbours.ts';
import { nameOf, sentence, unitOf, unitPiece } from '../naming.ts';
import type { Alarmed } from './alarm.ts';
import { putAt } from './losses.ts';

/** The winner of an impact takes the ground on which the beaten unit had its centre (JR-14.8d). */
export function advance(game: Alarmed, unit: number, centre: Spot): void {
  const { field, s } = game;
  const distance = advanceAfterImpact(situationOf(field, s), placedOf(field, s, unit), centre);
  if (distance === 0) return;
  const before = footprintOf(field, s, unit);
  const after = { ...before, ...spotOnBearing(before, before.facing, distance) };
  putAt(game, unit, after);
  tell(
    game,
    unitOf(field, unit).side,
    ['JR-14.8d'],
    () => sentence(`${nameOf(field, unit)} takes the ground`),
    () => ({ kind: 'move', went: [{ piece: unitPiece(unit), path: { poses: [before, after] } }] }),
  );
}
