import assert from 'node:assert/strict';
import { test } from 'node:test';
import { systems } from './index.ts';
import { loadVectors } from './vectors.ts';

test('every system has test vectors behind a door of their own', async () => {
  for (const { id } of systems) {
    const vectors = await loadVectors(id);
    assert.ok(Object.keys(vectors).length > 0, id);
    for (const run of Object.values(vectors)) assert.equal(typeof run, 'function');
  }
});

test('the vectors of an unknown system are refused with those there are', async () => {
  await assert.rejects(
    loadVectors('agincourt'),
    /no rule system "agincourt".*american-legions, flintlock, johnny-reb, morschauser/,
  );
});
