import {
  type Axial,
  type DrawnBattle,
  type DrawnUnit,
  type DrawnZone,
  findWord,
  hexAt,
  hexLabel,
  type HexMap,
  namedUnit,
  standingOn,
  type UnitPlace,
  zonesOn,
} from '@linstock/ground';
import { last, nth } from '@linstock/kernel';
import { moverOf } from '../reckon/going.ts';
import { type GroundFacts, groundOf, STRUCTURE } from '../reckon/ground.ts';
import { mayStandTogether, type StackedUnit } from '../reckon/stacking.ts';
import { type Formation, TERRAIN, type TerrainTable } from '../tables/index.ts';
import type { CounterStart, Force, ListedCommand, ListedLeader, SideName } from './battle.ts';
import type { FittedBattle } from './index.ts';

/** A battle as a map shows it, and what a map says put back into a battle. */

const SIDES: readonly SideName[] = ['british', 'american'];
/** Formations in which the infantry of a Command may begin. */
const FORMATIONS = ['Open', 'Close'] as const;
/** The structures that a map may have; all count as buildings, if the battle has a line for those. */
const STRUCTURES: readonly string[] = ['courthouse', 'house', 'cabin'];
const REFORM = { kind: 'reinforcement', name: 'where militia may come back' };

/** Counters of one name get a letter, as they have in play; two regiments of one name are in two Commands (FL-15.0c). */
export const unitName = (name: string, index: number, leader: string): string =>
  `${name} ${String.fromCharCode('a'.charCodeAt(0) + index)} under ${leader}`;
/** Guns of one name get a letter. */
export const gunName = (name: string, index: number): string =>
  `${name} ${String.fromCharCode('a'.charCodeAt(0) + index)}`;
/** The leader of a Command on a map. */
export const leaderName = (name: string): string => `${name}, leader`;
/** The overall leader on a map. */
export const overallName = (name: string): string => `${name}, overall leader`;

/** A battle as a map shows it: every counter and leader at its place at the start. */
export function drawnOf({ surveyed, data, map }: FittedBattle, rules: string): DrawnBattle {
  return {
    battle: surveyed.id,
    rules,
    map,
    terrains: [...new Set([...map.terrains, ...TERRAIN[data.rules].grounds.keys()])],
    words: {
      along: ['fence', 'stream'],
      over: ['road'],
      structures: TERRAIN[data.rules].grounds.has(STRUCTURE) ? STRUCTURES : [],
    },
    facings: 12,
    zones: reformZone(data.reform),
    units: SIDES.flatMap((side) => drawUnits(side, data[side])),
    labels: surveyed.labels,
  };
}

function reformZone(reform: FittedBattle['data']['reform']): DrawnZone[] {
  return reform === null ? [] : [{ ...REFORM, ...reform }];
}

function drawUnits(side: SideName, { overall, commands, guns }: Force): DrawnUnit[] {
  const leader = (unit: string, { hex }: ListedLeader): DrawnUnit => ({
    ...{ unit, side, kind: 'leader', hex },
    ...{ facing: null, strength: null, formation: null },
  });
  const counter = (
    unit: string,
    kind: string,
    formation: Formation | null,
    stood: CounterStart,
  ): DrawnUnit => ({
    ...{ unit, side, kind, formation },
    ...{ hex: stood.hex, facing: stood.facing, strength: stood.men },
  });
  return [
    leader(overallName(overall.name), overall),
    ...commands.flatMap(({ leader: his, formation, regiments }) => [
      leader(leaderName(his.name), his),
      ...regiments.flatMap(({ name, kind, units }) =>
        units.map((stood, i) => counter(unitName(name, i, his.name), kind, formation, stood)),
      ),
    ]),
    ...guns.flatMap((each) =>
      each.guns.map((stood, i) => counter(gunName(each.name, i), 'artillery', null, stood)),
    ),
  ];
}

/** A battle with ground, places, formations and names as a map has them. Refuses a map that is not of this battle. */
export function redrawn(battle: FittedBattle, drawn: DrawnBattle): FittedBattle {
  const { data, surveyed } = battle;
  const known = drawnOf(battle, drawn.rules);
  const standing = standingOn(drawn, known);
  const zones = zonesOn(drawn, known);
  const again = {
    ...battle,
    map: drawn.map,
    surveyed: { ...surveyed, labels: drawn.labels },
    data: {
      ...data,
      british: forceOn('british', data.british, standing),
      american: forceOn('american', data.american, standing),
      reform: data.reform && { ...data.reform, hexes: zones(REFORM.kind, data.reform.side, REFORM.name) },
    },
  };
  refusePlaces(drawn, known, again);
  return again;
}

