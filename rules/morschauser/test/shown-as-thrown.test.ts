import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import { coversOf } from '../src/measure/situation.ts';
import type { Answer } from '../src/model/answers.ts';
import { placedOf, situationNow } from '../src/model/board.ts';
import { thought } from '../src/model/game.ts';
import * as S from '../src/model/state.ts';
import { commandDice, dieChances, orderProspects } from '../src/play/command-odds.ts';
import { goalsOf } from '../src/present/goals.ts';
import { picks } from '../src/present/picks.ts';
import { scene } from '../src/present/scene.ts';
import { pursuitBlows, strikesOf } from '../src/present/strikes.ts';
import { terms } from '../src/present/terms.ts';
import { vectors } from './vectors/index.ts';
import { acts, begin, FAR, goes, inch, moves, type TestBattle, type TestGame } from './battlefield.ts';

/** The chances shown to a player before a throw, compared with the throw in play. */

type Activate = Extract<Answer, { do: 'activate' }>;

/**
 * The effect of an order's command dice on each company, with these faces and the best changes that the
 * general can make.
 */
function ordered(laid: TestBattle, answer: Answer, faces: readonly number[]): TestGame {
  const trial = begin(laid);
  const left = [...faces];
  trial.give(answer, ...upToQuestion(trial, answer, left));
  while (trial.question().kind === 'command') {
    const [best] = trial.question().options();
    assert.ok(best);
    trial.give(best, ...upToQuestion(trial, best, left));
  }
  return trial;
}

/** The faces that an answer uses up before the next question. */
function upToQuestion({ position }: TestGame, answer: Answer, left: number[]): number[] {
  const used: number[] = [];
  const copy = position.clone();
  copy.answer(0, answer, {
    throw({ count }) {
      const faces = left.splice(0, count);
      used.push(...faces);
      return faces;
    },
  });
  return used;
}

const FACES = [1, 2, 3, 4, 5, 6];
const PAIRS = FACES.flatMap((one) => FACES.map((other) => [one, other]));

clause(
  ['MM-E1l', 'MM-E2b', 'MM-E2u', 'MM-E2p'],
  'an order to two companies with different generals in reach shows the chances of both dice in play',
  () => {
    const laid: TestBattle = {
      switches: { commandControl: true },
      south: [
        {
          at: [
            [20, 10],
            [40, 10],
          ],
        },
      ],
      north: FAR,
      generals: [
        [20, 7],
        [68, 46],
      ],
    };
    const order = acts([0, 1]) as Activate;
    const trial = begin(laid);
    const game = thought(trial.field, trial.s);
    const ends = PAIRS.map((faces) => ordered(laid, order, faces).s.group?.results ?? []);
    const share = (holds: (results: readonly number[]) => boolean): number =>
      ends.filter(holds).length / ends.length;
    const dice = commandDice(game, order);
    assert.deepEqual(
      dice.map((die) =>
        dieChances(die)
          .find(({ label }) => label === 'as ordered')
          ?.chance.toFixed(3),
      ),
      [0, 1].map((i) => share((results) => results[i] === S.OBEY).toFixed(3)),
    );
    const all = orderProspects(game, order)?.find(({ label }) => label === 'all as ordered');
    assert.equal(
      all?.chance.toFixed(3),
      share((results) => results.every((each) => each === S.OBEY)).toFixed(3),
    );
    const { risks = [] } = terms(trial.field, trial.s, trial.question(), order) ?? {};
    assert.equal(risks.length, 2, 'each die is told with its general');
  },
);

