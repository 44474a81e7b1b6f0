import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { standsWithin } from '../../test/table-oracles.ts';
import { gap, overlap } from './gap.ts';
import { span } from './lattice.ts';
import { snappedFacing, snapsOf } from './snap.ts';
import { spotOf } from './stand.ts';

test('a stand dropped near the flank of another snaps to its side, in line and touching', () => {
  fc.assert(
    fc.property(
      standsWithin(10),
      fc.integer({ min: -300, max: 300 }),
      fc.integer({ min: -140, max: 140 }),
      (other, off, turn) => {
        const hand = {
          ...other,
          ...spotOf(other, { right: other.frontage + off, ahead: off / 2 }),
          facing: (other.facing + turn + 3600) % 3600,
        };
        const snap = snapsOf(hand, [other], 1000).find(({ kind }) => kind === 'beside');
        assert.ok(snap);
        assert.equal(snap.stand.facing, other.facing);
        assert.equal(gap(snap.stand, other), 0);
        assert.ok(!overlap(snap.stand, other));
      },
    ),
  );
});

test('snaps are near, overlap nothing, and end with a turn to 15 degrees', () => {
  fc.assert(
    fc.property(standsWithin(8), fc.array(standsWithin(8), { maxLength: 4 }), (hand, others) => {
      const snaps = snapsOf(hand, others, 2000);
      for (const { kind, stand } of snaps) {
        if (kind === 'turned') continue;
        assert.ok(span(stand, hand) <= 2000);
        assert.ok(others.every((other) => !overlap(stand, other)));
      }
      assert.equal(snaps.at(-1)?.kind, 'turned');
      assert.equal((snaps.at(-1)?.stand.facing ?? 1) % 150, 0);
    }),
  );
  assert.equal(snappedFacing(3550), 0);
  assert.equal(snappedFacing(75), 150);
});
