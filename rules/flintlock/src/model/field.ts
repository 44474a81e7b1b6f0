import type { Uniform } from '@linstock/battles';
import type { Hex, HexMap, PlaceName, Survey } from '@linstock/ground';
import type { NumberOf, Side } from '@linstock/kernel';
import type { Name } from '@linstock/scene';
import type { Ratings } from '../reckon/casualty.ts';
import type { GroundFacts } from '../reckon/ground.ts';
import type { Formation, Kind, ShockStatus, Troops, Weapon } from '../tables/index.ts';

/** The two sides, by number. */
export const SIDE_NAMES = ['British', 'American'] as const;
/** The same as people: `the Americans`. */
export const SIDE_PEOPLE = ['British', 'Americans'] as const;
export const BRITISH: Side = 0;
export const AMERICAN: Side = 1;

/** Means no hex, no Command, no unit. */
export const NONE = -1;

/** The number of a unit: its place in `Field.units`. */
export type UnitId = NumberOf<'unit'>;
/** The number of a regiment: its place in `Field.regiments`. */
export type RegimentId = NumberOf<'regiment'>;
/** The number of a Command: its place in `Field.commands`. */
export type CommandId = NumberOf<'command'>;
/** The number of a leader: his place in `Field.leaders`. */
export type LeaderId = NumberOf<'leader'>;

/**
 * One counter of Infantry, Cavalry or Artillery (FL-2.21a); its id is its place in `Field.units`. Skirmish counters are
 * units of their own, off the map until their base unit enters SK (FL-6.53a).
 */
export interface Unit {
  readonly id: UnitId;
  readonly side: Side;
  readonly kind: Kind;
  /** Its Command, or -1: a gun has none (FL-5.6a). */
  readonly command: CommandId;
  /** Its regiment; guns of one name are one regiment too. */
  readonly regiment: RegimentId;
  /** Null for Cavalry (FL-2.25a). */
  readonly weapon: Weapon | null;
  /** Morale Rating, -1 to +2 (FL-2.22f). */
  readonly morale: number;
  /** Movement Points; Column has its own (FL-7.11d). */
  readonly allowance: number;
  /** Colonial or loyalist militia (FL-12.14). */
  readonly militia: boolean;
  /** Weight of the shot in pounds; null for all but guns. */
  readonly pounder: number | null;
  /** Its two Skirmish counters, or null if its regiment has none (FL-6.52b). */
  readonly skirmishers: readonly [number, number] | null;
  /** The unit a Skirmish counter is half of; null for all others. */
  readonly base: number | null;
  /** Men, about (FL-2.6a). */
  readonly men: number;
  /** Its letter within its regiment: `a`, `b` … (FL-15.0c). */
  readonly letter: string;
  /** For sentences: `33rd Foot a`, `the first skirmishers of …`. */
  readonly called: Name;
  /** Its text. */
  readonly name: string;
}

/** Units of one name in one Command, or the guns of one name (FL-15.0c). */
export interface Regiment {
  readonly id: RegimentId;
  readonly side: Side;
  readonly command: CommandId;
  readonly name: string;
  /** The text on its counters. */
  readonly label: string;
  /** In the order of their letters, without Skirmish counters. */
  readonly units: readonly UnitId[];
  /** Number of them that may be in SK at a time (FL-6.52b). */
  readonly mostInSkirmish: number;
  /** Their kind under the option of historical formations; null for Cavalry and guns (FL-6.7). */
  readonly troops: Troops | null;
}

/** All Infantry and Cavalry under one Subordinate Leader (FL-2.5a). Its id is its place in `Field.commands`. */
export interface Command {
  readonly id: CommandId;
  readonly side: Side;
  /** Called after its leader (FL-4.2f). */
  readonly name: string;
  readonly leader: LeaderId;
  readonly regiments: readonly RegimentId[];
  /** Units at the start, in the order of the field. */
  readonly units: readonly UnitId[];
  /** The same and every Skirmish counter of theirs. */
  readonly counters: readonly UnitId[];
  /** Cohesion Rating (FL-12.24). */
  readonly cohesion: number;
  /** Shock Status at the start (FL-4.2d). */
  readonly status: ShockStatus;
  /** Formation at the start; null for Cavalry (FL-6.13a, FL-6.15a). */
  readonly formation: Formation | null;
}

/** An Overall or Subordinate Leader. His id is his place in `Field.leaders`: of a side the Overall Leader first (FL-11.57a). */
export interface Leader extends Ratings {
  readonly id: LeaderId;
  readonly side: Side;
  readonly name: string;
  /** His Command, or -1 for the Overall Leader. */
  readonly command: CommandId;
  readonly allowance: number;
  /** Ratings of his replacement (FL-4.61c). */
  readonly replacement: Ratings;
}

/** One side's army. */
export interface Army {
  readonly side: Side;
  /** Its Overall Leader (FL-4.1a). */
  readonly leader: LeaderId;
  readonly commands: readonly CommandId[];
  /** Its leaders, the Overall Leader first. */
  readonly leaders: readonly LeaderId[];
  /** Every counter of it, guns and Skirmish counters too. */
  readonly units: readonly UnitId[];
  readonly guns: readonly UnitId[];
  readonly flightLevel: number;
}

/** The places of all units and leaders at the start (FL-15.0b, c). Of a Close pair the later number is on top. */
export interface SetUp {
  /** By unit; -1 for Skirmish counters. */
  readonly hex: readonly Hex[];
  /** By unit, 0 to 11: even at a corner, odd over a hexside; -1 for Skirmish counters. */
  readonly facing: readonly number[];
  /** By unit; null for Cavalry and guns. */
  readonly formation: readonly (Formation | null)[];
  /** By leader. */
  readonly leaderHex: readonly Hex[];
}

/** Militia of one side that ran and may come back (FL-15.2). */
export interface Reform {
  readonly side: Side;
  /** Hexes in which units may come back, ascending (FL-15.2c). */
  readonly hexes: readonly Hex[];
}

/** Everything of a battle that never changes in a game, shared by all states of it. */
export interface Field {
  readonly battle: string;
  readonly title: string;
  readonly map: HexMap;
  /** The facts about every hex and hexside that the rules need. */
  readonly ground: GroundFacts;
  /** The survey the map was made from, and the names on it; to be drawn. */
  readonly survey: Survey;
  readonly names: readonly PlaceName[];
  readonly units: readonly Unit[];
  readonly regiments: readonly Regiment[];
  readonly commands: readonly Command[];
  readonly leaders: readonly Leader[];
  readonly armies: readonly [Army, Army];
  readonly setUp: SetUp;
  /** The side with the first Activation (FL-15.0a). */
  readonly first: Side;
  /** Cowpens: the Reform Box; null elsewhere (FL-15.2). */
  readonly reform: Reform | null;
  /** Activations at most (FL-3.0f). */
  readonly mostActivations: number;
  /** The option of historical formations (FL-6.7). */
  readonly historicalFormations: boolean;
  /** Coat and facing colours by regiment's name. */
  readonly uniforms: Readonly<Record<string, Uniform>>;
}
