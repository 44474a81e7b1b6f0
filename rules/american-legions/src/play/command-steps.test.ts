import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import { commanding, DONE, LINE, stack } from '../../test/set-ups.ts';
import { type Situation } from '../../test/situation.ts';
import * as S from '../model/state.ts';

/** The steps of a Command Phase one by one: how each begins, what it offers, what it refuses and by which clause. */

/** The code and the clause of the refusal of an answer. */
const refused = (t: Situation, answer: unknown): readonly [string, string | null] => {
  const { code, clause: id } = t.refuses(answer);
  return [code, id];
};

clause(
  ['AL-8.1b', 'AL-4.32a', 'AL-4.51t', 'AL-4.51u', 'AL-4.61b', 'AL-4.62b'],
  'each step of the phase may be left, in the order of the steps',
  () => {
    const t = commanding(
      { Foot: { at: [[0, 0], null] }, Broken: { at: [[3, 0]], state: 'routed' } },
      { british: { regiments: {}, guns: [{ at: [1, 0] }], commander: { at: [0, 0] } } },
    );
    const asked: [string, string][] = [];
    while (t.asked().kind !== 'rout') {
      asked.push([t.asked().kind, t.asked().clause ?? '']);
      assert.ok(t.asked().stable);
      assert.deepEqual([...t.asked().options()].at(-1), DONE);
      t.does(DONE);
    }
    assert.deepEqual(asked, [
      ['gun-sides', 'AL-8.1b'],
      ['relieve', 'AL-4.32a'],
      ['rally', 'AL-4.51u'],
      ['rally-companies', 'AL-4.51t'],
      ['orders', 'AL-4.61b'],
    ]);
  },
);

clause(
  ['AL-8.1b', 'AL-8.5e'],
  'a gun is not turned if it is the enemy’s, off the map, routed or on that side; nor is any other unit',
  () => {
    const t = commanding(
      {
        Foot: { at: [[0, 0], [0, 0], null], arm: ['musket', 'howitzer', 'howitzer'] },
        Broken: { at: stack(2, 2, 0), arm: ['musket', 'howitzer'], state: 'routed' },
      },
      {
        british: { regiments: {}, guns: [{ at: [1, 0] }, { at: [1, 0], moving: true }] },
        american: { ...LINE, guns: [{ at: [0, -7] }] },
      },
    );
    const turn = (gun: number, side: number = S.MOVING) => ({ do: 'gun-side', gun, side });
    for (const gun of [t.company('Foot'), t.company('Foot', 2), t.gun(1), 99])
      assert.deepEqual(refused(t, turn(gun)), ['not_a_gun', 'AL-8.1b']);
    assert.deepEqual(refused(t, turn(t.company('Broken', 1))), ['routed', 'AL-8.5e']);
    assert.deepEqual(refused(t, turn(t.gun(0), S.FIRING)), ['wrong_step', 'AL-8.1b']);
    assert.deepEqual(refused(t, turn(t.gun(0, 1))), ['wrong_step', 'AL-8.1b']);
    const guns = [t.company('Foot', 1), t.gun(0), t.gun(0, 1)];
    assert.deepEqual(
      [...t.asked().options()],
      [turn(guns[0] as number), turn(guns[1] as number), turn(guns[2] as number, S.FIRING), DONE],
    );
    t.does({ do: 'gun-side', gun: t.gun(0, 1), side: S.FIRING });
    assert.deepEqual(refused(t, turn(t.gun(0, 1))), ['wrong_step', 'AL-8.1b']);
    assert.equal(t.state.gunSide[t.gun(0, 1)], S.FIRING);
    assert.equal(t.state.gunSide[t.gun(0)], S.FIRING);
  },
);

