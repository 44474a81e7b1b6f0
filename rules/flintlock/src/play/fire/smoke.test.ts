import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import { type Duel, duel, facingOff, fireAt } from '../../../test/firing.ts';
import type { Situation } from '../../../test/situation.ts';
import type { Answer } from '../../model/answers.ts';
import { clearSmoke, hasSmoke } from './smoke.ts';

/** Smoke (FL-11.4). */

const NOBODY: Answer = { do: 'return-fire', shots: [] };

/** A block of Webster's in which nothing is hit. */
function blockOf(given: Duel, firers: readonly number[]): Situation {
  const t = duel({
    field: { terrain: { '1010': 'heavy woods', '0910': 'heavy woods', '1110': 'heavy woods' } },
    ...given,
    prepare: (s, each) => {
      s.volley.fill('spent');
      given.prepare?.(s, each);
    },
  });
  for (const unit of firers) t.does(fireAt(t, 'Webster', unit), [1]);
  if (t.asked().kind === 'action') t.does({ do: 'end-fire' });
  return t;
}

const leaderSmoke = (t: Situation, name = 'Webster') => t.state.leaderSmoke[t.leader(name)];

clause(
  ['FL-11.41a', 'FL-11.13d', 'FL-11.43a', 'FL-11.44a', 'FL-11.44b', 'FL-11.33g'],
  'Smoke is placed after the block, before Return Fire, on the leader, and counts for all his men',
  () => {
    const t = duel({ british: ['1011', '1111'], prepare: (s) => s.volley.fill('spent') });
    t.does(fireAt(t, 'Webster', 0), [1]);
    assert.equal(leaderSmoke(t), 0, 'not before the block is over');
    t.does({ do: 'end-fire' });
    assert.equal(leaderSmoke(t), 1);
    t.does({ do: 'return-fire', shots: [{ unit: t.unit('Eaton'), target: t.unit('Webster') }] }, [1]);
    const lines = t.logItems.findLast((each) => each.thrown !== undefined)?.thrown?.reckoning.lines ?? [];
    assert.ok(lines.some(({ label, value }) => label === 'target has Smoke' && value === -1));
    const stateView = { field: t.field, s: t.state };
    assert.deepEqual(
      [0, 1].map((i) => hasSmoke(stateView, t.unit('Webster', i))),
      [true, true],
    );
    assert.equal(leaderSmoke(t, 'Eaton'), 1, 'the Return Fire smokes too, once it is over');
  },
);

clause(
  ['FL-11.41a', 'FL-11.41b'],
  'a marker of its own side within two hexes keeps a new one away, one of the enemy does not',
  () => {
    const near = blockOf(
      {
        leaders: ['1013', '1003'],
        prepare: (s, t) => (s.smoke[t.unit('Webster', 1)] = 1),
        british: ['1011', '1013'],
      },
      [0],
    );
    assert.equal(leaderSmoke(near), 0);
    const far = blockOf(
      { prepare: (s, t) => (s.smoke[t.unit('Webster', 1)] = 1), british: ['1011', '1014'] },
      [0],
    );
    assert.equal(leaderSmoke(far), 1);
    const enemy = blockOf({ prepare: (s, t) => (s.smoke[t.unit('Eaton')] = 1) }, [0]);
    assert.equal(leaderSmoke(enemy), 1);
  },
);

clause(
  ['FL-11.42a', 'FL-11.43a'],
  'only a unit that fires Out of Command in reaction gets Smoke of its own',
  () => {
    const t = blockOf({ american: ['1010', '0910'], eaton: { range: 2 } }, [0]);
    t.does({ do: 'return-fire', shots: [{ unit: t.unit('Eaton'), target: t.unit('Webster') }] }, [1]);
    assert.deepEqual(
      [0, 1].map((i) => t.state.smoke[t.unit('Eaton', i)]),
      [1, 0],
    );
    assert.equal(leaderSmoke(t, 'Eaton'), 0);
  },
);

clause(['FL-11.41b'], 'the shots are taken in their order: Smoke just put down counts for the next', () => {
  // Both Out of Command, two hexes apart: only the first to fire gets a marker.
  for (const [first, second] of [
    [0, 1],
    [1, 0],
  ] as const) {
    const t = duel({
      ...{ british: ['1011', '1211'], american: ['1010', '1210'], eaton: { range: 2 } },
      prepare: (s) => s.volley.fill('spent'),
    });
    t.does(fireAt(t, 'Webster', 0, 0), [1]);
    t.does(fireAt(t, 'Webster', 1, 1), [1]);
    const shots = [first, second].map((i) => ({ unit: t.unit('Eaton', i), target: t.unit('Webster', i) }));
    t.does({ do: 'return-fire', shots }, [1], [1]);
    assert.deepEqual([t.state.smoke[t.unit('Eaton', first)], t.state.smoke[t.unit('Eaton', second)]], [1, 0]);
  }
});

