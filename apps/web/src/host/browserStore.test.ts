import assert from 'node:assert/strict';
import { test } from 'node:test';
import { IndexedBrowserStore } from './browserStore.ts';

/** A browser's database that cannot be opened: it fails immediately, or only later. */
const refusing = (name: string, late: boolean): IDBFactory =>
  ({
    open() {
      const error = new DOMException('The operation is insecure.', name);
      if (!late) throw error;
      const request = { error, onerror: () => {} };
      queueMicrotask(() => request.onerror());
      return request;
    },
  }) as unknown as IDBFactory;

for (const [name, late, says] of [
  ['SecurityError', false, /stores nothing for this page, so no game can be played/],
  ['QuotaExceededError', true, /stores nothing for this page, so no game can be played/],
  ['VersionError', true, /newer version of Linstock .* Reload this page/],
] as const)
  test(`if a browser reports "${name}" when games are stored, the page says so in words`, async () => {
    await assert.rejects(new IndexedBrowserStore(refusing(name, late)).game('b1'), says);
  });
