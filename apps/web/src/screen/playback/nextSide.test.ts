import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeNextSide } from './nextSide.ts';

const next = { names: ['British', 'American'], seats: [0], open: [1], thinking: null } as const;

test('the side that thinks is named if the banner names the other side', () => {
  assert.equal(describeNextSide({ ...next, told: 0 }), 'American next …');
  assert.equal(describeNextSide({ ...next, told: 0, thinking: 1 }), 'American next …');
  assert.equal(describeNextSide({ ...next, told: 1, thinking: 1 }), 'thinking …');
  assert.equal(describeNextSide({ ...next, told: null, thinking: 1 }), 'thinking …');
  assert.equal(describeNextSide({ ...next, told: 1, open: [0] }), 'your turn next');
  assert.equal(describeNextSide({ ...next, told: 1, open: [] }), 'the end');
});
