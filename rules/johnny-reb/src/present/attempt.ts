import { nth } from '@linstock/kernel';
import type { Question } from '@linstock/kernel';
import type { Answer } from '../model/answers.ts';
import { officerPlace } from '../model/board.ts';
import type { Field } from '../model/field.ts';
import { officerPiece } from '../model/naming.ts';
import { formationOf, orderOf, type State } from '../model/state.ts';
import { unitOfPiece } from './words.ts';

/**
 * The most likely answer for a click on a piece alone. Its refusal explains why the piece cannot act. Null if
 * there is none.
 */
export function attempt(field: Field, s: State, { kind }: Question<Answer>, piece: string): Answer | null {
  const unit = unitOfPiece(field, piece);
  if (unit === null) return kind === 'moves' ? rideOf(field, s, piece) : null;
  switch (kind) {
    case 'disengage':
    case 'quick-march':
      return { do: 'move', unit, legs: [] };
    case 'moves':
      return orderOf(s, unit) === 'Fm'
        ? {
            do: 'form',
            unit,
            formation: formationOf(s, unit),
            facing: nth(s.facing, unit),
            first: 'form',
            legs: [],
          }
        : { do: 'move', unit, legs: [] };
    case 'commander':
      return { do: 'commander', unit };
    default:
      return null;
  }
}

/** An officer who rides no way at all. */
function rideOf(field: Field, s: State, piece: string): Answer | null {
  const officer = field.officers.find(({ id }) => officerPiece(id) === piece);
  return officer
    ? { do: 'ride', officer: officer.id, way: [officerPlace(field, s, officer.id)], to: null }
    : null;
}