clause(
  ['AL-4.32a', 'AL-4.32b', 'AL-4.41a'],
  'the army commander relieves a leader of his side in his hex, once; none if he is lost',
  () => {
    const near = {
      Foot: { at: [[0, 0]] as const },
      Other: { at: [[0, 0]] as const },
      Away: { at: [[2, 0]] as const },
    };
    const commander = { at: [0, 0] as const };
    const t = commanding(near, { british: { regiments: {}, commander } });
    const relieve = (name: string) => ({ do: 'relieve', leader: t.leader(name) }) as const;
    assert.deepEqual([...t.asked().options()], [relieve('Foot'), relieve('Other'), DONE]);
    for (const leader of [t.leader('Away'), t.leader('Militia'), 99])
      assert.deepEqual(refused(t, { do: 'relieve', leader }), ['army_commander_not_there', 'AL-4.32a']);
    t.does(relieve('Other'));
    const { state } = t;
    assert.deepEqual(
      [state.commanderFor[0], state.leaderStep[t.leader('Other')]],
      [t.leader('Other'), S.RELIEVED],
    );
    assert.notEqual(t.asked().kind, 'relieve');
    for (const lost of [S.LOST, S.REMOVED]) {
      const without = commanding(near, {
        british: { regiments: {}, commander },
        prepare: (p) => {
          p.state.commanderState[0] = lost;
          p.state.commanderAt[0] = S.NONE;
        },
      });
      assert.notEqual(without.asked().kind, 'relieve');
    }
  },
);

clause('AL-4.51u', 'no regiment tries to rally that is not routed, is another’s, or has tried', () => {
  const t = commanding(
    {
      Foot: { at: [[0, 0]] },
      Broken: { at: [[3, 0]], state: 'routed' },
      Second: { at: [[-3, 0]], state: 'routed' },
      Gone: { at: [null] },
    },
    { american: { regiments: { Line: { at: [[0, -6]], state: 'routed' }, Far: { at: [[0, -7]] } } } },
  );
  const rally = (regiment: number) => ({ do: 'rally', regiment }) as const;
  for (const regiment of [t.regiment('Foot'), t.regiment('Gone'), t.regiment('Line'), 99])
    assert.deepEqual(refused(t, rally(regiment)), ['not_routed', 'AL-4.51u']);
  assert.deepEqual(
    [...t.asked().options()],
    [rally(t.regiment('Broken')), rally(t.regiment('Second')), DONE],
  );
  t.does(rally(t.regiment('Broken')), [6, 5]);
  assert.equal(t.state.regimentState[t.regiment('Broken')], S.ROUTED);
  assert.deepEqual(refused(t, rally(t.regiment('Broken'))), ['already_tried', 'AL-4.51u']);
  t.does(rally(t.regiment('Second')), [1, 1]);
  assert.equal(t.state.regimentState[t.regiment('Second')], S.OK);
});

