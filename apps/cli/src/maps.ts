import { battleOn, isTable, type ReadBattle, readTmj, tableOn } from '@linstock/battles/tiled';
import type { Drawing } from '@linstock/scene';
import { type AnyRulebook, needSystem, type System, systems } from '@linstock/systems';
import { Failure } from './failure.ts';
import { readText } from './files.ts';

type DrawnTable = ReturnType<typeof tableOn>;

/** How `--map` is told in the help. */
export const MAP_HELP = 'the map of Tiled the game was played on, if it was played on one';

/** A battle as a map of Tiled has it. */
export interface MapBattle {
  readonly battle: string;
  readonly system: System;
  /** The system's rulebook, in which the battle is as on the map. */
  readonly rulebook: AnyRulebook;
  /** How much ground it shows, in words: `263 hexes`. */
  readonly size: string;
  readonly units: number;
  /** What was drawn and could not be placed: a sentence each. */
  readonly notices: readonly string[];
}

/** Reads a map of Tiled. Refuses one that cannot be read or fought on in its own sentence. */
export async function readMap(path: string): Promise<MapBattle> {
  const text = readText(path);
  try {
    const tiled = await readTmj(text);
    return isTable(tiled) ? await onTable(tableOn(tiled)) : await onHexes(battleOn(tiled));
  } catch (error) {
    if (error instanceof RangeError) throw new Failure(`${path}: ${error.message}`);
    throw error;
  }
}

async function onHexes({ drawn, notices }: ReadBattle): Promise<MapBattle> {
  const system = needSystem(drawn.rules);
  const drawing = await drawingOf(system);
  if (drawing.on !== 'hexes')
    throw new RangeError(
      `This is a map of hexes, and ${system.title} plays on a table. Correct its property "rules".`,
    );
  const { battle, map, units } = drawn;
  const rulebook = drawing.rulebookOf(drawn);
  return { battle, system, rulebook, size: hexesIn(map.count), units: units.length, notices };
}

async function onTable(drawn: DrawnTable): Promise<MapBattle> {
  const system = needSystem(drawn.rules);
  const drawing = await drawingOf(system);
  if (drawing.on !== 'table')
    throw new RangeError(
      `This is a map of a table, and ${system.title} plays on hexes. Correct its property "rules".`,
    );
  const { battle, stands } = drawn;
  const rulebook = drawing.rulebookOf(drawn);
  return { battle, system, rulebook, size: inchesOf(drawn), units: stands.length, notices: [] };
}

/** The size of a hex map in words. */
export const hexesIn = (count: number): string => `${count} hexes`;
/** The size of a table in words. */
export const inchesOf = ({ width, height }: DrawnTable): string => `${width} by ${height} inches`;

/** What draws the battles of a system as maps. Refuses a system that has none. */
export async function drawingOf(system: System): Promise<Drawing> {
  if (system.loadDrawing) return system.loadDrawing();
  const able = systems.filter(({ loadDrawing }) => loadDrawing !== null).map(({ id }) => id);
  throw new RangeError(`The battles of ${system.title} have no maps; those of ${able.join(', ')} have.`);
}
