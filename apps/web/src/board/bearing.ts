import { createContext } from 'react';
import type { Bearing } from './plate/tablePlate.ts';

/** The bearing of the table on the screen, for the parts drawn next to it. */
export const BearingContext = createContext<Bearing>(0);

/** The bearing of a free-measure table on the screen, and how to turn it. */
export interface TableBearing {
  readonly bearing: Bearing;
  readonly turn: (by: 90 | 180) => void;
  /**
   * True if it was turned because the player looked at the whole board. It turns back when the camera goes
   * elsewhere.
   */
  readonly forWhole: boolean;
  /** The reader has gone to the whole table, or back from it. */
  readonly onWhole: (whole: boolean) => void;
}
