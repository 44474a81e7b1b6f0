import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Spot } from '../../common/box.ts';
import type { Loop } from '../plate/plate.ts';
import { type Hachure, hachuresOf, measureHeight } from './hachures.ts';
import { makeExactShape } from './shapes.ts';

/** A hill with a narrow notch from the south, where strokes from both sides meet. */
const notched: Loop = [
  [0, 0],
  [120, 0],
  [120, 120],
  [66, 120],
  [60, 40],
  [54, 120],
  [0, 120],
];
/** The level above it: its west side lies near the level below, its north side upon it. */
const upper: Loop = [
  [9, 0.5],
  [50, 0.5],
  [50, 60],
  [9, 60],
];
const relief = [
  { shape: makeExactShape(notched), height: 18 },
  { shape: makeExactShape(upper), height: 45 },
];
const strokes = hachuresOf(relief, { x: -50, y: -50, width: 250, height: 250 }, () => false);

const along = ({ head, tip }: Hachure): Spot[] =>
  Array.from({ length: 11 }, (_, i): Spot => {
    const share = i / 10;
    return [head[0] + (tip[0] - head[0]) * share, head[1] + (tip[1] - head[1]) * share];
  });

test('no hachure touches another: not in a notch, nor where two levels lie close together', () => {
  assert.ok(strokes.length > 100, `${strokes.length} strokes`);
  const inked = strokes.map(along);
  for (const [i, one] of inked.entries())
    for (const other of inked.slice(i + 1)) {
      if (Math.hypot(one[0]![0] - other[0]![0], one[0]![1] - other[0]![1]) > 40) continue;
      const touching = one.find(([x, y]) => other.some(([ox, oy]) => Math.hypot(x - ox, y - oy) < 1.2));
      assert.equal(touching, undefined, `two strokes touch at ${touching?.join()}`);
    }
});

test('a hachure stays on ground of one height, short of the next level line, and is never a mere dot', () => {
  for (const stroke of strokes) {
    const heights = new Set(
      along(stroke)
        .slice(1)
        .map((spot) => measureHeight(relief, spot)),
    );
    assert.equal(heights.size, 1, `a stroke from ${stroke.head.join()} runs over a level line`);
    const { head, tip } = stroke;
    assert.ok(Math.hypot(tip[0] - head[0], tip[1] - head[1]) >= 4, `a dot at ${head.join()}`);
  }
  assert.ok(
    strokes.some(({ head: [x, y] }) => x > 0 && x < 9 && y > 10 && y < 60),
    'between two near levels there are still strokes, only shorter',
  );
});
