import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PlayerEnding } from '../src/ending.ts';
import { type Entry, entryHash, Game, verify } from '../src/index.ts';
import { toyRules } from './toy.ts';
import {
  accepted,
  FAIR,
  giveStep,
  newGame,
  overWire,
  playOn,
  readBack,
  refusedCode,
  salt,
  steps,
} from './toy-game.ts';

test('a side resigns at any time, even with a locked answer: the other wins, and all seals are open', () => {
  const game = newGame(FAIR);
  giveStep(game, 0, { step: 'close' });
  const resigned = game.proposeResign(0);
  assert.deepEqual('opens' in resigned && resigned.opens, [1]);
  game.append(accepted(resigned));
  assert.deepEqual([game.over, game.open, game.verdict?.winner, game.verdict?.clause], [true, [], 1, null]);
  assert.equal(game.verdict?.sentence, 'The Red side resigns.');
  assert.notEqual(game.position.open.length, 0, 'the position still asks; the game does not');
  assert.deepEqual(game.viewFor(1), game.record);
  const { head } = game;
  assert.equal(refusedCode(game.propose(1, { step: 'wait' }, head, { salt })), 'game-over');
  assert.equal(refusedCode(game.proposeResign(1)), 'game-over');
  assert.equal(refusedCode(game.proposeDraw(1, true)), 'game-over');
  assert.equal(refusedCode(game.proposeNonce(1, 'late')), 'game-over');
  assert.equal(refusedCode(game.proposeBack(0, 0, true)), 'game-over');
  assert.deepEqual(readBack(game).verdict, game.verdict);
});

test('a side calls the game off before its second turn only, and nobody has won', () => {
  const game = newGame();
  game.append(accepted(game.proposeCallOff(1)));
  assert.deepEqual([game.over, game.verdict?.winner, game.verdict?.calledOff], [true, null, true]);
  assert.equal(refusedCode(game.proposeCallOff(0)), 'game-over');
  assert.equal(refusedCode(game.proposeBack(0, 0, true)), 'game-over');
  const found = verify(overWire(game.record), toyRules());
  assert.deepEqual([found.ok, found.verdict], [true, game.verdict]);
  const later = newGame();
  for (const side of [0, 1] as const) giveStep(later, side, { step: 'wait' });
  assert.equal(refusedCode(later.proposeCallOff(0)), 'too-late');
});

test('how a side concedes may be a rule', () => {
  const rules = {
    ...toyRules(),
    concededVerdict: () => ({ winner: 1, clause: 'T-2', sentence: 'A decisive defeat.' }) as const,
  };
  const game = Game.create(rules, { battle: 'yard', dice: { kind: 'typed' } });
  game.append(accepted(game.proposeResign(0)));
  assert.equal(game.verdict?.sentence, 'A decisive defeat.');
});

test('a draw is offered by one side and taken by the other', () => {
  const game = newGame();
  game.append(accepted(game.proposeDraw(1, true)));
  assert.deepEqual([game.drawOffer, game.over], [1, false]);
  assert.equal(refusedCode(game.proposeDraw(1, true)), 'draw-offered');
  game.append(accepted(game.proposeDraw(0, true)));
  assert.deepEqual([game.drawOffer, game.over, game.verdict?.winner], [null, true, null]);
  assert.equal(refusedCode(game.proposeBack(0, 0, true)), 'game-over');
  assert.deepEqual(readBack(game).verdict, game.verdict);
  const found = verify(overWire(game.record), toyRules());
  assert.deepEqual([found.ok, found.verdict?.sentence], [true, 'Both sides agree to a draw.']);
});

test('an offered draw is declined, taken back, or lapses when the other side next answers by hand', () => {
  const game = newGame();
  assert.equal(refusedCode(game.proposeDraw(0, false)), 'no-draw');
  for (const side of [0, 1] as const) {
    game.append(accepted(game.proposeDraw(0, true)));
    game.append(accepted(game.proposeDraw(side, false)));
    assert.equal(game.drawOffer, null);
  }
  game.append(accepted(game.proposeDraw(0, true)));
  giveStep(game, 0, { step: 'close' });
  assert.equal(game.drawOffer, 0, 'who offers may go on playing');
  giveStep(game, 1, { step: 'wait' });
  assert.equal(game.drawOffer, null);
  assert.equal(readBack(game).drawOffer, null);
});

test('a question stays the same question when a draw is offered or a nonce added', () => {
  const game = newGame(FAIR);
  steps(game, 'close', 'wait');
  game.append(accepted(game.proposeDraw(1, true)));
  game.append(accepted(game.proposeNonce(1, 'late')));
  assert.equal(game.refuse(0, { strike: 1 }, 2), null);
});

test('a record with an answer after the end is refused, even if its chain is correct', () => {
  for (const end of ['resign', 'rules'] as const) {
    const game = end === 'rules' ? playOn(newGame(), 'to the end') : newGame();
    if (end === 'resign') game.append(accepted(game.proposeResign(0)));
    const body = { n: game.head + 1, side: 0, answer: { strike: 1 }, dice: [] } as const;
    const entry = { ...body, hash: entryHash(game.hash, body) };
    const found = verify({ ...overWire(game.record), entries: [...game.record.entries, entry] }, toyRules());
    assert.deepEqual([found.ok, found.fault?.entry], [false, entry.n]);
    assert.match(found.fault?.sentence ?? '', /The game is over/);
  }
});

test('an offered draw stays while the other side only gives standing answers', () => {
  const ending = new PlayerEnding();
  const entry = (more: object): Entry => ({ n: 1, side: 1, ...more }) as Entry;
  ending.add(entry({ side: 0, draw: true }));
  ending.add(entry({ answer: 'wait', dice: [], standing: true }));
  assert.equal(ending.offer, 0, 'nobody has read it yet');
  ending.add(entry({ answer: 'wait', dice: [] }));
  assert.equal(ending.offer, null);
});
