import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canonical, chanceDice, Game, seededChance } from '@linstock/kernel';
import { clause } from '@linstock/testing';
import { type Answer, morschauser } from '../src/index.ts';
import { acts, begin, DONE, goes, moves, type TestGame } from './battlefield.ts';

/** Mistakes in dragging a stand: each is refused at the gate with the rule and a sentence, and nothing changes. */

const dice = chanceDice(seededChance('bad input'));

/** South has a line of two that may move, a third company at its side and a wood. An enemy is ahead. */
function field(): TestGame {
  const trial = begin({
    switches: { formedRegiments: true },
    terrain: [
      {
        id: 'wood',
        kind: 'woods',
        poly: [
          [2, 2],
          [10, 2],
          [10, 20],
          [2, 20],
        ],
      },
    ],
    south: [
      {
        at: [
          [20, 10],
          [23, 10],
        ],
      },
      { type: 'cavalry', weapon: 'none', at: [[12, 10]] },
      { at: [[26.5, 10]] },
    ],
    north: [
      {
        at: [
          [21, 22],
          [60, 40],
          [65, 40],
        ],
      },
    ],
  });
  trial.give(acts([0, 1]));
  return trial;
}

/** Gives an illegal answer at the gate; it must be refused, and the state must not change. */
function refusedAtGate(trial: TestGame, answer: unknown) {
  const before = canonical(trial.s);
  const refusal = trial.position.answer(trial.question().side, answer, dice);
  assert.ok(refusal, `${JSON.stringify(answer)} was taken`);
  assert.equal(canonical(trial.s), before, 'the state has changed');
  assert.match(refusal.sentence, /^[A-Z].*\.$/);
  return refusal;
}

const rows: [what: string, answer: Answer, rule: string, sentence: RegExp][] = [
  ['off the table', moves(goes(0, 20, 1, 0), goes(1, 23, 1, 0)), 'MM-B1l', /on the table/],
  ['on an enemy', moves(goes(0, 21, 20.5, 0)), 'MM-B1h', /through an enemy/],
  ['on a friend who stays', moves(goes(1, 25, 10, 0)), 'MM-B1k', /on another company/],
  [
    'on the place a friend has just taken',
    moves(goes(0, 20, 14, 0), goes(1, 21, 14, 0)),
    'MM-B1k',
    /on another/,
  ],
  ['out of reach', moves(goes(0, 32, 22, 0)), 'MM-B1e', /16\.97 inches long; it may go 12/],
  ['away from the regiment', moves(goes(0, 16, 10, 0)), 'MM-E1f', /stay together/],
  ['of another group', moves(goes(3, 26.5, 14, 0)), 'MM-A5f', /Only companies of the group/],
  ['of the enemy', moves(goes(4, 21, 24, 0)), 'MM-A5f', /Only companies of the group/],
  ['twice in one order', moves(goes(0, 20, 12, 0), goes(0, 20, 14, 0)), 'MM-B1b', /once/],
  ['aimed at nobody near', moves(goes(0, 20, 12, 0, 5), goes(1, 23, 12, 0)), 'MM-B3k', /3 inches/],
];

clause(
  ['MM-A5f', 'MM-B1b', 'MM-B1e', 'MM-B1h', 'MM-B1k', 'MM-B1l', 'MM-B3k', 'MM-E1f'],
  'a pose that breaks a rule is refused by that rule',
  () => {
    for (const [what, answer, rule, sentence] of rows) {
      const refusal = refusedAtGate(field(), answer);
      assert.equal(refusal.clause, rule, `${what}: ${refusal.sentence}`);
      assert.match(refusal.sentence, sentence);
    }
  },
);

clause(['MM-C2a', 'MM-B1b'], 'horse does not enter a wood, whether it ends there or goes through', () => {
  const trial = field();
  trial.give(DONE);
  trial.give(acts([2]));
  for (const [x, y] of [
    [6, 10],
    [6, 24],
  ] as const) {
    const refusal = refusedAtGate(trial, moves(goes(2, x, y, 0)));
    assert.deepEqual([refusal.code, refusal.clause], ['R-TERRAIN', 'MM-C2a']);
  }
});

