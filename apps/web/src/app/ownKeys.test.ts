import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findUsualKey, swapKeys, withKey } from './ownKeys.ts';

test('a changed key does what the default one did, which then does nothing', () => {
  const wish = withKey({}, '[', 'ö');
  assert.ok(wish.kind === 'given');
  assert.equal(findUsualKey('ö', wish.keys), '[');
  assert.equal(findUsualKey('Ö', wish.keys), '[', 'with Shift too');
  assert.equal(findUsualKey('[', wish.keys), '');
  assert.equal(findUsualKey('n', wish.keys), 'n');
  assert.equal(findUsualKey('Enter', wish.keys), 'Enter');
  assert.deepEqual(withKey(wish.keys, '[', '['), { kind: 'given', keys: {} }, 'as usual again');
});

test('a key in use by another command is refused, and free once that command has another', () => {
  assert.deepEqual(withKey({}, 'n', 'k'), { kind: 'taken', by: 'k' });
  assert.deepEqual(withKey({ k: ';' }, 'n', 'k'), { kind: 'given', keys: { k: ';', n: 'k' } });
  assert.deepEqual(withKey({ k: ';' }, 'n', ';'), { kind: 'taken', by: 'k' });
});

test('two commands may exchange their keys', () => {
  const own = swapKeys({}, 'n', 'k');
  assert.deepEqual([findUsualKey('k', own), findUsualKey('n', own)], ['n', 'k']);
  assert.deepEqual(swapKeys(own, 'k', 'n'), {});
});

test('the space bar, named keys and the zoom keys cannot be chosen for a command', () => {
  for (const key of ['0', ' ', 'Enter', 'F5', '?', '+'])
    assert.deepEqual(withKey({}, 'n', key), { kind: 'unfit' }, key);
});

test('a digit command may get another key, and its digit is then free', () => {
  assert.deepEqual(withKey({}, 'n', '7'), { kind: 'taken', by: '7' });
  assert.deepEqual(withKey({}, '7', 'è'), { kind: 'given', keys: { 7: 'è' } });
  assert.deepEqual(withKey({ 7: 'è' }, 'n', '7'), { kind: 'given', keys: { 7: 'è', n: '7' } });
  assert.equal(findUsualKey('è', { 7: 'è' }), '7');
});
