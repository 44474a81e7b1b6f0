import { nth } from '@linstock/kernel';
import { climb, type HexMap, neighbour, onSide, terrainOf } from '@linstock/ground';
import { type Ground, MOVERS, type Mover, type Side, type TerrainTable } from '../tables/index.ts';
import { type Step, stepCost } from './going.ts';

/** The ground of a battle as the rules ask for it, reckoned once for every hex and hexside. */
export interface GroundFacts {
  readonly table: TerrainTable;
  /** `[hex]`: its line of the Terrain Effects Table. */
  readonly terrain: readonly Ground[];
  /** `[hex]`: what woods or buildings add to its level for sight (FL-11.2d). */
  readonly cover: Float32Array;
  /** `[hex]`: 1 where Infantry in Open, and so a leader, may be at all (FL-4.4g, FL-4.5c, FL-7.11b). */
  readonly passable: Uint8Array;
  /** `[hex * 6 + direction]`: the step out of the hex that way; null off the map and if it is impassable. */
  readonly steps: readonly (Step | null)[];
  /** `[hex * 6 + direction]`: Movement Points of that step, -1 if it is impossible (FL-7.11b). */
  readonly cost: Readonly<Record<Mover, Int8Array>>;
  /** `[hex * 6 + direction]`: 1 if a fence is on the hexside (FL-11.33k). */
  readonly fence: Uint8Array;
}

/** The word for a map's hexes with a structure. */
export const STRUCTURE = 'building';

/** The ground of a map under a Terrain Effects Table. Refuses a map with ground the table has no line for. */
export function groundOf(map: HexMap, table: TerrainTable): GroundFacts {
  const terrain = Array.from({ length: map.count }, (_, hex) =>
    lineOf(table, map.structure[hex] === null ? terrainOf(map, hex) : STRUCTURE),
  );
  const steps = Array.from({ length: map.count * 6 }, (_, side) => stepOver(map, terrain, side));
  const costOf = (mover: Mover) =>
    Int8Array.from(steps, (step) => (step === null ? -1 : (stepCost(table, mover, step) ?? -1)));
  return {
    table,
    terrain,
    cover: Float32Array.from(terrain, ({ losHeight }) => losHeight),
    passable: Uint8Array.from(terrain, ({ costs }, hex) =>
      costs.open !== null && map.impassable[hex] === 0 ? 1 : 0,
    ),
    steps,
    cost: Object.fromEntries(MOVERS.map((mover) => [mover, costOf(mover)])) as GroundFacts['cost'],
    fence: Uint8Array.from(steps, (_, side) =>
      onSide(map, Math.floor(side / 6), side % 6, 'fence') ? 1 : 0,
    ),
  };
}

function lineOf(table: TerrainTable, word: string): Ground {
  const line = table.grounds.get(word);
  if (line) return line;
  const known = [...table.grounds.keys()].join(', ');
  throw new RangeError(
    `The Terrain Effects Table of this battle has no "${word}", only ${known}; name the map's covers so.`,
  );
}

function stepOver(map: HexMap, terrain: readonly Ground[], side: number): Step | null {
  const [hex, direction] = [Math.floor(side / 6), side % 6];
  const to = neighbour(map, hex, direction);
  if (to === -1 || map.impassable[to] === 1) return null;
  const sides: Side[] = [];
  for (const word of ['fence', 'stream'] as const) if (onSide(map, hex, direction, word)) sides.push(word);
  if (climb(map, hex, direction) > 0) sides.push('slope');
  return { terrain: nth(terrain, to).terrain, road: onSide(map, hex, direction, 'road'), sides };
}
