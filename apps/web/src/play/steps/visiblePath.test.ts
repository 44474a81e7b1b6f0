import assert from 'node:assert/strict';
import { test } from 'node:test';
import { insideStand } from '@linstock/ground';
import { cutVisiblePath } from './visiblePath.ts';

/** Three inches wide and one deep. */
const stand = (x: number, y: number, facing = 0) => ({ x, y, facing, frontage: 3000, depth: 1000 });
const pose = (x: number, y: number, facing = 0) => ({ x, y, facing });

const ROWS = [
  ['straight ahead: before the rear edge', [pose(0, 0), pose(0, 6000)], { x: 0, y: 5350 }],
  ['to the side: before the flank', [pose(0, 0), pose(6000, 0)], { x: 4350, y: 0 }],
  ['a line that faces east', [pose(0, 0, 900), pose(6000, 0, 900)], { x: 5350, y: 0 }],
  [
    'a wheel at the end of the way: before the stand as it stands then',
    [pose(0, 0), pose(0, 6000), pose(0, 6000, 900)],
    { x: 0, y: 4350 },
  ],
] as const;

for (const [name, poses, ends] of ROWS)
  test(`the head of an arrow lies clear of the stand that went there: ${name}`, () => {
    const way = cutVisiblePath(poses, stand(0, 0), []);
    assert.deepEqual({ x: way.at(-1)?.x, y: way.at(-1)?.y }, ends);
    const end = poses.at(-1)!;
    assert.ok(!insideStand(stand(end.x, end.y, end.facing), way.at(-1)!));
    assert.deepEqual(way[0], poses[0]);
  });

test('a path that is wholly under the stand is not drawn', () => {
  assert.deepEqual(cutVisiblePath([pose(0, 0), pose(200, 100)], stand(0, 0), []), [pose(200, 100)]);
});

test('an officer who joins a company moves to its edge on the screen', () => {
  const officer = { ...stand(0, 0), frontage: 500, depth: 500 };
  const way = cutVisiblePath([pose(0, 0), pose(0, 6200)], officer, [stand(0, 6200), stand(9000, 0)]);
  assert.deepEqual(way.at(-1), pose(0, 5550));
});
