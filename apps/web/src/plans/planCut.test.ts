import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PlanData } from './planData.ts';
import kept from './plans.json' with { type: 'json' };
import { cutTo, fittingOf, isAllSeen, sizeOnPlan } from './planCut.ts';

const plans = Object.entries(kept as unknown as Record<string, Record<string, PlanData>>).flatMap(
  ([system, battles]) =>
    Object.entries(battles).map(([battle, plan]) => ({ name: `${system} ${battle}`, plan })),
);

/** The frames of the chooser on a desktop and on a phone, in CSS pixels. */
const FRAMES = [
  [118, 150],
  [205, 200],
  [128, 106],
] as const;

test('the picture of every battle shows troops of both sides in their colours', () => {
  for (const { name, plan } of plans)
    for (const [width, height] of FRAMES) {
      const view = cutTo(plan.troops, plan.box);
      const scales = [width / view.width, height / view.height];
      const scale = isAllSeen(view) ? Math.min(...scales) : Math.max(...scales);
      const [across, down] = [view.x + view.width / 2, view.y + view.height / 2];
      const seen = ([, x, y]: PlanData['troops'][number]) =>
        Math.abs(x - across) * scale < width / 2 && Math.abs(y - down) * scale < height / 2;
      for (const side of [0, 1]) {
        const all = plan.troops.filter(([of]) => of === side);
        const many = all.filter(seen).length;
        assert.ok(3 * many >= all.length, `${name} at ${width}: ${many} of ${all.length} of side ${side}`);
      }
      const length = Math.max(view.width, view.height);
      for (const each of plan.troops)
        assert.ok(sizeOnPlan(each, length).depth * scale >= 2, `${name} at ${width}: no colour is seen`);
    }
});

test('at the side of a tall section more of the plan is visible, without blanks at its end', () => {
  const whole = { x: 0, y: 0, width: 800, height: 600 };
  assert.equal(fittingOf({ x: 300, y: 0, width: 200, height: 400 }, whole), 'xMidYMin meet');
  assert.equal(fittingOf({ x: 300, y: 200, width: 200, height: 400 }, whole), 'xMidYMax meet');
  assert.equal(fittingOf({ x: 0, y: 100, width: 800, height: 300 }, whole), 'xMidYMid slice');
});
