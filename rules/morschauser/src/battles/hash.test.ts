import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hashOf } from './hash.ts';
import { HISTORICAL, type MorschauserBattle } from './index.ts';

const cowpens = HISTORICAL['cowpens'] as MorschauserBattle;
const named = <T extends { name: string }>(each: T): T => ({ ...each, name: 'Mended' });

test('each battle has a hash of its own', () => {
  const battles = Object.values(HISTORICAL);
  assert.equal(new Set(battles.map(hashOf)).size, battles.length);
});

const KEPT: readonly (readonly [what: string, changes: Partial<MorschauserBattle>])[] = [
  ['a name', { name: 'The Cow-pens' }],
  ['the words on its scale', { scale: '1 inch: 30 yards' }],
  ['names of sides', { sides: [named(cowpens.sides[0]), named(cowpens.sides[1])] }],
  [
    'names of generals and regiments',
    {
      brigades: cowpens.brigades.map((each) => ({
        ...each,
        general: named(each.general),
        regiments: each.regiments.map(named),
      })),
    },
  ],
];
for (const [what, changes] of KEPT)
  test(`a corrected ${what} leaves the hash of Cowpens unchanged`, () =>
    assert.equal(hashOf({ ...cowpens, ...changes }), hashOf(cowpens)));

const OTHERWISE: readonly (readonly [what: string, changes: Partial<MorschauserBattle>])[] = [
  ['turns', { turns: 9 }],
  ['ground', { terrain: cowpens.terrain.slice(1) }],
  ['forces', { brigades: cowpens.brigades.slice(1) }],
];
for (const [what, changes] of OTHERWISE)
  test(`Cowpens with other ${what} has another hash`, () =>
    assert.notEqual(hashOf({ ...cowpens, ...changes }), hashOf(cowpens)));
