import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import type { AnswerTo } from '../../model/answers.ts';
import * as S from '../../model/state.ts';
import { coming, fieldOf, type TestUnit } from '../../testing/battle.ts';
import { ahead, marked } from '../../testing/moves.ts';
import { patch } from '../../testing/placed-units.ts';

/** Reinforcements (JR-18.2a, D18). */

const general = (id: string, command: string) => ({
  id,
  name: `General ${id}`,
  rank: 'brigade',
  command: [command],
});
const ARRIVALS = {
  reinforcements: [
    {
      turn: 2,
      side: 'USA',
      edge: 'south',
      span: [10, 26],
      units: [coming('R1'), coming('R2')],
      officers: [general('Reed', 'R')],
    },
    { turn: 3, side: 'USA', edge: 'west', span: [30, 36], units: [coming('W1')], officers: [] },
  ],
};
const GREY: TestUnit = ['G1', 30, 38, 180];
const FIELD = fieldOf([['B1', 35, 10, 0]], [GREY], [], ARRIVALS);
/** B1 0, R1 1, R2 2, W1 3, G1 4. */
const begun = (change: (s: S.State) => void = () => {}, field = FIELD, turn = 2) =>
  marked(field, [], (s) => {
    s.turn = turn;
    s.initiative = 1;
    change(s);
  });
const enter = (
  unit: number,
  x: number,
  y: number,
  officers: number[] = [],
  facing = 0,
): AnswerTo<'moves'> => ({ do: 'enter', unit, pose: { x: x * 1000, y: y * 1000, facing }, officers });

clause(
  ['JR-18.2a', 'JR-5.8c', 'JR-5.8a'],
  'a unit enters over its stretch of the edge, facing inward, and then has its full move',
  () => {
    const game = begun();
    assert.equal(game.asks(0).kind, 'moves');
    assert.deepEqual(
      game.refuses(0, { do: 'done' }).sentence,
      'The R1 is due and has yet to come onto the table.',
    );
    const offered = [...game.asks(0).options()];
    assert.equal(offered[0]?.do, 'enter', 'it is offered before all other moves');
    assert.ok(!offered.some((answer) => answer.do === 'done'));
    game.does(0, enter(1, 12, 0.75, [0]));
    const { state } = game;
    assert.deepEqual([state.fate[1], state.x[1], state.y[1], state.facing[1]], [S.ON_TABLE, 12_000, 750, 0]);
    assert.deepEqual([S.orderOf(state, 1), state.officer[0], state.attached[0]], ['M', S.SERVES, 1]);
    game.does(0, { do: 'move', unit: 1, legs: [ahead(8)] });
    assert.equal(game.state.y[1], 8_750);
    game.does(0, enter(2, 17, 0.75));
    game.does(0, { do: 'done' });
    assert.equal(game.state.phase, S.REMAINING_FIRES);
  },
);

clause(['JR-18.2a', 'JR-2.2c'], 'an entry that the rules forbid is refused with its rule', () => {
  const game = begun((s) => {
    s.x[0] = 13_000;
    s.y[0] = 1_000;
    s.x[4] = 24_000;
    s.y[4] = 1_700;
  });
  const refusals: [AnswerTo<'moves'>, string, RegExp][] = [
    [enter(1, 9.9, 0.75, [0]), 'JR-18.2a', /its rear on the south edge/],
    [enter(1, 16.5, 1, [0]), 'JR-18.2a', /its rear on the south edge/],
    [enter(1, 16.5, 0.75, [0], 100), 'JR-18.2a', /facing inward/],
    [enter(1, 13, 0.75, [0]), 'JR-2.2c', /no space/],
    [enter(1, 24, 0.75, [0]), 'JR-18.2a', /closer than 1 inch to an enemy/],
    [enter(2, 11, 0.75), 'JR-18.2a', /in list order: the R1 is next/],
    [enter(3, 0.75, 33), 'JR-18.2a', /that are due/],
    [enter(0, 11, 0.75), 'JR-18.2a', /that are due/],
    [enter(4, 11, 0.75), 'JR-18.2a', /that are due/],
    [enter(1, 17, 0.75, [1]), 'JR-18.2a', /does not come on with it/],
    [enter(1, 17, 0.75, [0, 0]), 'JR-18.2a', /does not come on with it/],
  ];
  for (const [answer, code, words] of refusals) {
    const refused = game.refuses(0, answer);
    assert.equal(refused.code, code, refused.sentence);
    assert.match(refused.sentence, words);
  }
});

