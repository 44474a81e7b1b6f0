import assert from 'node:assert/strict';
import { test } from 'node:test';
import { battleById } from '@linstock/battles';
import { describeHistory } from '../chooser/history.ts';
import { writeDay } from '../words/dateWords.ts';
import { makeWish, OPPONENTS, opponentsOf, seatsOf } from './start.ts';

test('against a machine the player gets the chosen side, and the machine the other', () => {
  for (const side of [0, 1] as const) {
    const wish = makeWish('american-legions', 'cowpens', side, 'hard', { setup: 'free' });
    assert.deepEqual(wish.seats[side], { kind: 'human' });
    assert.deepEqual(wish.seats[1 - side], { kind: 'bot', level: 'hard' });
    assert.deepEqual([wish.mine, wish.options], [[side], { setup: 'free' }]);
  }
});

test('a friend at the same screen shares it, a friend elsewhere does not; a spectator takes no seat', () => {
  const seats = OPPONENTS.map(({ id }) => [id, makeWish('s', 'b', 1, id).mine] as const);
  assert.deepEqual(Object.fromEntries(seats), {
    beginner: [1],
    easy: [1],
    normal: [1],
    hard: [1],
    beside: [0, 1],
    elsewhere: [1],
    watch: [],
  });
  assert.deepEqual(seatsOf(0, 'elsewhere'), [0]);
  const watched = makeWish('s', 'b', 0, 'watch');
  assert.deepEqual(
    watched.seats.map(({ kind }) => kind),
    ['bot', 'bot'],
  );
});

test('only the levels that a system has are offered; other kinds of opponent are always offered', () => {
  const gentle = opponentsOf({ levels: ['easy', 'normal'] }).map(({ id }) => id);
  assert.deepEqual(gentle, ['easy', 'normal', 'beside', 'elsewhere', 'watch']);
  assert.deepEqual(opponentsOf({}), OPPONENTS);
  const [only] = opponentsOf({ levels: ['normal'] });
  assert.match(only?.says ?? '', /one level/);
});

test('dates are in words, and other text is unchanged', () => {
  assert.equal(writeDay('1781-01-17'), '17 January 1781');
  assert.equal(writeDay('some day'), 'some day');
});

test('the card of Cowpens shows the winner, the duration and the losses of each side', () => {
  const battle = battleById('cowpens');
  assert.ok(battle);
  assert.equal(
    describeHistory(battle),
    'History: American victory (decisive; British force destroyed). It lasted about 45 minutes; ' +
      'the British lost 939 of 1079 (87\u00a0%), the Americans 149 of 1215 (12\u00a0%).',
  );
});

test('a clock can be agreed on only with a friend elsewhere, the only one who can be late', () => {
  const clock = { minutes: 60, late: 'claim' } as const;
  const clocks = OPPONENTS.filter(({ id }) => makeWish('s', 'b', 0, id, {}, clock).clock !== undefined);
  assert.deepEqual(
    clocks.map(({ id }) => id),
    ['elsewhere'],
  );
  assert.equal(makeWish('s', 'b', 0, 'elsewhere').clock, undefined);
});
