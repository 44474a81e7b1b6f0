import type { Survey } from '@linstock/ground';
import type { AmericanLegionsBattle } from './american-legions/battle.ts';
import type { Outcome } from './outcome.ts';

/** A battle: the ground, what happened, and the battle as each rule system fights it. Plain JSON throughout. */
export interface Battle {
  /** `cowpens`: short, stable, used in addresses and records. */
  readonly id: string;
  readonly title: string;
  /** `1781-01-17`. */
  readonly date: string;
  readonly place: string;
  /** Two or three sentences for the chooser. */
  readonly summary: string;
  readonly survey: Survey;
  readonly outcome: Outcome;
  readonly systems: BattleSystems;
}

/** The battle as each system fights it, by the system's id. */
export interface BattleSystems {
  readonly 'american-legions': AmericanLegionsBattle;
}

/** A rule system some battle is laid out for. */
export type BattleSystem = keyof BattleSystems;
