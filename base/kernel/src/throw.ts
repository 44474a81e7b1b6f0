/**
 * A throw that means something: the sum of some dice, or how many of them hit: show `hitOn` or more, or `hitUpTo` or less.
 * Enumeration branches on what it means (6n-n+1 sums, n+1 hit counts), not on 6^n faces.
 */
export interface Throw {
  /** Number of dice, 1 or more. */
  readonly count: number;
  readonly sides: number;
  readonly read: 'sum' | 'hits';
  /** For `hits`: the least face that counts. */
  readonly hitOn?: number;
  /** For `hits` where low faces count and not high ones: the greatest face that does. */
  readonly hitUpTo?: number;
}

/** One six-sided die. */
export const ONE_DIE: Throw = { count: 1, sides: 6, read: 'sum' };
/** The sum of two six-sided dice. */
export const TWO_DICE: Throw = { count: 2, sides: 6, read: 'sum' };

/** What faces mean: their sum, or the number of hits. */
export function readFaces(spec: Throw, faces: readonly number[]): number {
  let value = 0;
  if (spec.read === 'sum') for (const face of faces) value += face;
  else {
    const [low, high] = hitting(spec);
    for (const face of faces) value += face >= low && face <= high ? 1 : 0;
  }
  return value;
}

/** The least value a throw can have. */
export function leastValue(spec: Throw): number {
  return spec.read === 'sum' ? spec.count : 0;
}

/** How many different values a throw can have. */
export function valueCount(spec: Throw): number {
  return spec.read === 'sum' ? spec.count * spec.sides - spec.count + 1 : spec.count + 1;
}

/**
 * The number of equally likely ways to each value, least value first; they add up to sides^count.
 * Throws RangeError past 2^53 ways, where whole numbers end.
 */
export function ways(spec: Throw): readonly number[] {
  const key = `${spec.count}d${spec.sides}${spec.read === 'hits' ? `:${hitting(spec).join('-')}` : ''}`;
  let known = WAYS.get(key);
  if (!known) {
    if (spec.sides ** spec.count > Number.MAX_SAFE_INTEGER)
      throw new RangeError(`${key} has too many ways to count.`);
    known = countWays(spec);
    WAYS.set(key, known);
  }
  return known;
}

const WAYS = new Map<string, readonly number[]>();

function countWays(spec: Throw): number[] {
  const step = spec.read === 'sum' ? sumSteps(spec) : hitSteps(spec);
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

const sumSteps = (spec: Throw): number[] => new Array<number>(spec.sides).fill(1);
const hitSteps = (spec: Throw): number[] => {
  const [low, high] = hitting(spec);
  const count = Math.max(0, high - low + 1);
  return [spec.sides - count, count];
};

/** The least and the greatest face that hit. */
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
  let rest = value - spec.count;
  for (let i = spec.count - 1; i >= 0 && rest > 0; i--) {
    const add = Math.min(rest, spec.sides - 1);
    faces[i] = 1 + add;
    rest -= add;
  }
  return faces;
}

/** Whether these are the faces of such a throw: right number of dice, whole faces in range. */
export function areFaces(spec: Throw, faces: readonly number[]): boolean {
  return faces.length === spec.count && faces.every((f) => Number.isInteger(f) && f >= 1 && f <= spec.sides);
}
