import assert from 'node:assert/strict';
import { seededChance } from '@linstock/kernel';
import { clause } from '@linstock/testing';
import { FAR, moving, stack } from '../../test/set-ups.ts';
import type { Situation } from '../../test/situation.ts';
import { type Action, COMMANDER } from '../model/answers.ts';
import * as S from '../model/state.ts';
import { closedTo, marchOf, pointsOf, refuseMarchers } from './march.ts';
import { moversIn } from './movement.ts';
import { ridersOf, ridesOf } from './rides.ts';
import { costOf, facingOfPose, hexOfPose, passesFriends, posesOf, waysOfCompanies } from './ways.ts';

/** Marches and rides: which units may make them together, their cost and disorder, and their refusals. */

const march = (companies: number[], ...actions: string[]) => ({
  do: 'move',
  companies,
  actions,
  leaders: [],
});

clause(
  ['AL-6.1a', 'AL-6.1j'],
  'companies that march together are of one side, in one hex, each named once',
  () => {
    const t = moving({ Foot: { at: [[0, 0], [0, 0], [1, 0], null] } });
    const foot = [0, 1, 2, 3].map((i) => t.company('Foot', i)) as [number, number, number, number];
    const why = (...companies: number[]) => {
      const refused = refuseMarchers({ field: t.field, s: t.state }, 0, companies);
      return refused && [refused.code, refused.clause];
    };
    const noStack = ['not_one_stack', 'AL-6.1j'];
    assert.equal(why(foot[0], foot[1]), null);
    assert.equal(why(foot[0]), null);
    assert.deepEqual(why(foot[0], foot[2]), noStack);
    assert.deepEqual(why(foot[3]), noStack);
    assert.deepEqual(why(foot[0], foot[3]), noStack);
    assert.deepEqual(why(t.company('Militia')), noStack);
    assert.deepEqual(why(foot[0], 99), noStack);
    assert.deepEqual(why(99), noStack);
    assert.deepEqual(why(), noStack);
    assert.deepEqual(why(foot[0], foot[0]), ['already_moved', 'AL-6.1a']);
  },
);

clause(
  ['AL-6.1f', 'AL-6.1a', 'AL-4.11c', 'AL-4.62d', 'AL-8.1d'],
  'the movement points of each company by its kind and its actions; none off the map',
  () => {
    const t = moving(
      {
        Foot: { at: [[0, 0], [0, 0], [0, 0], [0, 0], null] },
        Horse: { at: [[3, 0]], arm: 'cavalry', order: 'CHARGE' },
        Idle: { at: [[0, 3]], order: 'FIRE' },
        Broken: { at: [[0, 5]], state: 'routed', order: 'MOVE' },
      },
      { british: { regiments: {}, guns: [{ at: [5, 0], moving: true }, { at: [5, 0] }] }, american: FAR },
    );
    t.state.status[t.company('Foot', 1)] = S.DISORDERED;
    t.state.outOfCommand[t.company('Foot', 2)] = 1;
    t.state.done[t.company('Foot', 3)] = S.MOVED;
    const points = (company: number) => pointsOf(t.field, t.state, company);
    assert.deepEqual(
      [0, 1, 2, 3, 4].map((i) => points(t.company('Foot', i))),
      [4, 3, 0, 0, 0],
    );
    assert.deepEqual(
      ['Horse', 'Idle', 'Broken'].map((name) => points(t.company(name))),
      [9, 0, 0],
    );
    assert.deepEqual([points(t.gun(0)), points(t.gun(0, 1))], [3, 0]);
    t.state.done[t.company('Foot', 3)] = S.FIRED;
    assert.equal(points(t.company('Foot', 3)), 4);
    t.state.active = 1;
    assert.equal(points(t.company('Foot')), 2);
  },
);

