import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Entry, Side } from '@linstock/kernel';
import { redoOf } from './redo.ts';

/** Entries in short: `a` an answer of side 0, `A` one of side 1, `a!` one that threw dice, `<2` back to entry 2. */
function entries(short: string): Entry[] {
  return short.split(' ').map((word, i): Entry => {
    const common = { n: i + 1, hash: '' };
    if (word.startsWith('<')) return { ...common, side: 0, back: Number(word.slice(1)), agreed: false };
    const side: Side = word === word.toLowerCase() ? 0 : 1;
    return { ...common, side, answer: word.toLowerCase(), dice: word.endsWith('!') ? [[3]] : [] };
  });
}

for (const [short, again] of [
  ['a b', null],
  ['a b <1', 'b'],
  ['a b <1 <0', 'a'],
  ['a b <0', 'a'],
  ['a b <0 a', 'b'],
  ['a b <0 a b', null],
  ['a b <0 c', null],
  ['a b <1 b <1', 'b'],
  ['a b! <1', null],
  ['a B <1', null],
  ['a b <1 C', null],
] as const)
  test(`after ${short} the side may do again: ${again ?? 'nothing'}`, () => {
    assert.deepEqual(redoOf(entries(short), 0)?.answer ?? null, again);
  });
