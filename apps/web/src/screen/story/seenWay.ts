/** A way as it is left drawn on a table: it ends before the edge of the stand that has gone it, whose men would hide its head. */
import { localOf, type Pose, type Stand, spotOf } from '@linstock/ground';

/** How far from the edge of a stand the head of an arrow to it lies, in thousandths of an inch. */
const CLEAR = 150;

/** The poses of a way up to the stand at its end. Of a way that lies under it altogether its end alone is left. */
export function seenWay(poses: readonly Pose[], { frontage, depth }: Stand): readonly Pose[] {
  const end = poses.at(-1);
  if (!end) return poses;
  const within = [frontage / 2 + CLEAR, depth / 2 + CLEAR] as const;
  const seenFrom = (pose: Pose) => {
    const { right, ahead } = localOf(end, pose);
    return [right, ahead] as const;
  };
  const last = poses.findLastIndex((pose) => seenFrom(pose).some((far, i) => Math.abs(far) > within[i]!));
  const [from, to] = [poses[last], poses[last + 1]];
  if (!from || !to) return [end];
  const [a, b] = [seenFrom(from), seenFrom(to)];
  // The line is inside where it is inside both ways: it enters where it enters the later of them.
  const share = Math.max(
    ...a.map((far, i) => (Math.abs(far) > within[i]! ? partUntil(far, b[i]!, within[i]!) : 0)),
  );
  const met = spotOf(end, { right: a[0] + (b[0] - a[0]) * share, ahead: a[1] + (b[1] - a[1]) * share });
  return [...poses.slice(0, last + 1), { ...met, facing: to.facing }];
}

/** How much of the way from a to b lies beyond an edge that is so far to either side, as a part of it. */
function partUntil(a: number, b: number, edge: number): number {
  return (Math.abs(a) - edge) / Math.abs(a - b);
}
