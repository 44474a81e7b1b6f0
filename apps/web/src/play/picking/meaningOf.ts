import type { Side } from '@linstock/kernel';
import type { Choice } from '@linstock/scene';
import { listProvoked } from '../reaction/provoked.ts';
import type { AnyGame, Meaning, SessionState } from '../state/state.ts';

const NOTHING = { throws: false, certain: true, opens: false, passes: false, first: null };

/** An answer with its effects, as its card shows them. */
export function meaningOf(
  game: AnyGame | null,
  state: SessionState,
  side: Side,
  choice: Choice<unknown>,
): Meaning {
  const preview = game?.preview(side, choice.answer) ?? NOTHING;
  return { choice, preview, provokes: listProvoked(state, choice), before: null };
}
