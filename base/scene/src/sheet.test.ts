import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { refusal } from '@linstock/kernel';
import { clearRow, type Filled, keepFitting, type Sheet, unsetRows, writeRow, writeRows } from './sheet.ts';
import { sayToSheet, sheetInWords } from './sheet-commands.ts';

const HOLD = { id: 'hold', label: 'Hold', refusal: null };
const MOVE = {
  id: 'move',
  label: 'Move',
  refusal: null,
  needs: { kind: 'heading', label: 'a heading', ahead: 450 },
} as const;
const FALL_BACK = {
  id: 'back',
  label: 'Fall back',
  refusal: null,
  needs: { kind: 'number', label: 'how far', least: 1, most: 6 },
} as const;
const CHARGE = {
  id: 'charge',
  label: 'Charge',
  refusal: null,
  needs: { kind: 'piece', label: 'whom' },
} as const;
const SEIZE = {
  id: 'seize',
  label: 'Seize',
  refusal: null,
  needs: { kind: 'place', label: 'where' },
} as const;
const SPENT = { ...CHARGE, refusal: refusal('spent', 'T-2', 'Spent troops do not charge.') };

const row = (id: string, label: string, body: string, ...more: (typeof CHARGE | typeof SPENT)[]) => ({
  id,
  piece: `piece ${id}`,
  body,
  label,
  choices: [HOLD, MOVE, FALL_BACK, SEIZE, ...more],
});

/** Three regiments of two brigades; no two may charge the same enemy, and each needs a choice. */
const SHEET: Sheet<readonly string[]> = {
  title: 'Orders of the turn',
  rows: [
    row('a', '63rd Foot', 'first', CHARGE),
    row('b', '64th Foot', 'first', CHARGE),
    row('c', 'Light Horse', 'second', SPENT),
  ],
  refusePart(of, { choice, detail }, filled) {
    const taken = Object.entries(filled).some(
      ([id, other]) =>
        id !== of.id && other.choice === 'charge' && JSON.stringify(other.detail) === JSON.stringify(detail),
    );
    return choice === 'charge' && taken ? refusal('twice', 'T-3', 'Another charges him.') : null;
  },
  answer: (filled) =>
    unsetRows(SHEET, filled).length > 0 ? null : SHEET.rows.map(({ id }) => filled[id]!.choice),
  untold: null,
  read: () => ({}),
  means: () => '',
  markers: () => [],
  warn: () => [],
};
const [A, B, C] = SHEET.rows as [Row, Row, Row];
type Row = (typeof SHEET.rows)[number];

const written = (
  of: Row,
  choice: string,
  detail?: { heading: number } | { piece: string },
  on: Filled = {},
) => writeRow(SHEET, on, of, { choice, ...(detail && { detail }) });
const reason = (done: ReturnType<typeof writeRow>): string =>
  'refusal' in done ? done.refusal.sentence : '';

describe('one row', () => {
  test('a row gets a legal choice, and nothing else changes', () => {
    assert.deepEqual(written(A, 'hold', undefined, { b: { choice: 'hold' } }), {
      filled: { a: { choice: 'hold' }, b: { choice: 'hold' } },
    });
    assert.deepEqual(clearRow({ a: { choice: 'hold' }, b: { choice: 'hold' } }, A), {
      b: { choice: 'hold' },
    });
  });
  for (const [what, done, says] of [
    ['a choice there is not', written(A, 'fly'), /cannot get the order "fly"/],
    ['a choice its row bars', written(C, 'charge', { piece: 'x' }), /Spent troops/],
    ['a choice without what it needs', written(A, 'move'), /a heading/],
    ['a choice with something else than it needs', written(A, 'charge', { heading: 9 }), /whom/],
    [
      'what another row bars',
      written(B, 'charge', { piece: 'x' }, { a: { choice: 'charge', detail: { piece: 'x' } } }),
      /Another/,
    ],
  ] as const)
    test(`a row refuses ${what}`, () => assert.match(reason(done), says));
});

