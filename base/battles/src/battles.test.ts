import assert from 'node:assert/strict';
import { test } from 'node:test';
import { flood, hexAt, UNREACHED, WAYS } from '@linstock/ground';
import { type Battle, battleById, battleHash, battles, hexMapFor } from './index.ts';

test('the four battles of the rules are here, Cowpens first', () => {
  assert.deepEqual(
    battles.map(({ id, date, place }) => [id, date, place]),
    [
      ['cowpens', '1781-01-17', 'Cherokee County, South Carolina'],
      ['waxhaws', '1780-05-29', 'Lancaster County, South Carolina'],
      ['hobkirk', '1781-04-25', 'Camden, South Carolina'],
      ['quinby', '1781-07-17', 'Huger, Berkeley County, South Carolina'],
    ],
  );
  assert.equal(battleById('cowpens'), battles[0]);
  assert.equal(battleById('saratoga'), undefined);
});

test('history adds up: killed, wounded and taken make the loss, within what was present', () => {
  for (const { id, outcome } of battles) {
    for (const side of Object.values(outcome.sides)) {
      assert.equal(side.killed.best + side.wounded.best + side.captured.best, side.totalLoss, id);
      assert.ok(side.totalLoss < side.present.best, id);
    }
  }
});

test('a battle is plain JSON and its hash tells any change', () => {
  const hashes = new Set(battles.map(battleHash));
  assert.equal(hashes.size, battles.length);
  for (const battle of battles) {
    const copy: Battle = JSON.parse(JSON.stringify(battle));
    assert.deepEqual(copy, battle);
    assert.equal(battleHash(copy), battleHash(battle));
    const legions = { ...copy.systems['american-legions'], turns: 9 };
    assert.notEqual(battleHash({ ...copy, systems: { 'american-legions': legions } }), battleHash(battle));
  }
});

test('names stand within the survey they are written on', () => {
  for (const { id, labels, survey } of battles) {
    const [west, south, east, north] = survey.bounds;
    for (const { text, at } of labels) {
      assert.ok(at[0] > west && at[0] < east && at[1] > south && at[1] < north, `${id}: ${text}`);
    }
  }
});

test('the map of a battle is made once', () => {
  const cowpens = battles[0] as Battle;
  assert.equal(hexMapFor(cowpens, 'american-legions'), hexMapFor(cowpens, 'american-legions'));
});

test('Quinby Creek lets no one over but by the bridge (AL-12.1b)', () => {
  const battle = battleById('quinby') as Battle;
  const map = hexMapFor(battle, 'american-legions');
  const { friendlyEdge, structures } = battle.systems['american-legions'];
  const hexes = (list: readonly (readonly [number, number])[]) => list.map(([q, r]) => hexAt(map, q, r));
  const north = hexes(friendlyEdge.american);
  const fromSouth = flood(map, hexes(friendlyEdge.british), () => true);
  assert.ok(north.every((hex) => fromSouth[hex] !== UNREACHED));
  const bridge = (hex: number) => ((map.ways[hex] as number) & WAYS.bridge) !== 0;
  const unbridged = flood(map, hexes(friendlyEdge.british), (hex) => !bridge(hex));
  assert.ok(north.every((hex) => unbridged[hex] === UNREACHED));
  const houses = structures.filter(({ kind }) => kind === 'house').map(({ hex: [q, r] }) => hexAt(map, q, r));
  assert.equal(houses.length, 4);
  assert.ok(houses.every((hex) => fromSouth[hex] !== UNREACHED && map.impassable[hex] === 0));
});
