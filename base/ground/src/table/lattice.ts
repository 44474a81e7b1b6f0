import type { NumberOf } from '@linstock/kernel';
import { numberAt, wideCellAt } from '../lists.ts';
import SINES from './data/sines.json' with { type: 'json' };

/**
 * The lattice of a free-measure table. Places are whole thousandths of an inch, x to the east, y to the north, the
 * origin at the south-west corner; facings are whole tenths of a degree, 0 to 3599, clockwise from north. Sines come from
 * a checked-in table, and beyond it only + - * / and the square root are used, which every machine rounds alike.
 * Places lie within ±2^18 (262 inches): dot and cross products with a sine stay below 2^40, of two differences below 2^38.
 */

/** A length or a coordinate in thousandths of an inch. */
export type Thousandths = NumberOf<'thousandths of an inch'>;

/** An angle in tenths of a degree, clockwise; a facing is 0 to 3599, a turn may have either sign. */
export type TenthDegrees = NumberOf<'tenths of a degree'>;

/** A place on the table, or a step from one place to another. */
export interface Spot {
  readonly x: Thousandths;
  readonly y: Thousandths;
}

/**
 * Lengths that differ by at most this count as equal, and stands that are this near or overlap by at most
 * this just touch. It is more than rounding to the lattice can move a corner, and less than a player can see.
 * It is the only tolerance of the ground.
 */
export const TOUCH_DISTANCE: Thousandths = 10;

/** The scale of the sines. */
export const SINE_SCALE = 2 ** 20;

/** The largest coordinate of a place. */
export const MAX_COORDINATE: Thousandths = 2 ** 18;

/** A whole turn. */
export const FULL_TURN: TenthDegrees = 3600;

/** The sines of 0 to 449.9 degrees, so that a cosine is found a quarter turn farther on. */
const SINE = Int32Array.from({ length: 4500 }, (_, f) => {
  const [quarter, rest] = [Math.floor(f / 900) % 4, f % 900];
  const value = numberAt(SINES, quarter % 2 === 0 ? rest : 900 - rest);
  return quarter < 2 ? value : 0 - value;
});

/** Any angle as a facing, 0 to 3599. */
export function asFacing(angle: TenthDegrees): TenthDegrees {
  const rest = angle % FULL_TURN;
  return rest < 0 ? rest + FULL_TURN : rest + 0;
}

/** The sine of a facing times 2^20. */
export function sine(facing: TenthDegrees): number {
  return wideCellAt(SINE, facing);
}

/** The cosine of a facing times 2^20. */
export function cosine(facing: TenthDegrees): number {
  return wideCellAt(SINE, facing + 900);
}

/** Degrees as the nearest facing. */
export function degrees(angle: number): TenthDegrees {
  return asFacing(rounded(angle * 10));
}

/** Inches as the nearest thousandths. */
export function inches(length: number): Thousandths {
  return rounded(length * 1000);
}

/** A place given in inches. Refuses a value that is no number, or more than 262 inches from the origin. */
export function spotOfInches(x: number, y: number): Spot {
  const spot = { x: inches(x), y: inches(y) };
  if (Math.abs(spot.x) <= MAX_COORDINATE && Math.abs(spot.y) <= MAX_COORDINATE) return spot;
  throw new RangeError(
    `A place on a table is two numbers of inches, each within 262 of the origin, not (${x}, ${y}).`,
  );
}

/** The nearest whole number, halves away from zero, so that mirrored and turned figures round alike. */
export function rounded(n: number): number {
  return n < 0 ? 0 - Math.floor(0.5 - n) : Math.floor(n + 0.5);
}

/** The distance between two places, unrounded. */
export function span(a: Spot, b: Spot): Thousandths {
  return Math.sqrt((b.x - a.x) ** 2 + (b.y - a.y) ** 2);
}

/** The place a distance from a on the straight way to b, or beyond it; a itself when the two are one. */
export function spotAlong(a: Spot, b: Spot, distance: Thousandths): Spot {
  const length = span(a, b);
  if (length === 0) return { x: a.x, y: a.y };
  return {
    x: a.x + rounded(((b.x - a.x) * distance) / length),
    y: a.y + rounded(((b.y - a.y) * distance) / length),
  };
}

/** The place a distance from a spot on a bearing. */
export function spotOnBearing(from: Spot, bearing: TenthDegrees, distance: Thousandths): Spot {
  return {
    x: from.x + rounded((sine(bearing) * distance) / SINE_SCALE),
    y: from.y + rounded((cosine(bearing) * distance) / SINE_SCALE),
  };
}

/** A step turned clockwise, with its length kept to about a millionth; not rounded to the lattice. */
export function turnedStep({ x, y }: Spot, turn: TenthDegrees): Spot {
  const angle = asFacing(turn);
  const [s, c] = [sine(angle), cosine(angle)];
  return { x: (x * c + y * s) / SINE_SCALE, y: (y * c - x * s) / SINE_SCALE };
}

/** The facing nearest to the direction from one place to another. Refuses two places that are one. */
export function bearingTo(from: Spot, to: Spot): TenthDegrees {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (dx === 0 && dy === 0)
    throw new RangeError(`A bearing needs two places; (${to.x}, ${to.y}) is where it starts.`);
  if (dx >= 0 && dy > 0) return withinQuarter(dx, dy);
  if (dx > 0) return 900 + withinQuarter(0 - dy, dx);
  if (dy < 0) return 1800 + withinQuarter(0 - dx, 0 - dy);
  return asFacing(2700 + withinQuarter(dy, 0 - dx));
}

/** The angle, 0 to 900, of a step that goes right (0 or more) and ahead (more than 0). */
function withinQuarter(right: number, ahead: number): TenthDegrees {
  const beyond = (angle: number) => right * cosine(angle) - ahead * sine(angle);
  let [low, high] = [0, 899];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (beyond(middle) >= 0) low = middle;
    else high = middle - 1;
  }
  return beyond(low) <= 0 - beyond(low + 1) ? low : low + 1;
}
