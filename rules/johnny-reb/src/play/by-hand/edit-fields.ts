import { nth } from '@linstock/kernel';
import type { EditField } from '@linstock/scene';
import { footprintOf, officerPlace, strengthOfUnit } from '../../model/board.ts';
import type { Field, Officer, Unit } from '../../model/field.ts';
import { officerPiece, unitPiece } from '../../model/naming.ts';
import * as S from '../../model/state.ts';
import { formationsFor } from '../../reckon/forming.ts';
import { AMMUNITION, LEVELS } from '../../tables/index.ts';

/** The values of a unit or an officer that may be set by hand in umpire mode. */

/** The values of a piece that may be set by hand; empty for an unknown piece, and for an officer off the table (JR-1.2f). */
export function editFields(field: Field, s: S.State, piece: string): readonly EditField[] {
  const unit = unitIn(field, piece);
  if (unit) return unitFields(field, s, unit);
  const officer = officerIn(field, piece);
  if (!officer || s.officer[officer.id] !== S.SERVES) return [];
  const { x, y } = officerPlace(field, s, officer.id);
  return [{ id: 'place', label: 'Where', kind: 'place', value: { spot: { x, y } }, removable: false }];
}

/** The unit that a piece is. */
export const unitIn = (field: Field, piece: string): Unit | undefined =>
  field.units.find(({ id }) => unitPiece(id) === piece);

/** The officer that a piece is. */
export const officerIn = (field: Field, piece: string): Officer | undefined =>
  field.officers.find(({ id }) => officerPiece(id) === piece);

/** The pose (JR-2.2a), formation (JR-3.1a to c), strength (JR-8.2a), level (JR-1.5a), order (JR-3.3a) and ammunition (JR-10.5a). */
function unitFields(field: Field, s: S.State, unit: Unit): EditField[] {
  const { id, arm } = unit;
  const on = s.fate[id] === S.ON_TABLE;
  const { x, y, facing } = footprintOf(field, s, id);
  const place = on ? { spot: { x, y } } : null;
  const fields: EditField[] = [
    { id: 'place', label: 'Where', kind: 'place', value: place, removable: true },
    { id: 'facing', label: 'Faces (degrees)', kind: 'heading', value: facing },
  ];
  if (!on) return fields;
  const formation = S.formationOf(s, id);
  return [
    ...fields,
    choice(
      'formation',
      'Formation',
      formation,
      formationsFor(arm).map((each) => [each, each.replaceAll('_', ' ')]),
    ),
    {
      ...{ id: 'strength', label: arm === 'battery' ? 'Sections' : 'Figures', kind: 'number' },
      ...{ value: Math.ceil(strengthOfUnit(field, s, id)), least: 1, most: fullStrength(unit) },
    },
    choice('morale', 'Morale', S.levelOf(s, id), same(LEVELS)),
    choice('order', 'Order', s.disordered[id] === 1 ? 'disordered' : 'in order', same(ORDER)),
    choice('ammunition', 'Ammunition', S.ammunitionOf(s, id), same(AMMUNITION)),
  ];
}

const ORDER = ['in order', 'disordered'] as const;

/** Figures of a unit at the start; of a battery its sections (JR-8.2a). */
export const fullStrength = ({ arm, stands, sections }: Unit): number =>
  arm === 'battery' ? sections : stands.reduce((sum, figures) => sum + figures, 0);

const same = (words: readonly string[]): [string, string][] => words.map((word) => [word, word]);

const choice = (
  id: string,
  label: string,
  value: string,
  choices: readonly (readonly [value: string, label: string])[],
): EditField => ({
  ...{ id, label, kind: 'choice', value },
  choices: choices.map((each) => ({ value: nth(each, 0), label: nth(each, 1) })),
});
