import assert from 'node:assert/strict';
import { test } from 'node:test';
import { yardsOf } from '@linstock/ground';
import fc from 'fast-check';
import { boxOf } from '../../common/box.ts';
import { findCorners, findHex, findNeighbour, HEX_STEP, outlinesOf, plateOf, spotOfYards } from './plate.ts';

const axial = Array.from({ length: 60 }, (_, i) => [(i % 10) - 3, Math.floor(i / 10) - 2] as const);
const plateWith = (bearing: number) =>
  plateOf({
    layout: { yardsPerHex: 100, origin: { x: 500, y: 700 }, bearing },
    q: axial.map(([q]) => q),
    r: axial.map(([, r]) => r),
  });

test('a place surveyed at the centre of a hex lies at its centre on the plate, however the grid is turned', () => {
  for (const bearing of [0, 30, 150, 337.5]) {
    const plate = plateWith(bearing);
    axial.forEach(([q, r], hex) => {
      const { x, y } = yardsOf(plate.source.layout, q, r);
      const spot = spotOfYards(plate, [x, y]);
      assert.ok(Math.hypot(spot[0] - plate.centres[hex]![0], spot[1] - plate.centres[hex]![1]) < 1e-5);
    });
  }
});

test('the direction of facing 0 is up on the plate', () => {
  const radians = (150 * Math.PI) / 180;
  const [x, y] = spotOfYards(plateWith(150), [500 + 100 * Math.sin(radians), 700 + 100 * Math.cos(radians)]);
  assert.ok(Math.abs(x) < 1e-6 && Math.abs(y + HEX_STEP) < 1e-6);
});

test('every spot within a hex is found in it, and none beyond the edge', () => {
  const plate = plateWith(42);
  fc.assert(
    fc.property(
      fc.nat(59),
      fc.double({ min: 0, max: 6.28, noNaN: true }),
      fc.double({ min: 0, max: 0.85, noNaN: true }),
      (hex, angle, far) => {
        const [x, y] = plate.centres[hex]!;
        const inside = (HEX_STEP / 2) * far;
        assert.equal(findHex(plate, [x + inside * Math.cos(angle), y + inside * Math.sin(angle)]), hex);
      },
    ),
  );
  assert.equal(findHex(plate, [9000, 0]), -1);
});

test('directions go round clockwise from the north-east', () => {
  const plate = plateWith(0);
  const hex = findHex(plate, plate.centres[25]!);
  const [x, y] = plate.centres[hex]!;
  for (let direction = 0; direction < 6; direction++) {
    const [nx, ny] = plate.centres[findNeighbour(plate, hex, direction)]!;
    const angle = (Math.atan2(nx - x, y - ny) * 180) / Math.PI;
    assert.equal(Math.round((angle + 360) % 360), 30 + 60 * direction);
  }
});

test('the outline of a group of hexes has a side for each hexside without a neighbour in it, and closes', () => {
  const plate = plateWith(0);
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(59), { minLength: 1 }), (group) => {
      const bare = group.flatMap((hex) =>
        [0, 1, 2, 3, 4, 5].filter((d) => !group.includes(findNeighbour(plate, hex, d))),
      );
      const loops = outlinesOf(plate, group);
      assert.equal(
        loops.reduce((sum, loop) => sum + loop.length, 0),
        bare.length,
      );
      for (const loop of loops) {
        loop.forEach(([x, y], i) => {
          const [nx, ny] = loop[(i + 1) % loop.length]!;
          assert.ok(Math.abs(Math.hypot(nx - x, ny - y) - 44) < 1e-6);
        });
      }
    }),
  );
});

test('corner 0 is the top of a hex and a box holds its corners', () => {
  const corners = findCorners([10, 20]);
  assert.deepEqual(corners[0]!.map(Math.round), [10, -24]);
  const box = boxOf(corners);
  assert.equal(Math.round(box.height), 88);
  assert.throws(() => boxOf([]), /at least one/);
});
