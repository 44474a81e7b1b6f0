import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { spots, standsWithin } from '../../test/table-oracles.ts';
import { TOUCH_DISTANCE } from './lattice.ts';
import { aheadOfFront, corners, sectorOf, spotOf } from './stand.ts';

test('sectors in rows: lines run 45 degrees outward from the corners', () => {
  const stand = { x: 10_000, y: 10_000, facing: 0, frontage: 4000, depth: 2000 };
  const rows: [x: number, y: number, sector: string][] = [
    [10_000, 12_000, 'front'],
    [12_000, 11_000, 'front'],
    [15_000, 14_000, 'front'],
    [15_000, 13_900, 'flank'],
    [13_000, 10_000, 'flank'],
    [5000, 6000, 'rear'],
    [4900, 6000, 'flank'],
    [10_000, 10_000, 'flank'],
  ];
  for (const [x, y, sector] of rows) assert.equal(sectorOf(stand, { x, y }), sector, `${x}, ${y}`);
});

test('a place ahead of the front line is in front of a stand, and in its rear once it has turned about', () => {
  fc.assert(
    fc.property(standsWithin(10), spots, (stand, spot) => {
      const sector = sectorOf(stand, spot);
      if (sector === 'front') assert.ok(aheadOfFront(stand, spot) >= -TOUCH_DISTANCE);
      const about = sectorOf({ ...stand, facing: (stand.facing + 1800) % 3600 }, spot);
      assert.equal(about, { front: 'rear', flank: 'flank', rear: 'front' }[sector]);
    }),
  );
});

test('front corners are in the front sector, rear ones in the rear, at any angle', () => {
  fc.assert(
    fc.property(standsWithin(10), (stand) => {
      fc.pre(stand.depth > 4 * TOUCH_DISTANCE);
      assert.deepEqual(
        corners(stand).map((corner) => sectorOf(stand, corner)),
        ['front', 'front', 'rear', 'rear'],
      );
      const beside = spotOf(stand, { right: stand.frontage, ahead: 0 });
      assert.equal(
        sectorOf(stand, beside),
        stand.frontage <= stand.depth ? 'flank' : sectorOf(stand, beside),
      );
    }),
  );
});
