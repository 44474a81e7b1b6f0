import { nth } from '@linstock/kernel';
import type { EditField } from '@linstock/scene';
import * as board from '../../model/board.ts';
import type { Field, Unit } from '../../model/field.ts';
import { facingWord, leaderOfPiece, unitOfPiece } from '../../model/names.ts';
import type { State } from '../../model/state.ts';
import * as S from '../../model/state.ts';
import { FORMATIONS, STATUSES } from '../../tables/index.ts';
import { facingsOf } from '../movement/facing.ts';

/** The values of a counter that may be set by hand in umpire mode. */

/** Formations that a unit can be given. Skirmish counters stay in SK: they are units of their own (FL-6.53a). */
const LINE_AND_COLUMN = FORMATIONS.filter((formation) => formation !== 'SK');

/**
 * The values of a piece that may be set by hand; empty for an unknown piece, and for a unit whose Skirmish counters
 * are out.
 */
export function editFields(field: Field, s: State, piece: string): readonly EditField[] {
  const unit = unitOfPiece(field, piece);
  if (unit !== null) return s.fate[unit] === S.FOLDED ? [] : unitFields(field, s, board.unitOf(field, unit));
  const leader = leaderOfPiece(field, piece);
  if (leader === null) return [];
  const place = placeField(board.hexOfLeader(s, leader), false);
  const { command } = board.leaderOf(field, leader);
  if (command === S.NONE) return [place];
  return [place, choice('status', 'Shock Status of the Command', S.statusOf(s, command), STATUSES)];
}

function unitFields(field: Field, s: State, { id, kind }: Unit): EditField[] {
  const hex = board.hexOfUnit(s, id);
  // Off the map it has nothing else.
  if (hex === S.NONE) return [placeField(hex, true)];
  const formation = S.formationOf(s, id);
  const state = s.abandoned[id] ? 'abandoned' : s.disordered[id] ? 'Disordered' : 'in good order';
  const gun = kind === 'artillery';
  const fields: EditField[] = [
    placeField(hex, true),
    {
      ...{ id: 'facing', label: 'Faces', kind: 'choice', value: board.facingOfUnit(s, id) },
      choices: facingsOf(formation).map((facing) => ({ value: facing, label: facingWord(field, facing) })),
    },
    choice('state', 'State', state, ['in good order', 'Disordered', ...(gun ? ['abandoned'] : [])]),
  ];
  if (gun)
    return [
      ...fields,
      choice('mode', 'Mode', s.limbered[id] ? 'move mode' : 'fire mode', ['fire mode', 'move mode']),
    ];
  fields.push(choice('strength', 'Strength', s.reduced[id] ? 'Reduced' : 'full', ['full', 'Reduced']));
  if (formation !== null && formation !== 'SK')
    fields.push(choice('formation', 'Formation', formation, LINE_AND_COLUMN));
  return fields;
}

function placeField(hex: number, removable: boolean): EditField {
  return { id: 'place', label: 'Where', kind: 'place', value: hex === S.NONE ? null : { hex }, removable };
}

const choice = (id: string, label: string, value: string, words: readonly string[]): EditField => ({
  ...{ id, label, kind: 'choice', value },
  choices: words.map((word) => ({ value: word, label: word })),
});

/** The Shock Status by its word on the form. */
export const statusNumbered = (word: string): number => STATUSES.findIndex((each) => each === word);

/** The state's number for a formation, by its word on the form. */
export const formationNumbered = (word: string): number => FORMATIONS.findIndex((each) => each === word);

/** A facing that suits the formation of a unit: its own, or the next one clockwise (FL-8.0a, c, f). */
export function suitedFacing(s: State, unit: number): number {
  const facings = facingsOf(S.formationOf(s, unit));
  const now = Math.max(0, board.facingOfUnit(s, unit));
  return facings.find((facing) => facing >= now) ?? nth(facings, 0);
}
