import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LogItem } from '@linstock/kernel';
import { makeLogItem, makePiece } from '../../common/testing.ts';
import { type EntryTick, findNearestEntry, hourOf, positionOf, stretchesOf } from './stretches.ts';

const removed = (...pieces: string[]): LogItem =>
  makeLogItem({ what: { kind: 'removed', pieces, how: 'destroyed' } });
const entry = (n: number, now: number, ...logItems: LogItem[]): EntryTick => ({
  ...{ n, now, logItems, throws: false, side: 0 },
});
const pieces = [makePiece({ id: 'a' }), makePiece({ id: 'b', side: 1 }), makePiece({ id: 'c', side: 1 })];

const entries = [entry(0, 1), entry(1, 1, removed('b')), entry(2, 1), entry(3, 2, removed('a', 'c'))];

test('each turn has a cell with its entries and both losses; future turns are empty', () => {
  assert.deepEqual(stretchesOf(entries, 4, pieces), [
    { now: 1, from: 0, to: 3, lost: [0, 1] },
    { now: 2, from: 3, to: 4, lost: [1, 1] },
    { now: 3, from: 4, to: 4, lost: [0, 0] },
    { now: 4, from: 4, to: 4, lost: [0, 0] },
  ]);
});

test('a battle of up to two hundred turns shows eight at first, then all that have been played', () => {
  assert.equal(stretchesOf(entries, 200, pieces).length, 8);
  const long = Array.from({ length: 30 }, (_, i) => entry(i, i + 1));
  assert.equal(stretchesOf(long, 200, pieces).length, 30);
});

test('every entry is found at its place on the track, and later ones at the end', () => {
  const cells = stretchesOf(entries, 4, pieces);
  for (const index of entries.keys()) assert.equal(findNearestEntry(positionOf(index, cells), cells), index);
  assert.ok(positionOf(2, cells) < 0.25 && positionOf(3, cells) > 0.25);
  assert.equal(findNearestEntry(0.9, cells), 3);
  assert.equal(findNearestEntry(0, cells), 0);
});

test('a turn begins as many minutes after the first fire as the rules say a turn lasts', () => {
  const pace = { one: 'turn', many: 'turns', minutes: 10 };
  assert.equal(hourOf(1, '07:00', pace), '7.00');
  assert.equal(hourOf(7, '07:05', pace), '8.05');
  assert.equal(hourOf(5, '23:30', pace), '0.10', 'past midnight');
  assert.equal(hourOf(3, null, pace), null);
  assert.equal(hourOf(3, '07:00', { one: 'turn', many: 'turns' }), null);
});
