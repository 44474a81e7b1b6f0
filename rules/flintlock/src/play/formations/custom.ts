import { neighbour } from '@linstock/ground';
import { type Refusal, refusal } from '@linstock/kernel';
import { sentence } from '@linstock/scene';
import * as board from '../../model/board.ts';
import type { UnitId } from '../../model/field.ts';
import type { StateView } from '../../model/game.ts';
import * as S from '../../model/state.ts';
import type { Formation } from '../../tables/index.ts';

/** Historical formations, if that option was chosen (FL-6.7). */

/** Ground in or by which regulars may be in Column (FL-6.7b, c). */
const THICK = 'heavy woods';

/** Why one of these units would not be led into a formation in its day; null if all would, or the option is off. */
export function refuseByCustom(game: StateView, units: readonly UnitId[], to: Formation): Refusal | null {
  const { field } = game;
  if (!field.historicalFormations) return null;
  const unwilling = units.find((unit) => !isCustom(game, unit, to));
  if (unwilling === undefined) return null;
  return refusal(
    'FL-R-HISTORICAL',
    'FL-6.7a',
    `${sentence(board.unitName(field, unwilling))} did not fight in ${to} in those days.`,
  );
}

function isCustom(game: StateView, unit: UnitId, to: Formation): boolean {
  const { field } = game;
  switch (field.regiments[board.unitOf(field, unit).regiment]?.troops ?? null) {
    case 'regulars':
      return to === 'Open' || (to === 'Column' && isByThickWood(game, unit)); // FL-6.7b
    case 'germans':
      return to === 'Close' || (to === 'Column' && isByThickWood(game, unit)); // FL-6.7c
    case 'lights':
      return to === 'Open' || to === 'SK'; // FL-6.7d
    case 'militia':
      return field.setUp.formation[unit] === to; // FL-6.7e
    default:
      return true;
  }
}

/** In Heavy Woods or next to them: entering, in or leaving. */
function isByThickWood({ field, s }: StateView, unit: UnitId): boolean {
  const hex = board.hexOfUnit(s, unit);
  const { map, ground } = field;
  const isThick = (each: number) => each !== S.NONE && ground.terrain[each]?.terrain === THICK;
  return isThick(hex) || [0, 1, 2, 3, 4, 5].some((side) => isThick(neighbour(map, hex, side)));
}
