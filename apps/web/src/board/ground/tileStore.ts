/** The painted sheets of one ground: those available, those ordered, and those to be dropped. */

import type { Box } from '../../common/box.ts';
import type { PaletteName } from '../../design/palette.ts';
import type { GroundSource } from './engraving.ts';
import { type PaintedSheet, startPainter } from './painter.ts';

/** Maximum number of stored sheets, of a quarter of a megabyte each. */
const MAX_STORED_TILES = 256;
/**
 * Number of sheets ordered at the same time. It is high enough that the painter never waits for a busy page,
 * and low enough that a new view does not wait for the sheets of an old one.
 */
const AT_ONCE = 8;

/** The start of the key of the picture of the whole field, which is never removed. */
export const WHOLE_FIELD_PREFIX = 'whole';

/** One sheet: a part of the ground at a scale in the colours of a palette. */
export interface Tile {
  readonly key: string;
  readonly box: Box;
  readonly scale: number;
  readonly palette: PaletteName;
  picture: PaintedSheet | null;
}

/** The sheets of one ground. */
export interface TileStore {
  readonly all: () => Iterable<Tile>;
  /** The sheet of this part in these colours, painted already or still to be painted. */
  readonly tile: (
    part: { readonly key: string; readonly box: Box; readonly scale: number },
    palette: PaletteName,
  ) => Tile;
  /** Marks a sheet as used: the latest used are dropped last. */
  readonly used: (tile: Tile) => void;
  /**
   * Orders the missing ones of these sheets, in this order and before all others, and drops stored sheets that are
   * too many.
   */
  readonly want: (tiles: readonly Tile[]) => void;
  readonly close: () => void;
}

/** Starts the sheets of a ground; `changed` is called when one more is painted. */
export function openTileStore(source: GroundSource, changed: () => void): TileStore {
  const tiles = new Map<string, Tile>();
  const underway = new Set<string>();
  let wanted: Tile[] = [];
  const painter = startPainter(source, (key, picture) => {
    underway.delete(key);
    const tile = tiles.get(key);
    if (tile) tile.picture = picture;
    orderNext();
    changed();
  });
  const orderNext = () => {
    while (underway.size < AT_ONCE) {
      const tile = wanted.shift();
      if (!tile) return;
      if (tiles.has(tile.key)) continue;
      tiles.set(tile.key, tile);
      underway.add(tile.key);
      painter.order({ key: tile.key, box: tile.box, scale: tile.scale, palette: tile.palette });
    }
  };
  return {
    all: () => tiles.values(),
    tile({ key: part, box, scale }, palette) {
      const key = `${part}/${palette}`;
      return tiles.get(key) ?? { key, box, scale, palette, picture: null };
    },
    used(tile) {
      tiles.delete(tile.key);
      tiles.set(tile.key, tile);
    },
    want(needed) {
      wanted = needed.filter((tile) => !tiles.has(tile.key));
      dropOldest(tiles);
      orderNext();
    },
    close: () => painter.close(),
  };
}

function dropOldest(tiles: Map<string, Tile>): void {
  for (const [key, tile] of tiles) {
    if (tiles.size <= MAX_STORED_TILES) return;
    if (!tile.picture || key.startsWith(WHOLE_FIELD_PREFIX)) continue;
    tiles.delete(key);
    if ('close' in tile.picture) tile.picture.close();
  }
}
