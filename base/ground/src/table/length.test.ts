import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import {
  exactLength,
  inInches,
  inUnit,
  lengthWords,
  readLength,
  setLengthUnit,
  shortLength,
} from './length.ts';

afterEach(() => setLengthUnit('inches'));

test('a length is written in inches, to the decimals that are asked for', () => {
  assert.deepEqual(
    [lengthWords(1000), lengthWords(3249), lengthWords(8350, 1)],
    ['1 inch', '3.25 inches', '8.4 inches'],
  );
  assert.equal(shortLength(12_000), '12 in');
});

test('whole and half inches are exact in centimetres', () => {
  setLengthUnit('centimetres');
  assert.deepEqual(
    [500, 1000, 1500, 6000, 36_000].map((far) => shortLength(far, 0)),
    ['1.27 cm', '2.54 cm', '3.81 cm', '15.24 cm', '91.44 cm'],
  );
  assert.deepEqual([lengthWords(394), lengthWords(6000)], ['1 centimetre', '15.24 centimetres']);
});

test('every length to ten feet is read back as it was written, in both units', () => {
  for (const unit of ['inches', 'centimetres'] as const) {
    setLengthUnit(unit);
    for (let far = 0; far <= 120_000; far += 7) {
      assert.equal(readLength(Number(exactLength(far))), far);
      assert.equal(inInches(inUnit(far / 1000)), far / 1000);
    }
  }
});

test('a named unit counts whatever unit is set', () => {
  assert.deepEqual(
    [readLength(15.24, 'centimetres'), readLength(6, 'inches'), readLength(6)],
    [6000, 6000, 6000],
  );
});
