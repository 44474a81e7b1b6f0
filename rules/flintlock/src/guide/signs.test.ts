import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import { chapters } from './chapters.ts';
import { signs } from './signs.ts';

/** The guide describes guns as the rules treat them. */

clause('FL-2.6a', 'the guide calls a counter of artillery one gun', () => {
  const [counters] = chapters;
  assert.match(counters?.gist ?? '', /\bor one gun\b/);
  assert.match(signs.arms['gun'] ?? '', /^One gun\b/);
});

clause('FL-5.6c', 'the guide denies a limbered gun its reactions and not the fire of its own turn', () => {
  const words = signs.marks['limbered'] ?? '';
  assert.match(words, /cannot fire at what the enemy does/);
  assert.match(words, /In its own turn it may fire/);
});

clause(
  'FL-5.42e',
  'the guide lets a unit out of command shoot in the enemy’s Activation, return fire too',
  () => {
    assert.match(signs.marks['out of command'] ?? '', /shoots only in the enemy’s Activation/);
  },
);
