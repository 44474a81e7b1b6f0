import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Filled, type Sheet, unsetRows } from '@linstock/scene';
import { fillSheet } from './fill-sheet.ts';

const CHOICES = [
  { id: 'hold', label: 'Hold', refusal: null },
  { id: 'charge', label: 'Charge', refusal: null },
];
const sheet: Sheet<string> = {
  title: 'Orders',
  rows: ['63rd Foot', 'Light Horse'].map((label) => ({
    id: label,
    piece: label,
    body: '',
    label,
    choices: CHOICES,
  })),
  untold: null,
  refusePart: () => null,
  read: () => ({}),
  means: () => '',
  markers: () => [],
  answer: (filled) =>
    unsetRows(sheet, filled).length > 0 ? null : sheet.rows.map(({ id }) => filled[id]!.choice).join(' '),
  warn: (filled) => (filled['Light Horse']?.choice === 'hold' ? ['The horse stands idle.'] : []),
};

/** The replies to a person who types these lines, and the result. */
async function typed(lines: readonly string[], last: Filled = {}) {
  const said: string[] = [];
  const left = [...lines];
  const person = {
    printWords: (words: string) => said.push(words),
    readLine: async () => left.shift() ?? null,
  };
  const done = await fillSheet(sheet, last, person);
  return { done, said: said.join('\n') };
}

test('a sheet is shown, filled in line by line, and given when it is locked', async () => {
  const { done, said } = await typed(['order 63rd charge', 'lock', 'order 2 hold', 'lock']);
  assert.equal(done?.answer, 'charge hold');
  assert.match(said, /1 63rd Foot: \? Hold, Charge/);
  assert.match(said, /cannot be locked yet/);
  assert.match(said, /The horse stands idle/);
});

test('the last sheet can be sent again; unknown words get instructions', async () => {
  const last: Filled = { '63rd Foot': { choice: 'hold' }, 'Light Horse': { choice: 'charge' } };
  const { done, said } = await typed(['march!', 'as last time', 'lock'], last);
  assert.equal(done?.answer, 'hold charge');
  assert.match(said, /does not know these words/);
});

for (const lines of [['order all hold', 'quit'], []])
  test(`a person who stops after ${lines.length} lines gives no answer`, async () => {
    assert.equal((await typed(lines)).done, null);
  });
