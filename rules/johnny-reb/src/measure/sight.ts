import {
  type Area,
  crossesStand,
  depthIn,
  gap,
  hidingArea,
  hillAbove,
  inches,
  levelAt,
  lineFromFront,
  mayMeet,
  type Spot,
  span,
  type Stand,
  type Table,
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
  const { hills, hiding } = groundBetween(situation.table, viewer, seen);
  const blocked = (from: Spot, to: Spot): boolean =>
    isBarred(situation, viewer, seen, from, to) ||
    (hiding.length > 0 && hidingArea(hiding, from, to) !== null) ||
    (hills.length > 0 && isBehindHill(situation.table, hills, viewer, seen, from, to));
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
  const { hills, hiding } = groundBetween(situation.table, viewer, hidden);
  const woods = hiding.filter(({ kind }) => kind === 'woods');
  if (woods.length === 0) return null;
  const rest = hiding.filter(({ kind }) => kind !== 'woods');
  const blocked = (from: Spot, to: Spot): boolean =>
    isBarred(situation, viewer, hidden, from, to) ||
    depthIn(woods, from, to) > AREA_FIRE_DEPTH + TOUCH ||
    hidingArea(rest, from, to) !== null ||
    isBehindHill(situation.table, hills, viewer, hidden, from, to);
  return lineFromFront(viewer.stand, hidden.stand, FRONT_ARC, blocked);
}

/** Whether distance or units block a line. */
function isBarred(situation: Situation, viewer: Placed, seen: Placed, from: Spot, to: Spot): boolean {
  const { units, visibility } = situation;
  if (span(from, to) > visibility + TOUCH) return true; // JR-7.3a
  return units.some(
    (other) =>
      crossesStand(other.stand, from, to) &&
      other.id !== viewer.id &&
      other.id !== seen.id &&
      !(other.side === viewer.side && isSeenPast(situation, viewer, seen, other)),
  );
}

/** Whether ground that rises blocks a line. */
function isBehindHill(
  table: Table,
  hills: readonly Area[],
  viewer: Placed,
  seen: Placed,
  from: Spot,
  to: Spot,
): boolean {
  const heights = [levelAt(table, viewer.front) + EYE, levelAt(table, seen.front) + EYE] as const;
  return hillAbove(hills, from, to, heights, NEAR_END) !== null;
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

/** What of the ground may lie on a line from one footprint to another, however the first is turned; in the table's order. */
interface GroundBetween {
  readonly table: Table;
  readonly viewer: Stand;
  readonly hills: readonly Area[];
  /** Areas that hide what is behind so much of them. */
  readonly hiding: readonly Area[];
}

/** By who is seen, and who looks: what was found last. Many lines are drawn before either goes elsewhere. */
const BETWEEN = new WeakMap<Placed, (GroundBetween | undefined)[]>();

function groundBetween(table: Table, { listed, stand }: Placed, seen: Placed): GroundBetween {
  let known = BETWEEN.get(seen);
  if (!known) BETWEEN.set(seen, (known = []));
  const last = known[listed];
  if (last?.table === table && isTurned(last.viewer, stand)) return last;
  const reach = Math.max(halfOf(stand), halfOf(seen.stand));
  const near = ({ box }: Area): boolean => mayMeet(box, stand, seen.stand, reach);
  const hiding = table.areas.filter((area) => area.hidesAfter !== null && near(area));
  return (known[listed] = { table, viewer: stand, hills: table.hills.filter(near), hiding });
}

/** Whether a footprint is another one turned about its centre. */
function isTurned(a: Stand, b: Stand): boolean {
  return a.x === b.x && a.y === b.y && a.frontage === b.frontage && a.depth === b.depth;
}

/** No corner of a footprint is farther from its centre, the rounding to the lattice allowed for. */
function halfOf({ frontage, depth }: Stand): Thousandths {
  return (frontage + depth) / 2 + TOUCH;
}
