import assert from 'node:assert/strict';
import { test } from 'node:test';
import { RECORD_LIMITS } from '@linstock/kernel';
import { RefusedCommand, refuseTooLong } from '../src/refusals.ts';

test('a game ends before its record is full, with room to resign', () => {
  const { entries } = RECORD_LIMITS;
  const at = (n: number) => ({ n, side: 0, hash: '' }) as const;
  refuseTooLong({ ...at(entries - 1), nonce: 'x' });
  refuseTooLong({ ...at(entries), resign: true });
  for (const entry of [
    { ...at(entries), nonce: 'x' },
    { ...at(entries), answer: 1, dice: [] },
    { ...at(entries + 1), resign: true },
  ] as const)
    assert.throws(
      () => refuseTooLong(entry),
      (error) => error instanceof RefusedCommand && /limit of 100000 entries.*resign/.test(error.message),
    );
});
