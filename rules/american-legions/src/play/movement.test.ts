import assert from 'node:assert/strict';
import type { Axial } from '@linstock/ground';
import { seededChance } from '@linstock/kernel';
import { clause } from '@linstock/testing';
import { FAR, moving, stack } from '../../test/set-ups.ts';
import type { Situation } from '../../test/situation.ts';
import { type Action, type Answer, COMMANDER } from '../model/answers.ts';
import * as S from '../model/state.ts';

const march = (companies: number[], ...actions: Action[]): Answer => ({
  do: 'move',
  companies,
  actions,
  leaders: [],
});

clause(['AL-5.2a', 'AL-6.1c'], 'a company steps into its two front hexes only, a point a hex', () => {
  const t = moving({ Foot: { at: [[0, 0]] } });
  const foot = t.company('Foot');
  assert.equal(t.refuses(march([foot], 'E')).code, 'not_front_hex');
  t.does(march([foot], 'NE', 'NW', 'NE', 'NW'));
  assert.equal(t.state.at[foot], t.hex(2, -4));
});

clause(['AL-6.1b', 'AL-6.1f'], 'a march that costs more than the allowance is refused', () => {
  const t = moving({ Foot: { at: [[0, 0]] } });
  const refused = t.refuses(march([t.company('Foot')], 'NE', 'NW', 'NE', 'NW', 'right'));
  assert.deepEqual([refused.code, refused.clause], ['too_few_points', 'AL-6.1b']);
});

clause('AL-5.1a', 'a corner costs a point', () => {
  const t = moving({ Foot: { at: [[0, 0]] } });
  const foot = t.company('Foot');
  t.does(march([foot], 'right', 'right'));
  assert.equal(t.state.facing[foot], 2);
});

clause(['AL-5.1b', 'AL-8.1c'], 'foot turns about for a point, guns do not', () => {
  const t = moving(
    { Foot: { at: [[0, 0]] } },
    { british: { regiments: {}, guns: [{ at: [2, 0], moving: true }] } },
  );
  assert.equal(t.refuses(march([t.gun(0)], 'about')).code, 'gun_cannot_turn_about');
  t.does(march([t.company('Foot')], 'about'));
  assert.equal(t.state.facing[t.company('Foot')], 3);
});

clause(['AL-6.1a', 'AL-6.1d'], 'a company moves once in a phase; points that it did not use are lost', () => {
  const t = moving({
    Foot: {
      at: [
        [0, 0],
        [1, 0],
      ],
    },
  });
  const foot = t.company('Foot');
  t.does(march([foot], 'right'));
  assert.equal(t.refuses(march([foot], 'right')).code, 'already_moved');
});

clause('AL-4.62a', 'a regiment without an order neither moves nor turns', () => {
  const t = moving({ Foot: { at: [[0, 0]], order: 'none' } });
  assert.equal(t.refuses(march([t.company('Foot')], 'right')).code, 'no_order');
});

clause('AL-4.62d', 'a regiment under FIRE neither moves nor turns', () => {
  const t = moving({ Foot: { at: [[0, 0]], order: 'FIRE' } });
  assert.equal(t.refuses(march([t.company('Foot')], 'right')).code, 'order_forbids_movement');
});

