import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { test } from 'node:test';
import { commitment, fairDice } from './fair.ts';

const D6 = { count: 3, sides: 6, read: 'sum' } as const;

test('dice are the documented derivation, recomputed here with node:crypto alone', () => {
  const dice = fairDice('secret', [null, 'blue'], 7);
  for (const index of [0, 1]) {
    const bytes = createHmac('sha256', 'secret').update(`[null,"blue",7,${index},0]`).digest();
    const due = [...bytes].filter((byte) => byte < 252).map((byte) => (byte % 6) + 1);
    assert.deepEqual(dice.throw(D6), due.slice(0, 3));
  }
});

test('a throw of more dice than a block has continues in the next block', () => {
  const many = fairDice('s', [null, null], 1).throw({ count: 200, sides: 20, read: 'sum' });
  assert.equal(many.length, 200);
  assert.deepEqual(many, fairDice('s', [null, null], 1).throw({ count: 200, sides: 20, read: 'sum' }));
  assert.ok(many.every((face) => face >= 1 && face <= 20));
});

test('another secret, nonce, entry or place in the entry gives other dice', () => {
  const throwOf = (secret: string, nonce: string | null, entry: number): string =>
    fairDice(secret, [nonce, null], entry)
      .throw({ ...D6, count: 20 })
      .join();
  const twice = fairDice('s', [null, null], 1);
  const first = twice.throw({ ...D6, count: 20 }).join();
  const all = [
    first,
    twice.throw({ ...D6, count: 20 }).join(),
    throwOf('t', null, 1),
    throwOf('s', 'n', 1),
    throwOf('s', null, 2),
  ];
  assert.equal(new Set(all).size, all.length);
});

for (const sides of [6, 7, 10, 100]) {
  test(`a ${sides}-sided die favours no face (chi-squared over 60,000 throws, fixed secret)`, () => {
    const counts = new Array<number>(sides).fill(0);
    const throws = 60_000;
    for (let entry = 0; entry < throws / 20; entry++) {
      for (const face of fairDice('fixed', [null, null], entry).throw({ count: 20, sides, read: 'sum' })) {
        counts[face - 1] = (counts[face - 1] ?? 0) + 1;
      }
    }
    const due = throws / sides;
    const chi = counts.reduce((sum, n) => sum + (n - due) ** 2 / due, 0);
    const freedom = sides - 1;
    assert.ok(chi < freedom + 4 * Math.sqrt(2 * freedom), `chi-squared ${chi} at ${freedom} degrees`);
  });
}

test('dice of more than 256 sides are refused, not skewed', () => {
  assert.throws(
    () => fairDice('s', [null, null], 1).throw({ count: 1, sides: 1000, read: 'sum' }),
    RangeError,
  );
});

test('the commitment is the SHA-256 of the secret', () => {
  assert.equal(commitment('abc'), 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});
