import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  canonical,
  effective,
  entryHash,
  Game,
  type GameRecord,
  headerHash,
  type Json,
  parseRecord,
  RECORD_LIMITS,
  RecordError,
} from '../src/index.ts';
import { toyRules } from './toy.ts';
import { FAIR, giveStep, newGame, overWire, playOn, readBack, steps } from './toy-game.ts';

type Loose = { [key: string]: unknown };

test('a record written as JSON, read, and played again is the same game, story and hash', () => {
  const game = playOn(newGame(FAIR), 'a whole game');
  const again = readBack(game);
  assert.deepEqual(again.record, game.record);
  assert.equal(again.hash, game.hash);
  assert.deepEqual(again.position.state, game.position.state);
  assert.deepEqual(again.log, overWire(game.log));
  assert.deepEqual(parseRecord(overWire(game.record)), game.record);
});

test('every single change to a record is noticed, down to one die', () => {
  const record = playOn(newGame(), 'tampered with').record;
  const spoil = (change: (copy: GameRecord & { entries: Loose[] }) => void): (() => void) => {
    const copy = overWire(record) as GameRecord & { entries: Loose[] };
    change(copy);
    return () => Game.fromRecord(toyRules(), parseRecord(copy));
  };
  const thrown = record.entries.findIndex((entry) => 'dice' in entry && entry.dice.length > 0);
  const at = (copy: { entries: Loose[] }, index: number): Loose => copy.entries[index] as Loose;
  const dice = (copy: { entries: Loose[] }): number[][] => at(copy, thrown)['dice'] as number[][];
  assert.throws(
    spoil((copy) => dice(copy)[0]?.reverse().push(1)),
    RecordError,
  );
  assert.throws(
    spoil((copy) => {
      at(copy, thrown)['dice'] = [[1, 1]];
    }),
    { entry: thrown + 1 },
  );
  assert.throws(
    spoil((copy) => {
      at(copy, thrown)['dice'] = [];
    }),
    /has been changed/,
  );
  assert.throws(
    spoil((copy) => copy.entries.splice(1, 1)),
    /expected entry 2 next/,
  );
  assert.throws(
    spoil((copy) => {
      at(copy, 0)['salt'] = 'other';
    }),
    /Entry 1: its seal is of another answer/,
  );
  assert.throws(
    spoil((copy) => {
      at(copy, 0)['side'] = 1 - Number(at(copy, 0)['side']);
    }),
    RecordError,
  );
  assert.throws(
    spoil((copy) => {
      (copy.battle as Loose)['hash'] = '0'.repeat(64);
    }),
    /is laid out otherwise/,
  );
  assert.throws(
    spoil((copy) => {
      (copy.options as Loose)['brave'] = true;
    }),
    RecordError,
  );
});

test('a recomputed chain does not help: illegal answers and wrong dice are still refused', () => {
  const game = newGame();
  steps(game, 'close', 'wait');
  const record = game.record;
  const forge = (answer: Json, dice: number[][]): (() => void) => {
    const body = { n: 3, side: 0, answer, dice } as const;
    const entry = { ...body, hash: entryHash(game.hash, body) };
    return () => Game.fromRecord(toyRules(), { ...record, entries: [...record.entries, entry] });
  };
  assert.throws(forge({ strike: 9 }, [[6, 6]]), /Entry 3: The wounded strike with 3 at most/);
  assert.throws(
    forge({ strike: 1 }, []),
    /Entry 3: The record holds 0 throws here; the rules ask for one more/,
  );
  assert.throws(
    forge({ strike: 1 }, [
      [1, 1],
      [1, 1],
    ]),
    /Entry 3: The record holds 1 throws more/,
  );
  assert.throws(forge({ strike: 1 }, [[7, 1]]), /Entry 3: The rules ask for 2d6; the record holds \[7, 1\]/);
  assert.throws(forge({ nonsense: 1 }, [[1, 1]]), /Entry 3: That is no answer to "strike"/);
  assert.doesNotThrow(forge({ strike: 1 }, [[1, 1]]));
});

test('an entry that is refused leaves the game as it was, and the right one can follow', () => {
  const game = newGame();
  steps(game, 'close', 'wait');
  const before = canonical([game.record, game.position.state, game.log]);
  const body = {
    n: 3,
    side: 0,
    answer: { strike: 1 },
    dice: [
      [6, 6],
      [1, 1],
    ],
  } as const;
  assert.throws(() => game.append({ ...body, hash: entryHash(game.hash, body) }), RecordError);
  assert.equal(canonical([game.record, game.position.state, game.log]), before);
  giveStep(game, 0, { strike: 1 });
  assert.deepEqual(readBack(game).position.state, game.position.state);
});

