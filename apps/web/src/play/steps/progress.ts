/**
 * The progress of the playback: the waiting and shown steps, and the parts of them that were seen and read.
 * Pure.
 */
import type { Entry } from '@linstock/kernel';
import type { Pace } from '../../app/paces.ts';
import { joinSteps, type Step } from './step.ts';

/** An entry that the game has not taken in yet. */
interface WaitingEntry {
  readonly entry: Entry;
  /** True if it is shown step by step. */
  readonly follows: boolean;
}

export interface Progress {
  readonly backlog: readonly WaitingEntry[];
  /** A step that was received and is not shown yet. Further entries that belong to it are added to it. */
  readonly due: Step | null;
  /** Taken in after it, and no part of it. */
  readonly next: Step | null;
  /** More of the step may come. */
  readonly gathers: boolean;
  /** Shown last, and not yet followed by one's own next question. */
  readonly shown: Step | null;
  /** Speed of the step; 1 is normal. */
  readonly tempo: number;
  /** The turn of the step, and how long its steps have been shown, in milliseconds. */
  readonly turn: number;
  readonly spent: number;
  /** Number of words that are still changing, have not been read, or have not been shown for a moment. */
  readonly unsettled: number;
  readonly unread: number;
  readonly unheard: number;
  /** Pieces are on their way on the board. */
  readonly moving: boolean;
  readonly paused: boolean;
  /** The reader has asked for the next step. */
  readonly nodded: boolean;
  /** The reader has asked for the next question. */
  readonly hurrying: boolean;
}

const UNREAD = { unsettled: 0, unread: 0, unheard: 0, gathers: false } as const;

export const NO_PROGRESS: Progress = {
  ...{ backlog: [], due: null, next: null, shown: null, tempo: 1, turn: 0, spent: 0, ...UNREAD },
  ...{ moving: false, paused: false, nodded: false, hurrying: false },
};

/** More entries at once than a long turn has come from a long absence, and are not followed one by one. */
const MAX_FOLLOWED_ENTRIES = 70;

/** Something that changes the progress. */
export type ProgressChange =
  /** New entries; those after `looked` are new to the reader. */
  | { readonly by: 'entries'; readonly entries: readonly Entry[]; readonly looked: number }
  /** No more of the step is waited for. */
  | { readonly by: 'gathered' }
  /** The game has taken the first waiting entry in; `isTold` if its step is shown. */
  | { readonly by: 'entry'; readonly step: Step | null; readonly isTold: boolean }
  /** The due step is shown for `ms`. */
  | { readonly by: 'step'; readonly step: Step; readonly ms: number }
  /** More is said of the step that is shown. */
  | { readonly by: 'words' }
  /** Words have settled, were read, or have been shown for a moment. */
  | { readonly by: 'settled' | 'read' | 'heard' }
  | { readonly by: 'moving'; readonly moving: boolean }
  | { readonly by: 'nod' | 'skip' }
  | { readonly by: 'pause'; readonly paused: boolean }
  /** Nothing more is awaited. */
  | { readonly by: 'stop' }
  /** One's own next question is asked. */
  | { readonly by: 'end' };

export function changeProgress(p: Progress, change: ProgressChange): Progress {
  switch (change.by) {
    case 'entries':
      return withEntries(p, change.entries, change.looked);
    case 'gathered':
      return { ...p, gathers: false };
    case 'entry':
      return withEntry(p, change.step, change.isTold);
    case 'step':
      return withStep(p, change.step, change.ms);
    case 'words':
      return { ...p, unsettled: p.unsettled + 1, unheard: p.unheard + 1 };
    case 'settled':
      return { ...p, unsettled: p.unsettled - 1 };
    case 'read':
      return { ...p, unread: p.unread - 1 };
    case 'heard':
      return { ...p, unheard: p.unheard - 1 };
    case 'moving':
      return { ...p, moving: change.moving };
    case 'nod':
      return { ...p, nodded: true };
    case 'skip':
      return { ...p, hurrying: true };
    case 'pause':
      return { ...p, paused: change.paused };
    case 'stop':
      return { ...p, ...UNREAD };
    case 'end':
      return { ...p, ...UNREAD, shown: null, paused: false, nodded: false, hurrying: false };
  }
}

