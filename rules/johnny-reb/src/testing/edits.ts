import { inches } from '@linstock/ground';
import type { LogItem, ManualEdit, Umpire } from '@linstock/kernel';
import type { Field } from '../model/field.ts';
import { officerPiece, unitPiece } from '../model/naming.ts';
import * as S from '../model/state.ts';
import { editByHand } from '../play/by-hand/by-hand.ts';
import { editFields } from '../play/by-hand/edit-fields.ts';
import { FOUR_GUNS, fieldOf } from './battle.ts';

/** Changes by hand for tests. */

/** Two regiments and a battery of the Union, one led by a general; a regiment of the enemy far off. */
export interface EditedTable {
  readonly field: Field;
  readonly s: S.State;
}

/** The table of these tests. */
export function table(): EditedTable {
  const field = fieldOf(
    [
      ['B1', 10, 10, 0, { led: true }],
      ['B2', 20, 10, 0],
      ['B3', 30, 10, 0, FOUR_GUNS],
    ],
    [['G1', 20, 30, 180]],
  );
  return { field, s: S.deployState(field) };
}

/** Makes changes by hand; the sentences logged, or the clause of the refusal. */
export function byHand(
  { field, s }: EditedTable,
  ...edits: readonly ManualEdit[]
): readonly string[] | string {
  const items: LogItem[] = [];
  const umpire: Umpire = {
    throw() {
      throw new Error('Nothing is thrown for a change by hand.');
    },
    emit: (item) => items.push(item()),
  };
  const refused = editByHand(umpire, field, s, edits);
  return refused ? refused.code : items.map(({ sentence }) => sentence);
}
export const change = (unit: number, set: ManualEdit['set']): ManualEdit => ({ piece: unitPiece(unit), set });
export const general = (set: ManualEdit['set']): ManualEdit => ({ piece: officerPiece(0), set });
export const to = (x: number, y: number) => ({ place: { spot: { x: inches(x), y: inches(y) } } });
export const off = { place: null } as const;
export const shown = ({ field, s }: EditedTable, piece: string) =>
  Object.fromEntries(editFields(field, s, piece).map((each) => [each.id, each.value]));
