import type { GameRecord, Side } from '@linstock/kernel';
import type { ClientMessage, FaultBody } from '@linstock/protocol';
import type { Keep } from './keep.ts';

/** What the judge needs of its surroundings. */
export interface Surroundings {
  readonly keep: Keep;
  /** Hex digits from a good source. */
  readonly secret: () => string;
  /** A short new id. */
  readonly id: () => string;
  readonly now: () => string;
  readonly commitment: (secret: string) => string;
  /** Asks a bot; gives its answer to the question open to its side after entry `head`. */
  readonly think: Think;
  /** Tells other tabs of this browser that a game has grown. */
  readonly tellOthers: (game: string) => void;
}

/** Asks a bot for an answer. */
export type Think = (
  game: string,
  record: GameRecord,
  side: Side,
  level: 'easy' | 'normal' | 'hard',
) => Promise<unknown>;

/** A page at a game. */
export interface Seated {
  hear(message: ClientMessage): void;
  leave(): void;
}

/** The sentence of any error, as a fault for the page. */
export function faultOf(error: unknown): FaultBody {
  if (error instanceof DOMException && error.name === 'QuotaExceededError') {
    return {
      code: 'full',
      clause: null,
      sentence: 'This browser has no room left for the game. Free some space and try again; nothing is lost.',
    };
  }
  const sentence = error instanceof Error ? error.message : String(error);
  return { code: 'error', clause: null, sentence };
}
