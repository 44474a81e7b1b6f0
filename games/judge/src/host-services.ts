import type { Rules } from '@linstock/kernel';
import type { Fault } from '@linstock/protocol';
import type { Store } from './store.ts';
import type { Think } from './think.ts';

/** The rules of a game, whose state, answers and field are their own affair. */
export type AnyRules = Rules<unknown, unknown, unknown>;

/** What a judge needs of its host. */
export interface HostServices {
  readonly store: Store;
  readonly think: Think;
  /** 256 fresh random bits in hexadecimal, from a good source: for salts, and for dice nobody has committed to. */
  readonly secret: () => string;
  /** The sentence of any error for a reader. What is nobody's doing but ours, the host notes for itself. */
  readonly fault: (error: unknown) => Fault;
  /** Lets everybody else have a turn, while much is read here. */
  readonly breathe: () => Promise<void>;
  /** Seconds that the late side has had to answer since it was asked; 0 if no clock is kept. */
  readonly quiet: (game: string) => number;
  /** Called when entries have been added here. */
  readonly grown: (game: JudgedGame) => void;
  /** Called when the standing answers of a seat have been stored here. */
  readonly standingChanged: (game: JudgedGame) => void;
}

/** A game that a judge has added something to. */
export interface JudgedGame {
  readonly id: string;
  readonly over: boolean;
}
