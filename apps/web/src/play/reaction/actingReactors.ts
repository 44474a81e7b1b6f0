import { piecesPicked, type Reactor } from '@linstock/scene';
import { picksIn } from '../state/modeSelectors.ts';
import type { SessionState } from '../state/state.ts';

/** The units that act by the present picks, of several that may act at one moment, in the order named. */
export function actingReactorsIn(state: Pick<SessionState, 'asked' | 'mode'>): readonly Reactor[] {
  const { asked } = state;
  const picks = picksIn(state);
  return piecesPicked(picks).flatMap((id) => asked?.reactors.find(({ piece }) => piece === id) ?? []);
}
