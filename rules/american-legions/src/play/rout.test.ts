import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import { FAR, running, stack } from '../../test/set-ups.ts';
import type { RegimentSetting } from '../../test/situation.ts';
import * as S from '../state.ts';
import { quietWay } from './rout-ways.ts';

clause(
  ['AL-4.15a', 'AL-4.15b', 'AL-4.15c', 'AL-3.0k'],
  'every company of a routed regiment runs its allowance less one, each hex nearer its edge',
  () => {
    const t = running({ Foot: { at: [[0, 0]], state: 'routed' } });
    const company = t.company('Foot');
    assert.equal(t.refuses({ do: 'rout', company, hex: t.hex(1, 0) }).code, 'not_nearer_to_edge');
    t.does({ do: 'rout', company, hex: t.hex(0, 1) });
    t.does({ do: 'rout', company, hex: t.hex(-1, 2) });
    t.does({ do: 'rout', company, hex: t.hex(-1, 3) });
    assert.equal(t.state.at[company], t.hex(-1, 3));
    assert.notEqual(t.asked().kind, 'rout');
  },
);

clause(['AL-4.15b', 'AL-3.0k'], 'in the opponent’s player turn it runs half as far, rounded up', () => {
  const t = running({ Foot: { at: [[0, 0]], state: 'routed' } }, { active: 1, step: S.OTHER_COMMAND });
  const company = t.company('Foot');
  t.does({ do: 'rout', company, hex: t.hex(0, 1) });
  t.does({ do: 'rout', company, hex: t.hex(0, 2) });
  assert.notEqual(t.asked().kind, 'rout');
});

clause('AL-4.15d', 'the owner picks which company runs first, and by which of equally good hexes', () => {
  const t = running({
    Foot: {
      at: [
        [0, 0],
        [2, 0],
      ],
      state: 'routed',
    },
  });
  assert.equal([...t.asked().options()].filter((option) => option.do === 'rout').length, 4);
  t.does({ do: 'rout', company: t.company('Foot', 1), hex: t.hex(1, 1) });
  assert.equal(t.refuses({ do: 'rout', company: t.company('Foot'), hex: t.hex(0, 1) }).code, 'not_running');
});

clause(
  'AL-4.15c',
  'where nothing nearer is open it slips sideways, and never back to where it has been',
  () => {
    const t = running(
      { Foot: { at: [[0, 0]], state: 'routed' } },
      {
        impassable: [
          [0, 1],
          [-1, 1],
          [1, 1],
          [-2, 1],
        ],
      },
    );
    const company = t.company('Foot');
    t.does({ do: 'rout', company, hex: t.hex(1, 0) });

    assert.notEqual(t.state.at[company], t.hex(0, 0));
  },
);

clause(
  ['AL-4.15e', 'AL-6.4b'],
  'it enters no hex of the enemy, of the other arm, or that is impassable',
  () => {
    const barred = running(
      {
        Foot: {
          at: [
            [0, 0],
            [5, 0],
            [-3, 0],
          ],
          state: 'routed',
        },
        Horse: { at: [[0, 1]], arm: 'cavalry' },
      },
      {
        american: { regiments: { Militia: { at: [[5, 1]] } } },
        impassable: [[-3, 1]],
      },
    );
    assert.equal(
      barred.refuses({ do: 'rout', company: barred.company('Foot', 2), hex: barred.hex(-3, 1) }).code,
      'impassable',
    );
    assert.equal(
      barred.refuses({ do: 'rout', company: barred.company('Foot'), hex: barred.hex(0, 1) }).code,
      'mixed_arms',
    );
    assert.equal(
      barred.refuses({ do: 'rout', company: barred.company('Foot', 1), hex: barred.hex(5, 1) }).code,
      'enemy_in_hex',
    );
  },
);

clause(['AL-4.15f', 'AL-6.4b'], 'from its edge it leaves the map for good', () => {
  const t = running({
    Foot: {
      at: [
        [-4, 7],
        [0, 0],
      ],
      state: 'routed',
    },
  });
  const company = t.company('Foot');
  assert.equal(t.refuses({ do: 'rout', company, hex: null }).code, 'off_map');
  t.does({ do: 'rout', company, hex: t.hex(-4, 8) });
  assert.equal(t.state.status[company], S.ELIMINATED);
});

