import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { canonical, typedDice } from '../src/index.ts';
import { FAIR, giveStep, newGame, playOn, readBack, refusedCode, salt, steps } from './toy-game.ts';

test('the judge refuses a stale number, a foreign seat, a wrong shape and a broken rule, each by name', () => {
  const game = newGame();
  steps(game, 'close', 'wait');
  assert.equal(refusedCode(game.propose(0, { strike: 1 }, 1)), 'stale');
  assert.equal(refusedCode(game.propose(0, { strike: 1 }, 3)), 'stale');
  assert.equal(refusedCode(game.propose(1, { strike: 1 }, 2)), 'not-asked');
  assert.equal(refusedCode(game.propose(0, { step: 'close' }, 2)), 'malformed');
  assert.equal(refusedCode(game.propose(0, { strike: 4 }, 2)), 'too-strong');
  assert.equal(game.head, 2);
});

test('a secret answer is not stale after the other side’s answer, but a second answer is refused', () => {
  const game = newGame();
  giveStep(game, 1, { step: 'close' });
  assert.equal(game.refuse(0, { step: 'wait' }, 0), null);
  assert.equal(refusedCode(game.propose(1, { step: 'wait' }, 1, { salt })), 'not-asked');
  giveStep(game, 0, { step: 'wait' });
  assert.equal(refusedCode(game.propose(1, { strike: 0 }, 1)), 'stale');
});

test('when the game is over, nothing is accepted', () => {
  const game = playOn(newGame(), 'to the end');
  assert.equal(refusedCode(game.propose(0, { step: 'wait' }, game.head, { salt })), 'game-over');
  assert.notEqual(game.verdict, null);
});

test('proposing changes nothing; only appended entries count', () => {
  const game = newGame(FAIR);
  steps(game, 'close', 'wait');
  const before = canonical([game.record, game.position.state, game.log]);
  const one = game.propose(0, { strike: 2 }, 2);
  const two = game.propose(0, { strike: 2 }, 2);
  assert.deepEqual(one, two, 'the dice of an entry do not change by asking twice');
  assert.equal(canonical([game.record, game.position.state, game.log]), before);
});

const hostile = fc.oneof(
  fc.anything({ maxDepth: 3 }),
  fc.record({ step: fc.anything() }),
  fc.record({ strike: fc.oneof(fc.integer(), fc.double(), fc.string()) }),
  fc.record({ reel: fc.anything(), strike: fc.anything(), step: fc.constantFrom('close', 'wait', 'run') }),
);

test('whatever a hostile client sends: a listed answer is accepted, all else refused without effect', () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 4 }),
      fc.nat(30),
      fc.array(fc.tuple(fc.constantFrom(0, 1), hostile, fc.oneof(fc.nat(40), fc.integer(), fc.double())), {
        maxLength: 20,
      }),
      (seed, answers, attempts) => {
        const game = playOn(newGame(), seed, answers);
        const before = canonical([game.record, game.position.state]);
        for (const [side, value, number] of attempts) {
          const seat = side === 0 ? 0 : 1;
          const proposal = game.propose(seat, value, number, { salt });
          assert.equal(canonical([game.record, game.position.state]), before);
          if ('refused' in proposal) {
            assert.notEqual(proposal.refused.sentence, '');
            continue;
          }
          const offered = [...(game.question(seat)?.options() ?? [])].map((answer) => canonical(answer));
          assert.ok('answer' in proposal.entry && offered.includes(canonical(proposal.entry.answer)));
        }
      },
    ),
    { numRuns: 300, seed: 7 },
  );
});

test('real dice are asked for one throw at a time, and must be valid faces', () => {
  const game = newGame({ kind: 'typed' });
  steps(game, 'close', 'wait');
  const first = game.propose(0, { strike: 1 }, 2);
  assert.ok('refused' in first && first.needed);
  assert.deepEqual(
    [first.refused.code, first.needed.spec.count, first.needed.reckoning?.title],
    ['dice-needed', 2, 'Blow'],
  );
  const wrong = game.propose(0, { strike: 1 }, 2, { dice: () => typedDice([[7, 1]]) });
  assert.equal(refusedCode(wrong), 'dice-wrong');
  giveStep(game, 0, { strike: 1 }, { dice: () => typedDice([[5, 4]]) });
  assert.deepEqual(readBack(game).record, game.record);
  assert.equal(game.question(1)?.kind, 'reel');
});

test('a preview describes the effects of an answer, and has none itself', () => {
  const game = newGame();
  const silent = { throws: false, certain: true, first: null };
  assert.deepEqual(game.preview(0, { step: 'wait' }), { ...silent, opens: false, passes: true });
  giveStep(game, 1, { step: 'close' });
  assert.deepEqual(game.preview(0, { step: 'wait' }), { ...silent, opens: true, passes: true });
  giveStep(game, 0, { step: 'wait' });
  const strike = game.preview(1, { strike: 3 });
  assert.equal(strike.throws, true);
  assert.deepEqual(
    strike.first?.lines.map((line) => line.value),
    [3],
  );
  assert.equal(game.head, 2);
  assert.throws(() => game.preview(1, { strike: 30 }), /at most/);
});

test('a value that JSON cannot hold is refused like any other wrong answer', () => {
  const game = newGame();
  const circle: { round?: unknown } = {};
  circle.round = circle;
  for (const value of [7n, { step: 7n }, [1n], circle, () => 0, Symbol('x'), undefined])
    assert.equal(refusedCode(game.propose(0, value, 0, { salt })), 'malformed');
  assert.equal(game.head, 0);
});
