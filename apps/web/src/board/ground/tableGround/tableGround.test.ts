import assert from 'node:assert/strict';
import { test } from 'node:test';
import { needRulebook } from '@linstock/systems/all';
import { engrave } from '../engraving.ts';
import { isNearCourse } from '../shapes.ts';
import { prepareTableGround } from '../source.ts';
import { placeTufts } from './tufts.ts';
import { placeTrees } from './uprights.ts';

const rules = needRulebook('johnny-reb');
const ground = rules.present.shows.ground(rules.field('brawners-farm', {}));
assert.ok(ground.kind === 'table');
const engraving = engrave(prepareTableGround(ground, 'brawners-farm', 'table'));
const { bounds } = engraving;

test('no tree of a wood stands on a road, and every wood has trees', () => {
  const trees = placeTrees(engraving, bounds);
  for (const cover of engraving.covers)
    if (cover.kind === 'woods' && cover.density !== 'open')
      assert.ok(
        trees.some(({ at: [x, y] }) => x > cover.shape.box.x && y > cover.shape.box.y),
        cover.name,
      );
  for (const { at } of trees)
    for (const { course, width } of engraving.roads) assert.ok(!isNearCourse(course, at, width / 2));
});

test('two sheets of one wood have the same trees where they meet', () => {
  const left = { ...bounds, width: bounds.width * 0.6 };
  const right = { ...bounds, x: bounds.width * 0.4, width: bounds.width * 0.6 };
  const within = ({ at: [x] }: { readonly at: readonly [number, number] }) =>
    x > bounds.width * 0.45 && x < bounds.width * 0.55;
  const of = (box: typeof bounds) =>
    placeTrees(engraving, box)
      .filter(within)
      .map(({ at }) => at.join());
  assert.ok(of(left).length > 0);
  assert.deepEqual(of(left), of(right));
});

test('two sheets of one table have the same grass where they meet, and none is drawn from far away', () => {
  const at = (x: number) =>
    placeTufts({ box: { x, y: 0, width: 100, height: 100 }, scale: 2 }, 7).map(({ tufts }) =>
      tufts
        .filter((tuft) => tuft.x > 95 && tuft.x < 105 && tuft.y < 90)
        .map(({ x: across, y }) => [across, y]),
    );
  assert.equal(at(0).length, 2);
  assert.ok(at(0).flat().length > 0);
  assert.deepEqual(at(0), at(100));
  assert.deepEqual(placeTufts({ box: bounds, scale: 0.5 }, 7), []);
});
