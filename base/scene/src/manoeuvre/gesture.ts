import type { Place } from '../place.ts';

/** An order to a formation, for all its pieces in their arrangement. */
export type Gesture =
  /** Straight ahead, by `by` hexes or thousandths of an inch; null: as far as all of it can go together. */
  | { readonly kind: 'advance'; readonly by: number | null }
  /** About its inner flank: a sixth of a circle on a map of hexes, a twelfth on a table. */
  | { readonly kind: 'wheel'; readonly to: 'left' | 'right' }
  | { readonly kind: 'about' }
  /** The pieces at a place, or its middle, move to another place, and all others as far in the same direction. */
  | { readonly kind: 'go'; readonly from: Place | null; readonly to: Place }
  /** It forms a line from one place to another, facing as it does now as far as that may be. */
  | { readonly kind: 'line'; readonly from: Place; readonly to: Place };

/** The wished place of a piece of a formation. */
export interface Wish {
  readonly piece: string;
  /** Null if that is off the field. */
  readonly place: Place | null;
  /** Tenths of a degree; null for a piece without facing. */
  readonly facing: number | null;
}
