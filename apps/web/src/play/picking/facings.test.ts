import assert from 'node:assert/strict';
import { test } from 'node:test';
import { narrow } from '@linstock/scene';
import { makePickingMode } from '../state/mode.ts';
import { EMPTY_SESSION, type SessionState } from '../state/state.ts';
import { facingsOf, measureTurn } from './facings.ts';

const choices = [0, 1, 2, 4].map((face) => ({
  answer: face,
  picks: [{ piece: 'company:1' }, { hex: 7 }, { heading: face * 600 }],
  label: `face ${face}`,
  cost: face === 1 ? 1 : 2,
}));

/** The table after a company and a hex have been clicked, showing one of the choices. */
function picked(shown: number | null): SessionState {
  const picks = [{ piece: 'company:1' }, { hex: 7 }];
  const preview = choices.find((each) => each.answer === shown) ?? null;
  const mode = { ...makePickingMode({ after: (of) => narrow(choices, of) }, picks), preview };
  return { ...EMPTY_SESSION, mode };
}

test('the direction arrows are at the picked hex, with their costs, the cheapest selected', () => {
  const facings = facingsOf(picked(null));
  assert.equal(facings?.hex, 7);
  assert.deepEqual(
    facings?.choices.map((each) => [each.facing, each.cost, each.chosen]),
    [
      [0, 2, false],
      [600, 1, true],
      [1200, 2, false],
      [2400, 2, false],
    ],
  );
});

test('turning selects the next legal facing, skips illegal ones, and always changes the facing', () => {
  assert.equal(measureTurn(picked(2), 1)?.answer, 4);
  assert.equal(measureTurn(picked(4), 1)?.answer, 0);
  assert.equal(measureTurn(picked(0), -1)?.answer, 4);
  assert.equal(measureTurn(picked(null), -1)?.answer, 0);
});
