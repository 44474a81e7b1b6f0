import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clearBefore, clearFrom, detour, straightAway, turnedLeg } from './retreat.ts';

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
