/**
 * How far the framed stands may go in each direction without turning. It is found by asking the rules along
 * rays.
 */
import { type Spot as Place, type Pose, rounded, spotOnBearing } from '@linstock/ground';
import { type Draft, waysOf } from './draft.ts';
import type { TableBoardProps } from './tableModel.ts';

/** Rays all round, tries along each from afar, and halvings of the last stretch. */
const RAY_COUNT = 48;
const TRIES_PER_RAY = 12;
const HALVINGS = 4;

/**
 * The farthest places at which the middle of a draft's frame may end, ray by ray. It yields after each ray, so that
 * the work can be split. Empty if the rules set no limit.
 */
export function* reachOf(draft: Draft, judge: TableBoardProps['judge']): Generator<void, readonly Place[]> {
  const { frame } = draft;
  const at = (bearing: number, far: number): Pose => ({
    ...spotOnBearing(frame, bearing, rounded(far)),
    facing: frame.facing,
  });
  const judged = (bearing: number, far: number) => judge(waysOf(draft, at(bearing, far)));
  const { limit } = judged(frame.facing, 1);
  const places: Place[] = [];
  if (limit === null) return places;
  for (let ray = 0; ray < RAY_COUNT; ray++) {
    const bearing = (ray * 3600) / RAY_COUNT;
    // Along a road it may go farther than elsewhere.
    const most = Math.max(limit, judged(bearing, limit).limit ?? 0);
    const far = farthest(most, (distance) => judged(bearing, distance).refusal === null);
    places.push(at(bearing, far));
    yield;
  }
  return places;
}

/** The greatest allowed length up to `most`, even if shorter ones are not allowed; 0 if none is. */
function farthest(most: number, allowed: (far: number) => boolean): number {
  for (let part = TRIES_PER_RAY; part > 0; part--) {
    let low = (most * part) / TRIES_PER_RAY;
    if (!allowed(low)) continue;
    let high = Math.min(most, low + most / TRIES_PER_RAY);
    for (let i = 0; i < HALVINGS && part < TRIES_PER_RAY; i++) {
      const middle = (low + high) / 2;
      if (allowed(middle)) low = middle;
      else high = middle;
    }
    return low;
  }
  return 0;
}
