import assert from 'node:assert/strict';
import { test } from 'node:test';
import { originOf } from './clause.ts';

for (const [from, origin] of [
  ['source rules §7.33 table', 'source'],
  ['source: grognard.com/reviews/cowpens.txt', 'source'],
  ['ruling', 'ruling'],
  ['ruling on source rules §3.0, §4.12', 'ruling'],
  ['ruling by analogy with source rules §7.33 table', 'ruling'],
  ['source rules §7.1; ruling', 'ruled in part'],
  ['source rules §7.33 table; "every" by ruling', 'ruled in part'],
  ['ruling; four companies from source rules §4.51', 'ruled in part'],
] as const)
  test(`a rule from "${from}" is of origin "${origin}"`, () =>
    assert.equal(originOf({ line: 'A rule.', from }), origin));
