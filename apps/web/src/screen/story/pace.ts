/** At which pace the enemy's turn is told. */
import type { Side, Told } from '@linstock/kernel';
import { type Happening, happeningOf } from '@linstock/scene';
import { type Cast, oneRegiment } from '../chronicle/names.ts';

/** `wait` goes on at the reader's nod alone. */
export const PACES = ['at once', 'fast', 'steady', 'wait'] as const;
export type Pace = (typeof PACES)[number];

/** A step of the story: what an entry of the other side told. */
export interface Followed {
  readonly n: number;
  readonly side: Side;
  /** Steps of the same key are one deed, such as a regiment's march, and follow each other without a pause. */
  readonly key: string;
  /** In a sentence. */
  readonly caption: string;
  readonly thrown: boolean;
  /** The pieces it is about, where nothing is drawn on the map that shows it. */
  readonly about: readonly string[];
  /** One's own doing: it is seen to its end, and no turn of the other side. */
  readonly own: boolean;
}

/** What is said at one moment, and whether dice fall with it. */
export type Words = Pick<Followed, 'thrown' | 'caption'>;

/** How long a table must stand as it is before anything else is shown or asked, in milliseconds; with dice until they lie and are seen. */
export const SETTLE = 220;
const DICE_SETTLE = 900;

export const settlesFor = ({ thrown }: Pick<Followed, 'thrown'>): number => (thrown ? DICE_SETTLE : SETTLE);

/** How long a deed is shown, in milliseconds: until its dice lie, and then so long for each letter that one can read it. */
const STAYS: Readonly<Record<'fast' | 'steady', { least: number; letter: number; most: number }>> = {
  fast: { least: 260, letter: 9, most: 1800 },
  steady: { least: 500, letter: 24, most: 6000 },
};

/** How long a deed is shown before the next, or before one's own question, in milliseconds; at the reader's nod it may be sooner or later. */
export function staysFor(pace: Pace, { thrown, caption }: Words): number {
  if (pace === 'at once') return 0;
  const { least, letter, most } = STAYS[pace === 'wait' ? 'steady' : pace];
  return (thrown ? DICE_SETTLE - SETTLE : 0) + Math.min(most, least + letter * caption.length);
}

/**
 * As long words stand within a deed before its next part is seen, at a pace at which one reads: they are still there afterwards. A
 * charge of seven parts is then over in eight seconds or nine.
 */
const BEAT = { least: 150, letter: 7, most: 900 };

/** How long a deed stands still between what has just been said of it and what comes next in it, in milliseconds. */
export function beatOf(pace: Pace, words: Words): number {
  const settles = settlesFor(words);
  if (pace === 'at once' || pace === 'fast') return settles;
  return settles + Math.min(BEAT.most, BEAT.least + BEAT.letter * words.caption.length) - SETTLE;
}

/** What is to be followed of what an entry told; null where there is nothing to be seen. */
export function followedOf(
  n: number,
  side: Side,
  told: readonly Told[],
  cast: Cast,
  captionOf: () => string,
  own = false,
): Followed | null {
  const seen = told.filter((each) => {
    const kind = happeningOf(each)?.kind;
    return each.thrown !== undefined || (kind !== undefined && !UNSEEN.has(kind));
  });
  if (seen.length === 0) return null;
  const went = seen.flatMap((each) => {
    const what = happeningOf(each);
    if (what?.kind === 'order') return what.pieces;
    return what?.kind === 'move' ? what.went.map(({ piece }) => piece) : [];
  });
  // An order, with the throw whether it is obeyed, belongs to the march that follows on it.
  const all = seen.every((each) => MARCHING.has(happeningOf(each)?.kind));
  const body = oneRegiment(went, cast) ?? cast.get(went[0] ?? '')?.group;
  return {
    n,
    side,
    key: all && body !== undefined ? `${side} moves ${body}` : `entry ${n}`,
    caption: captionOf(),
    thrown: seen.some((each) => each.thrown !== undefined),
    about: [],
    own,
  };
}

/** What troops on the march are told by; a throw for them is told without a kind. */
const MARCHING: ReadonlySet<Happening['kind'] | undefined> = new Set(['move', 'order', 'note', undefined]);

/** Whether one's own answer led to something that is to be seen to its end before anything is asked: a fight, a charge, a flight. */
export function isFought(told: readonly Told[]): boolean {
  return told.some((each) => FOUGHT.has(happeningOf(each)?.kind));
}

const FOUGHT: ReadonlySet<Happening['kind'] | undefined> = new Set([
  ...(['volley', 'charge', 'pursuit', 'melee', 'retreat', 'flight', 'removed'] as const),
]);

/** What changes nothing that one could see. */
const UNSEEN: ReadonlySet<string> = new Set(['turn', 'phase', 'placed']);
