import { inches, type Thousandths } from './lattice.ts';

/** What an area looks like: a board draws it so, whatever word a system has for it. */
export const AREA_LOOKS = [
  'open',
  'woods',
  'town',
  'hill',
  'water',
  'marsh',
  'rough',
  'earthwork',
  'crop',
  'field',
  'building',
] as const;

/** A name in `AREA_LOOKS`. */
export type AreaLook = (typeof AREA_LOOKS)[number];

/** What a linear obstacle looks like. */
export const LINE_LOOKS = ['wall', 'fence', 'abatis', 'stream', 'works'] as const;

/** A name in `LINE_LOOKS`. */
export type LineLook = (typeof LINE_LOOKS)[number];

/** What a word for ground means. Rules ask what they need of it; what they know by the word alone they need not ask. */
export interface GroundWord {
  readonly looks: AreaLook | LineLook;
  /** True if it slows those who cross it. */
  readonly slow?: boolean;
  /** Through how many inches of it on a line one still sees; left out if it hides nothing. */
  readonly hidesAfter?: number;
  /** The class of cover it gives, in the words of the system; left out if it gives none. */
  readonly cover?: string;
}

/** The words of a system for ground, beyond those of `PLAIN_WORDS` or instead of them. */
export type GroundWords = Readonly<Record<string, GroundWord>>;

/** Words that every table knows: each is what it looks like, and says no more. */
const PLAIN_WORDS: GroundWords = Object.fromEntries(
  [...AREA_LOOKS, ...LINE_LOOKS].map((looks) => [looks, { looks }]),
);

/** What a piece of ground may say otherwise than its word. */
export type WordOverrides = Omit<GroundWord, 'looks'>;

/** What a piece of ground is once its word is understood. */
export interface Meaning<L> {
  readonly looks: L;
  readonly slow: boolean;
  readonly hidesAfter: Thousandths | null;
  readonly cover: string | null;
}

/** What a word means to a system; undefined for one that nobody has given a meaning. */
export function wordIn(words: GroundWords, kind: string): GroundWord | undefined {
  if (Object.hasOwn(words, kind)) return words[kind];
  return Object.hasOwn(PLAIN_WORDS, kind) ? PLAIN_WORDS[kind] : undefined;
}

/**
 * What the word of a piece means, with what the piece says otherwise. `shape` is what has to look like one of `looksSo`.
 * Refuses a word that nobody has given a meaning, or one for another shape.
 */
export function wordMeaning<L extends string>(
  { id, kind, ...own }: WordOverrides & { readonly id: string; readonly kind: string },
  words: GroundWords,
  shape: string,
  looksSo: readonly L[],
): Meaning<L> {
  const word = wordIn(words, kind);
  const looks = looksSo.find((each) => each === word?.looks);
  if (!word || looks === undefined) {
    const known = Object.entries({ ...PLAIN_WORDS, ...words }).filter(([, each]) =>
      looksSo.some((look) => look === each.looks),
    );
    throw new RangeError(
      `"${kind}" is no word for ${shape} ("${id}"); use one of ${known.map(([name]) => name).join(', ')}, or give the word a meaning.`,
    );
  }
  const { slow = false, hidesAfter, cover } = { ...word, ...own };
  return {
    looks,
    slow,
    hidesAfter: hidesAfter === undefined ? null : inches(hidesAfter),
    cover: cover ?? null,
  };
}
