/** Rows for a sheet that is filled in: its data before, an event, and its result. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { refusal } from '@linstock/kernel';
import type { Picked } from '@linstock/scene';
import { sheetIn } from '../state/modeSelectors.ts';
import type { OpenSheet } from '../state/state.ts';
import {
  listSent,
  makeFillingMode,
  makeRowChoice,
  pieceOf,
  rowOf,
  sceneOf,
  sheetOf,
  startAt,
} from '../testStates.ts';
import { type SessionEvent, transition } from '../transition.ts';

const no = refusal('R-TEST', 'T-2', 'It may not charge.');
const hold = makeRowChoice('hold');
const march = makeRowChoice('march', { kind: 'heading', label: 'a way', ahead: 0, spread: 0 });
const charge = makeRowChoice('charge', { kind: 'piece', label: 'an enemy' });
const dig = makeRowChoice('dig', { kind: 'place', label: 'a place' });
const a = rowOf('a', [hold, march, charge, dig]);
const b = rowOf('b', [hold, makeRowChoice('charge', undefined, no)]);
const c = rowOf('c', [hold], 'other');
const SHEET = sheetOf([a, b, c]);
const ALL_HOLD = { a: { choice: 'hold' }, b: { choice: 'hold' }, c: { choice: 'hold' } };

const pose = { x: 0, y: 0, facing: 0, frontage: 1, depth: 1 };
const SCENE = sceneOf([
  pieceOf('a', { place: { spot: { x: 0, y: 0 } }, pose }),
  pieceOf('b', { place: { spot: { x: 0, y: 0 } }, pose }),
  pieceOf('enemy', { side: 1, place: { spot: { x: 0, y: 9 } } }),
]);

/** The written rows, the active row, the waiting choice, the rows left out, the sent answer and the messages. */
function describe(fields: Partial<OpenSheet>, event: SessionEvent): readonly string[] {
  const before = startAt(
    { takes: ['a hold, b hold, c hold'] },
    { scene: SCENE },
    makeFillingMode(SHEET, fields),
  );
  const after = transition(before, event);
  const { toast, sheets } = after.state;
  const sheet = sheetIn(after.state);
  if (!sheet) return [];
  const written = Object.entries(sheet.filled).map(([id, note]) => {
    const { choice, detail } = note;
    return `${id} ${choice}${detail ? ` ${Object.values(detail).join()}` : ''}`;
  });
  const stored = after.effects.some((effect) => effect.do === 'store draft');
  return [
    ...written,
    ...(sheet.row === null ? [] : [`row ${sheet.row}`]),
    ...(sheet.body === null ? [] : [`body ${sheet.body}`]),
    ...(sheet.waits === null ? [] : [`waits for ${sheet.waits}`]),
    ...(sheet.looks === null ? [] : [`looks at ${sheet.looks.choice}`]),
    ...(sheet.kept ?? { of: [] }).of.map((each) => `leaves out ${each.row}: ${each.sentence}`),
    ...(stored && sheets.drafts['0 move T-1'] === sheet.filled ? ['stored'] : []),
    ...listSent(after),
    ...(toast ? [`says ${toast.sentence}`] : []),
  ];
}

const click = (pick: Picked, again = false): SessionEvent => ({
  ...{ on: 'board', do: 'click', candidates: [pick], how: { again } },
});
const write = (row: typeof a, choice: string): SessionEvent => ({
  on: 'sheet',
  do: 'write',
  row,
  written: { choice },
});

type Row = readonly [what: string, before: Partial<OpenSheet>, event: SessionEvent, after: readonly string[]];

