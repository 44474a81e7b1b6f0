import { type Hex, type HexMap, type PlaceName, requireHex, type Survey } from '@linstock/ground';
import type { Side } from '@linstock/kernel';
import { letteredName, Name, troopsNamed } from '@linstock/scene';
import type { CounterStart, FlintlockBattle, Force, ListedCommand, ListedLeader } from '../battles/battle.ts';
import { replacementOf } from '../reckon/casualty.ts';
import { groundOf } from '../reckon/ground.ts';
import { ALLOWANCES, type Formation, TERRAIN } from '../tables/index.ts';
import {
  type Army,
  type Command,
  type CommandId,
  type Field,
  type Leader,
  type LeaderId,
  NONE,
  type Regiment,
  type Unit,
  type UnitId,
} from './field.ts';

/** A battle to be drawn up. */
export interface BattleLists {
  readonly data: FlintlockBattle;
  readonly map: HexMap;
  readonly surveyed: {
    readonly id: string;
    readonly title: string;
    readonly survey: Survey;
    readonly labels: readonly PlaceName[];
  };
}

/** The choices of the players before the battle. */
export interface Choices {
  /** The option of historical formations (FL-6.7a). */
  readonly historicalFormations?: boolean;
}

/** Movement Points of a leader, and of a gun by the weight of its shot (FL-7.11d). */
const LEADER_ALLOWANCE = 8;
const GUN_ALLOWANCE = { 3: 3, 6: 2 } as const;
/** Morale Rating of guns (FL-2.22g). */
const GUN_MORALE = 1;
/** The maximum number of Activations of a game (FL-3.0f). */
const MAX_ACTIVATIONS = 200;

/** Both armies while they are built: growing lists. */
interface Roll {
  readonly map: HexMap;
  readonly units: Unit[];
  readonly regiments: Regiment[];
  readonly commands: Command[];
  readonly leaders: Leader[];
  readonly hex: Hex[];
  readonly facing: number[];
  readonly formation: (Formation | null)[];
  readonly leaderHex: Hex[];
}

/**
 * The field of a battle, with every counter, Command and leader numbered. The British come before the
 * Americans, and otherwise the order of the battle's lists is used. Within an army, the units of its Commands
 * come first, then its guns, then its Skirmish counters.
 */
export function drawUp(battle: BattleLists, choices: Choices = {}): Field {
  const { data, map, surveyed } = battle;
  const roll: Roll = {
    map,
    units: [],
    regiments: [],
    commands: [],
    leaders: [],
    hex: [],
    facing: [],
    formation: [],
    leaderHex: [],
  };
  const armies = [drawUpArmy(roll, data.british, 0), drawUpArmy(roll, data.american, 1)] as const;
  const { hex, facing, formation, leaderHex } = roll;
  return {
    battle: surveyed.id,
    title: surveyed.title,
    map,
    ground: groundOf(map, TERRAIN[data.rules]),
    survey: surveyed.survey,
    names: surveyed.labels,
    units: roll.units,
    regiments: roll.regiments,
    commands: roll.commands,
    leaders: roll.leaders,
    armies,
    setUp: { hex, facing, formation, leaderHex },
    first: data.first === 'british' ? 0 : 1,
    reform: data.reform && {
      side: data.reform.side === 'british' ? 0 : 1,
      hexes: data.reform.hexes.map((each) => requireHex(map, each)).sort((a, b) => a - b),
    },
    mostActivations: MAX_ACTIVATIONS,
    historicalFormations: choices.historicalFormations ?? false,
    uniforms: data.uniforms,
  };
}

function drawUpArmy(roll: Roll, force: Force, side: Side): Army {
  const first = { unit: roll.units.length, leader: roll.leaders.length, command: roll.commands.length };
  const leader = drawUpLeader(roll, force.overall, side, NONE);
  for (const command of force.commands) drawUpCommand(roll, command, side);
  const guns = drawUpGuns(roll, force, side);
  for (const unit of roll.units.slice(first.unit)) if (unit.skirmishers) drawUpSkirmishers(roll, unit);
  joinSkirmishers(roll, side);
  return {
    side,
    leader,
    leaders: numbers(first.leader, roll.leaders.length),
    commands: numbers(first.command, roll.commands.length),
    units: numbers(first.unit, roll.units.length),
    guns,
    flightLevel: force.flightLevel,
  };
}

function drawUpLeader(
  roll: Roll,
  { name, initiative, range, hex }: ListedLeader,
  side: Side,
  command: CommandId,
): LeaderId {
  const id = roll.leaders.length;
  const replacement = replacementOf({ initiative, range });
  roll.leaders.push({ id, side, name, command, initiative, range, allowance: LEADER_ALLOWANCE, replacement });
  roll.leaderHex.push(requireHex(roll.map, hex));
  return id;
}

