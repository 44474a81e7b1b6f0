import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Spot } from '../../common/box.ts';
import {
  findNearestPair,
  frameSpots,
  moveOntoGround,
  moveToShow,
  scaleToFit,
  toPlateBox,
  toScreenBox,
  zoomView,
} from './framing.ts';

const window = { size: { width: 100, height: 100 }, middle: [0, 0], room: 10 } as const;

test('the selected unit is shown with as many targets as fit, the nearest first', () => {
  assert.deepEqual(frameSpots([[500, 500]], [], window), { x: 490, y: 490, width: 20, height: 20 });
  const found = frameSpots(
    [[500, 500]],
    [
      [500, 300],
      [500, 430],
      [560, 500],
    ],
    window,
  );
  assert.deepEqual(found, { x: 490, y: 420, width: 80, height: 90 });
});

test('of an army that does not fit, the unit nearest to the middle is shown with those around it', () => {
  const line = Array.from({ length: 20 }, (_, i) => [300 + 40 * i, 0] as const);
  assert.deepEqual(frameSpots(line, [], window), { x: 290, y: -10, width: 100, height: 20 });
  assert.equal(frameSpots([], [[0, 0]], window), null);
});

const WINDOW = { width: 600, height: 400 };
const view = fc.record({
  k: fc.double({ min: 0.2, max: 3, noNaN: true }),
  x: fc.integer({ min: -900, max: 900 }),
  y: fc.integer({ min: -900, max: 900 }),
});
const part = fc.record({
  x: fc.integer({ min: -500, max: 500 }),
  y: fc.integer({ min: -500, max: 500 }),
  width: fc.integer({ min: 1, max: 400 }),
  height: fc.integer({ min: 1, max: 400 }),
});
const near = (a: number, b: number) => Math.abs(a - b) < 1e-6;

test('a part of the plate is found on the screen, and the part under a box of the screen on the plate', () => {
  assert.deepEqual(toScreenBox({ x: 10, y: 20, width: 30, height: 40 }, { k: 2, x: 100, y: -5 }), {
    ...{ x: 120, y: 35 },
    ...{ width: 60, height: 80 },
  });
  fc.assert(
    fc.property(part, view, (box, at) => {
      const back = toPlateBox(toScreenBox(box, at), at);
      for (const side of ['x', 'y', 'width', 'height'] as const) assert.ok(near(back[side], box[side]));
    }),
  );
});

test('a view moved to show a part has it in the window, at the same scale, if it fits', () => {
  fc.assert(
    fc.property(part, view, fc.integer({ min: 0, max: 100 }), (box, at, edge) => {
      const moved = moveToShow(at, box, WINDOW, edge);
      const seen = toScreenBox(box, moved);
      assert.equal(moved.k, at.k);
      for (const [start, length, space] of [
        [seen.x, seen.width, WINDOW.width],
        [seen.y, seen.height, WINDOW.height],
      ] as const) {
        const air = Math.min(edge, Math.max(0, (space - length) / 2));
        assert.ok(start >= air - 1e-6, 'not beyond the first edge');
        assert.ok(length > space || start + length <= space - air + 1e-6, 'nor beyond the other');
      }
      const again = moveToShow(moved, box, WINDOW, edge);
      assert.ok(near(again.x, moved.x) && near(again.y, moved.y), 'it is moved once');
    }),
  );
});

test('a view moved onto the ground shows nothing beyond it if the ground fills the window', () => {
  const ground = { x: -500, y: -500, width: 1000, height: 1000 };
  fc.assert(
    fc.property(view, (at) => {
      const seen = toScreenBox(ground, moveOntoGround(at, WINDOW, ground));
      if (seen.width >= WINDOW.width) assert.ok(seen.x <= 1e-6 && seen.x + seen.width >= WINDOW.width - 1e-6);
      else assert.ok(near(seen.x, toScreenBox(ground, at).x), 'not moved');
      if (seen.height >= WINDOW.height)
        assert.ok(seen.y <= 1e-6 && seen.y + seen.height >= WINDOW.height - 1e-6);
    }),
  );
});

test('zoomed, a view has the same middle; at the scale to fit a part fills the window one way', () => {
  fc.assert(
    fc.property(part, view, fc.double({ min: 0.5, max: 2, noNaN: true }), (box, at, by) => {
      const middle = (of: typeof at) => [(WINDOW.width / 2 - of.x) / of.k, (WINDOW.height / 2 - of.y) / of.k];
      const [before, after] = [middle(at), middle(zoomView(at, by, WINDOW))];
      assert.ok(near(before[0]!, after[0]!) && near(before[1]!, after[1]!));
      const k = scaleToFit(box, WINDOW);
      assert.ok(near(Math.max(box.width * k - WINDOW.width, box.height * k - WINDOW.height), 0));
    }),
  );
});

test('the nearest pair has one spot of each list; there is none if a list is empty', () => {
  const spots = fc.array(fc.tuple(fc.nat(40), fc.nat(40)));
  fc.assert(
    fc.property(spots, spots, (ones, others) => {
      const pair = findNearestPair(ones, others);
      if (ones.length === 0 || others.length === 0) return assert.equal(pair, null);
      const away = ([[x, y], [right, down]]: readonly [Spot, Spot]) => Math.hypot(right - x, down - y);
      assert.ok(pair && ones.includes(pair[0] as [number, number]));
      for (const one of ones) for (const other of others) assert.ok(away([one, other]) >= away(pair));
    }),
  );
});
