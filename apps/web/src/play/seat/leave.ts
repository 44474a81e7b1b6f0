/** Leave to take back: asked of the other side, and given or not. */

import type { SessionState } from '../state/state.ts';
import { addEffect, changeState, showToast, type Transition } from '../state/transition.ts';

/** Shown as long as the other side thinks about giving leave to take back. */
const ASKED_LEAVE = 'The other side is asked for leave to take back.';

/** A side has asked for leave to take back: says so, if a person elsewhere must give it. */
export function noteLeaveAsked(t: Transition): Transition {
  return showToast(t, ASKED_LEAVE, null);
}

/** One side wishes to take back, or its wish has been answered: the page no longer says that it is asked. */
export function noteOffer(before: Transition, offer: SessionState['offer']): Transition {
  const { offer: wish, toast } = before.state;
  const isOver = toast?.sentence === ASKED_LEAVE && offer === null;
  const t = changeState(before, { offer, ...(isOver ? { toast: null } : {}) });
  if (offer !== null || wish === null || !t.rules.seats.includes(wish.side)) return t;
  return addEffect(t, { do: 'await leave', head: t.rules.game?.head ?? 0 });
}

/** No entry has shown that leave was given. */
export function noteNoLeave(t: Transition, head: number): Transition {
  if ((t.rules.game?.head ?? 0) !== head) return t;
  return showToast(t, 'The other side has given no leave to take back.', null);
}
