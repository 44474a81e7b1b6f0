import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import type { AnswerTo } from '../../model/answers.ts';
import * as S from '../../model/state.ts';
import type { Formation } from '../../tables/index.ts';
import { FOUR_GUNS, fieldOf, type TestUnit } from '../../testing/battle.ts';
import { ahead, marked, wheeling } from '../../testing/moves.ts';

/** Form orders in phase 7 (JR-4.7, JR-6.5, D14). */

type Form = AnswerTo<'moves'> & { readonly do: 'form' };
const form = (unit: number, formation: Formation, otherwise: Partial<Form> = {}): Form => ({
  do: 'form',
  unit,
  formation,
  facing: 0,
  first: 'form',
  legs: [],
  ...otherwise,
});
const GREY: TestUnit = ['G1', 20, 38, 180];
const FIELD = fieldOf(
  [
    ['B1', 20, 10, 0],
    ['B2', 30, 10, 0, { quality: 'green' }],
    ['B3', 10, 10, 0, FOUR_GUNS],
    ['B4', 22.5, 10.5, 0, { formation: 'march_column' }],
    ['B5', 5, 30, 0, { formation: 'skirmish' }],
  ],
  [GREY],
);
const ALL = [0, 1, 2, 3, 4].map((unit) => [unit, 'Fm'] as const);

