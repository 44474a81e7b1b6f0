/** The remains of a fight on any board, as data: the places of the fallen, and the smoke in front of units that fired. */
import type { Stand } from '@linstock/ground';
import type { Piece, Place } from '@linstock/scene';

/** The place of troops: their bases on a table, or their hex and facing. */
export type TroopPlace =
  | { readonly pose: Stand }
  | {
      readonly hex: number /** Tenths of a degree; null if they looked nowhere. */;
      readonly facing: number | null;
    };

/** A lost strength point, and its unit. */
export interface Casualty {
  readonly id: string;
  readonly kind: Piece['kind'];
  readonly coat: string;
  readonly lay: TroopPlace;
  /** Its number among the points that the same piece lost at the same moment. */
  readonly nth: number;
}

/** Smoke before troops that fired, and how many turns of a side ago. */
export interface SmokeBank {
  readonly id: string;
  readonly lay: TroopPlace;
  readonly towards: Place;
  readonly age: 0 | 1;
}

/** All of it. */
export interface Relics {
  readonly fallen: readonly Casualty[];
  readonly smoke: readonly SmokeBank[];
}

/** No fights yet. */
export const NO_RELICS: Relics = { fallen: [], smoke: [] };
