import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import { chargesOn, toldOf } from '../../../test/charges.ts';
import type { AnswerTo } from '../../model/answers.ts';
import { NONE } from '../../model/field.ts';
import * as S from '../../model/state.ts';
import { fieldOf, played, type TestUnit } from '../../testing/battle.ts';
import { beginCharge } from './begin.ts';

const BLUE: TestUnit = ['B1', 20, 10, 0];
const GREY: TestUnit = ['G1', 20, 18, 180];
/** The volley of a unit on the march at 2 inches or less, that does nothing; a defeat of the charger's enemy. */
const NOTHING = [1, 1, 1];
const BEATEN = [
  [1, 1],
  [6, 6],
  [1, 1],
];

const named = (...all: [unit: number, target: number][]): AnswerTo<'new-targets'> => ({
  do: 'new-targets',
  charges: all.map(([unit, target]) => ({ unit, target })),
});

clause(
  ['JR-14.2a', 'JR-14.2b', 'JR-14.6b', 'JR-14.2c', 'JR-14.9c'],
  'supports go the same way on their headings, one leaves at the impact, and they stay where they stop',
  () => {
    const field = fieldOf([BLUE, ['B2', 24, 9.5, 0], ['B3', 16, 9, 0]], [GREY]);
    const orders = ['C', 'C', 'C', 'M'] as const;
    const supports = [
      [1, 0],
      [2, 0],
    ] as const;
    const game = chargesOn(field, { orders, charges: [[0, 3]], supports }, [3], [3], NOTHING, ...BEATEN);
    const { state } = game;
    // 8 inches on; the point unit then takes the ground.
    assert.deepEqual([state.y[0], state.y[1], state.y[2]], [18_375, 17_500, 17_000]);
    assert.deepEqual([state.x[1], state.facing[1], state.disordered[1]], [24_000, 0, 0]);
    // 2, 3 and 1 off for the charge, 2 off for two supports.
    assert.ok(
      toldOf(game).some((each) => /2 against 15/.test(each)),
      toldOf(game).join('\n'),
    );
    assert.ok(toldOf(game).includes('The B1 charges the G1, with the B2 and the B3 in support.'));
    assert.deepEqual([S.has(state, 1, S.CHARGING), S.has(state, 2, S.CHARGING)], [false, false]);
  },
);

clause(
  ['JR-14.2b', 'JR-14.2c'],
  'a support stops before it meets another, and loses its order only past the disorder point',
  () => {
    // The reach is 10, disordered beyond 9; a friend is in the way of the second 4 inches on.
    const field = fieldOf(
      [BLUE, ['B2', 24, 10, 0], ['B3', 16, 10, 0], ['B4', 24.5, 14.75, 0]],
      [['G1', 20, 19.5, 180]],
    );
    const game = chargesOn(
      field,
      {
        orders: ['C', 'C', 'C', 'Fr', 'M'],
        charges: [[0, 4]],
        supports: [
          [1, 0],
          [2, 0],
        ],
        // It has fired.
        change: (s) => S.mark(s, 3, S.FIRED),
      },
      [2],
      [1],
      [1, 1, 1],
      ...BEATEN,
    );
    const { state } = game;
    assert.deepEqual([state.y[1], state.disordered[1]], [14_000, 0]);
    assert.deepEqual([state.y[2], state.disordered[2], state.disordered[0]], [19_500, 1, 1]);
  },
);

clause(
  ['JR-14.2a', 'JR-5.11a', 'JR-14.1c'],
  'a support that is far off, shaken or charged when the charge begins is on Conditional hold',
  () => {
    const left = (change: (s: S.State) => void): string => {
      const field = fieldOf([BLUE, ['B2', 24, 9.5, 0]], [GREY]);
      const game = chargesOn(
        field,
        { orders: ['C', 'C', 'M'], charges: [[0, 2]], supports: [[1, 0]], change },
        [3],
        [3],
        NOTHING,
        ...BEATEN,
      );
      return toldOf(game).find((each) => /B2/.test(each)) ?? '';
    };
    assert.match(
      left((s) => void (s.level[1] = 1)),
      /cannot go along and stands on Conditional hold/,
    );
    assert.match(
      left((s) => S.mark(s, 1, S.FELL_BACK)),
      /cannot go along/,
    );
    assert.match(
      left((s) => void (s.x[1] = 30_000)),
      /cannot go along/,
    );
    assert.match(
      left(() => {}),
      /in support/,
    );
  },
);

