import type { Json } from './json.ts';

/**
 * The worked situations a system can run, by kind: each takes the `given` of a test vector and its dice, and returns
 * the result. Each rules package exports them as `./vectors`.
 */
export type Vectors = Readonly<Record<string, (given: Json, dice: readonly number[]) => Json>>;

/** Keys of any `given` that are for the reader. */
const FOR_THE_READER: readonly string[] = ['kind', 'note', 'ask', 'clauses'];

/**
 * The data of a vector, as its schema expects it: without remarks for the reader and without nulls, since
 * null and absent mean the same. In a list a null is kept, because it is an element.
 * @param telling keys whose null has a meaning of its own
 */
export function factsOf(given: Json, telling: readonly string[] = []): Json {
  const facts = Object.entries(given as Readonly<Record<string, Json>>);
  return withoutNulls(Object.fromEntries(facts.filter(([key]) => !FOR_THE_READER.includes(key))), telling);
}

function withoutNulls(given: Json, telling: readonly string[]): Json {
  if (Array.isArray(given))
    return given.map((each: Json) => (each === null ? null : withoutNulls(each, telling)));
  if (typeof given !== 'object' || given === null) return given;
  return Object.fromEntries(
    Object.entries(given as Readonly<Record<string, Json>>).flatMap(([key, value]) =>
      value === null && !telling.includes(key) ? [] : [[key, withoutNulls(value, telling)]],
    ),
  );
}
