/** Answers that were given without a connection, as this browser stores them: its page may be closed before they are sent. */
import type { Side } from '@linstock/kernel';
import { z } from 'zod';
import { parseJson } from './json.ts';

/** An answer that waits for the connection. */
export interface WaitingAnswer {
  /** The id of its command: sent again, it counts once. */
  readonly cmd: string;
  /** The last entry that its sender had seen. */
  readonly seen: number;
  readonly answer: unknown;
  /** When it was given, in milliseconds since 1970. */
  readonly given: number;
}

/** Stores the answers of a game that wait to be sent, one for each seat at most. */
export interface StoredAnswers {
  read(side: Side): WaitingAnswer | null;
  /** Null when it has been sent or taken back. */
  write(side: Side, answer: WaitingAnswer | null): void;
}

/** Stores nothing. */
export const NO_STORED_ANSWERS: StoredAnswers = { read: () => null, write: () => undefined };

const answerSchema = z.object({
  cmd: z.string().max(64),
  seen: z.int().min(0),
  answer: z.json(),
  given: z.number(),
});

/** The answers of a game in a browser's storage. One that cannot be stored waits as long as the page is open. */
export function answersIn(
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  game: string,
): StoredAnswers {
  const key = (side: Side): string => `linstock.waiting.${game}.${side}`;
  return {
    read(side) {
      try {
        const found = answerSchema.safeParse(parseJson(storage().getItem(key(side)) ?? ''));
        return found.success ? found.data : null;
      } catch {
        return null;
      }
    },
    write(side, answer) {
      try {
        if (answer === null) storage().removeItem(key(side));
        else storage().setItem(key(side), JSON.stringify(answer));
      } catch {
        // Full or forbidden.
      }
    },
  };
}
