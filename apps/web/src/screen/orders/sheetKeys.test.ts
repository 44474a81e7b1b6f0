import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SheetRow } from '@linstock/scene';
import { findSheetKeyAction, lettersOf } from './sheetKeys.ts';

const ROW: SheetRow = {
  id: '1',
  piece: 'u1',
  body: 'b',
  label: '2nd Wisconsin',
  choices: [
    { id: 'Fm', label: 'Form', key: 'O', refusal: null },
    { id: 'Fr', label: 'First fire', key: 'F', refusal: null },
  ],
};

const press = (key: string, held: Partial<KeyboardEvent> = {}) =>
  findSheetKeyAction({ key, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, ...held }, ROW);

test('in the form a letter gives the focused row its order, arrows only move, the browser keeps Ctrl', () => {
  assert.deepEqual(press('o'), { action: 'choose', choice: 'Fm' });
  assert.deepEqual(press('F'), { action: 'choose', choice: 'Fr' });
  assert.deepEqual(press('ArrowDown'), { action: 'row', by: 1 });
  assert.deepEqual(press('ArrowLeft'), { action: 'ring', by: -1 });
  assert.deepEqual(press(']'), { action: 'turn', by: 50 });
  assert.deepEqual(press('{', { shiftKey: true }), { action: 'turn', by: -450 });
  assert.deepEqual(press('R', { shiftKey: true }), { action: 'as-last-time' });
  assert.deepEqual(press('n'), { action: 'next-unset' });
  assert.deepEqual(press('l'), { action: 'lock' });
  assert.deepEqual(press('b'), { action: 'all' });
  for (const [key, held] of [
    ['f', { ctrlKey: true }],
    ['r', {}],
    ['m', {}],
    ['Tab', {}],
  ] as const)
    assert.equal(press(key, held), null, key);
});

test('the letters of a row are announced when the focus enters the form by a key', () => {
  assert.equal(
    lettersOf(ROW),
    '2nd Wisconsin: O Form, F First fire. The arrows go from row to row, L locks.',
  );
});
