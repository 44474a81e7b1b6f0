import assert from 'node:assert/strict';
import { Position, recordedDice } from '@linstock/kernel';
import { clause } from '@linstock/testing';
import { chargesOn, toldOf } from '../../../test/charges.ts';
import { johnnyReb } from '../../index.ts';
import type { AnswerTo } from '../../model/answers.ts';
import * as S from '../../model/state.ts';
import { FOUR_GUNS, fieldOf, type TestUnit } from '../../testing/battle.ts';

const BLUE: TestUnit = ['B1', 20, 10, 0];
/** It faces east: the charge strikes its side. */
const SIDEWAYS: TestUnit = ['G1', 20, 18, 90];
const HELD = { orders: ['C', 'H'], charges: [[0, 1]] } as const;

const pivot = (angle: number): AnswerTo<'pivot'> => ({ do: 'pivot', pivot: angle });
type Volley = AnswerTo<'volley'>;
type Shot = Volley['fires'][number];
const volley = (fires: Shot[] = [], manner: Partial<Volley> = {}): Volley => ({
  do: 'volley',
  rapidFire: false,
  canister: null,
  fires,
  ...manner,
});
const shot = (firer: number, target: number, more: Partial<Shot> = {}): Shot => ({
  firer,
  target,
  pivot: 0,
  areaFire: false,
  rapidFire: false,
  canister: null,
  ...more,
});

clause(
  ['JR-14.4b', 'JR-14.4h', 'JR-6.2g'],
  'a unit charged from outside its arc may turn before the die, up to 45 degrees towards the charge',
  () => {
    const game = chargesOn(fieldOf([BLUE], [SIDEWAYS]), HELD, [3]);
    const question = game.asks(1);
    assert.deepEqual([question.kind, question.stable], ['pivot', true]);
    // Steps of 5 degrees are offered, from the first that brings the charger into the arc.
    assert.deepEqual([...question.options()], [0, 250, 300, 350, 400, 450].map(pivot));
    assert.equal(game.refuses(1, pivot(451)).code, 'JR-6.2g');
    assert.equal(game.refuses(1, pivot(-450)).code, 'JR-14.4b');
    // Turned, it faces south-east, and fires 2 dice and 1 at close range: 3, nothing. On the partial flank: 3 and 3.
    game.does(1, pivot(450), [2], [1, 1, 1], [6, 6], [1, 1], [4], [1, 1], [1, 1]);
    assert.ok(toldOf(game).includes('The G1 turns to face the charge.'));
    assert.equal(game.state.facing[1], 1350);
  },
);

clause(
  ['JR-14.4b', 'JR-14.4e'],
  'a unit struck from behind cannot turn far enough, and fires no volley',
  () => {
    const field = fieldOf([BLUE], [['G1', 20, 18, 0]]);
    // 2 and 2 against 3, 9 for the rear and 2: beaten.
    const game = chargesOn(field, HELD, [3], [2], [1, 1], [1, 1], [1, 1]);
    assert.ok(!toldOf(game).some((each) => /fires|turns/.test(each)));
    assert.ok(toldOf(game).some((each) => /4 against 14/.test(each)));
  },
);

clause('JR-14.4b', 'only a hold or First fire turns, once, and if it has the space', () => {
  const asked = (
    field = fieldOf([BLUE], [SIDEWAYS]),
    order: 'H' | 'Fr' | 'CH' | 'M',
    change = (_: S.State) => {},
  ) =>
    chargesOn(
      field,
      { orders: ['C', order], charges: [[0, 1]], change },
      [3],
      ...(order === 'M' ? MARCHES : []),
    );
  const MARCHES = [[2], [1, 1, 1], [1, 1], [6, 6], [1, 1]];
  for (const order of ['H', 'Fr', 'CH'] as const) assert.equal(asked(undefined, order).asks(1).kind, 'pivot');
  assert.ok(!toldOf(asked(undefined, 'M')).some((each) => /turns/.test(each)));
  const turned = chargesOn(
    fieldOf([BLUE], [SIDEWAYS]),
    { ...HELD, change: (s) => S.mark(s, 1, S.PIVOTED) },
    [3],
    ...MARCHES,
  );
  assert.ok(!toldOf(turned).some((each) => /turns/.test(each)));
  const crowded = asked(fieldOf([BLUE], [SIDEWAYS, ['G2', 20.8, 18.25, 0, { stands: [1], men: 30 }]]), 'H');
  assert.equal(crowded.refuses(1, pivot(450)).code, 'JR-2.2c');
});

