import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Stand, span, spotOf, wheeled } from './index.ts';
import { isWheel, posesOfWheel, turnBetween, wheeledAbout, wheelTo } from './wheel.ts';

const stand: Stand = { x: 20_000, y: 10_000, facing: 3400, frontage: 3000, depth: 3000 };

test('a stand that wheels about its front corner is seen to wheel, to the right or left, ahead or back', () => {
  for (const about of ['left', 'right'] as const)
    for (const turn of [300, -300, 17, 1500]) {
      const wheel = wheelTo([stand], [wheeled(stand, about, turn)]);
      assert.equal(wheel?.turn, turn);
      const corner = spotOf(stand, { right: about === 'left' ? -1500 : 1500, ahead: 1500 });
      assert.ok(span(wheel.about, corner) <= 2);
    }
});

test('a line of several stands wheels about the corner of the one at its end', () => {
  const line = [-1, 0, 1].map((place) => ({ ...stand, ...spotOf(stand, { right: place * 3000, ahead: 0 }) }));
  const pivot = spotOf(stand, { right: 4500, ahead: 1500 });
  const ends = line.map((each) => wheeledAbout(each, { about: pivot, turn: 300 }));
  assert.deepEqual(wheelTo(line, ends), { about: pivot, turn: 300 });
  assert.equal(wheelTo(line, [...ends.slice(1), ends[0]!]), null, 'each goes to its own place');
});

test('a straight move, a turn on the spot and an about-face are no wheels', () => {
  assert.equal(wheelTo([stand], [{ ...stand, y: 14_000 }]), null);
  assert.equal(wheelTo([stand], [{ ...stand, facing: 100 }]), null);
  assert.equal(wheelTo([stand], [{ ...stand, facing: 1600 }]), null);
});

test('the way of a wheel keeps its distance from where it turns, and ends where the wheel does', () => {
  const about = spotOf(stand, { right: -1500, ahead: 1500 });
  const poses = posesOfWheel(stand, { about, turn: -440 });
  assert.ok(poses.length >= 8);
  for (const pose of poses) assert.ok(Math.abs(span(pose, about) - span(stand, about)) <= 1);
  assert.ok(isWheel(stand, poses.at(-1)!, { about, turn: -440 }));
  assert.equal(turnBetween(3400, poses.at(-1)!.facing), -440);
});
