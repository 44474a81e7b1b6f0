import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import type { VictoryCondition } from '../battles/index.ts';
import { meets } from './victory.ts';

clause('AL-3.0i', 'of several ways to win one is enough, and none is too few', () => {
  const broken: VictoryCondition = { kind: 'broken-at-least', count: 1, of: ['Line'] };
  const held: VictoryCondition = { kind: 'in-structures', structure: 'house', atLeast: 2 };
  const met = (regiment: string, houses: number) =>
    meets(
      { kind: 'any', of: [broken, held] },
      { broken: (name) => name === regiment, heldStructures: () => houses },
    );
  assert.deepEqual(
    [met('Line', 2), met('Line', 0), met('Foot', 2), met('Foot', 1)],
    [true, true, true, false],
  );
});
