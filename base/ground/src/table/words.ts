import { inches, type Thousandths } from './lattice.ts';

/** The look of an area: a board draws it like this, whatever word a system has for it. */
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

/** The looks of a linear obstacle. */
export const LINE_LOOKS = ['wall', 'fence', 'abatis', 'stream', 'works'] as const;

/** A name in `LINE_LOOKS`. */
export type LineLook = (typeof LINE_LOOKS)[number];

/**
 * The meaning of a word for ground. Rules read the properties that they need, or know a ground by its word alone.
 */
export interface GroundWord {
  readonly looks: AreaLook | LineLook;
  /** True if it slows troops that cross it. */
  readonly slow?: boolean;
  /** Through how many inches of it on a line one still sees; left out if it hides nothing. */
  readonly hidesAfter?: number;
  /** The class of cover it gives, in the words of the system; left out if it gives none. */
  readonly cover?: string;
}

/** The words of a system for ground, beyond those of `PLAIN_WORDS` or instead of them. */
export type GroundWords = Readonly<Record<string, GroundWord>>;

/** Words that every table knows: each names a look, and nothing more. */
const PLAIN_WORDS: GroundWords = Object.fromEntries(
  [...AREA_LOOKS, ...LINE_LOOKS].map((looks) => [looks, { looks }]),
);

/** Properties in which a piece of ground differs from its word. */
export type WordOverrides = Omit<GroundWord, 'looks'>;

/** A piece of ground with the meaning of its word. */
export interface Meaning<L> {
  readonly looks: L;
  readonly slow: boolean;
  readonly hidesAfter: Thousandths | null;
  readonly cover: string | null;
}

/** The meaning of a word in a system; undefined for a word without one. */
export function wordIn(words: GroundWords, kind: string): GroundWord | undefined {
  if (Object.hasOwn(words, kind)) return words[kind];
  return Object.hasOwn(PLAIN_WORDS, kind) ? PLAIN_WORDS[kind] : undefined;
}

/**
 * The meaning of a piece's word, with the piece's own properties. The looks of `shape` must be one of `looksSo`.
 * Refuses a word without a meaning, or one for another shape.
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
