import assert from 'node:assert/strict';
import { test } from 'node:test';
import { systems } from './index.ts';
import { loadVectors } from './vectors.ts';

test('every system has test vectors behind an export of their own', async () => {
  for (const { id } of systems) {
    const vectors = await loadVectors(id);
    assert.ok(Object.keys(vectors).length > 0, id);
    for (const run of Object.values(vectors)) assert.equal(typeof run, 'function');
  }
});

test('the vectors of an unknown system are refused, and the refusal lists the systems', async () => {
  const known = systems.map(({ id }) => id).join(', ');
  await assert.rejects(loadVectors('agincourt'), {
    message: `There is no rule system "agincourt". Known systems: ${known}.`,
  });
});
