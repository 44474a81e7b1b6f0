/** Asks intentions at a question. The only place from which an answer is sent automatically. */
import type { Side } from '@linstock/kernel';
import { intentionOf } from '../agenda/agenda.ts';
import type { IntentionKind, Sequence } from '../agenda/intention.ts';
import { withPreview } from '../state/mode.ts';
import { keyOfOffer, openOfferIn } from '../state/openOffer.ts';
import { PASSING } from '../state/state.ts';
import { addEffect, changeState, enterMode, showToast, type Transition } from '../state/transition.ts';
import { type DecisionContext, decide, keyOfHarm, type Message, type Verdict } from './decide.ts';
import { addIntentions, endIntentions, leaveIntention } from './intentions.ts';

/** The transition after something was tried, and whether that has answered the question or shows an answer. */
export interface Attempt {
  readonly t: Transition;
  readonly done: boolean;
}

/** The part of an intention that the caller carries out: something to show, select or begin. */
export type DeferredVerdict = Extract<Verdict, { does: 'show' | 'select' | 'begin' }>;

/** Asks the intention of one kind. An answer that it gives is sent; `shown` is what else it does. */
export function askIntention(
  t: Transition,
  kind: IntentionKind,
  side: Side,
): Attempt & { readonly shown: DeferredVerdict | null } {
  const intention = intentionOf(t.state.agenda, kind, side);
  const moment = intention && momentOf(t, side);
  if (!moment) return { t, done: false, shown: null };
  const verdict = decide(intention, moment);
  // While an answer is on its way no other is sent, and the agenda does not change.
  if (t.state.sent) return { t, done: verdict.does === 'give', shown: null };
  if (verdict.does === 'wait') return { t, done: false, shown: null };
  const left = leaveIntention(t, intention, 'left' in verdict ? verdict.left : null);
  if (verdict.does === 'lapse') return { t: sayMessage(left, verdict.says), done: false, shown: null };
  if (verdict.does !== 'give') return { t: left, done: false, shown: verdict };
  const sent = sendAnswer(left, moment.question.side, verdict.answer);
  return { t: sayMessage(sent, verdict.says), done: true, shown: null };
}

/** Begins to give answers one after another as one order. Not done if the first of them cannot be given. */
export function beginSequence(
  t: Transition,
  { side, answers, kinds }: Pick<Sequence, 'side' | 'answers' | 'kinds'>,
): Attempt {
  const { game } = t.rules;
  if (!game) return { t, done: false };
  const first = game.head + 1;
  return askIntention(
    addIntentions(t, { kind: 'sequence', side, answers, kinds, first, next: 0 }),
    'sequence',
    side,
  );
}

/** Sends an answer. If it is a march that the enemy may interrupt, the rest of it is intended. */
export function sendAnswer(t: Transition, side: Side, answer: unknown): Transition {
  const harm = keyOfHarm(t.state.scene, side);
  return sendAlone(addIntentions(t, { kind: 'march', side, answer, harm }), side, answer);
}

/** Sends an answer from which nothing follows. */
export function sendAlone(t: Transition, side: Side, answer: unknown): Transition {
  const warned = warnOfOffer(t, side);
  if (warned) return warned;
  const { mode } = t.state;
  const sent = enterMode(t, withPreview(mode, { preview: null }), { sent: true, toast: null });
  return addEffect(sent, { do: 'send', seen: t.rules.game?.head ?? 0, side, answer });
}

/** Instead of the first answer while the other side asks for something: says that it ends the request. Null if it need not. */
function warnOfOffer(t: Transition, side: Side): Transition | null {
  const open = openOfferIn(t.state);
  const key = keyOfOffer(t.state);
  if (!open || open.side === side || t.state.warnedOffer === key) return null;
  // If a machine plays for the player, there is no one to warn.
  if (t.state.standIns[side] !== undefined) return null;
  const name = t.state.view?.seats[open.side]?.name ?? 'the other side';
  const ended = changeState(endIntentions(t, 'refused'), { warnedOffer: key });
  return showToast(ended, `This ends ${name}\u2019s request. Press again to go on.`, null);
}

/** Shows the message of a verdict, if it has one. */
export function sayMessage(t: Transition, message: Message | undefined): Transition {
  if (!message) return t;
  return showToast(t, message.sentence, message.clause, message.passes ? PASSING : undefined);
}

/** Everything that an intention of a side may depend on. */
function momentOf({ state, rules }: Transition, side: Side): DecisionContext | null {
  const { game, rulebook, marchStops } = rules;
  const question = game?.question(side);
  return game && question ? { state, rulebook, game, question, marchStops } : null;
}