clause(
  ['AL-4.51u', 'AL-4.51t', 'AL-4.13d', 'AL-4.51p', 'AL-4.51r'],
  'companies that may not return or re-order are refused with the reason',
  () => {
    const t = commanding(
      {
        Foot: { at: [[0, 0], [1, 0], null, null, [0, 0], [0, 1]], leader: [0, 0] },
        Broken: { at: [[3, 0], null], state: 'routed' },
        Gone: { at: [null] },
      },
      {
        british: { regiments: {}, guns: [{ at: [5, 0] }] },
        american: { regiments: { Line: { at: [[0, -6], null] } } },
        prepare: (p) => {
          for (const i of [1, 4, 5]) p.state.status[p.company('Foot', i)] = S.DISORDERED;
          p.state.status[p.company('Foot', 3)] = S.ELIMINATED;
          p.state.status[p.company('Line')] = S.DISORDERED;
        },
      },
    );
    t.does(DONE); // guns
    t.does(DONE); // rallies of regiments
    const foot = (i: number) => t.company('Foot', i);
    t.state.outOfCommand[foot(4)] = 1;
    const back = (company: number) => refused(t, { do: 'rally-company', company });
    const order = (company: number) => refused(t, { do: 'reorder', company });
    for (const company of [99, t.company('Line'), t.gun(0)]) {
      assert.deepEqual(back(company), ['not_your_company', 'AL-4.51u']);
      assert.deepEqual(order(company), ['not_your_company', 'AL-4.51u']);
    }
    assert.deepEqual(back(t.company('Line', 1)), ['not_your_company', 'AL-4.51u']);
    assert.deepEqual(back(foot(0)), ['not_on_track', 'AL-4.51u']);
    assert.deepEqual(back(foot(1)), ['not_on_track', 'AL-4.51u']);
    assert.deepEqual(back(foot(3)), ['eliminated', 'AL-4.13d']);
    assert.deepEqual(back(t.company('Gone')), ['eliminated', 'AL-4.13d']);
    assert.deepEqual(back(t.company('Broken', 1)), ['regiment_routed', 'AL-4.51u']);
    assert.deepEqual(order(foot(0)), ['not_disordered', 'AL-4.51u']);
    assert.deepEqual(order(foot(2)), ['not_disordered', 'AL-4.51u']);
    assert.deepEqual(order(t.company('Broken')), ['regiment_routed', 'AL-4.51u']);
    assert.deepEqual(order(foot(4)), ['out_of_command', 'AL-4.51u']);
    t.does({ do: 'reorder', company: foot(1) }, [6, 6]);
    assert.deepEqual(order(foot(1)), ['already_tried', 'AL-4.51u']);
    t.does({ do: 'rally-company', company: foot(2) }, [6, 6]);
    assert.deepEqual(back(foot(2)), ['already_tried', 'AL-4.51u']);
    assert.deepEqual([...t.asked().options()], [{ do: 'reorder', company: foot(5) }, DONE]);
    t.state.leaderAt[t.leader('Foot')] = t.hex(-2, 0);
    assert.deepEqual(order(foot(5)), ['out_of_command', 'AL-4.51u']);
  },
);

clause(
  ['AL-4.61b', 'AL-4.13b', 'AL-4.14c', 'AL-4.62i', 'AL-4.62k', 'AL-8.4a'],
  'orders that may not be given are refused with the reason',
  () => {
    const t = commanding({
      Foot: { at: [[0, 0]], order: 'FIRE' },
      Horse: { at: [[2, 0]], arm: 'cavalry' },
      Jägers: { at: [[3, 0]], arm: 'skirmisher', skirmishers: true },
      Broken: { at: [[4, 0]], state: 'routed' },
      Gone: { at: [null] },
    });
    t.does(DONE);
    const order = (regiment: number, to = 'MOVE') => refused(t, { do: 'order', regiment, order: to });
    for (const regiment of [99, t.regiment('Militia')])
      assert.deepEqual(order(regiment), ['not_your_regiment', 'AL-4.61b']);
    assert.deepEqual(order(t.regiment('Gone')), ['eliminated', 'AL-4.13b']);
    assert.deepEqual(order(t.regiment('Broken')), ['regiment_routed', 'AL-4.14c']);
    assert.deepEqual(order(t.regiment('Jägers')), ['takes_no_orders', 'AL-4.62k']);
    const ofGuns = t.asked().refuse({ do: 'order', regiment: S.NONE, order: 'MOVE' });
    assert.deepEqual([ofGuns?.code, ofGuns?.clause], ['takes_no_orders', 'AL-8.4a']);
    assert.deepEqual(order(t.regiment('Horse'), 'MOVE_AND_FIRE'), ['order_not_for_this_arm', 'AL-4.62i']);
    assert.deepEqual(order(t.regiment('Foot'), 'FIRE'), ['same_order', 'AL-4.61b']);
    const offered = [...t.asked().options()].map((each) => each.do === 'order' && each.order);
    assert.deepEqual(offered, ['MOVE', 'MOVE_AND_FIRE', 'CHARGE', 'MOVE', 'CHARGE', false]);
    t.does({ do: 'order', regiment: t.regiment('Foot'), order: 'MOVE' }, [1, 1]);
    assert.deepEqual(order(t.regiment('Foot'), 'CHARGE'), ['already_tried', 'AL-4.51u']);
    assert.deepEqual(
      [...t.asked().options()].map((each) => each.do === 'order' && each.regiment),
      [t.regiment('Horse'), t.regiment('Horse'), false],
    );
  },
);