/** Foot and a gun with every kind of bar about them. */
function barred(): Situation {
  return moving(
    {
      Foot: { at: [[0, 0]] },
      Horse: { at: [[-1, 0]], arm: 'cavalry' },
      Other: { at: [[2, 0]], facing: 2 },
      Edge: { at: [[4, -8]], facing: 5 },
    },
    {
      impassable: [[1, -1]],
      american: { regiments: { Militia: { at: [[0, -1]] } } },
      british: { regiments: {}, guns: [{ at: [5, 0], moving: true }] },
    },
  );
}

clause(
  ['AL-5.2a', 'AL-5.3b', 'AL-6.1b', 'AL-6.1h', 'AL-6.3b', 'AL-6.4a', 'AL-6.4b', 'AL-8.1c'],
  "each reason against a march, with its clause and the player's sentence",
  () => {
    const t = barred();
    const rows: readonly (readonly [
      company: number,
      actions: string,
      code: string,
      id: string,
      words: string,
    ])[] = [
      [
        t.company('Foot'),
        'SE',
        'not_front_hex',
        'AL-5.2a',
        'The Foot may step only into one of the two hexes in front.',
      ],
      [
        t.company('Foot'),
        'NW',
        'enemy_in_hex',
        'AL-6.4a',
        `The Foot cannot enter that hex: the enemy holds it.`,
      ],
      [
        t.company('Foot'),
        'left W',
        'mixed_arms',
        'AL-6.3b',
        `The Foot cannot enter that hex: cavalry and other arms do not mix.`,
      ],
      [t.company('Foot'), 'NE', 'impassable', 'AL-6.4b', `The Foot cannot enter that hex: it is impassable.`],
      [t.company('Edge'), 'NW', 'off_map', 'AL-6.1h', 'The Edge may not leave the map.'],
      [
        t.company('Foot'),
        'right right right right right',
        'too_few_points',
        'AL-6.1b',
        `The Foot cannot get there: that costs 5 movement points, and 4 are left.`,
      ],
      [
        t.gun(0),
        'about',
        'gun_cannot_turn_about',
        'AL-8.1c',
        'The Royal gun cannot turn about: a gun turns only corner by corner.',
      ],
      [
        t.company('Foot'),
        'right E E',
        'facing_differs',
        'AL-5.3b',
        'The Foot must face as the others in that hex do.',
      ],
      [
        t.company('Foot'),
        'NE E',
        'not_front_hex',
        'AL-5.2a',
        'The Foot may step only into one of the two hexes in front.',
      ],
      [
        t.company('Foot'),
        'NE NE',
        'impassable',
        'AL-6.4b',
        `The Foot cannot enter a hex on the way there: it is impassable.`,
      ],
    ];
    for (const [company, actions, code, id, words] of rows) {
      const refused = t.refuses(march([company], ...actions.split(' ')));
      assert.deepEqual([refused.code, refused.clause, refused.sentence], [code, id, words]);
    }
    t.state.status[t.company('Foot')] = S.DISORDERED;
    t.state.active = 1;
    const short = t.refuses(march([t.company('Horse')], ...'right right right right right'.split(' ')));
    assert.match(short.sentence, /that costs 5 movement points, and 4 are left\.$/);
    t.state.status[t.gun(0)] = S.DISORDERED;
    const one = t.refuses(march([t.gun(0)], 'right', 'right'));
    assert.match(one.sentence, /that costs 2 movement points, and 1 is left\.$/);
  },
);

clause(
  ['AL-6.3b', 'AL-6.4a', 'AL-6.4b', 'AL-5.3b'],
  'a company may enter hexes of friends, but none of the enemy, of the other arm, or impassable ones',
  () => {
    const t = barred();
    const closed = closedTo(t.field, t.state, [t.company('Foot')]);
    assert.deepEqual(
      [
        closed(t.hex(0, -1)),
        closed(t.hex(-1, 0)),
        closed(t.hex(1, -1)),
        closed(t.hex(2, 0)),
        closed(t.hex(0, 1)),
      ],
      [true, true, true, false, false],
    );
    const horse = closedTo(t.field, t.state, [t.company('Horse')]);
    assert.deepEqual([horse(t.hex(2, 0)), horse(t.hex(0, 0)), horse(t.hex(-2, 0))], [true, true, false]);
  },
);

