/** Plays cues on the reader's loudspeaker: one after another where they come at once, none while the page is hidden. */
import type { Cue } from './cues.ts';
import { play } from './noises.ts';
import { openField } from './openField.ts';
import { makeWhiteNoise, type Stage } from './voices.ts';

/** Plays sounds. */
export interface Player {
  readonly play: (cue: Cue, tempo: number) => void;
  readonly close: () => void;
}

/** The volume, by the reader's choice. */
const LEVELS = { soft: 0.28, full: 0.8 } as const;
export type Loudness = keyof typeof LEVELS;

/** The share of a cue after which the next may begin, and most by which one may come late, in seconds. */
const CUE_GAP_SHARE = 0.3;
const MAX_DELAY_S = 1.2;

/** Opens a loudspeaker. A browser lets it sound after the first press of a key or button on the page. */
export function openPlayer(loudness: Loudness): Player {
  const context = new AudioContext();
  const stage: Stage = { context, out: openField(context, LEVELS[loudness]), noise: makeWhiteNoise(context) };
  let next = 0;
  const wake = () => void (document.hidden ? context.suspend() : context.resume());
  const asked = ['pointerdown', 'keydown'] as const;
  for (const each of asked) document.addEventListener(each, wake, { capture: true });
  document.addEventListener('visibilitychange', wake);
  wake();
  return {
    play(cue, tempo) {
      const now = context.currentTime;
      const at = Math.max(now + 0.01, next);
      if (document.hidden || context.state !== 'running' || at > now + MAX_DELAY_S) return;
      next = at + CUE_GAP_SHARE * play(stage, cue, at, tempo);
    },
    close() {
      for (const each of asked) document.removeEventListener(each, wake, { capture: true });
      document.removeEventListener('visibilitychange', wake);
      void context.close();
    },
  };
}
