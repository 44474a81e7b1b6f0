import assert from 'node:assert/strict';
import { inches } from '@linstock/ground';
import { clause } from '@linstock/testing';
import { chargesOn } from '../../test/charges.ts';
import type { AnswerTo } from '../model/answers.ts';
import * as S from '../model/state.ts';
import type { MoveLeg } from '../reckon/legs.ts';
import { FOUR_GUNS, fieldOf, type TestUnit } from '../testing/battle.ts';
import { back, marked } from '../testing/moves.ts';
import { patch } from '../testing/placed-units.ts';
import { changesQuestion } from './changing.ts';
import { anyRide, ridesOf } from './moves/rides.ts';
import { refuseRide } from './moves/riding.ts';

/** The answers on the list of a question, and those drawn by chance. */

const GREY: TestUnit = ['G1', 20, 38, 180];
const lowest = (): number => 0;
const highest = (n: number): number => n - 1;

clause(
  ['JR-5.4b', 'JR-4.8b', 'JR-3.4a'],
  'each Move, Form and Charge may become Conditional hold, each line on Hold bend a flank',
  () => {
    const field = fieldOf(
      [
        ['B1', 20, 10, 0],
        ['B2', 30, 10, 0],
        ['B3', 10, 10, 0, FOUR_GUNS],
        ['B4', 10, 20, 0, { stands: [3, 3], men: 180 }],
        ['B5', 30, 20, 0],
        ['B6', 5, 30, 0],
      ],
      [GREY],
    );
    const { state } = marked(
      field,
      [
        [0, 'M', 0],
        [1, 'H'],
        [2, 'Fm'],
        [3, 'C'],
        [4, 'H'],
        [5, 'Fr'],
      ],
      (s) => {
        s.refuses[1] = -1;
        s.fate[5] = S.DESTROYED;
      },
    );
    const question = changesQuestion({ field, s: state }, 0);
    assert.ok(question);
    const sheet = (hold: number[], ...flanks: [unit: number, flank: string][]) => ({
      ...{ do: 'changes', hold },
      flanks: flanks.map(([unit, flank]) => ({ unit, flank })),
    });
    assert.deepEqual(
      [...question.options()],
      [
        sheet([]),
        sheet([0]),
        sheet([2]),
        sheet([3]),
        sheet([], [1, 'none']),
        sheet([], [1, 'right']),
        sheet([], [4, 'left']),
        sheet([], [4, 'right']),
      ],
    );
    assert.deepEqual(question.sample?.(lowest), sheet([0, 2, 3]));
    assert.deepEqual(question.sample?.(highest), sheet([], [1, 'right'], [4, 'right']));
    const fixed = S.deployState(field);
    fixed.order.fill(S.MARKERS.indexOf('Fr'));
    assert.equal(changesQuestion({ field, s: fixed }, 0), null, 'First fire is not changed');
  },
);

clause(
  ['JR-5.6a', 'JR-6.7a', 'JR-5.3c', 'JR-4.4a'],
  'a unit on Disengage steps back at the price of steps ahead, or stays; the list ends with being done',
  () => {
    const field = fieldOf(
      [
        ['B1', 20, 10, 0],
        ['B2', 30, 10, 0],
        ['B3', 5, 10, 0],
      ],
      [['G1', 20, 20, 180]],
    );
    const game = marked(
      field,
      [
        [0, 'D'],
        [1, 'D'],
        [2, 'M', 0],
      ],
      () => {},
      S.DISENGAGING,
    );
    const move = (unit: number, ...legs: MoveLeg[]) => ({ do: 'move', unit, legs });
    const question = game.asks(0);
    assert.deepEqual(
      [...question.options()],
      [
        move(0, back(4)),
        move(0, back(2)),
        move(0),
        move(1, { kind: 'oblique', distance: inches(8), angle: 450 }),
        move(1, back(4)),
        move(1, back(2)),
        move(1),
        { do: 'done' },
      ],
    );
    assert.deepEqual(question.sample?.(highest), { do: 'done' });
    const drawn = question.sample?.(lowest);
    assert.ok(drawn?.do === 'move' && drawn.unit === 0);
    game.does(0, { do: 'move', unit: 0, legs: [back(4)] });
    assert.equal(game.state.y[0], 6000);
    assert.match(game.refuses(0, { do: 'move', unit: 0, legs: [] }).sentence, /carried out its order/);
    game.does(0, { do: 'done' });
    assert.equal(game.state.phase, S.MOVES, 'no charges, and then the moves');
  },
);

