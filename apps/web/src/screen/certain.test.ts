import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Meaning, mayBeGiven } from '../play/state/state.ts';
import { playTo } from '../play/testing.ts';

test('dice with one possible result need no card, and a board click alone no longer throws them', () => {
  const judge = playTo('flintlock', 'cowpens', ({ kind }) => kind === 'turn');
  const [question] = judge.open;
  const done = judge.preview(question?.side ?? 0, { do: 'done' });
  assert.ok(!done.throws, 'the first Flight roll is one that nobody fails, so it is not made');
  const preview = { ...done, throws: true, certain: true, passes: true };
  const ending: Meaning = {
    choice: { answer: { do: 'done' }, picks: [], label: 'End the Activation' },
    preview,
    provokes: [],
    before: null,
  };
  assert.ok(mayBeGiven(ending, 'named'));
  assert.ok(!mayBeGiven(ending, 'clicked'));
  const shot = {
    ...ending,
    choice: { ...ending.choice, strikes: [{ piece: 'unit:1' }] },
  } as unknown as Meaning;
  assert.ok(!mayBeGiven(shot, 'named'), 'a shot in vain is shown first');
});
