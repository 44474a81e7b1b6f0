import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import { type Duel, duel, fireAt, skirmishing } from '../../../test/firing.ts';
import type { Situation } from '../../../test/situation.ts';
import * as S from '../../model/state.ts';

/** The effects on units that are hit. Without its First Volley a unit at range 1 reads the unmodified die at Open troops. */

function shotAt(given: Duel, ...throws: number[][]): Situation {
  const t = duel({
    ...given,
    prepare: (s, situated) => {
      s.volley.fill('spent');
      given.prepare?.(s, situated);
    },
  });
  t.does(fireAt(t, 'Webster'), ...throws);
  return t;
}

/** A unit of Eaton's: Reduced, Disordered. */
const worn = ({ state, unit }: Situation, index = 0) => [
  state.reduced[unit('Eaton', index)],
  state.disordered[unit('Eaton', index)],
];

clause(
  ['FL-11.32a', 'FL-11.54a', 'FL-11.55a', 'FL-11.51b'],
  'each row of the table does what it says',
  () => {
    assert.deepEqual(worn(shotAt({}, [1])), [0, 0]);
    assert.deepEqual(worn(shotAt({}, [3], [3])), [0, 0], 'a Morale of +1 holds on a 3');
    assert.deepEqual(worn(shotAt({}, [3], [2])), [0, 1]);
    assert.deepEqual(worn(shotAt({}, [4])), [0, 1]);
    assert.deepEqual(worn(shotAt({}, [6])), [1, 0]);
    assert.deepEqual(worn(shotAt({ eaton: { formation: 'Close' } }, [6])), [1, 1]);
  },
);

clause(
  ['FL-11.54b', 'FL-11.54c', 'FL-11.54d', 'FL-12.24a'],
  'one more Reduced result Disorders, counts a hit, and removes no unit',
  () => {
    const reduced: Duel = { prepare: (s, t) => (s.reduced[t.unit('Eaton')] = 1) };
    const t = shotAt(reduced, [6]);
    assert.deepEqual(worn(t), [1, 1]);
    assert.equal(t.state.track[t.command('Eaton')], 1);
    assert.equal(t.state.at[t.unit('Eaton')], t.hex('1010'));
  },
);

clause(['FL-11.55a', 'FL-11.51b'], 'the Morale die is thrown for a Disordered unit too', () => {
  const t = shotAt({ prepare: (s, situated) => (s.disordered[situated.unit('Eaton')] = 1) }, [3], [1]);
  assert.deepEqual(worn(t), [0, 1]);
});

clause(
  ['FL-10.0f', 'FL-11.13k', 'FL-12.24e'],
  'a Close pair takes the result twice, the top unit first, and it is one event of two hits',
  () => {
    const pair: Duel = { american: ['1010', '1010'], eaton: { formation: 'Close', cohesion: 3 } };
    const checked = shotAt(pair, [1], [1], [6]);
    assert.deepEqual(
      [worn(checked, 1), worn(checked, 0)],
      [
        [0, 1],
        [0, 0],
      ],
      'the second unit is on top',
    );
    const t = shotAt(pair, [3]);
    assert.deepEqual(
      [worn(t, 0), worn(t, 1)],
      [
        [1, 0],
        [1, 0],
      ],
    );
    assert.equal(t.state.track[t.command('Eaton')], 2);
    assert.deepEqual(t.state.shots[0]?.at, [t.unit('Eaton', 1), t.unit('Eaton', 0)]);
  },
);

/** Units that are asked for Return Fire. */
const readyUnits = (t: Situation) => t.asked().standing?.units.map(({ piece }) => piece) ?? [];

clause(
  ['FL-10.0h', 'FL-11.13k', 'FL-6.53f'],
  'an SK pair is fired at as Open from the front; both take the result, for one hit, on the top one',
  () => {
    const pair: Duel = { eaton: { skirmishers: 1, cohesion: 3 }, prepare: skirmishing('Eaton') };
    const t = duel({
      ...pair,
      prepare: (s, situated) => (s.volley.fill('spent'), skirmishing('Eaton')(s, situated)),
    });
    t.does({ do: 'fire', unit: t.unit('Webster'), target: t.unit('Eaton', 1) }, [6]);
    assert.deepEqual(
      [worn(t, 1), worn(t, 2)],
      [
        [1, 0],
        [1, 0],
      ],
      'a modifier of 0, as against Open',
    );
    assert.equal(t.state.track[t.command('Eaton')], 1);
    assert.deepEqual(readyUnits(t), [t.unit('Eaton', 2)]);
    const under = { unit: t.unit('Eaton', 1), target: t.unit('Webster') };
    const refused = t.refuses({ do: 'return-fire', shots: [under] });
    assert.deepEqual([refused.code, refused.clause], ['FL-R-SK-UNDER', 'FL-10.0g']);
  },
);

