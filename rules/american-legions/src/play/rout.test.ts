import assert from 'node:assert/strict';
import { eventOf } from '@linstock/scene';
import { clause } from '@linstock/testing';
import { FAR, running, stack } from '../../test/set-ups.ts';
import type { RegimentSetting, Situation } from '../../test/situation.ts';
import * as S from '../model/state.ts';
import { nextHexes, quietWay, standsIn, thoseInTheWay } from './rout-ways.ts';

/** The hexes some troops ran to, one after another. */
function ranThrough(t: Situation, who: string): readonly number[] {
  return t.logItems.flatMap((logItem) => {
    const what = eventOf(logItem);
    const [ran] = what?.kind === 'flight' && logItem.sentence.startsWith(`${who} runs`) ? what.went : [];
    return ran && 'hexes' in ran.path ? ran.path.hexes.slice(-1) : [];
  });
}

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
  'if no nearer hex is free it slips sideways, and never back to a hex it has been in',
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
  'a routed company enters no hex that is impassable or has an enemy or the other arm in it',
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

clause(['AL-4.15f', 'AL-6.4b'], 'a routed company at its edge leaves the map for good', () => {
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

clause('AL-4.15g', 'the owner chooses with which of the companies that ran their leader goes', () => {
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

clause('AL-4.15h', 'running companies may crowd a hex; the limit is not checked now', () => {
  const four = stack(4, 0, 1);
  const t = running(
    { Foot: { at: [[0, 0]], state: 'routed' }, Other: { at: four } },
    { active: 1, step: S.OTHER_COMMAND },
  );
  t.does({ do: 'rout', company: t.company('Foot'), hex: t.hex(0, 1) });
  assert.equal(t.state.at[t.company('Foot')], t.hex(0, 1));
});

clause('AL-6.31a', 'the companies it runs through are disordered', () => {
  const t = running({ Foot: { at: [[0, 0]], state: 'routed' }, Other: { at: [[0, 1]] } });
  t.does({ do: 'rout', company: t.company('Foot'), hex: t.hex(0, 1) });
  assert.equal(t.state.status[t.company('Other')], S.BATTLEWORTHY);
  t.does({ do: 'rout', company: t.company('Foot'), hex: t.hex(0, 2) });
  assert.equal(t.state.status[t.company('Other')], S.DISORDERED);
});

clause('AL-6.31b', 'companies in the hex that it started from stay in good order', () => {
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

clause(
  'AL-4.13d',
  'when the last company of a regiment has run off the map, the companies on its track are lost too',
  () => {
    const t = running({ Foot: { at: [[-4, 8], null], state: 'routed' }, Other: { at: [[0, 0]] } });
    assert.equal(t.state.regimentState[t.regiment('Foot')], S.GONE);
    assert.equal(t.state.leaderAt[t.leader('Foot')], S.NONE);
  },
);

clause(
  ['AL-4.15d', 'AL-6.31a'],
  'the player may let all run at once, by routes that disorder no unit if there are any',
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

clause('AL-4.15g', 'a leader goes with the companies that ran, even if others of his are nearer', () => {
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

clause('AL-4.15d', 'older records, in which all run by free neighbouring hexes, replay unchanged', () => {
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
});

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
  'if all run at once, a company that gets stuck does not stop the rest',
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
  'a step that may not be taken is refused with the reason',
  () => {
    const t = running(
      { Foot: { at: [[0, 0]], state: 'routed' }, Horse: { at: [[0, 1]], arm: 'cavalry' } },
      { impassable: [[-1, 1]] },
    );
    const company = t.company('Foot');
    const said = (hex: number | null) => t.refuses({ do: 'rout', company, hex });
    assert.match(said(t.hex(0, 1)).sentence, /^The Foot cannot run into that hex\.$/);
    assert.deepEqual(
      [said(t.hex(0, -1)).code, said(t.hex(0, -1)).clause],
      ['not_nearer_to_edge', 'AL-4.15c'],
    );
    assert.equal(said(t.hex(0, 3)).code, 'not_nearer_to_edge');
    assert.equal(said(9000).code, 'not_nearer_to_edge');
    assert.deepEqual([said(null).code, said(null).clause], ['off_map', 'AL-4.15f']);
  },
);

clause('AL-4.15d', 'if several routes disorder no unit, a rout takes one without friends on it', () => {
  const t = running({
    Foot: { at: [[0, 0]], state: 'routed' },
    Jägers: { at: [[0, 1]], arm: 'skirmisher', skirmishers: true },
  });
  const company = t.company('Foot');
  t.does({ do: 'rout-quietly' });
  const ran = ranThrough(t, 'The Foot');
  assert.equal(ran.length, 3);
  assert.notEqual(ran[0], t.hex(0, 1));
  assert.equal(t.map.r[t.state.at[company] as number], 3);
});

clause(
  ['AL-4.15d', 'AL-4.15f'],
  'if all run at once, a company near the edge leaves the map and the others run on',
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
  'if all run at once, a company that is under way runs on before the others begin',
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

/** The Foot runs with r = 8 from the middle through one of two lanes, which `right` and `left` stand in. */
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
  'if all run at once, they pass two hexes of friends without disorder rather than one with it',
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
  'of two lanes a rout takes the one without friends on its way; friends beyond its end do not matter',
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
  'a step to an equally near hex is refused if a nearer one is open, or if that hex is closed',
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

clause(
  ['AL-4.15c', 'AL-4.15e', 'AL-4.15f'],
  'a rout steps nearer to the edge, else to a new hex equally near; at the edge it leaves the map',
  () => {
    const t = running(
      { Foot: { at: [[0, 0]], state: 'routed' }, Horse: { at: [[-1, 6]], arm: 'cavalry' } },
      {
        american: { regiments: { Militia: { at: [[1, 5]] } } },
        impassable: [
          [3, 3],
          [2, 3],
          [-4, 3],
        ],
      },
    );
    const company = t.company('Foot');
    const next = (points: number, ...visited: [number, number][]) =>
      nextHexes(
        { field: t.field, s: t.state },
        { company, points, visited: visited.map(([q, r]) => t.hex(q, r)) },
      );
    assert.deepEqual(next(3, [0, 0]), [t.hex(0, 1), t.hex(-1, 1)]);
    assert.deepEqual(next(1, [0, 0]), [t.hex(0, 1), t.hex(-1, 1)]);
    assert.deepEqual(next(0, [0, 0]), []);
    assert.deepEqual(next(2, [3, 2]), [t.hex(4, 2), t.hex(2, 2)], 'nothing nearer is open');
    assert.deepEqual(next(2, [4, 2], [3, 2]), [t.hex(2, 2)], 'it does not turn back');
    assert.deepEqual(next(2, [-3, 2]), [t.hex(-3, 3)], 'a nearer one is open');
    assert.deepEqual(next(2, [0, 4]), [t.hex(0, 5), t.hex(-1, 5)]);
    assert.deepEqual(next(2, [0, 5]), [t.hex(0, 6)], 'not into cavalry');
    assert.deepEqual(next(2, [1, 4]), [t.hex(0, 5)], 'not into the enemy');
    assert.deepEqual(next(2, [-4, 8]), [null]);
    assert.deepEqual(next(0, [-4, 8]), []);
    const american = { company: t.company('Militia'), points: 2, visited: [t.hex(0, 0)] };
    assert.deepEqual(nextHexes({ field: t.field, s: t.state }, american), [t.hex(1, -1), t.hex(0, -1)]);
  },
);

clause(
  ['AL-6.31a', 'AL-6.3f', 'AL-4.15d', 'AL-6.31b'],
  'a run disorders unrouted friends in good order, except skirmishers and guns',
  () => {
    const t = running(
      {
        Foot: { at: [[0, 0]], state: 'routed' },
        Line: {
          at: [
            [0, 1],
            [0, 1],
            [2, 0],
          ],
          arm: ['musket', 'howitzer', 'musket'],
        },
        Shaken: { at: [[0, 1]] },
        Broken: {
          at: [
            [0, 1],
            [5, 0],
          ],
          state: 'routed',
        },
        Jägers: { at: [[3, 3]], arm: 'skirmisher', skirmishers: true },
      },
      {
        british: { regiments: {}, guns: [{ at: [-3, 3] }] },
        prepare: (p) => {
          p.state.status[p.company('Shaken')] = S.DISORDERED;
        },
      },
    );
    const game = { field: t.field, s: t.state };
    const way = (side: number, q: number, r: number) => thoseInTheWay(game, side, t.hex(q, r));
    assert.deepEqual(way(0, 0, 1), [t.company('Line'), t.company('Line', 1)]);
    assert.deepEqual([way(1, 0, 1), way(0, 3, 3), way(0, -3, 3), way(0, 5, 0)], [[], [], [], []]);
    t.state.status[t.company('Broken', 1)] = S.BATTLEWORTHY;
    assert.deepEqual(way(0, 5, 0), []);
    const stand = (side: number, q: number, r: number) => standsIn(game, side, t.hex(q, r));
    assert.deepEqual(
      [stand(0, 0, 1), stand(0, 3, 3), stand(0, -3, 3), stand(0, 5, 0), stand(1, 0, 1), stand(0, 1, 1)],
      [true, true, true, false, false, false],
    );
  },
);

clause(
  ['AL-4.15a', 'AL-4.15b', 'AL-4.15c', 'AL-4.15f', 'AL-4.15g', 'AL-6.31b'],
  'a run continues step by step with the points left, and a company that has run runs no more',
  () => {
    const t = running({
      Foot: { at: [[0, 0], [4, -1], null], state: 'routed', brigade: 'B', leader: [0, 0] },
      Steady: { at: [[0, 0]], brigade: 'B' },
    });
    const [a, b] = [t.company('Foot'), t.company('Foot', 1)];
    assert.deepEqual([t.state.routFrom[a], t.state.routFrom[b]], [t.hex(0, 0), t.hex(4, -1)]);
    assert.deepEqual(
      [t.state.routFrom[t.company('Foot', 2)], t.state.routFrom[t.company('Steady')]],
      [S.NONE, S.NONE],
    );
    assert.equal(
      t.asked().prompt(),
      'Your routed companies run for the friendly edge: which goes next, and where?',
    );
    t.does({ do: 'rout', company: a, hex: t.hex(0, 1) });
    assert.deepEqual(t.state.rout, { company: a, points: 2, visited: [t.hex(0, 0), t.hex(0, 1)] });
    assert.equal(t.state.status[t.company('Steady')], S.BATTLEWORTHY);
    assert.equal(t.asked().prompt(), 'The 1st company of the Foot runs on: by which hex?');
    assert.deepEqual(
      [...t.asked().options()],
      [
        { do: 'rout', company: a, hex: t.hex(0, 2) },
        { do: 'rout', company: a, hex: t.hex(-1, 2) },
        { do: 'rout-quietly' },
      ],
    );
    assert.deepEqual(t.asked().standing?.usual(), { do: 'rout-quietly' });
    assert.deepEqual(
      t.asked().sample?.((n) => n - 1),
      { do: 'rout', company: a, hex: t.hex(-1, 2) },
    );
    const other = t.refuses({ do: 'rout', company: b, hex: t.hex(4, 0) });
    assert.deepEqual([other.code, other.clause], ['not_running', 'AL-4.15a']);
    t.does({ do: 'rout', company: a, hex: t.hex(0, 2) });
    t.does({ do: 'rout', company: a, hex: t.hex(0, 3) });
    assert.equal(t.state.rout, null);
    assert.deepEqual([t.state.done[a], t.state.done[b]], [S.ROUT_MOVED, 0]);
    assert.deepEqual(
      [...new Set([...t.asked().options()].map((each) => each.do === 'rout' && each.company))],
      [b, false],
    );
  },
);

clause(
  ['AL-4.15c', 'AL-4.15e', 'AL-4.15f', 'AL-6.4b', 'AL-4.15a'],
  'each reason against a step of a run, in the order of the table',
  () => {
    const t = running(
      {
        Foot: { at: [[3, 2]], state: 'routed' },
        Horse: { at: [[2, 2]], arm: 'cavalry' },
        Far: { at: [[-4, 0]], state: 'routed' },
      },
      {
        american: { regiments: { Militia: { at: [[2, 3]] } } },
        impassable: [[3, 3]],
      },
    );
    const company = t.company('Foot');
    const said = (hex: number | null) => {
      const refused = t.refuses({ do: 'rout', company, hex });
      return [refused.code, refused.clause];
    };
    const farther = ['not_nearer_to_edge', 'AL-4.15c'];
    assert.deepEqual(said(t.hex(3, 1)), farther);
    assert.deepEqual(said(t.hex(5, 2)), farther, 'two hexes off');
    assert.deepEqual(said(t.hex(3, 2)), farther, 'where it stands');
    assert.deepEqual(said(t.map.count), farther);
    assert.deepEqual(said(null), ['off_map', 'AL-4.15f']);
    assert.deepEqual(said(t.hex(3, 3)), ['impassable', 'AL-6.4b']);
    assert.deepEqual(said(t.hex(2, 3)), ['enemy_in_hex', 'AL-4.15e']);
    assert.deepEqual(said(t.hex(2, 2)), ['mixed_arms', 'AL-4.15e']);
    t.does({ do: 'rout', company, hex: t.hex(4, 2) });
    const back = t.refuses({ do: 'rout', company, hex: t.hex(3, 2) });
    assert.deepEqual(
      [back.code, back.clause],
      ['not_nearer_to_edge', 'AL-4.15c'],
      'a nearer hex is open now',
    );
  },
);

clause(
  ['AL-4.15d', 'AL-4.15a', 'AL-6.31a'],
  'in old records each company runs to the first free hex next to it, off the map, or to the first hex',
  () => {
    const t = running({
      Foot: {
        at: [
          [0, 0],
          [-4, 8],
        ],
        state: 'routed',
      },
      Guards: {
        at: [
          [0, 1],
          [-2, 2],
          [-1, 2],
        ],
        brigade: 'G',
        leader: [0, 1],
      },
    });
    t.does({ do: 'rout-all' });
    const steps = ranThrough(t, 'The 1st company of the Foot');
    assert.equal(steps[0], t.hex(-1, 1), 'beside the Guards');
    assert.equal(steps[1], t.hex(-1, 2), 'all are held: the first');
    assert.equal(steps.length, 3);
    assert.equal(t.state.status[t.company('Foot', 1)], S.ELIMINATED);
  },
);

clause('AL-4.15d', 'companies that are alike run unasked only if there is one hex to run to', () => {
  const two = {
    Foot: {
      at: [
        [0, 0],
        [0, 0],
      ],
      state: 'routed',
    },
  } as const;
  const sameIn = (t: Situation) => t.asked().standing?.same?.() ?? null;
  assert.equal(sameIn(running(two)), null, 'two hexes lie nearer: who runs where is asked');
  const narrow = running(two, { impassable: [[-1, 1]] });
  assert.deepEqual(sameIn(narrow), {
    ...{ do: 'rout', company: narrow.company('Foot'), hex: narrow.hex(0, 1) },
  });
});

clause(
  ['AL-4.15f', 'AL-4.15c'],
  'a run along the edge is refused with the sentence that the company has to leave the map',
  () => {
    const t = running({
      Foot: {
        at: [
          [0, 8],
          [3, 3],
        ],
        state: 'routed',
      },
    });
    const refused = t.refuses({ do: 'rout', company: t.company('Foot'), hex: t.hex(-1, 8) });
    assert.deepEqual(
      [refused.code, refused.clause, refused.sentence],
      [
        'not_nearer_to_edge',
        'AL-4.15f',
        'The 1st company of the Foot is on its friendly edge and has to leave the map.',
      ],
    );
  },
);
