/** What a board shows before its camera. A ground says what is different on hexes and on a free-measure table. */
import type { Side } from '@linstock/kernel';
import type { Piece } from '@linstock/scene';
import type { Size, Spot } from '../../common/box.ts';
import type { ScaleRange } from '../plate/camera.ts';
import type { OpeningView } from './clearViews.ts';
import type { Fighter } from './openingPart.ts';
import type { ViewCorrection } from './questionView.ts';
import type { BoardCamera } from './useCamera.ts';
import type { Sight } from './useFrames.ts';

/**
 * The ground of a board: all that a view needs to know of its kind. Places are ids, such as `hex:17` and `spot:24000,36500`. It is the same
 * object as long as the ground is the same.
 */
export interface BoardGround {
  /** The ground as a camera shows it. */
  readonly sight: Sight;
  /** The spot of a place on the plate. Null if the ground has no such place. */
  readonly spotOf: (place: string) => Spot | null;
  /** The place at a spot of the plate. Null if the spot is off the ground. */
  readonly placeAt: (spot: Spot) => string | null;
  /** The spot of a piece on the plate. Null if the piece has no place on this ground. */
  readonly spotOfPiece: (piece: Piece) => Spot | null;
  /** Extent of a piece from its middle, in plate units. */
  readonly extent: number;
  /** Plate units that stay free around places that are brought into view. */
  readonly room: number;
  /** Plate units that stay free around each piece of the opening view. */
  readonly openingRoom: number;
  /** The smallest and the largest scale of a framed part. */
  readonly readable: ScaleRange;
  /** Distance of the selected piece from the window's edge, in CSS pixels. */
  readonly elbow: number;
  /** Fits the opening view to these pieces; `own` is the side whose pieces count first. */
  readonly fit: (fighters: readonly Fighter[], own: Side) => OpeningView;
  /** Corrects a view of a small window so that none of these pieces is cut. */
  readonly uncut: (fighters: readonly Fighter[]) => ViewCorrection;
  /** Where a point of the board appears in a window of this size, and the point that appears somewhere. Null if the board does not lean. */
  readonly leaning: {
    readonly lean: (point: Spot, size: Size) => Spot;
    readonly unlean: (seen: Spot, size: Size) => Spot;
  } | null;
}

/** A ground under its camera. */
export interface GroundView
  extends BoardCamera,
    Pick<BoardGround, 'spotOf' | 'placeAt' | 'extent' | 'room' | 'readable' | 'elbow'> {
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
