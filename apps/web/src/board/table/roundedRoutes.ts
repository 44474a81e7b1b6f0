/** Paths as drawn: curved where the stands wheel, straight elsewhere. */
import { type Pose, posesOfWheel, type Stand, wheelTo } from '@linstock/ground';

/** The poses of a path from the place of a stand, with those of its wheels between them. The first is its place. */
export function roundRoute(stand: Stand, way: readonly Pose[]): Pose[] {
  return roundRoutes([stand], [way])[0] ?? [];
}

/** The same for stands that move together. They wheel if all of them turn about one place. */
export function roundRoutes(stands: readonly Stand[], ways: readonly (readonly Pose[])[]): Pose[][] {
  return ways.map((way, own) => {
    const out: Pose[] = [stands[own]!];
    for (const [i, end] of way.entries()) {
      const starts = stands.map((stand, one) => ({ ...stand, ...(i === 0 ? stand : ways[one]?.[i - 1]) }));
      const wheel = wheelTo(
        starts,
        ways.flatMap((each) => each[i] ?? []),
      );
      out.push(...(wheel ? posesOfWheel(starts[own]!, wheel).slice(0, -1) : []), end);
    }
    return out;
  });
}
