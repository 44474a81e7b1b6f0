import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Stand, span, spotOf, wheeled } from '@linstock/ground';
import { roundRoute } from './roundedRoutes.ts';

const stand: Stand = { x: 20_000, y: 20_000, facing: 0, frontage: 9000, depth: 3000 };

test('a wheel is drawn as an arc about its corner, and the rest of the route unchanged', () => {
  const end = wheeled(stand, 'left', -400);
  const on = { ...end, y: end.y + 5000 };
  const way = roundRoute(stand, [end, on]);
  const pivot = spotOf(stand, { right: -4500, ahead: 1500 });
  const arc = way.slice(0, -1);
  assert.ok(arc.length >= 8);
  for (const pose of arc) assert.ok(Math.abs(span(pose, pivot) - span(stand, pivot)) < 10);
  assert.deepEqual([way.at(-2), way.at(-1)], [end, on]);
});

test('a straight way has its ends and nothing between them', () => {
  const ahead = { ...stand, y: 26_000 };
  assert.deepEqual(roundRoute(stand, [ahead]), [stand, ahead]);
});
