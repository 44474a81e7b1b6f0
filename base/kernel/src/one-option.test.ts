import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chosenOf } from './one-option.ts';
import type { GameOption } from './rules.ts';

const choice = (value: string) => ({ value, label: value, line: value });
const light: GameOption = {
  ...{ id: 'light', title: 'Light', clause: 'X-1.1a' },
  choices: [choice('day'), choice('night')],
};

test('the default choice applies if the options do not name it', () => {
  assert.equal(chosenOf('Toy', light, {}), 'day');
  assert.equal(chosenOf('Toy', light, { light: 'night' }), 'night');
});

test('another option or another choice is refused with those there are', () => {
  assert.throws(
    () => chosenOf('Toy', light, { wind: 'west' }),
    /Toy has no option "wind"; it has light: "day" or "night"/,
  );
  for (const wrong of ['dusk', null])
    assert.throws(
      () => chosenOf('Toy', light, { light: wrong }),
      /The option light is "day" or "night", not/,
    );
});
