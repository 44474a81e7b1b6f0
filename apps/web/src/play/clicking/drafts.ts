/** What a player has half written: a draft beside the question, which stays whatever entry arrives meanwhile. */
import type { Side } from '@linstock/kernel';
import type { Picked } from '@linstock/scene';
import type { Asked, SessionState } from '../state.ts';

/** Clicks made, and stands laid out, in answer to a question that has not been answered yet. */
export interface Draft {
  readonly side: Side;
  readonly kind: string;
  readonly clause: string;
  readonly picks: readonly Picked[];
  readonly laid: readonly Picked[] | null;
}

/** What of a draft still fits, and what to say where that is not the whole. */
export interface Resumed {
  readonly picks: readonly Picked[];
  readonly laid: readonly Picked[] | null;
  readonly loss: string | null;
}

/** What is half written now; null where nothing is. */
function draftOf({ asked, picks, laid }: SessionState): Draft | null {
  if (!asked || (picks.length === 0 && laid === null)) return null;
  const { side, kind, clause } = asked;
  return { side, kind, clause, picks, laid };
}

/** What each side has half written. */
export class Drafts {
  readonly #kept = new Map<Side, Draft>();

  /** Lays what is half written now aside. */
  keep(state: SessionState): void {
    const draft = draftOf(state);
    if (draft) this.#kept.set(draft.side, draft);
    // A question the game has gone past has nothing to choose, and its draft was kept before.
    else if (state.asked && state.narrowed) this.#kept.delete(state.asked.side);
  }

  /** What a side has half written; nothing where it has answered since. */
  of(side: Side): Draft | undefined {
    return this.#kept.get(side);
  }

  /** What a side had half written has become its answer, or is void. */
  forget(side: Side): void {
    this.#kept.delete(side);
  }
}

/**
 * What of a draft fits the question that is asked now: as many of its clicks, from the first on, as still lead somewhere.
 * @param means whether clicks that were not offered mean an answer all the same
 */
export function resumed(draft: Draft, asked: Asked, means: (picks: readonly Picked[]) => boolean): Resumed {
  const same = draft.side === asked.side && draft.kind === asked.kind && draft.clause === asked.clause;
  if (!same) return { picks: [], laid: null, loss: GONE };
  const leads = (picks: readonly Picked[]): boolean =>
    asked.offer.after(picks).left.length > 0 || means(picks);
  let kept = draft.picks.length;
  while (kept > 0 && !leads(draft.picks.slice(0, kept))) kept--;
  const laid = draft.laid && means(draft.laid) ? draft.laid : null;
  const whole = kept === draft.picks.length && laid === draft.laid;
  const loss = whole ? null : kept === 0 && laid === null ? GONE : PARTLY_GONE;
  return { picks: draft.picks.slice(0, kept), laid, loss };
}

const GONE = 'What you had begun no longer fits what is asked, and is laid aside.';
const PARTLY_GONE = 'Part of what you had begun no longer fits what is asked, and is laid aside.';
