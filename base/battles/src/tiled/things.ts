import {
  type Axial,
  axialOf,
  type DrawnUnit,
  type DrawnZone,
  type HexMap,
  type HexSide,
  hexAt,
  insideOutline,
  type PlaceName,
  STEPS,
  yardsOf,
} from '@linstock/ground';
import { turnOf } from './gids.ts';
import { axialOfPixel, cellAt, centreOf, type Pixel, sideNear } from './hex-grid.ts';
import { type Drawn, drawnOn } from './layers.ts';
import { propertyOf, typeOf } from './map.ts';
import { numberOf, sentence, textOf, wordOf } from './said.ts';
import { cellOfHex, hexOfCell, type Undrawing } from './undrawing.ts';
import { MAP } from './words.ts';

/** What lies on hexsides, from the layers of hexsides and roads; what cannot be placed is noted. */
export function sidesOn(undrawing: Undrawing, hexes: ReadonlySet<string>): HexSide[] {
  const fences = drawnOn(undrawing.tiled, 'hexsides').flatMap((drawn) => fenceOf(undrawing, drawn));
  const roads = drawnOn(undrawing.tiled, 'roads').flatMap((drawn) => roadOf(undrawing, drawn));
  const order = String(propertyOf(undrawing.tiled, MAP.sides) ?? '').split(',');
  const rank = ({ word }: HexSide) => (order.includes(word) ? order.indexOf(word) : order.length);
  return [...fences, ...roads]
    .map((side) => (hexes.has(String(side.hex)) ? side : fromBeyond(side)))
    .filter(({ hex }) => hexes.has(String(hex)))
    .sort((a, b) => rank(a) - rank(b));
}

/** The same hexside, told from the hex on its other side. */
function fromBeyond({ word, hex: [q, r], direction }: HexSide): HexSide {
  const [dq, dr] = STEPS[direction] as Axial;
  return { word, hex: [q + dq, r + dr], direction: ((direction + 3) % 6) as HexSide['direction'] };
}

/** The straight pieces of a line or an outline. */
function piecesOf({ object, corners }: Drawn): (readonly [Pixel, Pixel])[] {
  const ends = object.polygon ? [...corners, corners[0] as Pixel] : corners;
  return ends.slice(1).map((to, i) => [ends[i] as Pixel, to] as const);
}

/** The hexsides a line runs along: each of its pieces lies on one, within a quarter of a side. */
function fenceOf(undrawing: Undrawing, drawn: Drawn): HexSide[] {
  const word = wordOf(drawn, 'fence or stream');
  return piecesOf(drawn).flatMap(([from, to]) => {
    const side = sideNear(undrawing.grid, from, to);
    if (side) return [{ word, hex: hexOfCell(undrawing, side.cell), direction: side.direction }];
    noted(undrawing, drawn, from, to, 'lies on no hexside. Draw it from corner to corner of a hex');
    return [];
  });
}

/** The hexsides a road leads over: from middle to middle, be it ever so many hexes. */
function roadOf(undrawing: Undrawing, drawn: Drawn): HexSide[] {
  const word = wordOf(drawn, 'road');
  return piecesOf(drawn).flatMap(([from, to]) => {
    const passed = cellsAlong(undrawing, from, to);
    if (passed.length === 1)
      noted(undrawing, drawn, from, to, 'stays in one hex. Draw it from middle to middle');
    return passed.slice(1).flatMap(([q, r], i) => {
      const [p, s] = passed[i] as Axial;
      const direction = STEPS.findIndex(([dq, dr]) => p + dq === q && s + dr === r);
      return direction === -1
        ? []
        : [{ word, hex: [p, s] as const, direction: direction as HexSide['direction'] }];
    });
  });
}

/** The hexes a straight piece runs through, one after the other. */
function cellsAlong(undrawing: Undrawing, from: Pixel, to: Pixel): Axial[] {
  const { grid } = undrawing;
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const steps = Math.min(10_000, Math.max(1, Math.ceil(length / Math.max(2, grid.side / 8))));
  const passed: Axial[] = [];
  for (let i = 0; i <= steps; i++) {
    const at: Pixel = [from[0] + ((to[0] - from[0]) * i) / steps, from[1] + ((to[1] - from[1]) * i) / steps];
    const hex = hexOfCell(undrawing, cellAt(grid, at));
    if (String(hex) !== String(passed.at(-1))) passed.push(hex);
  }
  return passed;
}

function noted(undrawing: Undrawing, { where }: Drawn, from: Pixel, to: Pixel, why: string): void {
  const place = ([x, y]: Pixel) => `${Math.round(x)}, ${Math.round(y)}`;
  undrawing.notices.push(`${sentence(where)}: its piece from ${place(from)} to ${place(to)} ${why}.`);
}