function withEntries(p: Progress, entries: readonly Entry[], looked: number): Progress {
  const few = entries.filter(({ n }) => n > looked).length <= MAX_FOLLOWED_ENTRIES;
  const waiting = entries.map((entry) => ({ entry, follows: few && entry.n > looked }));
  return { ...p, backlog: [...p.backlog, ...waiting], gathers: true };
}

/** The first waiting entry has become a step, a part of one, or nothing to be shown. */
function withEntry(p: Progress, step: Step | null, isTold: boolean): Progress {
  const backlog = p.backlog.slice(1);
  if (step && isTold) {
    const joined = p.due && joinSteps(p.due, step);
    return p.due === null || joined ? { ...p, backlog, due: joined ?? step } : { ...p, backlog, next: step };
  }
  return { ...p, backlog, shown: step && p.due === null ? null : p.shown };
}

function withStep(p: Progress, step: Step, ms: number): Progress {
  const tempo = ms === 0 ? 1 : Math.max(1, step.naturalMs / (0.9 * ms));
  const shown = { due: p.next, next: null, shown: step, nodded: false };
  const time = { turn: step.turn, spent: spentIn(p, step) + ms, tempo };
  return { ...p, ...UNREAD, ...shown, ...time, unsettled: 1, unread: 1 };
}

/** Time for which the steps of a step's turn have been shown so far, in milliseconds. */
export const spentIn = ({ turn, spent }: Progress, step: Step): number => (step.turn === turn ? spent : 0);

/** The next move of the playback. */
export type PlaybackMove =
  /** Takes the first waiting entry in. */
  | ({ readonly do: 'take' } & WaitingEntry)
  | { readonly do: 'show'; readonly step: Step }
  /** Reports its state, and waits. */
  | { readonly do: 'wait' }
  /** Asks one's own next question. */
  | { readonly do: 'end' }
  | { readonly do: 'rest' };

export function findNextMove(p: Progress, pace: Pace): PlaybackMove {
  const { due, next, backlog, paused, nodded, hurrying } = p;
  const [first] = backlog;
  // While the reader has paused, nothing more is added: later steps are then complete.
  const held = first?.follows && paused && !nodded && !hurrying;
  if (first && !held && (due === null || (next === null && !due.own))) return { do: 'take', ...first };
  const whole = next !== null || due?.own || !p.gathers || nodded || hurrying;
  if (due !== null && whole) {
    const waits = (!nodded && !standsStill(p)) || !mayGoOn(p, pace);
    return waits ? { do: 'wait' } : { do: 'show', step: due };
  }
  if (!hasMore(p) && isSeen(p)) return { do: 'end' };
  return p.shown === null ? { do: 'rest' } : { do: 'wait' };
}

/** True if something still waits to be shown, or has not been seen. */
export const isBusy = (p: Progress): boolean => hasMore(p) || !isSeen(p);

/** True if there is more that is not shown yet. A reader who asks sees it at once. */
export const hasMore = ({ due, next, backlog }: Progress): boolean =>
  due !== null || next !== null || backlog.length > 0;

/** True if the words have been shown for a moment, and the reader lets the playback continue. */
export const isHeard = ({ shown, hurrying, paused, unheard }: Progress): boolean =>
  shown === null || hurrying || (!paused && unheard === 0);

/** The state of the playback at the step that is shown. */
export function stepProgressOf(p: Progress, pace: Pace) {
  const more = p.due !== null || (p.paused && p.backlog.length > 0);
  return { paused: p.paused, waits: more && standsStill(p) && !mayGoOn(p, pace), more: hasMore(p) };
}

const standsStill = ({ hurrying, moving, unsettled }: Progress): boolean =>
  hurrying || (!moving && unsettled === 0);

/** True if the step has been seen to its end, and read if it is the other side's. */
function isSeen(p: Progress): boolean {
  if (p.shown === null || p.hurrying) return true;
  if (!standsStill(p) || p.paused) return p.nodded;
  return p.shown.own || p.unread === 0 || p.nodded;
}

function mayGoOn({ hurrying, nodded, paused, shown, unread }: Progress, pace: Pace): boolean {
  if (hurrying || nodded) return true;
  if (paused) return false;
  return shown === null || (unread === 0 && (shown.own || pace !== 'wait'));
}