clause(
  'JR-16.1b',
  'an officer is offered a ride to each unit of his command, and to one he touches without a leg',
  () => {
    const field = fieldOf(
      [
        ['B1', 20, 10, 0, { led: true }],
        ['B2', 30, 10, 0],
        ['B3', 20, 9.25, 180],
        ['B4', 20, 36, 0],
        ['R1', 10, 10, 0],
      ],
      [['G1', 5, 38, 180]],
      [patch('building', 3, 20, 4, 21)],
    );
    const { state: s } = marked(field, []);
    const ride = (to: number, ...way: [number, number][]) => ({
      ...{ do: 'ride', officer: 0, to },
      way: way.map(([x, y]) => ({ x: inches(x), y: inches(y) })),
    });
    // General B1 is behind B1, at (20, 9.25), where he touches B3; B4 is beyond his move.
    assert.deepEqual(ridesOf({ field, s }, 0), [ride(1, [30, 9.25]), ride(2, [20, 10]), ride(2)]);
    assert.deepEqual(anyRide({ field, s }, 0, [0], lowest), ride(1, [30, 9.25]));
    assert.deepEqual(anyRide({ field, s }, 0, [], lowest), null);
    s.fate[1] = S.DESTROYED;
    s.fate[2] = S.DESTROYED;
    assert.equal(anyRide({ field, s }, 0, [0], lowest), null);
  },
);

