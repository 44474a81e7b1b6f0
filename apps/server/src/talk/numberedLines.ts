import { MAX_TALK_LINES, PHRASES, type SayTalk } from '@linstock/protocol';
import { Fault } from '../fault.ts';

/** The table of one kind of talk, for one line that is being said. */
export interface LineTable<Row> {
  /** The number of the last line of the game; 0 if there is none. */
  readonly last: () => Promise<number>;
  /** Inserts the line under a number. Null if another line already has that number or this line's key. */
  readonly insert: (n: number) => Promise<Row | null>;
  /** The line that was said before under this line's key. */
  readonly saidBefore: () => Promise<Row | undefined>;
}

/**
 * Stores a line under the next number. If another node was first with that number, tries the next. A line whose key was stored
 * meanwhile is that line. Throws a Fault for a game with too many lines.
 */
export async function storeNumbered<Row>({ last, insert, saidBefore }: LineTable<Row>): Promise<Row> {
  for (;;) {
    const n = (await last()) + 1;
    if (n > MAX_TALK_LINES)
      throw new Fault(409, 'talk-full', `This game has ${MAX_TALK_LINES} lines of talk, the most allowed.`);
    const row = (await insert(n)) ?? (await saidBefore());
    if (row) return row;
  }
}

/** The words of a line as both kinds of talk store them; `phrase` is 1 for a fixed phrase. */
export function storedWords(wish: SayTalk): { readonly text: string; readonly phrase: 0 | 1 } {
  return 'phrase' in wish ? { text: PHRASES[wish.phrase], phrase: 1 } : { text: wish.text, phrase: 0 };
}
