import { type Axial, findWord, type HexSide, STEPS, shownValue, wordList } from '@linstock/ground';
import { nth } from '@linstock/kernel';
import { cellAt, type Pixel, sideNear } from './hex-grid.ts';
import { type DrawnObject, drawnOn } from './layers.ts';
import { propertyOf } from './map.ts';
import { hexOfCell, type MapReading } from './map-reading.ts';
import { sentence, wordOf } from './properties.ts';
import { MAP } from './words.ts';

/** The things on hexsides, from the layers of hexsides and roads. Things without effect are reported. */

/** Maximum number of steps of all roads of a map together, so that a hostile file costs no more than a large one. */
const MAX_STEPS = 1_000_000;

/** The things on hexsides, in the order of the map's own list of their words. */
export function sidesOn(undrawing: MapReading, hexes: ReadonlySet<string>): HexSide[] {
  const { along, over } = undrawing.known.words;
  const steps = { left: MAX_STEPS };
  const laid = new Set<string>();
  const sides = [
    ...drawnOn(undrawing.tiled, 'hexsides').flatMap((drawn) =>
      laidBy(undrawing, drawn, along, hexes, laid, () => fenceOf(undrawing, drawn)),
    ),
    ...drawnOn(undrawing.tiled, 'roads').flatMap((drawn) =>
      laidBy(undrawing, drawn, over, hexes, laid, () => roadOf(undrawing, drawn, steps)),
    ),
  ];
  const order = String(propertyOf(undrawing.tiled, MAP.sides) ?? '')
    .split(',')
    .flatMap((word) => findWord(word, [...along, ...over]) ?? []);
  noteOrder(undrawing, order, sides);
  const rank = ({ word }: HexSide) => (order.includes(word) ? order.indexOf(word) : order.length);
  return sides.sort((a, b) => rank(a) - rank(b));
}

/** The map's list of words names those on it; if it names others they have no effect. */
function noteOrder(
  { tiled, notices }: MapReading,
  order: readonly string[],
  sides: readonly HexSide[],
): void {
  const listed = propertyOf(tiled, MAP.sides);
  if (listed === undefined) return;
  const words = new Set(sides.map(({ word }) => word));
  const named = String(listed)
    .split(',')
    .filter((word) => word.trim() !== '');
  if (named.length === words.size && order.length === words.size && order.every((word) => words.has(word)))
    return;
  notices.push(
    `The map's property "${MAP.sides}" is ${shownValue(listed)}, and the words on its hexsides are ${wordList([...words])}; what is drawn counts.`,
  );
}

/** One hexside of a line, with the ends of the piece on it. */
type HexsidePiece = Omit<HexSide, 'word'> & { readonly from: Pixel; readonly to: Pixel };

/** The hexsides of the map that a line puts its word on. Notes an unknown word, pieces off the map, and earlier things there. */
function laidBy(
  undrawing: MapReading,
  drawn: DrawnObject,
  known: readonly string[],
  hexes: ReadonlySet<string>,
  laid: Set<string>,
  pieces: () => readonly HexsidePiece[],
): HexSide[] {
  const type = wordOf(drawn, known.length > 0 ? known.join(' or ') : 'fence');
  const word = findWord(type, known);
  const note = (what: string) => undrawing.notices.push(`${sentence(drawn.where)} ${what}`);
  if (word === undefined) {
    note(`has the type "${type}" and is left out: this battle knows ${wordList(known)} on this layer.`);
    return [];
  }
  if (drawn.corners.length < 2) {
    note('is left out: it is no line. Draw it as a polyline.');
    return [];
  }
  const found = pieces().flatMap(({ from, to, ...side }): HexSide[] => {
    const placed = placedOn(hexes, { word, ...side });
    if (placed === null) note(`has a piece from ${place(from)} to ${place(to)} that lies off the map.`);
    return placed === null ? [] : [placed];
  });
  const before = laid.size;
  for (const side of found) laid.add(keyOf(side));
  if (found.length > 0 && laid.size === before) note(`adds nothing: ${word} is drawn there already.`);
  return found;
}

