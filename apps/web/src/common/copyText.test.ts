import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { copyText } from './copyText.ts';

/** Sets the clipboard of the browser, if any. */
function give(clipboard: unknown): void {
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
}

afterEach(() => Reflect.deleteProperty(navigator, 'clipboard'));

test('a text is put on the clipboard', async () => {
  const put: string[] = [];
  give({ writeText: async (text: string) => void put.push(text) });
  assert.equal(await copyText('Tarleton charges'), true);
  assert.deepEqual(put, ['Tarleton charges']);
});

test('without a usable clipboard the page says so, and nothing breaks', async () => {
  give(undefined);
  assert.equal(await copyText('Tarleton charges'), false);
  give({ writeText: () => Promise.reject(new Error('not allowed')) });
  assert.equal(await copyText('Tarleton charges'), false);
});
