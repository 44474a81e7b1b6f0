import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keysOf } from '@linstock/kernel';
import { findHexOnOneSheet, layMap, OVERLAP_MM, SHEET_MARGINS_MM, windowOf } from './mapSheets.ts';
import { areaOf, PAPERS } from './paper.ts';

const everywhere = () => true;

const MAPS = [
  ['one sheet', { width: 150, height: 200 }],
  ['a small field', { width: 330, height: 350 }],
  ['a large field', { width: 860, height: 690 }],
  ['a long field', { width: 190, height: 900 }],
] as const;

for (const paper of keysOf(PAPERS)) {
  for (const [name, whole] of MAPS) {
    test(`${paper}, ${name}: its sheets cover the map, and neighbours overlap by ${OVERLAP_MM} mm`, () => {
      const { sheets, area, columns, rows } = layMap(whole, paper, everywhere);
      assert.equal(sheets.length, columns * rows);
      const at = (column: number, row: number) =>
        sheets.find((sheet) => sheet.column === column && sheet.row === row)?.part;
      for (const { column, row, part } of sheets) {
        const [right, below] = [at(column + 1, row), at(column, row + 1)];
        if (right) assert.ok(Math.abs(part.x + part.width - right.x - OVERLAP_MM) < 0.03);
        if (below) assert.ok(Math.abs(part.y + part.height - below.y - OVERLAP_MM) < 0.03);
      }
      const [first, last] = [sheets[0]?.part, sheets.at(-1)?.part];
      assert.ok(first && last && first.x <= 0 && first.y <= 0);
      assert.ok(last.x + last.width >= whole.width && last.y + last.height >= whole.height);
      const { x, y, width, height } = windowOf(area);
      assert.ok(x + width <= area.width && y >= SHEET_MARGINS_MM.head && y + height <= area.height);
    });
  }
}

test('a map is printed upright or sideways, whichever needs fewer sheets', () => {
  const { width, height } = windowOf(areaOf('A4', 'on its side'));
  assert.equal(layMap({ width, height }, 'A4', everywhere).lies, 'on its side');
  assert.equal(layMap({ width: height, height: width }, 'A4', everywhere).sheets.length, 2);
  assert.equal(layMap({ width: 150, height: 250 }, 'A4', everywhere).lies, 'upright');
});

test('an empty sheet is not printed, and the others keep their names', () => {
  const plan = layMap({ width: 330, height: 450 }, 'A4', ({ x, y }) => x > 0 || y > 0);
  assert.ok(plan.sheets.length === plan.columns * plan.rows - 1);
  assert.equal(plan.sheets[0]?.name, 'B1');
});

test('the hexes of a one-sheet poster are the largest that fit, to a tenth of a millimetre', () => {
  for (const paper of keysOf(PAPERS)) {
    const hex = findHexOnOneSheet({ width: 24.5, height: 21 }, paper);
    const sheetsWith = (size: number) =>
      layMap({ width: 24.5 * size, height: 21 * size }, paper, everywhere).sheets.length;
    assert.deepEqual([sheetsWith(hex), sheetsWith(hex + 0.1) > 1], [1, true], paper);
  }
});
