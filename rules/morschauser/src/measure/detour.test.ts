import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import { detour } from './detour.ts';

clause(
  'MM-B6y',
  'a detour is straight if that is clear, else by the smaller turn, the longer way, or to the left',
  () => {
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
  },
);
