import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boardHandle } from './boardHandle.ts';
import type { View } from './camera.ts';
import type { BoardCamera } from './useCamera.ts';

/** A board of a desk, whose plate units are pixels of its window at first; where its camera has gone. */
function desk() {
  let view: View = { x: 0, y: 0, k: 1 };
  const camera = { view: () => view, glide: (next: View) => (view = next) };
  const size = { width: 1080, height: 760 };
  const limits = { nearest: 3, farthest: 0.1, keep: { x: -500, y: -500, width: 3000, height: 3000 } };
  const board = { camera, size: () => size, limits: () => limits } as unknown as BoardCamera;
  const spotOf = (place: string): [number, number] => {
    const [x = 0, y = 0] = place.split(',').map(Number);
    return [x, y];
  };
  const handle = boardHandle(board, spotOf, { current: null }, 40, { least: 0.5, most: 2 });
  return { handle, seenAt: ([x, y]: readonly [number, number]) => [x * view.k + view.x, y * view.k + view.y] };
}

test('a deed that is followed lies clear of the buttons at the edge of the board', () => {
  Object.assign(globalThis, { matchMedia: () => ({ matches: true }) });
  const { handle, seenAt } = desk();
  assert.equal(handle.follow(['500,400'], 40), true);
  assert.equal(handle.follow(['1025,700'], 40), false);
  const [x, y] = seenAt([1025, 700]);
  assert.ok(x! <= 1080 - 84 && y! <= 760 - 84, `${x}, ${y}`);
});
