import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Outlook } from '@linstock/scene';
import { shownOf } from './outlook.ts';

test('one filter of the outlook keeps the numbers of the whole list', () => {
  const one = (title: string, side: 0 | 1, clash: boolean): Outlook => ({
    ...{ title, side, clash, when: '', sentence: '', clause: 'C-1', pieces: [], at: { x: 0, y: 0 } },
  });
  const list = [one('fires', 0, false), one('charges', 1, true), one('moves', 0, true)];
  const numbers = (...[show, mine]: [Parameters<typeof shownOf>[1], (0 | 1)[]]) =>
    shownOf(list, show, mine).map(({ number }) => number);
  assert.deepEqual(numbers('all', [0]), [1, 2, 3]);
  assert.deepEqual(numbers('mine', [0]), [1, 3]);
  assert.deepEqual(numbers('theirs', [0]), [2]);
  assert.deepEqual(numbers('clashes', [0]), [2, 3]);
});
