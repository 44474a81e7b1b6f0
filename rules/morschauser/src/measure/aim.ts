import {
  type Area,
  asFacing,
  bearingTo,
  corners,
  cosine,
  edgeMiddles,
  facingTo,
  FULL_TURN,
  gap,
  halfOf,
  localOf,
  nearestSpot,
  numberAt,
  sine,
  SINE_SCALE,
  span,
  type Spot,
  type Stand,
  stretchesInside,
  type TenthDegrees,
  type Thousandths,
  TOUCH_DISTANCE,
} from '@linstock/ground';
import type { SightMode } from '../reckon/shooting.ts';
import { hillsBetween } from './look.ts';
import { type Aim, modeOpen, viewOf } from './sight.ts';
import type { Situation } from './situation.ts';

/** The facings from which a shooter can have its target in range and sight (MM-B1f, MM-B4h, MM-B4i, MM-B5f). */

/** The obstacles to a line of sight, for one mode of sight. */
interface Screen {
  readonly stands: readonly Stand[];
  readonly areas: readonly Area[];
  /** The depth of an area that one can see into (MM-B5i). */
  readonly edge: Thousandths;
}

/** Rounding to the lattice moves a place by less than this. */
const ROUNDING = 4;

/**
 * Facings at which a target may be in range and sight, the most likely first: the present one, straight at
 * the target, then finer and finer steps around that. Every facing with a legal shot is included, but the
 * caller must test the legality.
 */
export function* facingsAt(situation: Situation, aim: Aim, range: Thousandths): Generator<TenthDegrees> {
  const { stand } = aim.shooter;
  if (!mayReach(stand, aim.target, range)) return;
  const straight = facingTowards(stand, aim.target);
  yield stand.facing;
  if (straight !== stand.facing) yield straight;
  const screens = screensOf(situation, aim);
  const fans: [number, number][] = [[-FULL_TURN / 2, FULL_TURN / 2 - 1]];
  for (let fan = fans.shift(); fan; fan = fans.shift()) {
    const [from, to] = fan;
    const middle = (from + to) >> 1;
    const facing = asFacing(straight + middle);
    const turn = Math.max(middle - from, to - middle);
    if (!mayHit(facingTo(stand, facing), aim.target, range, screens, turn)) continue;
    if (middle !== 0 && facing !== stand.facing) yield facing;
    if (from < middle) fans.push([from, middle - 1]);
    if (middle < to) fans.push([middle + 1, to]);
  }
}

/** The facing straight at another stand; its own if the two centres are one. */
export function facingTowards(stand: Stand, other: Spot): TenthDegrees {
  return stand.x === other.x && stand.y === other.y ? stand.facing : bearingTo(stand, other);
}

/** True if a stand could have another in range, turned any way: no corner of it is farther from its centre than `halfOf`. */
export function mayReach(stand: Stand, target: Stand, range: Thousandths): boolean {
  return span(stand, nearestSpot(target, stand)) <= range + halfOf(stand) + TOUCH_DISTANCE;
}

/** The screens of the modes of sight that may be open; friends may be shot over in all but the direct one. */
function screensOf(situation: Situation, aim: Aim): Screen[] {
  const modes = (['direct', 'overHill', 'plunging'] as const).filter((mode) =>
    mayBeOpen(situation, aim, mode),
  );
  const hills = hillsBetween(situation.table, aim.shooter.stand, aim.target);
  return modes.map((mode) => {
    const { hides, edge } = viewOf(situation, aim, mode);
    const blocking = situation.companies.filter(
      ({ id, side, stand }) =>
        id !== aim.shooter.id &&
        id !== aim.targetId &&
        (mode === 'direct' || side !== aim.shooter.side) &&
        mayLieBetween(stand, aim),
    );
    const areas = situation.table.areas.filter((area) => area.kind !== 'hill' && hides(area));
    return { stands: blocking.map(({ stand }) => stand), areas: [...areas, ...hills], edge };
  });
}

/** True if a stand may be touched by a line from any spot of a shooter, turned any way, to any spot of its target. */
function mayLieBetween(stand: Stand, { shooter, target }: Aim): boolean {
  const [from, to] = [shooter.stand, target];
  const [x, y] = [to.x - from.x, to.y - from.y];
  const along = ((stand.x - from.x) * x + (stand.y - from.y) * y) / Math.max(1, x * x + y * y);
  const part = Math.min(1, Math.max(0, along));
  const off = Math.hypot(stand.x - from.x - part * x, stand.y - from.y - part * y);
  return off <= halfOf(stand) + Math.max(halfOf(from), halfOf(to)) + ROUNDING + TOUCH_DISTANCE;
}

