import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findJsonError } from './json-error.ts';
import { seededChance } from './seeded.ts';

/** A text with `^` at the place where it stops being JSON; a text without it is JSON. */
const TEXTS = [
  '^',
  ' \n^',
  '{"a": [1, -2.5e3, true, null, "x\\u00e9\\n"], "b": {}, "c": []}',
  '"a"',
  '^My dear Sir',
  '{"a": ^NaN}',
  '{"a": ^True}',
  '[1, ^]',
  '{"a": 1, ^}',
  '{^a: 1}',
  "{^'a': 1}",
  '{"a" ^1}',
  '{"a": 1 ^"b": 2}',
  '[1 ^2]',
  '[^01]',
  '[^1.]',
  '[^.5]',
  '[^+1]',
  '[1^}',
  '{"a": 1^]',
  '{^]',
  '{} ^{}',
  '^// a map\n{}',
  '[^"a\nb"]',
  '[^"\\x"]',
  '{"a": [1, 2^',
  '{"a": "cut^',
  '["cut\\^',
];
for (const marked of TEXTS)
  test(`JSON goes wrong at the mark: ${JSON.stringify(marked).slice(0, 60)}`, () => {
    const at = marked.indexOf('^');
    assert.equal(findJsonError(marked.replace('^', '')), at < 0 ? null : at);
  });

/** Letters that are put into a text; past their end, none. */
const PUT = '{}[],:"\\0e-.tn x\n';

test('a damaged text has an error if the parser refuses it, and only then', () => {
  const whole = JSON.stringify(
    { a: [1, -20.5, 'text "\\', { b: null, c: [true, false, {}, []] }], d: '' },
    null,
    1,
  );
  const chance = seededChance('damaged JSON');
  let refused = 0;
  for (let i = 0; i < 3000; i++) {
    const at = chance.below(whole.length);
    const put = PUT.charAt(chance.below(PUT.length + 1));
    const text = whole.slice(0, at) + put + whole.slice(at + chance.below(3));
    let parses = true;
    try {
      JSON.parse(text);
    } catch {
      parses = false;
      refused++;
    }
    assert.equal(findJsonError(text) === null, parses, text);
  }
  assert.ok(refused > 1000, `${refused} refused`);
});
