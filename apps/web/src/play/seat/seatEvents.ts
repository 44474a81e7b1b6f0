/** Actions of a seat of the page other than answers, and the replies of its judge. */
import type { Level } from '@linstock/bots';
import type { Side } from '@linstock/kernel';
import type { StandingRules } from '@linstock/protocol';
import type { Outcome } from '../../host/host.ts';
import { findEntryBeforeOrder, findTakenBackOrder } from '../agenda/givenOrders.ts';
import { putQuestion, showPresent } from '../asking/putQuestion.ts';
import { beginSequence, sendAlone } from '../automatic/askIntention.ts';
import { endIntentions } from '../automatic/intentions.ts';
import { withdrawOrder } from '../ordering/orderFormation.ts';
import type { SessionState } from '../state/state.ts';
import { addEffect, changeState, showToast, type Transition } from '../state/transition.ts';

export type SeatEvent = { readonly on: 'seat' } & SeatAction;

type SeatAction =
  /** Takes back the last answer, or all of an order to a formation. If it is not free, asks the other side for leave. */
  | { readonly do: 'take back' }
  /** Gives the answer again that was taken back last, if nothing else has been answered since. */
  | { readonly do: 'redo' }
  /** The judge has replied to an answer. */
  | { readonly do: 'note reply'; readonly fault: Outcome }
  /** The awaited side is at the screen, and the other looks away. */
  | { readonly do: 'lift curtain' }
  /** One person plays both sides: from now on no curtain is drawn. */
  | { readonly do: 'play alone' }
  /** The side that has just locked comes back to the screen, and its locked answer is taken back. */
  | { readonly do: 'unlock' }
  /** A machine of this level plays a side from now on; null: its owner does again. */
  | { readonly do: 'stand in'; readonly side: Side; readonly level: Level | null }
  /** Gives the reason of a machine for an entry. */
  | { readonly do: 'note reason'; readonly n: number; readonly reason: string }
  /** A side thinks, or none. */
  | { readonly do: 'note thinking'; readonly side: Side | null }
  /** The judge has asked the other side for leave to take back, which is a person elsewhere. */
  | { readonly do: 'note leave asked' }
  /** One side wishes to take back; null: its wish has been answered. */
  | { readonly do: 'note offer'; readonly offer: SessionState['offer'] }
  /** Entry since which the take-back, or the change by hand, has not been allowed. */
  | { readonly do: 'note no leave'; readonly head: number; readonly hand: boolean }
  /** A seat has other standing answers. */
  | { readonly do: 'note standing'; readonly side: Side; readonly rules: StandingRules | undefined }
  /** A seat has other standing answers once its open question has been answered by hand. */
  | { readonly do: 'stand from next'; readonly side: Side; readonly rules: StandingRules }
  /** The player takes the own request for a take-back back. */
  | { readonly do: 'withdraw request' }
  | { readonly do: 'forget toast' }
  | { readonly do: 'forget rematch' };

export function changeSeat(t: Transition, event: SeatEvent): Transition {
  const { state } = t;
  switch (event.do) {
    case 'take back':
      return takeBack(t);
    case 'redo':
      return redo(t);
    case 'note reply':
      return noteReply(t, event.fault);
    case 'lift curtain':
      return liftCurtain(t);
    case 'play alone':
      return liftCurtain(changeState(t, { alone: true }));
    case 'unlock':
      return unlock(t);
    case 'stand in':
      return standIn(t, event.side, event.level);
    case 'note reason':
      return changeState(t, { reasons: { ...state.reasons, [event.n]: event.reason } });
    case 'note thinking':
      return changeState(t, { thinking: event.side });
    case 'note leave asked':
      return noteLeaveAsked(t);
    case 'note offer':
      return noteOffer(t, event.offer);
    case 'note no leave':
      return noteNoLeave(t, event.head, event.hand);
    case 'note standing':
      return noteStanding(t, event.side, event.rules);
    case 'stand from next': {
      const { side, rules } = event;
      return changeState(noteStanding(t, side, rules), { standingFromNext: { side, rules } });
    }
    case 'withdraw request':
      // Nothing to refuse: the judge's message finds no request any more.
      return changeState(t, { offer: null, toast: null });
    case 'forget toast':
      return changeState(t, { toast: null });
    case 'forget rematch':
      return changeState(t, { rematch: null });
  }
}