clause(
  ['JR-14.2c', 'JR-4.1d'],
  'a support whose point unit has gone or routed is on Conditional hold',
  () => {
    const field = fieldOf([BLUE, ['B2', 24, 9.5, 0]], [GREY]);
    const begun = (change: (s: S.State) => void): string[] =>
      toldOf(chargesOn(field, { orders: ['C', 'C', 'M'], charges: [[0, 2]], supports: [[1, 0]], change }));
    const held = 'The B2 has no unit to support and stands on Conditional hold.';
    assert.deepEqual(
      begun((s) => void (s.fate[0] = S.DESTROYED)),
      [held],
    );
    assert.deepEqual(
      begun((s) => {
        s.level[0] = 2;
        s.order[0] = NONE;
      }),
      [held],
    );
  },
);

clause(
  ['JR-14.5d', 'JR-14.5a'],
  'a support that is shaken at the halt leaves the charge and supports no more',
  () => {
    const field = fieldOf([BLUE, ['B2', 24, 9.5, 0]], [GREY, ['G2', 25, 15, 180]]);
    const game = chargesOn(
      field,
      { orders: ['C', 'C', 'M', 'H'], charges: [[0, 2]], supports: [[1, 0]] },
      [3],
      [6],
    );
    // The charger is halted 3 inches away, its support half an inch from the other grey unit: 4 dice, 24 costs it 9.
    game.does(
      1,
      {
        do: 'volley',
        rapidFire: false,
        canister: null,
        fires: [{ firer: 3, target: 1, pivot: 0, areaFire: false, rapidFire: false, canister: null }],
      },
      [1, 1],
      [6, 6, 6, 6],
      [2, 3],
      [2],
      ...BEATEN,
    );
    assert.equal(game.state.level[1], 1);
    // 2, 3 and 1 off for the charge; nothing for the support.
    assert.ok(
      toldOf(game).some((each) => /4 against 15/.test(each)),
      toldOf(game).join('\n'),
    );
  },
);

clause(
  ['JR-14.1d', 'JR-14.1c'],
  'a unit whose target has gone charges the closest left, or is on Conditional hold',
  () => {
    const field = fieldOf([BLUE], [GREY, ['G2', 21, 22, 180]]);
    const game = chargesOn(
      field,
      { orders: ['C', 'M', 'M'], charges: [[0, 1]], change: (s) => void (s.fate[1] = S.DESTROYED) },
      [1],
      [1],
      [1, 1],
    );
    assert.equal(toldOf(game)[0], 'The B1 makes for the G2 instead.');
    const none = chargesOn(field, {
      orders: ['C', 'M', 'M'],
      charges: [[0, 1]],
      change: (s) => s.fate.fill(S.DESTROYED, 1),
    });
    assert.match(toldOf(none)[0] ?? '', /B1 finds no enemy left to charge and stands on Conditional hold/);
  },
);

clause(
  ['JR-14.1d', 'JR-14.1a', 'JR-5.7a'],
  'among equally close enemies the owner chooses again in secret, as the phase begins',
  () => {
    // The blue unit is straight ahead of both; the named target is gone.
    const field = fieldOf(
      [BLUE],
      [
        ['G1', 20, 14, 180],
        ['G2', 18, 18, 180],
        ['G3', 22, 18, 180],
      ],
    );
    const game = chargesOn(field, {
      orders: ['C', 'M', 'M', 'M'],
      charges: [[0, 1]],
      change: (s) => void (s.fate[1] = S.DESTROYED),
    });
    const question = game.asks(0);
    assert.deepEqual([question.kind, question.sealed, question.stable], ['new-targets', true, true]);
    assert.equal(game.refuses(0, named()).code, 'JR-14.1d');
    assert.equal(game.refuses(0, named([0, 2], [0, 3])).code, 'JR-14.1d');
    assert.equal(game.refuses(0, named([2, 3])).code, 'JR-14.1d');
    assert.equal(game.refuses(0, named([0, 1])).code, 'JR-14.1a');
    assert.deepEqual([...question.options()], [named([0, 2]), named([0, 3])]);
    game.does(0, named([0, 3]), [3], [3], NOTHING, ...BEATEN);
    assert.ok(toldOf(game).includes('The B1 makes for the G3 instead.'));
    assert.equal(game.state.level[3], 0);
  },
);

