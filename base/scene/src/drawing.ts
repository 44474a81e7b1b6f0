import type { DrawnBattle, DrawnTable } from '@linstock/ground';
import type { Options } from '@linstock/kernel';
import type { Rulebook } from './rulebook.ts';

/** Functions that draw a system's battles as maps, and make rulebooks for battles read from maps. */
interface DrawingOf<D> {
  /** A battle of the system as a map shows it. Throws RangeError naming those there are. */
  drawn(battle: string): D;
  /**
   * The system's rulebook, in which the battle is as drawn: ground, places, facings. Refuses, in a sentence, a map on which the
   * battle cannot be fought.
   */
  rulebookOf(drawn: D): Rulebook<unknown, unknown, unknown>;
  /** Things that are drawn but have no effect in this system: a sentence for each. */
  noticesOf?(drawn: D): readonly string[];
}

/** The functions of a system that plays on hexes. */
export interface HexDrawing extends DrawingOf<DrawnBattle> {
  readonly on: 'hexes';
}

/** The functions of a system that plays on a table. */
export interface TableDrawing extends DrawingOf<DrawnTable> {
  readonly on: 'table';
}

/** Draws a system's battles. */
export type BattleDrawing = HexDrawing | TableDrawing;

/**
 * A rulebook that knows one battle alone, as a map has it.
 * @param hash of the battle as it is drawn
 * @param field lays it out under the options of a game
 */
export function rulebookOnMap<S, A, F>(
  rulebook: Rulebook<S, A, F>,
  battle: string,
  hash: string,
  field: (options: Options) => F,
): Rulebook<unknown, unknown, unknown> {
  const drawn: Rulebook<S, A, F> = {
    ...rulebook,
    battles: [battle],
    field: (_, options) => field(options),
    battleHash: () => hash,
    olderHashes: {},
    onMap: true,
  };
  return drawn as unknown as Rulebook<unknown, unknown, unknown>;
}
