import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import { flightReckoning } from './flight.ts';
import { changeReckoning, moraleReckoning } from './morale.ts';

/** The reading of each value of a die, and which reading is better. */

clause(
  ['FL-14.0a', 'FL-14.0b', 'FL-14.0i'],
  'an army flees on a total over its Level, which ranks below standing',
  () => {
    const { outcomes, lines } = flightReckoning('Americans', 3, 5);
    assert.deepEqual(
      outcomes.map(({ key, label, rank, total, flees }) => [key, label, rank, total, flees]),
      [
        ['stands', 'they stand', 1, 4, false],
        ['stands', 'they stand', 1, 5, false],
        ['flees', 'they flee', 0, 6, true],
        ['flees', 'they flee', 0, 7, true],
        ['flees', 'they flee', 0, 8, true],
        ['flees', 'they flee', 0, 9, true],
      ],
    );
    assert.deepEqual(
      lines.map(({ value }) => value),
      [3, 5],
    );
  },
);

clause(['FL-6.62a', 'FL-6.63c', 'FL-11.55a'], 'a Disordered unit ranks below a unit in good order', () => {
  for (const [{ outcomes }, good] of [
    [moraleReckoning('the 23rd', 1), 'no effect'],
    [changeReckoning('the 23rd', 1, false), 'in good order'],
    [changeReckoning('the 23rd', 1, true), 'in good order'],
  ] as const) {
    assert.ok(outcomes.some(({ disordered }) => disordered));
    for (const { key, label, rank, disordered } of outcomes)
      assert.deepEqual(
        [key, label, rank],
        disordered ? ['disordered', 'Disordered', 0] : ['steady', good, 1],
      );
  }
  const adjusted = (unstacks: boolean) =>
    changeReckoning('the 23rd', 1, unstacks).outcomes.map((each) => each.adjusted);
  assert.deepEqual(adjusted(false), [2, 3, 4, 5, 6, 7]);
  assert.deepEqual(adjusted(true), [3, 4, 5, 6, 7, 8]);
  assert.deepEqual(
    changeReckoning('the 23rd', 1, true).lines.map(({ value }) => value),
    [1, 1],
  );
});