clause(
  ['JR-14.1d', 'JR-5.7a', 'JR-14.3e'],
  'a target that an earlier charge has driven off is named again, and the order stays',
  () => {
    // The grey that both charge is routed and surrenders to the first; two others stand equally near the second.
    const field = fieldOf(
      [
        ['B1', 8, 10, 0],
        ['B2', 20, 6, 0],
      ],
      [
        ['G1', 8, 15, 180],
        ['G2', 18.5, 18, 180],
        ['G3', 22.5, 18, 180],
      ],
    );
    const game = chargesOn(
      field,
      {
        orders: ['C', 'C', 'M', 'M', 'M'],
        charges: [
          [0, 2],
          [1, 2],
        ],
        change: (s) => void (s.level[2] = 2),
      },
      [3],
    );
    assert.equal(game.state.fate[2], S.SURRENDERED);
    assert.equal(game.asks(0).kind, 'new-targets');
    assert.deepEqual(game.state.queue, [1]);
    game.does(0, named([1, 4]), [6], [1], NOTHING, ...BEATEN);
    // It has turned to the third enemy, and its corner meets the second one first (JR-14.3e).
    assert.ok(toldOf(game).some((each) => /G3 halts the B2/.test(each)));
    assert.ok(toldOf(game).some((each) => /B2 meets the G2/.test(each)));
  },
);

clause(
  ['JR-12.2c', 'JR-12.1d', 'JR-14.9b'],
  'a charging unit checks for a rout near it after its charge, if still within 6 inches',
  () => {
    const checks = (home: number): boolean => {
      const field = fieldOf([BLUE, ['B2', 24, 9.5, 0]], [GREY, ['G2', 25, 15, 180]]);
      const game = chargesOn(
        field,
        { orders: ['C', 'C', 'M', 'H'], charges: [[0, 2]], supports: [[1, 0]] },
        [3],
        [6],
      );
      const volley = { do: 'volley', rapidFire: false, canister: null } as const;
      const shot = { firer: 3, target: 1, pivot: 0, areaFire: false, rapidFire: false, canister: null };
      // The support routs with 2 and runs. The point unit moves on, beats its enemy, and only then may have
      // to check.
      const last = home <= 2 ? [[6, 6]] : [];
      game.does(1, { ...volley, fires: [shot] }, [1, 1], [6, 6, 6, 6], [1, 1], [home], ...BEATEN, ...last);
      assert.equal(S.levelOf(game.state, 1), 'routed');
      return last.length > 0;
    };
    assert.ok(checks(1));
    assert.ok(!checks(6));
  },
);

clause(
  'JR-14.3f',
  'a charging unit that stops on friends it passed through ends at the last free place',
  () => {
    // Its reach of 9 ends among its own skirmishers, 8.5 inches on; they hide it from the grey.
    const field = fieldOf([BLUE, ['B2', 20, 19.25, 0, { formation: 'skirmish' }]], [['G1', 20, 23, 180]]);
    const game = chargesOn(
      field,
      { orders: ['C', 'Fr', 'M'], charges: [[0, 2]], change: (s) => S.mark(s, 1, S.FIRED) },
      [1],
      [1],
    );
    assert.ok(Math.abs((game.state.y[0] as number) - 18_500) <= 10, `${game.state.y[0]}`);
    assert.ok(toldOf(game).includes('The B1 stands clear of its friends.'));
  },
);

clause(
  ['JR-14.1c', 'JR-14.3f'],
  'no charge is made that could touch its target only on top of friends',
  () => {
    const field = fieldOf([BLUE, ['B2', 20, 18, 0, { formation: 'skirmish' }]], [['G1', 20, 18.2, 180]]);
    const game = chargesOn(field, {
      orders: ['C', 'Fr', 'M'],
      charges: [[0, 2]],
      change: (s) => S.mark(s, 1, S.FIRED),
    });
    assert.match(toldOf(game)[0] ?? '', /finds no way to the G1/);
  },
);

