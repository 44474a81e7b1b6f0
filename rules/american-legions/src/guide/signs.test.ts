import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import { PHASES, STACKING_LIMIT, UNITS } from '../tables/index.ts';
import { chapters } from './chapters.ts';
import { signs } from './signs.ts';

/** The guide agrees with the tables about arms and marks. */

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const;

clause(['AL-7.33b', 'AL-7.33c'], 'the guide gives each arm the range of the table', () => {
  const arms = {
    foot: 'musket',
    rifle: 'rifle',
    skirmisher: 'skirmisher',
    gun: 'six_pounder',
    howitzer: 'howitzer',
  } as const;
  for (const [sign, arm] of Object.entries(arms)) {
    const range = WORDS[UNITS[arm].maxRange] ?? assert.fail(`no word for the range of ${arm}`);
    assert.match(signs.arms[sign] ?? '', new RegExp(`\\b${range} hexes`), sign);
  }
  assert.equal(UNITS.cavalry.maxRange, 0);
  assert.match(signs.arms['horse'] ?? '', /cannot shoot/);
});

clause('AL-6.2a', 'the guide gives the limit of a hex', () => {
  assert.match(signs.scale, new RegExp(`${WORDS[STACKING_LIMIT]} companies`, 'i'));
});

clause('AL-4.51u', 'a routed regiment may be rallied in both player turns, and the guide says so', () => {
  const commands = PHASES.filter(({ phase }) => phase === 'command');
  assert.deepEqual(
    commands.map(({ performedBy }) => performedBy),
    ['active', 'non_active'],
  );
  assert.match(signs.marks['routed'] ?? '', /every command phase of its side, in both player turns/);
});

clause(
  ['AL-4.31a', 'AL-4.62f'],
  'the guide helps a leader by a commander in his hex, and halves both of Move and Fire',
  () => {
    assert.match(signs.arms['commander'] ?? '', /A leader in his hex/);
    assert.ok(chapters.some(({ gist }) => gist.includes('army commander in a leader’s hex')));
    assert.match(signs.orders?.['move and fire'] ?? '', /half pace, .* half strength/);
  },
);
