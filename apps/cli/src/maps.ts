import { battleOn, readTmj } from '@linstock/battles/tiled';
import type { Drawing } from '@linstock/scene';
import { type AnyRulebook, needSystem, type System, systems } from '@linstock/systems';
import { Failure } from './failure.ts';
import { readText } from './files.ts';

/** How `--map` is told in the help. */
export const MAP_HELP = 'the map of Tiled the game was played on, if it was played on one';

/** A battle as a map of Tiled has it. */
export interface MapBattle {
  readonly battle: string;
  readonly system: System;
  /** The system's rulebook, in which the battle is as on the map. */
  readonly rulebook: AnyRulebook;
  readonly hexes: number;
  readonly units: number;
  /** What was drawn and could not be placed: a sentence each. */
  readonly notices: readonly string[];
}

/** Reads a map of Tiled. Refuses one that cannot be read or fought on in its own sentence. */
export async function readMap(path: string): Promise<MapBattle> {
  const text = readText(path);
  try {
    const { drawn, notices } = battleOn(await readTmj(text));
    const system = needSystem(drawn.rules);
    const rulebook = (await drawingOf(system)).rulebookOf(drawn);
    const { battle, map, units } = drawn;
    return { battle, system, rulebook, hexes: map.count, units: units.length, notices };
  } catch (error) {
    if (error instanceof RangeError) throw new Failure(`${path}: ${error.message}`);
    throw error;
  }
}

/** What draws the battles of a system as maps. Refuses a system that plays on no hexes. */
export async function drawingOf(system: System): Promise<Drawing> {
  if (system.loadDrawing) return system.loadDrawing();
  const able = systems.filter(({ loadDrawing }) => loadDrawing !== null).map(({ id }) => id);
  throw new RangeError(
    `${system.title} plays on a table without hexes, and its battles have no map of Tiled yet. Systems whose battles have one: ${able.join(', ')}.`,
  );
}
