import { piecesPicked, type Reactor } from '@linstock/scene';
import type { SessionState } from '../state/state.ts';

/** Those who act as it is picked now, of several who may at one moment, in the order named. */
export function actingIn({ asked, picks }: Pick<SessionState, 'asked' | 'picks'>): readonly Reactor[] {
  return piecesPicked(picks).flatMap((id) => asked?.reactors.find(({ piece }) => piece === id) ?? []);
}
