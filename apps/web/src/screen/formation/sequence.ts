import { canonical, type Entry, type Question, type Side } from '@linstock/kernel';
import type { AnyGame } from '../state.ts';

/** Answers that are given one after another as one order, and taken back as one. */
export interface Sequence {
  readonly side: Side;
  readonly answers: readonly unknown[];
  readonly kinds: readonly string[];
}

/** A sequence that has been given: its first and last entry. */
interface Given extends Sequence {
  readonly first: number;
  readonly last: number;
}

/** Sequences under way and given: each goes through the same gate as a click, answer by answer. */
export class Sequences {
  #under: (Sequence & { readonly first: number; next: number }) | null = null;
  readonly #given: Given[] = [];

  get busy(): boolean {
    return this.#under !== null;
  }

  begin(sequence: Sequence, head: number): void {
    this.#under = { ...sequence, first: head + 1, next: 0 };
  }

  /** The next answer of the sequence under way, if it fits the question just put; null ends the sequence. */
  next(game: AnyGame, question: Question<unknown>): { readonly answer: unknown } | null {
    const under = this.#under;
    if (!under) return null;
    const answer = under.answers[under.next];
    const fits = under.side === question.side && under.kinds[under.next] === question.kind;
    if (answer === undefined || !fits || question.refuse(answer) !== null) {
      this.#end(game);
      return null;
    }
    under.next++;
    return { answer };
  }

  /** Nothing of it is given any more: an answer of it was not taken. */
  stop(game: AnyGame): void {
    if (this.#under) this.#end(game);
  }

  #end(game: AnyGame): void {
    const under = this.#under;
    this.#under = null;
    const last = game.line.at(-1) ?? 0;
    if (under && last > under.first) this.#given.push({ ...under, last });
  }

  /** Where play stood before the sequence that was given last, if nothing has been answered since; null where it was none. */
  before(line: readonly number[]): number | null {
    const found = this.#given.findLast(({ last }) => last === line.at(-1));
    const at = found ? line.indexOf(found.first) : -1;
    return at < 0 ? null : (line[at - 1] ?? 0);
  }

  /** The sequence that began with this answer and was taken back, to be given again; null where there is none. */
  again(answer: unknown, entries: readonly Entry[]): Sequence | null {
    const found = this.#given.findLast(
      ({ answers }) => canonical(answers[0] as never) === canonical(answer as never),
    );
    const last = entries.at(-1);
    return found && last && 'back' in last ? found : null;
  }
}
