import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { entryHash, Game, type GameRecord, verify } from '../src/index.ts';
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
  steps,
} from './toy-game.ts';

const finished = (): GameRecord => {
  const game = newGame(FAIR);
  game.append(accepted(game.proposeNonce(0, 'red throws this in')));
  steps(game, 'close', 'wait');
  giveStep(game, 0, { strike: 1 });
  game.append(accepted(game.proposeNonce(1, 'and blue this')));
  return playOn(game, 'verified').record;
};

test('a finished game verifies to the last die, without a server', () => {
  const record = overWire(finished());
  const found = verify(record, toyRules());
  assert.deepEqual(found.fault, null);
  assert.ok(found.ok && found.throws > 3 && found.dice === 'recomputed' && found.sealed === 0);
  assert.notEqual(found.verdict, null);
});

test('before the secret is published everything but the dice is checked, and it says so', () => {
  const judge = newGame(FAIR);
  steps(judge, 'close', 'wait');
  giveStep(judge, 0, { strike: 1 });
  const found = verify(overWire(judge.viewFor(null)), toyRules());
  assert.deepEqual([found.ok, found.holds, found.dice, found.throws], [false, true, 'secret', 0]);
  assert.match(found.missing ?? '', /none of the 1 throws could be recomputed yet/);
});

test('a judge that throws other dice than committed is discovered, even with a correct chain', () => {
  const record = finished();
  const at = record.entries.findIndex((entry) => 'dice' in entry && entry.dice.length > 0);
  const game = Game.fromRecord(toyRules(), { ...record, entries: record.entries.slice(0, at) });
  const honest = record.entries[at];
  assert.ok(honest && 'answer' in honest && honest.answer !== undefined && 'dice' in honest);
  const [a = 1, b = 1] = honest.dice[0] ?? [];
  const body = { n: at + 1, side: honest.side, answer: honest.answer, dice: [[(a % 6) + 1, b]] };
  game.append({ ...body, hash: entryHash(game.hash, body) });
  const found = verify(overWire(game.record), toyRules());
  assert.equal(found.ok, false);
  assert.equal(found.fault?.entry, at + 1);
  assert.match(
    found.fault?.sentence ?? '',
    /throw 1 should have shown \[\d, \d\]; the record holds \[\d, \d\]/,
  );
});

test('the secret can be published only once it is the one committed to', () => {
  const seat = Game.fromRecord(toyRules(), newGame(FAIR).viewFor(0));
  assert.throws(() => seat.diceFor(1), /Only the judge/);
  assert.throws(() => seat.reveal('made up'), /not the one committed to/);
  seat.reveal(SECRET);
  assert.deepEqual(seat.record.dice, FAIR);
});

test('nonces change the dice that follow, and count only for fair dice', () => {
  const plain = newGame(FAIR);
  const salted = newGame(FAIR);
  const faces = (game: typeof plain): string =>
    game.diceFor(9).throw({ count: 20, sides: 6, read: 'sum' }).join();
  salted.append(accepted(salted.proposeNonce(1, 'mine')));
  assert.notEqual(faces(plain), faces(salted));
  assert.equal(faces(readBack(salted)), faces(salted));
  assert.equal(refusedCode(newGame().proposeNonce(0, 'x')), 'no-nonce');
  assert.equal(refusedCode(plain.proposeNonce(0, '')), 'malformed');
  assert.equal(refusedCode(plain.proposeNonce(0, 'x'.repeat(201))), 'malformed');
});

test('a value that is no record gives a sentence, not a crash', () => {
  for (const junk of [null, 7, 'x', [], {}, { format: 'linstock-game/1' }]) {
    const found = verify(junk, toyRules());
    assert.equal(found.ok, false);
    assert.notEqual(found.fault?.sentence ?? '', '');
  }
});

test('a record with any one value changed is refused, or plays; it never crashes', () => {
  const record = overWire(finished());
  const places = placesIn(record);
  fc.assert(
    fc.property(fc.nat(places.length - 1), fc.jsonValue({ maxDepth: 2 }), (index, value) => {
      const copy = overWire(record);
      const path = places[index] ?? [];
      const holder = path.slice(0, -1).reduce<Tree>((tree, key) => tree[key] as Tree, copy as Tree);
      const last = path.at(-1) ?? '';
      const same = JSON.stringify(holder[last]) === JSON.stringify(value);
      holder[last] = value;
      const found = verify(copy, toyRules());
      assert.equal(found.ok, same, `${path.join('.')} = ${JSON.stringify(value)}`);
    }),
    { numRuns: 400, seed: 11 },
  );
});

type Tree = { [key: string | number]: unknown };

/** The way to every value in a tree, except the players' names, which are no part of the chain. */
function placesIn(tree: unknown): (string | number)[][] {
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree)
    .filter(([key]) => key !== 'players')
    .flatMap(([key, value]) => [[key], ...placesIn(value).map((path) => [key, ...path])]);
}
