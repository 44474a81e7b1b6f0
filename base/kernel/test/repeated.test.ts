/** No side can fill the record of a game with entries that do not move it on. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Proposal, Side } from '../src/index.ts';
import { giveStep, newGame, readBack, type ToyGame } from './toy-game.ts';

/** Appends proposals again and again until one is refused; returns how many were accepted, and the refusal. */
function repeat(game: ToyGame, propose: (n: number) => Proposal, most = 1000) {
  for (let n = 0; n < most; n++) {
    const proposal = propose(n);
    if ('refused' in proposal) return { taken: n, refused: proposal.refused };
    game.append(proposal.entry);
  }
  return assert.fail(`taken ${most} times`);
}

const answers = { close: { step: 'close' }, wait: { step: 'wait' } } as const;

test('a draw offered and withdrawn too often is refused, with advice', () => {
  const game = newGame();
  const { taken, refused } = repeat(game, (n) => game.proposeDraw(0, n % 2 === 0));
  assert.deepEqual([taken, refused.code], [40, 'too-many-draws']);
  assert.match(refused.sentence, /accept one, or resign/);
  readBack(game);
});

test('offers that the other side declines, and that lapse, count too; the other side has its own', () => {
  const game = newGame();
  const { taken } = repeat(game, (n) =>
    n % 2 === 0 ? game.proposeDraw(0, true) : game.proposeDraw(1, false),
  );
  assert.equal(taken, 40);
  assert.ok('entry' in game.proposeDraw(1, true));
});

test('a side that may not offer a draw any more may still accept one, and resign', () => {
  const game = newGame();
  repeat(game, (n) => game.proposeDraw(0, n % 2 === 0));
  const offered = game.proposeDraw(1, true);
  assert.ok('entry' in offered);
  game.append(offered.entry);
  assert.ok('entry' in game.proposeDraw(0, true));
  assert.ok('entry' in game.proposeResign(0));
});

/** Gives an answer, and takes it back. */
function answerAndBack(game: ToyGame, side: Side): Proposal {
  const from = game.head;
  giveStep(game, side, answers.wait);
  return game.proposeBack(side, from);
}

test('an answer that is given and taken back is refused in the end, and a longer game allows more', () => {
  const game = newGame();
  const first = repeat(game, () => answerAndBack(game, 0));
  assert.equal(first.refused.code, 'too-many-backs');
  assert.ok(first.taken >= 100 && first.taken <= 110, `${first.taken}`);
  assert.match(first.refused.sentence, /Play on/);
  // With the other side's consent it is always possible.
  assert.ok('entry' in game.proposeBack(0, 0, true));
  readBack(game);
});

test('repeated answers that are taken back together still count towards the limit', () => {
  const game = newGame();
  const entries = (): number => game.head;
  const { refused } = repeat(game, (n) => {
    const from = game.head;
    giveStep(game, 0, n % 2 === 0 ? answers.wait : answers.close);
    return game.proposeBack(0, from);
  });
  assert.equal(refused.code, 'too-many-backs');
  assert.ok(entries() < 250, `${entries()} entries`);
});
