import assert from 'node:assert/strict';
import { test } from 'node:test';
import { corners, gap, overlap, spotOfInches } from '@linstock/ground';
import { Name } from '@linstock/scene';
import fc from 'fast-check';
import type { StandPiece } from '../plate/standPiece.ts';
import {
  draftOf,
  findFarthestAllowed,
  findPoseAlong,
  isMoved,
  listPoses,
  liveFrameOf,
  measureWay,
  moveLive,
  pinDraft,
  stepDraft,
  turnDraft,
  unpinDraft,
  waysOf,
  wheelDraft,
} from './draft.ts';

function stand(id: string, x: number, y: number, facing: number): StandPiece {
  const spot = spotOfInches(x, y);
  const pose = { ...spot, facing: facing * 10, frontage: 3000, depth: 3000 };
  return {
    ...{
      id,
      side: 0,
      kind: 'foot',
      name: id,
      called: new Name('Foot', { article: true }),
      short: id,
      group: '',
      place: { spot },
      off: null,
    },
    ...{ facing: facing * 10, marks: [], figures: [], coat: 'scarlet', facings: 'buff', story: id, pose },
  };
}

/** Three companies in line, facing 20 degrees. */
const REGIMENT = [stand('a', 20, 20, 20), stand('b', 22.819, 18.974, 20), stand('c', 25.638, 17.948, 20)];

test('an empty draft is refused', () => {
  assert.throws(() => draftOf([]), /at least one stand/);
});

test('the frame of a formed regiment is as wide as its companies together', () => {
  const { frame } = draftOf(REGIMENT);
  assert.ok(Math.abs(frame.frontage - 9000) <= 4, String(frame.frontage));
  assert.ok(Math.abs(frame.depth - 3000) <= 4, String(frame.depth));
  assert.equal(frame.facing, 200);
});

test('a stand that was not moved lies within two thousandths of an inch of where it was', () => {
  const draft = draftOf(REGIMENT);
  assert.equal(isMoved(draft), false);
  listPoses(draft, draft.live).forEach((pose, i) => {
    const { x, y, facing } = REGIMENT[i]!.pose;
    assert.ok(Math.hypot(pose.x - x, pose.y - y) <= 2);
    assert.equal(pose.facing, facing);
  });
});

test('a regiment stays formed wherever it is carried, turned and wheeled', () => {
  const turn = fc.integer({ min: -1800, max: 1800 });
  const far = fc.integer({ min: -9000, max: 9000 });
  fc.assert(
    fc.property(far, far, turn, turn, (right, ahead, wheel, face) => {
      const moved = turnDraft(
        wheelDraft(stepDraft(draftOf(REGIMENT), { right, ahead }), 'left', wheel),
        face,
      );
      const ends = listPoses(moved, moved.live).map((pose, i) => ({ ...REGIMENT[i]!.pose, ...pose }));
      for (const [one, other] of [
        [0, 1],
        [1, 2],
      ] as const) {
        assert.ok(gap(ends[one]!, ends[other]!) === 0, 'companies have come apart');
        assert.ok(!overlap(ends[one]!, ends[other]!), 'companies lie on one another');
      }
    }),
  );
});

test('a wheel leaves its pivot corner where it was', () => {
  const draft = draftOf([stand('a', 20, 20, 0)]);
  for (const about of ['left', 'right'] as const) {
    const before = corners(liveFrameOf(draft))[about === 'left' ? 0 : 1];
    const wheeled = liveFrameOf(wheelDraft(draft, about, 300));
    const after = corners(wheeled)[about === 'left' ? 0 : 1];
    assert.ok(Math.hypot(after.x - before.x, after.y - before.y) <= 2);
    assert.equal(wheeled.facing, 300);
  }
});

test('a path is measured along all its parts, and of several stands the longest one counts', () => {
  const there = pinDraft(stepDraft(draftOf([stand('a', 20, 20, 0)]), { right: 0, ahead: 3000 }));
  const draft = stepDraft(there, { right: 4000, ahead: 0 });
  assert.equal(measureWay(draft), 7000);
  assert.deepEqual(waysOf(draft), [
    {
      piece: 'a',
      way: [
        { x: 20000, y: 23000, facing: 0 },
        { x: 24000, y: 23000, facing: 0 },
      ],
    },
  ]);
  const wheel = wheelDraft(draftOf(REGIMENT), 'left', 300);
  const lengths = waysOf(wheel).map(({ way }, i) => {
    const { x, y } = REGIMENT[i]!.pose;
    return Math.round(Math.hypot(way[0]!.x - x, way[0]!.y - y));
  });
  assert.ok(Math.abs(measureWay(wheel) - Math.max(...lengths)) <= 2);
});

test('stepping back undoes the current part of the move first, then earlier parts, down to the start', () => {
  const draft = stepDraft(pinDraft(stepDraft(draftOf(REGIMENT), { right: 0, ahead: 2000 })), {
    right: 1000,
    ahead: 0,
  });
  const once = unpinDraft(draft);
  assert.equal(once.pins.length, 1);
  assert.deepEqual(once.live, once.pins[0]);
  assert.equal(isMoved(unpinDraft(once)), false);
});

test('the farthest legal place of a path is found to a hundredth of an inch', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 12000 }), (limit) => {
      const draft = moveLive(draftOf([stand('a', 20, 20, 0)]), { x: 20000, y: 32000, facing: 0 });
      const share = findFarthestAllowed(draft, ({ y }) => y - 20000 <= limit)!;
      const { y } = findPoseAlong(draft, share);
      assert.ok(y - 20000 <= limit && y - 20000 >= limit - 13, `${y - 20000} of ${limit}`);
    }),
  );
  const draft = moveLive(draftOf([stand('a', 20, 20, 0)]), { x: 20000, y: 32000, facing: 0 });
  assert.equal(
    findFarthestAllowed(draft, () => false),
    null,
  );
});