clause('JR-18.2a', 'an officer enters with a unit of his command, at the latest with the last', () => {
  const game = begun();
  game.does(0, enter(1, 12, 0.75));
  assert.match(game.refuses(0, enter(2, 17, 0.75)).sentence, /General Reed has no later unit/);
  game.does(0, enter(2, 17, 0.75, [0]));
  assert.equal(game.state.attached[0], 2);
});

clause('JR-18.2a', 'a unit that finds no clear place waits a turn, and those behind it may pass it', () => {
  const blocked = fieldOf(
    [
      ['B1', 10, 1, 0],
      ['B2', 13.5, 1, 0],
      ['B3', 17, 1, 0],
      ['B4', 20.5, 1, 0],
      ['B5', 24, 1, 0],
    ],
    [GREY],
    [],
    ARRIVALS,
  );
  const game = begun(undefined, blocked, 3);
  assert.match(game.refuses(0, { do: 'done' }).sentence, /The W1 is due/);
  game.does(0, enter(7, 0.75, 33, [], 900));
  game.does(0, { do: 'done' });
  assert.deepEqual(game.state.fate.slice(5, 8), [S.DUE, S.DUE, S.ON_TABLE]);
});

clause('JR-5.8c', 'an entry is fired at as a leg is', () => {
  const game = begun((s) => {
    s.y[4] = 10_000;
    s.x[4] = 12_000;
  });
  const answer = enter(1, 12, 0.75, [0]);
  assert.deepEqual(
    game
      .asks(0)
      .provokes?.(answer)
      .map(({ step, piece }) => [step, piece]),
    [[0, 4]],
  );
  game.does(0, answer);
  assert.deepEqual([game.asks(1).kind, game.state.fate[1]], ['interrupt', S.ON_TABLE]);
});

clause(['JR-18.2a', 'JR-18.3a'], 'guns given an area are set down wholly inside it, facing any way', () => {
  const field = fieldOf([['B1', 35, 10, 0]], [GREY], [patch('elevation', 10, 10, 14, 14, 1)], {
    reinforcements: [
      {
        turn: 2,
        side: 'USA',
        area: 'elevation 10 10',
        units: [coming('R1', { stands: [3, 3] })],
        officers: [],
      },
    ],
  });
  const game = begun(undefined, field);
  const offered = [...game.asks(0).options()].filter(({ do: what }) => what === 'enter');
  assert.ok(offered.length > 0);
  assert.match(game.refuses(0, enter(1, 10.5, 12)).sentence, /wholly inside its area/);
  game.does(0, enter(1, 12, 12, [], 2250));
  assert.deepEqual([game.state.fate[1], game.state.facing[1]], [S.ON_TABLE, 2250]);
});

clause('JR-18.2a', 'every entry that is offered is legal, and none before its turn', () => {
  const game = begun();
  const offered = [...game.asks(0).options()].filter((answer) => 'pose' in answer);
  assert.equal(offered.length, 6);
  for (const answer of offered) assert.equal(game.asks(0).refuse(answer), null);
  assert.equal(begun(undefined, FIELD, 1).state.phase, S.REMAINING_FIRES);
});

clause('JR-18.2a', 'all offered entries differ, and each officer who may wait is left out once', () => {
  const two = fieldOf([['B1', 35, 10, 0]], [GREY], [], {
    reinforcements: ARRIVALS.reinforcements.map((each, i) =>
      i === 0 ? { ...each, officers: [general('Reed', 'R'), general('Rowe', 'R')] } : each,
    ),
  });
  const offeredBy = (game: ReturnType<typeof begun>, unit: number) => {
    const offered = [...game.asks(0).options()].filter((each) => each.do === 'enter' && each.unit === unit);
    for (const answer of offered) assert.equal(game.asks(0).refuse(answer), null);
    assert.equal(new Set(offered.map((each) => JSON.stringify(each))).size, offered.length);
    return offered.map((each) => (each.do === 'enter' ? each.officers : []));
  };
  const all = Array.from({ length: 5 }, () => [0, 1]);
  const game = begun(undefined, two);
  assert.deepEqual(offeredBy(game, 1), [...all, [1], [0]]);
  game.does(0, enter(1, 12, 0.75, []));
  assert.deepEqual(offeredBy(game, 2), all, 'with the last unit none may wait');
});

clause('JR-18.2a', 'an entry is exactly on its edge, facing inward', () => {
  const game = begun();
  const wrong = [enter(1, 12, 0.75, [0], 10), enter(1, 12, 0.75, [0], 1800), enter(1, 12, 0.751, [0])];
  for (const answer of wrong)
    assert.match(game.refuses(0, answer).sentence, /facing inward, its rear on the south edge/);
});
