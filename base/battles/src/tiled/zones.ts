import { axialOf, type DrawnZone, type HexMap, insideOutline } from '@linstock/ground';
import { centreOf, type Pixel } from './hex-grid.ts';
import { type DrawnObject, drawnOn } from './layers.ts';
import { cellOfHex, type MapReading } from './map-reading.ts';
import { booleanOf, sentence, textOf, wordOf } from './properties.ts';

/** Zones: the hexes whose middle is in one of their outlines and in none of their holes. */

/**
 * Maximum number of corners of all zones of a map together, so that a hostile file costs no more than a large one.
 */
const MAX_CORNERS = 20_000;

/** An outline of a zone, with the hexes whose middle lies inside. */
interface Outline {
  readonly drawn: DrawnObject;
  readonly hole: boolean;
  /** For each hex of the map: true if its middle is inside. */
  readonly inside: readonly boolean[];
}

/** Zones by kind, side and name, in any case. Notes outlines that hold no hex and holes that take none out. */
export function zonesDrawn(undrawing: MapReading, map: HexMap): DrawnZone[] {
  const all = drawnOn(undrawing.tiled, 'zones');
  if (all.reduce((sum, { corners }) => sum + corners.length, 0) > MAX_CORNERS)
    throw new RangeError(
      `The zones of this map have more than ${MAX_CORNERS} corners. Draw them with fewer.`,
    );
  const middles = Array.from({ length: map.count }, (_, hex) =>
    centreOf(undrawing.grid, cellOfHex(undrawing, axialOf(map, hex))),
  );
  const zones = new Map<string, { zone: Omit<DrawnZone, 'hexes'>; outlines: Outline[] }>();
  for (const drawn of all) {
    if (!drawn.object.polygon)
      throw new RangeError(`${sentence(drawn.where)} is no polygon. Draw the zone as a polygon.`);
    const zone = {
      kind: wordOf(drawn, 'deployment'),
      name: drawn.object.name ?? '',
      side: textOf(drawn, 'side'),
    };
    const key = JSON.stringify(zone).toLowerCase();
    const known = zones.get(key) ?? { zone, outlines: [] };
    zones.set(key, { zone, outlines: [...known.outlines, outlineOf(drawn, middles)] });
  }
  return [...zones.values()].map(({ zone, outlines }) => {
    for (const outline of outlines) noteEmpty(undrawing, outline, outlines);
    return { ...zone, hexes: hexesIn(outlines, map) };
  });
}

function outlineOf(drawn: DrawnObject, middles: readonly Pixel[]): Outline {
  const { corners, object, where } = drawn;
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return {
    drawn,
    hole: booleanOf(object, 'hole', where),
    inside: middles.map(
      ([x, y]) => x >= west && x <= east && y >= north && y <= south && insideOutline([x, y], corners),
    ),
  };
}

function hexesIn(outlines: readonly Outline[], map: HexMap): DrawnZone['hexes'] {
  const holds = (hex: number, holes: boolean) =>
    outlines.some(({ hole, inside }) => hole === holes && inside[hex] === true);
  return Array.from({ length: map.count }, (_, hex) => hex)
    .filter((hex) => holds(hex, false) && !holds(hex, true))
    .map((hex) => axialOf(map, hex));
}

/**
 * Notes outlines without effect: one without a hex, one whose hexes are all in another, and a hole outside
 * any outline.
 */
function noteEmpty({ notices }: MapReading, outline: Outline, outlines: readonly Outline[]): void {
  const { drawn, hole, inside } = outline;
  const others = outlines.filter((each) => each !== outline);
  const what = hole ? 'a hole in a zone' : 'a zone';
  const held = (hex: number, holes: boolean) =>
    others.some((each) => each.hole === holes && each.inside[hex] === true);
  const hexes = inside.flatMap((is, hex) => (is ? [hex] : []));
  if (hexes.length === 0) {
    const turned = drawn.object.rotation
      ? ' It is turned by its rotation; set that to 0 if you did not mean to.'
      : '';
    notices.push(
      `${sentence(drawn.where)} is ${what} and holds the middle of no hex, so it has no effect.${turned}`,
    );
  } else if (hole ? !hexes.some((hex) => held(hex, false)) : hexes.every((hex) => held(hex, false)))
    notices.push(
      hole
        ? `${sentence(drawn.where)} is a hole and lies in no zone of its type, name and side, so it has no effect.`
        : `${sentence(drawn.where)} adds nothing: another outline of the zone holds the same hexes.`,
    );
}
