/**
 * Lines and loops that look drawn by hand: corners rounded off, edges a little unsteady. Also tests on such shapes.
 */

import { type Box, boxOf, type Spot } from '../../common/box.ts';
import { type Loop } from '../plate/plate.ts';
import { fbm } from './seed.ts';

/** A loop with its box, so that most questions end at the box. */
export interface Shape {
  readonly loop: Loop;
  readonly box: Box;
}

/** An open line with its box. */
export interface Course {
  readonly line: Loop;
  readonly box: Box;
}

/** Cuts the corners of a loop, each pass nearer to a smooth curve (Chaikin). */
export function roundLoop(loop: Loop, passes: number): Loop {
  if (passes === 0) return loop;
  const cut = loop.flatMap((a, i): Spot[] => {
    const b = loop[(i + 1) % loop.length]!;
    return [
      [a[0] * 0.75 + b[0] * 0.25, a[1] * 0.75 + b[1] * 0.25],
      [a[0] * 0.25 + b[0] * 0.75, a[1] * 0.25 + b[1] * 0.75],
    ];
  });
  return roundLoop(cut, passes - 1);
}

/** Cuts the corners of an open line; its ends stay. */
export function easeLine(line: Loop, passes: number): Loop {
  if (passes === 0 || line.length < 3) return line;
  const cut: Spot[] = [line[0]!];
  for (let i = 0; i + 1 < line.length; i++) {
    const [a, b] = [line[i]!, line[i + 1]!];
    cut.push([a[0] * 0.75 + b[0] * 0.25, a[1] * 0.75 + b[1] * 0.25]);
    cut.push([a[0] * 0.25 + b[0] * 0.75, a[1] * 0.25 + b[1] * 0.75]);
  }
  cut.push(line.at(-1)!);
  return easeLine(cut, passes - 1);
}

/** Spots along a line (closed or open) no more than `gap` apart. */
export function fillLine(line: Loop, gap: number, closed: boolean): Spot[] {
  const out: Spot[] = [];
  const last = closed ? line.length : line.length - 1;
  for (let i = 0; i < last; i++) {
    const [a, b] = [line[i]!, line[(i + 1) % line.length]!];
    const parts = Math.max(1, Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) / gap));
    for (let p = 0; p < parts; p++) {
      out.push([a[0] + ((b[0] - a[0]) * p) / parts, a[1] + ((b[1] - a[1]) * p) / parts]);
    }
  }
  if (!closed) out.push(line.at(-1)!);
  return out;
}

/** Moves every spot by up to about `amplitude`, smoothly along the line. */
export function trembleLine(line: Loop, amplitude: number, seed: number): Loop {
  return line.map(([x, y]): Spot => {
    const dx = (fbm(x / 22, y / 22, seed) - 0.47) * 2 * amplitude;
    return [x + dx, y + (fbm(x / 22 + 50, y / 22, seed) - 0.47) * 2 * amplitude];
  });
}

/**
 * Maximum distance from a corner at which its rounding begins, in plate units. So a large square stays nearly
 * square.
 */
const ROUNDING = 46;