function forceOn(side: SideName, force: Force, standing: UnitPlace): Force {
  const at = (unit: string): Axial => standing(side, unit).hex;
  const stoodAt = <T extends CounterStart>(unit: string, stood: T): T => {
    const { hex, facing } = standing(side, unit);
    return { ...stood, hex, facing: facing as number };
  };
  return {
    ...force,
    overall: { ...force.overall, hex: at(overallName(force.overall.name)) },
    commands: force.commands.map((command) => ({
      ...command,
      leader: { ...command.leader, hex: at(leaderName(command.leader.name)) },
      formation: formationOf(side, command, standing),
      regiments: command.regiments.map((regiment) => ({
        ...regiment,
        units: regiment.units.map((stood, i) =>
          stoodAt(unitName(regiment.name, i, command.leader.name), stood),
        ),
      })),
    })),
    guns: force.guns.map((each) => ({
      ...each,
      guns: each.guns.map((stood, i) => stoodAt(gunName(each.name, i), stood)),
    })),
  };
}

/** The ground of each map as last computed: an editor tries a unit on every hex of one map. */
const GROUNDS = new WeakMap<HexMap, GroundFacts>();

function groundDrawn(map: HexMap, table: TerrainTable): GroundFacts {
  const known = GROUNDS.get(map);
  if (known?.table === table) return known;
  const ground = groundOf(map, table);
  GROUNDS.set(map, ground);
  return ground;
}

/** Refuses a unit or leader on ground it may not enter, with an enemy in its hex, or with too many friends (FL-10). */
function refusePlaces(drawn: DrawnBattle, known: DrawnBattle, battle: FittedBattle): void {
  const { map } = drawn;
  const { passable, terrain } = groundDrawn(map, TERRAIN[battle.data.rules]);
  const stacked = stackedBy(battle);
  const standing = standingOn(drawn, known);
  const together = new Map<string, DrawnUnit[]>();
  for (const { side, unit } of known.units) {
    const each = standing(side, unit);
    const { hex: at } = each;
    const hex = hexAt(map, ...at);
    const counter = stacked(side, unit);
    const mover = counter === null ? 'open' : moverOf(counter.kind, counter.formation);
    const { costs, terrain: word } = nth(terrain, hex);
    if (passable[hex] !== 1 || costs[mover] === null)
      throw new RangeError(
        `${namedUnit(each)} stands on ${hexLabel(map, hex)} in ${word}, where it may not be. Put it on other ground, or paint that hex otherwise.`,
      );
    together.set(String(at), [...(together.get(String(at)) ?? []), { ...each, side, unit }]);
  }
  for (const units of together.values()) refuseTogether(units, stacked);
}

/** The stacking properties of each drawn counter; null for a leader. */
type Counters = (side: string, unit: string) => StackedUnit | null;

function stackedBy({ data }: FittedBattle): Counters {
  const counters = new Map(
    SIDES.flatMap((side) => [
      ...data[side].commands.flatMap(({ leader, formation, regiments }) =>
        regiments.flatMap(({ name, kind, units }) =>
          units.map((_, i): [string, StackedUnit] => [
            `${side}: ${unitName(name, i, leader.name)}`,
            { kind, formation: kind === 'infantry' ? formation : null, command: leader.name, base: null },
          ]),
        ),
      ),
      ...data[side].guns.flatMap(({ name, guns }) =>
        guns.map((_, i): [string, StackedUnit] => [
          `${side}: ${gunName(name, i)}`,
          { kind: 'artillery', formation: null, command: null, base: null },
        ]),
      ),
    ]),
  );
  return (side, unit) => counters.get(`${side}: ${unit}`) ?? null;
}

function refuseTogether(units: readonly DrawnUnit[], stacked: Counters): void {
  const first = nth(units, 0);
  const enemy = units.find(({ side }) => side !== first.side);
  if (enemy)
    throw new RangeError(
      `${namedUnit(enemy)} stands in one hex with its enemy "${first.unit}". Put one of them in another hex (FL-10.0a).`,
    );
  const counters = units.flatMap(({ side, unit }) => stacked(side, unit) ?? []);
  if (counters.length < 2 || mayStandTogether(counters)) return;
  const inStack = units.filter(({ side, unit }) => stacked(side, unit) !== null);
  const [others, upper] = [inStack.slice(0, -1), last(inStack)];
  throw new RangeError(
    `${namedUnit(upper)} may not stand in one hex with ${others.map(({ unit }) => `"${unit}"`).join(' and ')} (FL-10.0d). Put one of them in another hex.`,
  );
}

/** All Infantry of a Command begin in one formation, Open or Close. */
function formationOf(side: SideName, command: ListedCommand, standing: UnitPlace): Formation | null {
  if (command.formation === null) return null;
  const named = command.regiments
    .filter(({ kind }) => kind === 'infantry')
    .flatMap(({ name, units }) => units.map((_, i) => unitName(name, i, command.leader.name)));
  const drawn = named.map((unit) => standing(side, unit).formation);
  const [first, ...others] = new Set(drawn.map((word) => findWord(word ?? '', FORMATIONS) ?? word));
  const formation = FORMATIONS.find((each) => each === first);
  if (others.length === 0 && formation) return formation;
  const found = [first, ...others].map((each) => each ?? 'none').join(', ');
  throw new RangeError(
    `The infantry under ${command.leader.name} has these formations: ${found}; expected Open for all or Close for all. Set their property "formation".`,
  );
}
