import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import { meets, type VictoryCondition, winner } from './victory.ts';

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

clause('AL-3.0i', 'each kind of condition: a number broken, none broken, a number of structures held', () => {
  const met = (condition: VictoryCondition, broken: readonly string[], houses = 0) =>
    meets(condition, {
      broken: (name) => broken.includes(name),
      heldStructures: (kind) => (kind === 'house' ? houses : 9),
    });
  const two: VictoryCondition = { kind: 'broken-at-least', count: 2, of: ['Line', 'Foot', 'Horse'] };
  assert.deepEqual(
    [['Line'], ['Line', 'Other'], ['Line', 'Horse'], ['Line', 'Foot', 'Horse']].map((broken) =>
      met(two, broken),
    ),
    [false, false, true, true],
  );
  const none: VictoryCondition = { kind: 'none-broken', of: ['Line', 'Foot'] };
  assert.deepEqual(
    [[], ['Other'], ['Foot'], ['Line', 'Foot']].map((broken) => met(none, broken)),
    [true, true, false, false],
  );
  const held: VictoryCondition = { kind: 'in-structures', structure: 'house', atLeast: 2 };
  assert.deepEqual(
    [1, 2, 3].map((houses) => met(held, [], houses)),
    [false, true, true],
  );
});

clause('AL-3.0i', 'the one side that meets its condition wins; both or neither is a draw', () => {
  assert.deepEqual(
    [winner(true, false), winner(false, true), winner(true, true), winner(false, false)],
    ['british', 'american', 'draw', 'draw'],
  );
});