clause(
  ['MM-E2m', 'MM-E1l'],
  'companies that wait for one general of unknown character share his die in the preview',
  () => {
    const laid: TestBattle = {
      switches: { commandControl: true, personality: 'roll', formedRegiments: false },
      south: [
        {
          at: [
            [20, 10],
            [30, 10],
          ],
        },
      ],
      north: FAR,
      brigadier: { x: 25, y: 7, personality: null },
    };
    const order = acts([0, 1]) as Activate;
    const trial = begin(laid);
    const all = orderProspects(thought(trial.field, trial.s), order)?.find(
      ({ label }) => label === 'all as ordered',
    );
    const throws = PAIRS.flatMap((pair) => FACES.map((face) => [...pair, face]));
    const ends = throws.map((faces) => ordered(laid, order, faces).s.group?.results ?? []);
    const obey = ends.filter((results) => results.every((each) => each === S.OBEY));
    assert.equal(all?.chance.toFixed(3), (obey.length / ends.length).toFixed(3));
  },
);

clause(
  ['MM-E1l', 'MM-E2w', 'MM-E2f'],
  'each impetuous company of an order is judged by its own reach',
  () => {
    const laid: TestBattle = {
      preset: 'full',
      switches: { formedRegiments: false },
      south: [
        {
          traits: ['impetuous'],
          at: [
            [20, 10],
            [23, 10],
            [26, 10],
          ],
        },
      ],
      north: [{ at: [[26, 27.9]] }, ...FAR],
      generals: [
        [68, 1],
        [68, 46],
      ],
    };
    for (const companies of [
      [0, 1, 2],
      [2, 1, 0],
    ]) {
      const order = acts(companies) as Activate;
      const trial = begin(laid);
      const dice = commandDice(thought(trial.field, trial.s), order);
      const charges = (die: (typeof dice)[number]): number =>
        dieChances(die).find(({ label }) => label === 'must charge')?.chance ?? 0;
      const played = FACES.map((face) => ordered(laid, order, [face, face, face]).s.group?.results ?? []);
      companies.forEach((_, i) => {
        const share = played.filter((results) => results[i] === S.MUST_CHARGE).length / FACES.length;
        assert.equal(charges(dice[i] as (typeof dice)[number]).toFixed(3), share.toFixed(3));
      });
      assert.ok(dice.some((die) => charges(die) > 0) && dice.some((die) => charges(die) === 0));
    }
  },
);

clause('MM-E2w', 'the command die of impetuous troops that reach no enemy is shown as obeyed', () => {
  const trial = begin({
    preset: 'full',
    south: [{ traits: ['impetuous'], at: [[20, 10]] }],
    north: FAR,
    generals: [
      [68, 1],
      [68, 46],
    ],
  });
  trial.give(acts([0]), 6);
  const thrown = trial.logItems.find(({ thrown: die }) => die?.reckoning.name === 'command')?.thrown;
  assert.equal(thrown?.outcome, 'obey');
});

clause(['MM-D1i', 'MM-D1c'], 'with losses of half not counted, goals and roster name the loss of all', () => {
  const laid: TestBattle = {
    south: [
      {
        at: [
          [20, 10],
          [24, 10],
        ],
      },
    ],
    north: [
      {
        at: [
          [20, 40],
          [60, 44],
        ],
      },
    ],
  };
  for (const half of [true, false]) {
    const { field, s } = begin({ ...laid, switches: { halfLossesEndGame: half } });
    const [goal] = goalsOf(field, s, 0);
    assert.equal(goal?.needs, half ? 1 : 2);
    assert.match(goal?.title ?? '', half ? /destroy 1 of the 2/ : /destroy all 2/);
    assert.match(JSON.stringify(scene(field, s)), half ? /beaten at 1/ : /beaten at 2/);
  }
});

const SQUARE: TestBattle = {
  switches: { squares: true },
  south: [{ type: 'cavalry', at: [[30, 20.1, 270]] }],
  north: [
    {
      at: [
        [20, 20, 180],
        [20, 23, 0],
      ],
    },
    ...FAR,
  ],
};

