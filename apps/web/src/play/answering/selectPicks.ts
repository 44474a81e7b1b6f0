/** The picks, and the answer that they mean: selected, shown with its card, or sent. */
import type { Side } from '@linstock/kernel';
import type { Choice, Picked } from '@linstock/scene';
import { findTrialLayout } from '../chosen/trialLayout.ts';
import { keepCardFor } from '../picking/clicking.ts';
import { choiceOf, NOT_CARRIED } from '../picking/clickLegality.ts';
import { meaningOf } from '../picking/meaningOf.ts';
import { ridersIn, staysWith } from '../picking/riding.ts';
import { makePickingMode, withHand, withMeaning } from '../state/mode.ts';
import { laidIn, routeIn, staysIn } from '../state/modeSelectors.ts';
import type { Firmness, Meaning } from '../state/state.ts';
import { enterMode, type Transition } from '../state/transition.ts';
import { clickRulesIn } from './judging.ts';
import { chooseByRoute, keepRouteFor, refuseRoute } from './route.ts';
import { sendMeaning } from './sendMeaning.ts';

/** The effects of an answer, as its card shows them. */
export const meaningOfChoice = ({ state, rules }: Transition, side: Side, choice: Choice<unknown>): Meaning =>
  meaningOf(rules.game, state, side, choice);

/** Picks only these, and sends no answer. */
export function selectPicks(before: Transition, picks: readonly Picked[]): Transition {
  const { asked, mode, scene } = before.state;
  if (!asked) return before;
  const { exact, left } = asked.menu.after(picks);
  const meant = exact ?? findJointAnswer(before, picks);
  const routed = meant && chooseByRoute(before, meant);
  const t = routed?.refusal ? refuseRoute(before, routed.refusal) : before;
  const meaning = routed && !routed.refusal ? meaningOfChoice(t, asked.side, routed.choice) : null;
  const laid = findTrialLayout(asked.menu, picks, left, scene);
  const marching = { route: keepRouteFor(t.state, picks), stays: staysWith(t.state, picks) };
  const inspected = keepCardFor(t.state, picks);
  const toast = routed?.refusal ? t.state.toast : null;
  const hand = withMeaning(makePickingMode(asked.menu, picks, marching), meaning, laid);
  return enterMode(t, withHand(mode, hand), { inspected, toast });
}

/** The answer of several picked pieces that were not listed together; null if they mean none that is legal. */
function findJointAnswer(t: Transition, picks: readonly Picked[]): Choice<unknown> | null {
  if (picks.length < 2 || !picks.every((pick) => 'piece' in pick)) return null;
  const tried = clickRulesIn(t).judge(picks);
  return tried && !tried.refusal ? choiceOf(tried) : null;
}

/** Shows an answer with its card. */
export function showCard(t: Transition, meaning: Meaning, picks = meaning.choice.picks): Transition {
  const { asked, mode } = t.state;
  const route = routeIn(t.state);
  const stays = staysIn(t.state);
  const laid = laidIn(t.state);
  if (!asked) return t;
  const inspected = keepCardFor(t.state, picks);
  const hand = withMeaning(makePickingMode(asked.menu, picks, { route, stays }), meaning, laid);
  return enterMode(t, withHand(mode, hand), { inspected, toast: null });
}

/** Shows the answer that these picks mean, by the route of the picked troops, and sends it if it is said firmly enough. */
export function givePickedAnswer(
  t: Transition,
  picks: readonly Picked[],
  choice: Choice<unknown>,
  said: Firmness,
  carries = NOT_CARRIED,
): Transition {
  const { asked, sent } = t.state;
  if (!asked || sent) return t;
  const routed = chooseByRoute(t, choice);
  if (routed.refusal) return refuseRoute(t, routed.refusal);
  // The riders are selected before the answer is shown; if none were, no officer rides along.
  const riders = ridersIn(t.state);
  const meaning = { ...meaningOfChoice(t, asked.side, routed.choice), ...carries };
  return sendMeaning(showCard(t, meaning, picks), asked.side, meaning, said, riders);
}
