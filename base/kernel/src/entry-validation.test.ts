import assert from 'node:assert/strict';
import { test } from 'node:test';
import { refuseFull } from './entry-validation.ts';
import { RECORD_LIMITS } from './record-shape.ts';

test('a record stays readable: it has a limit, with space left for a resignation', () => {
  assert.equal(refuseFull(RECORD_LIMITS.entries - 2), null);
  assert.equal(refuseFull(RECORD_LIMITS.entries - 1)?.code, 'full');
});
