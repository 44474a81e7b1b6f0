import type { Level } from '@linstock/bots';
import type { GameRecord, Side } from '@linstock/kernel';

/** What a worker is given to think about: the record as the bot's seat knows it, and nothing else of the game. */
export interface Task {
  /** Address of the module with the rule systems. */
  readonly systems: string;
  /** Which seat of which game, so that the worker knows its player again. */
  readonly seat: string;
  readonly record: GameRecord;
  readonly side: Side;
  readonly level: Level;
  /** Of the bot's own dice, which are not the game's. */
  readonly seed: string;
}

/** What came of it. */
export interface Thought {
  readonly answer: unknown;
  /** What went wrong on the way, for the log. */
  readonly stumbled: string | null;
}