clause(
  ['AL-6.1a', 'AL-6.1f', 'AL-6.3c', 'AL-6.3d', 'AL-6.3f', 'AL-6.1j'],
  'the result of a march has its route, its end, the cost to officers with it and the units disordered',
  () => {
    const t = moving(
      {
        Foot: { at: stack(2, 0, 0), arm: ['musket', 'howitzer'] },
        Jägers: { at: [[0, 0]], arm: 'skirmisher', skirmishers: true },
        Line: { at: stack(2, 1, -1) },
        Screen: { at: [[1, -1]], arm: 'skirmisher', skirmishers: true },
        Ahead: { at: [[2, -2]] },
      },
      {
        british: { regiments: {}, guns: [{ at: [1, -1] }] },
        prepare: (p) => {
          p.state.gunSide[p.company('Foot', 1)] = S.MOVING;
        },
      },
    );
    t.state.status[t.company('Line', 1)] = S.DISORDERED;
    const acted = (companies: number[], ...actions: Action[]) =>
      marchOf(t.field, t.state, companies, actions);
    const [musket, howitzer, jäger] = [t.company('Foot'), t.company('Foot', 1), t.company('Jägers')];
    const through = acted([musket, howitzer, jäger], 'NE', 'NE', 'right');
    assert.deepEqual(through.path, [t.hex(0, 0), t.hex(1, -1), t.hex(2, -2)]);
    assert.deepEqual([through.facing, through.steps], [1, 2]);
    assert.deepEqual(through.disordered, [musket, howitzer]);
    assert.deepEqual(through.passed, [t.company('Line')]);
    const alone = acted([jäger], 'NE', 'NE', 'NE');
    assert.deepEqual([alone.disordered, alone.passed, alone.refused], [[], [], null]);
    const stops = acted([musket], 'NE');
    assert.deepEqual([stops.disordered, stops.passed, stops.steps, stops.refused], [[], [], 1, null]);
    t.state.status[musket] = S.DISORDERED;
    const again = acted([musket], 'NE', 'NE');
    assert.deepEqual([again.disordered, again.passed], [[], [t.company('Line')]]);
    assert.deepEqual(acted([musket], 'left').facing, 5);
    assert.deepEqual(acted([musket], 'about').facing, 3);
  },
);

clause(
  ['AL-6.1a', 'AL-6.1j', 'AL-6.1f'],
  'offered to march are each company, a whole stack, and the companies of one regiment in it',
  () => {
    const t = moving(
      {
        Foot: {
          at: [
            [0, 0],
            [0, 0],
            [3, 0],
          ],
        },
        Other: { at: [[0, 0]] },
        Third: { at: [[0, 0]] },
        Idle: { at: [[0, 0]], order: 'FIRE' },
      },
      { british: { regiments: {}, commander: { at: [3, 0] } } },
    );
    const e = t.company('Third');
    const [a, b, c, d] = [0, 1, 2].map((i) => t.company('Foot', i)).concat(t.company('Other')) as [
      number,
      number,
      number,
      number,
    ];
    const movers = moversIn({ field: t.field, s: t.state, side: 0 }).map(({ who }) => who);
    assert.deepEqual(movers, [
      { companies: [a] },
      { companies: [b] },
      { companies: [c] },
      { companies: [d] },
      { companies: [e] },
      { companies: [a, b, d, e] },
      { companies: [a, b] },
      { officer: t.leader('Foot') },
      { officer: t.leader('Other') },
      { officer: t.leader('Third') },
      { officer: t.leader('Idle') },
      { officer: COMMANDER },
    ]);
    const options = [...t.asked().options()];
    assert.deepEqual(options.at(-1), { do: 'done' });
    const named = new Set(options.map((each) => (each.do === 'move' ? each.companies.join() : each.do)));
    assert.deepEqual(
      named,
      new Set(
        [[a], [b], [c], [d], [e], [a, b, d, e], [a, b]]
          .map((each) => each.join())
          .concat('move-officer', 'done'),
      ),
    );
    const two = moving({ Foot: { at: stack(2, 0, 0) } });
    assert.equal(
      moversIn({ field: two.field, s: two.state, side: 0 }).length,
      4,
      'one regiment is one stack',
    );
  },
);

