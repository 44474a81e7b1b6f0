import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clause } from '@linstock/testing';
import { flintlock } from './index.ts';

clause('FL-6.7a', 'historical formations are an option, off by default', () => {
  assert.equal(flintlock.field('cowpens', {}).historicalFormations, false);
  assert.equal(flintlock.field('cowpens', { formations: 'any' }).historicalFormations, false);
  assert.equal(flintlock.field('cowpens', { formations: 'historical' }).historicalFormations, true);
});

test('an unknown option or choice is refused, and the refusal lists the known ones', () => {
  assert.throws(
    () => flintlock.field('cowpens', { weather: 'rain' }),
    /Flintlock has no option "weather"; it has formations: "any" or "historical"/,
  );
  assert.throws(
    () => flintlock.field('cowpens', { formations: 'free' }),
    /formations is "any" or "historical", not "free"/,
  );
});
