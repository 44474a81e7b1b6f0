import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canonical, typedDice } from '../src/index.ts';
import { accepted, FAIR, giveStep, newGame, playOn, readBack, refusedCode, steps } from './toy-game.ts';

const miss = { dice: () => typedDice([[1, 1]]) };
const hit = { dice: () => typedDice([[6, 4]]) };

test("one's own answer may be taken back freely until it has a consequence", () => {
  const game = newGame();
  assert.deepEqual([game.takeBack(0).steps, game.takeBack(0).barrier], [0, 'start']);
  giveStep(game, 0, { step: 'close' });
  assert.deepEqual([game.takeBack(0).to, game.takeBack(0).steps, game.takeBack(0).barrier], [0, 1, 'start']);
  assert.deepEqual([game.takeBack(1).steps, game.takeBack(1).barrier], [0, 'opponent']);
  game.append(accepted(game.proposeBack(0, 0)));
  assert.equal(game.question(0)?.kind, 'step');
  assert.deepEqual(game.position.state, newGame().position.state);
});

test('an answer cannot be taken back past a revealed seal, thrown dice, or an answer of the other side', () => {
  const game = newGame();
  steps(game, 'wait', 'close');
  assert.equal(game.takeBack(1).barrier, 'revealed');
  assert.equal(refusedCode(game.proposeBack(1, 1)), 'not-free');
  giveStep(game, 1, { strike: 0 }, miss);
  assert.equal(game.takeBack(1).barrier, 'dice');
  assert.match(game.takeBack(1).sentence, /dice have been thrown.*agreement/);
  assert.equal(game.takeBack(0).barrier, 'opponent');
  assert.equal(refusedCode(game.proposeBack(0, 0)), 'not-free');
});

test('an agreed take-back is carried out, whatever had happened, and play continues from there', () => {
  const game = newGame();
  steps(game, 'wait', 'close');
  const before = canonical(game.position.state);
  giveStep(game, 1, { strike: 2 }, hit);
  giveStep(game, 0, { reel: false });
  game.append(accepted(game.proposeBack(0, 2, true)));
  assert.equal(canonical(game.position.state), before);
  assert.equal(game.question(1)?.kind, 'strike');
  assert.equal(game.log.length, 0);
  giveStep(game, 1, { strike: 0 }, miss);
  assert.deepEqual(readBack(game).position.state, game.position.state);
  assert.deepEqual(game.line, [1, 2, 6]);
});

test('dice thrown since an entry are known, on the current branch', () => {
  const game = newGame();
  steps(game, 'wait', 'close');
  assert.deepEqual([game.chanceSince(0), game.chanceSince(2)], [true, false]);
  giveStep(game, 1, { strike: 2 }, hit);
  giveStep(game, 0, { reel: false });
  assert.deepEqual([game.chanceSince(2), game.chanceSince(3)], [true, false]);
  game.append(accepted(game.proposeBack(0, 2, true)));
  assert.equal(game.chanceSince(2), false);
});

test('a take-back to the future or to the present is refused', () => {
  const game = newGame();
  steps(game, 'wait', 'wait');
  assert.equal(refusedCode(game.proposeBack(0, 2, true)), 'nothing-to-take-back');
  for (const to of [3, -1, 0.5, Number.NaN])
    assert.equal(refusedCode(game.proposeBack(0, to, true)), 'no-such-entry');
  game.append(accepted(game.proposeBack(0, 0, true)));
  assert.equal(refusedCode(game.proposeBack(0, 2, true)), 'no-such-entry');
});

test('an answer sent before play went back is stale', () => {
  const game = newGame();
  giveStep(game, 0, { step: 'close' });
  game.append(accepted(game.proposeBack(0, 0)));
  assert.equal(refusedCode(game.propose(0, { step: 'close' }, 1)), 'stale');
  assert.equal(game.refuse(0, { step: 'close' }, 2), null);
});

test('from the end of a game with fair dice there is no way back, for its secret is known', () => {
  const fair = playOn(newGame(FAIR), 'to the end');
  assert.equal(refusedCode(fair.proposeBack(0, 0, true)), 'game-over');
  assert.equal(readBack(fair).over, true);
  const seeded = playOn(newGame(), 'to the end');
  seeded.append(accepted(seeded.proposeBack(0, 0, true)));
  assert.equal(seeded.over, false);
});

test('every entry of a long game with many take-backs is shown as it was, log included', () => {
  const game = newGame();
  const stood: string[] = [];
  const note = (): void => {
    stood[game.head] = canonical([
      game.position.state,
      game.open.map((question) => question.kind),
      game.log.length,
    ]);
  };
  note();
  for (let round = 0; round < 60; round++) {
    playOn(game, `round ${round}`, 1);
    note();
    if (round % 7 !== 6 && !game.over) continue;
    game.append(accepted(game.proposeBack(0, game.line.at(-6) ?? 0, true)));
    note();
  }
  const again = readBack(game);
  for (const [n, due] of stood.entries()) {
    const there = again.positionAt(n);
    assert.equal(
      canonical([there.state, there.open.map((q) => q.kind), again.logAt(n).length]),
      due,
      `entry ${n}`,
    );
  }
  assert.ok(game.head > 40);
});
