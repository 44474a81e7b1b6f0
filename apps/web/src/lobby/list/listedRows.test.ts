import assert from 'node:assert/strict';
import { test } from 'node:test';
import { releaseRows, holdRows, findRowByKey, describeNewRows, windowOf } from './listedRows.ts';

const held = (shown: string, latest: string) => {
  const { rows, added, gone } = holdRows(shown.split(''), latest.split(''), (row) => row);
  return [rows.map((each) => (each.gone ? `(${each.row})` : each.row)).join(''), added, gone] as const;
};

test('while someone points at a list its rows stay where they are, and changes wait', () => {
  for (const [says, shown, latest, result] of [
    ['nothing has changed', 'abc', 'abc', ['abc', 0, 0]],
    ['one is new at the head', 'abc', 'xabc', ['abc', 1, 0]],
    ['one is new in the middle', 'abc', 'abxc', ['abc', 1, 0]],
    ['one has gone: it stays in its place', 'abc', 'ac', ['a(b)c', 0, 1]],
    ['two are new and one has gone', 'abc', 'xyac', ['a(b)c', 2, 1]],
    ['more have been fetched for the end: they come at once', 'abc', 'abcde', ['abcde', 0, 0]],
    ['new at the head and more at the end', 'abc', 'xabcd', ['abcd', 1, 0]],
    ['all have gone', 'ab', 'x', ['(a)(b)', 1, 2]],
    ['the order has changed', 'abc', 'cab', ['abc', 0, 0]],
  ] as const)
    assert.deepEqual(held(shown, latest), result, says);
  assert.equal(releaseRows(['a']).rows[0]?.gone, false);
});

test('a row that has changed shows its latest content in its place', () => {
  const rows = (turn: number) => [
    { id: 'a', turn: 1 },
    { id: 'b', turn },
  ];
  const { rows: shown } = holdRows(rows(1), rows(2), ({ id }) => id);
  assert.equal(shown[1]?.row.turn, 2);
});

test('the changes that wait are counted in words', () => {
  assert.equal(describeNewRows({ added: 2, gone: 1 }), '2 new, 1 gone.');
  assert.equal(describeNewRows({ added: 0, gone: 3 }), '3 gone.');
  assert.equal(describeNewRows({ added: 0, gone: 0 }), null);
});

test('of 500 rows fewer than 60 are in the page, wherever it is scrolled', () => {
  for (const scrolled of [0, 56, 5000, 500 * 56 - 900]) {
    const { from, to } = windowOf(scrolled, 900, 56, 500);
    assert.ok(to - from < 60, String(scrolled));
    assert.ok(from * 56 <= scrolled && to * 56 >= scrolled + 900 - 56, String(scrolled));
  }
  assert.deepEqual(windowOf(90_000, 900, 56, 3), { from: 3, to: 3 });
});

test('arrows move by row and stay within the list', () => {
  assert.equal(findRowByKey('ArrowDown', 0, 3, 10), 1);
  assert.equal(findRowByKey('ArrowUp', 0, 3, 10), 0);
  assert.equal(findRowByKey('End', 0, 3, 10), 2);
  assert.equal(findRowByKey('PageUp', 30, 40, 10), 20);
  assert.equal(findRowByKey('Home', 2, 3, 10), 0);
  assert.equal(findRowByKey('x', 1, 3, 10), null);
  assert.equal(findRowByKey('ArrowDown', 0, 0, 10), null);
});
