import { type Chance, type Json, nth } from '@linstock/kernel';

/** The values found at each path of some answers; an index into a list counts as `*`. */
type ValuePool = ReadonlyMap<string, readonly Json[]>;

/** Edits to one answer at most. */
const MAX_EDITS = 3;

/**
 * Draws unlisted answers: an answer out of `answers` with some of its parts changed. Parts are taken from
 * other answers, numbers are moved a little, lists are lengthened, shortened and put in another order. Most
 * results are illegal.
 */
export function recombination<A>(answers: readonly A[]): (chance: Chance) => A {
  const plain = answers as readonly Json[];
  const pool = poolOf(plain);
  return (chance) => {
    let answer = nth(plain, chance.below(plain.length));
    const edits = 1 + chance.below(MAX_EDITS);
    for (let i = 0; i < edits; i++) answer = edited(answer, '', pool, chance);
    return answer as A;
  };
}

function poolOf(answers: readonly Json[]): ValuePool {
  const pool = new Map<string, Json[]>();
  const add = (path: string, value: Json): void => {
    const values = pool.get(path) ?? [];
    pool.set(path, values);
    values.push(value);
    if (isList(value)) for (const each of value) add(`${path}/*`, each);
    else if (isRecord(value)) for (const [key, each] of Object.entries(value)) add(`${path}/${key}`, each);
  };
  for (const answer of answers) add('', answer);
  return pool;
}

/** A value with one change somewhere in it. */
function edited(value: Json, path: string, pool: ValuePool, chance: Chance): Json {
  if (isList(value)) {
    if (value.length === 0 || chance.below(2) === 0) return editedList(value, path, pool, chance);
    const at = chance.below(value.length);
    return value.with(at, edited(nth(value, at), `${path}/*`, pool, chance));
  }
  if (isRecord(value)) {
    const keys = Object.keys(value).filter((key) => key !== 'do');
    if (keys.length === 0) return fromPool(path, pool, chance, value);
    const key = nth(keys, chance.below(keys.length));
    return { ...value, [key]: edited(value[key] ?? null, `${path}/${key}`, pool, chance) };
  }
  if (typeof value === 'number' && chance.below(2) === 0) return moved(value, chance);
  return fromPool(path, pool, chance, value);
}

function editedList(list: readonly Json[], path: string, pool: ValuePool, chance: Chance): Json {
  const other = fromPool(path, pool, chance, list);
  const one = fromPool(`${path}/*`, pool, chance, list[0] ?? null);
  const at = chance.below(list.length + 1);
  switch (chance.below(5)) {
    case 0:
      return list.toSpliced(at, 1);
    case 1:
      return list.toSpliced(at, 0, one);
    case 2:
      return [...list, ...(isList(other) ? other : [])];
    case 3:
      return list.toReversed();
    default:
      return list.toSpliced(at, 1, one);
  }
}

/** Steps by which numbers are moved: one, a few, degrees in tenths, fractions of an inch in thousandths. */
const STEPS = [1, 1, 1, 2, 5, 50, 450, 900] as const;

function moved(value: number, chance: Chance): number {
  const step = nth(STEPS, chance.below(STEPS.length));
  return chance.below(2) === 0 ? value + step : value - step;
}

function fromPool(path: string, pool: ValuePool, chance: Chance, otherwise: Json): Json {
  const values = pool.get(path) ?? [];
  return values.length === 0 ? otherwise : nth(values, chance.below(values.length));
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);
const isRecord = (value: Json): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
