import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clause } from '@linstock/testing';
import { TRAITS, TROOP_TYPES } from '../tables/index.ts';
import { switchesOf } from '../tables/switches.ts';
import { abilities, effectiveTraits, reach, weaponOf } from './troops.ts';

const FULL = switchesOf({ preset: 'full' });
const gun = (...traits: (typeof TRAITS)[number][]) =>
  abilities({ type: 'artillery', traits, armament: 'cannon' }, FULL);

clause(['MM-A3c', 'MM-A3i'], 'a foot company is line or light and has one weapon', () => {
  for (const type of ['lineInfantry', 'lightInfantry', 'engineers'] as const)
    for (const armament of ['musket', 'rifle'] as const) {
      const { weapons } = abilities({ type, traits: [], armament }, FULL);
      assert.deepEqual(
        weapons.map(({ weapon }) => weapon),
        [armament],
      );
    }
});

clause('MM-E7o1', 'with two artillery marks the smaller move and the smaller range count', () => {
  const light = gun('battalionGun', 'rifledArtillery', 'howitzer');
  assert.equal(light.move, 9000);
  assert.equal(light.strength, 1);
  assert.equal(reach(light), 24_000);
  assert.equal(weaponOf(light, 'canister')?.lowestHit, 3);
  assert.equal(reach(gun('rifledArtillery')), 48_000);
});

clause('MM-E7o2', 'a mark whose switch is off makes no difference anywhere', () => {
  const basic = switchesOf({ preset: 'basic' });
  for (const type of TROOP_TYPES) {
    const armament = type === 'artillery' ? ('cannon' as const) : ('musket' as const);
    const marked = abilities(
      { type, traits: TRAITS.filter((trait) => trait !== 'ladders'), armament, inferiorFirepower: true },
      basic,
    );
    assert.deepEqual(marked, abilities({ type, traits: [], armament }, basic), type);
  }
});

clause(['MM-E7l1', 'MM-E7m1', 'MM-E7n1'], 'marks have effect on the kinds they are for', () => {
  const of = (type: (typeof TROOP_TYPES)[number]) =>
    effectiveTraits({ type, traits: ['impetuous', 'cautious', 'stubborn'] }, FULL);
  assert.deepEqual(of('cavalry'), ['impetuous', 'cautious', 'stubborn']);
  assert.deepEqual(of('artillery'), ['stubborn']);
});

test('no company has figures out of the bounds of the tables', () => {
  for (const type of TROOP_TYPES)
    for (const trait of TRAITS) {
      const figures = abilities(
        { type, traits: [trait], armament: type === 'artillery' ? 'cannon' : 'musket' },
        FULL,
      );
      assert.ok(figures.strength >= 1 && figures.strength <= 4);
      assert.ok(figures.move >= 6000 && figures.move <= 24_000);
    }
});
