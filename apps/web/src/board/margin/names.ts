/** Names on the ground: which way each is written. */

import { featuresOf, type PlaceName, type Survey } from '@linstock/ground';
import type { Spot } from '../../common/box.ts';
import { type Plate, spotOfYards } from '../plate/plate.ts';

/** Degrees brought within -90 to 90, so that a name is never upside down. */
export function turnUpright(degrees: number): number {
  const turn = ((degrees % 180) + 180) % 180;
  return turn > 90 ? turn - 180 : turn;
}

/** Maximum distance of a name from the road or creek that it follows, in plate units. */
const MAX_ROAD_DISTANCE = 90;

/** The turn of a name on the plate in degrees: along its road or creek, else by its bearing; heights and places level. */
export function turnOf(plate: Plate, survey: Survey, name: PlaceName): number {
  if (name.kind !== 'road' && name.kind !== 'water') return 0;
  const lines = name.kind === 'road' ? featuresOf(survey, 'road') : featuresOf(survey, 'creek');
  const at = spotOfYards(plate, name.at);
  let [nearest, turn] = [MAX_ROAD_DISTANCE, turnUpright(name.bearing - plate.source.layout.bearing - 90)];
  for (const { line } of lines) {
    const spots = line.map((p) => spotOfYards(plate, p));
    for (let i = 1; i < spots.length; i++) {
      const [a, b] = [spots[i - 1]!, spots[i]!];
      const far = distanceTo(at, a, b);
      if (far >= nearest) continue;
      nearest = far;
      turn = turnUpright((Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI);
    }
  }
  return turn;
}

function distanceTo([x, y]: Spot, [ax, ay]: Spot, [bx, by]: Spot): number {
  const [dx, dy] = [bx - ax, by - ay];
  const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - ax - dx * t, y - ay - dy * t);
}

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** `17th January 1781` of `1781-01-17`; anything else stays as it is. */
export function writeDate(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  const name = MONTHS[(month ?? 0) - 1];
  if (!year || !name || !day) return date;
  const teen = day > 10 && day < 20;
  const ending = teen ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th');
  return `${day}${ending} ${name} ${year}`;
}
