import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Trail } from '../../play/steps/trail.ts';
import { endBefore, placeDiscs } from './trail.ts';

test('an arrow ends at the edge of the counter it goes to, and a short one in the middle of its way', () => {
  assert.deepEqual(endBefore([0, 0], [100, 0], 35), [65, 0]);
  assert.deepEqual(endBefore([0, 0], [40, 0], 35), [20, 0]);
  assert.deepEqual(endBefore([5, 5], [5, 5], 35), [5, 5]);
});

test('discs of one place lie side by side and take up space there; arrows take none', () => {
  const disc = (id: string, hex: number): Trail => ({
    ...{ id, side: 0, newest: false, kind: 'mark', text: id },
    at: { hex },
  });
  const shot: Trail = {
    ...{ id: 'shot', side: 0, newest: true, kind: 'fire', weapon: 'musket' },
    ...{ from: { hex: 1 }, to: { hex: 2 } },
  };
  const boxes = placeDiscs([disc('1', 3), shot, disc('2', 3)], () => [100, 40], 0.5);
  assert.deepEqual(
    boxes.map(({ x, y, width, height }) => [x + width / 2, y + height / 2]),
    [
      [50, 20],
      [75, 20],
    ],
  );
});
