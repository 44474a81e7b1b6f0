import { battleOn, isTable, readTmj, subjectOf, type TiledMap, tableOn } from '@linstock/battles/tiled';
import {
  type DrawnTable,
  fixedByBattle,
  looksAlike,
  tableFixedByBattle,
  tablesLookAlike,
} from '@linstock/ground';
import type { BattleDrawing, HexDrawing, TableDrawing } from '@linstock/scene';
import { type AnyRulebook, needSystem, type System, systems } from '@linstock/systems';
import { Failure } from './failure.ts';
import { readBytes } from './files.ts';

/** The text for `--map` in the help. */
export const MAP_HELP = 'the map of Tiled the game was played on, if it was played on one';

/** A battle as a map of Tiled has it. */
export interface MapBattle {
  readonly battle: string;
  readonly system: System;
  /** The system's rulebook, in which the battle is as on the map. */
  readonly rulebook: AnyRulebook;
  /** The size of its ground, in words: `263 hexes`. */
  readonly size: string;
  readonly units: number;
  /** True if nothing that is read of it looks otherwise than on the battle's own map. */
  readonly alike: boolean;
  /** Drawn things that have no effect: a sentence each. */
  readonly notices: readonly string[];
}

/** Reads a map of Tiled. Refuses one that cannot be read or fought on in its own sentence. */
export async function readMap(path: string): Promise<MapBattle> {
  const bytes = readBytes(path);
  try {
    return await battleOfMap(bytes);
  } catch (error) {
    if (error instanceof RangeError) throw new Failure(`${path}: ${error.message}`);
    throw error;
  }
}

/** The battle that the bytes of a map of Tiled show. Throws RangeError with a sentence. */
export async function battleOfMap(bytes: Uint8Array): Promise<MapBattle> {
  const tiled = await readTmj(bytes);
  const system = needSystem(subjectOf(tiled).rules);
  const drawing = await drawingOf(system);
  if (drawing.on === 'hexes' && isTable(tiled))
    throw new RangeError(
      `This is a map of a table, and ${system.title} plays on hexes. Correct its property "rules".`,
    );
  if (drawing.on === 'table' && !isTable(tiled))
    throw new RangeError(
      `This is a map of hexes, and ${system.title} plays on a table. Correct its property "rules".`,
    );
  return drawing.on === 'hexes' ? onHexes(tiled, system, drawing) : onTable(tiled, system, drawing);
}

function onHexes(tiled: TiledMap, system: System, drawing: HexDrawing): MapBattle {
  const { battle } = subjectOf(tiled);
  const known = drawing.drawn(battle);
  const { drawn, notices } = battleOn(tiled, known);
  return {
    battle,
    system,
    rulebook: drawing.rulebookOf(drawn),
    size: hexesIn(drawn.map.count),
    units: drawn.units.length,
    alike: looksAlike(drawn, known),
    notices: [...notices, ...fixedByBattle(drawn, known), ...(drawing.noticesOf?.(drawn) ?? [])],
  };
}

function onTable(tiled: TiledMap, system: System, drawing: TableDrawing): MapBattle {
  const { battle } = subjectOf(tiled);
  const known = drawing.drawn(battle);
  const { drawn, notices } = tableOn(tiled, known);
  return {
    battle,
    system,
    rulebook: drawing.rulebookOf(drawn),
    size: inchesOf(drawn),
    units: drawn.stands.length,
    alike: tablesLookAlike(drawn, known),
    notices: [...notices, ...tableFixedByBattle(drawn, known), ...(drawing.noticesOf?.(drawn) ?? [])],
  };
}

/** The size of a hex map in words. */
export const hexesIn = (count: number): string => `${count} hexes`;
/** The size of a table in words. */
export const inchesOf = ({ width, height }: DrawnTable): string => `${width} by ${height} inches`;

/** The functions that draw the battles of a system as maps. Refuses a system without them. */
export async function drawingOf(system: System): Promise<BattleDrawing> {
  if (system.loadDrawing) return system.loadDrawing();
  const able = systems.filter(({ loadDrawing }) => loadDrawing !== null).map(({ id }) => id);
  throw new RangeError(`The battles of ${system.title} have no maps; those of ${able.join(', ')} have.`);
}