// biome-ignore format: a table is read by its columns.
const rows: readonly Row[] = [
  ['a choice is written, and the draft stored',          {},                               write(a, 'hold'),                                        ['a hold', 'row a', 'stored']],
  ['a choice that needs a piece waits for a click',      {},                               write(a, 'charge'),                                      ['row a', 'waits for charge']],
  ['a choice that is refused says why',                  {},                               write(b, 'charge'),                                      ['says It may not charge.']],
  ['a click on a piece completes the choice that waits', { row: 'a', waits: 'charge' },    click({ piece: 'enemy' }),                               ['a charge enemy', 'row a', 'stored']],
  ['a choice that waits keeps its row if another is clicked', { row: 'a', waits: 'dig' },    click({ piece: 'b' }),                                   ['row a', 'waits for dig']],
  ['a click on ground turns the march of the active row', { row: 'a', filled: { a: { choice: 'march', detail: { heading: 0 } } } }, click({ spot: { x: 9, y: 0 } }), ['a march 900', 'row a', 'stored']],
  ['a click on a piece makes its row active',            {},                               click({ piece: 'b' }),                                   ['row b']],
  ['a click on the active piece lets its row go',        { row: 'b' },                     click({ piece: 'b' }),                                   []],
  ['a row is made active',                               {},                               { on: 'sheet', do: 'hold', row: 'c' },                   ['row c']],
  ['a body is made active',                              { row: 'a' },                     { on: 'sheet', do: 'hold body', body: 'b' },             ['body b']],
  ['an active body is let go',                           { body: 'b' },                    { on: 'sheet', do: 'hold body', body: 'b' },             []],
  ['a click on ground sends the active body that way',   { body: 'b' },                    click({ spot: { x: 9, y: 0 } }),                         ['a march 900', 'body b', 'leaves out b: It has no such order.', 'stored']],
  ['the next open row is made active',                   { row: 'a', filled: { b: { choice: 'hold' } } }, { on: 'sheet', do: 'hold next' },         ['b hold', 'row c']],
  ['the next open row is sought from the start again',   { row: 'c', filled: { c: { choice: 'hold' } } }, { on: 'sheet', do: 'hold next' },         ['c hold', 'row a']],
  ['one choice is written in all rows that may have it', {},                               { on: 'sheet', do: 'write all', rows: [a, b], choice: 'charge' }, ['leaves out a: charge: say an enemy too.', 'leaves out b: It may not charge.', 'stored']],
  ['what a card proposes is written',                    { row: 'c' },                     { on: 'sheet', do: 'write proposed', writes: [{ row: 'a', written: { choice: 'hold' } }] }, ['a hold', 'row c', 'stored']],
  ['what a card proposes and a row refuses says why',    {},                               { on: 'sheet', do: 'write proposed', writes: [{ row: 'a', written: { choice: 'hold' } }, { row: 'b', written: { choice: 'charge' } }] }, ['says It may not charge.']],
  ['a choice is looked at',                              {},                               { on: 'sheet', do: 'look', looks: { row: 'a', choice: 'hold' } }, ['looks at hold']],
  ['a row is cleared',                                   { filled: ALL_HOLD },             { on: 'sheet', do: 'clear', row: a },                    ['b hold', 'c hold', 'stored']],
  ['all rows are cleared',                               { filled: ALL_HOLD },             { on: 'sheet', do: 'clear all' },                        ['stored']],
  ['open rows are filled as last time',                  { last: ALL_HOLD, filled: { a: { choice: 'march', detail: { heading: 9 } } } }, { on: 'sheet', do: 'as last time' }, ['a march 9', 'b hold', 'c hold', 'stored']],
  ['a full sheet is sent',                               { filled: ALL_HOLD },             { on: 'sheet', do: 'lock' },                             ['a hold', 'b hold', 'c hold', 'sends 0 a hold, b hold, c hold']],
  ['a sheet with an open row is not sent',               { filled: { a: { choice: 'hold' } } }, { on: 'sheet', do: 'lock' },                        ['a hold']],
  ['a sheet that the rules refuse says why',             { filled: { ...ALL_HOLD, a: { choice: 'march', detail: { heading: 9 } } } }, { on: 'sheet', do: 'lock' }, ['a march 9', 'b hold', 'c hold', 'says No.']],
];

for (const [what, before, event, after] of rows)
  test(what, () => assert.deepEqual(describe(before, event), after));
