import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { type Box, doOverlap, isInside, makeBoxAbout, moveInto } from './box.ts';
import {
  type EdgePlace,
  findCheapestPlace,
  IMPOSSIBLE,
  isFree,
  makeObstacles,
  placeAtEdge,
  placeInTurn,
  sumCostUnder,
} from './placement.ts';

const BOARD = { width: 600, height: 400 };
const whole: Box = { x: 0, y: 0, ...BOARD };
const EDGE_PLACES: readonly EdgePlace[] = (['foot', 'head'] as const).flatMap((at) => [
  { at },
  { at, aside: 'left' },
  { at, aside: 'right' },
]);

describe('the cheapest place', () => {
  for (const [what, costs, chosen] of [
    ['is the one with the lowest cost', [3, 1, 2], 1],
    ['is the first of equals', [2, 1, 1], 1],
    ['is possible', [IMPOSSIBLE, 7, IMPOSSIBLE], 1],
    ['does not exist if none is possible', [IMPOSSIBLE, IMPOSSIBLE], null],
    ['does not exist without places', [], null],
  ] as const)
    test(what, () => {
      const found = findCheapestPlace(costs.keys(), (i) => costs[i]!);
      assert.deepEqual(found, chosen === null ? null : { place: chosen, cost: costs[chosen] });
    });

  test('a place that costs nothing ends the search', () => {
    const looked: number[] = [];
    findCheapestPlace([4, 0, 1], (cost) => looked.push(cost) && cost);
    assert.deepEqual(looked, [4, 0]);
  });

  test('the result costs no more than any other place, and is the first of equal ones', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.nat(9), fc.constant(IMPOSSIBLE))), (costs) => {
        const least = Math.min(...costs);
        // From the limit on a cost may be anything that is no lower than the limit.
        const found = findCheapestPlace(costs.keys(), (i, limit) => (costs[i]! < limit ? costs[i]! : limit));
        if (least === IMPOSSIBLE) assert.equal(found, null);
        else assert.deepEqual(found, { place: costs.indexOf(least), cost: least });
      }),
    );
  });
});

describe('things placed in turn', () => {
  /** The lowest number from `from` on that no other thing has, below `end`. */
  const lowest = (from: number, end: number, others: readonly number[]) =>
    Array.from({ length: Math.max(0, end - from) }, (_, i) => from + i).find((n) => !others.includes(n)) ??
    null;

  test('avoid those placed before them; a thing without space has no place', () => {
    const placed = placeInTurn([0, 0, 1, 0], (from, others: readonly number[]) => lowest(from, 3, others));
    assert.deepEqual(placed, [0, 1, 2, null]);
  });

  test('are placed again among all others, in as many rounds as are asked for', () => {
    const seen: (readonly number[])[] = [];
    const placed = placeInTurn<number, number>(
      [5, 7],
      (thing, others) => {
        seen.push(others);
        return thing + others.length;
      },
      { rounds: 1, of: (place) => place !== 8 },
    );
    assert.deepEqual(seen, [[], [5], [8]]);
    assert.deepEqual(placed, [6, 8]);
  });

  test('never share a place', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(6)), (things) => {
        const placed = placeInTurn(things, (from, others: readonly number[]) => lowest(from, 9, others), {
          rounds: 2,
          of: (place) => place === null || place > 4,
        });
        const places = placed.filter((place) => place !== null);
        assert.equal(new Set(places).size, places.length);
      }),
    );
  });
});

test('a box hides an obstacle if it covers any part of it; boxes side by side hide nothing', () => {
  const obstacles = [...makeObstacles([[100, 100]], 10), ...makeObstacles([{ x: 130, y: 100 }], 10, 4)];
  for (const [left, cost] of [
    [60, 0],
    [61, 1],
    [90, 1],
    [91, 5],
    [109, 5],
    [110, 4],
    [140, 0],
  ] as const) {
    const box = { x: left, y: 80, width: 30, height: 40 };
    assert.equal(sumCostUnder(box, obstacles), cost, `${left}`);
    assert.equal(
      isFree(
        box,
        obstacles.map((each) => each.box),
      ),
      cost === 0,
      `${left}`,
    );
  }
});

const size = fc.record({ width: fc.integer({ min: 1, max: 300 }), height: fc.integer({ min: 1, max: 200 }) });
const spot = fc.tuple(fc.integer({ min: -50, max: 650 }), fc.integer({ min: -50, max: 450 }));

test('a box at an edge of the board is on the board, and hides as few troops there as at any edge', () => {
  const gaps = { head: 10, foot: 20, aside: 30 };
  fc.assert(
    fc.property(size, fc.array(spot), (of, troops) => {
      const obstacles = makeObstacles(troops, 18);
      const boxAt = (place: EdgePlace) => placeAtEdge(place, of, BOARD, gaps);
      const found = findCheapestPlace(EDGE_PLACES, (place) => sumCostUnder(boxAt(place), obstacles));
      assert.ok(found);
      assert.ok(isInside(boxAt(found.place), whole));
      const hidden = (place: EdgePlace) =>
        troops.filter((each) => doOverlap(boxAt(place), makeBoxAbout(each, 36, 36))).length;
      assert.equal(found.cost, hidden(found.place));
      for (const place of EDGE_PLACES) assert.ok(hidden(place) >= found.cost);
    }),
  );
});

test('a box moved into another is inside it; one that is inside already is not moved', () => {
  fc.assert(
    fc.property(size, spot, (of, at) => {
      const box = { x: at[0], y: at[1], ...of };
      const moved = moveInto(box, whole);
      assert.ok(isInside(moved, whole));
      assert.deepEqual(moveInto(moved, whole), moved);
      if (isInside(box, whole)) assert.deepEqual(moved, box);
      // It is moved along an axis only as far as the edge that it was beyond.
      if (at[0] < 0) assert.equal(moved.x, 0);
      if (at[1] + of.height > BOARD.height) assert.equal(moved.y + moved.height, BOARD.height);
    }),
  );
  const wide = { x: 50, y: 20, width: 900, height: 30 };
  assert.deepEqual(moveInto(wide, whole), { ...wide, x: 0 }, 'what does not fit begins at the edge');
});
