/** Log items are shown as their events are seen: not before the troops have arrived. */
import type { GameLogItem, LogItem } from '@linstock/kernel';
import { eventOf } from '@linstock/scene';
import type { Animation } from './animation.ts';
import type { Trail } from './trail.ts';

/**
 * The lines shown last of an entry that is being played, or has just been played, on the board: from one line
 * up to another.
 */
export interface VisiblePart {
  readonly n: number;
  /** The first entry logged with it. */
  readonly first: number;
  readonly from: number;
  readonly upTo: number;
  /** From here on dice lie in the tray. */
  readonly diceFrom: number;
  /** It has been seen to its end. */
  readonly whole: boolean;
}

/** The visible part of an entry's log items. */
export function listVisibleItems(
  n: number,
  logItems: readonly LogItem[],
  played: VisiblePart | null,
): readonly LogItem[] {
  return played?.n === n ? logItems.slice(0, played.upTo + 1) : logItems;
}

/** The log without entries that have been applied but not shown yet. */
export function cutVisibleLog(
  log: readonly GameLogItem[],
  played: VisiblePart | null,
): readonly GameLogItem[] {
  const begins = played === null ? -1 : log.findIndex(({ n }) => n >= played.first);
  return begins < 0 || played === null ? log : log.slice(0, begins + played.upTo + 1);
}

/** True if the animation that belongs to a trail has been shown. */
export function isSeen({ id, toldAt }: Trail, played: VisiblePart | null): boolean {
  return toldAt === undefined || played === null || !id.startsWith(`${played.n}:`) || toldAt <= played.upTo;
}

/**
 * The last log item of an entry that appears when a group of its animations begins: what they show, its
 * losses, and the dice of a blow once it has struck.
 * @param key the start of the ids of the entry's animations
 * @returns null if the group belongs to another entry
 */
export function findVisibleWith(
  group: readonly Animation[],
  key: string,
  logItems: readonly LogItem[],
): number | null {
  const shows = group.flatMap(({ id, together }) => [id, together]).flatMap((id) => toldIn(id, key) ?? []);
  if (shows.length === 0) return null;
  let upTo = Math.max(...shows);
  const blow = group.some(({ kind }) => kind === 'volley' || kind === 'clash');
  while (blow && isBareThrow(logItems[upTo + 1])) upTo++;
  return upTo;
}

/**
 * The part of `now` that has not been read in `before`: `and falls back 6 inches.` if it was said before that
 * the unit is shaken. Words are not split.
 */
export function findNewWords(now: string, before: string): string {
  const [words, read] = [now.split(' '), before.split(' ').map(withoutStop)];
  const same = words.findIndex((word, i) => withoutStop(word) !== read[i]);
  return same < 0 ? '' : words.slice(same).join(' ');
}

const withoutStop = (word: string): string => word.replace(/[.,:;]$/, '');

/** The log item of an entry for which an animation was made, by the animation's id. */
function toldIn(id: string, key: string): number | null {
  if (!id.startsWith(`${key}:`)) return null;
  return Number.parseInt(id.slice(key.length + 1), 10);
}

const isBareThrow = (logItem: LogItem | undefined): boolean =>
  logItem?.thrown !== undefined && eventOf(logItem) === null;
