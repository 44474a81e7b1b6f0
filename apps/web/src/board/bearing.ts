import { createContext } from 'react';
import type { Bearing } from './plate/tablePlate.ts';

/** How the table lies before the reader, for what is drawn beside it. */
export const BearingContext = createContext<Bearing>(0);

/** How a free-measure table lies before the reader, and how to turn it. */
export interface TableBearing {
  readonly bearing: Bearing;
  readonly turn: (by: 90 | 180) => void;
  /** It was turned for the reader who has gone to the whole of it, and turns back when he is taken elsewhere. */
  readonly forWhole: boolean;
  /** The reader has gone to the whole table, or back from it. */
  readonly onWhole: (whole: boolean) => void;
}
