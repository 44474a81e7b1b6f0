import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Side } from '@linstock/kernel';
import { makeQuestionTo } from '../../play/testing.ts';
import { describeWaiting } from './waitingWords.ts';

const sides = ['Union', 'Confederate'] as const;

test('while orders are written in secret, others see only who is writing and who has locked', () => {
  const moment = [makeQuestionTo(0, true), makeQuestionTo(1, true)];
  const words = (open: readonly Side[], seats: readonly Side[]) =>
    describeWaiting(
      { moment, open: moment.filter(({ side }) => open.includes(side)), sides },
      seats,
      1,
      false,
    );
  assert.equal(words([0, 1], []), 'Both sides write in secret.');
  assert.equal(words([1], []), 'The Union side has locked. The Confederate side is still writing.');
  assert.equal(
    words([1], [0]),
    'You have locked. The Confederate side is still writing, and sees only that you have locked.',
  );
});

test('if one side alone writes in secret the page says so; if nothing is secret, it names the side awaited', () => {
  const one = [makeQuestionTo(1, true)];
  assert.equal(
    describeWaiting({ moment: one, open: one, sides }, [0], 1, false),
    'The Confederate side writes in secret.',
  );
  const open = [makeQuestionTo(1, false)];
  assert.equal(
    describeWaiting({ moment: open, open, sides }, [0], 1, false),
    'Waiting for the Confederate side.',
  );
});

test("a reader who has not confirmed a lesson's first words is sent to the coach, not asked to wait", () => {
  const open = [makeQuestionTo(0, false)];
  const words = (seats: readonly Side[], coached: boolean) =>
    describeWaiting({ moment: open, open, sides }, seats, 0, coached);
  assert.match(words([0], true), /coach/);
  assert.equal(words([1], true), 'Waiting for the Union side.');
});
