import { itemAt } from './lists.ts';
import type { Outline, Point, Polyline } from './survey.ts';

/** True if a place lies inside a closed shape (even-odd rule; a place exactly on the edge may fall either way). */
export function insideOutline([x, y]: Point, outline: Outline): boolean {
  let inside = false;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [ax, ay] = itemAt(outline, i);
    const [bx, by] = itemAt(outline, j);
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

/** Yards from a place to the nearest point of a line. */
export function distanceToLine(place: Point, line: Polyline): number {
  if (line.length === 1) return distanceToSegment(place, itemAt(line, 0), itemAt(line, 0));
  let nearest = Number.POSITIVE_INFINITY;
  for (let i = 1; i < line.length; i++) {
    nearest = Math.min(nearest, distanceToSegment(place, itemAt(line, i - 1), itemAt(line, i)));
  }
  return nearest;
}

function distanceToSegment([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length2 = dx * dx + dy * dy;
  const along = length2 === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length2));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}

/** True if two segments cross or touch. */
export function segmentsCross(a: Point, b: Point, c: Point, d: Point): boolean {
  const turn = ([px, py]: Point, [qx, qy]: Point, [rx, ry]: Point) =>
    Math.sign((qx - px) * (ry - py) - (qy - py) * (rx - px));
  const [abc, abd, cda, cdb] = [turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b)];
  if (abc === 0 && abd === 0) return overlapsAlong(a, b, c, d);
  return abc * abd <= 0 && cda * cdb <= 0;
}

/** True if two segments of one straight line have a place in common. */
function overlapsAlong(a: Point, b: Point, c: Point, d: Point): boolean {
  return ([0, 1] as const).every(
    (axis) =>
      Math.max(Math.min(a[axis], b[axis]), Math.min(c[axis], d[axis])) <=
      Math.min(Math.max(a[axis], b[axis]), Math.max(c[axis], d[axis])),
  );
}

/** The length of a line in yards. */
export function lineLength(line: Polyline): number {
  let length = 0;
  for (let i = 1; i < line.length; i++) length += span(itemAt(line, i - 1), itemAt(line, i));
  return length;
}

/** The place a fraction (0 to 1) of the way along a line. */
export function pointAlong(line: Polyline, fraction: number): Point {
  let left = lineLength(line) * fraction;
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [itemAt(line, i - 1), itemAt(line, i)];
    const length = span(a, b);
    if (left <= length && length > 0) {
      return [a[0] + ((b[0] - a[0]) * left) / length, a[1] + ((b[1] - a[1]) * left) / length];
    }
    left -= length;
  }
  return itemAt(line, line.length - 1);
}

/** Places along a line, both ends included, no more than `step` yards apart. */
export function pointsAlong(line: Polyline, step: number): Point[] {
  const parts = Math.max(1, Math.ceil(lineLength(line) / step));
  return Array.from({ length: parts + 1 }, (_, i) => pointAlong(line, i / parts));
}

/** The mean of a shape's corners: a place to write its name. */
export function middleOfPoints(points: readonly Point[]): Point {
  const sum = points.reduce<Point>(([sx, sy], [x, y]) => [sx + x, sy + y], [0, 0]);
  return [sum[0] / points.length, sum[1] / points.length];
}

function span(a: Point, b: Point): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1]);
}
