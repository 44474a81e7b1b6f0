import assert from 'node:assert/strict';
import { distance, hexMapOf } from '@linstock/ground';
import { seededChance } from '@linstock/kernel';
import { clause } from '@linstock/testing';
import { inReach, type Link, reachOf } from './reach.ts';

/** Command Range and the chain, against a plain search over paths. */

const map = hexMapOf({
  hexes: Array.from({ length: 81 }, (_, i): [number, number] => [i % 9, Math.floor(i / 9)]),
});
const HEXES = Array.from({ length: map.count }, (_, hex) => hex);

/** True if a path of at most `left` steps leads there; only its first and last hex may be barred. */
function isReached(
  from: number,
  to: number,
  left: number,
  barred: ReadonlySet<number>,
  closed: ReadonlySet<number>,
): boolean {
  if (from === to) return true;
  if (left === 0) return false;
  return [0, 1, 2, 3, 4, 5].some((direction) => {
    const beside = map.neighbours[from * 6 + direction] ?? -1;
    if (beside < 0 || closed.has(beside)) return false;
    return beside === to || (!barred.has(beside) && isReached(beside, to, left - 1, barred, closed));
  });
}

clause(
  ['FL-4.4b', 'FL-4.4g', 'FL-4.4h'],
  'a count passes no enemy, no enemy ZOC and no closed ground, but may begin and end at an enemy',
  () => {
    const chance = seededChance('reach');
    for (let i = 0; i < 60; i++) {
      const some = (n: number): Set<number> =>
        new Set(Array.from({ length: n }, () => chance.below(map.count)));
      const [barred, closed] = [some(14), some(6)];
      const [leader, range] = [chance.below(map.count), chance.below(5)];
      closed.delete(leader);
      if (i % 4 === 0) barred.add(leader);
      const reached = reachOf(map, leader, range, {
        passable: (hex) => !closed.has(hex),
        barred: (hex) => barred.has(hex),
      });
      const plain = HEXES.map((hex) => (isReached(leader, hex, range, barred, closed) ? 1 : 0));
      assert.deepEqual([...reached], plain, `leader ${leader}, range ${range}`);
    }
  },
);

clause(
  ['FL-4.4a', 'FL-4.4c', 'FL-4.4d', 'FL-4.4e'],
  'In Command are units in reach, Skirmishers, and units linked to them by one hex, in Open by two',
  () => {
    const chance = seededChance('chain');
    const formations = ['Column', 'Close', 'Open', 'SK', null] as const;
    let [linked, out] = [0, 0];
    for (let i = 0; i < 150; i++) {
      const units = Array.from(
        { length: 6 },
        (): Link => ({ hex: chance.below(map.count), formation: formations[chance.below(5)] ?? null }),
      );
      const reached = new Uint8Array(map.count);
      reached[units[0]?.hex ?? 0] = 1;
      const found = inReach(map, units, reached);
      const link = ({ formation }: Link): number => (formation === 'Column' || formation === 'Close' ? 1 : 2);
      const isLinked = (unit: Link, seen: readonly Link[]): boolean =>
        unit.formation === 'SK' ||
        reached[unit.hex] === 1 ||
        units.some(
          (other) =>
            !seen.includes(other) &&
            other !== unit &&
            distance(map, unit.hex, other.hex) <= link(unit) &&
            isLinked(other, [...seen, unit]),
        );
      const plain = units.map((unit) => isLinked(unit, []));
      assert.deepEqual(found, plain, JSON.stringify(units));
      linked += plain.filter((each) => each).length;
      out += plain.filter((each) => !each).length;
    }
    assert.ok(linked > 100 && out > 100, `${linked} ${out}`);
  },
);
