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
  const company = { type: 'cavalry', id: 'c', x: 20, y: 20 };
  const refused: readonly (readonly [() => unknown, RegExp])[] = [
    [() => vectors.path({ kind: 'path', company, heading: 0, allowence: 8 }), /no field "allowence"/],
    [
      () => vectors.move({ kind: 'move', company: { ...company, strenght: 2 }, legs: [] }),
      /company has no field "strenght"/,
    ],
    [
      () => vectors.geometry({ kind: 'geometry', stands: [company], terrain: [{ id: 'w', kind: 'wood' }] }),
      /terrain 1, kind must be/,
    ],
    [() => vectors.initiative({ kind: 'initiative', first: 3 }, []), /no field "first"/],
  ];
  for (const [run, says] of refused) assert.throws(run, says);
});