clause(
  ['FL-12.24b', 'FL-12.24d', 'FL-12.24e'],
  'hits drop the Shock Status of the Command once the Rating is reached',
  () => {
    const t = shotAt({ eaton: { cohesion: 1, status: 'Good' } }, [6]);
    assert.deepEqual(
      [S.statusOf(t.state, t.command('Eaton')), t.state.track[t.command('Eaton')]],
      ['Fair', 0],
    );
  },
);

const AT_GUN: Duel = { american: ['0505'], americanGuns: [{ at: '1010' }] };

clause(
  ['FL-11.53a', 'FL-11.56a', 'FL-2.22g', 'FL-11.56b'],
  'a gun is Disordered by a failed check alone, or Abandoned, and then no target any more',
  () => {
    const fired = (...throws: number[][]) => {
      const t = duel({ ...AT_GUN, british: ['1011', '1111'], prepare: (s) => s.volley.fill('spent') });
      t.does({ do: 'fire', unit: t.unit('Webster'), target: t.gun(1) }, ...throws);
      return t;
    };
    const shaken = fired([3], [2]);
    assert.deepEqual([shaken.state.disordered[shaken.gun(1)], shaken.state.abandoned[shaken.gun(1)]], [1, 0]);
    const lost = fired([5]);
    assert.deepEqual([lost.state.disordered[lost.gun(1)], lost.state.abandoned[lost.gun(1)]], [0, 1]);
    assert.equal(lost.asked().kind, 'action', 'it returns no fire, and there is nobody else to fire at');
    assert.deepEqual(lost.state.track, [0, 0], 'a gun has no Command to take hits');
  },
);

/** Both leaders of the Americans with the unit fired at. */
const LED: Duel = { leaders: ['1016', '1010'] };

clause(
  ['FL-11.57a', 'FL-11.57b', 'FL-11.57c', 'FL-4.61a', 'FL-2.4a'],
  'a Disorder result endangers the leaders there, the Overall Leader first; 2 and 12 kill',
  () => {
    const t = shotAt(LED, [4], [1, 1], [3, 4]);
    assert.deepEqual(
      [t.state.leader[t.leader('Greene')], t.state.leader[t.leader('Eaton')]],
      [S.REPLACED, S.LEADS],
    );
    const said = t.logItems.map(({ sentence }) => sentence);
    assert.ok(said.includes('Greene is killed. His replacement takes over.'), said.join('\n'));
    const both = shotAt(LED, [4], [6, 6], [6, 6]);
    assert.equal(both.state.leader[both.leader('Eaton')], S.REPLACED);
    const neither = shotAt(LED, [4], [1, 2], [5, 6]);
    assert.deepEqual(
      neither.state.leader,
      both.state.leader.map(() => S.LEADS),
    );
  },
);

clause(
  ['FL-11.57c'],
  'leaders are at risk from a failed check or a Reduced result that Disorders, not from a passed check',
  () => {
    const twice: Duel = {
      ...LED,
      prepare: (s, t) => {
        s.reduced[t.unit('Eaton')] = 1;
        s.disordered[t.unit('Eaton')] = 1;
      },
    };
    shotAt(twice, [6], [3, 3], [3, 3]);
    shotAt(LED, [3], [1], [3, 3], [3, 3]);
    shotAt(LED, [3], [6]);
    shotAt(LED, [6]);
  },
);

clause('FL-11.57c', 'one shot at a pair makes one roll for a leader, after both Morale dice', () => {
  const pair: Duel = { ...LED, american: ['1010', '1010'], eaton: { formation: 'Close' } };
  shotAt(pair, [1], [1], [1], [3, 3], [3, 3]);
});

clause(['FL-4.62a', 'FL-11.57a'], 'no roll for a Replacement Leader', () => {
  const replaced: Duel = { ...LED, prepare: (s, t) => (s.leader[t.leader('Greene')] = S.REPLACED) };
  shotAt(replaced, [4], [3, 3]);
});

clause(['FL-4.64a'], 'a leader alone is not a target: only enemies in a hex with him could be', () => {
  const t = duel({ leaders: ['1016', '1009'], american: ['0505'] });
  assert.equal(
    [...t.asked().options()].some(({ do: what }) => what === 'fire'),
    false,
  );
});

clause(
  ['FL-4.63c', 'FL-11.56b'],
  'a leader whose last company is an Abandoned gun is placed with his men',
  () => {
    const t = duel({ ...AT_GUN, leaders: ['1016', '1010'], prepare: (s) => s.volley.fill('spent') });
    t.does({ do: 'fire', unit: t.unit('Webster'), target: t.gun(1) }, [5]);
    assert.equal(t.state.leaderAt[t.leader('Eaton')], t.hex('0505'));
  },
);

clause(['FL-11.54e', 'FL-11.52a'], 'Reduced is for good: Rally brings back order, not men', () => {
  const t = duel({
    american: ['0503'],
    prepare: (s, each) => {
      s.reduced[each.unit('Webster')] = 1;
      s.disordered[each.unit('Webster')] = 1;
    },
  });
  t.does({ do: 'rally', unit: t.unit('Webster') });
  assert.deepEqual([t.state.reduced[t.unit('Webster')], t.state.disordered[t.unit('Webster')]], [1, 0]);
});
