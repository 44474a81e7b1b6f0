import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Spot } from '../../common/box.ts';
import {
  boxInSightOf,
  createCamera,
  detailOf,
  findSpot,
  fitBox,
  frameFirstReadable,
  isTurned,
  keepInSight,
  type Limits,
  mixViews,
  screenOf,
  spreadSpots,
  zoomAbout,
} from './camera.ts';

const limits: Limits = { nearest: 3, farthest: 0.2, keep: { x: -100, y: -50, width: 1000, height: 800 } };
const number = fc.double({ min: -500, max: 500, noNaN: true });

test('turning a phone is a turn; opening its keyboard, or a slightly wider window, is not', () => {
  const phone = { width: 390, height: 844 };
  assert.ok(isTurned(phone, { width: 844, height: 390 }));
  assert.ok(isTurned({ width: 844, height: 390 }, phone));
  assert.ok(!isTurned(phone, { width: 390, height: 320 }));
  assert.ok(!isTurned(phone, { width: 412, height: 844 }));
});

test('a window without a size still gives a scale that drawings can divide by', () => {
  const box = { x: 0, y: 0, width: 400, height: 300 };
  for (const size of [
    { width: 0, height: 0 },
    { width: 800, height: 0 },
  ]) {
    const view = frameFirstReadable([box], size, { least: 0.4, most: 2 });
    assert.ok(view && view.k > 0 && Number.isFinite(1 / view.k), JSON.stringify(view));
  }
});

test('a camera sent to a view without a scale stays where it is', () => {
  const camera = createCamera({ x: 1, y: 2, k: 0.5 }, (draw) => draw(0));
  for (const k of [0, -1, NaN, Infinity]) {
    camera.look({ x: 0, y: 0, k });
    camera.glide({ x: 0, y: 0, k }, 0);
    camera.glide({ x: 0, y: 0, k }, 100);
    assert.deepEqual(
      [camera.view(), camera.bound()],
      [
        { x: 1, y: 2, k: 0.5 },
        { x: 1, y: 2, k: 0.5 },
      ],
    );
  }
});

test('zooming keeps the point under the pointer in place', () => {
  fc.assert(
    fc.property(number, number, fc.double({ min: 0.05, max: 20, noNaN: true }), (x, y, factor) => {
      const view = { x: 40, y: -20, k: 0.9 };
      const after = zoomAbout(view, factor, x, y, limits);
      const [before, now] = [findSpot(view, x, y), findSpot(after, x, y)];
      assert.ok(Math.hypot(before[0] - now[0], before[1] - now[1]) < 1e-6);
      assert.ok(after.k >= limits.farthest && after.k <= limits.nearest);
    }),
  );
});

test('the fitted view shows the whole box in the middle', () => {
  const box = { x: -30, y: 10, width: 400, height: 900 };
  const size = { width: 1200, height: 700 };
  const sight = boxInSightOf(fitBox(box, size, limits), size);
  assert.ok(sight.x <= box.x && sight.y <= box.y + 1e-9);
  assert.ok(sight.y + sight.height >= box.y + box.height - 1e-9);
  const [x, y] = screenOf(fitBox(box, size, limits), [170, 460]);
  assert.deepEqual([Math.round(x), Math.round(y)], [600, 350]);
});

test('of several boxes the first that is large enough to read is shown whole; if none is, the last one', () => {
  const size = { width: 400, height: 200 };
  const readable = { least: 0.5, most: 2 };
  const field = { x: 0, y: 0, width: 1600, height: 800 };
  const both = { x: 100, y: 50, width: 800, height: 400 };
  const one = { x: 300, y: 100, width: 40, height: 20 };
  assert.deepEqual(frameFirstReadable([field, both, one], size, readable), { k: 0.5, x: -50, y: -25 });
  assert.deepEqual(
    frameFirstReadable([one, both], size, readable),
    { k: 2, x: -440, y: -120 },
    'no nearer than the most',
  );
  assert.deepEqual(
    frameFirstReadable([both, field], { width: 200, height: 100 }, readable)?.k,
    0.125,
    'the last',
  );
  assert.equal(frameFirstReadable([], size, readable), null);
});

test('the field cannot be dragged out of the window', () => {
  const size = { width: 800, height: 600 };
  fc.assert(
    fc.property(fc.integer({ min: -1e5, max: 1e5 }), fc.integer({ min: -1e5, max: 1e5 }), (x, y) => {
      const sight = boxInSightOf(keepInSight({ x, y, k: 1 }, size, limits), size);
      const { keep } = limits;
      assert.ok(sight.x < keep.x + keep.width && sight.x + sight.width > keep.x);
      assert.ok(sight.y < keep.y + keep.height && sight.y + sight.height > keep.y);
    }),
  );
});

test('a gliding view ends where it was sent, and a touch on the board stops it', () => {
  let draw: ((time: number) => void) | null = null;
  const camera = createCamera({ x: 0, y: 0, k: 1 }, (next) => {
    draw = next;
  });
  let told = 0;
  const stop = camera.listen(() => {
    told++;
  });
  const frame = (time: number) => draw?.(time);
  camera.glide({ x: 100, y: 0, k: 2 }, 200);
  assert.deepEqual([camera.view().x, camera.bound().x], [0, 100], 'where it is, and where it is going');
  frame(0);
  frame(100);
  assert.ok(camera.view().x > 50 && camera.view().x < 100, 'eased: more than half way in half the time');
  frame(200);
  assert.deepEqual(camera.view(), { x: 100, y: 0, k: 2 });
  camera.glide({ x: 0, y: 0, k: 1 }, 200);
  frame(300);
  camera.look({ x: 7, y: 7, k: 1 });
  frame(400);
  assert.deepEqual(camera.view(), { x: 7, y: 7, k: 1 });
  stop();
  const before = told;
  camera.look({ x: 7, y: 0, k: 1 });
  assert.equal(camera.bound().x, 7, 'who takes it in hand ends its way');
  camera.glide({ x: 1, y: 1, k: 1 }, 0);
  assert.equal(told, before);
});

test('half way between two scales is their geometric mean', () => {
  assert.equal(mixViews({ x: 0, y: 0, k: 1 }, { x: 0, y: 0, k: 4 }, 0.5).k, 2);
});

test('a wider piece on the screen is drawn in more detail', () => {
  assert.deepEqual([6, 20, 39, 58, 116].map(detailOf), ['dot', 'small', 'mid', 'full', 'large']);
});

test('tap targets that lie close together are shown a finger apart, around their common middle', () => {
  const [phone, far] = [
    { width: 390, height: 380 },
    { x: 0, y: 0, k: 0.3 },
  ];
  const places: Spot[] = [
    [100, 100],
    [176, 100],
    [252, 100],
  ];
  const near = spreadSpots(places, far, phone, 44);
  assert.ok(near);
  const [first, middle] = [screenOf(near, [100, 100]), screenOf(near, [176, 100])];
  assert.ok(Math.abs(middle[0] - first[0] - 44) < 1e-6);
  assert.deepEqual(middle.map(Math.round), [195, 190]);
  assert.equal(spreadSpots(places, near, phone, 44), null, 'nothing moves once they lie apart');
  assert.equal(spreadSpots(places.slice(0, 1), far, phone, 44), null);
});