clause(
  ['AL-4.11a', 'AL-4.11b', 'AL-4.11g', 'AL-4.51u', 'AL-4.61a', 'AL-8.1b'],
  'a new Command Phase for one side alone: its distances are measured, and it may try again',
  () => {
    const t = commanding(
      { Foot: { at: [[0, 0], [3, 0], null] } },
      {
        british: { regiments: {}, guns: [{ at: [-7, 0] }] },
        american: {
          regiments: {
            Line: {
              at: [
                [0, -4],
                [0, -7],
              ],
              leader: [0, -4],
            },
          },
        },
        prepare: ({ state }) => {
          state.done.fill(S.GUN_TURNED | S.TRIED);
          state.regimentDone.fill(S.TRIED_ORDER | S.TRIED_RALLY | S.RALLIED);
          state.routFrom.fill(0);
        },
      },
    );
    const { state } = t;
    assert.deepEqual([...state.commandPhases], [3, 2]);
    assert.equal(t.asked().kind, 'gun-sides');
    assert.deepEqual(
      [0, 1, 2].map((i) => state.outOfCommand[t.company('Foot', i)]),
      [0, 1, 0],
    );
    assert.deepEqual(
      [0, 1].map((i) => state.outOfCommand[t.company('Line', i)]),
      [0, 0],
    );
    assert.deepEqual(
      [0, 1].map((i) => state.status[t.company('Line', i)]),
      [S.BATTLEWORTHY, S.BATTLEWORTHY],
    );
    assert.deepEqual(
      [0, 1, 2].map((i) => state.status[t.company('Foot', i)]),
      [S.BATTLEWORTHY, S.DISORDERED, S.ON_TRACK],
    );
    assert.ok(state.done.every((bits) => bits === 0) && state.regimentDone.every((bits) => bits === 0));
    assert.ok(state.routFrom.every((hex) => hex === S.NONE));
  },
);

clause(
  ['AL-4.61a', 'AL-4.61b', 'AL-4.51j', 'AL-4.51k', 'AL-4.51l'],
  'an order is free in the first Command Phase of a side; later a check decides: given, a D, or a rout',
  () => {
    const ordered = (phases: number, ...dice: number[][]) => {
      const t = commanding(
        { Foot: { at: stack(2, 0, 0), order: 'MOVE', morale: 5, effectiveness: 1 }, Other: { at: [[2, 0]] } },
        { commandPhases: phases },
      );
      t.does({ do: 'order', regiment: t.regiment('Foot'), order: 'FIRE' }, ...dice);
      const { state } = t;
      return [
        S.ORDERS[state.order[t.regiment('Foot')] as number],
        state.regimentState[t.regiment('Foot')],
        t.asked().kind,
        state.regimentDone[t.regiment('Foot')],
      ];
    };
    assert.deepEqual(ordered(0), ['FIRE', S.OK, 'orders', S.TRIED_ORDER]);
    assert.deepEqual(ordered(1, [3, 3]), ['FIRE', S.OK, 'orders', S.TRIED_ORDER]);
    assert.deepEqual(ordered(1, [4, 3]), ['MOVE', S.OK, 'morale-D', S.TRIED_ORDER]);
    assert.deepEqual(ordered(1, [6, 5]), ['none', S.ROUTED, 'orders', S.TRIED_ORDER]);
  },
);

