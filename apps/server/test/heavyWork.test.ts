import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { HeavyWork } from '../src/http/heavyWork.ts';

test('heavy work runs piece by piece, visitors in turn, with other requests in between', async () => {
  const heavy = new HeavyWork();
  const order: string[] = [];
  const piece = (visitor: string) => heavy.run(visitor, () => void order.push(visitor));
  const many = Array.from({ length: 5 }, () => piece('many'));
  const few = piece('few');
  const light = async (): Promise<void> => {
    for (let turn = 0; turn < 3; turn++) {
      await setImmediate();
      order.push('light');
    }
  };
  await Promise.all([...many, few, light()]);
  assert.ok(order.indexOf('few') <= 4, order.join(' '));
  assert.ok(order.indexOf('light') < order.lastIndexOf('many'), order.join(' '));
});

test('failing work fails for its own visitor only', async () => {
  const heavy = new HeavyWork();
  const failed = heavy.run('one', () => {
    throw new Error('no');
  });
  const done = heavy.run('two', () => 'yes');
  await assert.rejects(failed, /no/);
  assert.equal(await done, 'yes');
});
