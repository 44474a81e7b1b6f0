import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Piece } from '@linstock/scene';
import { PIP_SIZE, pipsOf, placePips, writeHalves } from './pips.ts';

const company = (group: string, left: number | null): Piece =>
  ({ group, ...(left !== null && { strength: { left, full: 1 } }) }) as Piece;

test('a counter shows the strength of its whole stack, with a pip for each company', () => {
  const pile = [company('71st', 1), company('71st', 0.5), company('71st', 1)];
  assert.deepEqual(pipsOf(pile[2]!, pile), { left: 2.5, shares: ['whole', 'half', 'whole'] });
});

test('companies of another regiment lower in the stack are not counted', () => {
  const pile = [company('71st', 1), company('Legion', 1), company('71st', 0.5)];
  assert.deepEqual(pipsOf(pile[2]!, pile), { left: 1.5, shares: ['whole', 'half'] });
});

test('a counter whose rules give it no strength shows no pips', () => {
  assert.equal(pipsOf(company('71st', null), []), null);
});

test('halves are printed as fractions', () => {
  assert.deepEqual([0.5, 1, 2.5].map(writeHalves), ['½', '1', '2½']);
});

test('pips lie between strength and morale, clear of both, however wide the strength is', () => {
  for (const left of [0.5, 1, 3.5, 4.5, 12])
    for (const count of [1, 2, 3, 4, 5])
      for (const ring of [12.2, 17.2]) {
        const shares = Array.from({ length: count }, () => 'whole' as const);
        const { x, scale } = placePips(-28, ring, { left, shares });
        assert.ok(scale > 0.4, `${left} with ${count} pips can be told apart`);
        assert.ok(x + scale * (count * PIP_SIZE.step - PIP_SIZE.gap) <= ring, 'clear of the ring');
        const digits = Array.from(writeHalves(left)).length;
        assert.ok(x >= -28 + 8 * digits, `clear of ${writeHalves(left)}`);
      }
});
