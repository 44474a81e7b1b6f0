/** Sends the answer that clicks mean, with the answers that follow from it. */
import type { Side } from '@linstock/kernel';
import { type Choice, includesPick, type Picked, type Piece } from '@linstock/scene';
import { intentionOf } from '../agenda/agenda.ts';
import type { NextSelection } from '../agenda/intention.ts';
import { type Attempt, beginSequence, sendAnswer } from '../automatic/askIntention.ts';
import { addIntentions, dropIntentions } from '../automatic/intentions.ts';
import { noteTold } from '../formation/released.ts';
import { isOwn } from '../picking/clicking.ts';
import { followersOf, marches, marchTogether, ridersIn } from '../picking/riding.ts';
import { type Firmness, type Meaning, mayBeGiven, type SessionState } from '../state/state.ts';
import { changeState, type Transition } from '../state/transition.ts';

/** Sends an answer if the player has said it firmly enough for its effects. */
export function sendMeaning(
  t: Transition,
  side: Side,
  meaning: Meaning,
  said: Firmness,
  riders = ridersIn(t.state),
): Transition {
  if (!mayBeGiven(meaning, said)) return t;
  const { before, choice, carries } = meaning;
  const { picks, answer } = before ?? choice;
  const chosen = nextSelectionOf(t.state, picks, said === 'clicked' ? t.state.click : null);
  const intended = addIntentions(
    changeState(dropIntentions(t, 'confirmed', 'selection', 'carried'), { click: null }),
    ...(carries ? [{ kind: 'carried', picks: carries } as const] : []),
    ...(before ? [{ kind: 'confirmed', meaning } as const] : []),
    ...(chosen ? [chosen] : []),
  );
  const together = before ? { t: intended, done: false } : sendTogether(intended, side, choice, riders);
  return noteTold(together.done ? together.t : sendAnswer(together.t, side, answer), picks);
}

/** Sends a march with the officers that ride along. Not done if there are none, or not yet. */
function sendTogether(
  before: Transition,
  side: Side,
  march: Choice<unknown>,
  riders: readonly Piece[],
): Attempt {
  const { game, rulebook } = before.rules;
  // With two players at one screen, the other may answer between the march and its riders.
  const own = intentionOf(before.state.agenda, 'riders')?.side === side;
  const t = own ? dropIntentions(before, 'riders') : before;
  if (riders.length === 0 || !marches(march) || !game) return { t, done: false };
  const together = marchTogether(rulebook, game, side, march, riders);
  if (together) return beginSequence(t, { side, ...together });
  return { t: addIntentions(t, followersOf(side, march, riders)), done: false };
}

/**
 * Sends these answers one after another, as one order.
 * @param kinds of the questions they answer; all of the open one unless given
 */
export function sendAll(
  t: Transition,
  choices: readonly Choice<unknown>[],
  kinds?: readonly string[],
): Transition {
  const { asked } = t.state;
  if (!asked) return t;
  const answers = choices.map(({ answer }) => answer);
  return beginSequence(t, { side: asked.side, answers, kinds: kinds ?? choices.map(() => asked.kind) }).t;
}

/**
 * The unit to be selected at the next question, after an answer is given. It is the unit that was clicked, if the answer names only
 * its body or place. If the answer was given by a button, it is the only unit of that body that can act. Null if there is none.
 */
function nextSelectionOf(
  state: SessionState,
  picks: readonly Picked[],
  click: NextSelection['click'],
): NextSelection | null {
  const candidates = click?.candidates ?? [];
  const man = candidates.some((each) => 'piece' in each && isOwn(state, each) && !includesPick(picks, each));
  const said = picks.length > 0 && picks.every((each) => includesPick(candidates, each));
  const all = picks.every((each) => 'body' in each || 'hex' in each) ? picks : [];
  const kept = man && said ? click : null;
  return kept || all.length > 0 ? { kind: 'selection', click: kept, all } : null;
}
