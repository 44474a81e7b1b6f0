import type { Entry, Json, Question, Side } from '@linstock/kernel';

/** The key of a sheet that is equal in every turn: the side asked and the kind of question. */
export const keyOf = ({ side, kind, clause }: { side: Side; kind: string; clause: string }): string =>
  `${side} ${kind} ${clause}`;

interface Given {
  readonly n: number;
  readonly answer: Json;
}

/** The answers that sheets have become, as far as this page may know them, by what was asked. */
export class GivenSheets {
  readonly #given = new Map<string, Given[]>();

  /** Notes an answer given to a question. */
  add(question: Question<unknown>, entry: Entry): void {
    if (!('dice' in entry) || entry.answer === undefined) return;
    const key = keyOf(question);
    this.#given.set(key, [...(this.#given.get(key) ?? []), { n: entry.n, answer: entry.answer }]);
  }

  /** The last answer to such a question; undefined where there is none. */
  last(key: string): Json | undefined {
    return this.#given.get(key)?.at(-1)?.answer;
  }

  /** Play has gone back to entry `to`: forgets what came after it, and gives the first of it for each question. */
  back(to: number): ReadonlyMap<string, Json> {
    const undone = new Map<string, Json>();
    for (const [key, given] of this.#given) {
      const first = given.findIndex(({ n }) => n > to);
      if (first < 0) continue;
      undone.set(key, (given[first] as Given).answer);
      this.#given.set(key, given.slice(0, first));
    }
    return undone;
  }
}
