import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canonical, type LogItem, Position, type Rules, recordedDice, seededDice } from '../src/index.ts';
import { type Duel, type Move, toyRules } from './toy.ts';
import type { ToyPosition } from './toy-game.ts';

const FIELD = { brave: false };
const MISS = [[1, 1]];
const HIT = [[6, 4]];

function start(logItems?: LogItem[]): ToyPosition {
  return Position.start(
    toyRules(),
    FIELD,
    recordedDice([]),
    logItems ? { listen: (one) => logItems.push(one) } : {},
  );
}

/** Red closes, Blue waits. */
function closed(position: ToyPosition): ToyPosition {
  position.giveAnswer(0, { step: 'close' }, recordedDice([]));
  position.giveAnswer(1, { step: 'wait' }, recordedDice([]));
  return position;
}

test('of two questions open at once each side answers its own, in either order, and play waits for both', () => {
  const position = start();
  assert.equal(position.answer(1, { step: 'wait' }, recordedDice([])), null);
  assert.deepEqual([position.open.length, position.question(1), position.stable], [1, null, false]);
  assert.equal(position.answer(1, { step: 'close' }, recordedDice([]))?.code, 'not-asked');
  assert.equal(position.answer(0, { step: 'close' }, recordedDice([])), null);
  assert.equal(position.question(0)?.kind, 'strike');
});

test('a copy in the middle of a procedure is silent and independent', () => {
  const logItems: LogItem[] = [];
  const position = closed(start(logItems));
  position.giveAnswer(0, { strike: 1 }, recordedDice(HIT));
  const heard = logItems.length;
  const copy = position.clone();
  copy.giveAnswer(1, { reel: false }, recordedDice([]));
  assert.equal(logItems.length, heard);
  assert.equal(position.question(1)?.kind, 'reel');
  assert.deepEqual(
    [copy.state.wounds, position.state.wounds],
    [
      [0, 2],
      [0, 0],
    ],
  );
});

test('a listener hears each throw with its reckoning, faces and outcome', () => {
  const logItems: LogItem[] = [];
  closed(start(logItems)).giveAnswer(0, { strike: 1 }, recordedDice(MISS));
  assert.deepEqual(
    logItems.map((one) => [one.thrown?.reckoning.name, one.what]),
    [
      ['blow', null],
      [undefined, 'blow'],
    ],
  );
  assert.deepEqual(
    [logItems[0]?.thrown?.faces, logItems[0]?.thrown?.value, logItems[0]?.thrown?.outcome],
    [[1, 1], 2, '0'],
  );
});

test('a position run without keep is copied at stable points, and says why it cannot be between them', () => {
  const position = Position.start(toyRules(), FIELD, recordedDice([]), { keep: false });
  assert.equal(canonical(position.clone().state), canonical(position.state));
  closed(position);
  assert.equal(position.stable, false);
  assert.throws(() => position.clone(), /run without keep/);
});

test('giving an answer without a question is a mistake of the program', () => {
  const position = closed(start());
  assert.throws(() => position.giveAnswer(1, { strike: 1 }, recordedDice(MISS)), RangeError);
});

test('a rulebook whose first question is not stable is refused', () => {
  const rules = toyRules();
  const eager: Rules<Duel, Move, { brave: boolean }> = {
    ...rules,
    *play(umpire, field, s) {
      const asked = rules.play(umpire, field, s).next([]);
      if (!asked.done && !('reveal' in asked.value))
        yield asked.value.map((question) => ({ ...question, stable: false }));
    },
  };
  assert.throws(
    () => Position.start(eager, FIELD, seededDice('x')),
    /first question, "step", must be a stable one/,
  );
});