/** Spots added on long sides, so that rounding begins no farther than this from a corner. */
export function guardCorners(loop: Loop, rounding: number): Loop {
  return loop.flatMap((a, i): Spot[] => {
    const b = loop[(i + 1) % loop.length]!;
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    if (length < 2.5 * rounding) return [a];
    const t = rounding / length;
    const at = (share: number): Spot => [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
    return [a, at(t), at(1 - t)];
  });
}

/** A natural outline: rounded, swaying, and a little unsteady. */
export function makeNaturalShape(loop: Loop, amplitude: number, seed: number): Shape {
  const swaying = fillLine(roundLoop(guardCorners(loop, ROUNDING), 3), 7, true).map(([x, y]): Spot => {
    const sway = amplitude * 2.2;
    return [
      x + (fbm(x / 90, y / 90, seed + 11) - 0.47) * 2 * sway,
      y + (fbm(y / 90, x / 90, seed + 13) - 0.47) * 2 * sway,
    ];
  });
  const drawn = trembleLine(swaying, amplitude, seed);
  return { loop: drawn, box: boxOf(drawn) };
}

/** A loop used unchanged. */
export function makeExactShape(loop: Loop): Shape {
  return { loop, box: boxOf(loop) };
}

/** A natural line: rounded, then unsteady. */
export function makeNaturalCourse(line: Loop, amplitude: number, seed: number): Course {
  const drawn = trembleLine(fillLine(easeLine(line, 3), 7, false), amplitude, seed);
  return { line: drawn, box: boxOf(drawn) };
}

/** True if a spot is inside a shape (even-odd). */
export function hasSpotInside({ box, loop }: Shape, [x, y]: Spot): boolean {
  if (x < box.x || y < box.y || x > box.x + box.width || y > box.y + box.height) return false;
  const { sides, top, height } = bandsOf(loop);
  const band = sides[Math.floor((y - top) / height)];
  if (!band) return false;
  let inside = false;
  for (let i = 0; i < band.length; i += 4) {
    const [ax, ay, bx, by] = [band[i]!, band[i + 1]!, band[i + 2]!, band[i + 3]!];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

/** The sides of a loop in bands from top to bottom, so that a spot is compared only with those at its height. */
interface Bands {
  /** For each band its sides, four numbers a side: from x, y to x, y. */
  readonly sides: readonly (readonly number[])[];
  readonly top: number;
  readonly height: number;
}

const bandsOfLoops = new WeakMap<Loop, Bands>();

function bandsOf(loop: Loop): Bands {
  const known = bandsOfLoops.get(loop);
  if (known) return known;
  const box = boxOf(loop);
  const count = Math.max(1, Math.ceil(loop.length / 4));
  const height = box.height / count || 1;
  const sides = Array.from({ length: count + 1 }, (): number[] => []);
  loop.forEach(([ax, ay], i) => {
    const [bx, by] = loop.at(i - 1)!;
    const last = Math.floor((Math.max(ay, by) - box.y) / height);
    for (let n = Math.floor((Math.min(ay, by) - box.y) / height); n <= last; n++)
      sides[n]?.push(ax, ay, bx, by);
  });
  const bands = { sides, top: box.y, height };
  bandsOfLoops.set(loop, bands);
  return bands;
}

/** True if a spot is within `reach` of a line. */
export function isNearCourse({ box, line }: Course, [x, y]: Spot, reach: number): boolean {
  if (x < box.x - reach || y < box.y - reach) return false;
  if (x > box.x + box.width + reach || y > box.y + box.height + reach) return false;
  const { rows, top } = rowsOf(line);
  const last = Math.floor((y + reach - top) / ROW);
  for (let n = Math.max(0, Math.floor((y - reach - top) / ROW)); n <= last; n++) {
    const row = rows[n] ?? [];
    for (let i = 0; i < row.length; i += 4) {
      const [ax, ay, bx, by] = [row[i]!, row[i + 1]!, row[i + 2]!, row[i + 3]!];
      if ((ax < x - reach && bx < x - reach) || (ax > x + reach && bx > x + reach)) continue;
      if (distanceToSide(x - ax, y - ay, bx - ax, by - ay) <= reach) return true;
    }
  }
  return false;
}

/** Distance of a spot from a side that begins at 0, 0. */
function distanceToSide(x: number, y: number, dx: number, dy: number): number {
  const length2 = dx * dx + dy * dy;
  const t = length2 === 0 ? 0 : Math.min(1, Math.max(0, (x * dx + y * dy) / length2));
  return Math.hypot(x - t * dx, y - t * dy);
}

/** Height of a row of a line's sides, in plate units. */
const ROW = 16;

/**
 * The sides of a line, sorted into rows from top to bottom, four numbers a side. So a spot is compared only
 * with the sides near it.
 */
interface Rows {
  readonly rows: readonly (readonly number[])[];
  readonly top: number;
}

const rowsOfLines = new WeakMap<Loop, Rows>();

function rowsOf(line: Loop): Rows {
  const known = rowsOfLines.get(line);
  if (known) return known;
  const { y: top } = boxOf(line);
  const rows: number[][] = [];
  line.forEach(([ax, ay], i) => {
    const [bx, by] = line[i + 1] ?? [ax, ay];
    const last = Math.floor((Math.max(ay, by) - top) / ROW);
    for (let n = Math.floor((Math.min(ay, by) - top) / ROW); n <= last; n++)
      (rows[n] ??= []).push(ax, ay, bx, by);
  });
  const made = { rows, top };
  rowsOfLines.set(line, made);
  return made;
}

/** Steps along a line at even distances: each spot with the direction of travel there, of length 1. */
export function paceLine(
  line: Loop,
  gap: number,
  closed: boolean,
): { readonly at: Spot; readonly along: Spot }[] {
  const out: { at: Spot; along: Spot }[] = [];
  let rest = gap / 2;
  const last = closed ? line.length : line.length - 1;
  for (let i = 0; i < last; i++) {
    const [a, b] = [line[i]!, line[(i + 1) % line.length]!];
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const length = Math.hypot(dx, dy);
    if (length === 0) continue;
    let t = rest;
    for (; t < length; t += gap) {
      out.push({
        at: [a[0] + (dx * t) / length, a[1] + (dy * t) / length],
        along: [dx / length, dy / length],
      });
    }
    rest = t - length;
  }
  return out;
}
