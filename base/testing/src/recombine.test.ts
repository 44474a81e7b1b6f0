import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seededChance } from '@linstock/kernel';
import { recombination } from './recombine.ts';

const answers = [
  { do: 'charge', chargers: [{ unit: 1, path: [10, 11] }] },
  { do: 'charge', chargers: [{ unit: 2, path: [20] }] },
];

test('answers are drawn that join the parts of several, shorten them, and move their numbers', () => {
  const chance = seededChance('recombine');
  const draw = recombination(answers);
  const drawn = Array.from({ length: 2000 }, () => JSON.stringify(draw(chance)));
  const has = (answer: unknown) => assert.ok(drawn.includes(JSON.stringify(answer)), JSON.stringify(answer));
  has({
    do: 'charge',
    chargers: [
      { unit: 1, path: [10, 11] },
      { unit: 2, path: [20] },
    ],
  });
  has({ do: 'charge', chargers: [{ unit: 1, path: [10] }] });
  has({ do: 'charge', chargers: [{ unit: 3, path: [20] }] });
  has({ do: 'charge', chargers: [] });
  assert.ok(
    drawn.every((answer) => answer.includes('"do":"charge"')),
    'what it does is not changed',
  );
  assert.deepEqual(answers[0], { do: 'charge', chargers: [{ unit: 1, path: [10, 11] }] });
});
