import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import { type Duel, duel, facingOff, fireAt } from '../../../test/firing.ts';
import type { Situation } from '../../../test/situation.ts';
import type { AnswerTo } from '../../model/answers.ts';
import * as S from '../../model/state.ts';

/** Return Fire (FL-11.13b to d; Decisions: RETURN-FIRE). */

type ReturnFire = AnswerTo<'return-fire'>;

/** Eaton's answer: his units by number, and for each the unit of Webster that it fires at, the first by default. */
function back(t: Situation, ...shots: (readonly [number, number?])[]): ReturnFire {
  return {
    do: 'return-fire',
    shots: shots.map(([unit, target = 0]) => ({
      unit: t.unit('Eaton', unit),
      target: t.unit('Webster', target),
    })),
  };
}

/** After Webster's units have fired at Eaton's first, each with a die of 1 and a passed check if one is needed. */
function firedAt(given: Duel, firers = 1, target = 0): Situation {
  const t = duel({
    ...given,
    prepare: (s, situated) => {
      s.volley[situated.command('Webster')] = 'spent';
      given.prepare?.(s, situated);
    },
  });
  for (let i = 0; i < firers; i++) t.does(fireAt(t, 'Webster', i, target), [1]);
  return t;
}

clause(
  ['FL-11.13a', 'FL-11.13b', 'FL-11.13c', 'FL-11.11a', 'FL-11.14a'],
  'after the block the other side is asked who returns the fire, all who can in one answer if it likes',
  () => {
    const t = firedAt({ british: ['1011', '1111'] }, 2);
    assert.deepEqual([t.asked().kind, t.asked().side], ['return-fire', 1]);
    const offered = [...t.asked().options()];
    assert.deepEqual(offered, [back(t), back(t, [0]), back(t, [0, 1])]);
    t.does(back(t, [0, 1]), [6]);
    assert.equal(t.state.reduced[t.unit('Webster', 1)], 1);
    assert.equal(t.state.reacted[t.unit('Eaton')], 1);
    assert.equal(t.state.block, S.HELD);
    assert.equal(t.asked().kind, 'action');
  },
);

clause(
  ['FL-11.13b', 'FL-11.13j', 'FL-11.13d'],
  'Return Fire is chosen shot by shot; its Smoke falls once, after the last, and does not count before',
  () => {
    const t = duel({ ...TWO, prepare: (s) => s.volley.fill('spent') });
    t.does(fireAt(t, 'Webster'), [1]);
    t.does(fireAt(t, 'Webster', 1, 1), [1]);
    const chance = t.asked().standing?.units[1]?.chance();
    assert.deepEqual([...t.asked().options()].at(-1), back(t, [0], [1, 1]), 'all at once');
    t.does(back(t, [0]), [1]);
    assert.deepEqual([t.asked().kind, t.asked().side], ['return-fire', 1]);
    assert.equal(t.asked().prompt(), 'Who else returns the fire, and at whom?');
    assert.deepEqual([...t.asked().options()], [back(t), back(t, [1, 1])]);
    assert.equal(t.asked().standing?.units[0]?.chance(), chance);
    assert.equal(t.state.leaderSmoke[t.leader('Eaton')], 0);
    assert.equal(t.refuses(back(t, [0])).code, 'FL-R-REACTED');
    t.does(back(t, [1, 1]), [1]);
    assert.equal(t.asked().kind, 'action');
    assert.equal(t.state.leaderSmoke[t.leader('Eaton')], 1);
  },
);

clause(
  'FL-11.13j',
  'a unit that holds after the first returned shot keeps its fire in this Activation',
  () => {
    const t = duel({ ...TWO, prepare: (s) => s.volley.fill('spent') });
    t.does(fireAt(t, 'Webster'), [1]);
    t.does(fireAt(t, 'Webster', 1, 1), [1]);
    t.does(back(t, [0]), [1]);
    t.does(back(t));
    assert.equal(t.asked().kind, 'action');
    assert.deepEqual(
      [0, 1].map((i) => t.state.reacted[t.unit('Eaton', i)]),
      [1, 0],
    );
  },
);

clause(['FL-11.13b', 'FL-11.14a'], 'a unit that does not return fire keeps its Reaction Fire', () => {
  const t = firedAt({});
  t.does(back(t));
  assert.equal(t.state.reacted[t.unit('Eaton')], 0);
});

