import assert from 'node:assert/strict';
import { chancesOf, type Reckoning, type Refusal } from '@linstock/kernel';
import { clause, testForms } from '@linstock/testing';
import { CLAUSES } from '../clauses.ts';
import { reckonings } from './index.ts';

testForms(reckonings, CLAUSES);

const why = (name: string, situation: object): string | null => {
  const found = reckonings[name]?.reckon(situation as never) as Reckoning | Refusal;
  return 'sentence' in found ? found.clause : null;
};
const likely = (name: string, situation: object): Record<string, number> => {
  const found = reckonings[name]?.reckon(situation as never) as Reckoning;
  return Object.fromEntries(chancesOf(found).map(({ outcome, ways }) => [outcome.key, ways]));
};

clause(
  ['JR-8.1a', 'JR-11.2a', 'JR-11.2b', 'JR-8.6a'],
  'a fire that the rules forbid is refused with its clause',
  () => {
    assert.equal(why('fire', { firer: { ammunition: 'out' }, target: {} }), 'JR-8.1a');
    const guns = { arm: 'battery', formation: 'unlimbered', strength: 2 };
    assert.equal(why('fire', { firer: { ...guns, canister: 'single' }, target: {}, range: 3.1 }), 'JR-11.2a');
    assert.equal(why('fire', { firer: { ...guns, canister: 'double' }, target: {}, range: 2 }), 'JR-11.2b');
    assert.equal(why('fire', { firer: { rapidFire: true }, target: {} }), 'JR-8.6a');
    assert.equal(why('fire', { firer: {}, target: {} }), null);
  },
);

clause(
  ['JR-14.3a', 'JR-14.3b', 'JR-14.3c'],
  'the charge tells with what chance it gets there, and in what order',
  () => {
    // 8 and a die: 10 inches need a 2, and are more than 8 and half of it up to a 3.
    assert.deepEqual(likely('charge', { inches: 10 }), {
      'falls short, disordered': 1,
      'contact, disordered': 2,
      contact: 3,
    });
    assert.deepEqual(likely('charge', { inches: 4.6, quality: 'green' }), {
      'contact, disordered': 1,
      contact: 5,
    });
    assert.equal(why('charge', { bonus: 'unlimbered_battery' }), 'JR-4.5b');
  },
);

clause(['JR-12.2b', 'JR-12.4b', 'JR-12.5a'], 'the check counts what was filled in by its cause', () => {
  assert.equal(why('morale', { level: 'routed' }), 'JR-12.2b');
  const failing = (situation: object) => {
    const { 'failed, shaken': shaken = 0, 'failed, routed': routed = 0 } = likely('morale', situation);
    return shaken + routed;
  };
  // Veterans fail on 3 or less, on a partial flank on 5 or less: 3 ways and 10 ways.
  assert.deepEqual(
    [failing({}), failing({ aspect: 'partial_flank' }), failing({ aspect: 'partial_flank', cause: 'other' })],
    [3, 10, 3],
  );
  assert.equal(failing({ charging: true, cover: 'heavy' }), 1);
});

clause('JR-14.6d', 'the reply to an impact tells who wins', () => {
  const ways = likely('impact-reply', { attackerTotal: 10, defender: {} });
  assert.deepEqual(ways, { defender: 15, tie: 6, attacker: 15 });
});
