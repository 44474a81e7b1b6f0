import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { CHANGEABLE } from '../../app/ownKeys.ts';
import { strokeOf } from '../../board/handling/keys.ts';
import { COMMANDS } from './commands.ts';
import { commandsOf, listKeyRows } from './keys.ts';

const press = (
  key: string,
  held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey', boolean>> = {},
) => ({
  ...{ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false },
  ...held,
});

const idsOf = (
  ...[event, letters = true, own = {}]: [ReturnType<typeof press>, boolean?, Record<string, string>?]
) => commandsOf(event, letters, own).map(({ id }) => id);

test('no letter has two uses: a key that the board obeys is no command of the screen', () => {
  for (const key of CHANGEABLE)
    assert.ok(!(strokeOf(press(key), {}, true) && idsOf(press(key)).length > 0), `${key} has two uses`);
});

test('no two commands have one name', () => {
  const ids = COMMANDS.map(({ id }) => id);
  assert.deepEqual(ids, [...new Set(ids)]);
});

test('each letter that does something is in the list, once', () => {
  const listed = listKeyRows()
    .flatMap(({ keys }) => [...new Set(keys)])
    .map((key) => key.toLowerCase());
  for (const key of CHANGEABLE) {
    if (!strokeOf(press(key), {}, true) && idsOf(press(key)).length === 0) continue;
    assert.deepEqual(
      listed.filter((each) => each === key),
      [key],
    );
  }
});

test('each key that the board obeys does something on a board', () => {
  const [ofTable] = ['i'];
  for (const command of COMMANDS)
    if ('obeyedBy' in command)
      for (const key of command.keys) assert.ok(key === ofTable || strokeOf(press(key), {}, true), key);
});

const ctrl = { ctrlKey: true };
const shift = { shiftKey: true };

for (const [says, event, ids] of [
  ['a letter', press('u'), ['take-back']],
  ['a letter with Shift', press('U', shift), ['take-back']],
  ['Ctrl and Z', press('z', ctrl), ['take-back']],
  ['the command key and Z', press('z', { metaKey: true }), ['take-back']],
  ['Ctrl, Shift and Z', press('Z', { ...ctrl, ...shift }), ['redo']],
  ['Ctrl, Alt and Z', press('z', { ...ctrl, altKey: true }), []],
  ['Alt and a letter', press('u', { altKey: true }), []],
  ['Ctrl and another letter', press('u', ctrl), []],
  ['B', press('b'), ['quarter-turn']],
  ['B with Shift', press('B', shift), ['half-turn']],
  ['the key of + without Shift', press('='), ['nearer']],
  ['Enter', press('Enter'), ['commit', 'next-step']],
  ['the space bar', press(' '), ['hide']],
  ['a figure', press('7'), ['choose-7']],
  ['a key of the board', press('v'), []],
] as const)
  test(`${says}: ${ids.join(' or ') || 'nothing'}`, () => assert.deepEqual(idsOf(event), ids));

test('without single-letter keys those with names still work, and those with Ctrl', () => {
  assert.deepEqual(idsOf(press('u'), false), []);
  assert.deepEqual(idsOf(press('7'), false), []);
  assert.deepEqual(idsOf(press('Escape'), false), ['back']);
  assert.deepEqual(idsOf(press(' '), false), ['hide']);
  assert.deepEqual(idsOf(press('z', ctrl), false), ['take-back']);
});

test('a key that was changed does what the usual one did', () => {
  assert.deepEqual(idsOf(press(';'), true, { u: ';' }), ['take-back']);
  assert.deepEqual(idsOf(press('u'), true, { u: ';' }), []);
});

test('the docs show the keys', () => {
  const rows = listKeyRows().map(
    ({ keys, does }) => `| ${keys.map((key) => `\`${key}\``).join(' ')} | ${does} |`,
  );
  const file = 'docs/changing-the-page.md';
  const shown = readFileSync(new URL(`../../../../../${file}`, import.meta.url), 'utf8');
  assert.ok(shown.includes(`|\n${rows.join('\n')}\n\n`), `${file} needs these rows:\n${rows.join('\n')}`);
});
