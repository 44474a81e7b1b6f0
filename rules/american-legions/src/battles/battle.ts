import type { Naming, Uniform } from '@linstock/battles';
import type { Axial, Facing, HexMapSpec } from '@linstock/ground';
import type { VictoryCondition } from '../reckon/victory.ts';
import type { Arm, SideName } from '../tables/index.ts';

/** A battle under American Legions: the forces, the ground's six lists (AL-2.1b) and how it is won. */
export interface AmericanLegionsBattle {
  /** The battle table that the forces, ratings, turns and victory conditions are from. */
  readonly table: string;
  readonly turns: number;
  /** The step at which turn 1 begins. Earlier steps are skipped (AL-3.0b). */
  readonly start: { readonly playerTurn: SideName; readonly phase: 'command' | 'mutual_fire' };
  readonly british: Force;
  readonly american: Force;
  readonly victory: { readonly british: VictoryCondition; readonly american: VictoryCondition };
  /** The survey and the rules by which it becomes a hex map. */
  readonly ground: HexMapSpec;
  /** Structure hexes with their kinds, from the map. */
  readonly structures: readonly { readonly kind: string; readonly hex: Axial }[];
  /** Each side's friendly-edge hexes. */
  readonly friendlyEdge: { readonly british: readonly Axial[]; readonly american: readonly Axial[] };
  /** Coat and facing colours by regiment, the regular guns by their label. */
  readonly uniforms: Readonly<Record<string, Uniform>>;
  /** Choices made in fitting the digest's battle to the surveyed ground. */
  readonly note: string;
}

/** One side's army. */
export interface Force {
  readonly armyCommander: ArmyCommander;
  /** Default facing of a set-up hex; the owner may choose otherwise (AL-2.4d). */
  readonly facing: Facing;
  readonly brigades: readonly Brigade[];
  readonly regiments: readonly Regiment[];
  readonly regularGuns: readonly GunGroup[];
}

/** One a side. */
export interface ArmyCommander {
  readonly name: string;
  readonly effectiveness: number;
  /** The regiment he leads from the start, if any. */
  readonly actingLeaderOf: string | null;
  /** Suggested hex. */
  readonly hex: Axial;
}

/** Regiments under one leader (AL-1.2e). */
export interface Brigade {
  readonly name: string;
  readonly leader: string;
  readonly effectiveness: number;
  readonly radius: number;
  readonly regiments: readonly string[];
  /** Suggested hex of the leader. */
  readonly hex: Axial;
}

/** 1-10 companies under one leader. */
export interface Regiment {
  readonly name: string;
  readonly naming: Naming;
  readonly leader: string;
  /** True if `leader` is a rank and not a person's name. */
  readonly leaderUnnamed: boolean;
  /** 0-4. */
  readonly effectiveness: number;
  /** Command radius in hexes. */
  readonly radius: number;
  /** 4-8; null for skirmishers, who never check. */
  readonly morale: number | null;
  /** The name of the leader's last step, if it is not "captain". */
  readonly lastStepName: string | null;
  readonly skirmishers: boolean;
  /** The army commander leads it from the start. */
  readonly leaderIsArmyCommander: boolean;
  readonly companies: readonly Company[];
  /** The hexes in which the regiment may set up (AL-2.4a). */
  readonly setUp: readonly Axial[];
  /** Suggested hex of the leader; for a regiment of a brigade the brigade leader's. */
  readonly leaderHex: Axial;
}

/** One counter. */
export interface Company {
  readonly arm: Arm;
  readonly label: string;
  /** The name on its counter, which is its regiment's: orders and the log use it. A gun has a name of its own. */
  readonly short: string;
  /** The full name, for both short ones. */
  readonly full: string;
  /** About 50; for skirmishers and guns the surveyed number, 9 to 50 (AL-1.2a, b). */
  readonly men: number;
  /** Guns only. */
  readonly gun: 'attached' | 'regular' | null;
  /** Suggested set-up. */
  readonly hex: Axial;
  readonly facing: Facing;
  /** The surveyed unit that it represents. */
  readonly stood: string;
}

/** Regular guns that set up together. */
export interface GunGroup {
  readonly label: string;
  readonly companies: readonly Company[];
  readonly setUp: readonly Axial[];
}
