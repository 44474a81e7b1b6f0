import type { Ground, PlaceName, Pose, Spot, Table, Thousandths } from '@linstock/ground';
import type { NumberOf, Side } from '@linstock/kernel';
import type { Name } from '@linstock/scene';
import type { HomeEdge } from '../measure/fall-back.ts';
import type { ContestedGround } from '../measure/neighbours.ts';
import type { PointValues } from '../reckon/points.ts';
import type { Ammunition, Arm, Formation, Gun, Order, Quality, Rank, Weapon } from '../tables/index.ts';

/** The two sides, by number: the Union's die is drawn first (JR-5.3a). */
export const SIDE_NAMES = ['Union', 'Confederate'] as const;
export const UNION: Side = 0;
export const CONFEDERATE: Side = 1;

/** Means no unit, no officer, no arrow. */
export const NONE = -1;

/** The number of a unit: its place in `Field.units`. */
export type UnitId = NumberOf<'unit'>;
/** The number of a brigade: its place in `Field.brigades`. */
export type BrigadeId = NumberOf<'brigade'>;
/** The number of an officer: his place in `Field.officers`. */
export type OfficerId = NumberOf<'officer'>;

/** A regiment, a battalion, or a battery. Its id is its place in `Field.units`, which is list order for each side (JR-18.3a). */
export interface Unit {
  readonly id: UnitId;
  readonly side: Side;
  /** Its code in the battle: `7TN`. */
  readonly code: string;
  readonly name: string;
  /** The short form that the battle gives it, to be written behind it; null for none. */
  readonly label: string | null;
  /** For sentences. */
  readonly called: Name;
  readonly brigade: BrigadeId;
  readonly quality: Quality;
  /** As it begins; cavalry may change it by forming (JR-17.1a). */
  readonly arm: Arm;
  readonly formation: Formation;
  /** Figures of each stand at the start, stand 1 first; a battery has none. */
  readonly stands: readonly number[];
  /** Sections of a battery at the start, 2 guns each; 0 for all others. */
  readonly sections: number;
  /** Small arms; the guns of a battery. */
  readonly weapon: Weapon | Gun;
  readonly horseArtillery: boolean;
  /** Men, or gunners reckoned by sections; for statistics. */
  readonly men: number;
  /** Its pose at the start; null for a reinforcement. */
  readonly start: Pose | null;
  /** The first turn in which it may be given anything but Hold. */
  readonly heldUntil: number;
  readonly staysDismounted: boolean;
  /** The edge by which the unit may leave without being lost or routed; null for none. */
  readonly mayLeaveBy: HomeEdge | null;
  /** Its ammunition at the start, and whether more can reach it (JR-13.5a). */
  readonly ammunition: Ammunition;
  readonly replenished: boolean;
  /** No canister at a target on a lower level. */
  readonly noCanisterDownhill: boolean;
}

/** Units under one name; an officer's command is made of brigades (JR-1.2f). */
export interface Brigade {
  readonly id: BrigadeId;
  readonly side: Side;
  readonly name: string;
  /** Its units in list order. */
  readonly units: readonly UnitId[];
}

/** An officer (JR-1.2f). His id is his place in `Field.officers`, list order for each side. */
export interface Officer {
  readonly id: OfficerId;
  readonly side: Side;
  readonly code: string;
  readonly name: string;
  readonly rank: Rank;
  /** The brigades that he commands. */
  readonly brigades: readonly BrigadeId[];
  /** His place at the start; null if he comes later. */
  readonly start: Spot | null;
  /** The unit he starts with, or `NONE`. */
  readonly attached: UnitId;
}

/** The places where reinforcements come onto the table (JR-18.2a). */
export type Entry =
  | {
      readonly kind: 'edge';
      readonly edge: HomeEdge;
      /** Along the edge, from west or south. */
      readonly from: Thousandths;
      readonly to: Thousandths;
    }
  /** Set down within an area, at any heading. */
  | { readonly kind: 'area'; readonly ground: Ground };

/** Troops that come later. */
export interface Reinforcement {
  readonly turn: number;
  readonly side: Side;
  readonly entry: Entry;
  readonly units: readonly UnitId[];
  readonly officers: readonly OfficerId[];
}

/** Ground worth points to the side that holds it at the end (JR-18.1b). */
export interface Objective extends ContestedGround {
  readonly id: string;
  /** By side. */
  readonly points: readonly [number, number];
}

/** Orders that some units must have for some turns. */
export interface Restriction {
  readonly units: readonly UnitId[];
  readonly untilTurn: number;
  readonly orders: readonly Order[];
}

/** Everything of a battle that never changes in a game, shared by all states of it. */
export interface Field {
  readonly battle: string;
  /** The names to write on the table, in survey yards. */
  readonly labels: readonly PlaceName[];
  readonly table: Table;
  /** Units of the Union first; of a side in list order, reinforcements last. */
  readonly units: readonly Unit[];
  readonly brigades: readonly Brigade[];
  readonly officers: readonly Officer[];
  readonly reinforcements: readonly Reinforcement[];
  readonly objectives: readonly Objective[];
  readonly restrictions: readonly Restriction[];
  readonly turns: number;
  /** The side that keeps the initiative on a tie in turn 1 (JR-5.3a). */
  readonly first: Side;
  /** By side. */
  readonly homeEdge: readonly [HomeEdge, HomeEdge];
  /** Neither side leaves the table by another edge. */
  readonly leaveByHomeEdgeOnly: boolean;
  /** By turn, from turn 1. */
  readonly visibility: readonly Thousandths[];
  readonly points: PointValues;
  /** Points added at the end, by side. */
  readonly handicap: readonly [number, number];
}
