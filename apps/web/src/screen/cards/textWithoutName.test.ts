import assert from 'node:assert/strict';
import { test } from 'node:test';
import { removeName } from './textWithoutName.ts';

test('a card does not repeat a name', () => {
  const rows = [
    ['Open wood. It hides no troops.', 'Open wood, 0812', 'It hides no troops.'],
    ['A hill. It hides what is behind it.', 'Hill', 'It hides what is behind it.'],
    ['Wood: slow, and dark.', 'Woods', 'Slow, and dark.'],
    [
      'Move: it marches the way the arrow points.',
      'Move at 204 degrees',
      'It marches the way the arrow points.',
    ],
    ['Water.', 'Water, 0101', ''],
    // Another word than the name says something of it.
    ['Thick wood. Even this hides no troops.', 'Heavy wood, 0812', 'Thick wood. Even this hides no troops.'],
    ['Light wood. It hides no troops.', 'Thicketty Wood, 0812', 'Light wood. It hides no troops.'],
    ['March at full pace.', 'Move', 'March at full pace.'],
  ] as const;
  for (const [says, under, left] of rows) assert.equal(removeName(says, under), left);
});