clause(
  'JR-16.1b',
  'a ride keeps to the table, out of buildings and an inch from enemies, or no nearer than it was',
  () => {
    const field = fieldOf(
      [
        ['B1', 20, 10, 0, { led: true }],
        ['B2', 30, 10, 0],
      ],
      [['G1', 20, 15, 180]],
      [patch('building', 24, 4, 26, 6), patch('woods', 5, 5, 15, 15)],
    );
    const { state } = marked(field, []);
    /** The words against a ride of the officer, alone at a place; null if he may. */
    const why = (from: readonly [number, number], ...way: readonly (readonly [number, number])[]) => {
      const s = structuredClone(state);
      s.attached[0] = -1;
      [s.officerX[0], s.officerY[0]] = [from[0] * 1000, from[1] * 1000];
      const spots = way.map(([x, y]) => ({ x: x * 1000, y: y * 1000 }));
      return refuseRide(field, s, 0, { way: spots, to: -1 })?.sentence ?? null;
    };
    const near = /within 1 inch of an enemy/;
    // The front of G1 is at y 15, from x 18.25 to 21.75; TOUCH_DISTANCE is a hundredth.
    assert.equal(why([20, 12], [20, 13.99]), null);
    assert.match(why([20, 12], [20, 14.02]) ?? '', near);
    assert.match(why([16, 15.3], [24, 15.3]) ?? '', near, 'through it');
    assert.match(why([16, 14.2], [24, 14.2]) ?? '', near, 'past its front');
    assert.equal(why([16, 13.9], [24, 13.9]), null);
    assert.equal(why([20, 14.5], [20, 12]), null, 'away from it');
    assert.equal(why([20, 14.5], [19, 14.5]), null, 'no nearer than before');
    assert.match(why([20, 14.5], [20, 14.6]) ?? '', near);
    for (const off of [
      [-0.001, 5],
      [5, -0.001],
      [40.001, 5],
      [5, 40.001],
    ] as const)
      assert.match(why([off[0] < 20 ? 2 : 38, off[1] < 20 ? 5 : 38], off) ?? '', /stays on the table/);
    assert.equal(why([2, 5], [0, 5], [0, 0]), null, 'its edge is on it');
    assert.match(why([22, 5], [28, 5]) ?? '', /through no building/);
    assert.match(why([22, 5], [25, 5]) ?? '', /through no building/, 'into it');
    assert.equal(why([22, 7], [28, 7]), null);
    // The officer's move is spent at the price of woods in woods.
    assert.equal(why([20, 2], [20, 2], [28, 2]), null);
    assert.match(why([5, 30], [38, 30]) ?? '', /beyond the officer's move/);
  },
);

/** A charge at G1, halted 1.5 inches off; G2 and G3 may fire at it, G4 has fired, and so has a fifth of another side. */
function halted(target: object = {}, order: 'H' | 'M' = 'M') {
  const field = fieldOf(
    [
      ['B1', 20, 10, 0],
      ['B2', 24, 9.5, 0],
    ],
    [
      ['G1', 20, 18, 180, target],
      ['G2', 15.5, 19, 180],
      ['G3', 26, 19, 180],
      ['G4', 10, 19, 180],
    ],
  );
  return chargesOn(
    field,
    {
      orders: ['C', 'C', order, 'H', 'CH', 'H'],
      charges: [[0, 2]],
      supports: [[1, 0]],
      change: (s) => S.mark(s, 5, S.FIRED),
    },
    ...[[6], [3]],
  );
}

clause(
  ['JR-14.5a', 'JR-14.4f', 'JR-14.4h', 'JR-8.1f'],
  'at a halt other units on Hold may fire at the charger and its supports, together or one by one',
  () => {
    const question = halted().asks(1);
    const fires = [...question.options()].map((each) =>
      each.do === 'volley' ? each.fires.map(({ firer, target }) => `${firer} at ${target}`) : [],
    );
    assert.deepEqual(fires, [[], ['3 at 0'], ['3 at 1'], ['4 at 0'], ['4 at 1'], ['3 at 0', '4 at 0']]);
    for (const answer of question.options()) assert.equal(question.refuse(answer), null);
    const none = question.sample?.(highest);
    assert.deepEqual(none, { do: 'volley', rapidFire: false, canister: null, fires: [] });
    const all = question.sample?.(lowest);
    assert.ok(all?.do === 'volley' && all.fires.length === 2);
    assert.deepEqual(
      question.standing?.units.map(({ piece }) => piece),
      [3, 4],
    );
    const acted = question.standing?.act([4]);
    assert.ok(acted?.do === 'volley' && acted.fires.length === 1 && acted.fires[0]?.firer === 4);
    assert.equal(
      question.standing?.declines?.(none ?? acted),
      false,
      'its own volley is thrown all the same',
    );
  },
);

clause(
  ['JR-14.4d', 'JR-14.4h', 'JR-11.2a', 'JR-8.6a', 'JR-14.4f'],
  'the manner of the volley is chosen: canister of guns, single by default, and rapid fire of carbines',
  () => {
    const manners = (target: object): string[] =>
      [...halted(target).asks(1).options()].flatMap((each) =>
        each.do === 'volley' && each.fires.length === 0 ? [`${each.canister} ${each.rapidFire}`] : [],
      );
    assert.deepEqual(manners({}), ['null false']);
    assert.deepEqual(manners(FOUR_GUNS), ['single false', 'null false', 'double false']);
    const carbine = { arm: 'dismounted', weapon: 'breech_loading_carbine', stands: [3, 3], men: 180 };
    assert.deepEqual(manners(carbine), ['null false', 'null true']);
    const game = halted();
    const plain = { do: 'volley', rapidFire: false, canister: null, fires: [] } as const;
    const shot = { firer: 2, target: 0, pivot: 0, areaFire: false, rapidFire: false, canister: null };
    assert.equal(game.refuses(1, { ...plain, rapidFire: true }).code, 'JR-8.6a');
    assert.equal(game.refuses(1, { ...plain, canister: 'single' }).code, 'JR-11.2a');
    assert.equal(game.refuses(1, { ...plain, fires: [shot] }).code, 'JR-14.4f', 'its volley is its fire');
    assert.equal(game.refuses(1, { ...plain, fires: [{ ...shot, pivot: 100 }] }).code, 'JR-14.4h');
  },
);

clause(
  'JR-16.1b',
  'the log tells a ride and whom he joins; without a way only that he joins or leaves',
  () => {
    const field = fieldOf(
      [
        ['B1', 20, 10, 0, { led: true }],
        ['B2', 30, 10, 0],
      ],
      [['G1', 5, 38, 180]],
    );
    const told = (answer: object): readonly string[] => {
      const game = marked(field, []);
      game.does(0, { do: 'ride', officer: 0, ...answer } as AnswerTo<'moves'>);
      const { state } = game;
      assert.deepEqual([state.rode[0], state.attached[0]], [S.RODE, 'to' in answer ? (answer.to ?? -1) : -1]);
      return game.logItems.map(({ sentence }) => sentence).filter((each) => /General/.test(each));
    };
    assert.deepEqual(told({ way: [{ x: 30_000, y: 9250 }], to: 1 }), [
      'General B1 rides to the B2.',
      'General B1 joins the B2.',
    ]);
    assert.deepEqual(told({ way: [{ x: 25_000, y: 5000 }], to: null }), [
      'General B1 rides.',
      'General B1 is with no unit.',
    ]);
    assert.deepEqual(told({ way: [], to: null }), ['General B1 is with no unit.']);
  },
);