clause('FL-11.13b', 'one unit that may return the fire is offered its shot once, and to hold it', () => {
  const t = firedAt({});
  assert.deepEqual([...t.asked().options()], [back(t), back(t, [0])]);
  const drawn = [(_: number) => 0, (n: number) => n - 1].map((choose) => t.asked().sample?.(choose));
  assert.deepEqual(drawn, [back(t, [0]), back(t)], 'by chance it fires or holds');
});

clause('FL-11.13b', 'a unit that was not fired at, and one that cannot fire, are not asked', () => {
  const t = firedAt({ american: ['1010', '0910'] });
  assert.deepEqual(
    t.asked().standing?.units.map(({ piece }) => piece),
    [t.unit('Eaton')],
  );
  const { code, clause: by } = t.refuses(back(t, [1]));
  assert.deepEqual([code, by], ['FL-R-NOT-FIRED-AT', 'FL-11.13b']);
  const column = firedAt({ eaton: { formation: 'Column', facing: 7 } });
  assert.equal(column.asked().kind, 'action');
});

clause(
  ['FL-11.13f', 'FL-11.51a'],
  'Return Fire has no modifier of its own, and the Disordered may fire',
  () => {
    const t = firedAt({
      prepare: (s, each) => ((s.disordered[each.unit('Eaton')] = 1), s.volley.fill('spent')),
    });
    t.does(back(t, [0]), [1]);
    const thrown = t.logItems.findLast((each) => each.thrown !== undefined)?.thrown;
    assert.deepEqual(
      thrown?.reckoning.lines.map(({ label, value }) => [label, value]),
      [
        ['Range 1', 1],
        ['Target in Open, front', -1],
        ['firer Disordered', -1],
        ['target has Smoke', -1],
      ],
    );
  },
);

/**
 * Two units of each side. Each of Eaton's is fired at by the one of Webster's before it, so there is a question if
 * either may fire back.
 */
const TWO: Duel = { british: ['1011', '1311'], american: ['1010', '1310'] };

/** Why the first of Eaton's cannot return the fire. */
const BARRED: readonly (readonly [string, string, Duel])[] = [
  ['FL-R-REACTED', 'FL-11.14a', { prepare: (s, t) => (s.reacted[t.unit('Eaton')] = 1) }],
  ['FL-R-ARC', 'FL-11.2b', { prepare: (s, t) => (s.facing[t.unit('Eaton')] = 0) }],
  ['FL-R-RANGE', 'FL-11.31c', { british: ['1014', '1311'], webster: { weapon: 'R' } }],
  [
    'FL-R-COLUMN',
    'FL-6.2a',
    { prepare: (s, t) => ((s.formation[t.unit('Eaton')] = 0), (s.facing[t.unit('Eaton')] = 7)) },
  ],
];

for (const [code, by, given] of BARRED)
  clause([by, 'FL-11.13b'], `a returned shot is refused with ${code}`, () => {
    const t = duel({
      ...TWO,
      ...given,
      prepare: (s, each) => {
        s.volley.fill('spent');
        given.prepare?.(s, each);
      },
    });
    t.does(fireAt(t, 'Webster', 0, 0), [1]);
    t.does(fireAt(t, 'Webster', 1, 1), [1]);
    const refused = t.refuses(back(t, [0]));
    assert.deepEqual([refused.code, refused.clause], [code, by]);
    t.does(back(t, [1, 1]), [1]);
  });

clause('FL-2.25a', 'Cavalry that was fired at returns nothing', () => {
  const t = duel({ ...TWO, eaton: { kind: 'cavalry' }, prepare: (s) => s.volley.fill('spent') });
  t.does(fireAt(t, 'Webster', 0, 0));
  t.does({ do: 'stay' }, [1], [6]);
  t.does({ do: 'end-fire' });
  assert.equal(t.asked().kind, 'action');
});

for (const [code, by, list] of [
  ['FL-R-GUN-MODE', 'FL-2.24c', 'limbered'],
  ['FL-R-DISORDERED-GUN', 'FL-11.51d', 'disordered'],
] as const)
  clause([by, 'FL-11.13h'], `a gun that was fired at is refused with ${code}; its neighbour fires`, () => {
    const t = duel({
      ...{ british: ['1011', '1311'], american: ['0503'], americanGuns: [{ at: '1010' }, { at: '1310' }] },
      prepare: (s, each) => {
        s.volley.fill('spent');
        s[list][each.gun(1, 0)] = 1;
      },
    });
    t.does({ do: 'fire', unit: t.unit('Webster', 0), target: t.gun(1, 0) }, [1]);
    t.does({ do: 'fire', unit: t.unit('Webster', 1), target: t.gun(1, 1) }, [1]);
    const shot = (i: number): ReturnFire => ({
      do: 'return-fire',
      shots: [{ unit: t.gun(1, i), target: t.unit('Webster', i) }],
    });
    const refused = t.refuses(shot(0));
    assert.deepEqual([refused.code, refused.clause], [code, by]);
    t.does(shot(1), [6]);
    assert.equal(t.state.reduced[t.unit('Webster', 1)], 1);
  });

