import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import { deployState, MARKERS, type State } from '../model/state.ts';
import { fieldOf } from '../testing/battle.ts';
import { chargesQuestion } from './naming-charges.ts';

const FIELD = fieldOf(
  [
    ['B1', 20, 10, 0],
    ['B2', 24.5, 10, 0],
  ],
  [
    ['G1', 20, 18, 180],
    ['G2', 34, 18, 180],
  ],
);

/** The units of the blue side that charge, by their places in its list. */
function asked(...charging: readonly number[]) {
  return askedOn(FIELD, charging);
}

function askedOn(field: typeof FIELD, charging: readonly number[]) {
  const s: State = deployState(field);
  s.order.fill(MARKERS.indexOf('H'));
  for (const unit of charging) s.order[unit] = MARKERS.indexOf('C');
  const question = chargesQuestion({ field, s } as Parameters<typeof chargesQuestion>[0], 0);
  assert.ok(question?.standing?.same);
  return question.standing.same();
}

clause(['JR-5.4c', 'JR-14.1a'], 'a unit that charges alone, at the only legal enemy, has no choice', () => {
  assert.deepEqual(asked(0), { do: 'charges', charges: [{ unit: 0, target: 2 }] });
});

clause(['JR-5.4c', 'JR-14.2a'], 'a unit that may support another charge is asked', () => {
  assert.equal(asked(0, 1), null);
});

clause(['JR-5.4c', 'JR-14.1a'], 'a unit with two equally near enemies is asked which one it charges', () => {
  const two = fieldOf(
    [['B1', 20, 10, 0]],
    [
      ['G1', 17.5, 18, 180],
      ['G2', 22.5, 18, 180],
    ],
  );
  assert.equal(askedOn(two, [0]), null);
});
