import assert from 'node:assert/strict';
import { test } from 'node:test';
import { refuseFull } from './entry-validation.ts';
import { RECORD_LIMITS } from './record-shape.ts';

test('a record is filled no further than it can be read again, with room for a resignation', () => {
  assert.equal(refuseFull(RECORD_LIMITS.entries - 2), null);
  assert.equal(refuseFull(RECORD_LIMITS.entries - 1)?.code, 'full');
});
