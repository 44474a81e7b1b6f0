import type { DrawnBattle } from '@linstock/ground';
import type { Rulebook } from './rulebook.ts';

/** How a rule system's battles are drawn as hex maps, and fought as a map has them. */
export interface Drawing {
  /** A battle of the system as a map shows it. Throws RangeError naming those there are. */
  drawn(battle: string): DrawnBattle;
  /**
   * The system's rulebook, in which the battle is as drawn: ground, places, facings. Refuses, in a sentence, a map on which the
   * battle cannot be fought.
   */
  rulebookOf(drawn: DrawnBattle): Rulebook<unknown, unknown, unknown>;
}
