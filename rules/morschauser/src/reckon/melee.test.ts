import assert from 'node:assert/strict';
import { chancesOf } from '@linstock/kernel';
import { clause } from '@linstock/testing';
import fc from 'fast-check';
import { MELEE_CAUSES, PERSONALITIES, TRAITS, TROOP_TYPES } from '../tables/index.ts';
import { switchesOf } from '../tables/switches.ts';
import {
  hitsChances,
  meleeReckoning,
  meleeValue,
  type Round,
  type RoundOdds,
  roundEnd,
  roundOdds,
} from './melee.ts';
import { abilities } from './troops.ts';

const FULL = switchesOf({ preset: 'full' });
const foot = abilities({ type: 'lineInfantry', traits: [], armament: 'musket' }, FULL);
const round = (more: Partial<Round> = {}): Round => ({
  attacker: { troops: foot, strength: 4, causes: [] },
  defender: { troops: foot, strength: 4, causes: [] },
  flankAttack: false,
  defenderInSquare: false,
  charged: false,
  ...more,
});

const someFighter = fc
  .record({
    type: fc.constantFrom(...TROOP_TYPES),
    traits: fc.uniqueArray(fc.constantFrom(...TRAITS), { maxLength: 4 }),
    strength: fc.integer({ min: 1, max: 4 }),
    general: fc.option(fc.constantFrom(...PERSONALITIES)),
    causes: fc.uniqueArray(fc.constantFrom(...MELEE_CAUSES), { maxLength: 4 }),
  })
  .map(({ type, traits, ...rest }) => ({
    ...rest,
    troops: abilities({ type, traits, armament: type === 'artillery' ? 'cannon' : 'musket' }, FULL),
  }));
const someRound = fc.record({
  attacker: someFighter,
  defender: someFighter,
  flankAttack: fc.boolean(),
  defenderInSquare: fc.boolean(),
  charged: fc.boolean(),
  storming: fc.boolean(),
});

clause(['MM-B6t', 'MM-E7a2', 'MM-E7b2'], 'a melee value is always 1 to 5', () => {
  fc.assert(
    fc.property(someRound, (any) => {
      for (const side of ['attacker', 'defender'] as const) {
        const value = meleeValue(any, side);
        assert.ok(Number.isInteger(value) && value >= 1 && value <= 5);
        const { lines, dice } = meleeReckoning(any, side);
        assert.equal(dice.hitUpTo, value);
        const sum = lines
          .slice(1)
          .reduce((total, line) => total + (typeof line.value === 'number' ? line.value : 0), 0);
        assert.equal(Math.min(5, Math.max(1, sum)), value, 'the lines add up to the value');
      }
    }),
  );
});

clause(
  ['MM-B6i', 'MM-B6o'],
  'each side throws a die for every strength point, the defender as often as it is attacked',
  () => {
    const hurt = round({ defender: { troops: foot, strength: 2, causes: [] } });
    assert.equal(meleeReckoning(hurt, 'attacker').dice.count, 4);
    assert.equal(meleeReckoning(hurt, 'defender').dice.count, 2);
  },
);

clause(
  ['MM-B4a', 'MM-A4h'],
  'close fire is in the melee value: front 3, flank and rear 1 for line infantry',
  () => {
    assert.equal(meleeValue(round(), 'defender'), 3);
    assert.equal(meleeValue(round({ flankAttack: true }), 'defender'), 1);
    assert.equal(meleeValue(round({ flankAttack: true }), 'attacker'), 3);
  },
);

clause(
  ['MM-B6m', 'MM-E5g'],
  'a Bold or Rash general adds 1 in every round with his company, others nothing',
  () => {
    const values = PERSONALITIES.map((general) =>
      meleeValue(round({ attacker: { troops: foot, strength: 4, causes: [], general } }), 'attacker'),
    );
    assert.deepEqual(values, [4, 3, 4, 3]); // rash, indecisive, bold, cautious
  },
);

clause(
  ['MM-B6ah', 'MM-B6v'],
  'rounds are fought with what is left, and surplus hits count for comparing',
  () => {
    const first = roundEnd(4, 2, 0, 3);
    assert.deepEqual(
      [first.defenderStrength, first.outcome, first.mustRetreat],
      [0, 'defenderLoses', 'none'],
    );
    const worn = roundEnd(4, 4, 0, 2);
    assert.equal(roundEnd(4, worn.defenderStrength, 1, 1).defenderStrength, 1);
  },
);

/** The odds of a round added up from its two cards, throw by throw. */
function addedUp(any: Round): Record<keyof RoundOdds, number> {
  const odds = { attackerLoses: 0, drawn: 0, defenderLoses: 0, attackerRemoved: 0, defenderRemoved: 0 };
  const losses = { attackerLosses: 0, defenderLosses: 0 };
  const { attacker, defender } = any;
  for (const a of chancesOf(meleeReckoning(any, 'attacker')))
    for (const d of chancesOf(meleeReckoning(any, 'defender'))) {
      const chance = a.chance * d.chance;
      const [onDefender, onAttacker] = [a.outcome.hits, d.outcome.hits];
      if (onDefender === onAttacker) odds.drawn += chance;
      else odds[onDefender > onAttacker ? 'defenderLoses' : 'attackerLoses'] += chance;
      if (onAttacker >= attacker.strength) odds.attackerRemoved += chance;
      if (onDefender >= defender.strength) odds.defenderRemoved += chance;
      losses.attackerLosses += chance * Math.min(onAttacker, attacker.strength);
      losses.defenderLosses += chance * Math.min(onDefender, defender.strength);
    }
  return { ...odds, ...losses };
}

clause(
  ['MM-B6p', 'MM-B6q', 'MM-B6v'],
  'the odds of a round are those of its two cards taken together',
  () => {
    fc.assert(
      fc.property(someRound, (any) => {
        const [attack, reply] = [meleeValue(any, 'attacker'), meleeValue(any, 'defender')];
        const odds = roundOdds(any.attacker.strength, attack, any.defender.strength, reply);
        const wanted = addedUp(any);
        for (const key of Object.keys(wanted) as (keyof RoundOdds)[])
          assert.ok(Math.abs(odds[key] - wanted[key]) < 1e-9, `${key}: ${odds[key]}, not ${wanted[key]}`);
      }),
      { numRuns: 100, seed: 6 },
    );
  },
);

clause('MM-B6k', 'four dice on 3 or less: the binomial row', () => {
  assert.deepEqual(
    hitsChances(4, 3),
    [1, 4, 6, 4, 1].map((n) => n / 16),
  );
});