test('foreign rules, another version and an unknown battle or option give a sentence', () => {
  const record = newGame().record;
  const refusedWith = (change: Partial<GameRecord>, sentence: RegExp): void =>
    assert.throws(() => Game.fromRecord(toyRules(), { ...record, ...change }), sentence);
  refusedWith({ rules: { id: 'chess', version: '1' } }, /of the rules "chess", not of "toy"/);
  refusedWith(
    { rules: { id: 'toy', version: '0.9' } },
    /version 0\.9 of Toy Duel; .* version 0\.9 is needed, and here is 1/,
  );
  refusedWith(
    { battle: { id: 'field', hash: record.battle.hash } },
    /knows no battle "field"; it knows yard/,
  );
  refusedWith({ options: { bold: 1 } }, /knows no option "bold"/);
  refusedWith({ dice: { ...FAIR, secret: 'another' } as typeof FAIR }, /not the one committed to/);
});

test('players and date are remarks; the secret is no part of the chain', () => {
  const record = newGame(FAIR).record;
  assert.equal(headerHash(record), headerHash({ ...record, players: ['X', 'Y'], created: '2030-01-01' }));
  assert.equal(headerHash(record), headerHash({ ...record, dice: { ...FAIR, secret: null } as typeof FAIR }));
  assert.notEqual(headerHash(record), headerHash({ ...record, options: { brave: true } }));
});

const good = overWire(playOn(newGame(), 'parsed', 6).record) as Loose;
const entry = (good['entries'] as Loose[])[0] as Loose;
const withEntry = (change: Loose): Loose => ({ ...good, entries: [{ ...entry, ...change }] });

for (const [value, sentence] of [
  [null, 'The record: expected an object, found null'],
  [[], 'The record: expected an object, found a list'],
  [{ format: 'linstock-game/9' }, 'written by a newer Linstock: its format is "linstock-game/9"'],
  [{ format: 'chess/9' }, 'format should be "linstock-game/1", found "chess/9"'],
  [{ ...good, colour: 'red' }, 'The record: the format has no field "colour" there'],
  [{ ...good, rules: { id: 7, version: '1' } }, 'rules.id: expected a text of 1 to 200 characters, found 7'],
  [{ ...good, battle: { id: 'yard', hash: 'XYZ' } }, 'battle.hash: expected a SHA-256'],
  [{ ...good, dice: { kind: 'loaded' } }, 'dice.kind: expected "fair", "seeded" or "typed", found "loaded"'],
  [{ ...good, players: ['Ann'] }, 'players: expected two names (or null), found a list'],
  [{ ...good, entries: {} }, 'entries: expected a list, found an object'],
  [withEntry({ n: 1.5 }), 'entries[0].n: expected a whole number from 1 to 100000, found 1.5'],
  [withEntry({ side: 2 }), 'entries[0].side: expected side 0 or 1, found 2'],
  [withEntry({ dice: [[0]] }), 'entries[0].dice[0][0]: expected a whole number from 1 to 1000, found 0'],
  [withEntry({ dice: 'six' }), 'entries[0].dice: expected a list, found "six"'],
  [withEntry({ note: '' }), 'entries[0]: the format has no field "note" there'],
  [
    { ...good, entries: [{ n: 1, side: 0, hash: entry['hash'] }] },
    'expected one of answer, seal, hand, back, nonce, resign, claim, off and draw',
  ],
] as const) {
  test(`a damaged record is refused: ${sentence}`, () => {
    assert.throws(
      () => parseRecord(value),
      (fault: Error) => fault instanceof RecordError && fault.message.includes(sentence),
    );
  });
}

test('a record made too large on purpose is refused by its size', () => {
  let deep: unknown = 1;
  for (let i = 0; i < 5000; i++) deep = [deep];
  assert.throws(
    () => parseRecord(withEntry({ answer: deep })),
    /no more than 20 levels of lists in lists, found a list/,
  );
  assert.throws(
    () => parseRecord(withEntry({ answer: new Array(20_000).fill(0) })),
    /more than 10000 values/,
  );
  assert.throws(
    () => parseRecord({ ...good, entries: new Array(RECORD_LIMITS.entries + 1) }),
    /at most 100000 items/,
  );
  assert.throws(() => parseRecord(withEntry({ dice: [new Array(2000).fill(1)] })), /at most 1000 items/);
});

test('after a take-back the remaining branch counts', () => {
  const game = newGame();
  steps(game, 'wait', 'wait');
  steps(game, 'wait', 'close');
  const body = { n: 5, side: 0, back: 2, agreed: true } as const;
  game.append({ ...body, hash: entryHash(game.hash, body) });
  giveStep(game, 1, { step: 'wait' });
  assert.deepEqual(
    effective(game.record.entries).map((counted) => counted.n),
    [1, 2, 6],
  );
});
