import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  byHandWords,
  Game,
  type ManualEdit,
  parseRecord,
  RecordError,
  rechain,
  verify,
} from '../src/index.ts';
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
  SECRET,
  SEEDED,
  steps,
  type ToyGame,
} from './toy-game.ts';

const wounded = (wounds: number, piece = 'blue'): ManualEdit[] => [{ piece, set: { wounds } }];
const sandbox = (): ToyGame => newGame(SEEDED, false, true);

function edit(game: ToyGame, wounds: number, piece = 'blue'): void {
  game.append(accepted(game.proposeHand(0, wounded(wounds, piece), { agreed: true })));
}

test('a change by hand needs both sides, except in a sandbox', () => {
  assert.equal(refusedCode(newGame().proposeHand(0, wounded(1))), 'not-agreed');
  assert.equal(accepted(newGame().proposeHand(0, wounded(1), { agreed: true })).agreed, true);
  assert.equal(accepted(sandbox().proposeHand(0, wounded(1))).agreed, false);
});

test('the record, the log and the check say whether the other side was asked', () => {
  const game = newGame();
  steps(game, 'wait', 'wait');
  game.append(accepted(game.proposeHand(0, wounded(1), { agreed: true, asked: true })));
  assert.equal(game.log.at(-1)?.logItem.sentence, 'By hand: 1 wounds. The other side was asked and agreed.');
  assert.match(
    byHandWords(verify(overWire(game.record), toyRules()).byHand),
    /agreed to by the other side, who was asked\./,
  );
  game.append(accepted(game.proposeBack(0, 2)));
  game.append(accepted(game.proposeHand(0, wounded(2), { agreed: true, asked: false })));
  assert.match(game.log.at(-1)?.logItem.sentence ?? '', /No other side had to be asked\.$/);
  const record = overWire(game.record);
  assert.match(byHandWords(verify(record, toyRules()).byHand), /, made where none had to be asked/);
  const entries = record.entries.map((entry) => ('hand' in entry ? { ...entry, asked: true } : entry));
  assert.ok(verify({ ...record, entries }, toyRules()).fault, 'it is in the hash');
});

test('a refused change is explained in a sentence and changes nothing', () => {
  const game = newGame();
  const before = game.hash;
  const refused = game.proposeHand(0, wounded(4), { agreed: true });
  assert.equal('refused' in refused && refused.refused.sentence, 'A champion has 0 to 3 wounds.');
  assert.equal(refusedCode(game.proposeHand(0, [], { agreed: true })), 'malformed');
  assert.equal(refusedCode(game.proposeHand(0, wounded(3), { agreed: true })), 'would-end');
  assert.deepEqual([game.hash, game.position.state.wounds], [before, [0, 0]]);
});

test('rules without umpire mode refuse any change by hand', () => {
  const { edit: _, ...rules } = toyRules();
  const game = Game.create(rules, { battle: 'yard', dice: SEEDED, umpire: true });
  assert.equal(refusedCode(game.proposeHand(0, wounded(1))), 'no-hand');
});

test('after a change both sides are asked again, and the log says it', () => {
  const game = newGame();
  steps(game, 'wait', 'wait');
  edit(game, 2);
  assert.deepEqual(game.position.state.wounds, [0, 2]);
  assert.deepEqual(
    game.log.map(({ n, logItem }) => [n, logItem.sentence]),
    [[3, 'By hand: 2 wounds.']],
  );
  assert.deepEqual(
    game.open.map(({ kind }) => kind),
    ['step', 'step'],
  );
  assert.equal(refusedCode(game.propose(0, { step: 'wait' }, 2, { salt: () => 'x' })), 'stale');
});

test('between stable points nothing is changed by hand', () => {
  const game = newGame();
  giveStep(game, 0, { step: 'close' });
  assert.equal(refusedCode(game.proposeHand(1, wounded(1), { agreed: true })), 'not-stable');
  giveStep(game, 1, { step: 'wait' });
  assert.equal(game.question(0)?.kind, 'strike');
  assert.equal(refusedCode(game.proposeHand(0, wounded(1), { agreed: true })), 'not-stable');
});

