import {
  type Axial,
  type DrawnBattle,
  type DrawnUnit,
  type DrawnZone,
  hexAt,
  label,
  type Standing,
  standingOn,
  zonesOn,
} from '@linstock/ground';
import { groundOf } from '../ground.ts';
import { notice } from '../notice.ts';
import { moverOf } from '../reckon/going.ts';
import { type Formation, type Ground, type Kind, TERRAIN } from '../tables.ts';
import type { Force, ListedCommand, ListedLeader, SideName, Stood } from './battle.ts';
import type { FittedBattle } from './index.ts';

/** A battle as a map shows it, and what a map says put back into a battle. */

const SIDES: readonly SideName[] = ['british', 'american'];
const REFORM = { kind: 'reinforcement', name: 'where militia may come back' };

/** Counters of one name get a letter, as they have in play; two regiments of one name are in two Commands (FL-15.0c). */
const unitName = (name: string, index: number, leader: string): string =>
  `${name} ${String.fromCharCode('a'.charCodeAt(0) + index)} under ${leader}`;
const gunName = (name: string, index: number): string =>
  `${name} ${String.fromCharCode('a'.charCodeAt(0) + index)}`;
const leaderName = ({ name }: ListedLeader): string => `${name}, leader`;
const overallName = ({ name }: ListedLeader): string => `${name}, overall leader`;

/** A battle as a map shows it: every counter and leader where they stand at the start. */
export function drawnOf({ surveyed, data, map }: FittedBattle): DrawnBattle {
  return {
    battle: surveyed.id,
    rules: notice.id,
    map,
    terrains: [...new Set([...map.terrains, ...TERRAIN[data.rules].grounds.keys()])],
    facings: 12,
    zones: reformZone(data.reform),
    units: SIDES.flatMap((side) => unitsOf(side, data[side])),
    labels: surveyed.labels,
  };
}

function reformZone(reform: FittedBattle['data']['reform']): DrawnZone[] {
  return reform === null ? [] : [{ ...REFORM, ...reform }];
}

function unitsOf(side: SideName, { overall, commands, guns }: Force): DrawnUnit[] {
  const leader = (unit: string, { hex }: ListedLeader): DrawnUnit => ({
    ...{ unit, side, kind: 'leader', hex },
    ...{ facing: null, strength: null, formation: null },
  });
  const counter = (unit: string, kind: string, formation: Formation | null, stood: Stood): DrawnUnit => ({
    ...{ unit, side, kind, formation },
    ...{ hex: stood.hex, facing: stood.facing, strength: stood.men },
  });
  return [
    leader(overallName(overall), overall),
    ...commands.flatMap(({ leader: his, formation, regiments }) => [
      leader(leaderName(his), his),
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
  const known = drawnOf(battle);
  const standing = standingOn(drawn, known);
  refuseGround(drawn, data.rules);
  const zones = zonesOn(drawn, known);
  return {
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
}

function forceOn(side: SideName, force: Force, standing: Standing): Force {
  const at = (unit: string): Axial => standing(side, unit).hex;
  const stoodAt = <T extends Stood>(unit: string, stood: T): T => {
    const { hex, facing, strength } = standing(side, unit);
    return { ...stood, hex, facing: facing as number, men: strength as number };
  };
  return {
    ...force,
    overall: { ...force.overall, hex: at(overallName(force.overall)) },
    commands: force.commands.map((command) => ({
      ...command,
      leader: { ...command.leader, hex: at(leaderName(command.leader)) },
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

/** Nobody begins where he may not be at all. */
function refuseGround({ map, units }: DrawnBattle, rules: FittedBattle['data']['rules']): void {
  const { passable, terrain } = groundOf(map, TERRAIN[rules]);
  for (const { unit, kind, formation, hex: at } of units) {
    const hex = hexAt(map, ...at);
    const mover = kind === 'leader' ? 'open' : moverOf(kind as Kind, formation as Formation | null);
    const { costs, terrain: word } = terrain[hex] as Ground;
    if (passable[hex] === 1 && costs[mover] !== null) continue;
    throw new RangeError(
      `"${unit}" stands on ${label(map, hex)} in ${word}, where it may not be. Put it on other ground, or paint that hex otherwise.`,
    );
  }
}

/** All Infantry of a Command begin in one formation, Open or Close. */
function formationOf(side: SideName, command: ListedCommand, standing: Standing): Formation | null {
  if (command.formation === null) return null;
  const named = command.regiments
    .filter(({ kind }) => kind === 'infantry')
    .flatMap(({ name, units }) => units.map((_, i) => unitName(name, i, command.leader.name)));
  const [first, ...others] = new Set(named.map((unit) => standing(side, unit).formation));
  if (others.length === 0 && (first === 'Open' || first === 'Close')) return first;
  const found = [first, ...others].map((each) => each ?? 'none').join(', ');
  throw new RangeError(
    `The infantry under ${command.leader.name} has these formations: ${found}; expected Open for all or Close for all. Set their property "formation".`,
  );
}
