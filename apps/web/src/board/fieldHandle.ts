import type { BoardHandle } from './handling/model.ts';
import type { TableHandle } from './table/tableModel.ts';

/** The requests that a board of either kind accepts. */
export type FieldHandle = BoardHandle & Partial<TableHandle>;