clause(['JR-14.5c'], 'friends that have moved into its path stop a charge', () => {
  // The support, a part of it in the way, is shaken at the halt but stays with its general.
  const field = fieldOf([BLUE, ['B2', 22.3, 11.5, 0, { led: true }]], [GREY, ['G2', 28, 18, 225]]);
  const game = chargesOn(
    field,
    { orders: ['C', 'C', 'M', 'H'], charges: [[0, 2]], supports: [[1, 0]] },
    [3],
    [6],
  );
  const shot = { firer: 3, target: 1, pivot: 0, areaFire: false, rapidFire: false, canister: null };
  const answer = { do: 'volley', rapidFire: false, canister: null, fires: [shot] } as const;
  game.does(1, { ...answer, fires: [shot] }, [1, 1], [6, 6, 6], [1, 1], [1, 2]);
  assert.deepEqual([game.state.level[1], game.state.y[1]], [1, 16_500]);
  // Its rear is at 15.75.
  assert.ok(Math.abs((game.state.y[0] as number) - 15_750) <= 10, `${game.state.y[0]}`);
  assert.ok(toldOf(game).includes('The B1 is stopped before it reaches the enemy.'));
});

clause('JR-16.1a', 'officers go with their charging unit, and have moved with it', () => {
  const field = fieldOf([['B1', 20, 10, 0, { led: true }]], [GREY]);
  const game = chargesOn(field, { orders: ['C', 'M'], charges: [[0, 1]] }, [3], [3], NOTHING, ...BEATEN);
  assert.deepEqual([game.state.attached[0], game.state.rode[0]], [0, S.WENT_ALONG]);
});

clause('JR-14.8d', 'the winner stops short of another unit in its way', () => {
  const field = fieldOf(
    [BLUE],
    [
      ['G1', 19, 18, 180],
      ['G2', 21.5, 18.2, 180, { stands: [1], men: 30 }],
    ],
  );
  const game = chargesOn(field, { orders: ['C', 'M', 'M'], charges: [[0, 1]] }, [3], [3], NOTHING, ...BEATEN);
  assert.ok(Math.abs((game.state.y[0] as number) - 18_200) <= 10, `${game.state.y[0]}`);
});

clause(
  ['JR-14.7a', 'JR-13.2e', 'JR-15.5a', 'JR-5.9b'],
  'a beaten charger without a way back stays in contact and fights again at the turn’s end as attacker',
  () => {
    // Another grey unit is half an inch behind it at the contact.
    const field = fieldOf(
      [BLUE],
      [
        ['G1', 20, 10.5, 180],
        ['G2', 20, 9.25, 0],
      ],
    );
    // Against the disordered even a 4 may cost a figure: the third die says no.
    const round = [[1, 1, 1, 1], [1, 1, 1, 1], [1]];
    const rounds = [...round, ...round, ...round];
    const game = chargesOn(
      field,
      {
        orders: ['C', 'Fr', 'Fr'],
        charges: [[0, 1]],
        change: (s) => [1, 2].forEach((unit) => S.mark(s, unit, S.FIRED)),
      },
      [3],
      [1],
      NOTHING,
      [6, 6],
      [1, 1],
      [4],
      [1, 1],
      [1, 1],
      // The melee of phase 9: three rounds without effect, then the attacker must fall back, and again finds no way.
      ...rounds,
      [2],
    );
    assert.deepEqual([game.state.turn, game.state.y[0]], [2, 10_500]);
    assert.ok(game.logItems.some(({ sentence }) => sentence.startsWith('Melee, round 3')));
  },
);

clause(
  ['JR-14.2c', 'JR-14.2a', 'JR-14.1c'],
  'supports of a charge whose point unit has gone stand, and nothing is said of the point unit',
  () => {
    const field = fieldOf([BLUE, ['B2', 24, 9.5, 0]], [GREY]);
    const held = (change: (s: S.State) => void): readonly unknown[] => {
      const game = played(field, [], (s) => {
        s.phase = S.CHARGES;
        s.order = ['C', 'C', 'H'].map((order) => S.MARKERS.indexOf(order as 'H'));
        [s.charges[0], s.supports[1], s.queue] = [2, 0, [0]];
        change(s);
      });
      assert.equal(beginCharge(game, 0).next().done, true);
      const { s } = game;
      return [S.orderOf(s, 0), S.orderOf(s, 1), s.queue, s.charging, game.told.length];
    };
    assert.deepEqual(
      held((s) => void (s.fate[0] = S.DESTROYED)),
      ['C', 'CH', [], null, 1],
    );
    assert.deepEqual(
      held((s) => void ([s.level[0], s.order[0]] = [2, NONE])).slice(1),
      ['CH', [], null, 1],
      'it has routed and lost its marker',
    );
    assert.deepEqual(
      held((s) => void (s.level[0] = 1)),
      ['CH', 'CH', [], null, 2],
    );
  },
);
