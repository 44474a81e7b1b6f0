import { includesPick, type Picked } from '@linstock/scene';
import type { SessionState } from '../state.ts';
import { type Clicked, clickOn, isOwn, type Law, picksOn } from './clicking.ts';

/** A click on the board. */
interface Click {
  readonly candidates: readonly Picked[];
  readonly how: Clicked;
}

/**
 * The click on one of one's own by which his whole body, or all where he stands, was told to act. When it is asked next who of them
 * does, that click has said so already: he is chosen, and nothing is given. Told by a button, the only one who can act is chosen.
 */
export class Begun {
  #last: Click | null = null;
  #kept: Click | null = null;
  /** The body or the place that the answer before named, and no man. */
  #all: readonly Picked[] = [];

  /** The board is clicked. */
  clicked(candidates: readonly Picked[], how: Clicked): void {
    this.#last = { candidates, how };
  }

  /** An answer is given: the click by which it is given is kept where the answer says all of what was clicked but the man. */
  given(state: SessionState, picks: readonly Picked[], byClick: boolean): void {
    const candidates = (byClick && this.#last?.candidates) || [];
    const man = candidates.some(
      (each) => 'piece' in each && isOwn(state, each) && !includesPick(picks, each),
    );
    const said = picks.length > 0 && picks.every((each) => includesPick(candidates, each));
    this.#kept = man && said ? this.#last : null;
    this.#all = picks.every((each) => 'body' in each || 'hex' in each) ? picks : [];
    this.#last = null;
  }

  /** Who is chosen at the question just put; null where nobody was told of so. */
  chosenAt(state: SessionState, law: Law): readonly Picked[] | null {
    const [kept, all] = [this.#kept, this.#all];
    [this.#kept, this.#all] = [null, []];
    if (!state.asked || state.picks.length > 0) return null;
    if (!kept) return onlyOne(state, all);
    const click = clickOn(state, kept.candidates, kept.how, law);
    return click.to === 'picks' ? click.picks : null;
  }
}

/** The only one who can act, if he is of the body or at the place that was told to; null where there are several, or none. */
function onlyOne({ asked, scene }: SessionState, all: readonly Picked[]): readonly Picked[] | null {
  const [first, ...more] = asked?.offer.rows ?? [];
  const man = first && scene?.pieces.find(({ id }) => 'piece' in first.pick && first.pick.piece === id);
  const told = man && picksOn(man).some((each) => includesPick(all, each));
  return told && more.length === 0 ? [first.pick] : null;
}
