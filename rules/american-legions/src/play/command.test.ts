import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import { commanding, DONE, stack } from '../../test/set-ups.ts';
import type { Situation } from '../../test/situation.ts';
import { effectivenessOf, radiusOf } from '../model/board.ts';
import * as S from '../model/state.ts';

const disordered = (name: string, index = 0) => ({
  prepare: (t: Situation) => {
    t.state.status[t.company(name, index)] = S.DISORDERED;
  },
});

clause(
  ['AL-4.11a', 'AL-4.11b', 'AL-4.2a'],
  'a company outside the radius is marked and disordered as the phase begins',
  () => {
    const t = commanding({
      Foot: {
        at: [
          [0, 0],
          [2, 0],
          [3, 0],
        ],
      },
    });
    assert.deepEqual(
      [0, 1, 2].map((i) => t.state.outOfCommand[t.company('Foot', i)]),
      [0, 0, 1],
    );
    assert.equal(t.state.status[t.company('Foot', 2)], S.DISORDERED);
  },
);

clause('AL-4.11e', 'losing command is no D: no company leaves the map, skirmishers are unchanged', () => {
  const t = commanding(
    {
      Foot: {
        at: [
          [0, 0],
          [3, 0],
        ],
      },
      Jägers: {
        arm: 'skirmisher',
        skirmishers: true,
        at: [
          [0, 1],
          [5, 1],
        ],
      },
    },
    disordered('Foot', 1),
  );
  assert.equal(t.state.at[t.company('Foot', 1)], t.hex(3, 0));
  assert.equal(t.state.regimentDone[t.regiment('Foot')], 0);
  const jäger = t.company('Jägers', 1);
  assert.deepEqual([t.state.outOfCommand[jäger], t.state.status[jäger]], [1, S.BATTLEWORTHY]);
});

clause(['AL-4.11f', 'AL-4.1a'], 'back in the radius the marker comes off and disorder stays', () => {
  const t = commanding(
    {
      Foot: {
        at: [
          [0, 0],
          [1, 0],
        ],
      },
    },
    {
      prepare: (p) => {
        p.state.outOfCommand[p.company('Foot', 1)] = 1;
        p.state.status[p.company('Foot', 1)] = S.DISORDERED;
      },
    },
  );
  const company = t.company('Foot', 1);
  assert.deepEqual([t.state.outOfCommand[company], t.state.status[company]], [0, S.DISORDERED]);
});

clause(['AL-4.11g', 'AL-4.14e'], 'regular guns and routed companies are never out of command', () => {
  const t = commanding(
    {
      Foot: {
        at: [
          [0, 0],
          [5, 0],
        ],
        state: 'routed',
      },
    },
    { british: { regiments: {}, guns: [{ at: [-7, 0] }] } },
  );
  assert.equal(t.state.outOfCommand[t.gun(0)], 0);
  assert.equal(t.state.outOfCommand[t.company('Foot', 1)], 0);
});

clause(['AL-8.1b', 'AL-8.5a'], 'guns are limbered and unlimbered as the phase begins, each once', () => {
  const t = commanding(
    {
      Foot: {
        at: stack(2, 0, 0),
        arm: ['musket', 'howitzer'],
      },
    },
    { british: { regiments: {}, guns: [{ at: [1, 0] }] } },
  );
  assert.equal(t.asked().kind, 'gun-sides');
  assert.equal(t.refuses({ do: 'gun-side', gun: t.company('Foot'), side: 1 }).code, 'not_a_gun');
  t.does({ do: 'gun-side', gun: t.gun(0), side: 1 });
  assert.equal(t.refuses({ do: 'gun-side', gun: t.gun(0), side: 0 }).code, 'wrong_step');
  t.does({ do: 'gun-side', gun: t.company('Foot', 1), side: 1 });
  assert.deepEqual([t.state.gunSide[t.gun(0)], t.state.gunSide[t.company('Foot', 1)]], [S.MOVING, S.MOVING]);
});