clause('AL-4.15g', 'its leader goes with one of those that ran, his owner choosing', () => {
  const t = running({
    Foot: {
      at: stack(2, 0, 0),
      state: 'routed',
    },
  });
  const step = (index: number, q: number, r: number) =>
    t.does({ do: 'rout', company: t.company('Foot', index), hex: t.hex(q, r) });
  step(0, 0, 1);
  step(0, 0, 2);
  step(0, 0, 3);
  step(1, -1, 1);
  step(1, -2, 2);
  step(1, -3, 3);
  assert.equal(t.asked().kind, 'place-leader');
  t.does({ do: 'place', officer: t.leader('Foot'), hex: t.hex(-3, 3) });
  assert.equal(t.state.leaderAt[t.leader('Foot')], t.hex(-3, 3));
});

clause('AL-4.15h', 'those who run may crowd a hex; it is not judged now', () => {
  const four = stack(4, 0, 1);
  const t = running(
    { Foot: { at: [[0, 0]], state: 'routed' }, Other: { at: four } },
    { active: 1, step: S.OTHER_COMMAND },
  );
  t.does({ do: 'rout', company: t.company('Foot'), hex: t.hex(0, 1) });
  assert.equal(t.state.at[t.company('Foot')], t.hex(0, 1));
});

clause('AL-6.31a', 'whom it runs through is disordered', () => {
  const t = running({ Foot: { at: [[0, 0]], state: 'routed' }, Other: { at: [[0, 1]] } });
  t.does({ do: 'rout', company: t.company('Foot'), hex: t.hex(0, 1) });
  assert.equal(t.state.status[t.company('Other')], S.BATTLEWORTHY);
  t.does({ do: 'rout', company: t.company('Foot'), hex: t.hex(0, 2) });
  assert.equal(t.state.status[t.company('Other')], S.DISORDERED);
});

clause('AL-6.31b', 'but not those in the hex it started from', () => {
  const t = running({ Foot: { at: [[0, 0]], state: 'routed' }, Other: { at: [[0, 0]] } });
  t.does({ do: 'rout', company: t.company('Foot'), hex: t.hex(0, 1) });
  assert.equal(t.state.status[t.company('Other')], S.BATTLEWORTHY);
});

clause('AL-4.33a', 'a running company captures a lone army commander in its way', () => {
  const t = running(
    { Foot: { at: [[0, 0]], state: 'routed' } },
    { american: { ...FAR, commander: { at: [0, 1] } } },
  );
  t.does({ do: 'rout', company: t.company('Foot'), hex: t.hex(0, 1) });
  assert.equal(t.state.commanderState[1], S.LOST);
});

clause('AL-4.13d', 'when the last of a regiment has run off the map its track is lost with it', () => {
  const t = running({ Foot: { at: [[-4, 8], null], state: 'routed' }, Other: { at: [[0, 0]] } });
  assert.equal(t.state.regimentState[t.regiment('Foot')], S.GONE);
  assert.equal(t.state.leaderAt[t.leader('Foot')], S.NONE);
});

clause(
  ['AL-4.15d', 'AL-6.31a'],
  'they may all be let run at once, by a way that disorders nobody where there is one',
  () => {
    const t = running({
      Foot: {
        at: [
          [0, 0],
          [4, 0],
        ],
        state: 'routed',
      },
      Guards: { at: [[0, 1]] },
    });
    const guards = t.company('Guards');
    t.does({ do: 'rout-quietly' });

    assert.deepEqual(
      [0, 1].map(
        (i) => t.state.rout === null && (t.field.map.r[t.state.at[t.company('Foot', i)] as number] as number),
      ),
      [3, 3],
    );
    assert.equal(t.state.status[guards], 0);
  },
);

clause('AL-4.15a', 'a company that can go nowhere does not keep the others from running', () => {
  const t = running(
    {
      Foot: {
        at: [
          [0, 0],
          [5, 0],
        ],
        state: 'routed',
      },
    },
    {
      impassable: [
        [1, 0],
        [0, 1],
        [-1, 1],
        [-1, 0],
      ],
    },
  );
  t.does({ do: 'rout-quietly' });
  assert.equal(t.state.at[t.company('Foot')], t.hex(0, 0));
  assert.equal(t.field.map.r[t.state.at[t.company('Foot', 1)] as number], 3);
});

clause('AL-4.15g', 'its leader goes with those that ran, though others of his are nearer', () => {
  const t = running({
    Foot: { at: [[0, 0]], state: 'routed', brigade: 'First' },
    Steady: { at: [[1, 0]], brigade: 'First' },
  });
  t.does({ do: 'rout-quietly' });
  assert.equal(t.state.leaderAt[t.leader('Foot')], t.state.at[t.company('Foot')]);
});

