import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import type { Clauses, Json, Vectors } from '@linstock/kernel';
import { z } from 'zod';

/** Test vectors: a situation in the words of its system, its dice, and the expected result (DESIGN §9). */

const vectorSchema = z.looseObject({
  id: z.string(),
  clauses: z.array(z.string()).default([]),
  given: z.record(z.string(), z.json()).default({}),
  dice: z.array(z.number()).default([]),
  expect: z.record(z.string(), z.json()),
});

/** One vector. */
export type Vector = z.infer<typeof vectorSchema>;

const fileSchema = z.union([z.array(vectorSchema), z.looseObject({ vectors: z.array(vectorSchema) })]);

/** The vectors of a file that has been read: a list, or a list under `vectors`; null for something else. */
export function parseVectors(file: unknown): readonly Vector[] | null {
  const read = fileSchema.safeParse(file);
  if (!read.success) return null;
  return Array.isArray(read.data) ? read.data : read.data.vectors;
}

/** Runs one vector: every key of `expect` with another result, each as a line; none if all agree. */
export function differences(vectors: Vectors, vector: Vector): string[] {
  const { given, dice, expect } = vector;
  const kind = String(given['kind']);
  const run = Object.hasOwn(vectors, kind) ? vectors[kind] : undefined;
  if (!run) return [`kind "${kind}" is not known; known kinds: ${Object.keys(vectors).join(', ')}`];
  let result: Json;
  try {
    result = run(given, dice);
  } catch (error) {
    return [`could not be run: ${(error as Error).message}`];
  }
  const found = (result ?? {}) as Readonly<Record<string, Json>>;
  return Object.entries(expect).flatMap(([key, wanted]) =>
    agrees(found[key], wanted)
      ? []
      : [`${key}: expected ${JSON.stringify(wanted)}, found ${JSON.stringify(found[key])}`],
  );
}

/** Allowed difference of measured lengths, in inches; all else must be equal. */
const LENGTH_TOLERANCE = 0.05;

function agrees(found: Json | undefined, wanted: Json): boolean {
  if (isDeepStrictEqual(found, wanted)) return true;
  if (typeof found === 'number' && typeof wanted === 'number')
    return (
      !(Number.isInteger(found) && Number.isInteger(wanted)) && Math.abs(found - wanted) <= LENGTH_TOLERANCE
    );
  if (!Array.isArray(found) || !Array.isArray(wanted) || found.length !== wanted.length) return false;
  return wanted.every((each, i) => agrees(found[i], each));
}

/** The tests of a system's own vectors: one test each, which also sees that the clauses it names are there. */
export function holdsVectors(vectors: Vectors, clauses: Clauses, files: readonly unknown[]): void {
  const all = files.flatMap((file) => parseVectors(file) ?? assert.fail('A file holds no vectors.'));
  for (const vector of all)
    test(`[${vector.clauses.join(' ')}] ${vector.id}`, () => {
      for (const clause of vector.clauses) assert.ok(clause in clauses, `${clause} is no clause`);
      assert.deepEqual(differences(vectors, vector), []);
    });

  test('no two vectors have one id', () => {
    const ids = all.map((vector) => vector.id);
    assert.equal(new Set(ids).size, ids.length);
  });
}

/** Tests random vectors, one test for all that show the same clauses; those expected to differ by id with the reason. */
export function holdsRandomVectors(
  vectors: Vectors,
  file: unknown,
  expected: Readonly<Record<string, string>> = {},
): void {
  const all = parseVectors(file) ?? assert.fail('The file holds no vectors.');
  for (const id of Object.keys(expected))
    assert.ok(
      all.some((vector) => vector.id === id),
      `${id} is no vector`,
    );
  for (const [ids, some] of Map.groupBy(all, ({ clauses }) => clauses.join(' ')))
    test(`[${ids}] ${some.length} random vectors hold`, () => {
      for (const vector of some) {
        const lines = differences(vectors, vector);
        if (Object.hasOwn(expected, vector.id)) assert.notDeepEqual(lines, [], `${vector.id} agrees`);
        else assert.deepEqual(lines, [], vector.id);
      }
    });
}
