import { nth } from '@linstock/kernel';
import { blocksSight, HEIGHT, type Pair, WIDTH } from './hex-scene.ts';
import { peer } from './peers.ts';

/** The same tasks on the same map by honeycomb-grid 4.1.5, as its manual does them. */

// The parts of it that the bench uses.
interface Library {
  readonly defineHex: (setting: object) => TileClass;
  readonly Grid: new (tile: TileClass, traverser: unknown) => Grid;
  readonly rectangle: (size: object) => unknown;
  readonly line: (ends: object) => unknown;
  readonly Orientation: { readonly POINTY: string };
  readonly Direction: Readonly<Record<'NE' | 'E' | 'SE' | 'SW' | 'W' | 'NW', number>>;
}
type TileClass = new (...given: never[]) => Tile;
interface Tile {
  readonly col: number;
  readonly row: number;
}
interface Grid {
  toArray(): Tile[];
  neighborOf(tile: Tile, direction: number, options: object): Tile | undefined;
  distance(from: Tile, to: Tile): number;
  traverse(traverser: unknown, options: object): Iterable<Tile>;
}

/** The tasks that both can do; hexes by number, row by row. */
export interface HexTasks {
  distance(pair: Pair): number;
  sees(pair: Pair): boolean;
  /** Number of hexes that can be reached from one, around the blocked ones. */
  flooded(from: number): number;
  /** Hexes and facings within `points` points, from one hex facing NE, stepping into the two hexes in front. */
  reached(from: number, points: number): number;
}

/** The tasks, done by honeycomb-grid. */
export function honeycomb(): HexTasks {
  const { defineHex, Grid, rectangle, line, Orientation, Direction } = peer<Library>('honeycomb-grid');
  const Hex = defineHex({ dimensions: 30, orientation: Orientation.POINTY, offset: -1 });
  const grid = new Grid(Hex, rectangle({ width: WIDTH, height: HEIGHT }));
  const numberOf = ({ col, row }: Tile): number => row * WIDTH + col;
  const tiles = grid.toArray().toSorted((a, b) => numberOf(a) - numberOf(b));
  const tile = (hex: number) => nth(tiles, hex);
  const blocking = new Set(tiles.filter((each) => blocksSight[numberOf(each)] === 1));
  const ways = [Direction.NE, Direction.E, Direction.SE, Direction.SW, Direction.W, Direction.NW];
  const step = (from: Tile, way: number): Tile | null => {
    const to = grid.neighborOf(from, nth(ways, way), { allowOutside: false });
    return to && !blocking.has(to) ? to : null;
  };
  return {
    distance: ([a, b]) => grid.distance(tile(a), tile(b)),
    sees([a, b]) {
      const [start, stop] = [tile(a), tile(b)];
      for (const hex of grid.traverse(line({ start, stop }), { bail: false }))
        if (blocking.has(hex) && hex !== start && hex !== stop) return false;
      return true;
    },
    flooded(from) {
      const seen = new Set([tile(from)]);
      for (const hex of seen) {
        for (let way = 0; way < 6; way++) {
          const to = step(hex, way);
          if (to) seen.add(to);
        }
      }
      return seen.size;
    },
    reached(from, points) {
      const seen = new Map([[from * 6, 0]]);
      for (const [state, spent] of seen) {
        if (spent === points) break;
        const facing = state % 6;
        const hex = (state - facing) / 6;
        const next = [hex * 6 + ((facing + 1) % 6), hex * 6 + ((facing + 5) % 6)];
        for (const way of [(facing + 5) % 6, facing]) {
          const to = step(tile(hex), way);
          if (to) next.push(numberOf(to) * 6 + facing);
        }
        for (const to of next) if (!seen.has(to)) seen.set(to, spent + 1);
      }
      return seen.size;
    },
  };
}