/** Plunging fire has a range of its own, which turning may bring the target into. */
function mayBeOpen(situation: Situation, aim: Aim, mode: SightMode): boolean {
  const { stand } = aim.shooter;
  const spare = mode === 'plunging' ? halfOf(stand) + TOUCH_DISTANCE : 0;
  const wider = { ...stand, frontage: stand.frontage + 2 * spare, depth: stand.depth + 2 * spare };
  return modeOpen(situation, { ...aim, shooter: { ...aim.shooter, stand: wider } }, mode);
}

/**
 * True if a shooter at this facing, or turned by up to `turn` to either side, may have its target in range and sight.
 */
function mayHit(
  shooter: Stand,
  target: Stand,
  range: Thousandths,
  screens: readonly Screen[],
  turn: TenthDegrees,
): boolean {
  const angle = (turn * Math.PI * 2) / FULL_TURN;
  if (gap(shooter, target) > range + TOUCH_DISTANCE + ROUNDING + halfOf(shooter) * angle) return false;
  const eye = {
    x: shooter.x + (sine(shooter.facing) * shooter.depth) / 2 / SINE_SCALE,
    y: shooter.y + (cosine(shooter.facing) * shooter.depth) / 2 / SINE_SCALE,
  };
  const moved = (shooter.depth / 2) * angle + ROUNDING;
  const spots = [nearestSpot(target, eye), ...edgeMiddles(target), ...corners(target)].filter((spot) => {
    const { ahead } = localOf(shooter, spot);
    return ahead - shooter.depth / 2 + span(shooter, spot) * angle + moved >= -TOUCH_DISTANCE;
  });
  return screens.some((screen) => spots.some((spot) => !isSurelyBlocked(screen, eye, spot, moved)));
}

/** True if a line stays blocked if each of its ends moves by up to `moved`. */
function isSurelyBlocked(
  { stands, areas, edge }: Screen,
  eye: Spot,
  spot: Spot,
  moved: Thousandths,
): boolean {
  const length = span(eye, spot);
  // No stand blocks a line as short as the touch distance, and the moved ends may come so near to one another.
  const isLong = length > TOUCH_DISTANCE + 2 * moved;
  if (isLong && stands.some((stand) => isDeepIn(stand, eye, spot, moved + 2 * TOUCH_DISTANCE))) return true;
  return areas.some((area) =>
    stretchesInside(area, eye, spot).some(([from, to]) => {
      const [low, high] = [Math.max(from, edge + 3 * moved), Math.min(to, length - edge - 3 * moved)];
      return low < high && outlineGap(area, spotBetween(eye, spot, (low + high) / 2 / length)) > moved;
    }),
  );
}

/** The place at a fraction of the way from one place to another, not rounded. */
function spotBetween(from: Spot, to: Spot, part: number): Spot {
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

/** True if part of a line is deeper in a stand than `depth`. */
function isDeepIn(stand: Stand, from: Spot, to: Spot, depth: Thousandths): boolean {
  const [w, d] = [stand.frontage / 2 - depth, stand.depth / 2 - depth];
  if (w <= 0 || d <= 0) return false;
  const [a, b] = [localOf(stand, from), localOf(stand, to)];
  const [low, high] = clipped(a.right, b.right, w, clipped(a.ahead, b.ahead, d, [0, 1]));
  return low < high;
}

/** The part of a line, as fractions, on which a coordinate that runs from `a` to `b` is within `half` of 0. */
function clipped(
  a: number,
  b: number,
  half: number,
  [low, high]: readonly [number, number],
): [number, number] {
  if (a === b) return Math.abs(a) < half ? [low, high] : [0, 0];
  const [p, q] = [(-half - a) / (b - a), (half - a) / (b - a)];
  return [Math.max(low, Math.min(p, q)), Math.min(high, Math.max(p, q))];
}

/** The distance from a place to the outline of an area. */
function outlineGap({ rings }: Area, { x, y }: Spot): number {
  let least = Number.POSITIVE_INFINITY;
  for (const ring of rings)
    for (let i = 0; i < ring.length; i += 2) {
      const j = (i + 2) % ring.length;
      const [ax, ay] = [numberAt(ring, i), numberAt(ring, i + 1)];
      const [dx, dy] = [numberAt(ring, j) - ax, numberAt(ring, j + 1) - ay];
      const along = dx === 0 && dy === 0 ? 0 : ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy);
      const part = Math.max(0, Math.min(1, along));
      least = Math.min(least, Math.hypot(x - ax - part * dx, y - ay - part * dy));
    }
  return least;
}
