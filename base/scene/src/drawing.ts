import type { Battlefield, DrawnBattle, DrawnTable, FileField } from '@linstock/ground';
import type { Options } from '@linstock/kernel';
import type { BattleForm, BattleSource } from './battle-form.ts';
import type { Rulebook } from './rulebook.ts';

/** Functions that draw battles as maps, and make rulebooks for battles read from maps. */
interface DrawingOf<D> {
  /** A battle as a map shows it. Throws RangeError naming those there are. */
  drawn(battle: string): D;
  /**
   * The system's rulebook, in which the battle is as drawn: ground, places, facings. Refuses, in a sentence, a map on which the
   * battle cannot be fought.
   */
  rulebookOf(drawn: D): Rulebook<unknown, unknown, unknown>;
  /** Things that are drawn but have no effect in this system: a sentence for each. */
  noticesOf?(drawn: D): readonly string[];
}

/** The functions for battles on hexes. */
export interface HexDrawing extends DrawingOf<DrawnBattle> {
  readonly on: 'hexes';
}

/** The functions for battles on a table. */
export interface TableDrawing extends DrawingOf<DrawnTable> {
  readonly on: 'table';
  /** The battle's file with its table as drawn. Refuses a table that lacks what the battle needs. */
  sourceOn(drawn: DrawnTable): BattleSource;
}

/** Draws battles. */
export type Drawing = HexDrawing | TableDrawing;

/** Functions of a system for its own battles, and for those of other files. */
interface OwnBattles<D extends Drawing> {
  /** What an editor needs to make a battle of this system from nothing; undefined if battles can only be copied. */
  readonly form?: BattleForm;
  /** The file of one of the system's battles. Throws RangeError naming those there are. */
  sourceOf(battle: string): BattleSource;
  /**
   * The functions for one battle alone, which is not among the system's own.
   * @param battlefield its ground and names; the survey is null where the file brings its own table
   * Refuses, in a sentence, a source that is no battle of this system or does not fit the ground.
   */
  drawingOf(battlefield: FileField, source: BattleSource): D;
}

/** Draws a system's own battles, and those of other files. */
export type BattleDrawing = (HexDrawing & OwnBattles<HexDrawing>) | (TableDrawing & OwnBattles<TableDrawing>);

/** The survey of a battle on hexes. Refuses a battle without one. */
export function needSurvey({ title, labels, id, survey }: FileField): Battlefield {
  if (survey === null)
    throw new RangeError(
      `“${title}” has no survey, and this system makes its hexes from one. Draw the ground first.`,
    );
  return { id, title, labels, survey };
}

/**
 * A rulebook that knows one battle alone, as a map has it.
 * @param hashOf computes the hash of the battle as it is drawn; called once, when it is first asked for: an editor tries thousands of
 * places and needs no hash
 * @param field lays it out under the options of a game
 */
export function rulebookOnMap<S, A, F>(
  rulebook: Rulebook<S, A, F>,
  battle: string,
  hashOf: () => string,
  field: (options: Options) => F,
): Rulebook<unknown, unknown, unknown> {
  let hash: string | null = null;
  const drawn: Rulebook<S, A, F> = {
    ...rulebook,
    battles: [battle],
    field: (_, options) => field(options),
    battleHash: () => (hash ??= hashOf()),
    olderHashes: {},
    onMap: true,
  };
  return drawn as unknown as Rulebook<unknown, unknown, unknown>;
}