clause(
  ['AL-4.51o', 'AL-4.51n', 'AL-4.4l', 'AL-4.13b'],
  'a D of a failed rally is resolved before the next try: its leader joins the others, or all are gone',
  () => {
    const t = commanding({
      Foot: {
        at: [
          [0, 0],
          [2, 0],
        ],
        leader: [0, 0],
        state: 'routed',
        morale: 4,
        effectiveness: 1,
      },
      Last: { at: [[-3, 0]], state: 'routed', morale: 4, effectiveness: 1 },
      Other: { at: [[0, 4]], state: 'routed' },
    });
    t.does({ do: 'rally', regiment: t.regiment('Foot') }, [6, 5]);
    t.does({ do: 'suffer', company: t.company('Foot') });
    assert.equal(t.asked().kind, 'rally');
    assert.equal(t.state.leaderAt[t.leader('Foot')], t.hex(2, 0));
    t.does({ do: 'rally', regiment: t.regiment('Last') }, [6, 5]);
    assert.equal(t.asked().kind, 'rally');
    assert.equal(t.state.regimentState[t.regiment('Last')], S.GONE);
    assert.equal(t.state.leaderAt[t.leader('Last')], S.NONE);
  },
);

clause(
  ['AL-4.51k', 'AL-4.61b', 'AL-4.4l'],
  'a D of a failed change of orders is dealt with before the next order',
  () => {
    const t = commanding(
      {
        Foot: {
          at: [
            [0, 0],
            [2, 0],
          ],
          leader: [0, 0],
          order: 'MOVE',
        },
        Other: { at: [[0, 4]] },
      },
      {
        prepare: (p) => {
          p.state.status[p.company('Foot')] = S.DISORDERED;
        },
      },
    );
    t.does(DONE);
    t.does({ do: 'order', regiment: t.regiment('Foot'), order: 'FIRE' }, [5, 5]);
    t.does({ do: 'suffer', company: t.company('Foot') });
    assert.equal(t.asked().kind, 'orders');
    assert.equal(t.state.leaderAt[t.leader('Foot')], t.hex(2, 0));
  },
);

clause(
  ['AL-4.51m', 'AL-4.61a', 'AL-4.51v'],
  'a regiment that has rallied is marked, and its order in the first phase needs a check',
  () => {
    const t = commanding(
      { Foot: { at: [[0, 0]], state: 'routed' }, Other: { at: [[3, 0]] } },
      { commandPhases: 0 },
    );
    t.does({ do: 'rally', regiment: t.regiment('Foot') }, [1, 1]);
    t.does({ do: 'face', hex: t.hex(0, 0), facing: 3 });
    t.does(DONE);
    t.does({ do: 'order', regiment: t.regiment('Other'), order: 'MOVE' });
    t.does({ do: 'order', regiment: t.regiment('Foot'), order: 'MOVE' }, [6, 6]);
    assert.equal(t.state.order[t.regiment('Foot')], S.NO_ORDER);
  },
);

clause(
  ['AL-4.51e', 'AL-4.51k', 'AL-4.51o'],
  'the owner chooses which company of the regiment on the map suffers the D of a check',
  () => {
    const t = commanding({
      Foot: { at: [[0, 0], [1, 0], null], order: 'MOVE' },
      Other: { at: [[0, 4]] },
    });
    t.does(DONE);
    t.does({ do: 'order', regiment: t.regiment('Foot'), order: 'FIRE' }, [5, 5]);
    assert.deepEqual([t.asked().kind, t.asked().side, t.asked().clause], ['morale-D', 0, 'AL-4.51k']);
    assert.deepEqual(
      [...t.asked().options()],
      [0, 1].map((i) => ({ do: 'suffer', company: t.company('Foot', i) })),
    );
    assert.deepEqual(refused(t, { do: 'suffer', company: t.company('Foot', 2) }), ['not_on_map', 'AL-4.51k']);
    assert.deepEqual(refused(t, { do: 'suffer', company: t.company('Other') }), [
      'not_this_regiment',
      'AL-4.51k',
    ]);
    assert.deepEqual(t.asked().standing?.usual(), { do: 'suffer', company: t.company('Foot') });
    assert.equal(t.asked().standing?.same?.(), null, 'they stand in two hexes');
    assert.deepEqual(
      t.asked().sample?.(() => 1),
      { do: 'suffer', company: t.company('Foot', 1) },
    );
    t.does({ do: 'suffer', company: t.company('Foot', 1) });
    assert.equal(t.state.status[t.company('Foot', 1)], S.DISORDERED);
  },
);

