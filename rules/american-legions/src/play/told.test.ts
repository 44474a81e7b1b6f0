import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Game, parseRecord } from '@linstock/kernel';
import { eventOf } from '@linstock/scene';
import { clause } from '@linstock/testing';
import { DONE, FAR, stack } from '../../test/set-ups.ts';
import { type ArmySetting, type Situation, situation } from '../../test/situation.ts';
import cowpens from '../golden/cowpens.json' with { type: 'json' };
import quinby from '../golden/quinby.json' with { type: 'json' };
import { americanLegions } from '../index.ts';
import { manifest } from '../manifest.ts';
import * as S from '../model/state.ts';
import { present } from '../present/index.ts';

/** The log reports what happened, and by which clause. */

const sentences = ({ logItems }: Situation): string[] => logItems.map(({ sentence }) => sentence);

/** The last log item that contains these words. */
function saidOf(t: Situation, words: RegExp) {
  return t.logItems.findLast(({ sentence }) => words.test(sentence)) ?? assert.fail(sentences(t).join('\n'));
}

clause('AL-4.61b', 'orders are open: the log shows them to both sides, and nothing is sealed', () => {
  const t = situation({
    british: { regiments: { Foot: { at: [[0, 0]] } } },
    american: FAR,
    step: S.ACTIVE_COMMAND,
    commandPhases: 0,
  });
  assert.ok(!t.asked().sealed);
  t.does({ do: 'order', regiment: t.regiment('Foot'), order: 'CHARGE' });
  assert.deepEqual(eventOf(saidOf(t, /^The Foot has the order Charge\.$/)), {
    kind: 'order',
    pieces: [`company:${t.company('Foot')}`],
    order: 'Charge',
  });
  assert.doesNotMatch(JSON.stringify(manifest), /secret/i);
});

clause('AL-3.0h', 'when a CHARGE order ends, the log does not say that a unit charged', () => {
  const t = situation({
    british: { regiments: { Foot: { at: [[0, 7]], order: 'CHARGE' } } },
    american: FAR,
    step: S.OTHER_SHOCK,
  });
  assert.equal(saidOf(t, /Foot/).sentence, 'The order Charge of the Foot ends.');
});

clause('AL-4.15f', 'a unit that runs off the map at its edge leaves it; it is not called destroyed', () => {
  const t = situation({
    british: { regiments: { Foot: { at: [[-4, 8]], state: 'routed' }, Other: { at: [[0, 0]] } } },
    american: FAR,
    step: S.ACTIVE_COMMAND,
  });
  t.does(DONE);
  t.does(DONE);
  const left = saidOf(t, /leaves the map/);
  assert.equal(left.sentence, 'The Foot leaves the map for good.');
  assert.deepEqual(left.clauses, ['AL-4.15f']);
  assert.deepEqual(eventOf(left), {
    kind: 'removed',
    pieces: [`company:${t.company('Foot')}`],
    how: 'ran off',
  });
});

clause(
  'AL-4.15g',
  'in a rout the log says that a leader goes with the companies that ran, and by which clause',
  () => {
    const t = situation({
      british: {
        regiments: {
          Foot: {
            at: stack(2, 0, 0),
            state: 'routed',
            brigade: 'First',
          },
          Steady: { at: [[1, 0]], brigade: 'First' },
        },
      },
      american: FAR,
      step: S.ACTIVE_COMMAND,
    });
    while (t.asked().kind !== 'rout') t.does(DONE);
    for (const [q, r] of [
      [0, 1],
      [0, 2],
      [0, 3],
    ] as const)
      t.does({ do: 'rout', company: t.company('Foot'), hex: t.hex(q, r) });
    for (const [q, r] of [
      [-1, 1],
      [-2, 2],
      [-3, 3],
    ] as const)
      t.does({ do: 'rout', company: t.company('Foot', 1), hex: t.hex(q, r) });
    const officer = t.leader('Foot');
    assert.deepEqual([t.asked().kind, t.asked().clause], ['place-leader', 'AL-4.15g']);
    assert.match(t.asked().prompt(), /have run/);
    const refused = t.refuses({ do: 'place', officer, hex: t.hex(1, 0) });
    assert.deepEqual([refused.code, refused.clause], ['not_nearest', 'AL-4.15g']);
    t.does({ do: 'place', officer, hex: t.hex(0, 3) });
    const logItem = saidOf(t, /goes with his men who ran/);
    assert.deepEqual(logItem.clauses, ['AL-4.15g']);
  },
);

