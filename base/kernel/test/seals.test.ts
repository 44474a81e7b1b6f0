import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Entry, Game, RecordError, type Side } from '../src/index.ts';
import { toyRules } from './toy.ts';
import {
  accepted,
  FAIR,
  giveStep,
  newGame,
  overWire,
  playOn,
  refusedCode,
  salt,
  steps,
  type ToyGame,
} from './toy-game.ts';

const copyFor = (game: ToyGame, side: Side | null): ToyGame =>
  Game.fromRecord(toyRules(), overWire(game.viewFor(side)));

const send = (judge: ToyGame, entry: Entry, side: Side): Entry => overWire(judge.entryFor(side, entry));

test('both seats follow a sealed choice, and have the judge’s position once it is revealed', () => {
  const judge = newGame(FAIR);
  const red = copyFor(judge, 0);
  const blue = copyFor(judge, 1);
  const first = accepted(judge.propose(1, { step: 'close' }, 0, { salt }));
  judge.append(first);
  red.append(send(judge, first, 0));
  blue.append(send(judge, first, 1));
  assert.deepEqual([red.question(0)?.kind, red.question(1), blue.question(1)], ['step', null, null]);
  assert.ok(!JSON.stringify(red.record).includes('close'));

  const proposal = judge.propose(0, { step: 'wait' }, 1, { salt });
  const second = accepted(proposal);
  assert.deepEqual('opens' in proposal && proposal.opens, [1, 2]);
  assert.ok('salt' in second && 'salt' in first);
  const closed = judge.entryFor(1, second);
  assert.ok(!('answer' in closed), 'before it is appended the second answer is sealed to the other seat');
  judge.append(second);
  assert.deepEqual(judge.openedBy(2), [1, 2]);
  assert.throws(() => red.append(second), /Entry 2: it opens a sealed answer that is not known here/);
  assert.throws(() => blue.append(overWire(closed)), /Entry 2: it opens a sealed answer/);
  assert.deepEqual([red.head, blue.head], [1, 1], 'a copy is never behind its own record');

  const told = [...judge.openedBy(2).filter((n) => n < 2), 2].map(
    (n) => judge.record.entries[n - 1] as Entry,
  );
  red.follow(overWire(told));
  blue.follow(overWire(told));
  for (const seat of [red, blue]) {
    assert.deepEqual(seat.position.state, judge.position.state);
    assert.equal(seat.hash, judge.hash);
    assert.equal(seat.question(1)?.kind, 'strike');
    assert.deepEqual(seat.record.entries, judge.record.entries);
  }
});

test('a spectator and the other seat do not get a sealed answer, its salt or the dice secret', () => {
  const judge = newGame(FAIR);
  giveStep(judge, 0, { step: 'close' });
  for (const seat of [1, null] as const) {
    const text = JSON.stringify(judge.viewFor(seat));
    assert.ok(!/close|salt \d|a secret/.test(text), text);
  }
  assert.ok(JSON.stringify(judge.viewFor(0)).includes('close'));
  assert.ok(!JSON.stringify(judge.viewFor(0)).includes('a secret'));
});

test('a sealed answer taken back stays sealed during the game, and is revealed at its end', () => {
  const judge = newGame(FAIR);
  giveStep(judge, 0, { step: 'close' });
  judge.append(accepted(judge.proposeBack(0, 0)));
  steps(judge, 'wait', 'wait');
  const view = judge.viewFor(1);
  assert.ok(!('answer' in (view.entries[0] as Entry)));
  assert.deepEqual(copyFor(judge, 1).position.state, judge.position.state);
  playOn(judge, 'on');
  assert.ok(judge.openedBy(judge.head).includes(1), 'the last entry makes it known');
  assert.deepEqual(judge.viewFor(1), judge.record);
});

test('a seal fits only its own answer', () => {
  const judge = newGame();
  const entry = accepted(judge.propose(0, { step: 'close' }, 0, { salt: () => 'pepper' }));
  judge.append(entry);
  const blue = copyFor(judge, 1);
  giveStep(judge, 1, { step: 'wait' });
  assert.throws(() => blue.unseal(1, { step: 'wait' }, 'pepper'), /Entry 1: its seal is of another answer/);
  assert.throws(() => blue.unseal(2, { step: 'wait' }, 'pepper'), RecordError);
  blue.unseal(1, { step: 'close' }, 'pepper');
  assert.equal(blue.question(1)?.kind, 'step');
});

test('a copy that does not know the other answer says that only the judge can go on', () => {
  const judge = newGame();
  giveStep(judge, 0, { step: 'close' });
  const blue = copyFor(judge, 1);
  assert.equal(refusedCode(blue.propose(1, { step: 'wait' }, 1, { salt })), 'sealed');
  const { throws, opens } = blue.preview(1, { step: 'wait' });
  assert.deepEqual({ throws, opens }, { throws: false, opens: true });
});

test('a secret answer cannot be given openly, nor an open one under a seal, nor without a salt', () => {
  const judge = newGame();
  assert.throws(() => judge.propose(0, { step: 'wait' }, 0), /needs a salt/);
  const sealed = accepted(judge.propose(0, { step: 'wait' }, 0, { salt }));
  assert.throws(() => judge.append({ ...sealed, hash: '0'.repeat(64) }), /has been changed/);
});