clause('AL-8.5e', 'the owner cannot turn a gun of a routed regiment', () => {
  const t = commanding(
    {
      Foot: {
        at: stack(2, 0, 0),
        arm: ['musket', 'howitzer'],
        state: 'routed',
      },
    },
    { british: { regiments: {}, guns: [{ at: [1, 0] }] } },
  );
  assert.equal(t.refuses({ do: 'gun-side', gun: t.company('Foot', 1), side: 1 }).code, 'routed');
});

clause('AL-8.5b', 'an attached gun outside the radius is out of command', () => {
  const t = commanding({
    Foot: {
      at: [
        [0, 0],
        [4, 0],
      ],
      arm: ['musket', 'howitzer'],
    },
  });
  assert.equal(t.state.outOfCommand[t.company('Foot', 1)], 1);
});

clause(
  ['AL-4.32a', 'AL-4.32b'],
  'the army commander relieves a leader in his hex and leads with his own rating and radius 4',
  () => {
    const t = commanding(
      { Foot: { at: [[0, 0]] }, Other: { at: [[2, 0]] } },
      { british: { regiments: {}, commander: { at: [0, 0], effectiveness: 4 } } },
    );
    for (const leader of [t.leader('Other'), t.leader('Militia'), 99])
      assert.equal(t.refuses({ do: 'relieve', leader }).code, 'army_commander_not_there');
    t.does({ do: 'relieve', leader: t.leader('Foot') });
    const leader = t.leader('Foot');
    assert.deepEqual([t.state.leaderAt[leader], t.state.commanderState[0]], [S.NONE, S.ACTING]);
    assert.deepEqual([effectivenessOf(t.field, t.state, leader), radiusOf(t.field, t.state, leader)], [4, 4]);
  },
);

clause('AL-4.32b', 'an acting army commander relieves no other leader', () => {
  const t = commanding(
    { Foot: { at: [[0, 0]] }, Other: { at: [[0, 0]] } },
    { british: { regiments: {}, commander: { at: [0, 0], actingFor: 'Foot' } } },
  );
  assert.notEqual(t.asked().kind, 'relieve');
});

clause(['AL-4.31a', 'AL-4.0c'], 'an army commander beside a leader makes his check one easier', () => {
  // Morale 7 + 2 + 1: a total of 10 passes.
  const t = commanding(
    { Foot: { at: [[0, 0]], state: 'routed', effectiveness: 2 } },
    { british: { regiments: {}, commander: { at: [0, 0] } } },
  );
  t.does(DONE);
  t.does({ do: 'rally', regiment: t.regiment('Foot') }, [5, 4]); // +1 for its disorder
  assert.equal(t.state.regimentState[t.regiment('Foot')], S.OK);
});

clause(
  ['AL-4.51m', 'AL-4.51w', 'AL-1.2d'],
  'a rallied regiment stays disordered, has no order, and is faced by its owner',
  () => {
    const t = commanding({
      Foot: {
        at: stack(2, 0, 0),
        state: 'routed',
      },
    });
    t.does({ do: 'rally', regiment: t.regiment('Foot') }, [1, 1]);
    assert.equal(t.asked().kind, 'rallied-facing');
    assert.equal(t.refuses({ do: 'face', hex: t.hex(1, 0), facing: 2 }).code, 'facing_differs');
    t.does({ do: 'face', hex: t.hex(0, 0), facing: 2 });
    for (const i of [0, 1]) {
      assert.equal(t.state.facing[t.company('Foot', i)], 2);
      assert.equal(t.state.status[t.company('Foot', i)], S.DISORDERED);
    }
    assert.equal(t.state.order[t.regiment('Foot')], S.NO_ORDER);
  },
);

clause('AL-4.51w', 'an unrouted company in the hex decides the facing', () => {
  const t = commanding({ Foot: { at: [[0, 0]], state: 'routed' }, Other: { at: [[0, 0]], facing: 5 } });
  t.does({ do: 'rally', regiment: t.regiment('Foot') }, [1, 1]);
  assert.equal(t.state.facing[t.company('Foot')], 5);
});

