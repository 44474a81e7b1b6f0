import assert from 'node:assert/strict';
import { test } from 'node:test';
import { systems } from '@linstock/systems';
import { knownWords, lengthWords, ORDERS, rankOf } from './known.ts';

test('every battle says how long, how large, how hard and how even it is, and how that is known', () => {
  for (const system of systems) {
    for (const battle of system.battles) {
      const words = knownWords(system, battle);
      assert.ok(words, `${system.id} ${battle}`);
      const { length, size, learning, balance, sources } = words;
      assert.match(
        `${length} · ${size} · ${learning} · ${balance}`,
        /^\d+½? (min|h) · \d+ pieces · (easy|middling|hard) · (even|\w+( a little)? favoured)$/,
      );
      assert.match(
        sources.balance,
        /^Of \d+ games between machines the \w+ side won \d+, the \w+ \d+(; \d+ were drawn)?\.$/,
      );
    }
  }
});

test('lengths are told in minutes up to two hours, then in hours and halves', () => {
  assert.deepEqual([5, 105, 120, 150, 240].map(lengthWords), ['5 min', '105 min', '2 h', '2½ h', '4 h']);
});

test('a battle no machine has fought comes last in every order but its own', () => {
  const [system] = systems;
  for (const order of ORDERS)
    assert.equal(rankOf(order, system, 'nowhere'), order === 'as listed' ? 0 : Number.POSITIVE_INFINITY);
});
