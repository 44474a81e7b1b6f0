import type { Refusal } from '@linstock/kernel';

/** The details of a click. */
export interface ClickDetails {
  /** Adds it to the present picks, whether the result is listed or not. */
  readonly adds?: boolean;
  /** It is the second of a double click. */
  readonly again?: boolean;
  /** It is on a stack, or on the ground under one, and selects no unit of the stack. */
  readonly pile?: boolean;
  /** Why those chosen may not go to the bare ground that is clicked; null if they may, or none of them may move. */
  readonly barred?: Pick<Refusal, 'sentence' | 'clause'> | null;
  /** Place on the page; null by a key on the map, absent for a button. */
  readonly point?: { readonly x: number; readonly y: number } | null;
  /** True if, for a key on the map, the cursor was there already when other keys were pressed. */
  readonly rested?: boolean;
}
