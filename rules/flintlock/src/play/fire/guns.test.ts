import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import { type Duel, facingOff } from '../../../test/firing.ts';
import type { Situation } from '../../../test/situation.ts';
import type { Answer } from '../../model/answers.ts';
import * as S from '../../model/state.ts';

/** Gun turns (FL-5.6; Decisions: GUN-ACT). */

/** Two British guns at 1011, which the Overall Leader reaches; an American unit at 1010. */
function battery(given: Duel = {}): Situation {
  return facingOff({
    ...{ british: ['0514'], britishGuns: [{ at: '1011' }, { at: '1011' }], leaders: ['1016', '1003'] },
    ...given,
  });
}

/** The same in their gun turn. */
function gunTurn(given: Duel = {}): Situation {
  const t = battery(given);
  t.does({ do: 'gun-turn', hex: t.hex('1011') });
  return t;
}

const at = (t: Situation, gun: number): Answer => ({
  do: 'fire',
  unit: t.gun(0, gun),
  target: t.unit('Eaton'),
});

function set(t: Situation, gun: number, mode: 'fire' | 'move', facing: number): Answer {
  return { do: 'set-gun', unit: t.gun(0, gun), mode, facing };
}

clause(
  ['FL-5.6f', 'FL-2.24a', 'FL-2.24c'],
  'a gun in move mode that is set to fire mode may react again',
  () => {
    const t = gunTurn({ prepare: (s, each) => (s.limbered[each.gun(0)] = 1) });
    t.does(set(t, 0, 'fire', 2));
    assert.deepEqual([t.state.limbered[t.gun(0)], t.state.facing[t.gun(0)]], [0, 2]);
    t.does(set(t, 1, 'move', 0));
    assert.equal(t.state.limbered[t.gun(0, 1)], 1);
  },
);

function code(t: Situation, answer: Answer): readonly [string, string | null] {
  const refused = t.refuses(answer);
  return [refused.code, refused.clause];
}

clause(
  ['FL-5.6d', 'FL-5.6a', 'FL-5.3j', 'FL-11.31a', 'FL-11.13c'],
  'the guns of one hex act in one turn: each fires by itself, in one block, and Return Fire follows',
  () => {
    const t = gunTurn();
    t.does(at(t, 0), [1], [6]);
    assert.equal(code(t, set(t, 1, 'move', 0))[0], 'FL-R-BLOCK-OPEN');
    t.does({ do: 'end-fire' });
    assert.deepEqual([t.asked().kind, t.asked().side], ['return-fire', 1]);
    t.does({ do: 'return-fire', shots: [{ unit: t.unit('Eaton'), target: t.gun(0) }] }, [2], [6]);
    assert.deepEqual(code(t, at(t, 1)), ['FL-R-BLOCK-CLOSED', 'FL-5.3j']);
    t.does(set(t, 1, 'move', 0));
    assert.equal(t.asked().kind, 'turn', 'nothing is left to do in it, and the turn has ended by itself');
    assert.deepEqual(code(t, { do: 'gun-turn', hex: t.hex('1011') }), ['FL-R-TURN-TAKEN', 'FL-5.6c']);
  },
);

clause(
  ['FL-5.6c', 'FL-2.24a', 'FL-2.24b'],
  'a gun fires or does something else, not both; firing puts it in fire mode for nothing',
  () => {
    const t = gunTurn({ prepare: (s, each) => (s.limbered[each.gun(0, 0)] = 1) });
    t.does(at(t, 0), [1], [6]);
    assert.equal(t.state.limbered[t.gun(0, 0)], 0);
    t.does({ do: 'end-fire' });
    t.does({ do: 'return-fire', shots: [] });
    assert.deepEqual(code(t, set(t, 0, 'move', 0)), ['FL-R-TURN-TAKEN', 'FL-5.6c']);
    assert.equal(t.refuses({ do: 'rally', unit: t.gun(0, 0) }).code, 'FL-R-ACTED');
  },
);

clause(
  ['FL-5.6b', 'FL-5.6e'],
  'a gun that no activated leader reached when the Activation began does nothing',
  () => {
    const t = battery({ leaders: ['1020', '1003'], british: ['0520'] });
    assert.deepEqual(code(t, { do: 'gun-turn', hex: t.hex('1011') }), ['FL-R-GUN-OUT-OF-RANGE', 'FL-5.6b']);
    // One of two guns in a hex; the other is reached.
    const one = gunTurn({ prepare: (s, each) => (s.acted[each.gun(0, 1)] = 0) });
    one.state.gunReach[one.gun(0, 1)] = 0;
    assert.deepEqual(code(one, at(one, 1)), ['FL-R-GUN-OUT-OF-RANGE', 'FL-5.6b']);
    assert.deepEqual(code(one, set(one, 1, 'move', 0)), ['FL-R-GUN-OUT-OF-RANGE', 'FL-5.6b']);
  },
);

