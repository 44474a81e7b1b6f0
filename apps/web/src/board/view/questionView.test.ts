import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Size, Spot } from '../../common/box.ts';
import { areInWindow, type View } from '../plate/camera.ts';
import { HEX_RADIUS, HEX_STEP } from '../plate/plate.ts';
import { READABLE } from './opening.ts';
import { type QuestionSpots, showsQuestion, viewOfQuestion } from './questionView.ts';

const BOARDS: readonly Size[] = [
  { width: 390, height: 284 },
  { width: 360, height: 270 },
  { width: 544, height: 282 },
  { width: 328, height: 219 },
  { width: 320, height: 228 },
  { width: 320, height: 120 },
];
const pane = (size: Size) => ({ size, over: [], readable: READABLE, room: 0.9 * HEX_RADIUS });
const hexes = (across: number, down: number): Spot => [across * HEX_STEP, down * 1.5 * HEX_RADIUS];
const line = (n: number, down: number): Spot[] => Array.from({ length: n }, (_, i) => hexes(i, down));
const seen = (view: View, spots: readonly Spot[], size: Size): number =>
  spots.filter((spot) => areInWindow([spot], view, size, 0)).length;

describe('what a small window shows when a question opens', () => {
  test('a chosen gun and its twelve targets are all in the window, seven hexes away', () => {
    const spots: QuestionSpots = { actors: [hexes(4, 8)], targets: line(12, 1), whole: true };
    for (const size of BOARDS.slice(0, 4)) {
      const view = viewOfQuestion(spots, pane(size))!;
      assert.equal(seen(view, spots.actors, size), 1, `${size.width}×${size.height}`);
      assert.equal(seen(view, spots.targets, size), 12, `${size.width}×${size.height}`);
      assert.ok(showsQuestion(view, spots, pane(size)));
    }
  });

  test('targets ahead and far aside are visible too, at the smallest scale', () => {
    const size = { width: 522, height: 268 };
    const spots: QuestionSpots = {
      actors: [hexes(11, 13)],
      targets: [...line(9, 2).map(([x, y]): Spot => [x + 7 * HEX_STEP, y]), hexes(18, 0), hexes(19, 0)],
      whole: true,
    };
    const view = viewOfQuestion(spots, pane(size))!;
    assert.equal(seen(view, [...spots.actors, ...spots.targets], size), 12);
    assert.ok(showsQuestion(view, spots, pane(size)));
  });

  test('of two armies an actor and an enemy are always in the window, however low it is', () => {
    for (const apart of [1, 5, 12, 20, 30])
      for (const size of BOARDS) {
        const spots = { actors: line(28, apart), targets: line(26, 0), whole: false };
        const view = viewOfQuestion(spots, pane(size))!;
        const name = `${apart} hexes apart, ${size.width}×${size.height}`;
        assert.ok(seen(view, spots.actors, size) > 0 && seen(view, spots.targets, size) > 0, name);
        if (apart <= 5) assert.ok(showsQuestion(view, spots, pane(size)), name);
      }
  });

  test('two armies close together are seen from near, with some of each', () => {
    const size = { width: 390, height: 284 };
    const spots = { actors: line(28, 3), targets: line(26, 0), whole: false };
    const view = viewOfQuestion(spots, pane(size))!;
    assert.ok(view.k >= 0.5 * READABLE.least, `${view.k}`);
    assert.ok(seen(view, spots.actors, size) >= 4 && seen(view, spots.targets, size) >= 4);
  });

  test('a view without an enemy, or with a target under a button, does not show the question', () => {
    const size = { width: 390, height: 284 };
    const spots = { actors: [hexes(4, 8)], targets: [hexes(4, 0)], whole: false };
    const near: View = { k: 0.9, x: 195 - hexes(4, 8)[0] * 0.9, y: 142 - hexes(4, 8)[1] * 0.9 };
    assert.equal(showsQuestion(near, spots, pane(size)), false);
    const view = viewOfQuestion(spots, pane(size))!;
    assert.ok(showsQuestion(view, spots, pane(size)));
    const over = [{ x: 0, y: 0, width: 390, height: 60 }];
    assert.equal(showsQuestion(view, spots, { ...pane(size), over }), false);
    const clear = viewOfQuestion(spots, { ...pane(size), over })!;
    assert.ok(showsQuestion(clear, spots, { ...pane(size), over }), 'it is moved clear of the button');
  });

  test('without a target there is nothing to look for', () => {
    assert.equal(viewOfQuestion({ actors: line(3, 0), targets: [], whole: true }, pane(BOARDS[0]!)), null);
  });
});
