/** An order keeps a regiment's shape and turns it as ordered, on hexes and on a table. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Axial, hexAt, hexMapOf, PLAIN_LAYOUT, type Spot, span, yardsOf } from '@linstock/ground';
import { partial } from '@linstock/kernel/partial';
import { Name } from '../name.ts';
import type { Piece } from '../piece.ts';
import type { Formation } from './formation.ts';
import type { Gesture, Wish } from './gesture.ts';
import { hexWishes } from './hex-wishes.ts';
import { tableWishes } from './table-wishes.ts';

const SIDE = 9;
const hexes: Axial[] = [];
for (let q = -SIDE; q <= SIDE; q++) for (let r = -SIDE; r <= SIDE; r++) hexes.push([q, r]);
const map = hexMapOf({ hexes });

/** East, so that the line of the regiment runs from north to south. */
const EAST = 900;

const bodyOf = (pieces: readonly Piece[]): Formation => ({
  id: 'body',
  side: 0,
  name: '',
  called: new Name('Line', { article: true }),
  pieces,
});

/** Three companies and their officer on one row of hexes, facing across it. */
const onHexes = (facing: number, ...at: readonly Axial[]): Formation =>
  bodyOf(
    at.map(([q, r], i) => {
      const kind = i === 3 ? 'leader' : 'foot';
      const faces = i === 3 ? null : facing;
      return { id: `${i}`, kind, place: { hex: hexAt(map, q, r) }, facing: faces } as Piece;
    }),
  );

/** The place of a wish, in steps to the right and up the board. */
function gridOf({ place }: Pick<Wish, 'place'>): Spot {
  assert.ok(place && 'hex' in place);
  const [q, r] = hexes[place.hex]!;
  const { x, y } = yardsOf(PLAIN_LAYOUT, q, r);
  return { x: x / 100, y: y / 100 };
}

/** Three companies 1 inch wide side by side, facing up the table, and their officer behind. */
const onTable = bodyOf(
  [0, 1, 2, 3].map((i) => {
    const pose = {
      x: i === 3 ? 1000 : i * 1000,
      y: i === 3 ? -2000 : 0,
      facing: 0,
      frontage: 1000,
      depth: 500,
    };
    const kind = i === 3 ? 'leader' : 'foot';
    return partial<Piece>({ id: `${i}`, kind, place: { spot: pose }, facing: 0, pose });
  }),
);
const spotOf = ({ place }: Wish): Spot => {
  assert.ok(place && 'spot' in place);
  return place.spot;
};

const ROW = onHexes(EAST, [0, 2], [0, 1], [0, 0], [-1, 1]);

test('an about-face keeps places and turns facings; an officer has none', () => {
  const about = hexWishes(map, ROW, { kind: 'about' });
  assert.deepEqual(
    about.map(({ place }) => place),
    ROW.pieces.map(({ place }) => place),
  );
  assert.deepEqual(
    about.map(({ facing }) => facing),
    [2700, 2700, 2700, null],
  );
  const table = tableWishes(onTable, { kind: 'about' });
  assert.deepEqual(
    table.map(({ facing }) => facing),
    [1800, 1800, 1800, null],
  );
  assert.deepEqual(
    table.map(spotOf),
    [0, 1000, 2000, 1000].map((x, i) => ({ x, y: i === 3 ? -2000 : 0 })),
  );
});

for (const to of ['left', 'right'] as const)
  test(`a wheel to the ${to}: its ${to} flank is fixed, the rest swing forward, as far from it as before`, () => {
    const sign = to === 'right' ? 1 : -1;
    const before = ROW.pieces.slice(0, 3).map(gridOf);
    const wheeled = hexWishes(map, ROW, { kind: 'wheel', to });
    const after = wheeled.slice(0, 3).map(gridOf);
    // Facing east, its right flank is the southernmost.
    const flank = before.reduce((best, { y }, i) => (-sign * (y - before[best]!.y) > 0 ? i : best), 0);
    assert.deepEqual(after[flank], before[flank]);
    for (const [i, spot] of after.entries()) {
      if (i === flank) continue;
      assert.ok(spot.x > before[i]!.x, 'it goes the way it faces');
      assert.ok(Math.abs(span(spot, after[flank]!) - span(before[i]!, before[flank]!)) < 1e-6);
    }
    assert.deepEqual(
      wheeled.map(({ facing }) => facing),
      [...Array.from({ length: 3 }, () => EAST + sign * 600), null],
    );
    const table = tableWishes(onTable, { kind: 'wheel', to });
    const fast = to === 'right' ? 2 : 0;
    assert.deepEqual(spotOf(table[fast]!), { x: fast * 1000, y: 0 });
    assert.ok(spotOf(table[2 - fast]!).y > 0, 'the other flank swings forward');
    assert.ok(Math.abs(span(spotOf(table[0]!), spotOf(table[2]!)) - 2000) < 3);
    assert.equal(table[fast]!.facing, (3600 + sign * 300) % 3600);
  });

