import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Piece } from '@linstock/scene';
import { halves, pipsOf } from './pips.ts';

const company = (group: string, left: number | null): Piece =>
  ({ group, ...(left !== null && { strength: { left, full: 1 } }) }) as Piece;

test('a counter shows the strength of its whole pile, with a pip for each company', () => {
  const pile = [company('71st', 1), company('71st', 0.5), company('71st', 1)];
  assert.deepEqual(pipsOf(pile[2]!, pile), { left: 2.5, shares: ['whole', 'half', 'whole'] });
});

test('companies of another regiment below it are not counted with it', () => {
  const pile = [company('Legion', 1), company('71st', 0.5)];
  assert.deepEqual(pipsOf(pile[1]!, pile), { left: 0.5, shares: ['half'] });
});

test('a counter whose rules give it no strength shows no pips', () => {
  assert.equal(pipsOf(company('71st', null), []), null);
});

test('halves are printed as fractions', () => {
  assert.deepEqual([0.5, 1, 2.5].map(halves), ['½', '1', '2½']);
});
