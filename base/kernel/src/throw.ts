/**
 * A throw and its meaning: the sum of some dice, or the number of dice that hit (show `hitOn` or more, or
 * `hitUpTo` or less). Enumeration branches on the meaning (6n-n+1 sums, n+1 hit counts), not on 6^n faces.
 */
export interface Throw {
  /** Number of dice; 0 if nothing is left to chance. */
  readonly count: number;
  readonly sides: number;
  readonly read: 'sum' | 'hits';
  /** For `hits`: the least face that counts. */
  readonly hitOn?: number;
  /** For `hits` where low faces count and not high ones: the greatest face that does. */
  readonly hitUpTo?: number;
  /**
   * For `sum`: when every die shows this face or more, that means something too. Such a throw has a value above all others:
   * its sum and as much again as there are sums.
   */
  readonly everyFrom?: number;
}

/** One six-sided die. */
export const ONE_DIE: Throw = { count: 1, sides: 6, read: 'sum' };
/** The sum of two six-sided dice. */
export const TWO_DICE: Throw = { count: 2, sides: 6, read: 'sum' };

/** The value of faces: their sum, or the number of hits. */
export function readFaces(spec: Throw, faces: readonly number[]): number {
  let value = 0;
  if (spec.read === 'sum') {
    for (const face of faces) value += face;
    if (everyShows(spec, faces)) value += sumCount(spec);
  } else {
    for (const face of faces) value += isHit(spec, face) ? 1 : 0;
  }
  return value;
}

/** True if this die is a hit, in a throw that counts hits. */
export function isHit(spec: Throw, face: number): boolean {
  const [low, high] = hitting(spec);
  return face >= low && face <= high;
}

/** Number of different sums of the dice. */
const sumCount = ({ count, sides }: Throw): number => count * sides - count + 1;

/** True if every die shows what all of them together have to; false if nothing depends on it. */
function everyShows({ everyFrom }: Throw, faces: readonly number[]): boolean {
  return everyFrom !== undefined && faces.every((face) => face >= everyFrom);
}

/**
 * The parts of a value of a throw that is read as a sum: the sum itself, and whether every die shows
 * `everyFrom` or more.
 */
export function sumOf(spec: Throw, value: number): { readonly sum: number; readonly every: boolean } {
  const every = value > spec.count * spec.sides;
  return { sum: every ? value - sumCount(spec) : value, every };
}

/** The least value a throw can have. */
export function leastValue(spec: Throw): number {
  return spec.read === 'sum' ? spec.count : 0;
}

/** Number of different values of a throw. */
export function valueCount(spec: Throw): number {
  if (spec.read === 'hits') return spec.count + 1;
  return spec.everyFrom === undefined ? sumCount(spec) : 2 * sumCount(spec);
}

/**
 * The number of equally likely ways to each value, least value first; they add up to sides^count.
 * Throws RangeError past 2^53 ways, where whole numbers end.
 */
export function ways(spec: Throw): readonly number[] {
  const read = spec.read === 'hits' ? hitting(spec).join('-') : (spec.everyFrom ?? '');
  const key = `${spec.count}d${spec.sides}${spec.read === 'hits' ? ':' : '+'}${read}`;
  let known = WAYS_BY_DICE.get(key);
  if (!known) {
    if (spec.sides ** spec.count > Number.MAX_SAFE_INTEGER)
      throw new RangeError(`${key} has too many ways to count.`);
    known = countWays(spec);
    WAYS_BY_DICE.set(key, known);
  }
  return known;
}

const WAYS_BY_DICE = new Map<string, readonly number[]>();

function countWays(spec: Throw): number[] {
  if (spec.read === 'hits') return counted(spec, hitSteps(spec));
  const all = counted(spec, sumSteps(spec, 1));
  if (spec.everyFrom === undefined) return all;
  const every = counted(spec, sumSteps(spec, spec.everyFrom));
  return [...all.map((n, i) => n - (every[i] ?? 0)), ...every];
}

/** The ways to each value of several dice, of one of which `step` says how often it adds 0, 1, 2 ... */
function counted(spec: Throw, step: readonly number[]): number[] {
  let row = [1];
  for (let die = 0; die < spec.count; die++) {
    const next = new Array<number>(row.length + step.length - 1).fill(0);
    row.forEach((n, i) => {
      step.forEach((m, j) => {
        next[i + j] = (next[i + j] ?? 0) + n * m;
      });
    });
    row = next;
  }
  return row;
}

const sumSteps = (spec: Throw, from: number): number[] =>
  Array.from({ length: spec.sides }, (_, i) => (i + 1 >= from ? 1 : 0));
const hitSteps = (spec: Throw): number[] => {
  const [low, high] = hitting(spec);
  const count = Math.max(0, high - low + 1);
  return [spec.sides - count, count];
};

/** The lowest and the highest face that hit. */
function hitting(spec: Throw): [number, number] {
  if (spec.hitUpTo !== undefined) return [1, Math.min(spec.hitUpTo, spec.sides)];
  if (spec.hitOn !== undefined) return [spec.hitOn, spec.sides];
  throw new RangeError(
    'A throw read as hits needs hitOn, the least face that counts, or hitUpTo, the greatest.',
  );
}

/** Faces that show a given value, for dice that are thought and not thrown. */
export function facesOf(spec: Throw, value: number): readonly number[] {
  const faces = new Array<number>(spec.count).fill(1);
  if (spec.read === 'hits') {
    const [hit, miss] = spec.hitUpTo === undefined ? [spec.sides, 1] : [1, spec.sides];
    return faces.map((_, i) => (i < value ? hit : miss));
  }
  const { sum, every } = sumOf(spec, value);
  return sumFaces(spec, sum, every ? (spec.everyFrom as number) : 1);
}

/** Faces of this sum, each `least` or more, the last dice highest. */
function sumFaces(spec: Throw, sum: number, least: number): number[] {
  const faces = new Array<number>(spec.count).fill(least);
  let rest = sum - spec.count * least;
  for (let i = spec.count - 1; i >= 0 && rest > 0; i--) {
    const add = Math.min(rest, spec.sides - least);
    faces[i] = least + add;
    rest -= add;
  }
  return faces;
}

/** True if these are the faces of such a throw: right number of dice, whole faces in range. */
export function areFaces(spec: Throw, faces: readonly number[]): boolean {
  return faces.length === spec.count && faces.every((f) => Number.isInteger(f) && f >= 1 && f <= spec.sides);
}
