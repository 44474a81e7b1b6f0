import assert from 'node:assert/strict';
import { type Dice, type LogItem, Position, type Question, seededDice, typedDice } from '@linstock/kernel';
import { clause } from '@linstock/testing';
import { toySystem } from '../src/index.ts';
import type { Answer, AnswerOf, DecisionName } from '../src/model/answers.ts';
import { company, standing } from '../src/model/state.ts';
import { rally } from '../src/reckon/dice.ts';
import type { Order } from '../src/tables/index.ts';

/** A game under way, and its log. */
class PlayedGame {
  readonly log: string[] = [];
  readonly dice: Dice;
  readonly position;

  constructor(dice: Dice = seededDice('toy')) {
    this.dice = dice;
    this.position = Position.start(toySystem, toySystem.field('square', {}), dice, {
      listen: (item: LogItem) => this.log.push(item.sentence),
    });
  }

  get s() {
    return this.position.state;
  }

  question(kind: DecisionName): Question<Answer> {
    return (
      this.position.open.find((question) => question.kind === kind) ?? assert.fail(`no ${kind} is asked`)
    );
  }

  give<D extends DecisionName>(answer: AnswerOf<D>): void {
    this.position.giveAnswer(this.question(answer.do).side, answer, this.dice);
  }

  /** Both sides give all their companies one order, and the first side names its first company as reserve. */
  order(blue: Order, grey: Order): void {
    for (const [side, order] of [blue, grey].entries())
      this.give({
        do: 'orders',
        orders: standing(this.s, side === 0 ? 0 : 1).map((id) => ({ company: id, order })),
      });
    this.give({ do: 'reserve', company: standing(this.s, this.s.first)[0] ?? 0 });
  }
}

const refusalOf = (question: Question<Answer>, answer: Answer) => question.refuse(answer)?.clause ?? null;

clause(
  'D-1',
  'orders are written by both sides in secret, one for each company, and revealed together',
  () => {
    const game = new PlayedGame();
    const question = game.question('orders');
    assert.deepEqual(
      game.position.open.map(({ kind, sealed }) => [kind, sealed]),
      [
        ['orders', true],
        ['orders', true],
      ],
    );
    assert.equal(refusalOf(question, { do: 'orders', orders: [] }), 'D-1');
    game.order('form', 'hold');
    assert.ok(game.log.some((line) => line.startsWith('The orders are revealed. 1st Blue company: form')));
  },
);

clause('D-2', 'the side with the higher die acts first, Blue on a tie', () => {
  const rows = [
    [2, 5, 1],
    [5, 2, 0],
    [4, 4, 0],
  ] as const;
  for (const [blue, grey, first] of rows) {
    const game = new PlayedGame(typedDice([[blue], [grey]]));
    game.order('form', 'form');
    assert.equal(game.position.rules.clock(game.position.field, game.s).label, 'Beat 2');
    assert.equal(game.s.first, first);
  }
});

clause('D-3', 'a shaken company rallies on 3 or more', () => {
  assert.deepEqual(
    rally('1st Blue company').outcomes.map(({ face, label }) => [face, label]),
    [1, 2, 3, 4, 5, 6].map((face) => [face, face >= 3 ? 'rallied' : 'shaken']),
  );
});

clause('D-4', 'the reserve is a company of the side that acts first', () => {
  const game = new PlayedGame();
  for (const _ of [0, 1])
    game.position.giveAnswer(
      game.question('orders').side,
      [...game.question('orders').options()][0] as Answer,
      game.dice,
    );
  const question = game.question('reserve');
  assert.equal(question.side, game.s.first);
  const [enemy = -1] = standing(game.s, game.s.first === 0 ? 1 : 0);
  assert.equal(refusalOf(question, { do: 'reserve', company: enemy }), 'D-4');
});

clause('D-5', 'companies that hold choose in secret whether they kneel', () => {
  const game = new PlayedGame();
  game.order('hold', 'form');
  const question = game.question('stance');
  assert.deepEqual([question.side, question.sealed, game.position.open.length], [0, true, 1]);
  assert.equal(refusalOf(question, { do: 'stance', stances: [{ company: 3, kneel: true }] }), 'D-5');
  game.give({ do: 'stance', stances: [0, 1, 2].map((id) => ({ company: id, kneel: id === 1 })) });
});

clause('D-6', 'a company in line advances two rows at most, row by row', () => {
  const game = new PlayedGame();
  game.order('advance', 'form');
  const question = game.question('march');
  assert.equal(refusalOf(question, { do: 'march', rows: 2 }), null);
  assert.equal(refusalOf(question, { do: 'march', rows: 3 }), 'D-6');
});

clause(
  ['D-7', 'D-8'],
  'the enemy may fire at each row, once in a beat, and a company that was hit may halt',
  () => {
    const game = new PlayedGame();
    game.order('advance', 'form');
    game.give({ do: 'march', rows: 2 });
    const question = game.question('fire');
    assert.equal(refusalOf(question, { do: 'fire', companies: [0] }), 'D-7');
    assert.equal(refusalOf(question, { do: 'fire', companies: [3, 3] }), 'D-7');
    let moved = game.s.moving?.company ?? -1;
    while (game.position.open[0]?.kind !== 'press') {
      const [open] = game.position.open;
      assert.ok(open && !game.position.over, 'no company was hit');
      moved = game.s.moving?.company ?? moved;
      game.position.giveAnswer(open.side, [...open.options()].at(-1) as Answer, game.dice);
    }
    assert.ok(company(game.s, moved).men < 20);
    game.give({ do: 'press', on: false });
    assert.equal(game.s.done[moved], true);
  },
);

clause('D-9', 'a company ordered to form goes from line to column', () => {
  const game = new PlayedGame();
  game.order('form', 'form');
  assert.ok(game.log.includes('The 1st Blue company forms in column.'));
  assert.ok(game.s.companies.every(({ column }) => column));
});
