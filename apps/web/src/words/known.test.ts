import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lengthWords } from '@linstock/lab/names';
import { systems } from '@linstock/systems';
import { describeBalance, describeKnown, ORDERS, rankOf } from './known.ts';

test('every battle says how long, how large, how hard and how even it is, and how that is known', () => {
  for (const system of systems) {
    for (const battle of system.battles) {
      const words = describeKnown(system, battle);
      assert.ok(words, `${system.id} ${battle}`);
      const { length, size, learning, balance, sources } = words;
      assert.match(
        `${length} · ${size} · ${learning} · ${balance}`,
        /^\d+½? (min|h) · \d+ pieces · (easy|middling|hard) · (even|\w+( a little)? favoured)$/,
      );
      assert.match(
        sources.balance,
        /^(Of \d+ games between machines the \w+ side won \d+, the \w+ \d+(; \d+ (was|were) drawn)?|The \w+ side won all of \d+ games between machines)\.$/,
      );
    }
  }
});

test('a side that won all games between machines is named; drawn games are counted separately', () => {
  const words = (games: number, won: readonly [number, number]) =>
    describeBalance(games, won, ['Red', 'Blue']);
  assert.equal(words(18, [18, 0]), 'The Red side won all of 18 games between machines.');
  assert.equal(words(9, [5, 3]), 'Of 9 games between machines the Red side won 5, the Blue 3; 1 was drawn.');
  assert.equal(words(8, [5, 3]), 'Of 8 games between machines the Red side won 5, the Blue 3.');
});

test('lengths are shown in minutes up to two hours, then in half hours', () => {
  assert.deepEqual([5, 105, 120, 150, 240].map(lengthWords), ['5 min', '105 min', '2 h', '2½ h', '4 h']);
});

test('a battle that machines have never fought is last in every sorting, except "as listed"', () => {
  const [system] = systems;
  for (const order of ORDERS)
    assert.equal(rankOf(order, system, 'nowhere'), order === 'as listed' ? 0 : Number.POSITIVE_INFINITY);
});
