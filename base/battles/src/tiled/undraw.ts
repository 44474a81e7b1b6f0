import { type DrawnBattle, type HexLayout, type HexMap, hexMapOf, WAYS } from '@linstock/ground';
import type { Tile } from './file.ts';
import { gridOf, isRegular } from './hex-grid.ts';
import { tilesNamed } from './layers.ts';
import { cellsOf, propertyOf, type TiledMap, tileOf, typeOf } from './map.ts';
import { numberOn, pairOn, refuseForm, textOn } from './said.ts';
import { labelsOn, sidesOn, structuresOn, unitsOn, zonesDrawn } from './things.ts';
import { hexOfCell, type Undrawing } from './undrawing.ts';
import { MAP } from './words.ts';

/** A battle read off a map of Tiled. */
export interface ReadBattle {
  readonly drawn: DrawnBattle;
  /** What was drawn and could not be placed, or looks otherwise than it plays: a sentence each. */
  readonly notices: readonly string[];
}

/** Hexes that a map can number. */
const MOST_HEXES = 32_000;

/**
 * The battle that a map of Tiled shows. Refuses, in a sentence, a map that does not say what it is of, has no terrain, or shows
 * somebody off it.
 */
export function battleOn(tiled: TiledMap): ReadBattle {
  if (tiled.orientation !== 'hexagonal')
    throw new RangeError(
      'This map is a table without hexes, which cannot be fought on yet. Choose a hex map.',
    );
  refuseForm(tiled);
  const grid = gridOf(tiled);
  const north = numberOn(tiled, MAP.north, 0);
  const undrawing: Undrawing = {
    tiled,
    grid,
    first: pairOn(tiled, MAP.firstHex),
    layout: {
      yardsPerHex: numberOn(tiled, MAP.yardsPerHex, 100),
      origin: originOn(tiled),
      // Where columns shift, direction 0 lies 30 degrees further round than where rows do.
      bearing: grid.axis === 'y' ? north : (north + 30) % 360,
    },
    facings: facingsOn(tiled),
    notices: isRegular(grid)
      ? []
      : ['The hexes of this map are not regular: it plays as it should, but pictures may look stretched.'],
  };
  const map = groundOn(undrawing);
  return {
    drawn: {
      battle: textOn(tiled, MAP.battle),
      rules: textOn(tiled, MAP.rules),
      map,
      terrains: map.terrains,
      facings: undrawing.facings,
      zones: zonesDrawn(undrawing, map),
      units: unitsOn(undrawing, map),
      labels: labelsOn(undrawing),
    },
    notices: undrawing.notices,
  };
}

function originOn(tiled: TiledMap): HexLayout['origin'] {
  const [x, y] = pairOn(tiled, MAP.origin);
  return { x, y };
}

function facingsOn(tiled: TiledMap): 6 | 12 {
  const facings = numberOn(tiled, MAP.facings, 6);
  if (facings === 6 || facings === 12) return facings;
  throw new RangeError(`The map's property "${MAP.facings}" is ${facings}; expected 6 or 12. Correct it.`);
}

function groundOn(undrawing: Undrawing): HexMap {
  const { tiled, layout } = undrawing;
  const terrain = tilesNamed(tiled, 'terrain');
  const cells = terrain === undefined ? [] : cellsOf(terrain.layer);
  if (cells.length === 0)
    throw new RangeError(
      'The map has no tiles on a layer "terrain". Make a tile layer of this name and paint the ground on it.',
    );
  if (cells.length > MOST_HEXES)
    throw new RangeError(
      `The map has ${cells.length} hexes; at most ${MOST_HEXES} can be played on. Make it smaller.`,
    );
  const levels = levelsOn(undrawing);
  const found = cells.map(({ column, row, gid }) => {
    const tile = tileOf(tiled, gid);
    const word = tile === undefined ? '' : typeOf(tile);
    if (tile === undefined || word === '')
      throw new RangeError(
        `The tile at column ${column}, row ${row} of the layer "terrain" has no type; expected the ground it stands for, such as clear or wood. Set its type (class) in the tileset.`,
      );
    const level = levels.get(`${column},${row}`) ?? levelOf(tile, 0);
    return { hex: hexOfCell(undrawing, [column, row]), tile, word, level };
  });
  const hexes = found.map(({ hex }) => hex);
  const known = new Set(hexes.map(String));
  return hexMapOf({
    hexes,
    layout,
    level: found.map(({ level }) => level),
    terrain: found.map(({ word }) => word),
    ways: found.map(({ tile }) => waysIn(tile)),
    sides: sidesOn(undrawing, known),
    impassable: found.filter(({ tile }) => propertyOf(tile, 'impassable') === true).map(({ hex }) => hex),
    structures: structuresOn(undrawing, known),
  });
}

/** Levels painted on a layer of their own, by column and row. */
function levelsOn({ tiled }: Undrawing): Map<string, number> {
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
    `Tile ${tile.id} of the tileset says it is on level ${JSON.stringify(level)}; expected a whole number from 0 to 127. Correct its property "level".`,
  );
}

function waysIn(tile: Tile): number {
  const words = String(propertyOf(tile, 'ways') ?? '')
    .split(/\s+/)
    .filter((word) => word !== '');
  return words.reduce((sum, word) => {
    if (!Object.hasOwn(WAYS, word))
      throw new RangeError(
        `Tile ${tile.id} of the tileset says that "${word}" runs through it; expected ${Object.keys(WAYS).join(', ')}. Correct its property "ways".`,
      );
    return sum | WAYS[word as keyof typeof WAYS];
  }, 0);
}
