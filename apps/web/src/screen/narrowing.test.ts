import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Choice, involving, leadsTo, narrow, narrowFromAnywhere } from './narrowing.ts';

const choice = (label: string, ...picks: string[]): Choice<string> => ({ answer: label, label, picks });

const volley = [
  choice('one', 'company:1', 'hex:9'),
  choice('two', 'company:1', 'company:2', 'hex:9'),
  choice('far', 'company:1', 'hex:8'),
  choice('pass', 'button:end'),
];

test('the first clicks offered are the companies and the button', () => {
  assert.deepEqual([...narrow(volley, []).next.keys()], ['company:1', 'company:2', 'button:end']);
});

test('companies of a group are clicked in any order, then the target', () => {
  assert.ok(leadsTo(['company:2', 'company:1', 'hex:9'], ['company:1', 'company:2', 'hex:9']));
  const { exact, next } = narrow(volley, ['company:2', 'company:1']);
  assert.equal(exact, null);
  assert.deepEqual([...next.keys()], ['hex:9']);
});

test('once the target is clicked the group is closed', () => {
  const { exact, left } = narrow(volley, ['company:1', 'hex:9']);
  assert.equal(exact?.label, 'one');
  assert.equal(left.length, 1);
});

test('the same pick twice in a row of turns is not lost', () => {
  const turns = [choice('twice', 'company:1', 'face:1', 'hex:2')];
  assert.deepEqual([...narrow(turns, ['company:1']).next.keys()], ['face:1']);
});

test('one can start from the target', () => {
  assert.deepEqual(
    involving(volley, ['hex:9']).map((c) => c.label),
    ['one', 'two'],
  );
});

test('from the target on, the pieces that can join are offered until one answer is meant', () => {
  const { left, next } = narrowFromAnywhere(volley, ['hex:9']);
  assert.equal(left.length, 2);
  assert.deepEqual([...next.keys()], ['company:1', 'company:2']);
  assert.equal(narrowFromAnywhere(volley, ['hex:9', 'company:1', 'company:2']).exact?.label, 'two');
});
