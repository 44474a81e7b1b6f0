import { includesPick, type Picked } from '@linstock/scene';
import type { SessionState } from '../state.ts';
import { type Clicked, clickOn, isOwn, type Law } from './clicking.ts';

/** A click on the board. */
interface Click {
  readonly candidates: readonly Picked[];
  readonly how: Clicked;
}

/**
 * The click on one of one's own by which his whole body, or all where he stands, was told to act. When it is asked next who of them
 * does, that click has said so already: he is chosen, and nothing is given.
 */
export class Begun {
  #last: Click | null = null;
  #kept: Click | null = null;

  /** The board is clicked. */
  clicked(candidates: readonly Picked[], how: Clicked): void {
    this.#last = { candidates, how };
  }

  /** An answer is given: the click before it is kept where the answer says all of what was clicked but the man. */
  given(state: SessionState, picks: readonly Picked[]): void {
    const candidates = this.#last?.candidates ?? [];
    const man = candidates.some(
      (each) => 'piece' in each && isOwn(state, each) && !includesPick(picks, each),
    );
    const said = picks.length > 0 && picks.every((each) => includesPick(candidates, each));
    this.#kept = man && said ? this.#last : null;
    this.#last = null;
  }

  /** Who is chosen at the question just put; null where no such click was made. */
  chosenAt(state: SessionState, law: Law): readonly Picked[] | null {
    const kept = this.#kept;
    this.#kept = null;
    if (!kept || !state.asked || state.picks.length > 0) return null;
    const click = clickOn(state, kept.candidates, kept.how, law);
    return click.to === 'picks' ? click.picks : null;
  }
}