const PLACED: readonly [clause: string, when: string, play: () => Situation][] = [
  [
    'AL-4.2e',
    'at the end of a Movement Phase',
    () => {
      const t = situation({
        british: { regiments: { Foot: { at: [[0, 0]], leader: [0, 0], order: 'MOVE' } } },
        american: FAR,
        step: S.ACTIVE_MOVEMENT,
      });
      t.does({ do: 'move-officer', officer: t.leader('Foot'), path: [t.hex(1, 0)] });
      t.does(DONE);
      return t;
    },
  ],
  [
    'AL-4.4j',
    'after shock has emptied his hex',
    () => {
      const four = stack(4, 0, 0);
      const t = situation({
        british: { regiments: { Foot: { at: four, order: 'CHARGE' } } },
        american: {
          regiments: {
            Line: {
              at: [
                [0, -1],
                [0, -7],
              ],
            },
          },
        },
        step: S.ACTIVE_SHOCK,
      });
      t.does({ do: 'shock', target: t.hex(0, -1), hexes: [t.hex(0, 0)] }, [6], [6]);
      return t;
    },
  ],
  [
    'AL-4.4l',
    'after fire has',
    () => {
      const t = situation({
        british: {
          regiments: {
            Foot: {
              at: stack(2, 0, 0),
              order: 'FIRE',
            },
          },
        },
        american: {
          regiments: {
            Line: {
              at: [
                [0, -1],
                [0, -7],
              ],
            },
          },
        },
        step: S.MUTUAL_FIRE,
        prepare: (p) => {
          p.state.status[p.company('Line')] = S.DISORDERED;
        },
      });
      const companies = [t.company('Foot'), t.company('Foot', 1)];
      t.does({ do: 'fire', target: t.hex(0, -1), companies }, [5]);
      return t;
    },
  ],
];
for (const [id, when, play] of PLACED)
  test(`[${id}] a leader left alone joins the nearest of his men ${when}, by ${id}`, () => {
    const logItem = saidOf(play(), /joins the nearest of his men/);
    assert.deepEqual(logItem.clauses, [id]);
  });

clause('AL-4.2e', 'a leader whose men are thinned out of a crowded hex is placed by AL-4.4l', () => {
  const five = stack(5, 0, 0);
  const t = situation({
    british: {
      regiments: {
        Guest: {
          at: [
            [0, 0],
            [0, 4],
          ],
          leader: [0, 0],
        },
        Foot: { at: five.slice(1) },
      },
    },
    american: FAR,
    step: S.ACTIVE_MOVEMENT,
  });
  t.does(DONE);
  t.does({ do: 'remove', hex: t.hex(0, 0), companies: [t.company('Guest')] });
  assert.deepEqual(saidOf(t, /joins the nearest/).clauses, ['AL-4.4l']);
});

clause(
  ['AL-4.4a', 'AL-4.4i'],
  'the roll for a leader names its clause: the first six of fire, or shock that empties his hex',
  () => {
    const rolled = (t: Situation) =>
      t.logItems.flatMap(({ thrown }) =>
        thrown?.reckoning.name === 'leader-casualty' ? [thrown.reckoning] : [],
      )[0];
    const [, [, , shock]] = PLACED as [unknown, [string, string, () => Situation]];
    assert.equal(rolled(shock())?.clause, 'AL-4.4i');
    const t = situation({
      british: { regiments: { Foot: { at: [[0, 0]], order: 'FIRE' } } },
      american: { regiments: { Line: { at: [[0, -1]] } } },
      step: S.MUTUAL_FIRE,
      prepare: (p) => {
        p.state.leaderStep[p.leader('Line')] = S.ADJUTANT_STEP;
      },
    });
    t.does({ do: 'fire', target: t.hex(0, -1), companies: [t.company('Foot')] }, [6], [6]);
    const roll = rolled(t);
    assert.deepEqual(
      [roll?.clause, roll?.title, roll?.lines[0]?.label],
      ['AL-4.4a', 'Is the adjutant of the Line hit?', 'The adjutant of the Line'],
    );
  },
);

clause(['AL-4.51p', 'AL-4.51r'], 'a company that tries to re-order or to come back is named', () => {
  const t = situation({
    british: { regiments: { Foot: { at: [[0, 0], [0, 0], null] } } },
    american: FAR,
    step: S.ACTIVE_COMMAND,
    prepare: (p) => {
      p.state.status[p.company('Foot', 1)] = S.DISORDERED;
    },
  });
  const title = () => t.logItems.findLast(({ thrown }) => thrown)?.thrown?.reckoning.title;
  t.does({ do: 'reorder', company: t.company('Foot', 1) }, [6, 6]);
  assert.equal(title(), 'Re-ordering the 2d company of the Foot');
  t.does({ do: 'rally-company', company: t.company('Foot', 2) }, [6, 6]);
  assert.equal(title(), 'Rallying the 3d company of the Foot');
});

