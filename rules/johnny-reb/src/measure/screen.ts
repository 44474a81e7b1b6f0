import {
  type Area,
  cosine,
  inches,
  itemAt,
  liesOnGround,
  sine,
  SINE_SCALE,
  span,
  type Spot,
  type Stand,
  stretchesInside,
  type Table,
  type Thousandths,
  totalOf,
  TOUCH_DISTANCE,
} from '@linstock/ground';

/**
 * A quick test whether one piece of ground hides a unit from every line of sight. It does if a strip of it
 * lies across the way that is wide enough for all lines and deep enough to hide. If there is no such strip,
 * the lines are tested one by one.
 */

/** Eyes and heads above the ground, in levels, and how near an end of a line the ground does not count (JR-7.4c). */
export const EYE_LEVEL = 0.25;
export const NEAR_END: Thousandths = inches(1);
/** Maximum depth of an enemy in woods for area fire (JR-7.5a). */
export const AREA_FIRE_DEPTH: Thousandths = inches(4);

/** The ground that may be between a viewer, however it turns about its centre, and a unit it looks at. */
export interface SightGround {
  readonly table: Table;
  readonly viewer: Stand;
  readonly seen: Stand;
  /** The height of the seen unit, in levels. */
  readonly height: number;
  /** In the table's order. */
  readonly hills: readonly Area[];
  /** Areas that hide what is behind a depth of them. */
  readonly hiding: readonly Area[];
}

/** The certain concealment of a unit: perhaps none, from sight alone, or from area fire as well. */
export type Concealment = 'perhaps' | 'from sight' | 'from all fire';

/** The way from the viewer to the seen unit, as seen from above. */
interface Way {
  readonly from: Spot;
  readonly to: Spot;
  readonly length: Thousandths;
  /** A thousandth of an inch along it. */
  readonly step: Spot;
  /** Ends of lines lie no farther along the way than this from its start and its end. */
  readonly atStart: Thousandths;
  readonly atEnd: Thousandths;
  /** Ends of lines lie no farther to a side of it than `atStart` at its start, and this at its end. */
  readonly aside: Thousandths;
}

/** Rounding to the lattice is allowed for on all sides. */
const LATTICE_MARGIN: Thousandths = 2 * TOUCH_DISTANCE;

function wayTo(viewer: Stand, seen: Stand): Way | null {
  const length = span(viewer, seen);
  if (length === 0) return null;
  const step = { x: (seen.x - viewer.x) / length, y: (seen.y - viewer.y) / length };
  const [s, c] = [sine(seen.facing) / SINE_SCALE, cosine(seen.facing) / SINE_SCALE];
  const [across, along] = [Math.abs(c * step.x - s * step.y), Math.abs(s * step.x + c * step.y)];
  const atStart = viewer.depth / 2 + LATTICE_MARGIN; // the middle of its front edge, wherever that turns to
  return {
    from: viewer,
    to: seen,
    length,
    step,
    atStart,
    atEnd: (seen.frontage * across + seen.depth * along) / 2 + LATTICE_MARGIN,
    aside: Math.max(atStart, (seen.frontage * along + seen.depth * across) / 2 + LATTICE_MARGIN),
  };
}

/** Tells whether the ground between two units surely hides one from the other. */
export function surelyHidden({ table, viewer, seen, height, hills, hiding }: SightGround): Concealment {
  const way = wayTo(viewer, seen);
  if (way === null) return 'perhaps';
  const eye = hills.length > 0 ? eyeAbove(table.hills, viewer) : EYE_LEVEL;
  if (hills.some((hill) => hasStrip(hill, way, NEAR_END, LATTICE_MARGIN, isAbove(hill, way, eye, height))))
    return 'from all fire';
  const isDeep = (area: Area, deep: Thousandths): boolean =>
    hasStrip(area, way, 0, deep + LATTICE_MARGIN, () => true);
  const hidesFrom = (area: Area): Concealment => {
    if (!isDeep(area, area.hidesAfter as Thousandths)) return 'perhaps';
    return area.kind !== 'woods' || isDeep(area, AREA_FIRE_DEPTH) ? 'from all fire' : 'from sight';
  };
  const found = hiding.map(hidesFrom);
  return (
    found.find((each) => each === 'from all fire') ?? found.find((each) => each !== 'perhaps') ?? 'perhaps'
  );
}

/** The greatest height of an eye on a stand, however it turns: on the highest hill it may reach. */
function eyeAbove(hills: readonly Area[], viewer: Stand): number {
  const across = viewer.depth + 4 * LATTICE_MARGIN;
  const around: Stand = { ...viewer, frontage: across, depth: across };
  const under = hills.filter((hill) => liesOnGround(around, hill));
  return EYE_LEVEL + Math.max(0, ...under.map(({ level }) => level));
}

/** The smallest and the largest share of a line's length at this distance along the way. */
function sharesAt({ length, atStart, atEnd }: Way, at: Thousandths): readonly [least: number, most: number] {
  return [(at - atStart) / (length + atEnd - atStart), (at + atStart) / (length - atEnd + atStart)];
}

/** True if a hill surely rises above every line where a strip of it is this far along the way. */
function isAbove({ level }: Area, way: Way, eye: number, height: number): (at: Thousandths) => boolean {
  return (at) => {
    return sharesAt(way, at).every((share) => eye + (height - eye) * share < level - LATTICE_MARGIN / 1000);
  };
}

/** Number of places tested along the way on each stretch of it in a piece of ground. */
const PLACES_PER_STRETCH = 4;

/** True if a strip of a piece of ground, `deep` deep, is across the way, no nearer to either end of any line than `edge`. */
function hasStrip(
  ground: Area,
  way: Way,
  edge: Thousandths,
  deep: Thousandths,
  counts: (at: Thousandths) => boolean,
): boolean {
  if (ground.rings.length !== 1) return false;
  const [first, last] = [way.atStart + edge, way.length - way.atEnd - edge];
  return stretchesInside(ground, way.from, way.to).some(([since, until]) => {
    const [low, high] = [Math.max(first, since) + deep / 2, Math.min(last, until) - deep / 2];
    for (let i = 0; i <= PLACES_PER_STRETCH && low <= high; i++) {
      const at = low + ((high - low) * i) / PLACES_PER_STRETCH;
      if (counts(at) && isStrip(ground, way, at, deep)) return true;
    }
    return false;
  });
}

/** True if a strip across the way is wholly in a piece of ground with one outline: all its edges are. */
function isStrip(ground: Area, way: Way, at: Thousandths, deep: Thousandths): boolean {
  const { from, step, atStart } = way;
  const [near, far] = [at - deep / 2, at + deep / 2];
  const aside = atStart + (way.aside - atStart) * Math.min(1, sharesAt(way, far)[1]);
  const corner = (along: number, right: number): Spot => ({
    x: Math.round(from.x + along * step.x + right * step.y),
    y: Math.round(from.y + along * step.y - right * step.x),
  });
  const all = [corner(near, 0 - aside), corner(near, aside), corner(far, aside), corner(far, 0 - aside)];
  return all.every((a, i) => {
    const b = itemAt(all, (i + 1) % 4);
    const inside = stretchesInside(ground, a, b);
    return inside.length === 1 && totalOf(inside) >= span(a, b);
  });
}