clause(['AL-4.51n', 'AL-4.51u'], 'a regiment that fails to rally stays routed and may not try again', () => {
  const t = commanding({ Foot: { at: [[0, 0]], state: 'routed' }, Other: { at: [[2, 2]], state: 'routed' } });
  t.does({ do: 'rally', regiment: t.regiment('Foot') }, [5, 4]);
  assert.equal(t.refuses({ do: 'rally', regiment: t.regiment('Foot') }).code, 'already_tried');
});

clause('AL-4.51o', 'failing to rally by 5 costs a D of the owner’s choice', () => {
  const t = commanding({
    Foot: {
      at: [
        [0, 0],
        [1, 0],
      ],
      state: 'routed',
      morale: 4,
      effectiveness: 1,
    },
  });
  t.does({ do: 'rally', regiment: t.regiment('Foot') }, [6, 5]);
  assert.equal(t.asked().kind, 'morale-D');
  assert.equal(t.refuses({ do: 'suffer', company: 40 }).code, 'not_this_regiment');
  t.does({ do: 'suffer', company: t.company('Foot', 1) });
  assert.equal(t.state.status[t.company('Foot', 1)], S.ON_TRACK);
});

clause('AL-4.0a', 'only a regiment with its leader on the map can be rallied, ordered or come back', () => {
  const t = commanding({ Foot: { at: [[0, 0]] }, Gone: { at: [null] } });
  assert.equal(t.refuses({ do: 'order', regiment: t.regiment('Gone'), order: 'MOVE' }).code, 'eliminated');
});

clause(
  ['AL-4.51p', 'AL-4.1b', 'AL-4.51t'],
  'a company comes back from the track, in good order, to its leader, faced as those there',
  () => {
    const t = commanding({ Foot: { at: [[0, 0], null], facing: 4 } });
    t.does({ do: 'rally-company', company: t.company('Foot', 1) }, [1, 1]);
    const back = t.company('Foot', 1);
    assert.deepEqual(
      [t.state.at[back], t.state.status[back], t.state.facing[back]],
      [t.hex(0, 0), S.BATTLEWORTHY, 4],
    );
  },
);

clause(['AL-4.51q', 'AL-4.51u'], 'a company that fails stays on the track and may not try again', () => {
  const t = commanding({ Foot: { at: [[0, 0], null, null], morale: 4 } });
  t.does({ do: 'rally-company', company: t.company('Foot', 1) }, [6, 6]);
  assert.equal(t.state.status[t.company('Foot', 1)], S.ON_TRACK);
  assert.equal(t.refuses({ do: 'rally-company', company: t.company('Foot', 1) }).code, 'already_tried');
});

clause(['AL-4.1b', 'AL-4.13a'], 'a face-down company never returns', () => {
  const t = commanding(
    { Foot: { at: [[0, 0], null, null] } },
    {
      prepare: (p) => {
        p.state.status[p.company('Foot', 1)] = S.ELIMINATED;
      },
    },
  );
  assert.equal(t.refuses({ do: 'rally-company', company: t.company('Foot', 1) }).code, 'eliminated');
});

clause('AL-4.51u', 'no company returns to a routed regiment', () => {
  const t = commanding({ Foot: { at: [[0, 0], null], state: 'routed' }, Other: { at: [[2, 2], null] } });
  t.does(DONE);
  assert.equal(t.refuses({ do: 'rally-company', company: t.company('Foot', 1) }).code, 'regiment_routed');
});

clause('AL-4.51x', 'a company comes back even to a full hex', () => {
  const t = commanding({ Foot: { at: [[0, 0], [0, 0], [0, 0], [0, 0], null] } });
  t.does({ do: 'rally-company', company: t.company('Foot', 4) }, [1, 1]);
  assert.equal(t.state.at[t.company('Foot', 4)], t.hex(0, 0));
});

