import type { Pose, Spot, Table, Thousandths } from '@linstock/ground';
import type { NumberOf, Side } from '@linstock/kernel';
import type { Name } from '@linstock/scene';
import type { BattleLists } from '../battles/battle-lists.ts';
import type { Features } from '../measure/situation.ts';
import type { Abilities } from '../reckon/troops.ts';
import type { Fraction } from '../reckon/victory.ts';
import type { MorschauserClause } from '../tables/clauses.ts';
import type { Personality, TroopType } from '../tables/index.ts';
import type { Switches } from '../tables/switches.ts';

/** The two seats: the first side of every battle has the south edge for its base. */
export const SIDE_NAMES = ['South', 'North'] as const;

/** An edge of the table. */
export type TableEdge = 'N' | 'E' | 'S' | 'W';

/** The number of a company: its place in `Field.companies`. */
export type CompanyId = NumberOf<'company'>;
/** The number of a regiment: its place in `Field.regiments`. */
export type RegimentId = NumberOf<'regiment'>;
/** The number of a brigade: its place in `Field.brigades`. */
export type BrigadeId = NumberOf<'brigade'>;
/** The number of a general: his place in `Field.generals`. */
export type GeneralId = NumberOf<'general'>;

/** One stand (MM-A1a). Its id is its place in `Field.companies`, which is the order of battle. */
export interface Company {
  readonly id: CompanyId;
  readonly side: Side;
  readonly brigade: BrigadeId;
  readonly regiment: RegimentId;
  /** Its code in the order of battle: `7F-1`. */
  readonly code: string;
  /** For sentences: `1st company of the 7th Foot`. */
  readonly called: Name;
  /** Its text. */
  readonly name: string;
  readonly type: TroopType;
  /** The battle's own kind that it is of; null for the kinds of T1 (MM-E7j4). */
  readonly kind: string | null;
  readonly abilities: Abilities;
  /** Its place at the start; null for a reinforcement. */
  readonly start: Pose | null;
  /** Its men at full strength, for statistics (MM-A1b to MM-A1d). */
  readonly men: number;
}

/** A regiment of 1 to 5 companies (MM-A1m). */
export interface Regiment {
  readonly id: RegimentId;
  /** Its code in the order of battle: `f78`. */
  readonly code: string;
  readonly side: Side;
  readonly brigade: BrigadeId;
  readonly name: string;
  /** For sentences. */
  readonly called: Name;
  readonly type: TroopType;
  readonly companies: readonly CompanyId[];
}

/** All companies under one general (MM-A1n). */
export interface Brigade {
  readonly id: BrigadeId;
  readonly side: Side;
  readonly name: string;
  readonly general: GeneralId;
  readonly companies: readonly CompanyId[];
}

/** A general; his id is his place in `Field.generals`. */
export interface General {
  readonly id: GeneralId;
  readonly side: Side;
  readonly brigade: BrigadeId;
  readonly name: string;
  readonly rank: 'army' | 'brigade';
  /** The personality, if it needs no die; null if one is thrown the first time (MM-E2m, MM-E2ac). */
  readonly personality: Personality | null;
  readonly charismatic: boolean;
  readonly start: Pose;
}

/** Companies that come on later over a stretch of a table edge (MM-B1r). */
export interface Reinforcement {
  readonly turn: number;
  readonly side: Side;
  readonly companies: readonly CompanyId[];
  readonly edge: TableEdge;
  readonly from: Spot;
  readonly to: Spot;
}

/** A special rule that keeps companies from moving (MM-BAT3b, MM-BAT3c). */
export interface Standfast {
  readonly clause: MorschauserClause;
  readonly companies: readonly CompanyId[];
  /** From this turn on they may move. */
  readonly until: number;
  /** They may move sooner with an enemy within this many thousandths of any of them; null when never. */
  readonly alarm: number | null;
  readonly sentence: string;
}

/** A mine laid at set-up under a segment of a high wall (MM-C6e, MM-C6m). */
export interface Mine {
  readonly side: Side;
  /** Place of the segment in the table's ramparts. */
  readonly rampart: number;
}

/** The way a battle is decided when its last turn is over (MM-D1h). */
export type Judgement =
  | {
      readonly kind: 'countInArea';
      readonly side: Side;
      readonly except: readonly string[];
      /** Centres beyond this line of x or y count (thousandths), or short of it. */
      readonly axis: 'x' | 'y';
      readonly beyond: boolean;
      readonly line: Thousandths;
      readonly atLeast: number;
      readonly winner: Side;
    }
  | {
      readonly kind: 'countInTerrain';
      readonly side: Side;
      readonly terrain: string;
      readonly atLeast: number;
      readonly winner: Side;
    }
  | { readonly kind: 'lossFraction'; readonly lead: Fraction }
  /** Smaller loss, then more companies near a place (MM-BAT1e). */
  | { readonly kind: 'lossFractionThenNear'; readonly spot: Spot; readonly within: Thousandths };

/** Everything of a battle that never changes in a game, shared by all states of it. */
export interface Field {
  readonly battle: string;
  readonly title: string;
  readonly sideNames: readonly [string, string];
  readonly base: readonly [TableEdge, TableEdge];
  readonly table: Table;
  readonly switches: Switches;
  readonly companies: readonly Company[];
  readonly regiments: readonly Regiment[];
  readonly brigades: readonly Brigade[];
  readonly generals: readonly General[];
  readonly reinforcements: readonly Reinforcement[];
  readonly standfast: readonly Standfast[];
  readonly mines: readonly Mine[];
  /** The battle lets Light Infantry cross marsh (MM-C7b). */
  readonly lightCrossMarsh: boolean;
  /** Features of the battle's own, by the word for them (MM-C7a). */
  readonly features: Features;
  /** The data from which it is mustered again as the sides buy their forces; null if the battle lists them (MM-BAT1f). */
  readonly own: BattleLists | null;
  readonly turns: number;
  /** The side that moves first; null if dice say (MM-A5h). */
  readonly firstMover: Side | null;
  /** A pick-up game is always ended by half losses (MM-D1i). */
  readonly pickup: boolean;
  readonly breaksAt: readonly [Fraction, Fraction];
  readonly judgement: Judgement;
  /** The rule by which losses, and the end of the last turn, are judged. */
  readonly clauses: { readonly losses: MorschauserClause; readonly limit: MorschauserClause };
}