clause('JR-14.4h', 'a turn that lets the charge pass by is not made', () => {
  const field = fieldOf(
    [['B1', 20, 10, 0, { stands: [1], men: 30 }]],
    [['G1', 12, 15, 195, { formation: 'extended_line' }]],
  );
  const game = chargesOn(field, HELD, [3]);
  assert.equal(game.refuses(1, pivot(250)).code, 'JR-14.4h');
  assert.ok(game.asks(1).refuse(pivot(-250)) === null);
});

clause(
  ['JR-14.4b', 'JR-2.6e', 'JR-14.4d'],
  'a unit on First fire turns and fires 2 dice; the aspect stays that of the start',
  () => {
    const game = chargesOn(fieldOf([BLUE], [SIDEWAYS]), { ...HELD, orders: ['C', 'Fr'] }, [3]);
    game.does(1, pivot(450), [2], [1, 1, 1], [1, 1], [3, 3], [2, 2]);
    // 2 and 2, against 3, 3 for the partial flank and 6: the grey are beaten by a point of that flank.
    assert.ok(
      toldOf(game).some((each) => /4 against 12/.test(each)),
      toldOf(game).join('\n'),
    );
  },
);

/** A second grey regiment next to the first, 1 inch to its left, on Hold. */
const BESIDE: TestUnit = ['G2', 15, 18, 180];
const PAIR = fieldOf([BLUE, ['B2', 24, 8, 0]], [['G1', 20, 18, 180], BESIDE]);

clause(
  ['JR-14.5a', 'JR-4.3a', 'JR-8.1b', 'JR-5.8b'],
  'at the halt units on Hold may fire with the volley, in one batch',
  () => {
    const game = chargesOn(PAIR, { orders: ['C', 'H', 'M', 'H'], charges: [[0, 2]] }, [3], [2]);
    const question = game.asks(1);
    assert.deepEqual([question.kind, question.stable], ['volley', true]);
    assert.deepEqual(
      question.standing?.units.map(({ piece }) => piece),
      [3],
    );
    const chance = question.standing?.units[0]?.chance() ?? 0;
    assert.ok(chance > 0.5 && chance < 1);
    assert.deepEqual(question.standing?.act([3]), volley([shot(3, 0)]));
    assert.deepEqual(question.options(), [volley(), volley([shot(3, 0)])]);
    assert.equal(question.standing?.declines(volley()), false, 'the volley is thrown all the same');
    const why = (...fires: Shot[]): string => game.refuses(1, volley(fires)).code;
    assert.equal(why(shot(3, 1)), 'JR-14.5a');
    assert.equal(why(shot(2, 0)), 'JR-14.4f');
    assert.equal(why(shot(0, 0)), 'JR-14.5a');
    assert.equal(why(shot(3, 0), shot(3, 0)), 'JR-14.5a');
    assert.equal(why(shot(3, 0, { canister: 'single' })), 'JR-11.2a');
    assert.equal(why(shot(3, 0, { pivot: -500 })), 'JR-6.2g');
    assert.equal(why(shot(3, 0, { pivot: 450 })), 'JR-2.5c');
    assert.equal(game.refuses(1, volley([], { canister: 'single' })).code, 'JR-11.2a');
    assert.equal(game.refuses(1, volley([], { rapidFire: true })).code, 'JR-8.6a');
    // The volley and the other fire are thrown in list order; neither has an effect. Then the impact.
    game.does(1, volley([shot(3, 0)]), [1, 1, 1], [1, 1, 1], [1, 1], [6, 6], [1, 1]);
    assert.deepEqual(
      toldOf(game).filter((each) => /fires/.test(each)),
      ['The G1 fires at the B1.', 'The G2 fires at the B1.'],
    );
  },
);

clause(['JR-14.5a', 'JR-8.1e'], 'a halt at no distance is not yet contact: others may still fire', () => {
  const charging = { orders: ['C', 'H', 'M', 'H'], charges: [[0, 2]] } as const;
  // No officer is needed: 1 pip less 1 for having none. It touches at the start, so it halts there.
  const game = chargesOn(PAIR, { ...charging, change: (s) => void (s.y[0] = 18_000) }, [3], [2]);
  assert.deepEqual(
    game.asks(1).standing?.units.map(({ piece }) => piece),
    [3],
  );
});

clause(
  ['JR-14.5a', 'JR-8.1b'],
  'a unit that has fired, or is on First fire, does not fire at the halt',
  () => {
    const left = (change: (s: S.State) => void) =>
      chargesOn(
        PAIR,
        { orders: ['C', 'H', 'M', 'H'], charges: [[0, 2]], change },
        [3],
        [2],
        [1, 1, 1],
        [1, 1],
        [6, 6],
        [1, 1],
      );
    assert.ok(left((s) => S.mark(s, 3, S.FIRED)));
    assert.ok(left((s) => void (s.order[3] = S.MARKERS.indexOf('Fr'))));
  },
);

