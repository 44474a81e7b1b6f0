import type { Question } from '@linstock/kernel';
import { onlyButtons } from '@linstock/scene';
import { stepOf } from '../goingOn.ts';
import type { Needs } from '../needs.ts';
import type { AnyGame, Asked, SessionState } from '../state.ts';

/** What has to be done in any case, as a person is told of it before he lets it be done. */
export interface Forced {
  readonly answer: unknown;
  /** Whether its first answer throws dice; later ones may in any case. */
  readonly throws: boolean;
}

/** What of a question has to be done in any case; null where there is something to decide. */
export function forcedIn(game: AnyGame, question: Question<unknown>): Forced | null {
  const answer = question.forced?.() ?? null;
  if (answer === null || question.refuse(answer) !== null) return null;
  return { answer, throws: game.preview(question.side, answer).throws };
}

/** Whether one button of its own is all there is to answer with, such as the throw for the first move: it needs no other. */
export function hasOwnButton({ offer }: Pick<Asked, 'offer'>): boolean {
  const [row, ...others] = offer.rows;
  return row !== undefined && others.length === 0 && onlyButtons([row.pick]);
}

/**
 * Does all that is forced, one ordinary answer after another, once a person has said so: until there is something to decide,
 * or the step of play is over.
 */
export class Forcing {
  readonly #needs: Needs;
  /** The step of play it goes on in; null while nothing runs. */
  #step: string | null = null;

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  get #state(): SessionState {
    return this.#needs.store.get();
  }

  /** What is asked now is done as far as it is forced, with the dice it takes. */
  begin(): void {
    const { asked } = this.#state;
    const game = this.#needs.game();
    const question = asked && game?.question(asked.side);
    if (!game || !question || this.#state.sent) return;
    this.#step = stepOf(this.#state);
    this.goesOn(game, question);
  }

  end(): void {
    this.#step = null;
  }

  /** Whether the question just put is answered because it is forced. */
  goesOn(game: AnyGame, question: Question<unknown>): boolean {
    if (this.#step === null) return false;
    const forced = this.#step === stepOf(this.#state) ? forcedIn(game, question) : null;
    if (!forced) {
      this.end();
      return false;
    }
    this.#needs.send(question.side, forced.answer);
    return true;
  }
}
