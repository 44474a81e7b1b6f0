import type { BattleFile, Fight } from '@linstock/battles/file';
import {
  battleOn,
  isTable,
  readTmj,
  subjectOf,
  tableOn,
  tiledOf,
  tiledOfTable,
  writeTmj,
} from '@linstock/battles/tiled';
import { axialOf, type DrawnBattle, hexAt, type HexMap, onSide, terrainOf } from '@linstock/ground';
import { needSystem } from '@linstock/systems';
import { fileOfBattle, needDrawing, type OpenFight, openFight } from './battle-files.ts';

/** A battle that a map of Tiled shows, as a file. */
export interface MapFile {
  readonly file: BattleFile;
  /** Drawn things that have no effect: a sentence each. */
  readonly notices: readonly string[];
}

/**
 * The battle of a map of Tiled (`.tmj`) as a file: the battle that ships, with the map's changes as corrections. Refuses, in a sentence,
 * a map that cannot be read, and one with other hexes than its battle.
 * @param changed now, in ISO 8601
 * @param ownBattle a battle made here, by its id; it comes before those that ship
 */
export async function fileOfMap(
  bytes: Uint8Array,
  changed: string,
  ownBattle: (id: string) => BattleFile | null = () => null,
): Promise<MapFile> {
  const tiled = await readTmj(bytes);
  const { battle, rules } = subjectOf(tiled);
  const system = needSystem(rules);
  const drawings = await needDrawing(system);
  if ((drawings.on === 'table') !== isTable(tiled))
    throw new RangeError(
      `This map and ${system.title} have different kinds of ground. Correct its property "rules".`,
    );
  const own = ownBattle(battle);
  const file = own ?? (await fileOfBattle(battle, changed));
  const fight = file.fights.find((each) => each.system === system.id);
  if (!fight) throw new RangeError(`${system.title} does not fight the battle "${battle}".`);
  const open = await openFight(file, system.id);
  if (open.on === 'table') {
    const { drawn, notices } = tableOn(tiled, open.drawn);
    const source: Fight['source'] = JSON.parse(JSON.stringify(open.drawing.sourceOn(drawn)));
    return { file: { ...file, fights: [{ ...fight, source }] }, notices };
  }
  // The battle without its corrections: the map has them, and they are found again.
  const known = open.drawing.drawn(file.id);
  const { drawn, notices } = battleOn(tiled, known);
  const { version, source } = fight;
  const changes = changesBetween(known, drawn);
  return { file: { ...file, fights: [{ system: system.id, version, source, ...changes }] }, notices };
}

/** A battle as files for Tiled: the map, and on hexes the picture of its tiles. Both belong in one folder. */
export async function mapOfFight(
  open: OpenFight,
): Promise<readonly (readonly [string, string | Uint8Array<ArrayBuffer>])[]> {
  const { file } = open;
  const name = `${file.id}.tmj`;
  if (open.on === 'table') return [[name, writeTmj(tiledOfTable(open.drawn))]];
  const picture = `${file.id}-terrain.png`;
  const tiled = tiledOf(open.drawn, picture);
  return [
    [name, writeTmj(tiled.map)],
    [picture, Uint8Array.from(await tiled.picture())],
  ];
}

/** The parts of a known battle that a file draws differently. */
function changesBetween(known: DrawnBattle, drawn: DrawnBattle): Partial<Fight> {
  const hexesOf = ({ map }: DrawnBattle) => Array.from({ length: map.count }, (_, hex) => axialOf(map, hex));
  const isOn = ({ map }: DrawnBattle, [q, r]: readonly [number, number]) => hexAt(map, q, r) !== -1;
  const other = [
    ...hexesOf(drawn).filter((hex) => !isOn(known, hex)),
    ...hexesOf(known).filter((hex) => !isOn(drawn, hex)),
  ];
  if (other.length > 0)
    throw new RangeError(
      `This map has other hexes than the battle that comes with Linstock (${other.length} differ). Only ground, places and zones can be changed.`,
    );
  const placed = drawn.units
    .filter((unit) => {
      const before = known.units.find((each) => each.side === unit.side && each.unit === unit.unit);
      return String([before?.hex, before?.facing]) !== String([unit.hex, unit.facing]);
    })
    .map(({ side, unit, hex: [q, r], facing }) => ({ side, unit, at: pair(q, r), facing }));
  const zones = drawn.zones
    .filter((zone) => !known.zones.some((each) => JSON.stringify(each) === JSON.stringify(zone)))
    .map((zone) => ({ ...zone, hexes: zone.hexes.map(([q, r]) => pair(q, r)) }));
  const hexes = hexesOf(known).flatMap((at) => hexBetween(known.map, drawn.map, at));
  const hexsides = hexesOf(known).flatMap((at) => sidesBetween(known.map, drawn.map, at));
  return {
    ...(placed.length > 0 && { placed }),
    ...(zones.length > 0 && { zones }),
    ...(hexes.length > 0 && { hexes }),
    ...(hexsides.length > 0 && { hexsides }),
  };
}

const pair = (q: number, r: number): [number, number] => [q, r];

function hexBetween(
  known: HexMap,
  drawn: HexMap,
  [q, r]: readonly [number, number],
): NonNullable<Fight['hexes']> {
  const [before, now] = [hexAt(known, q, r), hexAt(drawn, q, r)];
  const change = {
    ...(terrainOf(known, before) !== terrainOf(drawn, now) && { terrain: terrainOf(drawn, now) }),
    ...(known.level[before] !== drawn.level[now] && { level: drawn.level[now] ?? 0 }),
    ...(known.impassable[before] !== drawn.impassable[now] && { barred: drawn.impassable[now] === 1 }),
    ...(known.structure[before] !== drawn.structure[now] && { structure: drawn.structure[now] ?? null }),
  };
  return Object.keys(change).length > 0 ? [{ hex: pair(q, r), ...change }] : [];
}

function sidesBetween(
  known: HexMap,
  drawn: HexMap,
  [q, r]: readonly [number, number],
): NonNullable<Fight['hexsides']> {
  const [before, now] = [hexAt(known, q, r), hexAt(drawn, q, r)];
  const words = [...new Set([...known.sideWords, ...drawn.sideWords])];
  return [0, 1, 2, 3, 4, 5].flatMap((side) =>
    words
      .filter((word) => onSide(known, before, side, word) !== onSide(drawn, now, side, word))
      .map((word) => ({ hex: pair(q, r), side, word, on: onSide(drawn, now, side, word) })),
  );
}