clause(
  ['JR-14.4d', 'JR-8.3l', 'JR-14.4f'],
  'a ready unit gives its volley with 3 dice; one that has fired or is on the march with 2',
  () => {
    const dice = (order: 'H' | 'CH' | 'Fr' | 'D' | 'Fm' | 'M', change = (_: S.State) => {}): number => {
      const field = fieldOf([BLUE], [['G1', 20, 18, 180]]);
      for (const count of [1, 2, 3, 4])
        try {
          const ones = new Array<number>(count).fill(1);
          chargesOn(
            field,
            { orders: ['C', order], charges: [[0, 1]], change },
            [3],
            [6],
            ones,
            [1, 1],
            [6, 6],
            [1, 1],
          );
          return count;
        } catch (fault) {
          if (!/ask for|holds/.test(String(fault))) throw fault;
        }
      return 0;
    };
    // At 3 inches, and at 3.5 on Conditional hold or forming, the range is neither close nor long.
    assert.deepEqual(
      [dice('H'), dice('CH'), dice('Fr'), dice('D'), dice('Fm'), dice('M')],
      [3, 2, 2, 2, 2, 2],
    );
    assert.equal(
      dice('H', (s) => S.mark(s, 1, S.FIRED)),
      2,
    );
    assert.equal(
      dice('H', (s) => S.mark(s, 1, S.FELL_BACK)),
      2,
    );
    assert.equal(
      dice('CH', (s) => S.mark(s, 1, S.FIRED)),
      1,
    );
  },
);

clause(['JR-14.4e', 'JR-10.5c'], 'a unit without ammunition gives no volley', () => {
  const field = fieldOf([BLUE], [['G1', 20, 18, 180]]);
  const game = chargesOn(
    field,
    { ...HELD, change: (s) => void (s.ammunition[1] = 2) },
    [3],
    [6],
    [1, 1],
    [6, 6],
    [1, 1],
  );
  assert.ok(!toldOf(game).some((each) => /fires/.test(each)));
});

clause(
  ['JR-11.2a', 'JR-11.2b', 'JR-8.3h', 'JR-8.6a'],
  'guns that are charged choose their canister by the range of the halt, carbines their rapid fire',
  () => {
    const guns = fieldOf([BLUE], [['G1', 20, 18, 180, FOUR_GUNS]]);
    const far = chargesOn(guns, HELD, [3], [4]);
    // Halted 2 inches off: within 3 for canister, beyond 1.5 for double.
    assert.equal(far.refuses(1, volley([], { canister: 'double' })).code, 'JR-11.2b');
    assert.equal(far.refuses(1, volley([], { rapidFire: true })).code, 'JR-8.6a');
    far.does(1, volley([], { canister: 'single' }), [1, 1, 1, 1, 1], [1, 1], [6, 6]);
    assert.equal(far.state.fate[1], S.DESTROYED);
    const near = chargesOn(guns, HELD, [3], [3]);
    near.does(1, volley([], { canister: 'double' }), [1, 1, 1, 1, 1, 1], [1, 1], [6, 6]);
    const carbines = fieldOf([BLUE], [['G1', 20, 18, 180, { weapon: 'breech_loading_carbine' }]]);
    const rapid = chargesOn(carbines, HELD, [3], [6]);
    // 3 dice and 2: 8 costs on a 4, with the fives and sixes to spare.
    rapid.does(1, volley([], { rapidFire: true }), [1, 1, 1], [1, 1], [6, 6], [1, 1]);
  },
);

clause(
  ['JR-14.5a', 'JR-14.4b'],
  'a position saved at the pivot or at the volley continues the same way',
  () => {
    const game = chargesOn(
      fieldOf([BLUE], [SIDEWAYS, BESIDE]),
      { orders: ['C', 'H', 'H'], charges: [[0, 1]] },
      [3],
    );
    for (const [answer, ...dice] of [
      [pivot(450), [2]],
      [volley([]), [1, 1, 1], [1, 1], [6, 6], [1, 1]],
    ] as const) {
      const copy = Position.load(johnnyReb, game.field, game.position.save());
      assert.equal(copy.question(1)?.kind, game.asks(1).kind);
      assert.equal(copy.answer(1, answer, recordedDice(dice.map((each) => [...each]))), null);
      game.does(1, answer, ...dice.map((each) => [...each]));
      assert.deepEqual(copy.state, game.state);
    }
  },
);
