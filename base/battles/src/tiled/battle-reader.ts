import {
  type DrawnBattle,
  findWord,
  type HexLayout,
  type HexMap,
  hexMapOf,
  shownValue,
  WAYS,
  wordList,
} from '@linstock/ground';
import { keysOf } from '@linstock/kernel';
import type { Tile } from './file.ts';
import { gridOf, isRegular } from './hex-grid.ts';
import { sidesOn } from './hexsides.ts';
import { tilesNamed } from './layers.ts';
import { type Cell, cellsOf, propertyOf, type TiledMap, tileOf, typeOf } from './map.ts';
import { hexOfCell, type MapReading } from './map-reading.ts';
import { booleanOf, numberOn, pairOn, subjectOf } from './properties.ts';
import { labelsOn, structuresOn, unitsOn } from './things.ts';
import { unreadOnHexes } from './unread.ts';
import { MAP } from './words.ts';
import { zonesDrawn } from './zones.ts';

/** A battle read off a map of Tiled. */
export interface ReadBattle {
  readonly drawn: DrawnBattle;
  /** A sentence for each drawn thing that has no effect, or looks different from its effect in play. */
  readonly notices: readonly string[];
}

/** Hexes that a map can number. */
const MAX_HEXES = 32_000;

/**
 * The battle that a map of Tiled shows. Refuses, in a sentence, a map without terrain, ground that the battle
 * does not know, and units off the map.
 * @param known the battle that the map names, as it comes with Linstock
 */
export function battleOn(tiled: TiledMap, known: DrawnBattle): ReadBattle {
  if (tiled.orientation !== 'hexagonal')
    throw new RangeError(
      'This map is a table without hexes, which cannot be fought on yet. Choose a hex map.',
    );
  const grid = gridOf(tiled);
  const north = numberOn(tiled, MAP.north, 0, [-360, 360]);
  const undrawing: MapReading = {
    tiled,
    grid,
    known,
    first: firstHexOn(tiled),
    layout: {
      yardsPerHex: numberOn(tiled, MAP.yardsPerHex, 100, [1, 10_000]),
      origin: originOn(tiled),
      // If columns are shifted, direction 0 points 30 degrees further round than if rows are.
      bearing: grid.axis === 'y' ? north : (north + 30) % 360,
    },
    notices: [
      ...unreadOnHexes(tiled),
      ...(isRegular(tiled)
        ? []
        : ['The hexes of this map are not regular: it plays as it should, but pictures may look stretched.']),
    ],
  };
  refuseFacings(tiled, known);
  const map = groundOn(undrawing);
  return {
    drawn: {
      ...subjectOf(tiled),
      map,
      terrains: known.terrains,
      words: known.words,
      facings: known.facings,
      zones: zonesDrawn(undrawing, map),
      units: unitsOn(undrawing, map),
      labels: labelsOn(undrawing),
    },
    notices: undrawing.notices,
  };
}

function firstHexOn(tiled: TiledMap): MapReading['first'] {
  const first = pairOn(tiled, MAP.firstHex);
  if (first.every((each) => Number.isInteger(each) && Math.abs(each) <= 10_000)) return first;
  throw new RangeError(
    `The map's property "${MAP.firstHex}" is "${first.join(',')}"; expected two whole numbers from -10000 to 10000. Correct it.`,
  );
}

function originOn(tiled: TiledMap): HexLayout['origin'] {
  const [x, y] = pairOn(tiled, MAP.origin);
  return { x, y };
}

function refuseFacings(tiled: TiledMap, { facings: known }: DrawnBattle): void {
  const facings = propertyOf(tiled, MAP.facings) ?? known;
  if (facings !== known)
    throw new RangeError(
      `The map's property "${MAP.facings}" is ${shownValue(facings)}; units of this battle have ${known} facings. Correct it.`,
    );
}

