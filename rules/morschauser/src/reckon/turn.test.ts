import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import type { TROOP_TYPES } from '../tables/index.ts';
import { STANDARD, switchesOf } from '../tables/switches.ts';
import { hitsRemoved, moraleReckoning, mustTest, restoredInOrder } from './morale.ts';
import { refuseShot, type Shot, shootingReckoning } from './shooting.ts';
import { breachReckoning, refuseBreach } from './siege.ts';
import { abilities } from './troops.ts';
import { firstMoveChances, initiativeReckoning } from './turn.ts';

const FULL = switchesOf({ preset: 'full' });
const of = (type: (typeof TROOP_TYPES)[number], ...traits: 'heavyArtillery'[]) =>
  abilities({ type, traits, armament: type === 'artillery' ? 'cannon' : 'musket' }, FULL);

clause('MM-A5a', 'initiative is one die a side', () => {
  assert.deepEqual(initiativeReckoning('South').dice, { count: 1, sides: 6, read: 'sum' });
});

clause(
  ['MM-E5d', 'MM-B4g'],
  'any target in range may be shot at, a general like a company and with cover',
  () => {
    const shot: Shot = {
      shooter: of('lineInfantry'),
      strength: 4,
      weapon: 'musket',
      range: 6000,
      covers: ['woods'],
    };
    assert.equal(refuseShot(shot), null);
    assert.equal(shootingReckoning(shot).dice.hitOn, 6);
  },
);

clause(
  ['MM-E3a', 'MM-E1c', 'MM-E3i'],
  'a brigade at half tests: one unmodified die for a company or formed regiment',
  () => {
    const brigade = { original: 7, lost: 4, tested: false };
    assert.equal(mustTest(brigade, STANDARD), true);
    assert.equal(mustTest({ ...brigade, lost: 3 }, STANDARD), false);
    const { dice, outcomes } = moraleReckoning('the 7th');
    assert.equal(dice.count, 1);
    assert.deepEqual(
      outcomes.map(({ key }) => key),
      ['retreat', 'retreat', 'obey', 'obey', 'rout', 'rout'],
    );
  },
);

clause(
  ['MM-E4k', 'MM-A1p', 'MM-E4d'],
  'half of the hits of a whole regiment come back, rounded down, none above the start',
  () => {
    const hurt = [
      { id: 'a', full: 4, strength: 1 },
      { id: 'b', full: 4, strength: 2 },
      { id: 'c', full: 4, strength: 4 },
    ];
    assert.equal(hitsRemoved(hurt), 2);
    assert.deepEqual(restoredInOrder(hurt, 2), [3, 2, 4]);
    assert.deepEqual(restoredInOrder(hurt, 5), [4, 4, 4]);
  },
);

clause(
  ['MM-C6d', 'MM-C6f', 'MM-C6g', 'MM-C6k', 'MM-C6l'],
  'a wall is breached by a heavy gun on 6, a gate by engineers on 4',
  () => {
    const heavy = of('artillery', 'heavyArtillery');
    assert.equal(refuseBreach(heavy, 'gun', { range: 12_000, sight: true }), null);
    assert.equal(refuseBreach(heavy, 'gun', { range: 12_100 })?.code, 'R-RANGE');
    assert.equal(refuseBreach(heavy, 'gun', { sight: false })?.code, 'R-LOS');
    assert.equal(refuseBreach(of('artillery'), 'gun', {})?.clause, 'MM-C6d');
    assert.equal(refuseBreach(heavy, 'gun', { tried: true })?.clause, 'MM-C6k');
    assert.equal(refuseBreach(of('engineers'), 'engineers', { gate: true, touching: true }), null);
    assert.equal(refuseBreach(of('engineers'), 'engineers', { gate: false })?.clause, 'MM-C6g');
    assert.equal(refuseBreach(of('lineInfantry'), 'engineers', { gate: true })?.code, 'R-BREACH');
    const least = (by: 'gun' | 'engineers') =>
      1 + breachReckoning(by, 'the gate').outcomes.findIndex(({ key }) => key === 'breached');
    assert.deepEqual([least('gun'), least('engineers')], [6, 4]);
  },
);

clause(
  ['MM-A5b', 'MM-A5g'],
  'the card of the throw for the first move tells how likely each side is to win it',
  () => {
    const chances = firstMoveChances(['North', 'South'], 1);
    assert.deepEqual(
      chances.map(({ label, chance }) => [label, Math.round(chance * 36)]),
      [
        ['the North side chooses who moves first', 15],
        ['equal dice: both throw again', 6],
        ['you choose who moves first', 15],
      ],
    );
  },
);
