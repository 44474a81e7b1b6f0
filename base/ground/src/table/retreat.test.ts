import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { overlap, within } from './gap.ts';
import { span, spotOfInches } from './lattice.ts';
import { clearBefore, clearFrom, detour, straightAway, turnedLeg } from './retreat.ts';
import type { Stand } from './stand.ts';
import { joined } from './stretch.ts';
import { furthestAlong, overlapsAlong, standAlong } from './sweep.ts';
import { onTable, tableOf } from './terrain.ts';

test('straight away is on the line from the threat', () => {
  assert.deepEqual(straightAway({ x: 36_000, y: 21_000 }, { x: 36_000, y: 26_000 }, 12_000), {
    x: 36_000,
    y: 9000,
  });
  assert.throws(() => straightAway({ x: 1, y: 1 }, { x: 1, y: 1 }, 5), /\(1, 1\)/);
});

test('a leg turned right by a quarter leads to its right', () => {
  assert.deepEqual(turnedLeg({ x: 5, y: 5 }, { x: 5, y: 1005 }, 900), { x: 1005, y: 5 });
  assert.deepEqual(turnedLeg({ x: 5, y: 5 }, { x: 5, y: 1005 }, -900), { x: -995, y: 5 });
});

// MM-B6y: rows of ways by turn, and the turn that is taken.
test('detours: straight if clear, then the smaller turn, then the longer way, then the left', () => {
  const rows: [Record<number, [length: number, clear: boolean]>, number | null][] = [
    [{ 0: [12_000, true], 150: [12_000, true] }, 0],
    [{ 0: [12_000, false], [-150]: [9000, true], 150: [9005, true] }, -150],
    [{ 0: [12_000, false], [-150]: [9000, true], 150: [9011, true] }, 150],
    [{ [-150]: [12_000, false], 150: [3000, true] }, 150],
    [{ [-300]: [12_000, true], 900: [12_000, true] }, -300],
    [{ 0: [5, false], 900: [5, false] }, null],
    [{}, null],
  ];
  for (const [ways, taken] of rows) {
    const way = detour((turn) => {
      const found = ways[turn];
      return found ? { turn, length: found[0], clear: found[1] } : null;
    });
    assert.equal(way?.turn ?? null, taken);
  }
});

test('a way goes on past friends, or stops short of them', () => {
  const friends = [
    [0, 500],
    [7010, 12_990.5],
    [12_990, 14_000],
  ] as const;
  assert.equal(clearFrom(friends, 12_000), 14_000);
  assert.equal(clearFrom(friends, 600), 600);
  assert.equal(clearBefore(friends, 13_500), 7010);
  assert.equal(clearBefore(friends, 400), null);
  assert.equal(clearBefore(friends, 14_000), 14_000);
});

test('the nearest places clear of friends are those found thousandth by thousandth', () => {
  const stretches = fc
    .array(fc.tuple(fc.integer({ min: -20, max: 300 }), fc.integer({ min: 1, max: 60 })), { maxLength: 6 })
    .map((list) => joined(list.map(([from, length]) => [from + 0.5, from + 0.5 + length])));
  fc.assert(
    fc.property(stretches, fc.nat(350), (friends, distance) => {
      const clear = (at: number) => friends.every(([from, to]) => at <= from || at >= to);
      let onward = distance;
      while (!clear(onward)) onward++;
      assert.equal(clearFrom(friends, distance), onward);
      let back = distance;
      while (back >= 0 && !clear(back)) back--;
      assert.equal(clearBefore(friends, distance), back < 0 ? null : back);
    }),
  );
});

const company = (x: number, y: number, facing = 0): Stand => ({
  ...spotOfInches(x, y),
  facing,
  frontage: 3000,
  depth: 3000,
});

/** A beaten company's retreat over open ground (MM-B6w to MM-B6ab), put together from the parts. */
function retreat(loser: Stand, victor: Stand, enemies: readonly Stand[], friends: readonly Stand[]) {
  const table = tableOf({ width: 72, height: 48 });
  const [move, extra, zone] = [12_000, 12_000, 3000];
  const straight = straightAway(loser, victor, move + extra);
  return detour((turn) => {
    const to = turnedLeg(loser, straight, turn);
    const legal = (distance: number) => {
      const stand = standAlong(loser, to, distance);
      return (
        onTable(table, stand) &&
        enemies.every((enemy) =>
          within(loser, enemy, zone)
            ? span(stand, enemy) >= span(loser, enemy) - 10
            : !within(stand, enemy, zone) && !overlap(stand, enemy),
        )
      );
    };
    const way = furthestAlong(move + extra, legal);
    const over = overlapsAlong(loser, to, friends);
    const wanted = clearFrom(over, Math.min(way, move));
    const length = wanted <= way ? wanted : clearBefore(over, Math.min(way, move));
    if (length === null || length < 0) return null;
    const stand = standAlong(loser, to, length);
    return { stand, length, clear: enemies.every((enemy) => !within(stand, enemy, zone)) };
  });
}

// MM-W23, MM-W24 and what surrounds a company.
test('a beaten company goes straight back, past a friend, round an enemy, or nowhere', () => {
  const [loser, victor] = [company(36, 21), company(36, 26, 1800)];
  const back = retreat(loser, victor, [victor], []);
  assert.deepEqual([back?.stand.x, back?.stand.y, back?.length], [36_000, 9000, 12_000]);
  const past = retreat(loser, victor, [victor], [company(36, 10)]);
  assert.deepEqual([past?.stand.x, past?.length], [36_000, 14_000]);
  const behind = company(36, 15.5);
  const round = retreat(loser, victor, [victor, behind], []);
  assert.ok(round && round.stand.x > 36_000 && !within(round.stand, behind, 3000));
  const ring = [victor, behind, company(30.5, 21), company(41.5, 21)];
  assert.equal(retreat(loser, victor, ring, []), null);
});