clause(['AL-6.31a', 'AL-6.3f'], 'skirmishers and regular guns it runs through stay in good order', () => {
  const t = running(
    {
      Foot: { at: [[0, 0]], state: 'routed' },
      Line: { at: [[0, 1]] },
      Jägers: { arm: 'skirmisher', at: [[0, 1]], skirmishers: true },
    },
    { british: { regiments: {}, guns: [{ at: [0, 1] }] } },
  );
  t.does({ do: 'rout', company: t.company('Foot'), hex: t.hex(0, 1) });
  t.does({ do: 'rout', company: t.company('Foot'), hex: t.hex(0, 2) });
  assert.equal(t.state.status[t.company('Line')], S.DISORDERED);
  assert.equal(t.state.status[t.company('Jägers')], S.BATTLEWORTHY);
  assert.equal(t.state.status[t.gun(0)], S.BATTLEWORTHY);
});

clause(
  'AL-4.15d',
  'records of older days, in which all run by free hexes next to them, go on as they were',
  () => {
    const t = running({
      Foot: { at: [[0, 0]], state: 'routed' },
      Guards: {
        at: [
          [0, 2],
          [-1, 2],
        ],
        leader: [0, 2],
      },
    });
    assert.ok(
      [...t.asked().options()].every((each) => each.do !== 'rout-all'),
      'it is no longer offered',
    );
    t.does({ do: 'rout-all' });
    assert.equal(t.map.r[t.state.at[t.company('Foot')] as number], 3);
    assert.ok([0, 1].some((i) => t.state.status[t.company('Guards', i)] === S.DISORDERED));
  },
);

clause('AL-4.15a', 'a company that gets stuck on its way does not keep the others from running', () => {
  const t = running(
    {
      Foot: {
        at: [
          [0, 0],
          [5, 0],
        ],
        state: 'routed',
      },
    },
    {
      impassable: [
        [1, 1],
        [0, 2],
        [-1, 2],
        [-1, 1],
      ],
    },
  );
  const [stuck, free] = [t.company('Foot'), t.company('Foot', 1)];
  t.does({ do: 'rout', company: stuck, hex: t.hex(0, 1) });
  assert.equal(t.state.at[stuck], t.hex(0, 1));
  assert.equal(t.refuses({ do: 'rout', company: stuck, hex: t.hex(1, 0) }).code, 'not_running');
  t.does({ do: 'rout-quietly' });
  assert.equal(t.map.r[t.state.at[free] as number], 3);
});

clause(
  ['AL-4.15a', 'AL-4.15c'],
  'let run at once, one that gets stuck on its way does not stop the rest',
  () => {
    const t = running(
      {
        Foot: {
          at: [
            [0, 0],
            [5, 0],
          ],
          state: 'routed',
        },
      },
      {
        impassable: [
          [-1, 1],
          [1, 1],
          [0, 2],
          [-1, 2],
        ],
      },
    );
    t.does({ do: 'rout-quietly' });
    assert.equal(t.state.at[t.company('Foot')], t.hex(0, 1));
    assert.equal(t.map.r[t.state.at[t.company('Foot', 1)] as number], 3);
  },
);

clause(
  ['AL-4.15c', 'AL-4.15e', 'AL-4.15f'],
  'a step that may not be taken is refused with the reason and the hex',
  () => {
    const t = running(
      { Foot: { at: [[0, 0]], state: 'routed' }, Horse: { at: [[0, 1]], arm: 'cavalry' } },
      { impassable: [[-1, 1]] },
    );
    const company = t.company('Foot');
    const said = (hex: number | null) => t.refuses({ do: 'rout', company, hex });
    assert.match(said(t.hex(0, 1)).sentence, /^The Foot cannot run into \d{4}\.$/);
    assert.deepEqual(
      [said(t.hex(0, -1)).code, said(t.hex(0, -1)).clause],
      ['not_nearer_to_edge', 'AL-4.15c'],
    );
    assert.equal(said(t.hex(0, 3)).code, 'not_nearer_to_edge');
    assert.equal(said(9000).code, 'not_nearer_to_edge');
    assert.deepEqual([said(null).code, said(null).clause], ['off_map', 'AL-4.15f']);
  },
);

