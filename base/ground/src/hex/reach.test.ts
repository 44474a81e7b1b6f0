import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { arcTable } from './facing.ts';
import type { Axial } from './hex.ts';
import { type HexMap, hexAt, hexMapOf, neighbour } from './map.ts';
import { type HexCosts, NEVER, newReach, type Reach, reach, stateAt, UNREACHED, wayTo } from './reach.ts';
import { disc } from './testing.ts';

const CORNERS = arcTable({ corner: { front: [5, 0], flank: [4, 1], rear: [3, 2] } });
const BOTH = arcTable({
  corner: { front: [5, 0], flank: [4, 1], rear: [3, 2] },
  side: { front: [0], flank: [1, 5], rear: [2, 3, 4] },
});

/** The same question asked the slow way: every state relaxed until nothing changes. */
function oracle(map: HexMap, start: number, going: HexCosts, { facings, pasts }: Reach): number[] {
  const cost: number[] = new Array(map.count * facings * pasts).fill(UNREACHED);
  cost[start] = 0;
  for (let changed = true; changed; ) {
    changed = false;
    for (let state = 0; state < cost.length; state++) {
      const spent = cost[state] as number;
      if (spent === UNREACHED) continue;
      for (const [to, price] of after(map, state, going, facings, pasts, spent)) {
        if (price === NEVER || spent + price > going.limit || spent + price >= (cost[to] as number)) continue;
        cost[to] = spent + price;
        changed = true;
      }
    }
  }
  return cost;
}

function after(
  map: HexMap,
  state: number,
  going: HexCosts,
  facings: number,
  pasts: number,
  spent: number,
): (readonly [number, number])[] {
  const past = state % pasts;
  const facing = Math.floor(state / pasts) % facings;
  const hex = Math.floor(state / pasts / facings);
  if (spent > 0 && going.stops?.(hex, facing)) return [];
  const number = (at: number, towards: number, then: number) => (at * facings + towards) * pasts + then;
  const turns = going.turns.map(
    (turn) =>
      [
        number(hex, (facing + turn + facings) % facings, past),
        going.turnCost(hex, facing, turn, past),
      ] as const,
  );
  const steps = (going.exits[facing] ?? []).flatMap((direction) => {
    const to = neighbour(map, hex, direction);
    if (to === -1 || map.impassable[to] === 1) return [];
    const then = going.pastAfter?.(hex, past, direction, to) ?? past;
    return [[number(to, facing, then), going.stepCost(hex, direction, to, facing, past, spent)] as const];
  });
  return [...turns, ...steps];
}

const HEXES = disc(3);
const COUNT = HEXES.length;
const some = fc.uniqueArray(fc.nat(COUNT - 1), { maxLength: 10 });
const questions = fc.record({
  impassable: some,
  closed: some,
  sticky: some,
  /** Points to enter each hex; some more than a byte can hold. */
  prices: fc.array(fc.integer({ min: 0, max: 300 }), { minLength: COUNT, maxLength: COUNT }),
  turn: fc.integer({ min: 0, max: 200 }),
  uphill: fc.integer({ min: 0, max: 50 }),
  hex: fc.nat(COUNT - 1),
  facing: fc.nat(11),
  limit: fc.integer({ min: 0, max: 1500 }),
  twelve: fc.boolean(),
  pasts: fc.constantFrom(1, 2),
});

test('reach equals a slow search: costs, stops, closed hexes, six facings and twelve, two kinds of past', () => {
  const rooms = new Map<string, Reach>();
  fc.assert(
    fc.property(questions, (asked) => {
      const { closed, sticky, prices, turn, uphill, limit, twelve, pasts } = asked;
      const map = hexMapOf({ hexes: HEXES, impassable: asked.impassable.map((hex) => HEXES[hex] as Axial) });
      const { facings, fronts } = twelve ? BOTH : CORNERS;
      const going: HexCosts = {
        exits: fronts,
        turns: [1, -1],
        limit,
        stepCost: (_, direction, to, __, past) =>
          closed.includes(to) ? NEVER : (prices[to] as number) + (direction < 3 ? uphill : 0) + past,
        turnCost: (hex) => (closed.includes(hex) ? NEVER : turn),
        stops: (hex) => sticky.includes(hex),
        ...(pasts === 2 && {
          pastAfter: (from: number, past: number, direction: number, to: number) =>
            from % 3 === 0 || (direction === 2 && to % 2 === 0) ? 1 : past,
        }),
      };
      const key = `${facings}:${pasts}`;
      const room = rooms.get(key) ?? newReach(map, facings, pasts);
      rooms.set(key, room);
      const facing = asked.facing % facings;
      const found = reach(map, asked.hex, facing, going, room);
      const expected = oracle(map, stateAt(room, asked.hex, facing), going, room);
      assert.deepEqual([...found.cost], expected);
      assert.equal(found.reached, expected.filter((cost) => cost !== UNREACHED).length);
      for (let i = 0; i < found.reached; i++) {
        const state = found.states[i] as number;
        const way = wayTo(found, state);
        const spent = way.slice(1).reduce((sum, to, n) => {
          const options = after(map, way[n] as number, going, facings, pasts, sum);
          const least = Math.min(...options.filter(([each]) => each === to).map(([, price]) => price));
          return sum + least;
        }, 0);
        assert.equal(spent, found.cost[state], 'a way costs what it is said to');
      }
    }),
    { numRuns: 300 },
  );
});

test('two steps, an about-turn and a step cost four', () => {
  const map = hexMapOf({ hexes: disc(3) });
  const going: HexCosts = {
    exits: CORNERS.fronts,
    turns: [1, -1, 3],
    limit: 4,
    stepCost: () => 1,
    turnCost: () => 1,
  };
  const found = reach(map, hexAt(map, 0, 0), 0, going, newReach(map, 6));
  assert.equal(found.cost[stateAt(found, hexAt(map, 1, -1), 3)], 2);
  assert.equal(found.cost[stateAt(found, hexAt(map, 1, -2), 0)], 2);
  assert.deepEqual(wayTo(found, stateAt(found, hexAt(map, 3, 0), 0)), []);
});

test('with twelve facings a quarter turn is three twelfths, and a column steps only over the side it faces', () => {
  const map = hexMapOf({ hexes: disc(2) });
  const going: HexCosts = {
    exits: BOTH.fronts,
    turns: [1, -1],
    limit: 3,
    stepCost: () => 1,
    turnCost: () => 1,
  };
  const found = reach(map, hexAt(map, 0, 0), 1, going, newReach(map, 12));
  assert.equal(found.cost[stateAt(found, hexAt(map, 0, 0), 4)], 3);
  assert.equal(found.cost[stateAt(found, hexAt(map, 1, -1), 1)], 1);
  assert.equal(found.cost[stateAt(found, hexAt(map, 1, 0), 1)], 3, 'a turn to the corner, a step, and back');
});
