import { told } from '@linstock/scene';
import { NONE, type UnitId } from '../model/field.ts';
import { emit, type Game } from '../model/game.ts';
import { nameOf, unitOf, unitPiece } from '../model/naming.ts';
import { MARKERS, type State } from '../model/state.ts';
import type { RebClause } from '../tables/clauses.ts';
import { ORDER_WORDS } from '../tables/words.ts';

/** Markers that become Conditional hold (JR-4.8a). */

/** Puts a unit on Conditional hold. Its earlier order is void (JR-4.8a, JR-5.4b). */
export function standOnHold(s: State, unit: UnitId): void {
  s.order[unit] = MARKERS.indexOf('CH');
  s.arrow[unit] = NONE;
  s.charges[unit] = NONE;
  s.supports[unit] = NONE;
}

/**
 * Cancels a charge and puts its unit on Conditional hold (JR-14.1c, JR-14.2a).
 * @param why after its name: `has no enemy to charge`
 */
export function holdInstead(game: Game, unit: UnitId, clause: RebClause, why: string): void {
  const { field, s } = game;
  standOnHold(s, unit);
  emit(
    game,
    unitOf(field, unit).side,
    [clause],
    () => told`${nameOf(field, unit)} ${why} and stands on Conditional hold`,
    () => ({ kind: 'order', pieces: [unitPiece(unit)], order: ORDER_WORDS.CH }),
  );
}
