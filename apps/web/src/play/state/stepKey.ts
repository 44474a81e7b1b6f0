import type { SessionState } from './state.ts';

/** The step of play, as a word: what goes on by itself lapses with it. */
export function stepOf({ scene }: Pick<SessionState, 'scene'>): string {
  return `${scene?.clock.label ?? ''} ${scene?.step ?? 0}`;
}
