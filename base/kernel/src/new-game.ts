import type { Options } from './json.ts';
import type { ClockTerms, DiceTerms, GameHeader } from './record.ts';
import { RECORD_FORMAT } from './record-shape.ts';
import type { Rules } from './rules.ts';

/** The start of a new game. */
export interface NewGame {
  readonly battle: string;
  readonly options?: Options;
  readonly dice: DiceTerms;
  /** Left out: there is no time limit. */
  readonly clock?: ClockTerms;
  /** A sandbox: each side may change the board by hand without asking the other. */
  readonly umpire?: true;
  readonly players?: readonly [string | null, string | null];
  /** When it begins, as ISO 8601 text; the kernel has no clock. */
  readonly created?: string;
  /** The battle's file, if it is not one of Linstock's own. */
  readonly carried?: Options;
}

/** The head of a new game's record. Throws RangeError for a battle the rulebook does not know. */
export function headerOfNewGame<S, A, F>(rules: Rules<S, A, F>, from: NewGame): GameHeader {
  const { battle, options = {}, dice, clock, umpire, players, created, carried } = from;
  return {
    format: RECORD_FORMAT,
    rules: { id: rules.id, version: rules.version },
    battle: { id: battle, hash: rules.battleHash(battle) },
    options,
    dice,
    ...(clock && { clock }),
    ...(umpire && { umpire }),
    ...(players && { players }),
    ...(created !== undefined && { created }),
    ...(carried && { carried }),
  };
}
