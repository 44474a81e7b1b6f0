import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import { type Duel, duel, facingOff, fireAt, skirmishing } from '../../../test/firing.ts';
import type { Answer } from '../../model/answers.ts';
import * as S from '../../model/state.ts';

/** The Fire block (FL-5.3j) and who may fire in it (Decisions: FIRE, END-FIRE). */

/** A gun of either side at a hex. */
const gun = (at: string) => [{ at }];

clause(
  ['FL-11.11a', 'FL-11.12a', 'FL-5.3b', 'FL-11.31d', 'FL-11.31a'],
  'each unit fires by itself and once; one enemy may be fired at again and again',
  () => {
    const t = duel({ british: ['1011', '1111'] });
    t.does(fireAt(t, 'Webster', 0), [1], [6]);
    const again = t.refuses(fireAt(t, 'Webster', 0));
    assert.deepEqual([again.code, again.clause], ['FL-R-FIRED', 'FL-11.12a']);
    t.does(fireAt(t, 'Webster', 1), [1], [6]);
    assert.equal(t.asked().kind, 'return-fire', 'nobody is left to fire, so the block is over');
  },
);

clause(
  ['FL-5.3j', 'FL-5.3i'],
  'while the block is open the rest of the Command does nothing and the turn does not end; later it may',
  () => {
    const t = duel({ british: ['1011', '1111', '0514'] });
    const mayEnd = (): boolean => [...t.asked().options()].some((answer) => answer.do === 'done');
    assert.ok(mayEnd());
    t.does(fireAt(t, 'Webster', 0), [1], [6]);
    assert.equal(t.state.mode, S.ACTIONS);
    assert.ok(!mayEnd());
    assert.equal(t.refuses({ do: 'face', unit: t.unit('Webster', 2), facing: 2 }).code, 'FL-R-BLOCK-OPEN');
    assert.equal(t.refuses({ do: 'done' }).code, 'FL-R-BLOCK-OPEN');
    t.does({ do: 'end-fire' });
    t.does({ do: 'return-fire', shots: [] });
    assert.ok(mayEnd());
    t.does({ do: 'face', unit: t.unit('Webster', 2), facing: 2 });
  },
);

clause('FL-5.3j', 'a turn has one block: a unit that has not fired in it may not fire later', () => {
  const t = duel({ british: ['1011', '1111'] });
  t.does(fireAt(t, 'Webster', 0), [1], [6]);
  t.does({ do: 'end-fire' });
  t.does({ do: 'return-fire', shots: [] });
  const late = t.refuses(fireAt(t, 'Webster', 1));
  assert.deepEqual([late.code, late.clause], ['FL-R-BLOCK-CLOSED', 'FL-5.3j']);
  assert.equal(t.refuses({ do: 'end-fire' }).code, 'FL-R-BLOCK-CLOSED');
});

clause('FL-5.3j', 'a block that is not open does not end', () => {
  const { code, clause: by } = duel().refuses({ do: 'end-fire' });
  assert.deepEqual([code, by], ['FL-R-BLOCK-CLOSED', 'FL-5.3j']);
});

/** A shot that cannot be, and why. */
interface Barred {
  readonly code: string;
  readonly clause: string;
  readonly given: Duel;
  /** The shot, Webster's first at Eaton's first unless said. */
  readonly shot?: (t: ReturnType<typeof duel>) => Answer;
}

const BARRED: readonly Barred[] = [
  { code: 'FL-R-RANGE', clause: 'FL-11.31c', given: { american: ['1007'] } },
  { code: 'FL-R-ARC', clause: 'FL-11.2b', given: { american: ['1012'] } },
  { code: 'FL-R-LOS', clause: 'FL-11.2c', given: { british: ['1011', '1010'], american: ['1009'] } },
  { code: 'FL-R-COLUMN', clause: 'FL-6.2a', given: { webster: { formation: 'Column', facing: 1 } } },
  { code: 'FL-R-CAVALRY', clause: 'FL-2.25a', given: { webster: { kind: 'cavalry' } } },
  { code: 'FL-R-OUT-OF-COMMAND', clause: 'FL-5.42e', given: { webster: { range: 2 } } },
  {
    code: 'FL-R-MOVED',
    clause: 'FL-5.3e',
    given: { prepare: (s, t) => (s.acted[t.unit('Webster')] = S.ACTED | S.MOVED) },
  },
  {
    code: 'FL-R-ACTED',
    clause: 'FL-5.3b',
    given: { prepare: (s, t) => (s.acted[t.unit('Webster')] = S.ACTED) },
  },
  {
    code: 'FL-R-LEADER-TARGET',
    clause: 'FL-4.64a',
    given: { british: ['1011', '1010'] },
    shot: (t) => ({ do: 'fire', unit: t.unit('Webster'), target: t.unit('Webster', 1) }),
  },
  {
    code: 'FL-R-LEADER-TARGET',
    clause: 'FL-4.64a',
    given: {},
    shot: (t) => ({ do: 'fire', unit: t.unit('Webster'), target: 4000 }),
  },
  {
    code: 'FL-R-ABANDONED',
    clause: 'FL-11.56b',
    given: {
      american: ['1510'],
      americanGuns: gun('1010'),
      prepare: (s, t) => (s.abandoned[t.gun(1)] = 1),
    },
    shot: (t) => ({ do: 'fire', unit: t.unit('Webster'), target: t.gun(1) }),
  },
  {
    code: 'FL-R-TURN-OPEN',
    clause: 'FL-5.3a',
    given: { britishGuns: gun('1111') },
    shot: (t) => ({ do: 'fire', unit: t.gun(0), target: t.unit('Eaton') }),
  },
];