function drawUpCommand(roll: Roll, listed: ListedCommand, side: Side): void {
  const id = roll.commands.length;
  const { cohesion, status, formation } = listed;
  const leader = drawUpLeader(roll, listed.leader, side, id);
  const regiments = listed.regiments.map(({ name, kind, weapon, morale, militia, skirmishers, ...rest }) => {
    const regiment = roll.regiments.length;
    const units = rest.units.map((stood, index) =>
      drawUpUnit(roll, stood, formation, {
        ...{ side, kind, command: id, regiment, weapon, morale, militia },
        allowance: ALLOWANCES[kind === 'cavalry' ? 'Cavalry' : 'Open'],
        pounder: null,
        // Numbers are given when every counter of the army before them has its own.
        skirmishers: skirmishers > 0 ? [NONE, NONE] : null,
        base: null,
        ...unitNamed(troopsNamed(name, rest.naming), index, rest.units.length),
      }),
    );
    const { label, troops } = rest;
    roll.regiments.push({
      ...{ id: regiment, side, command: id, name, label, units, troops },
      mostInSkirmish: skirmishers,
    });
    return regiment;
  });
  const units = regiments.flatMap((regiment) => roll.regiments[regiment]?.units ?? []);
  const name = listed.leader.name;
  roll.commands.push({
    ...{ id, side, name, leader, regiments, units, counters: units, cohesion, status, formation },
  });
}

function drawUpGuns(roll: Roll, force: Force, side: Side): UnitId[] {
  return force.guns.flatMap(({ name, label, guns }) => {
    const regiment = roll.regiments.length;
    const units = guns.map((gun, index) =>
      drawUpUnit(roll, gun, null, {
        ...{ side, command: NONE, regiment, morale: GUN_MORALE, militia: false, pounder: gun.pounder },
        kind: 'artillery',
        weapon: 'A',
        allowance: GUN_ALLOWANCE[gun.pounder],
        skirmishers: null,
        base: null,
        ...unitNamed(troopsNamed(name), index, guns.length),
      }),
    );
    roll.regiments.push({
      ...{ id: regiment, side, command: NONE, name, label, units },
      mostInSkirmish: 0,
      troops: null,
    });
    return units;
  });
}

function drawUpUnit(
  roll: Roll,
  { hex, facing, men }: CounterStart,
  formation: Formation | null,
  unit: Omit<Unit, 'id' | 'men'>,
): UnitId {
  const id = roll.units.length;
  roll.units.push({ id, men, ...unit });
  roll.hex.push(requireHex(roll.map, hex));
  roll.facing.push(facing);
  roll.formation.push(unit.kind === 'infantry' ? formation : null);
  return id;
}

/** The two counters that replace a unit in SK: half its men each, otherwise unchanged (FL-6.53f). */
function drawUpSkirmishers(roll: Roll, base: Unit): void {
  const ids = [roll.units.length, roll.units.length + 1] as const;
  ids.forEach((id, half) => {
    const called = skirmishersNamed(half === 0 ? 'first' : 'second', base.called);
    roll.units.push({
      ...base,
      id,
      allowance: ALLOWANCES.SK,
      skirmishers: null,
      base: base.id,
      men: half === 0 ? Math.ceil(base.men / 2) : Math.floor(base.men / 2),
      called,
      name: called.text,
    });
    roll.hex.push(NONE);
    roll.facing.push(NONE);
    roll.formation.push('SK');
  });
  roll.units[base.id] = { ...base, skirmishers: ids };
}

function joinSkirmishers(roll: Roll, side: Side): void {
  for (const command of roll.commands.filter((each) => each.side === side)) {
    const counters = roll.units.filter((unit) => unit.command === command.id).map(({ id }) => id);
    roll.commands[command.id] = { ...command, counters };
  }
}

/** Name and letter of the n-th unit of a regiment; one alone has no need of its letter (FL-15.0c). */
function unitNamed(regiment: Name, index: number, of: number): Pick<Unit, 'name' | 'called' | 'letter'> {
  const letter = String.fromCharCode('a'.charCodeAt(0) + index);
  const called = letteredName(regiment, of === 1 ? '' : letter);
  return { letter, called, name: called.text };
}

/** The name of half of a unit in skirmish order: `first skirmishers of Light Infantry a`. */
function skirmishersNamed(which: string, of: Name): Name {
  const label = `${which} skirmishers`;
  const short = `${which} skirm. ${of.short}`;
  const part = { label, company: false, of };
  return new Name(`${label} of ${of.text}`, { article: true, plural: true, short, part });
}

function numbers(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, i) => from + i);
}