clause('FL-5.6f', 'a gun reached only by a leader who may still roll waits for that roll', () => {
  const t = situated();
  assert.equal(code(t, { do: 'gun-turn', hex: t.hex('1011') })[0], 'FL-R-GUN-OUT-OF-RANGE');
  t.does({ do: 'command', command: t.command('Webster') });
  t.does({ do: 'try' }, [1]);
  t.does({ do: 'done' });
  t.does({ do: 'gun-turn', hex: t.hex('1011') });
  assert.equal(t.asked().kind, 'gun-action');
});

/** Webster reaches the guns; the Overall Leader reaches neither them nor Webster. */
function situated(): Situation {
  return battery({
    british: ['1014'],
    webster: { leader: '1014' },
    prepare: (s, each) => (s.leaderAt[each.leader('Cornwallis')] = each.hex('2020')),
  });
}

clause(
  ['FL-5.6f', 'FL-2.24a'],
  'a gun may be set to either mode and turned instead of firing; it has then acted',
  () => {
    const t = gunTurn({ american: ['1003'] });
    t.does(set(t, 0, 'move', 8));
    const gun = t.gun(0, 0);
    assert.deepEqual([t.state.limbered[gun], t.state.facing[gun]], [1, 8]);
    assert.equal((t.state.acted[gun] as number) & S.ACTED, S.ACTED);
    assert.match(t.logItems.at(-1)?.sentence ?? '', / set in move mode\.$/);
    t.does(set(t, 1, 'fire', 2));
    assert.equal(t.state.facing[t.gun(0, 1)], 2);
  },
);

clause(
  ['FL-5.6f', 'FL-8.0f', 'FL-8.0j', 'FL-11.51d'],
  'a Disordered gun is not set, no gun faces a hexside, and in an enemy ZOC it turns by one corner',
  () => {
    const shaken = gunTurn({ prepare: (s, each) => (s.disordered[each.gun(0, 0)] = 1) });
    assert.deepEqual(code(shaken, set(shaken, 0, 'move', 0)), ['FL-R-DISORDERED-GUN', 'FL-11.51d']);
    assert.deepEqual(code(shaken, at(shaken, 0)), ['FL-R-DISORDERED-GUN', 'FL-11.51d']);
    const t = gunTurn();
    assert.equal(code(t, set(t, 0, 'fire', 1))[0], 'FL-R-FACING-KIND');
    assert.deepEqual(code(t, set(t, 0, 'fire', 4)), ['FL-R-FACING-ZOC', 'FL-8.0j']);
    t.does(set(t, 0, 'fire', 10));
  },
);

clause('FL-5.6f', 'a gun turn offers only legal answers that change something', () => {
  const t = gunTurn({ american: ['1003'] });
  const offered = [...t.asked().options()].filter(({ do: what }) => what === 'set-gun');
  assert.equal(offered.length, 2 * (2 * 6 - 1));
  for (const each of offered) assert.equal(t.asked().refuse(each), null);
  const now = [0, 1].map((i) => ({ ...set(t, i, 'fire', t.state.facing[t.gun(0, i)] ?? 0) }));
  for (const each of now)
    assert.ok(!offered.some((other) => JSON.stringify(other) === JSON.stringify(each)), JSON.stringify(each));
});

clause(['FL-5.6d', 'FL-11.52a'], 'a Disordered gun may Rally', () => {
  const t = gunTurn({ american: ['1003'], prepare: (s, each) => (s.disordered[each.gun(0, 0)] = 1) });
  t.does({ do: 'rally', unit: t.gun(0, 0) });
  assert.equal(t.state.disordered[t.gun(0, 0)], 0);
});

clause('FL-5.3a', 'a gun of another hex waits', () => {
  const t = gunTurn({ britishGuns: [{ at: '1011' }, { at: '1111' }] });
  assert.deepEqual(code(t, at(t, 1)), ['FL-R-TURN-OPEN', 'FL-5.3a']);
  assert.deepEqual(code(t, set(t, 1, 'move', 0)), ['FL-R-TURN-OPEN', 'FL-5.3a']);
});
