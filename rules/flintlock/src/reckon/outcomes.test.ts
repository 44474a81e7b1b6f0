import assert from 'node:assert/strict';
import { chancesOf, type Reckoning } from '@linstock/kernel';
import { clause } from '@linstock/testing';
import { duel } from '../../test/firing.ts';
import { contact, stateView } from '../../test/shocking.ts';
import { shotOf } from '../play/fire/shot.ts';
import { linesOf } from '../play/shock/shock-line.ts';
import { attackOf, standOf } from '../play/shock/shock-strength.ts';
import { seizureReckoning, selfActivationReckoning } from './activation.ts';
import { leaderReckoning } from './casualty.ts';
import { fireReckoning } from './fire.ts';
import { shockReckoning } from './shock-odds.ts';

/** The possible results of a roll, from the worst to the best for the thrower, with the ways of the dice. */

const ranked = (reckoning: Reckoning): (readonly [string, number])[] =>
  chancesOf(reckoning)
    .toSorted((a, b) => a.outcome.rank - b.outcome.rank)
    .map(({ outcome, ways }) => [outcome.label, ways]);

clause(['FL-4.32b', 'FL-5.22b'], 'a roll up to the Initiative succeeds', () => {
  const expected = [
    ['fails', 4],
    ['succeeds', 2],
  ];
  assert.deepEqual(ranked(selfActivationReckoning('Eaton', 2)), expected);
  assert.deepEqual(ranked(seizureReckoning(2)), expected);
});

clause(['FL-11.57a', 'FL-11.57b'], 'two ones or two sixes kill a leader', () => {
  assert.deepEqual(ranked(leaderReckoning('Eaton')), [
    ['he is unhurt', 34],
    ['he is killed', 2],
  ]);
});

clause(
  ['FL-11.54a', 'FL-11.55a'],
  'a Morale Check is worse than no effect, and to be Reduced is the worst',
  () => {
    const ranksAt = (american: string): ReadonlyMap<string, number> => {
      const t = duel({ american: [american], prepare: (s) => s.volley.fill('spent') });
      const shot = shotOf({ field: t.field, s: t.state }, t.unit('Webster'), t.unit('Eaton'), 'phasing');
      return new Map(fireReckoning(shot, '').outcomes.map(({ label, rank }) => [label, rank]));
    };
    const ranks = new Map([...ranksAt('1008'), ...ranksAt('1010')]);
    const worse = ['no effect', 'Morale Check', 'Disordered', 'Reduced'].map((label) => ranks.get(label));
    assert.deepEqual(worse, [0, 1, 2, 3]);
  },
);

clause(
  ['FL-12.52n', 'FL-12.53a'],
  'a Shock is decided by the difference of two dice, from five behind to five ahead',
  () => {
    const game = stateView(contact());
    const lines = linesOf(game, 0);
    const reckoning = shockReckoning(attackOf(game, lines), standOf(game, lines));
    const ways = chancesOf(reckoning).map(({ outcome, ways: each }) => [outcome.ahead, outcome.rank, each]);
    assert.deepEqual(
      ways,
      [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1].map((each, i) => [i - 5, i - 5, each]),
    );
    const leads = reckoning.outcomes.map(({ ahead, label }) => [ahead, label.split(':')[0]]);
    assert.deepEqual(
      leads,
      ways.map(([ahead = 0]) => {
        if (ahead === 0) return [ahead, 'equal'];
        return [ahead, `${ahead > 0 ? 'attacker' : 'defender'} by ${Math.abs(ahead)}`];
      }),
    );
  },
);
