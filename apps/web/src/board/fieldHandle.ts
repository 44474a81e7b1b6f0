import type { BoardHandle } from './handling/model.ts';
import type { TableHandle } from './table/tableModel.ts';

/** What may be asked of a board of either kind. */
export type FieldHandle = BoardHandle & Partial<TableHandle>;
