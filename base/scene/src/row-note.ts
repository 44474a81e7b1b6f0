import type { TenthDegrees } from '@linstock/ground';
import type { Place } from './place.ts';

/** The detail of a choice. */
export type SheetDetail =
  | { readonly heading: TenthDegrees }
  | Place
  | { readonly piece: string }
  | { readonly number: number };

/** The choice of a row. */
export interface RowNote {
  readonly choice: string;
  readonly detail?: SheetDetail;
}
