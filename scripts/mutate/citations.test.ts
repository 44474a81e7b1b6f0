import assert from 'node:assert/strict';
import { test } from 'node:test';
import { citedClauses, placesOf } from './citations.ts';

const IDS = [
  'AL-7.1a',
  'AL-7.1b',
  'AL-7.1c',
  'AL-7.2a',
  'MM-B6z',
  'MM-B6aa',
  'MM-B6ab',
  'MM-E7k1',
  'MM-BAT1f',
];

/** The text of a comment, and the clauses it cites. */
const ROWS: readonly (readonly [string, readonly string[]])[] = [
  ['// AL-7.1b', ['AL-7.1b']],
  ['/** Fires (AL-7.1a, c). */', ['AL-7.1a', 'AL-7.1c']],
  ['/** Fires (AL-7.1a-c). */', ['AL-7.1a', 'AL-7.1b', 'AL-7.1c']],
  ['/** Fires (AL-7.1a to c). */', ['AL-7.1a', 'AL-7.1b', 'AL-7.1c']],
  ['(XX-9.1a to c, AL-7.1b to c)', ['AL-7.1b', 'AL-7.1c']],
  ['(AL-7.1a, b to c)', ['AL-7.1a', 'AL-7.1b', 'AL-7.1c']],
  ['(AL-7.1a to b, c)', ['AL-7.1a', 'AL-7.1b', 'AL-7.1c']],
  ['AL-7.1b to be made, and AL-7.1c to a unit', ['AL-7.1b', 'AL-7.1c']],
  ['// MM-B6z to MM-B6ab', ['MM-B6z', 'MM-B6aa', 'MM-B6ab']],
  ["refusal('R-BATTLE', 'MM-E7k1')", ['MM-E7k1']],
  ['(MM-BAT1f, AL-7.2a)', ['AL-7.2a', 'MM-BAT1f']],
  ['AL-7.1 and AL-7.1bc are no clauses, nor is XAL-7.1a', []],
];

for (const [text, cited] of ROWS)
  test(`cited in "${text}": ${cited.join(' ') || 'none'}`, () =>
    assert.deepEqual(citedClauses(text, IDS), cited));

test('a declaration has the clauses cited above it or in it, else those of its file', () => {
  const source = [
    '/** Shoots (AL-7.1a). */',
    'export function shoot() { return allowed; /* MM-B6z */ }',
    'const most = 3;',
    '// AL-7.2a',
    'export const least = 2;',
  ].join('\n');
  assert.deepEqual(
    placesOf('fire.ts', source, IDS).map(({ name, clauses }) => [name, clauses]),
    [
      ['shoot', ['AL-7.1a', 'MM-B6z']],
      ['most', ['AL-7.1a', 'AL-7.2a', 'MM-B6z']],
      ['least', ['AL-7.2a']],
    ],
  );
});
