import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Battle, battleById } from '@linstock/battles';
import { flood, hexAt, UNFLOODED, WAYS } from '@linstock/ground';
import rules from './data/waxhaws.json' with { type: 'json' };
import { fitted, legionsBattle } from './index.ts';

const waxhaws = battleById('waxhaws') as Battle;

test('a battle file matches its survey', () => {
  assert.equal(fitted(waxhaws, rules).data.british.regiments[0]?.name, 'Legion Cavalry');
});

const stood = { ...rules.deployment.stood, 'Legion Infantry': ['The Old Guard', 'The Old Guard'] };
const short = {
  ...rules.deployment.stood,
  'Legion Infantry': ['British Legion infantry, dismounted (right)'],
};

const REFUSED: readonly (readonly [what: string, changes: object, says: RegExp])[] = [
  ['no turns', { turns: 0 }, /Its turns is 0/],
  [
    'a unit not in the survey',
    { deployment: { ...rules.deployment, stood } },
    /no british unit "The Old Guard" at stage 1/,
  ],
  [
    'a company without a place',
    { deployment: { ...rules.deployment, stood: short } },
    /Legion Infantry has 2 companies and 1 surveyed places/,
  ],
];

for (const [what, changes, says] of REFUSED) {
  test(`refused in a sentence: ${what}`, () =>
    assert.throws(() => fitted(waxhaws, { ...rules, ...changes }), { message: says }));
}

test('a battle of another system is refused, and the refusal lists the battles there are', () => {
  assert.throws(() => legionsBattle('maida'), /no battle "maida"; it has cowpens, waxhaws, hobkirk, quinby/);
  assert.throws(() => legionsBattle('toString'), RangeError);
});

test('a battle is made once, with its map', () => {
  assert.equal(legionsBattle('cowpens'), legionsBattle('cowpens'));
});

test('Quinby Creek can only be crossed by the bridge (AL-12.1b)', () => {
  const { map, data } = legionsBattle('quinby');
  const { friendlyEdge, structures } = data;
  const hexes = (list: readonly (readonly [number, number])[]) => list.map(([q, r]) => hexAt(map, q, r));
  const north = hexes(friendlyEdge.american);
  const fromSouth = flood(map, hexes(friendlyEdge.british), () => true);
  assert.ok(north.every((hex) => fromSouth[hex] !== UNFLOODED));
  const bridge = (hex: number) => ((map.ways[hex] as number) & WAYS.bridge) !== 0;
  const unbridged = flood(map, hexes(friendlyEdge.british), (hex) => !bridge(hex));
  assert.ok(north.every((hex) => unbridged[hex] === UNFLOODED));
  const houses = structures.filter(({ kind }) => kind === 'house').map(({ hex: [q, r] }) => hexAt(map, q, r));
  assert.equal(houses.length, 4);
  assert.ok(houses.every((hex) => fromSouth[hex] !== UNFLOODED && map.impassable[hex] === 0));
});
