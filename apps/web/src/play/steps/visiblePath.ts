/**
 * A path as drawn on a table after the move: it ends before the edge of the moved stand, whose figures would hide its
 * head.
 */
import { insideStand, localOf, type Pose, type Stand, spotOf } from '@linstock/ground';

/** The gap between a stand and the head of an arrow to it, in thousandths of an inch. */
const CLEARANCE = 150;

/**
 * The visible poses of a path. It ends at the stand that hides its end: the stand that moved, or those that
 * it joined, as an officer does. If all of the path is hidden, only its end is left.
 */
export function cutVisiblePath(
  poses: readonly Pose[],
  gone: Stand,
  others: readonly Stand[],
): readonly Pose[] {
  const end = poses.at(-1);
  if (!end) return poses;
  let seen = cutPathAtStand({ ...gone, ...end }, poses);
  for (const other of others) if (insideStand(other, seen.at(-1) ?? end)) seen = cutPathAtStand(other, seen);
  return seen;
}

/** A path that ends under a stand, cut off at the stand's edge. */
function cutPathAtStand(stand: Stand, poses: readonly Pose[]): readonly Pose[] {
  const within = [stand.frontage / 2 + CLEARANCE, stand.depth / 2 + CLEARANCE] as const;
  const seenFrom = (pose: Pose) => {
    const { right, ahead } = localOf(stand, pose);
    return [right, ahead] as const;
  };
  const last = poses.findLastIndex((pose) => seenFrom(pose).some((far, i) => Math.abs(far) > within[i]!));
  const [from, to] = [poses[last], poses[last + 1]];
  if (!from || !to) return poses.slice(-1);
  const [a, b] = [seenFrom(from), seenFrom(to)];
  // The line is inside where both coordinates are inside: it enters at the later of the two shares.
  const share = Math.max(
    ...a.map((far, i) => (Math.abs(far) > within[i]! ? shareBeyondEdge(far, b[i]!, within[i]!) : 0)),
  );
  const met = spotOf(stand, { right: a[0] + (b[0] - a[0]) * share, ahead: a[1] + (b[1] - a[1]) * share });
  return [...poses.slice(0, last + 1), { ...met, facing: to.facing }];
}

/** The part of the way from a to b beyond an edge at `side` distance on either side, as a share of it. */
function shareBeyondEdge(a: number, b: number, edge: number): number {
  return (Math.abs(a) - edge) / Math.abs(a - b);
}
