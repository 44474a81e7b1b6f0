import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Game, RecordError, rechain, replay } from '../src/index.ts';
import { toyRules } from './toy.ts';
import { newGame, playOn } from './toy-game.ts';

const rules = toyRules();
const record = playOn(newGame(), 'kept for years').record;
const OLD = 'a'.repeat(64);
const oldBattle = rechain(record, { rules: record.rules, battle: { id: 'yard', hash: OLD } });
const oldVersion = rechain(record, { rules: { id: 'toy', version: '0' }, battle: record.battle });

test('a record with an older hash of the same field plays to the same end, and keeps its own header', () => {
  assert.throws(() => Game.fromRecord(rules, oldBattle), /"yard" is laid out otherwise here/);
  const game = Game.fromRecord({ ...rules, olderHashes: { yard: [OLD] } }, oldBattle);
  assert.deepEqual(game.position.state, Game.fromRecord(rules, record).position.state);
  assert.deepEqual(game.record, oldBattle);
});

test('a record of an older version continues if the rulebook plays the same', () => {
  assert.throws(() => Game.fromRecord(rules, oldVersion), /under version 0 of Toy Duel/);
  const game = Game.fromRecord({ ...rules, plays: ['0'] }, oldVersion);
  assert.deepEqual(game.verdict, Game.fromRecord(rules, record).verdict);
});

test('a record that cannot be continued can be replayed, with a sentence that says why', () => {
  const { game, against } = replay(rules, oldVersion);
  assert.match(against ?? '', /under version 0 of Toy Duel.*viewed to its end/);
  assert.deepEqual(game.position.state, Game.fromRecord(rules, record).position.state);
  assert.equal(replay(rules, record).against, null);
});

test('an older record can be viewed as far as the present rules accept its entries', () => {
  const at = oldVersion.entries.findIndex((entry) => 'answer' in entry && !('seal' in entry));
  const entries = oldVersion.entries.map((entry, i) =>
    i === at ? { ...entry, answer: { strike: 99 } } : entry,
  );
  const refused = rechain({ ...oldVersion, entries } as typeof oldVersion, oldVersion);
  const { game, against } = replay(rules, refused);
  assert.equal(game.head, at);
  assert.match(against ?? '', new RegExp(`up to entry ${at} of ${entries.length}`));
  const mostlyTheSame = replay({ ...rules, plays: ['0'] }, refused);
  assert.equal(mostlyTheSame.game.head, at);
  assert.match(
    mostlyTheSame.against ?? '',
    new RegExp(`version 1 does not go on with it: Entry ${at + 1}: .*up to entry ${at} of`),
  );
});

test('a broken hash chain makes any record invalid, even an old one', () => {
  const [first, ...rest] = oldVersion.entries;
  const broken = { ...oldVersion, entries: [{ ...first, hash: OLD }, ...rest] } as typeof oldVersion;
  assert.throws(() => replay(rules, broken), { entry: 1 });
  assert.throws(() => replay({ ...rules, plays: ['0'] }, broken), { entry: 1 });
  assert.throws(() => replay(rules, { ...record, rules: { id: 'chess', version: '1' } }), RecordError);
});
