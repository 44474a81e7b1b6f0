import assert from 'node:assert/strict';
import { test } from 'node:test';
import { holdsRandomVectors, holdsVectors } from '@linstock/testing';
import random from '../../src/data/random.json' with { type: 'json' };
import worked from '../../src/data/vectors.json' with { type: 'json' };
import more from '../../src/data/vectors-more.json' with { type: 'json' };
import { CLAUSES } from '../../src/tables/clauses.ts';
import { vectors } from './index.ts';

holdsVectors(vectors, CLAUSES, [worked, more]);
holdsRandomVectors(vectors, random);

test('an unknown key is refused with a sentence', () => {
  assert.throws(
    () => vectors.rout({ kind: 'rout', arm: 'musket', distance_to_friendly_edge: 3, ownturn: false }),
    /ownturn/,
  );
  assert.throws(
    () => vectors.fire_sequence({ kind: 'fire_sequence', done: [], try: 'gun fires', halfof: 'british' }),
    /halfof/,
  );
  const companies = [{ id: 'a', arm: 'musket', disorderd: true }];
  assert.throws(
    () => vectors.allot({ kind: 'allot', cell: 'D', companies }),
    /companies 1 has no field "disorderd"/,
  );
});