clause(
  'AL-4.51y',
  'if the other arm is in its leader’s hex it joins the nearest of its regiment by choice',
  () => {
    const t = commanding({
      Horse: { at: [[0, 0]], arm: 'cavalry', brigade: 'Legion' },
      Foot: { at: [[2, 0], [-2, 0], null], brigade: 'Legion' },
    });
    t.does({ do: 'rally-company', company: t.company('Foot', 2) }, [1, 1]);
    assert.equal(t.asked().kind, 'return-hex');
    assert.equal(
      t.refuses({ do: 'return', company: t.company('Foot', 2), hex: t.hex(0, 0) }).code,
      'not_nearest',
    );
    t.does({ do: 'return', company: t.company('Foot', 2), hex: t.hex(-2, 0) });
    assert.equal(t.state.at[t.company('Foot', 2)], t.hex(-2, 0));
  },
);

clause('AL-4.51z', 'a gun that comes back has the side up its owner chooses', () => {
  const t = commanding({ Foot: { at: [[0, 0], null], arm: ['musket', 'howitzer'] } });
  t.does({ do: 'rally-company', company: t.company('Foot', 1) }, [1, 1]);
  assert.equal(t.asked().kind, 'returned-gun');
  assert.deepEqual(
    [...t.asked().options()].map((each) => each.do === 'gun-side' && each.side),
    [S.FIRING, S.MOVING],
  );
  t.does({ do: 'gun-side', gun: t.company('Foot', 1), side: 1 });
  assert.equal(t.state.gunSide[t.company('Foot', 1)], S.MOVING);
});

clause(
  ['AL-4.51r', 'AL-4.51s', 'AL-4.51t', 'AL-4.51u'],
  'each disordered company in command tries to re-order separately',
  () => {
    const t = commanding(
      {
        Foot: {
          at: [
            [0, 0],
            [1, 0],
            [4, 0],
          ],
          morale: 5,
          effectiveness: 0,
        },
      },
      {
        prepare: (p) => {
          for (const i of [0, 1, 2]) p.state.status[p.company('Foot', i)] = S.DISORDERED;
        },
      },
    );
    assert.equal(t.refuses({ do: 'reorder', company: t.company('Foot', 2) }).code, 'out_of_command');
    t.does({ do: 'reorder', company: t.company('Foot') }, [1, 1]);
    t.does({ do: 'reorder', company: t.company('Foot', 1) }, [6, 6]);
    assert.deepEqual(
      [0, 1].map((i) => t.state.status[t.company('Foot', i)]),
      [S.BATTLEWORTHY, S.DISORDERED],
    );
  },
);

clause(
  'AL-4.51v',
  'a returned company needs no new order; a rallied regiment goes on to its companies and an order',
  () => {
    const t = commanding({
      Foot: { at: [[0, 0], null], state: 'routed', facing: 0 },
      Other: { at: [[3, 3]] },
    });
    t.does({ do: 'rally', regiment: t.regiment('Foot') }, [1, 1]);
    t.does({ do: 'face', hex: t.hex(0, 0), facing: 0 });
    t.does({ do: 'rally-company', company: t.company('Foot', 1) }, [1, 1]);
    assert.equal(t.refuses({ do: 'reorder', company: t.company('Foot', 1) }).code, 'not_disordered');
    t.does({ do: 'reorder', company: t.company('Foot', 0) }, [1, 1]);
    t.does({ do: 'order', regiment: t.regiment('Foot'), order: 'MOVE' }, [1, 1]);
    assert.equal(S.ORDERS[t.state.order[t.regiment('Foot')] as number], 'MOVE');
  },
);

clause(
  ['AL-4.61a', 'AL-4.6a', 'AL-4.62j'],
  'in a side’s first Command Phase orders are given without a check',
  () => {
    const t = commanding({ Foot: { at: [[0, 0]] } }, { commandPhases: 0 });
    t.does({ do: 'order', regiment: t.regiment('Foot'), order: 'MOVE_AND_FIRE' });
    assert.equal(S.ORDERS[t.state.order[t.regiment('Foot')] as number], 'MOVE_AND_FIRE');
  },
);

