import assert from 'node:assert/strict';
import { test } from 'node:test';
import { convertPixels, createPixels, divideInto, findInkedPart, layOver, type Pixels } from './pixels.ts';

/** A picture of one row a line: `.` bare, `#` black, `w` white, `r` half dense red. */
function drawn(...rows: readonly string[]): Pixels {
  const inks: Readonly<Record<string, readonly number[]>> = {
    '.': [0, 0, 0, 0],
    '#': [0, 0, 0, 255],
    w: [255, 255, 255, 255],
    r: [255, 0, 0, 128],
  };
  const bytes = rows.flatMap((row) => row.split('').flatMap((each) => inks[each] ?? []));
  return { width: rows[0]!.length, height: rows.length, data: new Uint8ClampedArray(bytes) };
}

const pixelAt = ({ width, data }: Pixels, x: number, y: number): number[] => [
  ...data.slice(4 * (y * width + x), 4 * (y * width + x) + 4),
];

test('a dense picture laid over another hides it; a bare one leaves it visible', () => {
  const ground = convertPixels(drawn('w#', '..'));
  layOver(ground, convertPixels(drawn('r.', 'r.')), { x: 0, y: 0, width: 2, height: 2 }, 0, 0);
  const seen = createPixels(2, 2);
  divideInto(seen.data, ground);
  assert.deepEqual(pixelAt(seen, 0, 0), [255, 127, 127, 255]);
  assert.deepEqual(pixelAt(seen, 1, 0), [0, 0, 0, 255]);
  assert.deepEqual(pixelAt(seen, 0, 1), [255, 0, 0, 128]);
  assert.deepEqual(pixelAt(seen, 1, 1), [0, 0, 0, 0]);
});

test('a part is laid at its given place, and what is beyond an edge is left out', () => {
  const stamps = convertPixels(drawn('....', '..##', '..##'));
  const part = { x: 2, y: 1, width: 2, height: 2 };
  const inked = (x: number, y: number) => {
    const sheet = createPixels(3, 3);
    layOver(sheet, stamps, part, x, y);
    return [...Array(9).keys()].filter((i) => sheet.data[4 * i + 3]! > 0);
  };
  assert.deepEqual(inked(1, 1), [4, 5, 7, 8]);
  assert.deepEqual(inked(-1, -1), [0]);
  assert.deepEqual(inked(2, 2), [8]);
  assert.deepEqual([inked(3, 0), inked(0, -2)], [[], []]);
});

test('empty margins of a part are trimmed', () => {
  const picture = convertPixels(drawn('.....', '..r..', '.r...', '#....'));
  assert.deepEqual(findInkedPart(picture, { x: 1, y: 0, width: 4, height: 4 }), {
    ...{ x: 1, y: 1 },
    ...{ width: 2, height: 2 },
  });
  assert.equal(findInkedPart(picture, { x: 3, y: 0, width: 2, height: 4 }).width, 0);
});
