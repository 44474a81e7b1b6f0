import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Fighter } from './openingPart.ts';
import { HEX_RADIUS, HEX_STEP, type Spot } from './plate.ts';
import { cutIn, standingOf, uncut } from './uncut.ts';

const SIZE = { width: 1080, height: 740 };
const line = (count: number, y: number): Spot[] =>
  Array.from({ length: count }, (_, i) => [i * HEX_STEP, y * HEX_STEP]);
const standing = (spots: readonly Spot[]) => standingOf(spots.map((spot): Fighter => ({ side: 0, spot })));
const scaleOf = (radius: number) => radius / HEX_RADIUS;

test('of a line longer than the window each counter is in sight whole or not at all, and none who was in sight is lost', () => {
  const spots = [...line(21, 0), ...line(8, 4)];
  const k = scaleOf(40);
  for (const x of [-300, -275, -251, -222]) {
    const before = { k, x, y: 200 };
    const after = uncut(before, standing(spots), { size: SIZE, over: [], least: scaleOf(38) });
    const seen = (view: typeof before) =>
      spots.filter(([across]) => {
        const [at, half] = [across * view.k + view.x, 0.73 * HEX_RADIUS * view.k];
        return at - half > -2 && at + half < SIZE.width + 2;
      }).length;
    assert.ok(cutIn(before, standing(spots), SIZE, []) > 0);
    assert.equal(cutIn(after, standing(spots), SIZE, []), 0);
    assert.ok(seen(after) >= seen(before), `${seen(after)} of ${seen(before)}`);
    assert.ok(after.k >= scaleOf(38) && after.k <= 1.2 * k);
  }
});

test('a view that cuts nobody stays as it is', () => {
  const view = { k: scaleOf(40), x: 60, y: 300 };
  assert.equal(uncut(view, standing(line(5, 0)), { size: SIZE, over: [], least: scaleOf(38) }), view);
});

test('where no edge is clear of all in sight, a few are left out for one that cuts nobody', () => {
  const aside = line(12, 1.5 / Math.sqrt(3)).map(([x, y]): Spot => [x + HEX_STEP / 2, y]);
  const troops = standing([...line(12, 0), ...aside.slice(0, 4), ...line(3, 4)]);
  const size = { width: 390, height: 390 };
  const before = { k: scaleOf(40), x: -200, y: 120 };
  assert.ok(cutIn(before, troops, size, []) > 0);
  const after = uncut(before, troops, { size, over: [], least: scaleOf(38) });
  assert.equal(cutIn(after, troops, size, []), 0);
});

test('the slip of an officer under his counter is whole too, and an officer alone is no larger than his slip', () => {
  const low: Fighter[] = [{ side: 0, spot: [0, 0] }];
  const led: Fighter[] = [...low, { side: 0, spot: [0, 0], officer: true }];
  const [bare, slipped, alone] = [low, led, led.slice(1)].map((each) => standingOf(each)[0]!.box);
  assert.ok(slipped!.height > bare!.height && alone!.height < bare!.height);
  assert.equal(standingOf(led).length, 1);
});