clause(
  'AL-4.61a',
  'in its first Command Phase a regiment that rallied in that phase needs a check for an order',
  () => {
    const t = commanding({ Foot: { at: [[0, 0]], state: 'routed' } }, { commandPhases: 0 });
    t.does({ do: 'rally', regiment: t.regiment('Foot') }, [1, 1]);
    t.does({ do: 'face', hex: t.hex(0, 0), facing: 0 });
    t.does(DONE);
    t.does({ do: 'order', regiment: t.regiment('Foot'), order: 'MOVE' }, [1, 1]);
  },
);

clause(
  ['AL-4.61b', 'AL-4.51j', 'AL-4.61c'],
  'later a new order needs a check, once a phase; the old one stays in force until then',
  () => {
    const t = commanding({ Foot: { at: [[0, 0]], order: 'MOVE' }, Other: { at: [[2, 2]] } });
    assert.equal(t.refuses({ do: 'order', regiment: t.regiment('Foot'), order: 'MOVE' }).code, 'same_order');
    t.does({ do: 'order', regiment: t.regiment('Foot'), order: 'FIRE' }, [3, 4]);
    assert.equal(S.ORDERS[t.state.order[t.regiment('Foot')] as number], 'FIRE');
    assert.equal(
      t.refuses({ do: 'order', regiment: t.regiment('Foot'), order: 'MOVE' }).code,
      'already_tried',
    );
  },
);

clause('AL-4.51k', 'a failed order check leaves the order and costs a D', () => {
  const t = commanding({
    Foot: {
      at: [
        [0, 0],
        [1, 0],
      ],
      order: 'MOVE',
    },
  });
  t.does({ do: 'order', regiment: t.regiment('Foot'), order: 'FIRE' }, [5, 5]);
  t.does({ do: 'suffer', company: t.company('Foot', 1) });
  assert.equal(t.state.status[t.company('Foot', 1)], S.DISORDERED);
  assert.equal(S.ORDERS[t.state.order[t.regiment('Foot')] as number], 'MOVE');
});

clause(
  ['AL-4.51l', 'AL-4.14a', 'AL-4.14b', 'AL-4.14c', 'AL-4.1c'],
  'failed by 5 it routs: disordered, without order, without facing, and runs at once',
  () => {
    const t = commanding({
      Foot: {
        at: stack(2, 0, 0),
        order: 'MOVE',
        morale: 4,
        effectiveness: 1,
      },
    });
    t.does({ do: 'order', regiment: t.regiment('Foot'), order: 'FIRE' }, [5, 5]);
    const foot = t.regiment('Foot');
    assert.deepEqual([t.state.regimentState[foot], t.state.order[foot]], [S.ROUTED, S.NO_ORDER]);
    assert.deepEqual(
      [t.state.status[t.company('Foot')], t.state.facing[t.company('Foot')]],
      [S.DISORDERED, S.NONE],
    );
    assert.equal(t.asked().kind, 'rout');
  },
);

clause('AL-4.14c', 'a routed regiment takes no order', () => {
  const t = commanding({ Foot: { at: [[0, 0]], state: 'routed' }, Other: { at: [[2, 2]] } });
  t.does(DONE);
  assert.equal(
    t.refuses({ do: 'order', regiment: t.regiment('Foot'), order: 'MOVE' }).code,
    'regiment_routed',
  );
});