for (const { code, clause: by, given, shot } of BARRED)
  clause([by, 'FL-11.0a', 'FL-11.31b'], `a shot is refused with ${code}`, () => {
    const t = duel(given);
    const refused = t.refuses(shot?.(t) ?? fireAt(t, 'Webster'));
    assert.deepEqual([refused.code, refused.clause], [code, by]);
  });

clause(
  ['FL-5.42e', 'FL-5.41a'],
  'a partially active Command does not fire, whether its men are in range or not',
  () => {
    const t = facingOff({ prepare: (s, each) => (s.leaderAt[each.leader('Cornwallis')] = each.hex('2020')) });
    t.does({ do: 'command', command: t.command('Webster') });
    t.does({ do: 'partial' });
    assert.equal(t.refuses(fireAt(t, 'Webster')).code, 'FL-R-OUT-OF-COMMAND');
  },
);

clause(
  ['FL-10.0g', 'FL-10.0i'],
  'of the two counters of a unit in SK in one hex only the top one fires',
  () => {
    const t = duel({ webster: { skirmishers: 1 }, prepare: skirmishing('Webster') });
    const [top, under] = [t.unit('Webster', 2), t.unit('Webster', 1)];
    const target = t.unit('Eaton');
    const refused = t.refuses({ do: 'fire', unit: under, target });
    assert.deepEqual([refused.code, refused.clause], ['FL-R-SK-UNDER', 'FL-10.0g']);
    t.does({ do: 'fire', unit: top, target }, [1]);
  },
);

clause(['FL-10.0e', 'FL-11.31a'], 'both units of a Close pair fire, each on its own', () => {
  const t = duel({ british: ['1011', '1011'], webster: { formation: 'Close' } });
  t.does(fireAt(t, 'Webster', 0), [1], [6]);
  t.does(fireAt(t, 'Webster', 1), [1], [6]);
  assert.equal(t.state.fired.filter((each) => each === 1).length, 2);
});

clause('FL-11.31e', 'the firing side chooses the target: a gun, or the Infantry in its hex', () => {
  for (const pick of ['gun', 'unit'] as const) {
    const t = duel({ americanGuns: gun('1010') });
    const target = pick === 'gun' ? t.gun(1) : t.unit('Eaton');
    t.does({ do: 'fire', unit: t.unit('Webster'), target }, [6]);
    assert.deepEqual(
      [t.state.abandoned[t.gun(1)], t.state.reduced[t.unit('Eaton')]],
      pick === 'gun' ? [1, 0] : [0, 1],
    );
  }
});

clause('FL-5.41b', 'exactly the units that may fire are offered', () => {
  const t = duel({ british: ['1011', '1111', '1710'], american: ['1010', '1009'], webster: { range: 6 } });
  const offered = [...t.asked().options()].filter(({ do: what }) => what === 'fire');
  assert.deepEqual(offered, [fireAt(t, 'Webster', 0), fireAt(t, 'Webster', 1)]);
  for (let i = 0; i < 20; i++) {
    const drawn = t.asked().sample?.((n) => (i * 7) % n) ?? assert.fail('no lot');
    assert.equal(t.asked().refuse(drawn), null);
  }
});

clause(
  ['FL-13.12b', 'FL-13.11a', 'FL-13.11b', 'FL-11.15a', 'FL-5.3j'],
  'a shot that Cavalry avoids was not fired: the firer may pick another target, but not move yet',
  () => {
    const t = duel({ american: ['1010', '0910'], eaton: { kind: 'cavalry' } });
    const unit = t.unit('Webster');
    t.does(fireAt(t, 'Webster'));
    assert.deepEqual([t.asked().kind, t.asked().side], ['reaction-retreat', 1]);
    const [away] = [...t.asked().options()].filter(({ do: what }) => what === 'reaction-retreat');
    t.does(away ?? assert.fail('no way out'), [6]);
    assert.deepEqual([t.state.fired[unit], t.state.acted[unit], t.state.mode], [0, 0, S.ACTIONS]);
    assert.equal(t.refuses({ do: 'face', unit, facing: 2 }).code, 'FL-R-BLOCK-OPEN');
    t.does(fireAt(t, 'Webster', 0, 1));
    t.does({ do: 'stay' }, [1]);
    assert.equal(t.state.fired[unit], 1);
  },
);

clause(['FL-13.11b', 'FL-13.14a'], 'Cavalry that stays is fired at; guns it cannot avoid', () => {
  const t = duel({ american: ['1010'], eaton: { kind: 'cavalry' } });
  t.does(fireAt(t, 'Webster'));
  t.does({ do: 'stay' }, [6]);
  assert.equal(t.state.reduced[t.unit('Eaton')], 1);
  const guns = facingOff({ british: ['0511'], eaton: { kind: 'cavalry' }, britishGuns: gun('1011') });
  guns.does({ do: 'gun-turn', hex: guns.hex('1011') });
  guns.does({ do: 'fire', unit: guns.gun(0), target: guns.unit('Eaton') }, [6]);
  assert.equal(guns.state.reduced[guns.unit('Eaton')], 1);
});
