import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contains, type Spot } from '../../common/box.ts';
import { boxInSightOf, type View } from '../plate/camera.ts';
import { isReadable, isSmall, measureActionEdge, viewOfAction, viewOfChosen } from './smallWindow.ts';

const SIZE = { width: 390, height: 390 };
const READABLE = { least: 0.4, most: 1.5 };
const KEEP = { x: 0, y: 0, width: 1500, height: 1000 };
const seen = (view: View) => ({ view, size: SIZE, readable: READABLE, keep: KEEP, room: 30 });
/** A view at a scale with a spot in its middle. */
const about = ([x, y]: Spot, k: number): View => ({ k, x: 195 - x * k, y: 195 - y * k });

test('a phone held either way is a small window, a tablet is not; pieces far away look alike there', () => {
  assert.ok(isSmall(SIZE) && isSmall({ width: 544, height: 282 }));
  assert.ok(!isSmall({ width: 724, height: 636 }));
  const far = about([700, 500], 0.25);
  assert.ok(!isReadable(far, READABLE) && isReadable({ ...far, k: 0.4 }, READABLE));
});

test('an action is shown from near, and the view does not move while actions are well inside the window', () => {
  const whole = about([750, 500], 0.25);
  const first = viewOfAction(
    [
      [700, 500],
      [760, 420],
    ],
    seen(whole),
    40,
  )!;
  assert.ok(first.k >= READABLE.least, `${first.k}`);
  assert.equal(
    viewOfAction(
      [
        [720, 480],
        [660, 560],
      ],
      seen(first),
      40,
    ),
    null,
  );
  const next = viewOfAction(
    [
      [200, 500],
      [260, 420],
    ],
    seen(first),
    40,
  )!;
  assert.equal(next.k, first.k, 'it goes there at the same scale');
  assert.ok(contains(boxInSightOf(next, SIZE), [200, 500]));
});

test('an action over much of the field is shown whole, and the view zooms in again afterwards', () => {
  const near = about([300, 500], 0.5);
  const far = viewOfAction(
    [
      [100, 500],
      [1400, 500],
    ],
    seen(near),
    40,
  )!;
  assert.ok(far.k < 0.3 && contains(boxInSightOf(far, SIZE), [1400, 500]));
  assert.equal(
    viewOfAction(
      [
        [100, 500],
        [1400, 480],
      ],
      seen(far),
      40,
    ),
    null,
  );
  const back = viewOfAction(
    [
      [700, 500],
      [760, 420],
    ],
    seen(far),
    40,
  )!;
  assert.ok(back.k >= READABLE.least);
});

test('a long selected Command shows its part nearest to the enemy; a distant company is zoomed in on', () => {
  const line = Array.from({ length: 20 }, (_, i): Spot => [60 + i * 70, 800]);
  const foes: Spot[] = [[1300, 600]];
  const command = viewOfChosen([line, [], foes], seen(about([750, 500], 0.25)), 56)!;
  assert.ok(command.k >= READABLE.least, `${command.k}`);
  assert.ok(contains(boxInSightOf(command, SIZE), [60 + 18 * 70, 800]));
  const one = viewOfChosen([[[400, 300]], [], foes], seen(about([750, 500], 0.25)), 56)!;
  assert.ok(one.k >= READABLE.least && contains(boxInSightOf(one, SIZE), [400, 300]));
  const here = about([700, 500], 0.5);
  assert.deepEqual(
    viewOfChosen([[[720, 520]], [], foes], seen(here), 56),
    here,
    'it does not move for who is well in sight',
  );
  const low = viewOfChosen([[[700, 870]], [], foes], seen(here), 56)!;
  assert.equal(low.x, here.x);
  assert.ok(870 * low.k + low.y <= SIZE.height - 56, 'who stands at the edge has room about him');
  assert.equal(viewOfChosen([[], [], foes], seen(about([750, 500], 0.25)), 56), null);
});

test('no view shows what is beyond the ground while there is ground enough', () => {
  const corner = viewOfAction([[20, 20]], seen(about([750, 500], 0.5)), 40)!;
  assert.equal(viewOfAction([[20, 20]], seen({ ...corner, x: -6 }), 40), null, 'nor does it twitch there');
  assert.ok(Math.abs(corner.x) + Math.abs(corner.y) < 1e-9, `${corner.x}, ${corner.y}`);
});

test('an event that is followed lies clear of the buttons of a large window; a phone has none there', () => {
  assert.ok(
    measureActionEdge({ width: 1080, height: 760 }, 40) >= 10 + 38 + 30,
    'a button, its gap and half a counter',
  );
  assert.equal(measureActionEdge({ width: 390, height: 388 }, 40), 40);
});
