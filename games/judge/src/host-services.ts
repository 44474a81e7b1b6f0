import type { Rules } from '@linstock/kernel';
import type { Fault } from '@linstock/protocol';
import type { Store } from './store.ts';
import type { Think } from './think.ts';

/** Rules whose state, answers and field the judge does not look into. */
export type AnyRules = Rules<unknown, unknown, unknown>;

/** The services that a judge needs from its host. */
export interface HostServices {
  readonly store: Store;
  readonly think: Think;
  /** 256 fresh random bits in hexadecimal, from a good source: for salts, and for dice without a commitment. */
  readonly secret: () => string;
  /** The sentence of any error for a reader. The host logs errors that are the program's own fault. */
  readonly fault: (error: unknown) => Fault;
  /** Lets other work run while a lot is read here. */
  readonly breathe: () => Promise<void>;
  /** Seconds since the late side was asked; 0 without a clock. */
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
