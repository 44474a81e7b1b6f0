/** At which pace the enemy's turn is told, and how long each step of it is shown. */

import type { Pace } from '../../app/paces.ts';
import type { Step } from './step.ts';

/** What is said at one moment, and whether dice fall with it. */
export interface SpokenMoment {
  readonly caption: string;
  readonly thrown: boolean;
}

/** Milliseconds until what is shown has settled: dice roll for about half a second. */
export const SETTLE_MS = 220;
export const DICE_SETTLE_MS = 640;

export const settlesFor = ({ thrown }: Pick<SpokenMoment, 'thrown'>): number =>
  thrown ? DICE_SETTLE_MS : SETTLE_MS;

/** About how long a turn of the other side is told at the steady pace, in milliseconds. */
export const TURN_MS = 8_500;

/** The least part of its usual time that a step is shown when a turn has much to tell; dice that tumble need more. */
const LEAST_SHARE = 0.25;
const LEAST_SHARE_LATE = 0.1;

/** What an entry that has not been looked at yet will take, in milliseconds: most are parts of a step. */
const ENTRY_MS = 200;

/** How far a turn has been told. */
export interface TurnProgress {
  /** Milliseconds that its steps have been given so far. */
  readonly spent: number;
  /** Entries that wait to be told. */
  readonly waiting: number;
}

/**
 * How long a step is shown before the next, in milliseconds; at the reader's nod it may be sooner or later. A turn with much to tell
 * is told faster, so that all of it takes about `TURN_MS`; what matters most keeps the greatest share of it.
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

/**
 * How long words stand within a step before its next part is seen, at a pace at which one reads: they are still there afterwards.
 */
const BEAT_MS = { least: 150, letter: 7, most: 900 };

/** How long a step stands still between what has just been said of it and what comes next in it, in milliseconds. */
export function beatMs(pace: Pace, words: SpokenMoment, tempo: number): number {
  const settles = settlesFor(words);
  if (pace === 'at once' || pace === 'fast') return settles / tempo;
  return (
    (settles + Math.min(BEAT_MS.most, BEAT_MS.least + BEAT_MS.letter * words.caption.length) - SETTLE_MS) /
    tempo
  );
}
