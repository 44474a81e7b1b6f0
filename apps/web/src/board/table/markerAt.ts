/** The places of order markers, each behind its stand, and the marker under the pointer. */
import { insideStand, type Spot, type Stand, spotOnBearing } from '@linstock/ground';
import type { OrderMarker } from '@linstock/scene';
import type { StandPiece } from '../plate/standPiece.ts';

/** Distance of the middle of an order marker behind its stand, and its width, in thousandths. */
const MARKER_DISTANCE = 550;
const MARKER_WIDTH = 900;

/** The area of a stand's marker, as a stand. */
export function markerStandOf(pose: Stand): Stand {
  const at = spotOnBearing(pose, (pose.facing + 1800) % 3600, pose.depth / 2 + MARKER_DISTANCE);
  return { ...at, facing: pose.facing, frontage: MARKER_WIDTH, depth: MARKER_WIDTH };
}

/** The piece whose order marker is at a spot; null if there is none. */
export function findMarkedPiece(
  pieces: readonly Pick<StandPiece, 'id' | 'pose'>[],
  markers: readonly Pick<OrderMarker, 'piece'>[],
  spot: Spot,
): string | null {
  const marked = new Set(markers.map(({ piece }) => piece));
  return pieces.find(({ id, pose }) => marked.has(id) && insideStand(markerStandOf(pose), spot))?.id ?? null;
}
