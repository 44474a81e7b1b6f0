import {
  areasAt,
  cosine,
  crossesStand,
  inches,
  insideGround,
  isNearer,
  overlap,
  type Pose,
  SINE_SCALE,
  type Spot,
  type Stand,
  sine,
} from '@linstock/ground';
import { sizeOf, standAt } from '../measure/footprint.ts';
import type { PlacedUnit } from '../measure/situation.ts';
import { type Intent, intruderOn } from './intent.ts';
import type { SideView } from './side-view.ts';

/** The value of places for a unit's march. */

/** Distance to the enemy within which arcs, cover and flanks count too. */
const ENEMY_NEAR = inches(12);

/** Inches in front of its goal at which a unit wants to be: woods hide units farther than two inches inside (JR-7.4b). */
function wantedFrom(view: SideView, unit: PlacedUnit, intent: Intent): number {
  if (intent.kind === 'fire') return 3.5;
  if (intent.kind === 'attack') return 3;
  return intent.kind === 'take' && intruderOn(view, unit, intent.objective) ? 1.6 : 0;
}

/** The value of ending with the front at a place, in inches of path. */
export function likingOf(view: SideView, unit: PlacedUnit, intent: Intent, goal: Spot, front: Pose): number {
  const stand = standAt(front, sizeOf(unit.stand));
  const way = Math.hypot(goal.x - front.x, goal.y - front.y) / 1000;
  const wanted = wantedFrom(view, unit, intent);
  let liking = 0 - Math.abs(way - wanted);
  if (intent.kind === 'withdraw') liking = 0 - way / 2;
  else if (way > BLOCKED_FROM && isMasked(view, unit, front, goal)) liking -= MASKED;
  if (intent.kind === 'take' && insideGround(intent.objective.ground, stand)) liking = 2 + liking / 2;
  return liking + nearnessOf(view, unit, intent, stand) - crowding(view, unit, stand);
}

/**
 * The distance from its goal, in inches, beyond which a unit avoids friends in its way; and the penalty for a
 * blocked way, in inches of detour.
 */
const BLOCKED_FROM = 2;
const MASKED = 2.5;
/** Friends farther off will have moved on. */
const SOON = inches(6);

/** True if a friend near by is between a place and the goal. */
function isMasked({ own }: SideView, unit: PlacedUnit, front: Spot, goal: Spot): boolean {
  return own.some(
    (friend) =>
      friend.listed !== unit.listed &&
      Math.hypot(friend.stand.x - front.x, friend.stand.y - front.y) < SOON &&
      crossesStand(friend.stand, front, goal),
  );
}

/** About how far two footprints are apart: near enough to like or dislike a place by. */
function apart(a: Stand, b: Stand): number {
  return Math.max(
    0,
    Math.hypot(a.x - b.x, a.y - b.y) - (a.depth + b.depth + a.frontage / 2 + b.frontage / 2) / 2,
  );
}

/** The effect of near enemies on the liking of a place. */
function nearnessOf(view: SideView, unit: PlacedUnit, intent: Intent, stand: Stand): number {
  let liking = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const foe of view.foes) {
    const gap = apart(stand, foe.stand);
    if (gap > ENEMY_NEAR) continue;
    least = Math.min(least, gap);
    const near = 1 - gap / ENEMY_NEAR;
    const ahead = aheadness(stand, foe.stand);
    liking += near * (ahead >= IN_ARC ? 1.2 : ahead >= ASKEW ? -0.6 : -3);
    if (aheadness(foe.stand, stand) < ASKEW) liking += 1.5 * near; // it is on the enemy's flank or behind it
  }
  if (least > ENEMY_NEAR) return liking;
  if (areasAt(view.field.table, stand).some(({ kind }) => kind === 'woods')) liking += 1;
  if (unit.level === 'shaken' || intent.kind === 'withdraw') return liking + least / 1000;
  return least < TOO_CLOSE ? liking - 1 : liking;
}

/** The cosines of 45 degrees, half an arc, and of 70, from which an enemy is on a flank. */
const IN_ARC = 0.707;
const ASKEW = 0.342;

/** The cosine of the angle between straight ahead of a footprint and a place. */
function aheadness(stand: Stand, { x, y }: Spot): number {
  const [dx, dy] = [x - stand.x, y - stand.y];
  const far = Math.hypot(dx, dy);
  return far === 0 ? 1 : (dx * sine(stand.facing) + dy * cosine(stand.facing)) / (SINE_SCALE * far);
}

/** Nearer than this a unit only charges. */
const TOO_CLOSE = inches(1.5);

/** Friends want room, but not to be left. */
function crowding({ own }: SideView, unit: PlacedUnit, stand: Stand): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const friend of own)
    if (friend.listed !== unit.listed) nearest = Math.min(nearest, apart(stand, friend.stand));
  if (nearest === Number.POSITIVE_INFINITY) return 0;
  return nearest < ELBOW_ROOM ? 0.4 : Math.max(0, nearest - ALONE_DISTANCE) / 4000;
}

const ELBOW_ROOM = inches(0.3);
const ALONE_DISTANCE = inches(4);

/** No march comes nearer to an enemy (JR-6.3a). */
const CLEARANCE = inches(1);

/** True if a unit can end its march on a footprint. */
export function hasRoom({ situation }: SideView, unit: PlacedUnit, stand: Stand): boolean {
  return situation.units.every((other) => {
    if (other.listed === unit.listed || apart(stand, other.stand) > inches(2)) return true;
    return other.side === unit.side ? !overlap(stand, other.stand) : !isNearer(stand, other.stand, CLEARANCE);
  });
}
