import { distance } from '@linstock/ground';
import type { Question } from '@linstock/kernel';
import type { Answer } from '../model/answers.ts';
import { facingOfUnit, hexOfUnit, unitOf } from '../model/board.ts';
import { type Field, NONE, type UnitId } from '../model/field.ts';
import { unitOfPiece } from '../model/names.ts';
import type { State } from '../model/state.ts';

/**
 * The most likely answer for a click on a piece alone, so that its refusal explains why the piece cannot act; null if
 * there is none.
 */
export function attempt(
  field: Field,
  s: State,
  { kind, side }: Question<Answer>,
  piece: string,
): Answer | null {
  const unit = unitOfPiece(field, piece);
  if (unit === null || s.at[unit] === NONE) return null;
  const { command, side: whose } = unitOf(field, unit);
  switch (kind) {
    case 'turn':
      return command === NONE ? { do: 'gun-turn', hex: hexOfUnit(s, unit) } : { do: 'command', command };
    case 'action':
    case 'gun-action':
      if (whose !== side) return null;
      return s.block === 1
        ? shotAtNearest(field, s, unit)
        : { do: 'face', unit, facing: facingOfUnit(s, unit) };
    case 'reaction-fire':
      return { do: 'react', units: [unit] };
    default:
      return null;
  }
}

function shotAtNearest(field: Field, s: State, unit: UnitId): Answer | null {
  const from = hexOfUnit(s, unit);
  const { side } = unitOf(field, unit);
  const enemies = field.units.filter((each) => each.side !== side && s.at[each.id] !== NONE);
  const ranges = enemies.map(({ id }) => distance(field.map, from, hexOfUnit(s, id)));
  const nearest = enemies[ranges.indexOf(Math.min(...ranges))];
  return nearest ? { do: 'fire', unit, target: nearest.id } : null;
}
