/** Clicks that give no legal answer at once: the shot that needs another step first, and the refusal. */
import type { Picked } from '@linstock/scene';
import { stepToShot } from '../aiming/stepToShot.ts';
import type { Clicked, RefusedClick } from '../picking/clicking.ts';
import { findRemedy } from '../refusing/remedy.ts';
import { handOf, withHand } from '../state/mode.ts';
import { enterMode, showToast, type Transition } from '../state/transition.ts';

/** Shows the shot at the clicked enemy that the selected units may take after another step, such as standing up. Null if there is none. */
export function showShotAfterStep(t: Transition, clicked: readonly Picked[]): Transition | null {
  const { rulebook, game } = t.rules;
  const meaning = game && stepToShot(rulebook, game, t.state, clicked);
  if (!meaning) return null;
  const { mode } = t.state;
  const hand = handOf(mode);
  if (hand.at === 'idle') return null;
  const card = { ...hand, at: 'card', meaning, preview: null, ends: null } as const;
  return enterMode(t, withHand(mode, card), { toast: null });
}

/** Shows at the place of the click why it does nothing, with what would make it legal. */
export function refuseClick(
  t: Transition,
  { sentence, clause }: RefusedClick,
  clicked: readonly Picked[],
  { point = null }: Clicked,
): Transition {
  const { rulebook, game } = t.rules;
  const remedy = game && findRemedy(rulebook, game, t.state, clicked);
  return showToast(t, sentence, clause, { point, remedy });
}