test('a whole brigade gets the same choice at once, except rows that may not have it', () => {
  const filled = writeRows(SHEET, {}, SHEET.rows, { choice: 'charge', detail: { piece: 'x' } });
  assert.deepEqual(Object.keys(filled), ['a'], 'the second would charge the same enemy, the third is spent');
  assert.deepEqual(unsetRows(SHEET, filled), [B, C]);
});

test('choices of the last turn stay if they are still legal', () => {
  const last: Filled = {
    a: { choice: 'hold' },
    c: { choice: 'charge', detail: { piece: 'x' } },
    gone: { choice: 'hold' },
  };
  assert.deepEqual(keepFitting(SHEET, last), { a: { choice: 'hold' } });
});

describe('filled in by words', () => {
  const say = (line: string, filled: Filled = {}, last: Filled = {}) => sayToSheet(SHEET, filled, line, last);
  for (const [line, filled] of [
    ['order 1 hold', { a: { choice: 'hold' } }],
    ['ORDER light hold', { c: { choice: 'hold' } }],
    ['order 63rd foot move 45', { a: { choice: 'move', detail: { heading: 450 } } }],
    ['63rd moves', { a: { choice: 'move', detail: { heading: 450 } } }],
    ['light horse holds', { c: { choice: 'hold' } }],
    ['order 2 fall back 3', { b: { choice: 'back', detail: { number: 3 } } }],
    ['order 2 charge x', { b: { choice: 'charge', detail: { piece: 'x' } } }],
    ['order 2 seize hex 17', { b: { choice: 'seize', detail: { hex: 17 } } }],
    ['order 2 seize spot 2 3.5', { b: { choice: 'seize', detail: { spot: { x: 2000, y: 3500 } } } }],
    ['order all hold', { a: { choice: 'hold' }, b: { choice: 'hold' }, c: { choice: 'hold' } }],
  ] as const)
    test(line, () => assert.deepEqual(say(line)?.filled, filled));

  test('the rest gets the remaining choice, and one row is cleared', () => {
    const filled: Filled = { a: { choice: 'move', detail: { heading: 0 } } };
    const rest = say('order rest hold', filled);
    assert.deepEqual(rest?.filled, { ...filled, b: { choice: 'hold' }, c: { choice: 'hold' } });
    assert.match(rest.says, /All have an order/);
    assert.deepEqual(say('clear 1', rest.filled)?.filled, { b: { choice: 'hold' }, c: { choice: 'hold' } });
  });

  test('copying the last choices keeps those written since', () => {
    const last: Filled = { a: { choice: 'hold' }, b: { choice: 'hold' } };
    const now: Filled = { a: { choice: 'move', detail: { heading: 0 } } };
    assert.deepEqual(say('as last time', now, last)?.filled, { ...last, ...now });
  });

  for (const [line, says] of [
    ['order 9 hold', /No row gets an order/],
    ['order foot hold', /No row gets an order/],
    ['order 3 charge x', /Spent troops/],
    ['order 1 back 7', /1 to 6/],
    ['clear nobody', /No one row/],
    ['lock', /3 of 3 have no order yet/],
  ] as const)
    test(`"${line}" changes nothing and says why`, () => {
      const done = say(line);
      assert.deepEqual(done?.filled, {});
      assert.match(done.says, says);
      assert.equal(done.locks, undefined);
    });

  test('a sheet locks when all rows have a choice, and ignores other lines', () => {
    assert.equal(say('lock', say('order all hold')!.filled)?.locks, true);
    assert.equal(say('63rd sings'), null);
  });

  test('a sheet lists each row by number with its choice or its possible choices', () => {
    assert.equal(
      sheetInWords(SHEET, { a: { choice: 'hold' } }),
      'Orders of the turn\n1 63rd Foot: Hold\n2 64th Foot: ? Hold, Move, Fall back, Seize, Charge\n3 Light Horse: ? Hold, Move, Fall back, Seize',
    );
  });
});
