import type { Path, Place } from '@linstock/scene';
import type { Spot } from '../../common/box.ts';

/** What animations need from a board: the spots of places, and a piece's drawing along a path. */
export interface Sight {
  readonly spotOf: (place: Place) => Spot | null;
  readonly stepsOf: (path: Path) => readonly Step[];
  /**
   * Distance in plate units from the middle of a place to the edge of a counter on it. An arrow to the place
   * ends there.
   */
  readonly reach?: number;
  /**
   * Called with the position of a moving piece, and with null if it has arrived, for parts that are painted
   * separately.
   */
  readonly moved?: (piece: string, step: Step | null) => void;
}

/** A piece at one point of its path: its place, and its turn in degrees if it shows one. */
export interface Step {
  readonly spot: Spot;
  readonly turn: number | null;
}