function groundOn(undrawing: MapReading): HexMap {
  const { tiled, layout } = undrawing;
  const terrain = tilesNamed(tiled, 'terrain');
  const cells = terrain === undefined ? [] : cellsOf(terrain.layer);
  if (cells.length === 0)
    throw new RangeError(
      'The map has no tiles on a layer "terrain". Make a tile layer of this name and paint the ground on it.',
    );
  if (cells.length > MAX_HEXES)
    throw new RangeError(
      `The map has ${cells.length} hexes; at most ${MAX_HEXES} can be played on. Make it smaller.`,
    );
  refuseTwice(cells);
  const levels = levelsOn(undrawing);
  const found = cells.map((cell) => {
    const { column, row } = cell;
    const { tile, word } = coverOn(undrawing, cell);
    const level = levels.get(`${column},${row}`) ?? levelOf(tile, 0);
    return { hex: hexOfCell(undrawing, [column, row]), tile, word, level };
  });
  const hexes = found.map(({ hex }) => hex);
  const places = new Set(hexes.map(String));
  return hexMapOf({
    hexes,
    layout,
    level: found.map(({ level }) => level),
    terrain: found.map(({ word }) => word),
    ways: found.map(({ tile }) => waysIn(tile)),
    sides: sidesOn(undrawing, places),
    impassable: found
      .filter(({ tile }) => booleanOf(tile, 'impassable', `tile ${tile.id} of the tileset`))
      .map(({ hex }) => hex),
    structures: structuresOn(undrawing, places),
  });
}

/** Two chunks of an infinite map could overlap, which Tiled never writes. */
function refuseTwice(cells: readonly Cell[]): void {
  const seen = new Set<string>();
  for (const { column, row } of cells) {
    if (seen.has(`${column},${row}`))
      throw new RangeError(
        `The layer "terrain" has two tiles at column ${column}, row ${row}. Save the map again in Tiled.`,
      );
    seen.add(`${column},${row}`);
  }
}

/** The tile of a cell with the word for its ground. Refuses a word that the battle does not know. */
function coverOn(
  { tiled, known }: MapReading,
  { column, row, gid }: Cell,
): { readonly tile: Tile; readonly word: string } {
  const tile = tileOf(tiled, gid);
  const type = tile === undefined ? '' : typeOf(tile);
  const word = findWord(type, known.terrains);
  if (tile !== undefined && word !== undefined) return { tile, word };
  const where = `The tile at column ${column}, row ${row} of the layer "terrain"`;
  if (tile === undefined || type.trim() === '')
    throw new RangeError(
      `${where} has no type; expected the ground it stands for: ${wordList(known.terrains)}. Set its type (class) in the tileset.`,
    );
  throw new RangeError(
    `${where} (tile ${tile.id} of its tileset) has the type "${type}", which is no ground of this battle; it knows ${wordList(known.terrains)}. Correct its type (class) in the tileset.`,
  );
}

/** Levels painted on a layer of their own, by column and row. */
function levelsOn({ tiled }: MapReading): Map<string, number> {
  const height = tilesNamed(tiled, 'height');
  const cells = height === undefined ? [] : cellsOf(height.layer);
  return new Map(
    cells.map(({ column, row, gid }) => {
      const tile = tileOf(tiled, gid);
      const where = `The tile at column ${column}, row ${row} of the layer "height"`;
      if (tile === undefined || propertyOf(tile, 'level') === undefined)
        throw new RangeError(
          `${where} has no property "level". Give its tile one, a whole number, or delete it.`,
        );
      return [`${column},${row}`, levelOf(tile)];
    }),
  );
}

function levelOf(tile: Tile, otherwise?: number): number {
  const level = propertyOf(tile, 'level') ?? otherwise;
  if (typeof level === 'number' && Number.isInteger(level) && level >= 0 && level < 128) return level;
  throw new RangeError(
    `Tile ${tile.id} of the tileset says it is on level ${shownValue(level)}; expected a whole number from 0 to 127. Correct its property "level".`,
  );
}

const WAY_WORDS = keysOf(WAYS);

function waysIn(tile: Tile): number {
  const words = String(propertyOf(tile, 'ways') ?? '')
    .split(/[\s,]+/)
    .filter((word) => word !== '');
  return words.reduce((sum, word) => {
    const way = findWord(word, WAY_WORDS);
    if (way === undefined)
      throw new RangeError(
        `Tile ${tile.id} of the tileset says that ${shownValue(word)} runs through it; expected ${WAY_WORDS.join(', ')}. Correct its property "ways".`,
      );
    return sum | WAYS[way];
  }, 0);
}
