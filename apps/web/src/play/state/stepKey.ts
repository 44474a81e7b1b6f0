import type { SessionState } from './state.ts';

/** The step of play, as a word: automatic answers end with it. */
export function stepOf({ scene }: Pick<SessionState, 'scene'>): string {
  return `${scene?.clock.label ?? ''} ${scene?.step ?? 0}`;
}