clause(
  ['AL-6.1a', 'AL-4.2d'],
  'random choices include every company, its stack, every officer and the end of the phase',
  () => {
    const t = moving(
      {
        Foot: {
          at: [
            [0, 0],
            [0, 0],
            [3, 0],
          ],
        },
      },
      { british: { regiments: {}, commander: { at: [3, 0] } } },
    );
    const lot = seededChance('march');
    const met = new Set<string>();
    for (let i = 0; i < 400; i++) {
      const drawn = t.asked().sample?.(lot.below) ?? assert.fail('no lot');
      assert.equal(t.asked().refuse(drawn), null);
      met.add(
        drawn.do === 'move'
          ? drawn.companies.join()
          : drawn.do === 'move-officer'
            ? `officer ${drawn.officer}`
            : 'done',
      );
    }
    const [a, b, c] = [0, 1, 2].map((i) => t.company('Foot', i));
    assert.deepEqual(
      [...met].sort(),
      [
        `${a}`,
        `${b}`,
        `${c}`,
        `${a},${b}`,
        `officer ${t.leader('Foot')}`,
        `officer ${COMMANDER}`,
        'done',
      ].sort(),
    );
  },
);

clause(
  ['AL-4.2d', 'AL-6.4b', 'AL-6.3b'],
  'a ride is limited by points, the map, the enemy and impassable ground, but not by the arms in a hex',
  () => {
    const t = moving(
      { Foot: { at: [[0, 0]] }, Horse: { at: [[1, 0]], arm: 'cavalry' }, Tired: { at: [[0, 6]] } },
      {
        british: { regiments: {}, commander: { at: [0, 0] } },
        american: { regiments: { Militia: { at: [[0, -1]] } } },
        impassable: [[-1, 0]],
      },
    );
    const game = { field: t.field, s: t.state };
    const [foot, tired] = [t.leader('Foot'), t.leader('Tired')];
    t.state.leaderSpent[tired] = 8;
    assert.deepEqual(ridersOf(game, 0), [foot, t.leader('Horse'), COMMANDER]);
    t.state.leaderSpent[tired] = 7;
    assert.ok(ridersOf(game, 0).includes(tired));
    assert.equal(ridesOf(game, 0, tired).size, 6);
    t.state.commanderSpent[0] = 8;
    assert.ok(!ridersOf(game, 0).includes(COMMANDER));
    t.state.commanderSpent[0] = 6;
    const refused = (officer: number, ...path: number[]) => {
      const { code, clause: id, sentence } = t.refuses({ do: 'move-officer', officer, path });
      return [code, id, sentence];
    };
    assert.deepEqual(refused(foot, t.hex(0, -1)), [
      'enemy_in_hex',
      'AL-4.2d',
      `Colonel of Foot cannot enter that hex: the enemy holds it.`,
    ]);
    assert.deepEqual(refused(foot, t.hex(-1, 0)), [
      'impassable',
      'AL-6.4b',
      `Colonel of Foot cannot enter that hex: it is impassable.`,
    ]);
    const offMap = ['off_map', 'AL-4.2d', 'Colonel of Foot rides from hex to neighbouring hex on the map.'];
    assert.deepEqual(refused(foot, t.hex(2, 0)), offMap);
    assert.deepEqual(refused(foot, t.hex(0, 0)), offMap);
    assert.deepEqual(refused(foot, t.map.count), offMap);
    assert.deepEqual(refused(foot, t.hex(1, 0), t.hex(3, 0)), offMap);
    const three = [t.hex(0, 1), t.hex(0, 2), t.hex(0, 3)];
    assert.deepEqual(refused(COMMANDER, ...three), [
      'too_few_points',
      'AL-4.2d',
      'Rawdon has only 2 points left.',
    ]);
    t.state.leaderSpent[foot] = 7;
    assert.deepEqual(refused(foot, ...three), [
      'too_few_points',
      'AL-4.2d',
      'Colonel of Foot has only 1 point left.',
    ]);
    const notThere = ['not_on_map', 'AL-4.2d', 'Name a leader of yours who is on the map.'];
    assert.deepEqual(refused(99, t.hex(0, 1)), notThere);
    assert.deepEqual(refused(t.leader('Militia'), t.hex(0, 1)), notThere);
    t.state.leaderAt[foot] = S.NONE;
    assert.deepEqual(refused(foot, t.hex(0, 1)), notThere);
    assert.ok(!ridersOf(game, 0).includes(foot));
    t.does({ do: 'move-officer', officer: COMMANDER, path: [t.hex(1, 0), t.hex(2, 0)] });
    assert.deepEqual([t.state.commanderAt[0], t.state.commanderSpent[0]], [t.hex(2, 0), 8]);
  },
);

