import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BLEED_MM, COUNTER_SIZES, HEAD_MM, layCounters, placeBehind } from './counterSheets.ts';
import { areaOf, MARGIN, PAPERS, type PaperName } from './paper.ts';

const papers = Object.keys(PAPERS) as PaperName[];

for (const paper of papers) {
  for (const size of COUNTER_SIZES) {
    const area = areaOf(paper);
    const sheets = layCounters([70, 67], size, area);
    const all = sheets.flatMap(({ counters }) => counters);

    test(`${paper}, ${size} mm: each counter is on one sheet, with its bleed, and none overlaps another`, () => {
      assert.deepEqual(
        all.map(({ at }) => at),
        Array.from({ length: 137 }, (_, at) => at),
      );
      for (const { counters } of sheets) {
        for (const { x, y } of counters) {
          assert.ok(x - BLEED_MM >= 0 && x + size + BLEED_MM <= area.width);
          assert.ok(y - BLEED_MM >= HEAD_MM && y + size + BLEED_MM <= area.height);
        }
        const close = counters.flatMap((a, i) =>
          counters
            .slice(i + 1)
            .filter(
              (b) =>
                Math.abs(a.x - b.x) < size + 2 * BLEED_MM - 0.02 &&
                Math.abs(a.y - b.y) < size + 2 * BLEED_MM - 0.02,
            ),
        );
        assert.deepEqual(close, []);
      }
    });

    test(`${paper}, ${size} mm: turned over like a page, each back lies behind its front`, () => {
      const { width } = PAPERS[paper];
      for (const front of all) {
        const back = placeBehind(front, size, area);
        // Both sides have the same margin at the left; seen through the paper, left is right.
        const seen = width - (MARGIN + back.x + size);
        assert.ok(Math.abs(seen - (MARGIN + front.x)) <= 0.02, `${seen} and ${MARGIN + front.x}`);
        assert.equal(back.y, front.y);
      }
    });
  }
}

test('the other side begins a new row, and cut lines cross every edge', () => {
  const [sheet] = layCounters([3, 2], 16, { width: 100, height: 100 });
  const rows = sheet?.counters.map(({ at, y }) => [at, y]);
  assert.deepEqual(rows, [
    [0, 21],
    [1, 21],
    [2, 21],
    [3, 41],
    [4, 41],
  ]);
  assert.deepEqual(sheet?.down, [21, 37, 41, 57]);
  assert.deepEqual(sheet?.across, [12, 28, 32, 48, 52, 68]);
});

test('without counters there is no sheet', () => {
  assert.deepEqual(layCounters([0, 0], 16, areaOf('A4')), []);
});
