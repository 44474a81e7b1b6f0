import type { Uniform } from '@linstock/battles';
import type { Hex, HexMap, PlaceName, Survey } from '@linstock/ground';
import type { ClauseId, NumberOf, Side } from '@linstock/kernel';
import type { Name } from '@linstock/scene';
import type { Arm, GunClass, LeaderKind, Order } from '../tables/index.ts';

/** The two sides, by number. */
export const SIDE_NAMES = ['British', 'American'] as const;
/** The same as people: `the Americans`. */
export const SIDE_PEOPLE = ['British', 'Americans'] as const;
export const BRITISH: Side = 0;
export const AMERICAN: Side = 1;

/** The number of a company: its place in `Field.companies`. */
export type CompanyId = NumberOf<'company'>;
/** The number of a regiment: its place in `Field.regiments`; -1 for the regular guns, which have none. */
export type RegimentId = NumberOf<'regiment'>;
/** The number of a leader: his place in `Field.leaders`; `COMMANDER` for the army commander of a side. */
export type OfficerId = NumberOf<'officer'>;

/** One counter (AL-1.2a, b). Its id is its place in `Field.companies`. */
export interface Company {
  readonly id: CompanyId;
  readonly side: Side;
  readonly arm: Arm;
  /** Regiment, or -1 for a regular gun. */
  readonly regiment: RegimentId;
  readonly gun: GunClass | null;
  /** The name in the rules' order of battle (`Md`, `7th Fusil.`). It has no effect on play. */
  readonly label: string;
  /** The name on the counter (`Maryland`, `7th Fus.`). It has no effect on play. */
  readonly short: string;
  /** The full name. It has no effect on play. */
  readonly full: string;
  /** Its strength, for statistics (AL-1.2a, b). */
  readonly men: number;
  /** For sentences: `2d company of the 7th Fusiliers`, `the 1st Royal Artillery gun`. */
  readonly called: Name;
  /** Its text: `2d company of the 7th Fusiliers`. */
  readonly name: string;
  /** The same at the head of a sentence or in a list: `The 2d company of the 7th Fusiliers`. */
  readonly title: string;
  /** Its own set-up hexes (AL-2.4a). */
  readonly setUp: readonly Hex[];
}

/** A set of companies under one leader (AL-1.2c). */
export interface Regiment {
  readonly id: RegimentId;
  readonly side: Side;
  readonly name: string;
  /** For sentences. */
  readonly called: Name;
  /** Regimental Morale (AL-1.2f); null for skirmishers, who never check. */
  readonly morale: number | null;
  readonly companies: readonly CompanyId[];
  /** The leader who commands it, or its brigade. */
  readonly leader: OfficerId;
  /** A regiment only for command status and fire (AL-9.5b). */
  readonly skirmishers: boolean;
  /** Exactly one company at set-up (AL-4.52a). */
  readonly oneCompany: boolean;
  /** True if it is mounted: every company of it, guns apart. */
  readonly cavalry: boolean;
  /** The orders it may be given (AL-4.62i-k); none for skirmishers. */
  readonly orders: readonly Order[];
  /** Its set-up hexes (AL-2.4a). */
  readonly setUp: readonly Hex[];
}

/** A regimental or brigade leader (AL-1.2c, e). His id is his place in `Field.leaders`. */
export interface Leader {
  readonly id: OfficerId;
  readonly side: Side;
  readonly name: string;
  readonly kind: Exclude<LeaderKind, 'army_commander_acting_as_leader'>;
  /** On the start step. */
  readonly effectiveness: number;
  readonly regiments: readonly RegimentId[];
  /** Every company of his regiments. */
  readonly companies: readonly CompanyId[];
  /** The name of his last step: captain, or coronet (AL-9.4b). */
  readonly lastStep: 'captain' | 'coronet';
  /** True if his own name is not known: `name` is his rank. */
  readonly unnamed: boolean;
  /** The regiment or brigade he leads, for sentences. */
  readonly command: Name;
}

/** The army commander of a side (AL-4.3a). */
export interface Commander {
  readonly side: Side;
  readonly name: string;
  readonly effectiveness: number;
  /** The leader in whose place he acts from the start, or null (AL-9.4a). */
  readonly actingFor: OfficerId | null;
}

/** The suggested place of each piece. */
export interface SuggestedSetUp {
  /** By company. */
  readonly hex: readonly Hex[];
  readonly facing: readonly number[];
  /** By leader. An acting army commander has the hex of the leader whom he replaces. */
  readonly leaderHex: readonly Hex[];
  /** By side. */
  readonly commanderHex: readonly Hex[];
}

/** One way to meet a side's victory condition; regiments by number (AL-9.1, 10.1, 11.1, 12.1). */
export type VictoryCondition =
  | { readonly kind: 'broken-at-least'; readonly count: number; readonly of: readonly RegimentId[] }
  | { readonly kind: 'none-broken'; readonly of: readonly RegimentId[] }
  | { readonly kind: 'in-structures'; readonly structure: string; readonly atLeast: number };

/** A side's victory conditions, any one of which is enough, and their clause. */
export interface Victory {
  readonly clause: ClauseId;
  readonly any: readonly VictoryCondition[];
}

/** A step of the sequence: the game turn, whose player turn it is, and the step of AL-T-PHASES, counted from 1. */
export interface Moment {
  readonly turn: number;
  readonly active: Side;
  readonly step: number;
}

/** Everything of a battle that never changes in a game, shared by all states of it. */
export interface Field {
  readonly battle: string;
  readonly title: string;
  readonly map: HexMap;
  /** The survey that the map was made from, with its names; to be drawn. */
  readonly survey: Survey;
  readonly names: readonly PlaceName[];
  readonly companies: readonly Company[];
  readonly regiments: readonly Regiment[];
  readonly leaders: readonly Leader[];
  readonly commanders: readonly [Commander | null, Commander | null];
  /** By side: hexes from each hex to the nearest of its friendly edge, 0 on it (P-ROUT). */
  readonly edge: readonly [Uint8Array, Uint8Array];
  readonly turns: number;
  /** The step at which turn 1 starts (AL-3.0b). */
  readonly start: Moment;
  readonly victory: readonly [Victory, Victory];
  /** Clause of a draw. */
  readonly drawClause: ClauseId;
  readonly suggested: SuggestedSetUp;
  /** The set-up: by the players (AL-2.4) or as suggested. */
  readonly setUp: 'suggested' | 'free';
  /** Coat and facing colours by regiment, the regular guns by their label. */
  readonly uniforms: Readonly<Record<string, Uniform>>;
}
