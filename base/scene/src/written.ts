import type { TenthDegrees } from '@linstock/ground';
import type { Place } from './place.ts';

/** What is said with a choice. */
export type SheetDetail =
  | { readonly heading: TenthDegrees }
  | Place
  | { readonly piece: string }
  | { readonly number: number };

/** What a row is told. */
export interface RowNote {
  readonly choice: string;
  readonly detail?: SheetDetail;
}
