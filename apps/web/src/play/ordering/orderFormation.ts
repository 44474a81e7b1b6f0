/** Orders to a whole formation: each is shown, given as ordinary answers one after another, and taken back as one. */
import { carryOutWishes, type Formation, formationOf, type Gesture, type Straggler } from '@linstock/scene';
import { intentionOf } from '../agenda/agenda.ts';
import { resumeAgenda } from '../answering/runAgenda.ts';
import { beginSequence } from '../automatic/askIntention.ts';
import { listIntentionsAfter } from '../automatic/decide.ts';
import { addIntentions, dropIntentions, endIntentions, isGiving } from '../automatic/intentions.ts';
import {
  describeFirstStep,
  describeHalt,
  describeStraggler,
  labelOrderButton,
  type OrderPreview,
} from '../chosen/formationOrder.ts';
import { addHalted } from '../formation/halted.ts';
import { orderedFormationIn } from '../formation/orderedFormation.ts';
import { releasePieces } from '../formation/released.ts';
import { IDLE, makePickingMode, withHand } from '../state/mode.ts';
import { formationIn } from '../state/modeSelectors.ts';
import type { Toast } from '../state/state.ts';
import { stepOf } from '../state/stepKey.ts';
import { addEffect, changeState, enterMode, showToast, type Transition } from '../state/transition.ts';
import { changeCommanded, chooseFormation, releaseFormation } from './chooseFormation.ts';
import { groundIn, isSameGesture, makeDrillContext, planGesture } from './planGesture.ts';

/** Shows what a gesture would do; null shows nothing. */
export function lookAtGesture(before: Transition, gesture: Gesture | null): Transition {
  const t = addEffect(before, { do: 'stop looking' });
  const commanded = formationIn(t.state);
  if (!commanded || commanded.shown?.waits || (gesture === null && commanded.shown === null)) return t;
  const plan = gesture && planGesture(t, gesture);
  return changeCommanded(t, { ...commanded, shown: plan && { gesture, plan, waits: false } });
}

/** Shows what a gesture would do once the pointer has rested on it. */
export function lookSoon(t: Transition, gesture: Gesture | null): Transition {
  return addEffect(t, formationIn(t.state) ? { do: 'look soon', gesture } : { do: 'stop looking' });
}

/**
 * Gives an order if all units can carry it out. Otherwise it is shown, with the units that cannot, and waits
 * to be confirmed.
 * @param point the clicked point of the page; null for a key, button or drag
 * @param looks true to show it in any case, such as for a finger, which cannot point before it presses
 */
export function giveGesture(
  before: Transition,
  gesture: Gesture,
  point: Toast['point'] = null,
  looks = false,
): Transition {
  const t = addEffect(before, { do: 'stop looking' });
  const shown = formationIn(t.state)?.shown;
  // The card has shown which units stay behind, so the same gesture again confirms the order.
  if (shown?.waits && isSameGesture(shown.gesture, gesture)) return carryOutOrder(t);
  const plan = planGesture(t, gesture);
  return plan ? putOrder(t, { gesture, plan, waits: true }, point, looks) : t;
}

/** Carries out the shown order, with the units that can. */
export function carryOutOrder(before: Transition): Transition {
  const { asked, agenda } = before.state;
  const commanded = formationIn(before.state);
  const shown = commanded?.shown;
  const { game } = before.rules;
  if (!commanded || !shown || !asked || !game || isGiving(agenda)) return before;
  const { plan } = shown;
  const { answers, kinds } = plan;
  const ungivenAt = answers.length === 0 && shown.gesture !== null ? game.head : null;
  const later = listIntentionsAfter(plan, commanded.formation, stepOf(before.state), ungivenAt);
  const intended = addIntentions(dropIntentions(before, 'rest', 'stop'), ...later);
  const moved = plan.destinations.map(({ piece }) => piece);
  const t = releaseFormation(releasePieces(intended, moved));
  const begun = beginSequence(t, { side: asked.side, answers, kinds });
  return begun.done ? begun.t : resumeAgenda(begun.t, asked.side);
}

/** Continues an order that stopped. */
export function goOnWithOrder(t: Transition): Transition {
  const { asked, scene, agenda } = t.state;
  const commanded = formationIn(t.state);
  const rest = intentionOf(agenda, 'rest');
  const formation = rest && asked && scene && formationOf(scene, asked.side, rest.formation);
  const from = formation && makeDrillContext(t, formation);
  const ground = groundIn(t);
  if (!rest || !from || !ground) return t;
  const chosen = commanded?.formation === rest.formation ? t : chooseFormation(t, rest.formation);
  return putOrder(chosen, { gesture: null, plan: carryOutWishes(from, ground, rest.wishes), waits: true });
}

/**
 * The units of the selected formation that have not acted stand fast in this step. They are no longer listed
 * or counted.
 */
export function holdFast(t: Transition): Transition {
  const formation = orderedFormationIn(t.state);
  if (!formation) return t;
  const left = releaseFormation(t);
  return showToast(
    changeState(left, { halted: addHalted(left.state, formation) }),
    describeHalt(formation),
    null,
  );
}

/** Lets these units act again. Toasts about their halt are closed. */
export function releaseUnits(t: Transition, pieces: readonly string[]): Transition {
  return changeState(releasePieces(t, pieces), { toast: null });
}

/** Drops the rest of an order that stopped. */
export const haltOrder = (t: Transition): Transition => endIntentions(t, 'halted');

/** Cancels an order of which nothing has been given yet; null if there is none. */
export function withdrawOrder(before: Transition): Transition | null {
  const { unfinished } = before.state;
  if (!unfinished?.ungiven) return null;
  const t = haltOrder(before);
  const { asked, mode } = t.state;
  const left = enterMode(t, withHand(mode, asked ? makePickingMode(asked.menu) : IDLE));
  return showToast(left, `The order to ${unfinished.called} is taken back.`, null);
}

/**
 * Gives the shown order if no unit is left behind and no answer is left to the player. Otherwise shows the
 * reason.
 */
function putOrder(
  t: Transition,
  shown: OrderPreview,
  point: Toast['point'] = null,
  looks = false,
): Transition {
  const commanded = formationIn(t.state);
  const formation = orderedFormationIn(t.state);
  if (!commanded || !formation) return t;
  const { plan } = shown;
  const [first, ...more] = plan.stragglers;
  if (plan.answers.length === 0 && plan.stops === null) {
    const why = first ? describeStraggler(first, formation) : plan.asks && `${formation.name}: ${plan.asks}`;
    const said = showToast(t, why ?? 'They stand there already.', first?.clause ?? null, {
      point,
      remedy: null,
    });
    return changeCommanded(said, { ...commanded, shown: first ? { ...shown, waits: false } : null });
  }
  const put = changeCommanded(t, { ...commanded, shown });
  if (!looks && !first && plan.stops === null && plan.asks === null) return carryOutOrder(put);
  if (point === null) return put;
  const why = first ? explainStragglers(first, more, formation) : describeFirstStep(plan, formation);
  const remedy = { label: labelOrderButton(plan.stragglers), carriesOut: true } as const;
  return showToast(put, why, first?.clause ?? null, { point, remedy });
}

/** Why the first unit stays behind, and that others do. */
function explainStragglers(first: Straggler, more: readonly Straggler[], formation: Formation): string {
  const others = more.length === 0 ? '' : ' Other rules stop the others.';
  return `${describeStraggler(first, formation)}${others}`;
}
