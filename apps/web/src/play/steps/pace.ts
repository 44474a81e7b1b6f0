/** The pace of the enemy's turn, and the time of each of its steps. */

import type { Pace } from '../../app/paces.ts';
import type { Step } from './step.ts';

/** The words of one moment, and whether dice fall with them. */
export interface SpokenMoment {
  readonly caption: string;
  readonly thrown: boolean;
}

/** Milliseconds until the shown result is final: dice roll for about half a second. */
export const SETTLE_MS = 220;
export const DICE_SETTLE_MS = 640;

export const settlesFor = ({ thrown }: Pick<SpokenMoment, 'thrown'>): number =>
  thrown ? DICE_SETTLE_MS : SETTLE_MS;

/** Approximate time of a turn of the other side at the steady pace, in milliseconds. */
export const TURN_MS = 8_500;

/** The least part of its usual time that a step is shown when a turn has much to tell; dice that tumble need more. */
const LEAST_SHARE = 0.25;
const LEAST_SHARE_LATE = 0.1;

/** Estimated time of an entry that has not been examined yet, in milliseconds: most are parts of a step. */
const ENTRY_MS = 200;

/** The progress of a turn. */
export interface TurnProgress {
  /** Milliseconds that its steps have taken so far. */
  readonly spent: number;
  /** Entries that wait to be shown. */
  readonly waiting: number;
}

/**
 * Time for which a step is shown before the next, in milliseconds; the reader's press may shorten or lengthen
 * it. A turn with many steps runs faster, so that all of it takes about `TURN_MS`. Important steps get most
 * of it.
 */
export function stepMs(pace: Pace, step: Pick<Step, 'usualMs'>, { spent, waiting }: TurnProgress): number {
  if (pace === 'at once') return 0;
  if (pace === 'wait') return step.usualMs;
  const turn = pace === 'fast' ? TURN_MS * FAST_SHARE : TURN_MS;
  const usual = pace === 'fast' ? step.usualMs * FAST_SHARE : step.usualMs;
  const left = Math.max(0, turn - spent);
  const share = left / (usual + waiting * ENTRY_MS);
  return usual * Math.min(1, Math.max(left > 0 ? LEAST_SHARE : LEAST_SHARE_LATE, share));
}

const FAST_SHARE = 0.4;

/** Dice tumble in a step that is shown this long, in milliseconds; in a shorter one they lie at once. */
const MIN_TUMBLE_STEP_MS = 1100;

export const mayTumble = (ms: number): boolean => ms >= MIN_TUMBLE_STEP_MS;

/** Time for which words are shown within a step before its next part, at a reading pace. They stay afterwards. */
const BEAT_MS = { least: 150, letter: 7, most: 900 };

/** Pause of a step between its words and its next part, in milliseconds. */
export function paceBeatMs(pace: Pace, words: SpokenMoment, tempo: number): number {
  const settles = settlesFor(words);
  if (pace === 'at once' || pace === 'fast') return settles / tempo;
  return (
    (settles + Math.min(BEAT_MS.most, BEAT_MS.least + BEAT_MS.letter * words.caption.length) - SETTLE_MS) /
    tempo
  );
}
