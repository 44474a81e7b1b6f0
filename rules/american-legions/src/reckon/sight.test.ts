import assert from 'node:assert/strict';
import { distance, type HexMap, hexAt, hexMapOf, trace } from '@linstock/ground';
import { clause } from '@linstock/testing';
import fc from 'fast-check';
import { arcOf } from './arcs.ts';
import { entryArc, opposedContours, sightReason } from './sight.ts';

/** A board of hexes up to 4 from the middle. */
function board(
  structures: readonly (readonly [number, number])[] = [],
  impassable: readonly (readonly [number, number])[] = [],
): HexMap {
  const hexes: [number, number][] = [];
  for (let q = -4; q <= 4; q++) for (let r = -4; r <= 4; r++) if (Math.abs(q + r) <= 4) hexes.push([q, r]);
  return hexMapOf({ hexes, structures: structures.map((hex) => ({ kind: 'house', hex })), impassable });
}

clause('AL-7.32a', 'on level empty ground a hex is seen exactly from the front', () => {
  const map = board();
  const from = hexAt(map, 0, 0);
  for (let facing = 0; facing < 6; facing++)
    for (let to = 0; to < map.count; to++) {
      if (to === from) continue;
      const seen = sightReason(map, from, facing, to, false, () => false) === null;
      assert.equal(seen, entryArc(map, to, from, facing) === 'front', `facing ${facing} to ${to}`);
    }
});

clause('AL-7.32c', 'an obstacle blocks sight in both directions', () => {
  const map = board();
  const blocker = hexAt(map, 1, -1);
  for (let a = 0; a < map.count; a++)
    for (let b = 0; b < map.count; b++) {
      if (a === b || a === blocker || b === blocker) continue;
      const held = (hex: number) => hex === blocker;
      const sees = (from: number, to: number) =>
        [0, 1, 2, 3, 4, 5].some((facing) => sightReason(map, from, facing, to, false, held) === null);
      assert.equal(sees(a, b), sees(b, a), `${a} and ${b}`);
    }
});

clause(['AL-7.32f', 'AL-4.2f'], 'only companies block, and none in the first or the last hex', () => {
  const map = board();
  const [from, to] = [hexAt(map, 0, 0), hexAt(map, 0, -3)];
  const ends = (hex: number) => hex === from || hex === to;
  assert.equal(sightReason(map, from, 0, to, false, ends), null);
});

clause(['AL-7.32i', 'AL-7.44c'], 'structures and impassable hexes are seen over', () => {
  const map = board([[0, -1]], [[0, -2]]);
  assert.equal(
    sightReason(map, hexAt(map, 0, 0), 0, hexAt(map, 0, -3), false, () => false),
    null,
  );
});

clause(['AL-5.0b', 'AL-7.33n'], 'a neighbour enters by front, flank or rear, two hexsides each', () => {
  const map = board();
  const to = hexAt(map, 0, 0);
  const around = [
    [1, -1],
    [1, 0],
    [0, 1],
    [-1, 1],
    [-1, 0],
    [0, -1],
  ] as const;
  const arcs = around.map(([q, r]) => entryArc(map, hexAt(map, q, r), to, 0));
  assert.deepEqual(arcs, ['front', 'flank', 'rear', 'rear', 'flank', 'front']);
  assert.deepEqual(
    around.map(([q, r]) => entryArc(map, hexAt(map, q, r), to, null)),
    new Array(6).fill('front'),
  );
  assert.equal(distance(map, to, hexAt(map, 1, -1)), 1);
});

clause(
  ['AL-5.0a', 'AL-5.0b'],
  'for facing f the front is f-1 and f, the flanks f+1 and f+4, the rear f+2 and f+3',
  () => {
    for (let facing = 0; facing < 6; facing++) {
      const arcs = [5, 0, 1, 4, 2, 3].map((turn) => arcOf(facing, (facing + turn) % 6));
      assert.deepEqual(arcs, ['front', 'front', 'flank', 'flank', 'rear', 'rear']);
    }
  },
);

/** True if for every choice of hexes along the line the ground both rises and falls. */
function opposedForEveryChoice({ level }: HexMap, steps: readonly (readonly number[])[]): boolean {
  const choices = steps.reduce<number[][]>(
    (lists, step) => lists.flatMap((list) => step.map((hex) => [...list, level[hex] as number])),
    [[]],
  );
  return choices.every((levels) => {
    const climbs = levels.slice(1).map((next, i) => next - (levels[i] as number));
    return climbs.some((climb) => climb > 0) && climbs.some((climb) => climb < 0);
  });
}

clause(
  ['AL-7.32e', 'AL-7.32h'],
  'contours block if they do so for every choice of hexes along the line, from either end',
  () => {
    const { count, q, r } = board();
    const hexes = Array.from({ length: count }, (_, hex) => [q[hex] as number, r[hex] as number] as const);
    const levels = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: count, maxLength: count });
    fc.assert(
      fc.property(levels, fc.nat(count - 1), fc.nat(count - 1), (level, a, b) => {
        const map = hexMapOf({ hexes, level });
        const found = trace(map, a, b);
        assert.equal(opposedContours(map, found), opposedForEveryChoice(map, found.steps));
        assert.equal(opposedContours(map, trace(map, b, a)), opposedContours(map, found));
      }),
    );
  },
);
