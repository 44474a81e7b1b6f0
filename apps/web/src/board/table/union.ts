/** The ground around several stands as one area: its outline, without the lines inside it. */
import { gapToSpot, type Spot as Place, type Stand, spotOf, type Thousandths } from '@linstock/ground';

/** All ground within a distance of a stand's edges. */
export interface Zone {
  readonly stand: Stand;
  readonly far: Thousandths;
}

/** A place as a stand without width or depth. */
export const standOfPoint = (spot: Place): Stand => ({ ...spot, facing: 0, frontage: 0, depth: 0 });

/** Maximum distance between two spots of an outline, in thousandths of an inch. */
const MAX_SPOT_STEP = 120;

/** The outline of all these together, as lines; those that begin where they end are closed. */
export function outlineOf(zones: readonly Zone[]): Place[][] {
  return zones.flatMap((zone, i) => {
    // A line that two of them share is drawn for the first.
    const hidden = (spot: Place) =>
      zones.some(({ stand, far }, j) => {
        if (j === i) return false;
        const gap = gapToSpot(stand, spot);
        return j < i ? gap <= far : gap < far;
      });
    return partsOf(roundOf(zone), (spot) => !hidden(spot));
  });
}

/** The line round one zone, closed: four sides and four rounded corners. */
export function roundOf({ stand, far }: Zone): Place[] {
  const [w, d] = [stand.frontage / 2, stand.depth / 2];
  const corners = [
    [w, d, 0],
    [w, -d, 90],
    [-w, -d, 180],
    [-w, d, 270],
  ] as const;
  const steps = Math.max(6, Math.ceil((far * Math.PI) / 2 / MAX_SPOT_STEP));
  const rounds = corners.map(([right, ahead, from]) =>
    Array.from({ length: steps + 1 }, (_, i) => {
      const angle = ((from + (90 * i) / steps) * Math.PI) / 180;
      return spotOf(stand, { right: right + far * Math.sin(angle), ahead: ahead + far * Math.cos(angle) });
    }),
  );
  return rounds.flatMap((round, i) => {
    const next = rounds[(i + 1) % rounds.length]![0]!;
    return [...round, ...between(round.at(-1)!, next)];
  });
}

function between(a: Place, b: Place): Place[] {
  const steps = Math.floor(Math.hypot(b.x - a.x, b.y - a.y) / MAX_SPOT_STEP);
  return Array.from({ length: steps }, (_, i) => {
    const share = (i + 1) / (steps + 1);
    return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
  });
}

/** The stretches of a closed line whose spots are all seen. */
function partsOf(line: readonly Place[], seen: (spot: Place) => boolean): Place[][] {
  const gap = line.findIndex((spot) => !seen(spot));
  if (gap < 0) return [[...line, line[0]!]];
  const parts: Place[][] = [];
  let part: Place[] = [];
  for (let i = 1; i <= line.length; i++) {
    const spot = line[(gap + i) % line.length]!;
    if (seen(spot)) part.push(spot);
    else if (part.length > 0) {
      parts.push(part);
      part = [];
    }
  }
  return parts.filter(({ length }) => length > 1);
}