clause(['AL-7.2b', 'AL-7.33k'], 'the log shows hits, then their effects, then wasted ones', () => {
  const volley = (american: ArmySetting) => {
    const t = situation({
      british: {
        regiments: {
          Foot: {
            at: stack(4, 0, 0),
            order: 'FIRE',
          },
        },
      },
      american: { ...american, regiments: { ...american.regiments, Reserve: { at: [[0, -7]] } } },
      step: S.MUTUAL_FIRE,
    });
    const companies = [0, 1, 2, 3].map((i) => t.company('Foot', i));
    t.does({ do: 'fire', target: t.hex(0, -1), companies }, [5]);
    const at = sentences(t).findIndex((each) => each.startsWith('Fire on'));
    return sentences(t).slice(at, at + 3);
  };
  const [roll, did, wasted] = volley({ regiments: { Line: { at: [[0, -1]] } } });
  assert.match(roll ?? '', /2 disordering hits/);
  assert.equal(did, 'The Line is disordered.');
  assert.equal(wasted, '1 disordering hit finds nobody and is wasted.');
  const jägers = stack(2, 0, -1);
  const [, first, second] = volley({
    regiments: { Jägers: { at: jägers, arm: 'skirmisher', skirmishers: true } },
  });
  assert.equal(first, 'The 1st company of the Jägers is destroyed.');
  assert.equal(second, 'The 2d company of the Jägers is destroyed.');
  const [, onGun] = volley({ regiments: {}, guns: [{ at: [0, -1] }] });
  assert.equal(onGun, '2 disordering hits find nobody and are wasted.');
});

clause(['AL-4.15d', 'AL-6.31a'], 'a rout finds the way that disorders the fewest companies', () => {
  const t = situation({
    british: {
      regiments: {
        Foot: { at: [[0, 0]], state: 'routed' },
        Guards: {
          at: [
            [0, 2],
            [-1, 2],
          ],
          leader: [0, 2],
        },
      },
    },
    american: FAR,
    step: S.ACTIVE_COMMAND,
  });
  while (t.asked().kind !== 'rout') t.does(DONE);
  const offered = t.asked();
  const words = [...offered.options()].map(
    (each) => present.clicks.picks({ field: t.field, state: t.state, known: [] }, offered, each).label,
  );
  assert.equal(words.at(-1), 'Let them all run, so that each disorders the fewest friends');
  t.does({ do: 'rout-quietly' });
  assert.deepEqual(
    [0, 1].map((i) => t.state.status[t.company('Guards', i)]),
    [S.BATTLEWORTHY, S.BATTLEWORTHY],
  );
  assert.equal(t.map.r[t.state.at[t.company('Foot')] as number], 3);
});

test('an unrouted regiment is in good order only when all its companies are', () => {
  const state = (disordered: number) => {
    const t = situation({
      british: {
        regiments: {
          Foot: {
            at: stack(2, 0, 0),
          },
        },
      },
      american: FAR,
      step: S.ACTIVE_COMMAND,
      prepare: (p) => {
        for (let i = 0; i < disordered; i++) p.state.status[p.company('Foot', i)] = S.DISORDERED;
      },
    });
    return present.shows
      .scene({ field: t.field, state: t.state, known: [] })
      .bodies.find(({ name }) => name === 'Foot')?.state;
  };
  assert.deepEqual([0, 1, 2].map(state), ['in good order', '1 of 2 disordered', 'disordered']);
});

for (const [battle, record] of Object.entries({ cowpens, quinby }))
  test(`each log sentence at ${battle} begins with a capital or a figure, and has none inside a sentence`, () => {
    const logItems = Game.fromRecord(americanLegions, parseRecord(record)).log.map((each) => each.logItem);
    assert.ok(logItems.length > 100);
    for (const { sentence } of logItems) {
      assert.match(sentence, /^[A-Z0-9]/);
      assert.doesNotMatch(sentence, /[a-z,] The /);
    }
  });