test('troops with the order to advance go straight ahead, an officer with them', () => {
  const gone = hexWishes(map, ROW, { kind: 'advance', by: 3 });
  for (const [i, wish] of gone.entries()) {
    const [from, to] = [gridOf(ROW.pieces[i]!), gridOf(wish)];
    assert.deepEqual([to.x - from.x, to.y - from.y].map(Math.round), [3, 0]);
    assert.equal(wish.facing, ROW.pieces[i]!.facing);
  }
  const table = tableWishes(onTable, { kind: 'advance', by: 4000 });
  assert.deepEqual(
    table.map(spotOf),
    [0, 1000, 2000, 1000].map((x, i) => ({ x, y: i === 3 ? 2000 : 4000 })),
  );
});

test('a piece that would leave the map has no wish', () => {
  const edge = onHexes(EAST, [SIDE, 0], [SIDE - 4, 0]);
  const [off, on] = hexWishes(map, edge, { kind: 'advance', by: 2 });
  assert.equal(off!.place, null);
  assert.ok(on!.place);
});

test('all go as far in the same direction as the dragged piece, or as the middle without one', () => {
  const [a] = ROW.pieces;
  const to = { hex: hexAt(map, 3, 2) };
  for (const gesture of [
    { kind: 'go', from: a!.place, to },
    { kind: 'go', from: null, to: { hex: hexAt(map, 3, 1) } },
  ] as Gesture[])
    for (const [i, wish] of hexWishes(map, ROW, gesture).entries()) {
      const [from, at] = [gridOf(ROW.pieces[i]!), gridOf(wish)];
      assert.deepEqual([at.x - from.x, at.y - from.y].map(Math.round), [3, 0]);
    }
  const table = tableWishes(onTable, {
    kind: 'go',
    from: { spot: { x: 0, y: 0 } },
    to: { spot: { x: 500, y: 700 } },
  });
  assert.deepEqual(spotOf(table[1]!), { x: 1500, y: 700 });
});

for (const drawn of ['from left to right', 'from right to left'])
  test(`a line drawn ${drawn} has each company in its order, those of one hex together, all facing across it`, () => {
    const stacked = onHexes(EAST, [0, 1], [0, 1], [0, 0]);
    const ends = [{ hex: hexAt(map, 3, 3) }, { hex: hexAt(map, 3, -3) }] as const;
    const [from, to] = drawn === 'from left to right' ? ends : [ends[1], ends[0]];
    const north = (wish: Wish): number => gridOf(wish).y;
    const line = hexWishes(map, stacked, { kind: 'line', from, to });
    assert.deepEqual(line[0]!.place, line[1]!.place);
    const before = stacked.pieces.map((piece) => gridOf(piece).y);
    assert.equal(Math.sign(north(line[0]!) - north(line[2]!)), Math.sign(before[0]! - before[2]!));
    assert.ok(new Set([line[0], line[2]].map((wish) => JSON.stringify(wish!.place))).size === 2);
    assert.ok(
      ends.some((end) => JSON.stringify(end) === JSON.stringify(line[2]!.place)),
      'it reaches to its end',
    );
    // It faced east, and the new line leans: it still looks east and not west.
    assert.ok(line.every(({ facing }) => facing !== null && facing > 0 && facing < 1800));

    const [left, right] = [{ spot: { x: -2000, y: 5000 } }, { spot: { x: 4000, y: 5000 } }];
    const [a, b] = drawn === 'from left to right' ? [left, right] : [right, left];
    const table = tableWishes(onTable, { kind: 'line', from: a, to: b });
    // Companies that are no regiment stand apart, from end to end of the line.
    assert.deepEqual(
      table.slice(0, 3).map(spotOf),
      [-1500, 1000, 3500].map((x) => ({ x, y: 5000 })),
    );
    assert.ok(table.slice(0, 3).every(({ facing }) => facing === 0));
    assert.deepEqual(spotOf(table[3]!), { x: 1000, y: 5000 - 2000 });
  });
