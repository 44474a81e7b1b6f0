import assert from 'node:assert/strict';
import { test } from 'node:test';
import { editedFile, newBattle, type OpenFight, openFight } from '@linstock/editor';
import { isUnit } from './tools.ts';
import { describePlace, makeStepEdit, makeTurnEdit, type StepCount } from './unitSteps.ts';

const WISH = {
  id: 'own-abcd1234',
  title: 'The mill',
  width: 1600,
  height: 1400,
  changed: '2026-11-30T00:00:00Z',
};
const NAMES: readonly [string, string] = ['Red', 'Blue'];

/** A battle on empty ground, and the unit that is moved. */
async function begun(system: string, width: number, height: number) {
  const open = await openFight(await newBattle({ ...WISH, system, width, height, names: NAMES }));
  const units = open.on === 'hexes' ? open.drawn.units : open.drawn.stands;
  const unit = units.find(({ facing }) => facing !== null);
  assert.ok(unit);
  return { open, key: { side: unit.side, unit: unit.unit } };
}

test('a unit on hexes moves by hexes, comes back the same way and stops at the edge', async () => {
  const { open, key } = await begun('american-legions', 1600, 1400);
  const before = describePlace(open, key);
  assert.match(before, /is in hex \d+, facing [A-Z]+\.$/);
  const moved = async (from: OpenFight, ...steps: StepCount[]) => {
    let now = from;
    for (const step of steps) now = await openFight(editedFile(now, makeStepEdit(now, key, step)));
    return now;
  };
  const row = (text: string) => Number(/hex \d\d(\d\d)/.exec(text)?.[1]);
  const column = (text: string) => Number(/hex (\d\d)/.exec(text)?.[1]);
  const away = await moved(open, [0, 1], [0, 1], [0, 1], [1, 0]);
  const there = describePlace(away, key);
  assert.equal(Math.abs(row(there) - row(before)), 3, 'three steps up are three rows');
  assert.ok(Math.abs(column(there) - column(before)) <= 2, 'straight up, then one hex to the east');
  assert.equal(describePlace(await moved(away, [-1, 0], [0, -1], [0, -1], [0, -1]), key), before);
  const edge = await moved(open, [-10, 0], [-10, 0], [-10, 0]);
  assert.equal(describePlace(await moved(edge, [-1, 0]), key), describePlace(edge, key));
});

test('a unit on hexes does not step onto a hex of the enemy, and the rulebook says why', async () => {
  const { open, key } = await begun('american-legions', 1600, 1400);
  assert.ok(open.on === 'hexes');
  const mine = open.drawn.units.find((each) => isUnit(key, each));
  const enemy = open.drawn.units.find(({ side }) => side !== key.side);
  assert.ok(mine && enemy);
  const beside = [enemy.hex[0] - 1, enemy.hex[1]] as const;
  const near = await openFight(editedFile(open, { kind: 'place', ...key, at: beside, facing: mine.facing }));
  assert.throws(() => makeStepEdit(near, key, [1, 0]), RangeError);
});

test('a stand moves by a quarter of an inch, and turns by five degrees all the way round', async () => {
  const { open, key } = await begun('morschauser', 72, 48);
  const at = (now: OpenFight) => {
    assert.ok(now.on === 'table');
    return now.drawn.stands.find((each) => isUnit(key, each)) ?? assert.fail('it is there');
  };
  const first = at(open);
  const moved = await openFight(editedFile(open, makeStepEdit(open, key, [10, -1])));
  assert.deepEqual(at(moved).at, [first.at[0] + 2.5, first.at[1] - 0.25]);
  assert.match(describePlace(moved, key), /inches from the west and [\d.]+ from the south/);
  const turned = await openFight(editedFile(open, makeTurnEdit(open, key, -1)));
  assert.equal(at(turned).facing, ((first.facing ?? 0) + 355) % 360);
});
