import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PlayedClock } from '@linstock/protocol';
import {
  describeFigures,
  describeClockRule,
  describeTimeLeft,
  isLow,
  findSpokenThreshold,
} from './clockText.ts';

const DAYS: PlayedClock = { kind: 'days', days: 3, vacation: 21 };
const BUDGET: PlayedClock = { kind: 'budget', minutes: 120, increment: 180 };
const HOUR: PlayedClock = { kind: 'answer', minutes: 60, late: 'claim' };

const ROWS: readonly [PlayedClock, number, string][] = [
  [DAYS, 183_600, '2 d 3 h'],
  [DAYS, 259_200, '3 d'],
  [DAYS, 82_800, '23 h'],
  [DAYS, 20_400, '5 h 40 min'],
  [DAYS, 2820, '47 min'],
  [DAYS, 300, '5 min'],
  [DAYS, 299.9, '4:59'],
  [DAYS, 0.9, 'time ran out'],
  [BUDGET, 94_360, '26:12:40'],
  [BUDGET, 4360, '1:12:40'],
  [BUDGET, 2823, '47:03'],
  [BUDGET, 299, '4:59'],
  [BUDGET, 0, 'time ran out'],
  [HOUR, 3600, '1:00:00'],
];

for (const [clock, seconds, figures] of ROWS)
  test(`a clock of ${clock.kind} with ${seconds} s left shows ${figures}`, () =>
    assert.equal(describeFigures(clock, seconds * 1000), figures));

test('a clock is low from a quarter of the days or a tenth of a budget, and not before', () => {
  const day = 86_400_000;
  assert.deepEqual([isLow(DAYS, 0.25 * 3 * day), isLow(DAYS, 0.26 * 3 * day)], [true, false]);
  assert.deepEqual([isLow(BUDGET, 720_000), isLow(BUDGET, 721_000)], [true, false]);
});

test('a clock shows its two largest units', () => {
  assert.equal(describeTimeLeft(158_400_000), '1 day 20 hours left');
  assert.equal(describeTimeLeft(3_600_000), '1 hour left');
  assert.equal(describeTimeLeft(299_000), '4 minutes 59 seconds left');
});

test('a clock is read aloud at a quarter, an hour, five minutes, a minute and ten seconds', () => {
  const seconds = [7200, 1800, 1799, 301, 300, 60, 10, 9];
  const spoken = seconds.map((each) => (findSpokenThreshold(BUDGET, each * 1000) ?? 0) / 1000);
  assert.deepEqual(spoken, [0, 1800, 1800, 1800, 300, 60, 10, 10]);
});

test("a clock's rule is described in a few words", () => {
  assert.deepEqual([DAYS, BUDGET, HOUR, null].map(describeClockRule), [
    '3 days a turn',
    '2 h + 3 min a turn',
    '1 h an answer',
    'no clock',
  ]);
});
