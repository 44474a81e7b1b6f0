import type { Refusal } from '@linstock/kernel';

/** How one clicks. */
export interface ClickDetails {
  /** Puts it to what is picked already, listed together or not. */
  readonly adds?: boolean;
  /** It is the second of a double click. */
  readonly again?: boolean;
  /** It is on a pile, or the ground under one, and points out none of those who lie there. */
  readonly pile?: boolean;
  /** Why those chosen may not go to the bare ground that is clicked; null if they may, or none of them may move. */
  readonly barred?: Pick<Refusal, 'sentence' | 'clause'> | null;
  /** Where on the page; null by a key on the map, left out by a button. */
  readonly point?: { readonly x: number; readonly y: number } | null;
  /** By a key on the map, where its cursor lay already when other keys were pressed. */
  readonly rested?: boolean;
}
