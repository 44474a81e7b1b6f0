import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { canonical, plainJson } from './canonical.ts';

test('equal values have one text, whatever order their fields were written in', () => {
  assert.equal(canonical({ b: [1, { d: null, c: true }], a: 'é' }), '{"a":"é","b":[1,{"c":true,"d":null}]}');
  assert.equal(
    canonical({ a: 'é', b: [1, { c: true, d: null }] }),
    canonical({ b: [1, { d: null, c: true }], a: 'é' }),
  );
  assert.equal(canonical(-0), '0');
});

test('the text reads back as the value', () => {
  fc.assert(
    fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
      assert.equal(canonical(JSON.parse(canonical(value))), canonical(value));
      assert.deepEqual(JSON.parse(canonical(value)), JSON.parse(JSON.stringify(value)));
    }),
  );
});

for (const [value, place] of [
  [Number.NaN, 'The value is NaN'],
  [{ a: [0, Number.POSITIVE_INFINITY] }, 'a[1] is Infinity'],
  [{ a: { b: undefined } }, 'a.b is undefined'],
  [[() => 1], '[0] is'],
] as const) {
  test(`a value that JSON cannot hold is refused by place: ${place}`, () => {
    assert.throws(
      () => canonical(value),
      (fault: Error) => fault instanceof TypeError && fault.message.includes(place),
    );
  });
}

test('a plain copy shares nothing', () => {
  const list = { of: [1] };
  const copy = plainJson(list) as { of: number[] };
  copy.of[0] = 2;
  assert.deepEqual(list, { of: [1] });
});