clause(['AL-4.62i', 'AL-4.62k'], 'cavalry moves or charges; skirmishers take no orders', () => {
  const t = commanding({
    Horse: { at: [[0, 0]], arm: 'cavalry' },
    Jägers: { at: [[1, 1]], arm: 'skirmisher', skirmishers: true },
  });
  assert.equal(
    t.refuses({ do: 'order', regiment: t.regiment('Horse'), order: 'FIRE' }).code,
    'order_not_for_this_arm',
  );
  assert.equal(
    t.refuses({ do: 'order', regiment: t.regiment('Jägers'), order: 'MOVE' }).code,
    'takes_no_orders',
  );
  t.does({ do: 'order', regiment: t.regiment('Horse'), order: 'CHARGE' }, [1, 1]);
});

clause('AL-4.62b', 'a player may leave all regiments unchanged', () => {
  const t = commanding({ Foot: { at: [[0, 0]] } });
  t.does(DONE);
  assert.equal(t.state.step, S.ACTIVE_MOVEMENT);
});

clause(
  ['AL-4.0b', 'AL-1.2e'],
  'a brigade leader serves each of his regiments, which have their own orders',
  () => {
    const t = commanding({
      First: { at: [[0, 0]], brigade: 'Line' },
      Second: {
        at: [
          [4, 0],
          [5, 0],
        ],
        brigade: 'Line',
      },
    });
    assert.equal(t.leader('First'), t.leader('Second'));
    assert.deepEqual(
      [0, 1].map((i) => t.state.outOfCommand[t.company('Second', i)]),
      [0, 1],
    );
    t.does(DONE);
  },
);

clause(
  'AL-4.41c',
  'the step of the leader that an army commander relieves is remembered for his successor',
  () => {
    const t = commanding(
      { Foot: { at: [[0, 0]] } },
      {
        british: { regiments: {}, commander: { at: [0, 0] } },
        prepare: (p) => {
          p.state.leaderStep[p.leader('Foot')] = S.ADJUTANT_STEP;
        },
      },
    );
    t.does({ do: 'relieve', leader: t.leader('Foot') });
    assert.equal(t.state.relievedStep[0], S.ADJUTANT_STEP);
  },
);

clause(
  ['AL-4.11b', 'AL-4.11f'],
  'the log says when a company falls out of command and when it is back, and nothing in between',
  () => {
    const t = commanding(
      {
        Foot: {
          at: [
            [0, 0],
            [3, 0],
            [1, 0],
            [4, 0],
          ],
        },
      },
      {
        prepare: (p) => {
          for (const i of [2, 3]) p.state.outOfCommand[p.company('Foot', i)] = 1;
        },
      },
    );
    const logItems = t.logItems.filter(({ sentence }) => sentence.includes('command'));
    assert.deepEqual(
      logItems.map(({ sentence, clauses }) => [sentence, clauses[0]]),
      [
        ['The 2d company of the Foot is out of command.', 'AL-4.11b'],
        ['The 3d company of the Foot is in command again.', 'AL-4.11f'],
      ],
    );
  },
);

clause(['AL-4.51e', 'AL-4.51o', 'AL-4.12e'], 'an officer who leaves the map leaves his marker behind', () => {
  const t = commanding(
    { Foot: { at: [[0, 0], [5, 0], null], morale: 4, effectiveness: 1, order: 'MOVE' } },
    {},
  );
  const lost = t.company('Foot', 1);
  assert.equal(t.state.outOfCommand[lost], 1);
  t.does(DONE);
  t.does({ do: 'order', regiment: t.regiment('Foot'), order: 'FIRE' }, [2, 2]);
  t.does({ do: 'suffer', company: lost });
  assert.deepEqual([t.state.status[lost], t.state.outOfCommand[lost]], [S.ON_TRACK, 0]);
});

clause('AL-4.51k', 'in a regiment of one company there is no question which company suffers the D', () => {
  const t = commanding({ Foot: { at: [[0, 0]], order: 'MOVE', morale: 5, effectiveness: 1 } });
  t.does({ do: 'order', regiment: t.regiment('Foot'), order: 'FIRE' }, [5, 4]);
  assert.notEqual(t.asked().kind, 'morale-D');
  assert.equal(t.state.status[t.company('Foot')], S.DISORDERED);
});