clause(
  ['AL-4.51m', 'AL-4.51n', 'AL-4.51o', 'AL-4.51w'],
  'a rallied regiment gets its facing before the next regiment tries',
  () => {
    const t = commanding({
      Foot: {
        at: [
          [0, 0],
          [1, 0],
        ],
        state: 'routed',
      },
      Other: { at: [[0, 4]], state: 'routed' },
    });
    t.does({ do: 'rally', regiment: t.regiment('Foot') }, [1, 1]);
    const faces = (q: number, r: number) =>
      [0, 1, 2, 3, 4, 5].map((facing) => ({ do: 'face', hex: t.hex(q, r), facing }));
    assert.deepEqual([t.asked().kind, t.asked().clause], ['rallied-facing', 'AL-4.51w']);
    assert.deepEqual([...t.asked().options()], [...faces(0, 0), ...faces(1, 0)]);
    const lot = (which: (n: number) => number) => t.asked().sample?.(which);
    assert.deepEqual(
      lot(() => 0),
      faces(0, 0)[0],
    );
    assert.deepEqual(
      lot((n) => n - 1),
      faces(1, 0)[5],
    );
    t.does({ do: 'face', hex: t.hex(1, 0), facing: 4 });
    assert.deepEqual([...t.asked().options()], faces(0, 0));
    assert.deepEqual(refused(t, { do: 'face', hex: t.hex(1, 0), facing: 4 }), ['facing_differs', 'AL-4.51w']);
    t.does({ do: 'face', hex: t.hex(0, 0), facing: 2 });
    assert.deepEqual(
      [0, 1].map((i) => t.state.facing[t.company('Foot', i)]),
      [2, 4],
    );
    assert.equal(t.asked().kind, 'rally');
    assert.equal(t.state.facing[t.company('Other')], S.NONE, 'the routed face nowhere');
  },
);

clause(
  ['AL-4.51w', 'AL-4.51p', 'AL-4.51x', 'AL-4.51z'],
  'a company that returns faces as those there, not as routed ones or enemies; a gun chooses its side',
  () => {
    const t = commanding({
      Foot: { at: [[0, 0], null, null], arm: ['musket', 'howitzer', 'musket'], facing: 4 },
      Other: { at: [[2, 0]] },
    });
    t.does({ do: 'rally-company', company: t.company('Foot', 2) }, [1, 1]);
    assert.equal(t.state.facing[t.company('Foot', 2)], 4);
    t.does({ do: 'rally-company', company: t.company('Foot', 1) }, [1, 1]);
    assert.deepEqual([t.asked().kind, t.asked().clause, t.asked().side], ['returned-gun', 'AL-4.51z', 0]);
    const gun = t.company('Foot', 1);
    assert.deepEqual(refused(t, { do: 'gun-side', gun: t.company('Foot'), side: S.MOVING }), [
      'not_a_gun',
      'AL-4.51z',
    ]);
    t.does({ do: 'gun-side', gun, side: S.FIRING });
    assert.deepEqual(
      [t.state.gunSide[gun], t.state.facing[gun], t.state.at[gun]],
      [S.FIRING, 4, t.hex(0, 0)],
    );
  },
);

