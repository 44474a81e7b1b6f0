import { canonical, type Entry, type Question, type Side } from '@linstock/kernel';
import type { Choice } from '@linstock/scene';
import type { Needs } from '../needs.ts';
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
  readonly #needs: Needs;
  #under: (Sequence & { readonly first: number; next: number }) | null = null;
  readonly #given: Given[] = [];

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  get busy(): boolean {
    return this.#under !== null;
  }

  /** Gives answers one after another, as one order; false where not even the first of them can be given. */
  give(sequence: Sequence): boolean {
    const game = this.#needs.game();
    if (!game) return false;
    this.#under = { ...sequence, first: game.head + 1, next: 0 };
    const question = game.question(sequence.side);
    return question !== null && this.goesOn(game, question);
  }

  /**
   * Gives these answers one after another, as one order.
   * @param kinds of the questions they answer; all of the one asked unless told
   */
  giveAll(choices: readonly Choice<unknown>[], kinds?: readonly string[]): void {
    const { asked } = this.#needs.store.get();
    if (!asked) return;
    const answers = choices.map(({ answer }) => answer);
    this.give({ side: asked.side, answers, kinds: kinds ?? choices.map(() => asked.kind) });
  }

  /** Gives an order again that was taken back and began with this answer; false where it was no order of many. */
  again(answer: unknown): boolean {
    const game = this.#needs.game();
    const sequence = game && this.#takenBack(answer, game.record.entries);
    return sequence ? this.give(sequence) : false;
  }

  /** Whether the question just put is answered by the order under way. */
  goesOn(game: AnyGame, question: Question<unknown>): boolean {
    const next = this.#next(game, question);
    if (!next) return false;
    const { throws, opens } = game.preview(question.side, next.answer);
    if (throws || opens) {
      this.stop(game);
      return false;
    }
    this.#needs.send(question.side, next.answer);
    return true;
  }

  /** The next answer of the sequence under way, if it fits the question just put; null ends the sequence. */
  #next(game: AnyGame, question: Question<unknown>): { readonly answer: unknown } | null {
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
  #takenBack(answer: unknown, entries: readonly Entry[]): Sequence | null {
    const found = this.#given.findLast(
      ({ answers }) => canonical(answers[0] as never) === canonical(answer as never),
    );
    const last = entries.at(-1);
    return found && last && 'back' in last ? found : null;
  }
}
