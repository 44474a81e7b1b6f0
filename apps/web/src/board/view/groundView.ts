import type { Spot } from '../../common/box.ts';
import type { ScaleRange } from '../plate/camera.ts';
import type { ViewCorrection } from './questionView.ts';
import type { BoardCamera } from './useCamera.ts';

/**
 * A ground under its camera. All that the shell of a board needs to know of its kind: hexes or a free-measure table. Places are ids, such
 * as `hex:17` and `spot:24000,36500`.
 */
export interface GroundView extends BoardCamera {
  /** The spot of a place on the plate. Null if the ground has no such place. */
  readonly spotOf: (place: string) => Spot | null;
  /** The place at a spot of the plate. Null if the spot is off the ground. */
  readonly placeAt: (spot: Spot) => string | null;
  /** Extent of a piece from its middle, in plate units. */
  readonly extent: number;
  /** Plate units that stay free around places that are brought into view. */
  readonly room: number;
  /** The smallest and the largest scale of a framed part. */
  readonly readable: ScaleRange;
  /** Distance of the selected piece from the window's edge, in CSS pixels. */
  readonly elbow: number;
  /** Corrects a view of a small window so that no troops are cut. */
  readonly neat: ViewCorrection;
  /** Where a point of the board appears, and the point that appears somewhere, in CSS pixels: the same unless the board leans. */
  readonly lean: (point: Spot) => Spot;
  readonly unlean: (seen: Spot) => Spot;
}

/** Does not change a point or a view. */
export const keepAsIs = <T>(it: T): T => it;

/** At this distance from the window's edge a finger fits, and so do the handles of the selected piece, in CSS pixels. */
export const FINGER_MARGIN_PX = 56;
export const HANDLES_MARGIN_PX = 98;