clause(
  ['FL-11.43b', 'FL-4.4i'],
  "SK beyond its leader's own range does not share his Smoke, and gets its own",
  () => {
    const skirmishers: Duel = { webster: { formation: 'SK', facing: 1, range: 2 } };
    const far = blockOf(skirmishers, [0]);
    assert.deepEqual([leaderSmoke(far), far.state.smoke[far.unit('Webster')]], [0, 1]);
    const near = blockOf({ webster: { formation: 'SK', facing: 1, range: 8 } }, [0]);
    assert.deepEqual([leaderSmoke(near), near.state.smoke[near.unit('Webster')]], [1, 0]);
  },
);

clause('FL-11.47a', 'guns make no Smoke', () => {
  const t = facingOff({
    british: ['0514'],
    britishGuns: [{ at: '1011' }],
    leaders: ['1011', '1003'],
    field: { terrain: { '1010': 'heavy woods' } },
  });
  t.does({ do: 'gun-turn', hex: t.hex('1011') });
  t.does({ do: 'fire', unit: t.gun(0), target: t.unit('Eaton') }, [1]);
  assert.equal(
    [...t.state.smoke, ...t.state.leaderSmoke].every((each) => each === 0),
    true,
  );
});

clause(
  ['FL-11.46a', 'FL-11.46b', 'FL-11.46c', 'FL-3.0c'],
  "an Activation ends: the Smoke of both sides goes if none fired; one unit keeps its leader's",
  () => {
    const t = duel({
      ...{ british: ['1011', '1111', '0514'], american: ['1010', '0505'] },
      prepare: (s, each) => {
        s.volley.fill('spent');
        s.leaderSmoke.fill(1);
        s.smoke[each.unit('Webster', 2)] = 1;
        s.smoke[each.unit('Eaton', 1)] = 1;
      },
    });
    t.does(fireAt(t, 'Webster', 0), [2]);
    t.does({ do: 'end-fire' });
    t.does(NOBODY);
    t.does({ do: 'done' });
    t.does({ do: 'done' });
    assert.equal(leaderSmoke(t), 1, 'his first unit fired');
    assert.equal(leaderSmoke(t, 'Eaton'), 0);
    assert.deepEqual([t.state.smoke[t.unit('Webster', 2)], t.state.smoke[t.unit('Eaton', 1)]], [0, 0]);
  },
);

clause(['FL-11.46a'], 'a unit that fired keeps its own marker', () => {
  const t = facingOff({
    prepare: (s, each) => {
      s.smoke.fill(1);
      s.fired[each.unit('Eaton')] = 1;
    },
  });
  clearSmoke({ field: t.field, s: t.state, umpire: { throw: () => assert.fail(), emit: () => {} } });
  assert.deepEqual([t.state.smoke[t.unit('Webster')], t.state.smoke[t.unit('Eaton')]], [0, 1]);
});

clause('FL-11.41b', 'a leader has one marker however many of his men fire, and it is logged once', () => {
  const t = blockOf({ british: ['1011', '1111'] }, [0, 1]);
  assert.equal(t.logItems.filter(({ sentence }) => sentence.startsWith('Smoke')).length, 1);
});

clause(
  'FL-11.43a',
  'a leader’s Smoke counts for his men In Command, a unit’s own for that unit alone',
  () => {
    const t = duel({ british: ['1011', '1111'] });
    const [one, other] = [t.unit('Webster'), t.unit('Webster', 1)];
    const smoke = () =>
      [one, other, t.unit('Eaton')].map((unit) => hasSmoke({ field: t.field, s: t.state }, unit));
    assert.deepEqual(smoke(), [false, false, false]);
    t.state.smoke[one] = 1;
    assert.deepEqual(smoke(), [true, false, false]);
    t.state.leaderSmoke[t.leader('Webster')] = 1;
    t.state.inReach[one] = 0;
    assert.deepEqual(smoke(), [true, true, false]);
    t.state.smoke[one] = 0;
    assert.deepEqual(smoke(), [false, true, false]);
  },
);
