import type { Naming, Uniform } from '@linstock/battles';
import type { Axial, HexMapSpec } from '@linstock/ground';
import type { Battle, Formation, ShockStatus, Troops, Weapon } from '../tables/index.ts';

/** British or American: index nothing by it but records with these two keys. */
export type SideName = 'british' | 'american';

/** A battle under Flintlock: both armies at their places, and the special rules of the battle (FL-15). */
export interface FlintlockBattle {
  /** The battle whose Terrain Effects Table applies (FL-2.1e). */
  readonly rules: Battle;
  /** The side with the first Activation (FL-15.0a). */
  readonly first: SideName;
  readonly british: Force;
  readonly american: Force;
  /** Cowpens: the side whose militia may come back, and the hexes (FL-15.2). */
  readonly reform: { readonly side: SideName; readonly hexes: readonly Axial[] } | null;
  /** The way the hex map is made from the survey. */
  readonly ground: HexMapSpec;
  /** Coat and facing colours by regiment's name, the guns by theirs. */
  readonly uniforms: Readonly<Record<string, Uniform>>;
  /** Choices made in fitting the digest's battle to the surveyed ground. */
  readonly note: string;
}

/** One side's army. */
export interface Force {
  readonly flightLevel: number;
  readonly overall: ListedLeader;
  readonly commands: readonly ListedCommand[];
  readonly guns: readonly ListedGuns[];
}

/** An Overall or Subordinate Leader (FL-4.1, FL-4.2). */
export interface ListedLeader {
  readonly name: string;
  readonly initiative: number;
  readonly range: number;
  readonly hex: Axial;
}

/** Everything under one Subordinate Leader (FL-2.5a). */
export interface ListedCommand {
  readonly leader: ListedLeader;
  readonly cohesion: number;
  readonly status: ShockStatus;
  /** Null for Cavalry. */
  readonly formation: Formation | null;
  readonly regiments: readonly ListedRegiment[];
}

/** Units of one name. */
export interface ListedRegiment {
  readonly name: string;
  readonly naming: Naming;
  /** The text on its counters. */
  readonly label: string;
  readonly kind: 'infantry' | 'cavalry';
  /** Null for Cavalry. */
  readonly weapon: Exclude<Weapon, 'A'> | null;
  readonly morale: number;
  readonly militia: boolean;
  /** Number of its units that may be in SK at a time (FL-6.52b). */
  readonly skirmishers: number;
  /** Its kind under the option of historical formations; null for Cavalry (FL-6.7). */
  readonly troops: Troops | null;
  readonly units: readonly CounterStart[];
}

/** Guns of one name. */
export interface ListedGuns {
  readonly name: string;
  /** The text on its counters. */
  readonly label: string;
  readonly guns: readonly (CounterStart & { readonly pounder: 3 | 6 })[];
}

/** The place of a counter at the start. */
export interface CounterStart {
  readonly hex: Axial;
  /** 0 to 11: even at a corner, odd over a hexside. */
  readonly facing: number;
  /** About 50; of guns the gunners (FL-2.6a). */
  readonly men: number;
  /** The surveyed unit that it represents. */
  readonly stood: string;
}