test('an edited game goes on, replays to the same hash, and verifies with its edits counted', () => {
  const game = newGame(FAIR);
  for (let i = 0; i < 40 && !game.over; i++) {
    playOn(game, `edited ${i}`, 2);
    const proposal = game.proposeHand(1, wounded(i % 3, i % 2 ? 'red' : 'blue'), {
      agreed: true,
      because: 'to try it',
    });
    if ('entry' in proposal) game.append(proposal.entry);
  }
  playOn(game, 'to the end');
  game.reveal(SECRET);
  const found = verify(overWire(game.record), toyRules());
  assert.equal(found.ok, true, found.fault?.sentence ?? found.missing ?? '');
  const hands = game.record.entries.filter((entry) => 'hand' in entry).map(({ n }) => n);
  assert.ok(hands.length > 3);
  assert.deepEqual(found.byHand, { entries: hands, agreed: true, asked: null });
  assert.deepEqual(readBack(game).position.state, game.position.state);
  for (const n of hands) assert.deepEqual(readBack(game).positionAt(n).state, game.positionAt(n).state);
});

test("one's own change is taken back freely, the other side's needs its agreement", () => {
  const game = newGame();
  steps(game, 'wait', 'wait');
  edit(game, 2);
  assert.equal(game.takeBack(1).barrier, 'opponent');
  assert.deepEqual([game.takeBack(0).steps, game.takeBack(0).to], [1, 2]);
  game.append(accepted(game.proposeBack(0, 2)));
  assert.deepEqual([game.position.state.wounds, game.log.length], [[0, 0], 0]);
  assert.deepEqual(verify(game.record, toyRules()).byHand.entries, []);
});

test('a take-back past a change by hand restores the position before it, or the one after it', () => {
  const game = newGame();
  steps(game, 'wait', 'wait');
  edit(game, 1);
  for (let round = 0; round < 9; round++) steps(game, 'wait', 'wait');
  assert.deepEqual(game.positionAt(3).state.wounds, [0, 1]);
  game.append(accepted(game.proposeBack(0, 5, true)));
  assert.deepEqual([game.position.state.wounds, game.position.state.round], [[0, 1], 3]);
  game.append(accepted(game.proposeBack(0, 2, true)));
  assert.deepEqual(game.position.state.wounds, [0, 0]);
  assert.deepEqual(readBack(game).position.state, game.position.state);
});

test('every seat follows a change by hand, as it knows the game', () => {
  const judge = newGame(FAIR);
  const seats = ([0, 1, null] as const).map((side) => ({
    side,
    copy: Game.fromRecord(toyRules(), judge.viewFor(side)),
  }));
  for (let i = 0; i < 6; i++) {
    steps(judge, 'wait', 'wait');
    edit(judge, i % 3);
  }
  for (const { side, copy } of seats) {
    for (const { n } of judge.record.entries) {
      for (const opened of judge.openedBy(n))
        copy.follow([judge.entryFor(side, judge.record.entries[opened - 1]!)]);
      copy.follow([judge.entryFor(side, judge.record.entries[n - 1]!)]);
    }
    assert.deepEqual([copy.hash, copy.position.state], [judge.hash, judge.position.state]);
  }
});

test('a changed edit breaks the chain, and one without consent is refused', () => {
  const game = newGame();
  edit(game, 1);
  const tampered = overWire(game.record);
  Object.assign(tampered.entries[0]!, { hand: wounded(2) });
  assert.match(verify(tampered, toyRules()).fault?.sentence ?? '', /hash does not follow/);
  const alone = rechain(sandboxed(game), game.record);
  assert.throws(() => Game.fromRecord(toyRules(), alone), RecordError);
});

/** The same record with its change made without consent. */
function sandboxed({ record }: ToyGame) {
  const entries = record.entries.map((entry) => ('hand' in entry ? { ...entry, agreed: false } : entry));
  return { ...record, entries };
}

test('a record without pieces in a change is no record', () => {
  const game = newGame();
  edit(game, 1);
  const empty = overWire(game.record);
  Object.assign(empty.entries[0]!, { hand: [] });
  assert.throws(() => parseRecord(empty), /at least one piece/);
});