/** The structures among the objectives: points of type `structure`, named for what they are. */
export function structuresOn(
  undrawing: Undrawing,
  hexes: ReadonlySet<string>,
): { kind: string; hex: Axial }[] {
  return drawnOn(undrawing.tiled, 'objectives').flatMap((drawn) => {
    const kind = drawn.object.name ?? '';
    if (typeOf(drawn.object) !== 'structure' || kind === '') {
      undrawing.notices.push(
        `${sentence(drawn.where)} is left out: expected a point of type "structure" named for what it is, such as house.`,
      );
      return [];
    }
    return [{ kind, hex: hexUnder(undrawing, drawn, hexes) }];
  });
}

function hexUnder(undrawing: Undrawing, { at, where }: Drawn, hexes: ReadonlySet<string>): Axial {
  const hex = hexOfCell(undrawing, cellAt(undrawing.grid, at));
  if (hexes.has(String(hex))) return hex;
  throw new RangeError(`${sentence(where)} lies off the map. Move it onto a hex with terrain.`);
}

/** Zones by kind, side and name: the hexes whose middle lies in one of their outlines and in none of their holes. */
export function zonesDrawn(undrawing: Undrawing, map: HexMap): DrawnZone[] {
  const zones = new Map<string, { zone: Omit<DrawnZone, 'hexes'>; outlines: Drawn[] }>();
  for (const drawn of drawnOn(undrawing.tiled, 'zones')) {
    if (!drawn.object.polygon)
      throw new RangeError(`${sentence(drawn.where)} is no polygon. Draw the zone as a polygon.`);
    const zone = {
      kind: wordOf(drawn, 'deployment'),
      name: drawn.object.name ?? '',
      side: textOf(drawn, 'side'),
    };
    const key = JSON.stringify(zone);
    const known = zones.get(key) ?? { zone, outlines: [] };
    zones.set(key, { zone, outlines: [...known.outlines, drawn] });
  }
  const middles = Array.from({ length: map.count }, (_, hex) => {
    const at = axialOf(map, hex);
    return { at, middle: centreOf(undrawing.grid, cellOfHex(undrawing, at)) };
  });
  return [...zones.values()].map(({ zone, outlines }) => {
    const holds = (middle: Pixel, hole: boolean) =>
      outlines.some(
        ({ object, corners }) =>
          (propertyOf(object, 'hole') === true) === hole && insideOutline(middle, corners),
      );
    const inside = middles.filter(({ middle }) => holds(middle, false) && !holds(middle, true));
    return { ...zone, hexes: inside.map(({ at }) => at) };
  });
}

/** The counters and leaders on a map. */
export function unitsOn(undrawing: Undrawing, map: HexMap): DrawnUnit[] {
  return drawnOn(undrawing.tiled, 'units').map((drawn) => {
    const hex = hexOfCell(undrawing, cellAt(undrawing.grid, drawn.at));
    if (hexAt(map, ...hex) === -1)
      throw new RangeError(`${sentence(drawn.where)} stands off the map. Move it onto a hex with terrain.`);
    const formation = propertyOf(drawn.object, 'formation');
    return {
      unit: textOf(drawn, 'unit'),
      side: textOf(drawn, 'side'),
      kind: wordOf(drawn, 'musket or leader'),
      hex,
      facing: numberOf(drawn, 'facing') ?? facingTurned(undrawing, drawn),
      strength: numberOf(drawn, 'strength'),
      formation: typeof formation === 'string' && formation !== '' ? formation : null,
    };
  });
}

/** The facing of a tile put on the map as an object, by how it is turned; null for anything else. */
function facingTurned({ grid, facings }: Undrawing, { object }: Drawn): number | null {
  if (object.gid === undefined) return null;
  const degrees = turnOf(object.gid) + (object.rotation ?? 0) - (grid.axis === 'y' ? 0 : 30);
  const facing = Math.round((degrees * facings) / 360) % facings;
  return (facing + facings) % facings;
}

const KINDS: readonly PlaceName['kind'][] = ['water', 'road', 'height', 'place'];

/** The names on a map: points with a name, or texts. */
export function labelsOn(undrawing: Undrawing): PlaceName[] {
  const { tiled, grid, first, layout } = undrawing;
  return drawnOn(tiled, 'labels').flatMap((drawn) => {
    const text = drawn.object.text?.text || drawn.object.name || '';
    if (text === '') {
      undrawing.notices.push(`${sentence(drawn.where)} is left out: it has no name to write on the map.`);
      return [];
    }
    const [q, r] = axialOfPixel(grid, drawn.at);
    const { x, y } = yardsOf(layout, q + first[0], r + first[1]);
    const kind = KINDS.find((each) => each === typeOf(drawn.object)) ?? 'place';
    return [{ text, kind, at: [tenth(x), tenth(y)], bearing: numberOf(drawn, 'bearing') ?? 90 }];
  });
}

/** To a tenth of a yard; pixels tell no more. */
const tenth = (yards: number): number => Math.round(yards * 10) / 10 + 0;
