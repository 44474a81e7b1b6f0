import type { Axial } from './hex.ts';

/** A place in survey yards: x east, y north, from the south-west corner of the survey. */
export interface Yards {
  readonly x: number;
  readonly y: number;
}

/** The place of a hex grid on the surveyed ground. */
export interface HexLayout {
  /** Yards from the centre of a hex to the centre of its neighbour. */
  readonly yardsPerHex: number;
  /** The centre of hex [0, 0]. */
  readonly origin: Yards;
  /** Compass bearing of facing 0, in degrees clockwise from north. */
  readonly bearing: number;
}

const ROW = Math.sqrt(3) / 2;

/** A layout for maps that lie on no surveyed ground: 100 yards a hex, facing 0 to the north. */
export const PLAIN_LAYOUT: HexLayout = { yardsPerHex: 100, origin: { x: 0, y: 0 }, bearing: 0 };

/** Sine and cosine of the bearing, rounded so that the last bit of a machine's own sine cannot move a hex. */
function axes(layout: HexLayout): { sin: number; cos: number } {
  const radians = (layout.bearing * Math.PI) / 180;
  const rounded = (value: number) => Math.round(value * 1e9) / 1e9;
  return { sin: rounded(Math.sin(radians)), cos: rounded(Math.cos(radians)) };
}

/** Survey yards of a place given in hexes: whole numbers are centres, fractions lie between. */
export function yardsOf(layout: HexLayout, q: number, r: number): Yards {
  const { sin, cos } = axes(layout);
  const right = layout.yardsPerHex * (q + r / 2);
  const up = -layout.yardsPerHex * ROW * r;
  return { x: layout.origin.x + right * cos + up * sin, y: layout.origin.y - right * sin + up * cos };
}

/** A place in survey yards, in hexes: whole numbers are centres, fractions lie between. */
export function placeInHexes(layout: HexLayout, x: number, y: number): Axial {
  const { sin, cos } = axes(layout);
  const east = x - layout.origin.x;
  const north = y - layout.origin.y;
  const right = (east * cos - north * sin) / layout.yardsPerHex;
  const r = -(east * sin + north * cos) / (layout.yardsPerHex * ROW);
  return [right - r / 2, r];
}

/** The hex, on the unbounded grid, that holds a place in survey yards. */
export function axialOfYards(layout: HexLayout, x: number, y: number): Axial {
  return nearestHex(...placeInHexes(layout, x, y));
}

/** Rounds fractional axial coordinates to the hex that holds them. */
function nearestHex(q: number, r: number): Axial {
  const s = -q - r;
  let roundQ = Math.round(q);
  let roundR = Math.round(r);
  const missQ = Math.abs(roundQ - q);
  const missR = Math.abs(roundR - r);
  const missS = Math.abs(Math.round(s) - s);
  if (missQ > missR && missQ > missS) roundQ = -roundR - Math.round(s);
  else if (missR > missS) roundR = -roundQ - Math.round(s);
  return [roundQ + 0, roundR + 0];
}

/**
 * The six corners of a hex in survey yards, corner f being where facing f points.
 * For pictures: neighbouring hexes give the same corner up to rounding of the last bits.
 */
export function cornersOf(layout: HexLayout, q: number, r: number): Yards[] {
  const third = 1 / 3;
  const offsets: Axial[] = [
    [third, -2 * third],
    [2 * third, -third],
    [third, third],
    [-third, 2 * third],
    [-2 * third, third],
    [-third, -third],
  ];
  return offsets.map(([dq, dr]) => yardsOf(layout, q + dq, r + dr));
}

/** The facing nearest to a compass bearing in degrees, of the six corners or of twelve (see `facing.ts`). */
export function facingOfBearing(layout: HexLayout, degrees: number, facings: 6 | 12): number {
  const turns = Math.round(((degrees - layout.bearing) * facings) / 360);
  return ((turns % facings) + facings) % facings;
}
