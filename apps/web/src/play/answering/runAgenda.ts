/** Carries out the agenda at each question. */
import type { Side } from '@linstock/kernel';
import { formationOf } from '@linstock/scene';
import { ASKED_AFTER, ASKED_BEFORE, intentionOf } from '../agenda/agenda.ts';
import {
  type Attempt,
  askIntention,
  beginSequence,
  type DeferredVerdict,
  sayMessage,
} from '../automatic/askIntention.ts';
import type { Verdict } from '../automatic/decide.ts';
import { addIntentions } from '../automatic/intentions.ts';
import { releasePieces } from '../formation/released.ts';
import { carriedMoveOf, choiceOf } from '../picking/clickLegality.ts';
import { makePickingMode, withHand, withMeaning } from '../state/mode.ts';
import { stepOf } from '../state/stepKey.ts';
import { changeState, enterMode, type Transition } from '../state/transition.ts';
import { clickRulesIn } from './judging.ts';
import { givePickedAnswer, meaningOfChoice, selectPicks } from './selectPicks.ts';

/** Answers the question just put, if an intention does; then it need not be listed. */
export function answerUnlisted(t: Transition, side: Side): Attempt {
  let attempt: Attempt = { t, done: false };
  for (const kind of ASKED_BEFORE) if (!attempt.done) attempt = askIntention(attempt.t, kind, side);
  return attempt;
}

/** Continues what the player began, now that the question is listed; `side` is null if no seat of the page is asked. */
export function resumeAgenda(t: Transition, side: Side | null): Transition {
  let attempt: Attempt = { t: showRest(t), done: false };
  if (side === null) return attempt.t;
  for (const kind of ASKED_AFTER) if (!attempt.done) attempt = carryOut(attempt.t, kind, side);
  return attempt.t;
}

/** Gives all forced answers from here on, in this step of play. */
export function giveForced(t: Transition): Transition {
  const { asked, sent } = t.state;
  if (!asked || sent) return t;
  const step = stepOf(t.state);
  return askIntention(addIntentions(t, { kind: 'forced', step }), 'forced', asked.side).t;
}

/** Shows the rest of an order, if it belongs to this step of play. */
function showRest(t: Transition): Transition {
  const { asked, scene, agenda } = t.state;
  if (!asked || !scene) return changeState(t, { unfinished: null });
  const rest = intentionOf(agenda, 'rest');
  const isCurrent = rest && rest.step === stepOf(t.state);
  const formation = isCurrent ? formationOf(scene, asked.side, rest.formation) : null;
  const ungiven = rest?.ungivenAt === t.rules.game?.head;
  const unfinished = formation && { formation: formation.id, called: formation.called, ungiven };
  return changeState(t, { unfinished });
}

/** Asks the intention of one kind, and carries out its effects, such as showing, selecting or beginning. */
function carryOut(before: Transition, kind: (typeof ASKED_AFTER)[number], side: Side): Attempt {
  const { t, done, shown } = askIntention(before, kind, side);
  switch (shown?.does) {
    case undefined:
      return { t, done };
    case 'show':
      return { t: givePickedAnswer(t, shown.choice.picks, shown.choice, shown.said), done: true };
    case 'select':
      return { t: sayMessage(selectDraft(t, shown), shown.says), done: false };
    case 'begin': {
      const begun = beginOrder(t, shown, side);
      return { ...begun, t: sayMessage(begun.t, shown.says) };
    }
  }
}

/** Selects what an intention says: a draft, or the unit that the last click named. */
function selectDraft(
  t: Transition,
  { picks, laid, left }: Extract<DeferredVerdict, { does: 'select' }>,
): Transition {
  const { asked, mode } = t.state;
  if (!asked) return t;
  if (!left) return selectPicks(t, picks);
  const hand = makePickingMode(asked.menu, picks);
  const tried = hand.narrowed.left.length > 0 ? null : clickRulesIn(t).judge(picks);
  const choice = hand.narrowed.exact ?? (tried && choiceOf(tried));
  const meaning = choice && {
    ...meaningOfChoice(t, asked.side, choice),
    ...(tried && carriedMoveOf(tried, picks)),
  };
  return enterMode(t, withHand(mode, withMeaning(hand, meaning, laid)));
}

/** Begins the answers of an order. An order without answers shows the answer it stops before. */
function beginOrder(
  before: Transition,
  { later, releases, answers, kinds }: Extract<Verdict, { does: 'begin' }>,
  side: Side,
): Attempt {
  const t = releasePieces(addIntentions(before, ...later), releases);
  const begun = answers.length > 0 ? beginSequence(t, { side, answers, kinds }) : { t, done: false };
  return begun.done ? begun : carryOut(begun.t, 'stop', side);
}
