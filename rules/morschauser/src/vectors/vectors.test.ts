import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Json } from '@linstock/kernel';
import { CLAUSES } from '../clauses.ts';
import more from '../data/vectors-more.json' with { type: 'json' };
import worked from '../data/vectors.json' with { type: 'json' };
import { vectors } from './index.ts';

interface Vector {
  readonly id: string;
  readonly clauses: readonly string[];
  readonly given: { readonly kind: string };
  readonly dice: readonly number[];
  readonly expect: Readonly<Record<string, unknown>>;
}

const runners: Readonly<Record<string, (given: Json, dice: readonly number[]) => Json>> = vectors;

/** Lengths agree within 0.05 inch and angles within 0.1 degree (Worked examples); all else is the same. */
function agree(found: unknown, due: unknown): boolean {
  if (typeof found === 'number' && typeof due === 'number') return Math.abs(found - due) <= 0.05;
  if (typeof found !== 'object' || typeof due !== 'object' || found === null || due === null)
    return found === due;
  const [a, b] = [Object.entries(found), Object.entries(due)];
  return (
    a.length === b.length && b.every(([key, value]) => agree((found as Record<string, unknown>)[key], value))
  );
}

for (const vector of [...worked.vectors, ...more.vectors] as unknown as Vector[]) {
  test(`[${vector.clauses.join(' ')}] ${vector.id}`, () => {
    for (const clause of vector.clauses) assert.ok(clause in CLAUSES, `${clause} is no clause`);
    const run = runners[vector.given.kind];
    assert.ok(run, `no vectors of kind ${vector.given.kind}`);
    const result = run(vector.given as unknown as Json, vector.dice) as Record<string, unknown>;
    const compared = Object.fromEntries(Object.keys(vector.expect).map((key) => [key, result[key]]));
    if (!agree(compared, vector.expect)) assert.deepEqual(compared, vector.expect);
  });
}

test('no two vectors have one id', () => {
  const ids = [...worked.vectors, ...more.vectors].map((vector) => vector.id);
  assert.equal(new Set(ids).size, ids.length);
});
