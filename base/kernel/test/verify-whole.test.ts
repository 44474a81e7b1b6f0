import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commitment, Game, type GameRecord, handOver, rechain, verify } from '../src/index.ts';
import { toyRules } from './toy.ts';
import {
  accepted,
  FAIR,
  giveStep,
  newGame,
  overWire,
  playOn,
  refusedCode,
  SEEDED,
  steps,
  type ToyGame,
} from './toy-game.ts';

const check = (record: GameRecord) => verify(overWire(record), toyRules());
const finished = (): GameRecord => playOn(newGame(FAIR), 'whole').record;

test('a cut record with a published secret fails, and names the missing part', () => {
  const record = finished();
  const cut = check({ ...record, entries: record.entries.slice(0, -1) });
  assert.deepEqual([cut.ok, cut.fault], [false, null]);
  assert.match(cut.missing ?? '', /secret is published.*this game is not over: its last entries are missing/);
});

test('a finished record without its secret fails, and names the unchecked throws', () => {
  const record = finished();
  const found = check({ ...record, dice: { ...FAIR, secret: null } });
  assert.deepEqual([found.ok, found.fault, found.throws], [false, null, 0]);
  assert.match(found.missing ?? '', new RegExp(`secret is missing: none of the ${found.unchecked} throws`));
});

test('the commitment and the last hash are shown, so that two players can compare them', () => {
  const record = finished();
  const found = check(record);
  assert.deepEqual([found.commitment, found.head], [FAIR.commitment, record.entries.at(-1)?.hash]);
});

test('a loser could write another end under the same commitment; only the last hash shows it', () => {
  const record = finished();
  const game = Game.fromRecord(toyRules(), { ...record, entries: record.entries.slice(0, 2) });
  const other = check(playOn(game, 'another end').record);
  assert.deepEqual([other.ok, other.commitment], [true, FAIR.commitment]);
  assert.notEqual(other.head, check(record).head);
});

test("each side's nonce is reported: before the first dice, later, or never", () => {
  const game = newGame(FAIR);
  game.append(accepted(game.proposeNonce(1, 'early')));
  assert.deepEqual(check(game.viewFor(null)).nonces, ['never', 'before']);
  steps(game, 'close', 'wait');
  giveStep(game, 0, { strike: 1 });
  game.append(accepted(game.proposeNonce(0, 'late')));
  assert.deepEqual(check(game.viewFor(null)).nonces, ['later', 'before']);
  assert.equal(check(newGame(SEEDED).record).nonces, null);
});

test('answers taken back are counted, and the throws that went with them', () => {
  const game = newGame(FAIR);
  steps(game, 'close', 'wait');
  giveStep(game, 0, { strike: 0 });
  game.append(accepted(game.proposeBack(0, 2, true)));
  giveStep(game, 0, { strike: 1 });
  assert.deepEqual(check(game.viewFor(null)).takenBack, { answers: 1, throws: 1 });
  assert.deepEqual(check(newGame(FAIR).viewFor(null)).takenBack, { answers: 0, throws: 0 });
});

/** A game begun under these dice, handed on in the middle of it, and played on. */
function handedOnGame(begun: ToyGame): { readonly record: GameRecord; readonly before: number } {
  begun.append(accepted(begun.proposeDraw(0, true)));
  steps(begun, 'close', 'wait');
  giveStep(begun, 0, { strike: 0 });
  const secret = 'of the next judge';
  const handed = handOver(overWire(begun.record), commitment(secret));
  const game = Game.fromRecord(toyRules(), handed);
  game.reveal(secret);
  return { record: playOn(game, 'handed on').record, before: begun.head };
}

test('a game handed over continues with new dice, and names the throws of the old ones', () => {
  for (const dice of [SEEDED, { ...FAIR }]) {
    const { record, before } = handedOnGame(newGame(dice));
    assert.deepEqual(record.dice.kind === 'fair' && record.dice.from, before + 1);
    const found = check(record);
    assert.deepEqual([found.ok, found.holds, found.from, found.unchecked], [false, true, before + 1, 1]);
    assert.match(found.missing ?? '', /^1 of \d+ throws were made elsewhere/);
    assert.ok(found.throws > 1);
  }
});

test('a nonce thrown in before a game was handed on does not count against the new secret', () => {
  const begun = newGame(FAIR);
  begun.append(accepted(begun.proposeNonce(0, 'known to the next judge')));
  assert.deepEqual(check(handedOnGame(begun).record).nonces, ['never', 'never']);
});

test('a game handed on before its first entry is like one begun there', () => {
  assert.deepEqual(handOver(newGame(SEEDED).record, FAIR.commitment).dice, { ...FAIR, secret: null });
});

test('a side adds at most twenty nonces', () => {
  const game = newGame(FAIR);
  for (let i = 0; i < 20; i++) game.append(accepted(game.proposeNonce(0, `${i}`)));
  assert.equal(refusedCode(game.proposeNonce(0, 'one more')), 'too-many-nonces');
  accepted(game.proposeNonce(1, 'the other side'));
});

test('a nonce of half a character is not taken, and a record with half a character anywhere is not read', () => {
  assert.equal(refusedCode(newGame(FAIR).proposeNonce(0, 'a\ud800')), 'malformed');
  accepted(newGame(FAIR).proposeNonce(0, 'whole: \u{1f3b2}'));
  const record = finished();
  for (const spoilt of [
    { ...record, players: ['\udc00', null] },
    { ...record, options: { note: '\ud83d' } },
    { ...record, options: { '\ud83d': 1 } },
    { ...record, rules: { ...record.rules, id: 'toy\ud800' } },
  ])
    assert.match(verify(spoilt, toyRules()).fault?.sentence ?? '', /whole characters \(no lone surrogate\)/);
});

/** A finished record with other dice and the chain made again, under these terms. */
function forged(dice: GameRecord['dice']): GameRecord {
  const record = finished();
  const at = record.entries.findIndex((entry) => 'dice' in entry && entry.dice.length > 0);
  const entries = record.entries.map((entry, i) =>
    i === at && 'dice' in entry
      ? { ...entry, dice: entry.dice.map((faces) => faces.map((face) => (face % 6) + 1)) }
      : entry,
  );
  return rechain({ ...record, entries }, { ...record, dice });
}

test('a record with forged dice fails: late dice, typed dice, or none of the secret', () => {
  const last = finished().entries.length;
  const terms: GameRecord['dice'][] = [last, last + 1, last + 2, 99_999].map((from) => ({ ...FAIR, from }));
  for (const dice of [...terms, { kind: 'typed' } as const, { ...FAIR, secret: null }]) {
    const found = check(forged(dice));
    assert.equal(found.ok, false, JSON.stringify(dice));
    assert.notEqual(found.fault?.sentence ?? found.missing, null);
  }
});

test('committed dice may begin right after the last entry of a continued game, and no later', () => {
  const game = newGame(SEEDED);
  steps(game, 'close', 'wait');
  const from = game.head + 1;
  assert.equal(check(handOver(overWire(game.record), FAIR.commitment)).fault, null);
  const late = check(
    rechain(game.record, { ...game.record, dice: { ...FAIR, secret: null, from: from + 1 } }),
  );
  assert.match(late.fault?.sentence ?? '', /begin with entry 4, but the record ends with entry 2/);
});
