/** What a fight leaves on any board, as data: who fell where, and the smoke before those who fired. */
import type { Stand } from '@linstock/ground';
import type { Piece, Place } from '@linstock/scene';

/** Where troops stood: their bases on a table, or their hex and the way they looked. */
export type Lay =
  | { readonly pose: Stand }
  | {
      readonly hex: number /** Tenths of a degree; null where they looked nowhere. */;
      readonly facing: number | null;
    };

/** A strength point that was lost, and of whom. */
export interface Fallen {
  readonly id: string;
  readonly kind: Piece['kind'];
  readonly coat: string;
  readonly lay: Lay;
  /** Which of the points lost by the same piece at the same moment it is. */
  readonly nth: number;
}

/** Smoke before troops that fired, and how many turns of a side ago. */
export interface SmokeBank {
  readonly id: string;
  readonly lay: Lay;
  readonly towards: Place;
  readonly age: 0 | 1;
}

/** All of it. */
export interface Relics {
  readonly fallen: readonly Fallen[];
  readonly smoke: readonly SmokeBank[];
}

/** Nothing has happened yet. */
export const NO_RELICS: Relics = { fallen: [], smoke: [] };
