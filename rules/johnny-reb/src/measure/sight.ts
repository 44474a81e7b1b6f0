import {
  crossesStand,
  gap,
  inches,
  levelAt,
  lineFromFront,
  type Spot,
  span,
  type TenthDegrees,
  type Thousandths,
  TOUCH_DISTANCE,
} from '@linstock/ground';
import { FRONT_ARC } from './arcs.ts';
import {
  type GroundBetween,
  groundBetween,
  hides,
  isHidden,
  isOutOfReach,
  type SightLine,
  unitsBetween,
} from './ground-between.ts';
import type { Concealment } from './screen.ts';
import type { PlacedUnit, Situation } from './situation.ts';

/** Sight (JR-7.3, JR-7.4), and fire at unseen units (JR-7.5). */

/** Minimum distance of a friendly unit from gun and target to be fired over (JR-11.6a). */
const OVERHEAD_CLEARANCE: Thousandths = inches(4);

/** The line by which a unit sees another, in its front arc or anywhere; null if none is clear (JR-7.4). */
export function sightLine(
  situation: Situation,
  viewer: PlacedUnit,
  seen: PlacedUnit,
  splay: TenthDegrees | null,
): SightLine | null {
  const between = groundBetween(situation.table, viewer, seen);
  if (isSure(between.surely)) return null;
  unitsBetween(between, situation); // a unit that has come between since cancels earlier knowledge
  const key = 4000 * viewer.stand.facing + (splay ?? 3999);
  const known = between.lines.get(key);
  if (known !== undefined) return known;
  const line = lineBetween(situation, between, viewer, seen, splay);
  between.lines.set(key, line);
  return line;
}

function lineBetween(
  situation: Situation,
  between: GroundBetween,
  viewer: PlacedUnit,
  seen: PlacedUnit,
  splay: TenthDegrees | null,
): SightLine | null {
  const { facing } = viewer.stand;
  const drawn = between.drawn.get(facing) ?? [];
  between.drawn.set(facing, drawn);
  const isBlocked = (from: Spot, to: Spot): boolean => {
    if (isSure(between.surely) || isBarred(situation, between, viewer, seen, from, to)) return true;
    if (!isHidden(between, viewer, from, to)) return false;
    hides(between); // the other lines are probably hidden too
    return true;
  };
  // All lines of one facing begin at one place; with an arc and without it many end at the same ones.
  const blocked = (from: Spot, to: Spot): boolean => {
    const before = drawn.find((line) => line.to.x === to.x && line.to.y === to.y);
    if (before) return before.blocked;
    const found = isBlocked(from, to);
    drawn.push({ to, blocked: found });
    return found;
  };
  return lineFromFront(viewer.stand, seen.stand, splay, blocked);
}

const isSure = (hidden: Concealment | undefined): boolean =>
  hidden === 'from sight' || hidden === 'from all fire';

/** Tells whether the ground surely hides a unit from another, however that one turns about its centre. */
export function surelyHides(situation: Situation, viewer: PlacedUnit, seen: PlacedUnit): Concealment {
  return hides(groundBetween(situation.table, viewer, seen));
}

/** True if a unit sees another in any direction (JR-7.4a). */
export function sees(situation: Situation, viewer: PlacedUnit, seen: PlacedUnit): boolean {
  return sightLine(situation, viewer, seen, null) !== null;
}

/** True if a unit sees some part of another in its front arc. */
export function seesInArc(situation: Situation, viewer: PlacedUnit, seen: PlacedUnit): boolean {
  return sightLine(situation, viewer, seen, FRONT_ARC) !== null;
}

/**
 * A line for area fire at a unit that is hidden only by woods, by 4 inches of them at most. Null if there is
 * none (JR-7.5a).
 */
export function areaFireLine(situation: Situation, viewer: PlacedUnit, hidden: PlacedUnit): SightLine | null {
  const between = groundBetween(situation.table, viewer, hidden);
  const blocked = (from: Spot, to: Spot): boolean =>
    isBarred(situation, between, viewer, hidden, from, to) || isOutOfReach(between, viewer, from, to);
  return lineFromFront(viewer.stand, hidden.stand, FRONT_ARC, blocked);
}

/** True if distance or units block a line. */
function isBarred(
  situation: Situation,
  between: GroundBetween,
  viewer: PlacedUnit,
  seen: PlacedUnit,
  from: Spot,
  to: Spot,
): boolean {
  if (span(from, to) > situation.visibility + TOUCH_DISTANCE) return true; // JR-7.3a
  return unitsBetween(between, situation).some(
    (other) =>
      crossesStand(other.stand, from, to) &&
      other.id !== viewer.id &&
      other.id !== seen.id &&
      !(other.side === viewer.side && isSeenPast(situation, viewer, seen, other)),
  );
}

/** True if a friendly unit does not block: skirmishers, and those a battery fires over from higher ground (JR-7.4d, JR-11.6a). */
function isSeenPast({ table }: Situation, viewer: PlacedUnit, seen: PlacedUnit, friend: PlacedUnit): boolean {
  if (friend.formation === 'skirmish') return true;
  return (
    viewer.arm === 'battery' &&
    levelAt(table, viewer.front) > levelAt(table, friend.front) &&
    gap(friend.stand, viewer.stand) >= OVERHEAD_CLEARANCE - TOUCH_DISTANCE &&
    gap(friend.stand, seen.stand) >= OVERHEAD_CLEARANCE - TOUCH_DISTANCE
  );
}