clause(['MM-E6b', 'MM-B3m'], 'a charge and a blow into a square are not shown as in the flank', () => {
  const trial = begin(SQUARE);
  trial.give(acts([0]));
  const charge = moves(goes(0, 25.3, 20.1, 270));
  const [strike] = charge.do === 'move' ? strikesOf(trial.field, trial.s, charge) : [];
  assert.equal(strike?.where, 'front');
  assert.match(strike?.label ?? '', /in the front$/);
  const open = begin({ ...SQUARE, switches: {} });
  open.give(acts([0]));
  const [flank] = charge.do === 'move' ? strikesOf(open.field, open.s, charge) : [];
  assert.equal(flank?.where, 'flank');
});

clause(
  ['MM-B3m', 'MM-E8c'],
  'the blow of a pursuit is shown by its entry point, and none for an illegal one',
  () => {
    const { field, s } = begin({
      south: [{ type: 'cavalry', at: [[30, 24, 257]] }],
      north: [{ at: [[22.803, 24.627, 15]] }, ...FAR],
    });
    const to = { do: 'pursue', target: 1, x: inch(28.853), y: inch(22.362), facing: 2300 } as const;
    const [blow] = pursuitBlows(field, s, 0, to);
    assert.equal(blow?.where, 'front');
    assert.deepEqual(pursuitBlows(field, s, 0, { ...to, x: inch(40) }), []);
  },
);

clause(['MM-A4c', 'MM-A4g', 'MM-E7f1'], 'an order says which troops may shoot about their move', () => {
  const says = (south: TestBattle['south']): string => {
    const trial = begin({ preset: 'full', south, north: FAR });
    return terms(trial.field, trial.s, trial.question(), acts([0]))?.lets.says ?? '';
  };
  assert.match(says([{ at: [[20, 10]] }]), /shooting before or after it\.$/);
  assert.doesNotMatch(says([{ type: 'cavalry', at: [[20, 10]] }]), /shoot/);
  assert.doesNotMatch(says([{ type: 'wagons', at: [[20, 10]] }]), /shoot/);
  assert.match(
    says([{ type: 'artillery', traits: ['earlyArtillery'], at: [[20, 10]] }]),
    /those that shoot do not move\.$/,
  );
});

clause('MM-E2r', 'impetuous troops with the order to stand are shown to throw all the same', () => {
  const trial = begin({ preset: 'full', south: [{ traits: ['impetuous'], at: [[20, 10]] }], north: FAR });
  const stand = acts([0], []);
  const { label } = picks(trial.field, trial.s, trial.question(), stand);
  assert.equal(label, 'The S 0 gets the order to stand, but must throw for command');
  assert.equal(terms(trial.field, trial.s, trial.question(), stand)?.risks.length, 1);
});

clause(
  ['MM-B5o', 'MM-C6o'],
  'the cover of a high wall is judged on the line to the nearest point of the target',
  () => {
    const wall = { id: 'fort', kind: 'highWall', segments: [{ id: 'w', from: [20, 22], to: [30, 22] }] };
    const { field, s } = begin({
      terrain: [wall],
      south: [{ type: 'artillery', at: [[25, 14, 34]] }],
      north: [{ at: [[31.4, 23.55]] }, ...FAR],
    });
    const target = placedOf(field, s, 1);
    assert.deepEqual(coversOf(situationNow(field, s), placedOf(field, s, 0).stand, target), ['highWall']);
  },
);

clause(
  ['MM-C1b', 'MM-C1a', 'MM-C7d', 'MM-C6b'],
  'a wall beyond the end of the road on which a company starts still counts',
  () => {
    const allowance = (key: string) =>
      vectors.allowance?.({
        kind: 'allowance',
        company: { type: 'cavalry', traits: [] },
        [key]: true,
        onRoadAtStart: true,
      });
    assert.equal((allowance('slowWallOnPath') as { allowance: number }).allowance, 6);
    assert.equal((allowance('highWallOnPath') as { reason: string }).reason, 'R-TERRAIN');
  },
);