function takeBack(before: Transition): Transition {
  const { takeBack: free, sent } = before.state;
  const withdrawn = sent ? null : withdrawOrder(before);
  if (withdrawn) return withdrawn;
  if (!free || sent || free.to < 0) return before;
  const asksLeave = free.steps === 0;
  if (asksLeave && free.barrier === 'start') return showToast(before, free.sentence, null);
  const t = endIntentions(before, 'taken back');
  const { game } = t.rules;
  const whole = asksLeave ? null : findEntryBeforeOrder(t.state.orders, game?.line ?? []);
  const { side, to } = free;
  return addEffect(t, { do: 'take back', seen: game?.head ?? 0, side, to: whole ?? to, asksLeave });
}

function redo(t: Transition): Transition {
  const { redo: again, sent, asked, orders } = t.state;
  if (!again || sent || asked?.side !== again.side) return t;
  const order = findTakenBackOrder(orders, again.answer, t.rules.game?.record.entries ?? []);
  const begun = order ? beginSequence(t, order) : { t, done: false };
  return begun.done ? begun.t : sendAlone(begun.t, again.side, again.answer);
}

function noteReply(t: Transition, fault: Outcome): Transition {
  if (!fault) return t;
  const ended = changeState(endIntentions(t, 'refused'), { sent: false });
  return showToast(ended, fault.sentence, fault.clause);
}

function liftCurtain(t: Transition): Transition {
  const { curtain } = t.state;
  return curtain === null ? t : showPresent(changeState(t, { viewer: curtain }));
}

function unlock(t: Transition): Transition {
  const { takeBack: free } = t.state;
  if (!free || free.steps === 0) return t;
  return takeBack(changeState(t, { viewer: free.side }));
}

function standIn(t: Transition, side: Side, level: Level | null): Transition {
  const { [side]: _, ...others } = t.state.standIns;
  return putQuestion(changeState(t, { standIns: level === null ? others : { ...others, [side]: level } }));
}

function noteStanding(t: Transition, side: Side, rules: StandingRules | undefined): Transition {
  const { [side]: _, ...others } = t.state.standing;
  return changeState(t, { standing: rules === undefined ? others : { ...others, [side]: rules } });
}

/** Shown as long as the other side thinks about giving leave to take back. */
const ASKED_LEAVE = 'The other side is asked to allow the take-back.';

/** A side has requested a take-back: a message says so, if a person elsewhere must allow it. */
function noteLeaveAsked(t: Transition): Transition {
  return showToast(t, ASKED_LEAVE, null);
}

/** One side wishes to take back, or its wish has been answered: the page no longer says that it is asked. */
function noteOffer(before: Transition, offer: SessionState['offer']): Transition {
  const { offer: wish, toast } = before.state;
  const isOver = toast?.sentence === ASKED_LEAVE && offer === null;
  const t = changeState(before, { offer, ...(isOver ? { toast: null } : {}) });
  if (offer !== null || wish === null || !t.rules.seats.includes(wish.side)) return t;
  const hand = wish.hand !== undefined;
  return addEffect(t, { do: 'await leave', head: t.rules.game?.head ?? 0, hand });
}

const BOARD_STAYS = 'The other side has refused: the board stays as it is.';

/** No entry has shown that leave was given. */
function noteNoLeave(t: Transition, head: number, hand: boolean): Transition {
  if ((t.rules.game?.head ?? 0) !== head) return t;
  return showToast(t, hand ? BOARD_STAYS : 'The other side has refused the take-back.', null);
}
