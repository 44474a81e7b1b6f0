/** Several units that may act at one moment, in the order named. */
import type { Reactor } from '@linstock/scene';
import { meaningOfChoice, selectPicks, showCard } from '../answering/selectPicks.ts';
import { choiceOf, tryAs } from '../picking/clickLegality.ts';
import { actingReactorsIn } from '../reaction/actingReactors.ts';
import { showToast, type Transition } from '../state/transition.ts';

/** A unit acts, after those named before it, or acts no longer. */
export function toggleReactor(t: Transition, reactor: Reactor): Transition {
  const acting = actingReactorsIn(t.state);
  return showReaction(
    t,
    acting.includes(reactor) ? acting.filter((each) => each !== reactor) : [...acting, reactor],
  );
}

/** Shows the answer by which exactly these act, in this order. It is given from its card. */
export function showReaction(t: Transition, acting: readonly Reactor[]): Transition {
  const { asked } = t.state;
  const { game, rulebook } = t.rules;
  const question = asked && game?.question(asked.side);
  const answer = question?.standing?.act(acting.map(({ number }) => number)) ?? null;
  if (acting.length === 0 || !game || !question || answer === null) return selectPicks(t, []);
  const tried = tryAs(rulebook, game, question, answer);
  if (tried.refusal) return showToast(t, tried.refusal.sentence, tried.refusal.clause);
  return showCard(t, meaningOfChoice(t, question.side, choiceOf(tried)));
}
