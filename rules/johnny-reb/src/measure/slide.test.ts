import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import { situation, unit } from '../testing/placed-units.ts';
import { lastClear, slideOn } from './slide.ts';

const { stand } = unit('U1', 20, 10, 0);
const { table } = situation([]);

clause(['JR-13.2h', 'JR-14.3f', 'JR-2.2c'], 'the last clear place is never beyond the limit', () => {
  const slide = slideOn(stand, 0);
  assert.equal(lastClear(table, slide, [], 2000), 2000);
  assert.equal(lastClear(table, slide, [], 0), 0);
  // A friend's rear edge is 2 inches ahead; it may be touched.
  const friend = unit('U2', 20, 12.75, 0).stand;
  const last = lastClear(table, slide, [friend], 2500) as number;
  assert.ok(last >= 2000 && last <= 2010, `${last}`);
  assert.equal(lastClear(table, slide, [friend], 1500), 1500);
  // On top of it at the start, and at every place up to the limit.
  assert.equal(lastClear(table, slideOn(friend, 0), [friend], 500), null);
});