clause('AL-4.15d', 'of ways that disorder nobody the one on which it meets no friends is taken', () => {
  const t = running({
    Foot: { at: [[0, 0]], state: 'routed' },
    Jägers: { at: [[0, 1]], arm: 'skirmisher', skirmishers: true },
  });
  const company = t.company('Foot');
  t.does({ do: 'rout-quietly' });
  const ran = t.told.filter(({ sentence }) => sentence.startsWith('The Foot runs to'));
  assert.equal(ran.length, 3);
  assert.notEqual(ran[0]?.sentence, `The Foot runs to ${t.map.labels[t.hex(0, 1)]}.`);
  assert.equal(t.map.r[t.state.at[company] as number], 3);
});

clause(
  ['AL-4.15d', 'AL-4.15f'],
  'let run at once, one near the edge leaves the map and the others run on',
  () => {
    const t = running({
      Foot: {
        at: [
          [-4, 7],
          [0, 0],
        ],
        state: 'routed',
      },
    });
    t.does({ do: 'rout-quietly' });
    assert.equal(t.state.status[t.company('Foot')], S.ELIMINATED);
    assert.equal(t.map.r[t.state.at[t.company('Foot', 1)] as number], 3);
  },
);

clause(
  ['AL-4.15a', 'AL-4.15d'],
  'let run at once, one that is on its way runs on before the others begin',
  () => {
    const t = running({
      Foot: {
        at: [
          [0, 0],
          [4, 0],
        ],
        state: 'routed',
      },
    });
    t.does({ do: 'rout', company: t.company('Foot', 1), hex: t.hex(4, 1) });
    t.does({ do: 'rout-quietly' });
    assert.deepEqual(
      [0, 1].map((i) => t.map.r[t.state.at[t.company('Foot', i)] as number]),
      [3, 3],
    );
  },
);

/** The Foot runs for r = 8 from the middle by one of two lanes, in which `right` and `left` stand. */
function lanes(right: RegimentSetting, left: RegimentSetting) {
  return running(
    { Foot: { at: [[0, 0]], state: 'routed' }, Right: right, Left: left },
    {
      impassable: [
        [-1, 2],
        [-1, 3],
      ],
    },
  );
}

clause(
  ['AL-4.15d', 'AL-6.31a'],
  'let run at once it rather passes two hexes of friends it does not disorder than one it does, and no further than it can',
  () => {
    const t = lanes(
      { at: stack(2, 0, 1) },
      {
        at: [
          [-1, 1],
          [-2, 2],
        ],
        arm: 'skirmisher',
        skirmishers: true,
      },
    );
    const company = t.company('Foot');
    const way = quietWay({ field: t.field, s: t.state }, { company, points: 3, visited: [t.hex(0, 0)] });
    assert.deepEqual(way.slice(0, 2), [t.hex(-1, 1), t.hex(-2, 2)]);
    assert.equal(way.length, 3);
    t.does({ do: 'rout-quietly' });
    assert.equal(t.state.status[t.company('Right')], S.BATTLEWORTHY);
    assert.equal(t.map.r[t.state.at[company] as number], 3);
  },
);

clause(
  ['AL-4.15b', 'AL-4.15d'],
  'of two lanes the one free of friends as far as it runs is taken; those beyond do not matter',
  () => {
    const t = lanes({ at: stack(2, 0, 4) }, { at: [[-3, 3]], arm: 'skirmisher', skirmishers: true });
    const way = quietWay(
      { field: t.field, s: t.state },
      { company: t.company('Foot'), points: 3, visited: [t.hex(0, 0)] },
    );
    assert.deepEqual(way, [t.hex(0, 1), t.hex(0, 2), t.hex(0, 3)]);
  },
);

clause(
  ['AL-4.15c', 'AL-4.15e', 'AL-6.4b'],
  'a hex as near is refused to one that has a nearer open, and to one that has none only where it is barred',
  () => {
    const t = running(
      {
        Foot: {
          at: [
            [0, 0],
            [5, 0],
          ],
          state: 'routed',
        },
      },
      {
        impassable: [
          [0, 1],
          [-1, 1],
          [1, 0],
        ],
      },
    );
    const said = (index: number, q: number) => {
      const { code, clause: id } = t.refuses({
        do: 'rout',
        company: t.company('Foot', index),
        hex: t.hex(q, 0),
      });
      return [code, id];
    };
    assert.deepEqual(said(0, 1), ['impassable', 'AL-6.4b']);
    assert.deepEqual(said(1, 4), ['not_nearer_to_edge', 'AL-4.15c']);
  },
);
