import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type SchemaIssue, schemaIssueWords } from './schema-issue.ts';

const given = { firers: [{ arm: 'bow', count: 0, range: 2.5, order: null }], note: 'x'.repeat(99) };
const at = (path: PropertyKey[], more: Partial<SchemaIssue>): SchemaIssue => ({
  path,
  message: 'zod says',
  ...more,
});

const rows: readonly (readonly [SchemaIssue, string])[] = [
  [
    at(['firers', 0, 'count'], { code: 'too_small', origin: 'int', minimum: 1 }),
    'Fire: firers 1, count must be at least 1; 0 is given.',
  ],
  [
    at(['firers', 0, 'range'], { code: 'invalid_type', expected: 'int' }),
    'Fire: firers 1, range must be a whole number; 2.5 is given.',
  ],
  [
    at(['firers', 0, 'arm'], { code: 'invalid_value', values: ['musket', 'rifle'] }),
    'Fire: firers 1, arm must be one of musket, rifle; "bow" is given.',
  ],
  [
    at(['firers', 0, 'order'], { code: 'invalid_type', expected: 'string' }),
    'Fire: firers 1, order is missing: it must be words.',
  ],
  [
    at(['target'], { code: 'invalid_type', expected: 'boolean' }),
    'Fire: target is missing: it must be true or false.',
  ],
  [
    at(['note'], { code: 'too_big', origin: 'string', maximum: 60 }),
    `Fire: note must be at most 60 letters long; "${'x'.repeat(39)}… is given.`,
  ],
  [
    at([], { code: 'unrecognized_keys', keys: ['rnage'] }),
    'Fire: the situation has no field "rnage"; see the example.',
  ],
];

for (const [issue, sentence] of rows) {
  test(sentence, () => assert.equal(schemaIssueWords('Fire', given, [issue]), sentence));
}