clause(
  ['AL-5.3b', 'AL-6.3c', 'AL-6.3e', 'AL-6.1j'],
  'a stack’s poses: not its own, facing as friends there do, through friends only if no other way leads',
  () => {
    const t = moving(
      {
        Foot: { at: stack(2, 0, 0) },
        Friends: { at: [[1, -1]], facing: 2 },
        Stay: {
          at: [
            [-4, 0],
            [-4, 0],
          ],
        },
      },
      { impassable: [[0, -1]] },
    );
    const reached = (...companies: number[]) => {
      const ways = waysOfCompanies(t.field, t.state, companies);
      return posesOf(ways).map((pose) => ({
        hex: hexOfPose(ways, pose),
        facing: facingOfPose(ways, pose),
        cost: costOf(ways, pose),
        passes: passesFriends(ways, pose),
      }));
    };
    const poses = reached(t.company('Foot'), t.company('Foot', 1));
    const here = poses.filter(({ hex }) => hex === t.hex(0, 0));
    assert.deepEqual(here.map(({ facing, cost }) => [facing, cost]).sort(), [
      [1, 1],
      [2, 2],
      [3, 1],
      [4, 2],
      [5, 1],
    ]);
    const there = poses.filter(({ hex }) => hex === t.hex(1, -1));
    assert.deepEqual(
      there.map(({ facing, cost }) => [facing, cost]),
      [[2, 3]],
      'as the Friends face',
    );
    const behind = poses.filter(({ hex, facing }) => hex === t.hex(2, -2) && facing === 0);
    assert.deepEqual(
      behind.map(({ cost, passes }) => [cost, passes]),
      [[3, true]],
      'disorder costs a point',
    );
    assert.ok(poses.every(({ cost }) => cost <= 4));
    const keys = poses.map(({ hex, facing }) => `${hex} ${facing}`);
    assert.equal(new Set(keys).size, keys.length, 'each pose once');
    const one = reached(t.company('Stay'));
    assert.deepEqual(
      one.filter(({ hex }) => hex === t.hex(-4, 0)),
      [],
      'the one who stays holds the facing',
    );
    t.state.status[t.company('Foot', 1)] = S.DISORDERED;
    const slow = reached(t.company('Foot'), t.company('Foot', 1));
    assert.ok(slow.every(({ cost }) => cost <= 3));
    assert.deepEqual(
      slow.filter(({ hex, facing }) => hex === t.hex(2, -2) && facing === 0).map(({ cost }) => cost),
      [2],
      'the disordered hold it back, and passing costs nobody of them a point',
    );
  },
);

