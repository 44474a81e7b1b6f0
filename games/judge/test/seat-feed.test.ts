/**
 * The entries for a late reader, part by part: at most as many as it asks for. Revealed entries come before those
 * that reveal them.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Entry, Game } from '@linstock/kernel';
import { partial } from '@linstock/kernel/partial';
import { SeatFeed } from '../src/seat-feed.ts';

const entry = (n: number, side: 0 | 1, answer: unknown = `answer ${n}`) =>
  ({ n, side, answer, dice: [], hash: '' }) as Entry;

/** Six entries: the second is a sealed answer of the first side, and the fifth reveals it. */
function told() {
  const game = {
    head: 6,
    openedBy: (n: number) => (n === 5 ? [2] : []),
    entryFor: (side: 0 | 1 | null, each: Entry) => (each.n === 2 && side !== 0 ? entry(2, 0, 'shut') : each),
  };
  const feed = new SeatFeed(partial<Game<unknown, unknown, unknown>>(game));
  for (let n = 1; n <= 6; n++) feed.entries.push(entry(n, n === 2 ? 0 : 1));
  return (after: number, side: 0 | 1 | null, most?: number) =>
    feed.after(after, side, most).map((each) => ('answer' in each ? `${each.n} ${each.answer}` : each.n));
}

test('a reader gets at most the requested number of entries; all of them if it asks for all', () => {
  const after = told();
  assert.deepEqual(after(2, 1, 2), ['3 answer 3', '4 answer 4']);
  assert.deepEqual(after(5, 1, 2), ['6 answer 6']);
  assert.deepEqual(after(3, 0), ['4 answer 4', '5 answer 5', '6 answer 6']);
});

test('an answer sealed to a seat is sent again once revealed, in the part that reveals it and in no other', () => {
  const after = told();
  for (const reader of [1, null] as const) {
    assert.deepEqual(after(1, reader, 1), ['2 shut']);
    assert.deepEqual(after(2, reader, 2), ['3 answer 3', '4 answer 4'], 'not before');
    assert.deepEqual(after(4, reader, 1), ['2 answer 2', '5 answer 5']);
    assert.deepEqual(after(5, reader, 1), ['6 answer 6'], 'not again');
  }
  assert.deepEqual(after(4, 0, 1), ['5 answer 5'], 'his own he knows');
});
