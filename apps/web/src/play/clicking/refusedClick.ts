/** Clicks that give no legal answer at once: the shot that needs another step first, and the refusal. */
import type { Picked } from '@linstock/scene';
import { stepToShot } from '../aiming/stepToShot.ts';
import type { Needs } from '../automatic/needs.ts';
import type { Clicked, Refused } from '../picking/clicking.ts';
import { remedyFor } from '../refusing/remedy.ts';
import { handOf, withHand } from '../state/mode.ts';

/**
 * Shows the shot at the clicked enemy that the selected units may take after another step, such as standing up. Returns false
 * if there is none.
 */
export function showShotAfterStep({ store, rulebook, game }: Needs, clicked: readonly Picked[]): boolean {
  const now = game();
  const meaning = now && stepToShot(rulebook, now, store.get(), clicked);
  if (!meaning) return false;
  const { mode } = store.get();
  const hand = handOf(mode);
  if (hand.at === 'idle') return false;
  const card = { ...hand, at: 'card', meaning, preview: null, ends: null } as const;
  store.enter(withHand(mode, card), { toast: null });
  return true;
}

/** Shows at the place of the click why it does nothing, with what would make it legal. */
export function showRefusal(
  { store, rulebook, game, showToast }: Needs,
  { sentence, clause }: Refused,
  clicked: readonly Picked[],
  { point = null }: Clicked,
): void {
  const now = game();
  const remedy = now && remedyFor(rulebook, now, store.get(), clicked);
  showToast(sentence, clause, { point, remedy });
}