clause(
  ['AL-6.3c', 'AL-6.3e', 'AL-6.3f', 'AL-6.1j'],
  'skirmishers pass friends freely; a unit that marches with a line company is disordered with it',
  () => {
    const t = moving(
      {
        Foot: { at: [[0, 0]] },
        Jägers: { at: [[0, 0]], arm: 'skirmisher', skirmishers: true },
        Friends: { at: [[1, -1]], facing: 2 },
      },
      { impassable: [[0, -1]] },
    );
    const beyond = (...companies: number[]) => {
      const ways = waysOfCompanies(t.field, t.state, companies);
      const poses = posesOf(ways).filter(
        (pose) => hexOfPose(ways, pose) === t.hex(2, -2) && facingOfPose(ways, pose) === 0,
      );
      return poses.map((pose) => [costOf(ways, pose), passesFriends(ways, pose)]);
    };
    const [foot, jäger] = [t.company('Foot'), t.company('Jägers')];
    assert.deepEqual(
      [beyond(foot), beyond(jäger), beyond(foot, jäger)],
      [[[3, true]], [[2, false]], [[3, true]]],
    );
    t.state.status[foot] = S.DISORDERED;
    assert.deepEqual(
      [beyond(foot), beyond(foot, jäger)],
      [[[2, true]], [[2, true]]],
      'who is disordered pays nothing for it',
    );
  },
);

clause(
  ['AL-6.3e', 'AL-6.3c'],
  'the last point of a march is not paid twice: friends may be passed with it',
  () => {
    const t = moving({ Foot: { at: [[0, 0]] }, Friends: { at: [[3, -3]], facing: 2 } });
    const ways = waysOfCompanies(t.field, t.state, [t.company('Foot')]);
    const beyond = posesOf(ways).filter((pose) => hexOfPose(ways, pose) === t.hex(4, -4));
    assert.deepEqual(
      beyond.map((pose) => [facingOfPose(ways, pose), costOf(ways, pose), passesFriends(ways, pose)]),
      [[0, 4, true]],
    );
  },
);

clause(['AL-6.1a', 'AL-6.1i', 'AL-4.2d'], 'no question if no unit can move and no officer can ride', () => {
  const t = moving({}, { british: { regiments: {}, guns: [{ at: [0, 0] }] } });
  assert.notEqual(t.state.step, S.ACTIVE_MOVEMENT);
  assert.equal(t.asked().side, 1);
});

clause(
  ['AL-4.2d', 'AL-6.3b', 'AL-6.4b'],
  'random rides have any length from one hex to all points, and stop before a barred hex',
  () => {
    const t = moving({ Foot: { at: [[0, 0]], order: 'FIRE' } }, { impassable: [[-3, 0]] });
    /** The ride drawn by these numbers: the officer, the distance, and then the direction at each hex. */
    const ride = (...lot: number[]) => {
      const left = [...lot];
      const drawn = t.asked().sample?.(() => left.shift() ?? assert.fail('more is drawn'));
      return drawn?.do === 'move-officer' ? drawn.path : drawn?.do;
    };
    assert.deepEqual(ride(1, 0, 1), [t.hex(1, 0)]);
    assert.deepEqual(ride(1, 1, 1, 0), [t.hex(1, 0), t.hex(2, -1)]);
    assert.deepEqual(
      ride(1, 7, ...new Array<number>(8).fill(0)),
      [1, 2, 3, 4, 5, 6, 7, 8].map((n) => t.hex(n, -n)),
    );
    assert.deepEqual(ride(1, 7, 4, 4, 4), [t.hex(-1, 0), t.hex(-2, 0)]);
    assert.equal(ride(0), 'done');
  },
);