clause(['FL-11.2i', 'FL-11.2c'], 'a gun may be hidden from another that is not hidden from it', () => {
  const t = facingOff({
    ...{ british: ['1014'], american: ['0503'], leaders: ['1016', '0503'] },
    ...{ britishGuns: [{ at: '1016' }, { at: '1016' }], americanGuns: [{ at: '1006' }, { at: '1210' }] },
  });
  t.does({ do: 'gun-turn', hex: t.hex('1016') });
  t.does({ do: 'fire', unit: t.gun(0, 0), target: t.gun(1, 0) }, [1]);
  t.does({ do: 'fire', unit: t.gun(0, 1), target: t.gun(1, 1) }, [1]);
  const { code, clause: by } = t.refuses({
    do: 'return-fire',
    shots: [{ unit: t.gun(1, 0), target: t.gun(0, 0) }],
  });
  assert.deepEqual([code, by], ['FL-R-LOS', 'FL-11.2c']);
});

clause(
  ['FL-11.13j', 'FL-11.14a'],
  'a unit fires once; a shot at a gun that another has silenced is lost, and not used up',
  () => {
    const t = facingOff({
      ...{
        british: ['0503'],
        american: ['1010', '0910'],
        britishGuns: [{ at: '1011' }],
        leaders: ['1011', '1003'],
      },
      prepare: (s) => s.volley.fill('spent'),
    });
    t.does({ do: 'gun-turn', hex: t.hex('1011') });
    t.does({ do: 'fire', unit: t.gun(0), target: t.unit('Eaton', 0) }, [1], [6]);
    const shot = { unit: t.unit('Eaton', 0), target: t.gun(0) };
    assert.equal(t.refuses({ do: 'return-fire', shots: [shot, shot] }).code, 'FL-R-REACTED');
  },
);

clause(
  ['FL-10.0f', 'FL-11.13k', 'FL-11.13j'],
  'both of a Close pair return the fire; once the gun is silenced the second keeps its shot',
  () => {
    const t = facingOff({
      ...{ british: ['0503'], american: ['1010', '1010'], eaton: { formation: 'Close' } },
      ...{ britishGuns: [{ at: '1011' }], leaders: ['1011', '1003'] },
      prepare: (s) => s.volley.fill('spent'),
    });
    t.does({ do: 'gun-turn', hex: t.hex('1011') });
    t.does({ do: 'fire', unit: t.gun(0), target: t.unit('Eaton', 0) }, [1]);
    const shots = [0, 1].map((i) => ({ unit: t.unit('Eaton', i), target: t.gun(0) }));
    t.does({ do: 'return-fire', shots }, [6]);
    assert.equal(t.state.abandoned[t.gun(0)], 1);
    assert.deepEqual(
      [0, 1].map((i) => t.state.reacted[t.unit('Eaton', i)]),
      [1, 0],
    );
  },
);

clause('FL-11.13b', 'a standing answer fires at the unit against which its chance is best', () => {
  const t = firedAt(
    {
      british: ['1011', '1111'],
      prepare: (s, each) => (s.leaderSmoke.fill(0), (s.smoke[each.unit('Webster')] = 1)),
    },
    2,
  );
  const { standing } = t.asked();
  const answer = standing?.act([t.unit('Eaton')]);
  assert.deepEqual(answer, back(t, [0, 1]));
  const chance = standing?.units[0]?.chance() ?? 0;
  assert.ok(chance > 0 && chance < 1);
  assert.equal(standing?.declines(standing.act([]) ?? assert.fail('no answer')), true);
});

clause('FL-11.13b', 'the question is asked again in the same words from the state alone', () => {
  const t = firedAt({ british: ['1011', '1111'] }, 2);
  assert.equal(t.asked().stable, true);
  assert.equal(t.state.block, S.RETURN);
});
