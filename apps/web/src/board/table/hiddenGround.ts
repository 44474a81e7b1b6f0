/** The ground ahead of a stand that it does not see, found by asking the rules along rays from the middle of its front. */
import { type Spot as Place, type Pose, spotOnBearing, type Thousandths } from '@linstock/ground';

/**
 * The angle between two rays, how far they extend to both sides of straight ahead, and how far a part extends beyond
 * its ray, in tenths of a degree.
 */
const RAY_STEP_TENTHS = 20;
const RAY_SPREAD_TENTHS = 900;
const RAYS_PER_SIDE = 11;

/** Looks along each ray, and halves the stretch in which the visible part begins or ends. */
const LOOKS_PER_RAY = 24;
const HALVINGS = 4;

/**
 * The parts of the ground within a distance ahead that are out of sight, each as its corners. It yields after
 * each ray, so that the work can be split.
 * @param from the pose at the middle of the unit's front
 */
export function* findHiddenGround(
  from: Pose,
  far: Thousandths,
  sees: (place: Place) => boolean,
): Generator<void, readonly (readonly Place[])[]> {
  const parts: Place[][] = [];
  for (let off = -RAY_SPREAD_TENTHS; off <= RAY_SPREAD_TENTHS; off += RAY_STEP_TENTHS) {
    const bearing = (from.facing + off + 3600) % 3600;
    const at = (distance: number, by = 0): Place =>
      spotOnBearing(from, (bearing + by + 3600) % 3600, distance);
    for (const [near, end] of hiddenAlong(far, (distance) => sees(at(distance))))
      parts.push([
        at(near, -RAYS_PER_SIDE),
        at(end, -RAYS_PER_SIDE),
        at(end, RAYS_PER_SIDE),
        at(near, RAYS_PER_SIDE),
      ]);
    yield;
  }
  return parts;
}

/** The stretches of a ray that are not seen, from near to far. */
function hiddenAlong(far: Thousandths, sees: (distance: number) => boolean): [number, number][] {
  const stretches: [number, number][] = [];
  const edge = (low: number, high: number, below: boolean): number => {
    let [a, b] = [low, high];
    for (let i = 0; i < HALVINGS; i++) {
      const middle = (a + b) / 2;
      if (sees(Math.round(middle)) === below) a = middle;
      else b = middle;
    }
    return Math.round((a + b) / 2);
  };
  let before = true;
  let begun = 0;
  for (let i = 1; i <= LOOKS_PER_RAY; i++) {
    const distance = Math.round((far * i) / LOOKS_PER_RAY);
    const seen = sees(distance);
    const last = Math.round((far * (i - 1)) / LOOKS_PER_RAY);
    if (before && !seen) begun = i === 1 ? 0 : edge(last, distance, true);
    if (!before && seen) stretches.push([begun, edge(last, distance, false)]);
    before = seen;
  }
  if (!before) stretches.push([begun, far]);
  return stretches;
}
