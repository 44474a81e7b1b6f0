import { piecesPicked, type Reactor } from '@linstock/scene';
import type { SessionState } from '../state/state.ts';

/** The units that act by the present picks, of several that may act at one moment, in the order named. */
export function actingIn({ asked, picks }: Pick<SessionState, 'asked' | 'picks'>): readonly Reactor[] {
  return piecesPicked(picks).flatMap((id) => asked?.reactors.find(({ piece }) => piece === id) ?? []);
}
