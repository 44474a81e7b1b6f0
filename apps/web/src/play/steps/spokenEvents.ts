/** The events as a screen reader speaks them: the side that acted, and a sentence for each event. */
import type { LogItem } from '@linstock/kernel';
import { eventOf } from '@linstock/scene';

/** @param sides the names of the sides; null if they are not known */
export function describeAloud(logItems: readonly LogItem[], sides: readonly [string, string] | null): string {
  let last: number | null = null;
  return logItems
    .map(({ side, sentence, ...each }) => {
      const head = HEAD_KINDS.has(eventOf({ side, sentence, ...each })?.kind ?? '');
      const named = sides !== null && side !== null && side !== last && !head;
      if (side !== null && !head) last = side;
      return named ? `${sides[side]}: ${sentence}` : sentence;
    })
    .join(' ');
}

/** A turn and a step of play say themselves whose they are. */
const HEAD_KINDS: ReadonlySet<string> = new Set(['turn', 'phase']);
