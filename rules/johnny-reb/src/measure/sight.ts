import {
  crossesStand,
  depthIn,
  gap,
  hidingArea,
  hillAbove,
  inches,
  levelAt,
  lineFromFront,
  type Spot,
  span,
  type TenthDegrees,
  type Thousandths,
  TOUCH,
} from '@linstock/ground';
import { FRONT_ARC } from './arcs.ts';
import type { Placed, Situation } from './situation.ts';

/** Who sees whom (JR-7.3, JR-7.4), and who may be fired at unseen (JR-7.5). */

/** Eyes and heads above the ground, in levels, and how near an end of a line the ground does not count (JR-7.4c). */
const EYE = 0.25;
const NEAR_END: Thousandths = inches(1);
/** How deep in woods an enemy may be for area fire (JR-7.5a). */
const AREA_FIRE_DEPTH: Thousandths = inches(4);
/** How far a friendly unit must be from gun and target to be fired over (JR-11.6a). */
const OVERHEAD: Thousandths = inches(4);

/** A line that nothing blocks, from the viewer's P to a place of what is seen. */
export type SightLine = readonly [from: Spot, to: Spot];

/** The line by which a unit sees another, in its front arc or anywhere; null where none is clear (JR-7.4). */
export function sightLine(
  situation: Situation,
  viewer: Placed,
  seen: Placed,
  splay: TenthDegrees | null,
): SightLine | null {
  const blocked = (from: Spot, to: Spot): boolean =>
    isBlockedButForWoods(situation, viewer, seen, from, to) || hidingArea(situation.table, from, to) !== null;
  return lineFromFront(viewer.stand, seen.stand, splay, blocked);
}

/** Whether a unit sees another, wherever it lies (JR-7.4a). */
export function sees(situation: Situation, viewer: Placed, seen: Placed): boolean {
  return sightLine(situation, viewer, seen, null) !== null;
}

/** Whether a unit sees some part of another that lies in its front arc. */
export function seesInArc(situation: Situation, viewer: Placed, seen: Placed): boolean {
  return sightLine(situation, viewer, seen, FRONT_ARC) !== null;
}

/** A line for area fire at a unit that only woods hide, no more than 4 inches of them; null where there is none (JR-7.5a). */
export function areaFireLine(situation: Situation, viewer: Placed, hidden: Placed): SightLine | null {
  const woods = situation.table.areas.filter(({ kind }) => kind === 'woods');
  const rest = { ...situation.table, areas: situation.table.areas.filter(({ kind }) => kind !== 'woods') };
  const blocked = (from: Spot, to: Spot): boolean =>
    isBlockedButForWoods(situation, viewer, hidden, from, to) ||
    depthIn(woods, from, to) > AREA_FIRE_DEPTH + TOUCH ||
    hidingArea(rest, from, to) !== null;
  return lineFromFront(viewer.stand, hidden.stand, FRONT_ARC, blocked);
}

/** Whether distance, ground or units block a line; areas that hide are not asked. */
function isBlockedButForWoods(
  situation: Situation,
  viewer: Placed,
  seen: Placed,
  from: Spot,
  to: Spot,
): boolean {
  const { table, units, visibility } = situation;
  if (span(from, to) > visibility + TOUCH) return true; // JR-7.3a
  const barred = units.some(
    (other) =>
      crossesStand(other.stand, from, to) &&
      other.id !== viewer.id &&
      other.id !== seen.id &&
      !(other.side === viewer.side && isSeenPast(situation, viewer, seen, other)),
  );
  if (barred) return true;
  const heights = [levelAt(table, viewer.front) + EYE, levelAt(table, seen.front) + EYE] as const;
  return hillAbove(table, from, to, heights, NEAR_END) !== null;
}

/** Whether a friendly unit does not block: skirmishers, and those a battery fires over from higher ground (JR-7.4d, JR-11.6a). */
function isSeenPast({ table }: Situation, viewer: Placed, seen: Placed, friend: Placed): boolean {
  if (friend.formation === 'skirmish') return true;
  return (
    viewer.arm === 'battery' &&
    levelAt(table, viewer.front) > levelAt(table, friend.front) &&
    gap(friend.stand, viewer.stand) >= OVERHEAD - TOUCH &&
    gap(friend.stand, seen.stand) >= OVERHEAD - TOUCH
  );
}