/** A hexside as a hex of the map has it; null if neither of its hexes is on the map. */
function placedOn(hexes: ReadonlySet<string>, side: HexSide): HexSide | null {
  return [side, fromBeyond(side)].find(({ hex }) => hexes.has(String(hex))) ?? null;
}

/** The same hexside, described from the hex on its other side. */
function fromBeyond({ word, hex: [q, r], direction }: HexSide): HexSide {
  const [dq, dr] = nth(STEPS, direction);
  return { word, hex: [q + dq, r + dr], direction: ((direction + 3) % 6) as HexSide['direction'] };
}

/** The same for both hexes of a hexside. */
function keyOf(side: HexSide): string {
  const { word, hex, direction } = side.direction < 3 ? side : fromBeyond(side);
  return `${word} ${String(hex)} ${direction}`;
}

/** The straight pieces of a line or an outline. */
function segmentsOf({ object, corners }: DrawnObject): (readonly [Pixel, Pixel])[] {
  const ends = object.polygon ? [...corners, nth(corners, 0)] : corners;
  return ends.slice(1).map((to, i) => [nth(ends, i), to] as const);
}

/** The hexsides a line runs along: each of its pieces is on one, within a quarter of a side. */
function fenceOf(undrawing: MapReading, drawn: DrawnObject): HexsidePiece[] {
  return segmentsOf(drawn).flatMap(([from, to]) => {
    const side = sideNear(undrawing.grid, from, to);
    if (side) return [{ hex: hexOfCell(undrawing, side.cell), direction: side.direction, from, to }];
    noted(undrawing, drawn, from, to, 'lies on no hexside. Draw it from corner to corner of a hex');
    return [];
  });
}

/** The hexsides a road crosses: from middle to middle, over any number of hexes. */
function roadOf(undrawing: MapReading, drawn: DrawnObject, steps: { left: number }): HexsidePiece[] {
  return segmentsOf(drawn).flatMap(([from, to]) => {
    const passed = cellsAlong(undrawing, from, to, steps);
    if (passed.length === 1)
      noted(undrawing, drawn, from, to, 'stays in one hex. Draw it from middle to middle');
    return passed.slice(1).flatMap(([q, r], i) => {
      const [p, s] = nth(passed, i);
      const direction = STEPS.findIndex(([dq, dr]) => p + dq === q && s + dr === r);
      if (direction === -1) return [];
      return [{ hex: [p, s] as const, direction: direction as HexSide['direction'], from, to }];
    });
  });
}

/** The hexes a straight piece runs through, one after the other. */
function cellsAlong(undrawing: MapReading, from: Pixel, to: Pixel, budget: { left: number }): Axial[] {
  const { grid } = undrawing;
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const steps = Math.max(1, Math.ceil(length / Math.max(2, grid.side / 8)));
  budget.left -= steps;
  if (budget.left < 0)
    throw new RangeError(
      `The roads of this map are longer than any map of ours; the piece from ${place(from)} to ${place(to)} is one of them. Draw them on the map alone.`,
    );
  const passed: Axial[] = [];
  for (let i = 0; i <= steps; i++) {
    const at: Pixel = [from[0] + ((to[0] - from[0]) * i) / steps, from[1] + ((to[1] - from[1]) * i) / steps];
    const hex = hexOfCell(undrawing, cellAt(grid, at));
    if (String(hex) !== String(passed.at(-1))) passed.push(hex);
  }
  return passed;
}

const place = ([x, y]: Pixel) => `${Math.round(x)}, ${Math.round(y)}`;

function noted(undrawing: MapReading, { where }: DrawnObject, from: Pixel, to: Pixel, why: string): void {
  undrawing.notices.push(`${sentence(where)}: its piece from ${place(from)} to ${place(to)} ${why}.`);
}
