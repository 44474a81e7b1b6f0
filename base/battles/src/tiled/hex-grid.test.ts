import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  axialOfCell,
  cellAt,
  cellOfAxial,
  centreOf,
  cornersAbout,
  type HexGrid,
  hexsideEnds,
  isRegular,
  neighbourCell,
  sideNear,
} from './hex-grid.ts';

const grids: readonly HexGrid[] = (['y', 'x'] as const).flatMap((axis) =>
  (['odd', 'even'] as const).map((index) => {
    const [tileWidth, tileHeight] = axis === 'y' ? [56, 64] : [64, 56];
    return { axis, index, tileWidth, tileHeight, side: 32 };
  }),
);
const stretched: readonly HexGrid[] = grids.map((grid) => ({
  ...grid,
  tileWidth: 14,
  tileHeight: 12,
  side: 6,
}));
const coordinate = fc.integer({ min: -40, max: 40 });

test('a cell is found from its hex, its middle, or any place near that', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...grids, ...stretched),
      coordinate,
      coordinate,
      coordinate,
      (grid, c, r, near) => {
        const cell = [c, r] as const;
        assert.deepEqual(cellOfAxial(grid, axialOfCell(grid, cell)), cell);
        const [x, y] = centreOf(grid, cell);
        const by = (near / 40) * (Math.min(grid.tileWidth, grid.tileHeight) / 2 - 2);
        for (const [dx, dy] of [
          [0, 0],
          [by, 0],
          [0, by],
        ] as const)
          assert.deepEqual(cellAt(grid, [x + dx, y + dy]), cell);
      },
    ),
    { seed: 1 },
  );
});

test('a hexside belongs to both its cells, and is found from either end', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...grids, ...stretched),
      coordinate,
      coordinate,
      fc.nat(5),
      (grid, c, r, direction) => {
        const cell = [c, r] as const;
        const [from, to] = hexsideEnds(grid, cell, direction);
        assert.deepEqual(hexsideEnds(grid, neighbourCell(grid, cell, direction), (direction + 3) % 6), [
          to,
          from,
        ]);
        for (const found of [sideNear(grid, from, to), sideNear(grid, to, from)]) {
          assert.ok(found);
          const same = String(found.cell) === String(cell) && found.direction === direction;
          assert.ok(same || String(neighbourCell(grid, found.cell, found.direction)) === String(cell));
        }
      },
    ),
    { seed: 1 },
  );
});

test('a line that misses a hexside by more than a quarter of its length is not that hexside', () => {
  const [grid] = grids as [HexGrid];
  const [[ax, ay], [bx, by]] = hexsideEnds(grid, [2, 2], 1);
  assert.ok(sideNear(grid, [ax + 7, ay], [bx, by - 7]));
  assert.equal(sideNear(grid, [ax + 9, ay], [bx, by]), null);
  assert.equal(sideNear(grid, [ax, ay], [ax, ay]), null);
});

test('hexes of 32 pixels a side lie where Tiled draws them', () => {
  const [odd, even, flatOdd, flatEven] = grids as [HexGrid, HexGrid, HexGrid, HexGrid];
  assert.deepEqual(
    [centreOf(odd, [0, 0]), centreOf(odd, [0, 1]), centreOf(odd, [1, 2])],
    [
      [28, 32],
      [56, 80],
      [84, 128],
    ],
  );
  assert.deepEqual(
    [centreOf(even, [0, 0]), centreOf(even, [0, 1])],
    [
      [56, 32],
      [28, 80],
    ],
  );
  assert.deepEqual(
    [centreOf(flatOdd, [0, 0]), centreOf(flatOdd, [1, 0])],
    [
      [32, 28],
      [80, 56],
    ],
  );
  assert.deepEqual(
    [centreOf(flatEven, [0, 0]), centreOf(flatEven, [1, 0])],
    [
      [32, 56],
      [80, 28],
    ],
  );
  assert.deepEqual(cornersAbout(odd)[0], [0, -32]);
  const inFile = ({ axis, tileWidth, tileHeight, side }: HexGrid) => ({
    ...{ staggeraxis: axis, tilewidth: tileWidth, tileheight: tileHeight, hexsidelength: side },
  });
  assert.ok([odd, flatEven].every((grid) => isRegular(inFile(grid))));
  assert.ok(!stretched.some((grid) => isRegular(inFile(grid))));
});