clause('AL-4.11c', 'a company out of command does not move', () => {
  const t = moving(
    {
      Foot: {
        at: [
          [0, 0],
          [5, 0],
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
  assert.equal(t.refuses(march([t.company('Foot', 1)], 'right')).code, 'out_of_command');
});

clause(
  ['AL-8.1a', 'AL-8.1d'],
  'an unlimbered gun does not move; a limbered one does, without any order',
  () => {
    const guns = [{ at: [2, 0] as const }, { at: [4, 0] as const, moving: true }];
    const t = moving({ Foot: { at: [[0, 0]] } }, { british: { regiments: {}, guns } });
    assert.equal(t.refuses(march([t.gun(0, 0)], 'NE')).code, 'gun_on_firing_side');
    t.does(march([t.gun(0, 1)], 'NE', 'NE', 'NE'));
    assert.equal(t.state.at[t.gun(0, 1)], t.hex(7, -3));
  },
);

clause(['AL-4.62k', 'AL-8.4a'], 'skirmishers and guns move without orders', () => {
  const t = moving({ Jägers: { arm: 'skirmisher', at: [[0, 0]], skirmishers: true, order: 'none' } });
  t.does(march([t.company('Jägers')], 'NE', 'NE', 'NE', 'NE', 'NE'));
  assert.equal(t.state.at[t.company('Jägers')], t.hex(5, -5));
});

clause('AL-6.4a', 'no unit enters a hex with the enemy', () => {
  const t = moving({ Foot: { at: [[0, -6]] } });
  const refused = t.refuses(march([t.company('Foot')], 'NW'));
  assert.deepEqual([refused.code, refused.clause], ['enemy_in_hex', 'AL-6.4a']);
});

clause(['AL-6.4b', 'AL-6.1h'], 'impassable hexes and the edge of the map stop everyone', () => {
  const t = moving(
    {
      Foot: {
        at: [
          [0, 0],
          [8, -8],
        ],
      },
    },
    { impassable: [[1, -1]] },
  );
  assert.equal(t.refuses(march([t.company('Foot')], 'NE')).code, 'impassable');
  assert.equal(t.refuses(march([t.company('Foot', 1)], 'NE')).code, 'off_map');
});

clause('AL-6.3b', 'cavalry shares a hex with neither foot nor guns; leaders are free', () => {
  const t = moving(
    { Foot: { at: [[1, -1]] }, Horse: { arm: 'cavalry', at: [[0, 0]], leader: [0, 0] } },
    { british: { regiments: {}, guns: [{ at: [0, -1] }] } },
  );
  const horse = t.company('Horse');
  assert.equal(t.refuses(march([horse], 'NE')).code, 'mixed_arms');
  assert.equal(t.refuses(march([horse], 'NW')).code, 'mixed_arms');
  t.does({ do: 'move-officer', officer: t.leader('Horse'), path: [t.hex(1, -1)] });
});

clause(
  ['AL-6.3a', 'AL-5.3a', 'AL-5.3b'],
  'a company may stop with friends only with their facing, and pays for the turn',
  () => {
    const t = moving({ Foot: { at: [[0, 0]] }, Other: { at: [[1, -1]], facing: 1 } });
    const foot = t.company('Foot');
    assert.equal(t.refuses(march([foot], 'NE')).code, 'facing_differs');
    t.does(march([foot], 'NE', 'right'));
    assert.equal(t.state.facing[foot], 1);
  },
);

clause('AL-5.3a', 'one company of a hex does not turn away from the others', () => {
  const t = moving({
    Foot: {
      at: stack(2, 0, 0),
    },
  });
  const both = [t.company('Foot'), t.company('Foot', 1)];
  assert.equal(t.refuses(march(both.slice(1), 'right')).code, 'facing_differs');
  t.does(march(both, 'right'));
  assert.deepEqual(
    both.map((c) => t.state.facing[c]),
    [1, 1],
  );
});

clause(
  ['AL-6.1j', 'AL-6.3g'],
  'a stack moves together, does what all can pay for, and does not disorder itself',
  () => {
    const t = moving(
      {
        Foot: {
          at: stack(2, 0, 0),
        },
      },
      {
        prepare: (p) => {
          p.state.status[p.company('Foot', 1)] = S.DISORDERED;
        },
      },
    );
    const both = [t.company('Foot'), t.company('Foot', 1)];
    assert.equal(t.refuses(march(both, 'NE', 'NE', 'NE', 'NE')).code, 'too_few_points');
    t.does(march(both, 'NE', 'NE', 'NE'));
    assert.equal(t.state.status[both[0] as number], S.BATTLEWORTHY);
  },
);

clause('AL-6.3c', 'passing through friends disorders both', () => {
  const t = moving({ Foot: { at: [[0, 0]] }, Other: { at: [[1, -1]] } });
  const [foot, other] = [t.company('Foot'), t.company('Other')];
  t.does(march([foot], 'NE', 'NE'));
  assert.equal(t.state.status[foot], S.DISORDERED);
  assert.equal(t.state.status[other], S.DISORDERED);
});

clause('AL-6.3e', 'a company disordered by passing through loses a point if it has one left', () => {
  const t = moving({ Foot: { at: [[0, 0]] }, Other: { at: [[1, -1]] } });
  const foot = t.company('Foot');
  assert.equal(t.refuses(march([foot], 'NE', 'NE', 'NE', 'NE')).code, 'too_few_points');
  t.does(march([foot], 'NE', 'NE', 'NE'));
  const spent = moving({ Foot: { at: [[0, 0]] }, Other: { at: [[3, -3]] } });
  spent.does(march([spent.company('Foot')], 'NE', 'NE', 'NE', 'NE'));
});

clause(
  'AL-6.3d',
  'disorder by passing through is no D: disordered companies stay on the map, and no regiment checks',
  () => {
    const t = moving(
      { Foot: { at: [[0, 0]] }, Other: { at: [[1, -1]] } },
      {
        prepare: (p) => {
          for (const name of ['Foot', 'Other']) p.state.status[p.company(name)] = S.DISORDERED;
        },
      },
    );
    t.does(march([t.company('Foot')], 'NE', 'NE', 'NE'));
    assert.equal(t.state.at[t.company('Other')], t.hex(1, -1));
    assert.equal(t.state.regimentDone[t.regiment('Other')], 0);
  },
);

clause('AL-6.3f', 'skirmishers and regular guns in a hex that is passed through stay in good order', () => {
  const t = moving(
    {
      Foot: { at: [[0, 0]] },
      Line: { at: [[1, -1]] },
      Jägers: { arm: 'skirmisher', at: [[1, -1]], skirmishers: true },
    },
    { british: { regiments: {}, guns: [{ at: [1, -1] }] } },
  );
  t.does(march([t.company('Foot')], 'NE', 'NE', 'NE'));
  const status = (company: number) => t.state.status[company];
  assert.equal(status(t.company('Line')), S.DISORDERED);
  assert.deepEqual([status(t.company('Jägers')), status(t.gun(0))], [S.BATTLEWORTHY, S.BATTLEWORTHY]);
});

clause('AL-6.3f', 'a skirmisher or a regular gun that passes through a line leaves it in good order', () => {
  const t = moving(
    { Line: { at: [[1, -1]] }, Jägers: { arm: 'skirmisher', at: [[0, 0]], skirmishers: true } },
    { british: { regiments: {}, guns: [{ at: [0, 0], moving: true }] } },
  );
  for (const company of [t.company('Jägers'), t.gun(0)]) {
    t.does(march([company], 'NE', 'NE'));
    assert.equal(t.state.status[company], S.BATTLEWORTHY);
  }
  assert.equal(t.state.status[t.company('Line')], S.BATTLEWORTHY);
});

clause('AL-6.3f', 'skirmishers and regular guns neither cause nor suffer disorder by passing through', () => {
  const t = moving(
    { Foot: { at: [[0, 0]] }, Jägers: { arm: 'skirmisher', at: [[1, -1]], skirmishers: true } },
    { british: { regiments: {}, guns: [{ at: [2, -2] }] } },
  );
  const foot = t.company('Foot');
  t.does(march([foot], 'NE', 'NE', 'NE', 'NE'));
  assert.equal(t.state.status[foot], S.BATTLEWORTHY);
});

clause('AL-3.0f', 'the other side moves with half its allowance', () => {
  const t = moving({ Foot: { at: [[0, 0]] } }, { step: S.OTHER_MOVEMENT, active: 1 });
  const foot = t.company('Foot');
  assert.equal(t.refuses(march([foot], 'NE', 'NE', 'NE')).code, 'too_few_points');
  t.does(march([foot], 'NE', 'NE'));
});

clause(['AL-3.0e', 'AL-3.0f'], 'the question says whether it moves full or half', () => {
  const own = moving({ Foot: { at: [[0, 0]] } });
  assert.match(own.asked().prompt(), /^British movement, full:/);
  const other = moving({ Foot: { at: [[0, 0]] } }, { step: S.OTHER_MOVEMENT, active: 1 });
  assert.match(other.asked().prompt(), /^British movement, half:/);
});

clause(
  ['AL-3.0e', 'AL-4.2d'],
  'leaders ride 8 hexes in any direction in their own turn, 4 in the other',
  () => {
    const path = (t: Situation, n: number) => Array.from({ length: n }, (_, i) => t.hex(-i - 1, 0));
    const own = moving({ Foot: { at: [[0, 0]] } });
    own.does({ do: 'move-officer', officer: own.leader('Foot'), path: path(own, 8) });
    const other = moving({ Foot: { at: [[0, 0]] } }, { step: S.OTHER_MOVEMENT, active: 1 });
    assert.equal(
      other.refuses({ do: 'move-officer', officer: other.leader('Foot'), path: path(other, 5) }).code,
      'too_few_points',
    );
  },
);

clause(
  'AL-4.2d',
  'leaders may not enter a hex of the enemy, nor impassable ground, and may go along with their men',
  () => {
    const t = moving({ Foot: { at: [[0, -6]] } }, { impassable: [[1, -7]] });
    const officer = t.leader('Foot');
    assert.equal(t.refuses({ do: 'move-officer', officer, path: [t.hex(0, -7)] }).code, 'enemy_in_hex');
    assert.equal(t.refuses({ do: 'move-officer', officer, path: [t.hex(1, -7)] }).code, 'impassable');
    assert.equal(t.refuses({ do: 'move-officer', officer, path: [t.hex(3, -6)] }).code, 'off_map');
    const foot = t.company('Foot');
    t.does({ do: 'move', companies: [foot], actions: ['right'], leaders: [officer] });
    assert.equal(t.state.leaderAt[officer], t.hex(0, -6));
  },
);

clause(
  ['AL-4.2c', 'AL-4.2e', 'AL-4.4k'],
  'a leader alone at the end of the phase joins the nearest of his men; the owner breaks ties',
  () => {
    const t = moving({
      Foot: {
        at: [
          [0, 0],
          [2, 0],
        ],
        leader: [0, 0],
      },
    });
    const officer = t.leader('Foot');
    t.does({ do: 'move-officer', officer, path: [t.hex(1, 0)] });
    t.does({ do: 'done' });
    assert.equal(t.asked().kind, 'place-leader');
    assert.equal(t.refuses({ do: 'place', officer, hex: t.hex(1, 0) }).code, 'not_nearest');
    t.does({ do: 'place', officer, hex: t.hex(2, 0) });
    assert.equal(t.state.leaderAt[officer], t.hex(2, 0));
  },
);

clause(
  ['AL-4.33a', 'AL-4.33b', 'AL-4.41a'],
  'a company that enters the hex of a lone army commander captures him and goes on',
  () => {
    const at: Axial = [1, -1];
    const t = moving({ Foot: { at: [[0, 0]] } }, { american: { ...FAR, commander: { at } } });
    t.does(march([t.company('Foot')], 'NE', 'NE', 'NE'));
    assert.equal(t.state.commanderState[1], S.LOST);
    assert.equal(t.state.at[t.company('Foot')], t.hex(3, -3));
  },
);

clause(
  ['AL-6.2a', 'AL-6.2c', 'AL-6.2e', 'AL-6.2b'],
  'the opponent thins an overstacked hex when the phase ends, without a check',
  () => {
    const five: Axial[] = [
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 1],
    ];
    const t = moving({ Foot: { at: five } });
    t.does(march([t.company('Foot', 4)], 'NW'));
    t.does({ do: 'done' });
    assert.deepEqual([t.asked().kind, t.asked().side], ['remove-excess', 1]);
    assert.equal(t.refuses({ do: 'remove', hex: t.hex(0, 0), companies: [] }).code, 'wrong_number');
    t.does({ do: 'remove', hex: t.hex(0, 0), companies: [t.company('Foot', 2)] });
    assert.equal(t.state.status[t.company('Foot', 2)], S.ELIMINATED);
    assert.notEqual(t.state.step, S.ACTIVE_MOVEMENT);
    assert.equal(t.state.regimentDone[t.regiment('Foot')], 0);
  },
);

clause('AL-6.2d', 'overstacking by a rout can be cured by moving away', () => {
  const four: Axial[] = stack(4, 0, 0);
  const t = moving({ Foot: { at: four }, Broken: { at: [[0, 0]], state: 'routed' } });
  t.does(march([t.company('Foot')], 'NE'));
  t.does({ do: 'done' });
  assert.notEqual(t.asked().kind, 'remove-excess');
});

clause('AL-6.1i', 'the phase ends when its player decides so', () => {
  const t = moving({ Foot: { at: [[0, 0]] } });
  assert.equal(t.asked().kind, 'move');
  t.does({ do: 'done' });
  assert.ok(t.state.step > S.ACTIVE_MOVEMENT);
});

clause('AL-4.4l', 'an army commander may stay alone', () => {
  const t = moving({ Foot: { at: [[0, 0]] } }, { british: { regiments: {}, commander: { at: [0, 0] } } });
  t.does({ do: 'move-officer', officer: COMMANDER, path: [t.hex(1, 0)] });
  t.does({ do: 'done' });
  assert.equal(t.state.commanderAt[0], t.hex(1, 0));
});

clause('AL-5.4a', 'routed companies have no facing, and others in their hex need not share one', () => {
  const t = moving({ Foot: { at: [[0, 0]] }, Broken: { at: [[1, -1]], state: 'routed' } });
  t.does(march([t.company('Foot')], 'NE', 'right'));
  assert.equal(t.state.facing[t.company('Broken')], S.NONE);
  assert.equal(t.state.facing[t.company('Foot')], 1);
});

clause('AL-6.1g', 'nearby enemies do not stop a march', () => {
  const t = moving({ Foot: { at: [[1, -6]] } });
  t.does(march([t.company('Foot')], 'NW', 'NE'));
  assert.equal(t.state.at[t.company('Foot')], t.hex(2, -8));
});

clause(['AL-4.2d', 'AL-6.1j'], 'a leader who goes along with his men pays for every hex himself', () => {
  const t = moving({ Foot: { at: [[0, 0]] } }, { british: { regiments: {}, commander: { at: [0, 0] } } });
  const officer = t.leader('Foot');
  t.does({
    do: 'move',
    companies: [t.company('Foot')],
    actions: ['NE', 'right', 'NE'],
    leaders: [officer, COMMANDER],
  });
  assert.deepEqual([t.state.leaderAt[officer], t.state.commanderAt[0]], [t.hex(2, -2), t.hex(2, -2)]);
  assert.deepEqual([t.state.leaderSpent[officer], t.state.commanderSpent[0]], [2, 2]);
  const tired = moving(
    { Foot: { at: [[0, 0]] } },
    {
      prepare: (p) => {
        p.state.stage = 1; // the phase has begun
        p.state.leaderSpent[p.leader('Foot')] = 7;
      },
    },
  );
  const march2 = {
    do: 'move',
    companies: [tired.company('Foot')],
    actions: ['NE', 'NE'],
    leaders: [tired.leader('Foot')],
  };
  assert.equal(tired.refuses(march2).code, 'too_few_points');
});

clause('AL-6.1a', 'of several reasons against a march the first of the table is reported', () => {
  const t = moving(
    { Foot: { at: [[0, 0]] }, Other: { at: [[0, 0]], order: 'FIRE' } },
    {
      impassable: [[1, -1]],
      american: { regiments: { Militia: { at: [[0, -2]] } } },
      british: { regiments: {}, guns: [{ at: [4, 0], moving: true }] },
    },
  );
  const foot = t.company('Foot');
  assert.equal(t.refuses(march([foot], 'NE', 'NW', 'NW', 'NW', 'SW')).code, 'not_front_hex');
  assert.equal(t.refuses(march([foot], 'NE', 'NW', 'left', 'W')).code, 'enemy_in_hex');
  assert.equal(t.refuses(march([foot], 'NE', 'right', 'right', 'right', 'right')).code, 'impassable');
  assert.equal(t.refuses(march([t.gun(0)], 'about', 'right', 'right', 'right')).code, 'too_few_points');
  t.does(march([foot], 'NW'));
  const other = t.company('Other');
  assert.equal(t.refuses(march([other], 'NE')).code, 'order_forbids_movement');
});

clause(
  'AL-6.1j',
  'if several companies of a stack are refused, the one with the first reason of the table is named',
  () => {
    const t = moving(
      { Foot: { at: [[0, 0]] }, Other: { at: [[0, 0]], order: 'none' } },
      {
        prepare: (p) => {
          p.state.outOfCommand[p.company('Foot')] = 1;
          p.state.status[p.company('Foot')] = S.DISORDERED;
        },
      },
    );
    const refused = t.refuses(march([t.company('Foot'), t.company('Other')], 'NE'));
    assert.equal(refused.code, 'no_order');
    assert.match(refused.sentence, /^The Other: /);
  },
);

clause(
  'AL-6.3e',
  'a stack held back by a disordered company loses nothing by passing through friends',
  () => {
    const t = moving(
      { Foot: { at: stack(2, 0, 0) }, Other: { at: [[1, -1]] } },
      {
        prepare: (p) => {
          p.state.status[p.company('Foot', 1)] = S.DISORDERED;
        },
      },
    );
    const both = [t.company('Foot'), t.company('Foot', 1)];
    const far = (answer: unknown) =>
      (answer as { companies?: number[]; actions?: string[] }).companies?.length === 2 &&
      (answer as { actions: string[] }).actions.join() === 'NE,NE,NE';
    assert.ok([...t.asked().options()].some(far), 'the way through is offered');
    t.does(march(both, 'NE', 'NE', 'NE'));
  },
);

clause('AL-4.2d', 'of several reasons against a ride the first of the table is reported', () => {
  const t = moving({ Foot: { at: [[0, -6]] } }, { impassable: [[-1, -6]] });
  const path = [t.hex(-1, -6), t.hex(0, -7)];
  assert.equal(t.refuses({ do: 'move-officer', officer: t.leader('Foot'), path }).code, 'enemy_in_hex');
});

clause('AL-6.2a', 'guns and skirmishers crowd a hex like any other company', () => {
  const t = moving(
    {
      Foot: {
        at: [
          [0, 0],
          [0, 0],
          [0, 1],
        ],
      },
      Jägers: { arm: 'skirmisher', at: [[0, 0]], skirmishers: true },
    },
    { british: { regiments: {}, guns: [{ at: [0, 0] }] } },
  );
  t.does(march([t.company('Foot', 2)], 'NW'));
  t.does({ do: 'done' });
  assert.equal(t.asked().kind, 'remove-excess');
  t.does({ do: 'remove', hex: t.hex(0, 0), companies: [t.gun(0)] });
  assert.equal(t.state.status[t.gun(0)], S.ELIMINATED);
});

clause(['AL-5.1a', 'AL-5.2a'], 'a corner back is a turn to the left', () => {
  const t = moving({ Foot: { at: [[0, 0]] } });
  t.does(march([t.company('Foot')], 'left', 'W'));
  assert.deepEqual([t.state.facing[t.company('Foot')], t.state.at[t.company('Foot')]], [5, t.hex(-1, 0)]);
});

clause(
  ['AL-6.4a', 'AL-6.4b', 'AL-6.3b', 'AL-5.3b'],
  'a march that is barred is refused with the reason',
  () => {
    const t = moving(
      {
        Foot: { at: [[0, 0]] },
        Horse: { at: [[-3, 0]], arm: 'cavalry' },
        Other: { at: [[-4, 0]], facing: 2 },
      },
      { impassable: [[1, -1]], american: { regiments: { Militia: { at: [[0, -1]] } } } },
    );
    const said = (name: string, action: Action) => t.refuses(march([t.company(name)], action)).sentence;
    assert.match(said('Foot', 'NE'), /^The Foot cannot enter that hex: it is impassable\.$/);
    assert.match(said('Foot', 'NW'), /^The Foot cannot enter that hex: the enemy holds it\.$/);
  },
);

clause('AL-4.2d', 'an officer elsewhere, of the other side, or named twice may not ride along', () => {
  const t = moving({ Foot: { at: [[0, 0]] }, Other: { at: [[3, 0]] } });
  const along = (...leaders: number[]) =>
    t.refuses({ do: 'move', companies: [t.company('Foot')], actions: ['right'], leaders }).code;
  const own = t.leader('Foot');
  assert.deepEqual(
    [along(t.leader('Other')), along(t.leader('Militia')), along(own, own)],
    ['not_in_hex', 'not_in_hex', 'not_in_hex'],
  );
});

clause('AL-6.3c', 'disorder by passing through is logged, and nothing if no unit is disordered', () => {
  const t = moving({ Foot: { at: [[0, 0]] }, Other: { at: [[1, -1]] } });
  t.does(march([t.company('Foot')], 'NE', 'NE'));
  const logItems = t.logItems.filter(({ sentence }) => sentence.startsWith('Passing through'));
  assert.deepEqual(
    logItems.map(({ sentence }) => sentence),
    ['Passing through friends disorders the Foot and the Other.'],
  );
  const alone = moving({ Foot: { at: [[0, 0]] } });
  alone.does(march([alone.company('Foot')], 'NE'));
  assert.ok(alone.logItems.every(({ sentence }) => !sentence.startsWith('Passing through')));
});

clause('AL-4.2d', 'the distance that an officer has ridden counts in this phase only', () => {
  const t = moving(
    { Foot: { at: [[0, 0]] } },
    {
      prepare: (p) => {
        p.state.leaderSpent[p.leader('Foot')] = 8;
        p.state.commanderSpent[0] = 8;
      },
    },
  );
  t.does({ do: 'move-officer', officer: t.leader('Foot'), path: [t.hex(1, 0)] });
  assert.equal(t.state.leaderSpent[t.leader('Foot')], 1);
});

clause(
  ['AL-6.1a', 'AL-6.1j', 'AL-6.3c'],
  'a stack that passes friends in good order is disordered with them, and its leader comes along',
  () => {
    const t = moving(
      { Foot: { at: stack(2, 0, 0) }, Other: { at: stack(2, 1, -1) }, Aside: { at: [[-3, 0]] } },
      {
        prepare: (p) => {
          p.state.status[p.company('Other', 1)] = S.DISORDERED;
        },
      },
    );
    const foot = [t.company('Foot'), t.company('Foot', 1)];
    t.does({ do: 'move', companies: foot, actions: ['NE', 'NE'], leaders: [t.leader('Foot')] });
    assert.deepEqual(
      [...foot, t.company('Other'), t.company('Other', 1)].map((c) => t.state.status[c]),
      new Array(4).fill(S.DISORDERED),
    );
    assert.equal(t.state.leaderAt[t.leader('Foot')], t.hex(2, -2));
    const told = t.logItems
      .filter(({ clauses }) => clauses.includes('AL-6.3c'))
      .map(({ sentence }) => sentence);
    assert.equal(told.length, 1);
    assert.match(told[0] ?? '', /1st company of the Other/);
    assert.doesNotMatch(told[0] ?? '', /2d company of the Other/);
    t.does(march([t.company('Aside')], 'right'));
    assert.equal(t.logItems.filter(({ clauses }) => clauses.includes('AL-6.3c')).length, 1);
  },
);

clause(['AL-6.1a', 'AL-6.1f'], 'marches are offered only to companies with points left', () => {
  const t = moving({ Foot: { at: [[0, 0], null] }, Idle: { at: [[3, 0]], order: 'FIRE' } });
  const named = [...t.asked().options()].flatMap((each) => (each.do === 'move' ? each.companies : []));
  assert.deepEqual([...new Set(named)], [t.company('Foot')]);
});

clause(
  'AL-6.1a',
  'at random a company that can do nothing alone stays, and moves with the others of its hex',
  () => {
    const t = moving(
      { Foot: { at: stack(2, 0, 0) } },
      {
        impassable: [
          [0, -1],
          [1, -1],
          [1, 0],
          [0, 1],
          [-1, 1],
          [-1, 0],
        ],
      },
    );
    const lot = seededChance('moves');
    const met = new Set<number>();
    for (let i = 0; i < 100; i++) {
      const drawn = t.asked().sample?.(lot.below) ?? assert.fail('no lot');
      assert.equal(t.asked().refuse(drawn), null, JSON.stringify(drawn));
      if (drawn.do === 'move') met.add(drawn.companies.length);
    }
    assert.deepEqual([...met], [2]);
  },
);

clause('AL-4.2e', 'a leader without men in his hex joins the nearest of his men', () => {
  const t = moving({
    Foot: {
      at: [
        [0, 0],
        [5, 0],
      ],
    },
  });
  t.does({ do: 'move-officer', officer: t.leader('Foot'), path: [t.hex(1, 0)] });
  t.does({ do: 'done' });
  assert.notEqual(t.asked().kind, 'place-leader');
  assert.equal(t.state.leaderAt[t.leader('Foot')], t.hex(0, 0));
});

clause(
  'AL-6.2c',
  'the surplus companies of a hex are lost, each named once; any of them may be chosen',
  () => {
    const t = moving({ Foot: { at: [...stack(6, 0, 0), [2, 0]] }, Other: { at: [[0, 3]] } });
    t.does({ do: 'done' });
    const foot = [0, 1, 2, 3, 4, 5, 6].map((i) => t.company('Foot', i));
    const [a = 0, b = 0, c = 0, , , , apart = 0] = foot;
    const hex = t.hex(0, 0);
    const { kind, side, clause: id, stable } = t.asked();
    assert.deepEqual([kind, side, id, stable], ['remove-excess', 1, 'AL-6.2c', true]);
    assert.equal(t.asked().prompt(), '6 British companies crowd one hex: choose 2 to be lost.');
    const lost = (companies: number[], from = hex) => ({ do: 'remove', hex: from, companies });
    for (const wrong of [
      lost([a]),
      lost([a, b, c]),
      lost([a, a]),
      lost([a, apart]),
      lost([a, b], t.hex(2, 0)),
      lost([]),
    ])
      assert.deepEqual([t.refuses(wrong).code, t.refuses(wrong).clause], ['wrong_number', 'AL-6.2c']);
    const offered = [...t.asked().options()].map((each) =>
      each.do === 'remove' ? each.companies.join() : '',
    );
    assert.equal(new Set(offered).size, 15);
    assert.equal(offered.length, 15);
    for (const each of t.asked().options()) assert.equal(t.asked().refuse(each), null);
    t.does({ do: 'remove', hex, companies: [b, c] });
    assert.deepEqual(
      [a, b, c].map((each) => t.state.at[each]),
      [hex, S.NONE, S.NONE],
    );
  },
);

clause(
  ['AL-6.2a', 'AL-6.2c', 'AL-4.2e', 'AL-4.4l', 'AL-4.13b'],
  'every crowded hex of either side is thinned, and leaders join their men before and after',
  () => {
    const t = moving(
      {
        Guest: {
          at: [
            [0, 0],
            [0, 4],
          ],
          leader: [0, 0],
        },
        Foot: { at: [...stack(4, 0, 0), [3, 0]] },
        Other: { at: stack(5, 3, 0) },
      },
      { american: { regiments: { Militia: { at: stack(5, 0, -7) } } } },
    );
    t.does({ do: 'move-officer', officer: t.leader('Foot'), path: [t.hex(1, 0)] });
    t.does({ do: 'done' });
    assert.equal(t.state.leaderAt[t.leader('Foot')], t.hex(0, 0));
    assert.equal(t.state.at[t.company('Guest')], t.hex(0, 0));
    t.does({ do: 'remove', hex: t.hex(0, 0), companies: [t.company('Guest')] });
    assert.equal(t.state.leaderAt[t.leader('Guest')], t.hex(0, 4));
    t.does({ do: 'remove', hex: t.hex(3, 0), companies: [t.company('Other'), t.company('Other', 1)] });
    assert.deepEqual([t.asked().kind, t.asked().side], ['remove-excess', 0]);
    t.does({ do: 'remove', hex: t.hex(0, -7), companies: [t.company('Militia')] });
    assert.notEqual(t.state.step, S.ACTIVE_MOVEMENT);
  },
);

clause(
  ['AL-4.2d', 'AL-6.1a', 'AL-6.1i'],
  'a new Movement Phase: no unit has moved, no officer ridden; it ends when its player decides so',
  () => {
    const t = moving(
      { Foot: { at: [[0, 0]] } },
      {
        british: { regiments: {}, commander: { at: [0, 0] } },
        prepare: ({ state }) => {
          state.done.fill(S.MOVED | S.FIRED);
          state.leaderSpent.fill(8);
          state.commanderSpent.fill(8);
        },
      },
    );
    const ride = (officer: number): Answer => ({ do: 'move-officer', officer, path: [t.hex(1, 0)] });
    t.does(ride(t.leader('Foot')));
    t.does(ride(COMMANDER));
    t.does({ do: 'move', companies: [t.company('Foot')], actions: ['left'], leaders: [] });
    assert.equal(t.asked().kind, 'move', 'the officers may ride on');
    t.does({ do: 'done' });
    assert.equal(t.state.leaderAt[t.leader('Foot')], t.hex(0, 0));
    assert.equal(t.state.commanderAt[0], t.hex(1, 0));
    assert.ok(t.state.step > S.ACTIVE_MOVEMENT);
  },
);

clause(
  ['AL-6.1i', 'AL-6.2c', 'AL-4.2e', 'AL-6.1a'],
  'resumed while a crowded hex is thinned, a Movement Phase asks for no more marches',
  () => {
    const t = moving(
      { Foot: { at: stack(5, 0, 0) } },
      {
        prepare: ({ state, leader, hex }) => {
          state.stage = 3;
          state.leaderAt[leader('Foot')] = hex(0, 0);
        },
      },
    );
    assert.deepEqual([t.asked().kind, t.asked().side, t.state.stage], ['remove-excess', 1, 3]);
    const closing = moving(
      { Foot: { at: [[0, 0]], leader: [0, 0] } },
      {
        prepare: ({ state, leader, hex }) => {
          state.stage = 2;
          state.leaderAt[leader('Foot')] = hex(2, 0);
        },
      },
    );
    assert.equal(closing.state.leaderAt[closing.leader('Foot')], closing.hex(0, 0));
    assert.deepEqual(
      closing.logItems.find(({ sentence }) => sentence.includes('joins the nearest'))?.clauses,
      ['AL-4.2e'],
    );
  },
);