clause(
  ['MM-B3p', 'MM-B1b'],
  'within 3 inches of the enemy a charge does not pass over the place a friend has taken',
  () => {
    const trial = begin({
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
            [20, 24],
            [60, 40],
            [65, 40],
          ],
        },
      ],
    });
    trial.give(acts([0, 1]));
    trial.give(moves(goes(1, 22.9, 18.5, 0))); // a charge that halts 3 inches away, partly in front of the other
    const refusal = refusedAtGate(trial, moves(goes(0, 20, 21, 0)));
    assert.deepEqual([refusal.code, refusal.clause], ['R-ZONE', 'MM-B3p']);
  },
);

const leg = (x: unknown, y: unknown, facing: unknown = 0) => ({
  do: 'move',
  moves: [{ company: 0, entry: null, legs: [{ x, y, facing }], facing: 0, target: null }],
});
const shapes: [what: string, answer: unknown][] = [
  ['not a number', leg(Number.NaN, 0)],
  ['without end', leg(Number.POSITIVE_INFINITY, 0)],
  ['beyond all tables', leg(1e12, 0)],
  ['between two thousandths', leg(20_000.5, 12_000)],
  ['in words', leg('20', '12')],
  ['facing 400 degrees', leg(20_000, 12_000, 4000)],
  ['facing backwards by a negative number', leg(20_000, 12_000, -1)],
  ['with a thousand legs', { do: 'move', moves: [{ ...leg(0, 0).moves[0], legs: new Array(1000).fill(0) }] }],
  ['of a company that there cannot be', { do: 'move', moves: [{ ...leg(0, 0).moves[0], company: 1e9 }] }],
  ['that is nothing', null],
  ['that is a list', [1, 2]],
];
for (const [what, answer] of shapes)
  test(`a path ${what} is refused for its shape`, () => {
    const refusal = refusedAtGate(field(), answer);
    assert.equal(refusal.code, 'malformed');
    assert.match(refusal.sentence, /no answer to "move"/);
  });

clause(
  ['MM-A5f', 'MM-B1f'],
  'a company number that no company has is refused in every answer that names one',
  () => {
    const none = 9999;
    const trial = field();
    for (const answer of [moves(goes(none, 20, 12, 0)), { do: 'pivot', company: none, facing: 0 }])
      assert.equal(refusedAtGate(trial, answer).clause?.startsWith('MM-'), true);
    trial.give(DONE);
    for (const answer of [acts([none]), { do: 'general', general: none, x: 0, y: 0 }])
      assert.equal(refusedAtGate(trial, answer).clause?.startsWith('MM-'), true);
  },
);

clause(
  ['MM-A5f', 'MM-A5l'],
  'a stale path, drawn before the company moved, is refused, and so is an answer to an old entry',
  () => {
    const trial = field();
    const drawn = moves(goes(0, 20, 14, 0), goes(1, 23, 14, 0));
    trial.give(drawn);
    const again = refusedAtGate(trial, drawn);
    assert.equal(again.code, 'malformed', 'another question is open: no moves are asked for');
    trial.give(DONE);
    trial.give(acts([2]));
    const refusal = refusedAtGate(trial, drawn);
    assert.deepEqual([refusal.code, refusal.clause], ['R-NOT-GROUP', 'MM-A5f']);

    const game = Game.create(morschauser, { battle: 'cowpens', dice: { kind: 'seeded', seed: 'stale' } });
    const [question] = game.open;
    assert.ok(question);
    const [answer] = question.options();
    const first = game.propose(question.side, answer, game.head);
    assert.ok(!('refused' in first));
    game.append(first.entry);
    const late = game.propose(question.side, answer, game.head - 1);
    assert.ok('refused' in late && late.refused.sentence.length > 0);
  },
);

test('an answer from the wrong seat is refused because it is not asked', () => {
  const trial = field();
  const refusal = trial.position.answer(1, moves(goes(4, 21, 24, 0)), dice);
  assert.equal(refusal?.code, 'not-asked');
});