clause(
  ['AL-4.51w', 'AL-4.51p'],
  'the owner chooses the facing of a company that returns to a leader alone with routed companies',
  () => {
    const t = commanding({
      Foot: { at: [[3, 0], null], brigade: 'B', leader: [0, 0] },
      Broken: { at: [[0, 0]], brigade: 'B', state: 'routed' },
    });
    t.does(DONE); // the Broken do not try to rally
    t.does({ do: 'rally-company', company: t.company('Foot', 1) }, [1, 1]);
    assert.equal(t.state.at[t.company('Foot', 1)], t.hex(0, 0));
    assert.equal(t.asked().kind, 'rallied-facing');
    t.does({ do: 'face', hex: t.hex(0, 0), facing: 1 });
    assert.deepEqual(
      [t.state.facing[t.company('Foot', 1)], t.state.facing[t.company('Broken')]],
      [1, S.NONE],
    );
  },
);

clause(
  ['AL-4.51y', 'AL-4.51p'],
  'if the other arm is in the way it joins the nearest company of its regiment, asked only for ties',
  () => {
    const t = commanding({
      Horse: { at: [[0, 0]], arm: 'cavalry', brigade: 'Legion', leader: [0, 0] },
      Foot: { at: [[1, 0], [3, 0], null, null], brigade: 'Legion' },
      Other: { at: [[0, 1]], brigade: 'Legion' },
    });
    t.does({ do: 'rally-company', company: t.company('Foot', 2) }, [1, 1]);
    assert.equal(t.state.at[t.company('Foot', 2)], t.hex(1, 0));
    const two = commanding({
      Horse: { at: [[0, 0]], arm: 'cavalry', brigade: 'Legion', leader: [0, 0] },
      Foot: { at: [[1, 0], [-1, 0], null], brigade: 'Legion' },
    });
    const company = two.company('Foot', 2);
    two.does({ do: 'rally-company', company }, [1, 1]);
    assert.deepEqual([two.asked().kind, two.asked().side, two.asked().clause], ['return-hex', 0, 'AL-4.51y']);
    const to = (q: number, r: number) => ({ do: 'return', company, hex: two.hex(q, r) }) as const;
    assert.deepEqual([...two.asked().options()], [to(1, 0), to(-1, 0)]);
    assert.deepEqual(refused(two, to(0, 0)), ['not_nearest', 'AL-4.51y']);
    assert.deepEqual(refused(two, { ...to(1, 0), company: two.company('Foot') }), [
      'not_nearest',
      'AL-4.51y',
    ]);
    two.does(to(-1, 0));
    assert.equal(two.state.at[company], two.hex(-1, 0));
  },
);

clause(
  ['AL-6.3b', 'AL-4.51y'],
  'horse does not come back to the gun of its own regiment, nor the gun to the horse',
  () => {
    const horse = (...at: (readonly [number, number] | null)[]) =>
      commanding({
        Horse: { at, arm: ['howitzer', 'cavalry', 'cavalry', 'howitzer'], morale: 8, effectiveness: 4 },
      });
    const tries = (t: Situation) => {
      while (!t.over() && t.asked().kind !== 'rally-companies' && t.asked().kind !== 'orders') t.does(DONE);
      return t;
    };
    const both = tries(horse([0, 0], [2, 0], null, null));
    both.does({ do: 'rally-company', company: both.company('Horse', 2) }, [1, 1]);
    assert.equal(both.state.at[both.company('Horse', 2)], both.hex(2, 0));
    both.does({ do: 'rally-company', company: both.company('Horse', 3) }, [1, 1]);
    assert.equal(both.state.at[both.company('Horse', 3)], both.hex(0, 0));
    const alone = tries(horse([0, 0], null, null, null));
    const refused = alone.refuses({ do: 'rally-company', company: alone.company('Horse', 1) });
    assert.deepEqual([refused.code, refused.clause], ['mixed_arms', 'AL-6.3b']);
  },
);
