/** A player's unfinished answer: a draft next to the question, which survives any entry. */
import type { Side } from '@linstock/kernel';
import type { Picked } from '@linstock/scene';
import { type Agenda, intentionOf, replaceIntention, withIntention } from '../agenda/agenda.ts';
import type { Draft } from '../agenda/intention.ts';
import { laidIn, narrowedIn, picksIn } from '../state/modeSelectors.ts';
import type { OpenQuestion, SessionState } from '../state/state.ts';

/** The part of a draft that still fits, and the sentence to show if that is not all of it. */
export interface ResumedDraft {
  readonly picks: readonly Picked[];
  readonly laid: readonly Picked[] | null;
  readonly loss: string | null;
}

/** The present draft; null if there is none. */
function draftOf(state: SessionState): Draft | null {
  const { asked } = state;
  const picks = picksIn(state);
  const laid = laidIn(state);
  if (!asked || (picks.length === 0 && laid === null)) return null;
  const { side, kind: asks, clause } = asked;
  return { kind: 'draft', side, asks, clause, picks, laid };
}

/** The agenda with the present half-written answer stored in it. */
export function addDraft(state: SessionState): Agenda {
  const draft = draftOf(state);
  if (draft) return withIntention(state.agenda, draft);
  // A question that the game has gone past has nothing to choose, and its draft was stored before.
  return state.asked && narrowedIn(state) ? removeDrafts(state.agenda, state.asked.side) : state.agenda;
}

/** The agenda without what a side had half written: it has become its answer, or is void. */
export function removeDrafts(agenda: Agenda, side: Side): Agenda {
  const draft = intentionOf(agenda, 'draft', side);
  return draft ? replaceIntention(agenda, draft, null) : agenda;
}

/**
 * The part of a draft that fits the present question: as many of its clicks, from the first on, as are still
 * possible.
 * @param means true if clicks that were not offered still mean an answer
 */
export function resumeDraft(
  draft: Draft,
  asked: OpenQuestion,
  means: (picks: readonly Picked[]) => boolean,
): ResumedDraft {
  const same = draft.side === asked.side && draft.asks === asked.kind && draft.clause === asked.clause;
  if (!same) return { picks: [], laid: null, loss: GONE };
  const leads = (picks: readonly Picked[]): boolean =>
    asked.menu.after(picks).left.length > 0 || means(picks);
  let kept = draft.picks.length;
  while (kept > 0 && !leads(draft.picks.slice(0, kept))) kept--;
  const laid = draft.laid && means(draft.laid) ? draft.laid : null;
  const whole = kept === draft.picks.length && laid === draft.laid;
  const loss = whole ? null : kept === 0 && laid === null ? GONE : PARTLY_GONE;
  return { picks: draft.picks.slice(0, kept), laid, loss };
}

const GONE = 'Your unfinished answer no longer fits the question and was dropped.';
const PARTLY_GONE = 'Part of your unfinished answer no longer fits the question and was dropped.';
