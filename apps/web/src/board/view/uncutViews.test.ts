import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Spot } from '../../common/box.ts';
import { HEX_RADIUS, HEX_STEP } from '../plate/plate.ts';
import type { Fighter } from './openingPart.ts';
import { countCut, frameUncut, placeCounterBoxes } from './uncutViews.ts';

const SIZE = { width: 1080, height: 740 };
const line = (count: number, y: number): Spot[] =>
  Array.from({ length: count }, (_, i) => [i * HEX_STEP, y * HEX_STEP]);
const standing = (spots: readonly Spot[]) =>
  placeCounterBoxes(spots.map((spot): Fighter => ({ side: 0, spot })));
const scaleOf = (radius: number) => radius / HEX_RADIUS;

test('a line longer than the window shows each counter whole or not at all, and loses none', () => {
  const spots = [...line(21, 0), ...line(8, 4)];
  const k = scaleOf(40);
  for (const x of [-300, -275, -251, -222]) {
    const before = { k, x, y: 200 };
    const after = frameUncut(before, standing(spots), { size: SIZE, over: [], least: scaleOf(38) });
    const seen = (view: typeof before) =>
      spots.filter(([across]) => {
        const [at, half] = [across * view.k + view.x, 0.73 * HEX_RADIUS * view.k];
        return at - half > -2 && at + half < SIZE.width + 2;
      }).length;
    assert.ok(countCut(before, standing(spots), SIZE, []) > 0);
    assert.equal(countCut(after, standing(spots), SIZE, []), 0);
    assert.ok(seen(after) >= seen(before), `${seen(after)} of ${seen(before)}`);
    assert.ok(after.k >= scaleOf(38) && after.k <= 1.2 * k);
  }
});

test('a view that cuts no counter is unchanged', () => {
  const view = { k: scaleOf(40), x: 60, y: 300 };
  assert.equal(frameUncut(view, standing(line(5, 0)), { size: SIZE, over: [], least: scaleOf(38) }), view);
});

test('if every edge cuts a visible counter, a view with a few counters fewer is chosen, with none cut', () => {
  const aside = line(12, 1.5 / Math.sqrt(3)).map(([x, y]): Spot => [x + HEX_STEP / 2, y]);
  const troops = standing([...line(12, 0), ...aside.slice(0, 4), ...line(3, 4)]);
  const size = { width: 390, height: 390 };
  const before = { k: scaleOf(40), x: -200, y: 120 };
  assert.ok(countCut(before, troops, size, []) > 0);
  const after = frameUncut(before, troops, { size, over: [], least: scaleOf(38) });
  assert.equal(countCut(after, troops, size, []), 0);
});

test('no view is given up for one with few troops or with one side only, wherever troops stand', () => {
  const size = { width: 390, height: 390 };
  const k = scaleOf(40);
  for (const n of [3, 11, 27, 34, 48]) {
    const fighters: Fighter[] = [];
    for (let i = 0; i < 12; i++)
      for (let j = 0; j < 12; j++) {
        const chance = (Math.imul(n * 144 + i * 12 + j, 2_654_435_761) >>> 0) / 2 ** 32;
        if (chance < 0.12 + (n % 5) * 0.12)
          fighters.push({
            side: j < 3 ? 0 : 1,
            spot: [(i + (j % 2) / 2) * HEX_STEP, j * 1.5 * HEX_RADIUS],
          });
      }
    const troops = placeCounterBoxes(fighters);
    const before = { k, x: -60 - 3 * n, y: -20 - 2 * n };
    const after = frameUncut(before, troops, { size, over: [], least: scaleOf(38) });
    const whole = (view: typeof before) => {
      const all = troops.filter(({ box }) => {
        const [x, y] = [box.x * view.k + view.x, box.y * view.k + view.y];
        const [right, foot] = [x + box.width * view.k, y + box.height * view.k];
        return x > -2 && y > -2 && right < size.width + 2 && foot < size.height + 2;
      });
      return [all.length, new Set(all.map(({ side }) => side)).size] as const;
    };
    const [[had, sides], [has, left]] = [whole(before), whole(after)];
    assert.ok(has >= had - Math.max(2, 0.2 * had), `${n}: ${has} of ${had} are left`);
    assert.equal(left, Math.max(left, sides), `${n}: both sides stay in sight`);
  }
});

test('an officer’s label under a counter is whole too; an officer alone is as large as the label', () => {
  const low: Fighter[] = [{ side: 0, spot: [0, 0] }];
  const led: Fighter[] = [...low, { side: 0, spot: [0, 0], officer: true }];
  const [bare, labelled, alone] = [low, led, led.slice(1)].map((each) => placeCounterBoxes(each)[0]!.box);
  assert.ok(labelled!.height > bare!.height && alone!.height < bare!.height);
  assert.equal(placeCounterBoxes(led).length, 1);
});