clause(
  ['JR-4.7b', 'JR-4.7c', 'JR-4.7a', 'JR-6.5a', 'JR-3.1a', 'JR-11.4b'],
  'a change that the rules forbid is refused with its rule, and nothing changes',
  () => {
    const game = marked(FIELD, ALL, (s) => {
      s.horses[2] = 2;
    });
    const refusals: [Form, string, RegExp][] = [
      [form(1, 'double_line', { legs: [ahead(1)] }), 'JR-4.7c', /takes the whole move/],
      [form(0, 'skirmish', { legs: [ahead(1)] }), 'JR-4.7c', /takes the whole move/],
      [form(4, 'single_line', { first: 'move', legs: [ahead(1)] }), 'JR-4.7c', /takes the whole move/],
      [form(0, 'double_line', { facing: 910 }), 'JR-6.5a', /more than 90 degrees/],
      [form(3, 'single_line', { facing: 0 }), 'JR-6.5a', /no space/],
      [form(2, 'limbered'), 'JR-11.4b', /no horses to limber with/],
      [form(0, 'mounted_line'), 'JR-3.1a', /has no mounted line/],
      [form(0, 'single_line', { facing: 100 }), 'JR-4.7a', /makes no change does not move/],
      [form(0, 'single_line', { legs: [ahead(1)] }), 'JR-4.7a', /makes no change does not move/],
      [form(0, 'double_line', { legs: [ahead(4.6)] }), 'JR-6.2a', /more than the allowance of 4.5/],
      [
        form(0, 'double_line', { first: 'move', legs: [ahead(4.1)] }),
        'JR-6.2a',
        /more than the allowance of 4/,
      ],
      [form(5, 'double_line'), 'JR-5.8a', /the G1 is the enemy's/],
    ];
    for (const [answer, code, words] of refusals) {
      const refused = game.refuses(0, answer);
      assert.equal(refused.code, code, `${JSON.stringify(answer)} ${refused.sentence}`);
      assert.match(refused.sentence, words);
    }
    assert.equal(game.refuses(0, { do: 'move', unit: 0, legs: [] }).code, 'JR-5.8a');
  },
);

clause('JR-4.7b', 'half a move comes after the change, at the new rate, or before it at the old one', () => {
  const open = fieldOf([['B1', 20, 10, 0]], [GREY]);
  const after = marked(open, [[0, 'Fm']]);
  after.does(0, form(0, 'double_line', { facing: 300, legs: [ahead(4.5)] }));
  assert.deepEqual([S.formationOf(after.state, 0), after.state.facing[0]], ['double_line', 300]);
  assert.equal(after.state.y[0], 10_000 + 3_897);
  assert.ok(S.has(after.state, 0, S.FORMED | S.MOVED | S.DONE));
  const before = marked(open, [[0, 'Fm']]);
  before.does(0, form(0, 'march_column', { facing: 900, first: 'move', legs: [ahead(2), wheeling(10)] }));
  const { state } = before;
  assert.deepEqual([S.formationOf(state, 0), state.facing[0]], ['march_column', 900]);
  assert.ok((state.y[0] as number) > 12_000);
});

clause('JR-4.7a', 'a unit on Form may be left as it is, and then stands', () => {
  const game = marked(FIELD, ALL);
  game.does(0, form(0, 'single_line'));
  assert.equal(S.has(game.state, 0, S.FORMED), false);
  assert.equal(game.refuses(0, form(0, 'double_line')).code, 'JR-5.8a');
});

clause(
  ['JR-4.7a', 'JR-3.3c', 'JR-6.5b'],
  'a disordered unit on Form re-forms, as its owner says or as it is',
  () => {
    const disordered = (s: S.State) => {
      s.disordered[0] = 1;
      s.disordered[1] = 1;
    };
    const game = marked(FIELD, ALL.slice(0, 2), disordered);
    assert.equal(game.refuses(0, form(0, 'double_line', { legs: [ahead(1)] })).code, 'JR-4.7c');
    game.does(0, form(0, 'double_line', { facing: 900 }));
    game.does(0, { do: 'done' });
    assert.deepEqual(game.state.disordered.slice(0, 2), [0, 0]);
    assert.deepEqual(
      [S.formationOf(game.state, 0), S.formationOf(game.state, 1)],
      ['double_line', 'single_line'],
    );
    assert.ok(S.has(game.state, 1, S.FORMED));
    const moving = marked(FIELD, [[0, 'M']], disordered);
    moving.does(0, { do: 'done' });
    assert.equal(moving.state.disordered[0], 1, 'without a Form order it stays as it is');
  },
);

clause(['JR-11.4a', 'JR-17.1a'], 'guns unlimber to any side, and cavalry mounts', () => {
  const field = fieldOf(
    [
      ['B1', 20, 10, 0, { ...FOUR_GUNS, formation: 'limbered' }],
      ['B2', 30, 10, 0, { arm: 'dismounted', formation: 'single_line', stands: [3, 3] }],
    ],
    [GREY],
  );
  const game = marked(field, [
    [0, 'Fm'],
    [1, 'Fm'],
  ]);
  game.does(0, form(0, 'unlimbered', { facing: 1800 }));
  assert.ok(
    game.logItems.some(({ sentence }) => /B1 unlimbers/.test(sentence)),
    'and that is what is said of them',
  );
  game.does(0, form(1, 'mounted_line'));
  assert.deepEqual([S.formationOf(game.state, 0), game.state.facing[0]], ['unlimbered', 1800]);
  assert.equal(S.formationOf(game.state, 1), 'mounted_line');
});

clause('JR-11.4b', 'the log says of guns that limber that they limber', () => {
  const game = marked(fieldOf([['B1', 20, 10, 0, FOUR_GUNS]], [GREY]), [[0, 'Fm']]);
  game.does(0, form(0, 'limbered'));
  assert.ok(game.logItems.some(({ sentence }) => /B1 limbers/.test(sentence)));
});

clause(
  'JR-4.6c',
  'the limit of shaken units on Move does not apply on Form: they may move half towards the enemy',
  () => {
    const game = marked(FIELD, ALL, (s) => {
      s.level[0] = 1;
    });
    game.state.x[3] = 35_000;
    game.does(0, form(0, 'double_line', { legs: [ahead(1)] }));
    assert.equal(game.state.y[0], 11_000);
  },
);

clause('JR-4.7b', 'a unit that can only form after a short way is offered that way', () => {
  // A lane of friends before and behind: an extended line fits only near B1.
  const lane = [5.5, 6.5, 7.5, 8.5, 11.5, 12.5, 13.5, 14.5].flatMap((y, i): TestUnit[] => [
    [`W${i}`, 15.9, y, 0],
    [`E${i}`, 24.1, y, 0],
  ]);
  const field = fieldOf([['B1', 20, 10, 0], ...lane], [GREY]);
  const game = marked(field, [[0, 'Fm']]);
  const short = [...game.asks(0).options()].find(
    (each) => each.do === 'form' && each.first === 'move' && each.formation === 'extended_line',
  );
  assert.ok(short?.do === 'form' && short.legs.length === 1);
});

/** The offered ways of a unit to take a formation. */
function waysTo(game: ReturnType<typeof marked>, unit: number, formation: Formation): Form[] {
  const offered = [...game.asks(0).options()].filter((each) => each.do === 'form');
  for (const answer of offered) assert.equal(game.asks(0).refuse(answer), null, JSON.stringify(answer));
  return offered.filter((each) => each.unit === unit && each.formation === formation);
}

clause(
  'JR-4.7b',
  'a change that leaves half a move is offered alone, with that move after it, and before it',
  () => {
    const game = marked(fieldOf([['B1', 20, 10, 0]], [GREY]), [[0, 'Fm']]);
    const kinds = waysTo(game, 0, 'double_line').map(({ first, facing, legs }) =>
      legs.length === 0 ? `on the spot, facing ${facing}` : `${first} first, and moves`,
    );
    assert.deepEqual(kinds, [
      'on the spot, facing 0',
      'form first, and moves',
      'move first, and moves',
      'on the spot, facing 3150',
      'on the spot, facing 450',
    ]);
  },
);

const COLUMN = { formation: 'march_column' } as const;

/** A column between two others: how far off they are, the formation it takes, and the facings offered on the spot. */
const TURNS: readonly (readonly [apart: number, formation: Formation, facings: readonly number[]])[] = [
  [3.5, 'extended_line', [0, 3150, 450]],
  [3, 'extended_line', [3150, 450]],
  [2, 'single_line', [3150, 450]],
  [2, 'double_line', [0]],
  [2, 'extended_line', [3050]],
];
for (const [apart, formation, facings] of TURNS)
  clause(
    ['JR-6.5a', 'JR-4.7a'],
    `friends ${apart} inches off leave a ${formation.replace('_', ' ')} ${facings.length} facings, the least turn first`,
    () => {
      const beside = [20 - apart, 20 + apart].map((x, i): TestUnit => [`N${i}`, x, 10, 0, COLUMN]);
      const game = marked(fieldOf([['B1', 20, 10, 0, COLUMN], ...beside], [GREY]), [[0, 'Fm']]);
      const onTheSpot = waysTo(game, 0, formation).filter(({ legs }) => legs.length === 0);
      assert.deepEqual(
        onTheSpot.map(({ facing }) => facing),
        facings,
      );
    },
  );
