import type { Thousandths } from '@linstock/ground';
import type { Side } from '@linstock/kernel';
import type { Path, Place, Weapon } from '@linstock/scene';
import type { Gait } from './animation.ts';

/** A line that an action leaves on the map until the reader has answered: a route, or a line of fire. */
export type Trail = {
  readonly id: string;
  readonly side: Side;
  /** Part of the step shown just now. */
  readonly newest: boolean;
  /** Number of the log item of its entry; absent if it is drawn from the first. */
  readonly toldAt?: number;
} & (
  | {
      readonly kind: 'way';
      readonly how: Gait;
      readonly path: Path;
      /** With a dot at each step of it. */
      readonly dotted?: true;
    }
  /** A numbered disc at a place. */
  | { readonly kind: 'mark'; readonly at: Place; readonly text: string }
  | {
      readonly kind: 'fire';
      readonly from: Place;
      readonly to: Place;
      readonly weapon: Weapon;
      /** From how far, between the nearest edges; only on a table of inches. */
      readonly far?: Thousandths;
    }
);
