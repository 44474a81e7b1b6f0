import type { DrawnBattle, DrawnTable } from '@linstock/ground';
import type { Rulebook } from './rulebook.ts';

/** How a rule system's battles are drawn as maps, and fought as a map has them. */
interface DrawingAs<D> {
  /** A battle of the system as a map shows it. Throws RangeError naming those there are. */
  drawn(battle: string): D;
  /**
   * The system's rulebook, in which the battle is as drawn: ground, places, facings. Refuses, in a sentence, a map on which the
   * battle cannot be fought.
   */
  rulebookOf(drawn: D): Rulebook<unknown, unknown, unknown>;
}

/** Of a system that plays on hexes. */
export interface HexDrawing extends DrawingAs<DrawnBattle> {
  readonly on: 'hexes';
}

/** Of a system that plays on a table. */
export interface TableDrawing extends DrawingAs<DrawnTable> {
  readonly on: 'table';
}

/** What draws a system's battles. */
export type Drawing = HexDrawing | TableDrawing;