const ORDERED = [
  ['MOVE', 'AL-4.62c', 'Move'],
  ['FIRE', 'AL-4.62d', 'Fire'],
  ['MOVE_AND_FIRE', 'AL-4.62e', 'Move and Fire'],
  ['CHARGE', 'AL-4.62g', 'Charge'],
] as const;
clause(['AL-4.62c', 'AL-4.62d', 'AL-4.62e', 'AL-4.62g'], 'each order is logged with its own clause', () => {
  for (const [order, id, words] of ORDERED) {
    const t = situation({
      british: { regiments: { Foot: { at: [[0, 0]] } } },
      american: FAR,
      step: S.ACTIVE_COMMAND,
      commandPhases: 0,
    });
    t.does({ do: 'order', regiment: t.regiment('Foot'), order });
    const logItem = saidOf(t, /has the order/);
    assert.deepEqual([logItem.sentence, logItem.clauses], [`The Foot has the order ${words}.`, [id]]);
  }
});

clause(['AL-4.51m', 'AL-4.51p', 'AL-4.51r'], 'a rally that succeeds is logged as a success', () => {
  const t = situation({
    british: { regiments: { Foot: { at: [[0, 0], null], state: 'routed' } } },
    american: FAR,
    step: S.ACTIVE_COMMAND,
  });
  t.does({ do: 'rally', regiment: t.regiment('Foot') }, [1, 1]);
  const foot = `company:${t.company('Foot')}`;
  assert.deepEqual(eventOf(saidOf(t, /rallies/)), { kind: 'rally', pieces: [foot], rallied: true });
  t.does({ do: 'face', hex: t.hex(0, 0), facing: 1 });
  t.does({ do: 'rally-company', company: t.company('Foot', 1) }, [1, 1]);
  assert.equal(eventOf(saidOf(t, /comes back in good order/))?.kind, 'rally');
  t.does({ do: 'reorder', company: t.company('Foot') }, [1, 1]);
  assert.deepEqual(saidOf(t, /is in good order again/).clauses, ['AL-4.51r']);
});

clause(
  'AL-4.13c',
  'a leader without companies leaves the field by one clause, an acting commander by two',
  () => {
    const clausesOf = (american: ArmySetting) => {
      const t = situation({
        british: { regiments: { Foot: { at: stack(4, 0, 0), order: 'CHARGE' } } },
        american,
        step: S.ACTIVE_SHOCK,
      });
      t.does({ do: 'shock', target: t.hex(0, -1), hexes: [t.hex(0, 0)] }, [6]);
      return saidOf(t, /leaves the field\./).clauses;
    };
    const regiments = { Line: { at: [[0, -1]] as const }, Other: { at: [[0, -7]] as const } };
    assert.deepEqual(clausesOf({ regiments }), ['AL-4.13c']);
    const commander = { at: [0, -1] as const, actingFor: 'Line' };
    assert.deepEqual(clausesOf({ regiments, commander }), ['AL-4.13c', 'AL-4.32c']);
  },
);

clause(
  ['AL-4.51n', 'AL-4.51q', 'AL-4.51s', 'AL-4.51k'],
  'a try that fails is logged as a failure, with a name',
  () => {
    const t = situation({
      british: {
        regiments: {
          Foot: { at: [[0, 0], [0, 0], null], order: 'MOVE' },
          Rangers: { at: [[0, 1]], state: 'routed' },
        },
      },
      american: FAR,
      step: S.ACTIVE_COMMAND,
      prepare: (p) => {
        p.state.status[p.company('Foot', 1)] = S.DISORDERED;
        p.state.commandPhases[0] = 2;
      },
    });
    const rally = (pieces: readonly string[]) => ({ kind: 'rally', pieces, rallied: false });
    t.does({ do: 'rally', regiment: t.regiment('Rangers') }, [5, 5]);
    assert.deepEqual(
      eventOf(saidOf(t, /^The Rangers stay routed\.$/)),
      rally([`company:${t.company('Rangers')}`]),
    );
    t.does({ do: 'reorder', company: t.company('Foot', 1) }, [6, 6]);
    const second = `company:${t.company('Foot', 1)}`;
    assert.deepEqual(eventOf(saidOf(t, /^The 2d company of the Foot stays disordered\.$/)), rally([second]));
    t.does({ do: 'rally-company', company: t.company('Foot', 2) }, [6, 6]);
    assert.equal(eventOf(saidOf(t, /^The 3d company of the Foot does not come back\.$/))?.kind, 'rally');
    t.does({ do: 'order', regiment: t.regiment('Foot'), order: 'FIRE' }, [4, 4]);
    assert.deepEqual(saidOf(t, /^The Foot keeps the order Move\.$/).clauses, ['AL-4.51k']);
  },
);
