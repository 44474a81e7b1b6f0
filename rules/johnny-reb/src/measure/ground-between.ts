import {
  type Area,
  depthIn,
  halfOf,
  hidingArea,
  hillAbove,
  levelAt,
  mayMeet,
  type Spot,
  type Stand,
  type Table,
  TOUCH_DISTANCE,
} from '@linstock/ground';
import {
  AREA_FIRE_DEPTH,
  type Concealment,
  EYE_LEVEL,
  NEAR_END,
  type SightGround,
  surelyHidden,
} from './screen.ts';
import type { PlacedUnit, Situation } from './situation.ts';

/** The effect of ground on lines of sight between two units (JR-7.4b, c, JR-7.5a). */

/** The ground between a unit and the one it looks at, and the results found about it. */
export interface GroundBetween extends SightGround {
  /** The certain concealment of the unit, for any line; undefined until it is needed. */
  surely?: Concealment;
  /** The height of the eye, in levels, and the place for which it was found. */
  eye?: { readonly at: Spot; readonly height: number };
  /** The units that may block some line, and the situation they are from. */
  inTheWay?: { readonly among: Situation; readonly units: readonly PlacedUnit[] };
  /** Lines of sight found among those units, by the facing of the viewer and whether only its arc counts. */
  readonly lines: Map<number, SightLine | null>;
  /** Lines drawn among those units, by the facing of the viewer: the end of each, and whether it is blocked. */
  readonly drawn: Map<number, { readonly to: Spot; readonly blocked: boolean }[]>;
}

/** A line that nothing blocks, from the viewer's P to a place of what is seen. */
export type SightLine = readonly [from: Spot, to: Spot];

/** The last results, by viewer and by seen unit. Many lines are tested before either unit moves. */
const GROUND_BETWEEN_CACHE = new WeakMap<Table, (GroundBetween | undefined)[][]>();

/** The ground between a unit and one it looks at. */
export function groundBetween(table: Table, viewer: PlacedUnit, seen: PlacedUnit): GroundBetween {
  let all = GROUND_BETWEEN_CACHE.get(table);
  if (!all) GROUND_BETWEEN_CACHE.set(table, (all = []));
  const known = (all[viewer.listed] ??= []);
  const last = known[seen.listed];
  if (last && isTurned(last.viewer, viewer.stand) && last.seen === seen.stand) return last;
  const reach = Math.max(halfOf(viewer.stand), halfOf(seen.stand));
  const near = ({ box }: Area): boolean => mayMeet(box, viewer.stand, seen.stand, reach);
  return (known[seen.listed] = {
    table,
    viewer: viewer.stand,
    seen: seen.stand,
    height: levelAt(table, seen.front) + EYE_LEVEL,
    hills: table.hills.filter(near),
    hiding: table.areas.filter((area) => area.hidesAfter !== null && near(area)),
    lines: new Map(),
    drawn: new Map(),
  });
}

/** True if a footprint is another one turned about its centre. */
function isTurned(a: Stand, b: Stand): boolean {
  return a.x === b.x && a.y === b.y && a.frontage === b.frontage && a.depth === b.depth;
}

/** Tells whether the ground surely hides a unit, for any line to it. */
export function hides(between: GroundBetween): Concealment {
  return (between.surely ??= surelyHidden(between));
}

/** True if the ground blocks a line. */
export function isHidden(between: GroundBetween, viewer: PlacedUnit, from: Spot, to: Spot): boolean {
  const { hiding } = between;
  return (
    isBehindHill(between, viewer, from, to) || (hiding.length > 0 && hidingArea(hiding, from, to) !== null)
  );
}

/** True if area fire cannot go along a line: something other than woods hides its end, or it is too deep in them (JR-7.5a). */
export function isOutOfReach(between: GroundBetween, viewer: PlacedUnit, from: Spot, to: Spot): boolean {
  const isWoods = ({ kind }: Area): boolean => kind === 'woods';
  const rest = between.hiding.filter((area) => !isWoods(area));
  return (
    isBehindHill(between, viewer, from, to) ||
    depthIn(between.hiding.filter(isWoods), from, to) > AREA_FIRE_DEPTH + TOUCH_DISTANCE ||
    hidingArea(rest, from, to) !== null
  );
}

function isBehindHill(between: GroundBetween, viewer: PlacedUnit, from: Spot, to: Spot): boolean {
  const { hills, height } = between;
  if (hills.length === 0) return false;
  return hillAbove(hills, from, to, [eyeOf(between, viewer), height], NEAR_END) !== null;
}

/** The height of the viewer's eye, in levels. */
function eyeOf(between: GroundBetween, { front: at }: PlacedUnit): number {
  const { eye } = between;
  if (eye && eye.at.x === at.x && eye.at.y === at.y) return eye.height;
  const height = levelAt(between.table, at) + EYE_LEVEL;
  between.eye = { at, height };
  return height;
}

function forget({ lines, drawn }: GroundBetween): void {
  lines.clear();
  drawn.clear();
}

const areAlike = (some: readonly PlacedUnit[], others: readonly PlacedUnit[]): boolean =>
  some.length === others.length && some.every((unit, i) => unit === others[i]);

/** The units, of all on the table, that may stand between the two, whatever line is drawn (JR-7.4d). */
export function unitsBetween(between: GroundBetween, among: Situation): readonly PlacedUnit[] {
  const before = between.inTheWay;
  if (before?.among === among) return before.units;
  const { viewer, seen } = between;
  // Each line runs between a place on one unit and a place on the other.
  const reach = Math.max(halfOf(viewer), halfOf(seen));
  const units = among.units.filter(({ stand }) => {
    if (stand === seen) return false;
    const { x, y } = stand;
    return mayMeet({ west: x, south: y, east: x, north: y }, viewer, seen, reach + halfOf(stand));
  });
  if (before && !(before.among.visibility === among.visibility && areAlike(before.units, units)))
    forget(between);
  between.inTheWay = { among, units };
  return units;
}
