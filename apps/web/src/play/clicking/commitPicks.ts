/** Giving what is picked: narrowed to one answer, confirmed, or placed by hand. */
import { type Choice, cheapestOf, type Picked } from '@linstock/scene';
import { clickRulesIn } from '../answering/judging.ts';
import { refusalOfAll, refuseRoute } from '../answering/route.ts';
import { givePickedAnswer, meaningOfChoice, selectPicks, showCard } from '../answering/selectPicks.ts';
import { sendMeaning } from '../answering/sendMeaning.ts';
import { saysWhoAndWhat } from '../picking/clicking.ts';
import { carriedMoveOf, choiceOf } from '../picking/clickLegality.ts';
import { handOf, withHand } from '../state/mode.ts';
import { laidIn, meaningOfPicks, narrowedIn, previewIn } from '../state/modeSelectors.ts';
import type { Firmness } from '../state/state.ts';
import { enterMode, showToast, type Transition } from '../state/transition.ts';

/** Picks these. If they can mean only one answer, it is given, and nothing more is asked. */
export function narrowPicks(t: Transition, picks: readonly Picked[], said: Firmness): Transition {
  const { exact = null, left = [] } = t.state.asked?.menu.after(picks) ?? {};
  const [only, ...others] = left;
  const refusal = others.length > 0 ? refusalOfAll(t, left) : null;
  if (refusal) return refuseRoute(t, refusal);
  if (!only || others.length > 0) return selectPicks(t, picks);
  if (exact) return givePickedAnswer(t, picks, exact, said);
  if (saysWhoAndWhat(t.state, picks, only)) return givePickedAnswer(t, only.picks, only, said);
  return selectLast(t, picks, only);
}

/** Picks what leaves one answer, and shows the card of that answer if it throws dice. */
function selectLast(before: Transition, picks: readonly Picked[], only: Choice<unknown>): Transition {
  const t = selectPicks(before, picks);
  const { asked } = t.state;
  const meaning = asked && meaningOfChoice(t, asked.side, only);
  return meaning?.preview.throws ? showCard(t, meaning, picks) : t;
}

/**
 * Gives the answer that the picks mean. If answers differ in the last pick only, the shown one is given, or
 * else the cheapest.
 */
export function commitPicks(t: Transition, said: Firmness): Transition {
  const { asked, sent } = t.state;
  const meaning = meaningOfPicks(t.state);
  const narrowed = narrowedIn(t.state);
  const preview = previewIn(t.state);
  const laid = laidIn(t.state);
  if (sent || !asked) return t;
  // A card is shown before it is given: what had none yet is only named.
  const shown = said === 'confirmed' ? 'named' : said;
  if (laid) return placePicks(t, laid, shown);
  if (meaning) return sendMeaning(t, asked.side, meaning, said);
  const left = narrowed?.left ?? [];
  const cheapest = preview && left.includes(preview) ? preview : cheapestOf(left);
  const alike = cheapest && left.every((each) => each.picks.length === cheapest.picks.length);
  return alike ? givePickedAnswer(t, cheapest.picks, cheapest, shown) : t;
}

/**
 * Sends the answer that these picks mean, or says why it may not be given.
 * @param said `clicked` if a stand was placed by hand, and no button pressed
 */
export function placePicks(t: Transition, picks: readonly Picked[], said: Firmness): Transition {
  const tried = clickRulesIn(t).judge(picks);
  if (!tried || tried.refusal) return explainPicks(t, picks);
  return givePickedAnswer(t, picks, choiceOf(tried), said, carriedMoveOf(tried, picks));
}

/** Says why the answer these picks mean may not be given, if it may not. */
export function explainPicks(t: Transition, picks: readonly Picked[]): Transition {
  const refusal = clickRulesIn(t).judge(picks)?.refusal;
  return refusal ? showToast(t, refusal.sentence, refusal.clause) : t;
}

/** Places stands on trial, to be moved until they are sent; or says why they may not be there. */
export function layOutPicks(t: Transition, laid: readonly Picked[]): Transition {
  const tried = clickRulesIn(t).judge(laid);
  if (!tried) return t;
  if (tried.refusal) return showToast(t, tried.refusal.sentence, tried.refusal.clause);
  const { mode } = t.state;
  const meaning = meaningOfPicks(t.state);
  const hand = handOf(mode);
  if (hand.at === 'idle') return t;
  return enterMode(t, withHand(mode, { ...hand, at: 'laying', laid, meaning }), { toast: null });
}
