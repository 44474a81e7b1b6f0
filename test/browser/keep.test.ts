/** The store of the page, in a real browser's IndexedDB: the contract of stores, and that of judges over it. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { before, describe, test } from 'node:test';
import type { Store, StoredGame } from '@linstock/judge';
import { judgeContract, StorePlace, storeContract } from '@linstock/judge/contract';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { setUpBrowser } from './testSite.ts';
import { openPage } from './launch.ts';

/** An address of our own that serves an empty page, because databases need an origin. */
const ADDRESS = 'http://127.0.0.1:9/empty';
const KEEP = join(import.meta.dirname, '..', '..', 'apps', 'web', 'src', 'host', 'browserStore.ts');

/** The store as a script that puts `store` on the page. */
async function keepScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry: KEEP, formats: ['iife'], name: 'store' } },
  });
  const [output] = Array.isArray(built) ? built : [built];
  assert.ok(output && 'output' in output);
  return output.output[0].code;
}

const browser = setUpBrowser();
let tabs: readonly Page[];
let calls = 0;

/** Calls the store, alternately in one tab and in the other. */
function call(method: string, ...given: readonly unknown[]): Promise<unknown> {
  const tab = tabs[calls++ % tabs.length];
  assert.ok(tab);
  const found = `window.keep[${JSON.stringify(method)}](...${JSON.stringify(given)})`;
  // A Map cannot be passed from a page to its test.
  return tab.evaluate(`${found}.then((found) => (found instanceof Map ? [...found] : found))`);
}

const store = {
  entries: (...given) => call('entries', ...given),
  append: (...given) => call('append', ...given),
  commands: async (...given) => new Map((await call('commands', ...given)) as [string, number][]),
  standing: (...given) => call('standing', ...given),
  saveStanding: (...given) => call('saveStanding', ...given),
  remove: (...given) => call('remove', ...given),
} as Store;
const add = async (game: StoredGame): Promise<void> => void (await call('add', game, []));
let place: StorePlace;

describe('the store of the page', () => {
  before(async () => {
    const script = await keepScript();
    const { page } = await openPage(browser());
    const context = page.context();
    await context.route(ADDRESS, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    tabs = [page, await context.newPage()];
    for (const tab of tabs) {
      await tab.goto(ADDRESS);
      await tab.addScriptTag({ content: script });
    }
    // The stores of an older page: only games and entries.
    await page.evaluate(`new Promise((done) => {
      const request = indexedDB.open('linstock', 1);
      request.onupgradeneeded = () => {
        request.result.createObjectStore('games', { keyPath: 'id' });
        const entries = request.result.createObjectStore('entries', { keyPath: ['game', 'n'] });
        entries.add({ game: 'old', n: 1, entry: { n: 1, side: 0, hash: '${'0'.repeat(64)}', nonce: 'old' } });
      };
      request.onsuccess = () => { request.result.close(); done(); };
    })`);
    for (const tab of tabs) await tab.evaluate('window.keep = new store.IndexedBrowserStore(indexedDB)');
    place = new StorePlace({ store, add });
  });

  test('entries stored by an older page are still there', async () => {
    const [entry] = await store.entries('old', 0);
    assert.deepEqual(entry, { n: 1, side: 0, hash: '0'.repeat(64), nonce: 'old' });
  });

  /** Changes the store from outside, as no program should: JavaScript with \`tx\`, a transaction over all of it. */
  const meddle = (script: string): Promise<unknown> =>
    tabs[0]?.evaluate(`new Promise((done) => {
      const request = indexedDB.open('linstock');
      request.onsuccess = () => {
        const db = request.result;
        const tx = db.transaction([...db.objectStoreNames], 'readwrite');
        tx.oncomplete = () => { db.close(); done(); };
        ${script}
      };
    })`) ?? Promise.reject(new Error('no tab'));

  /** A game with `entries` entries. */
  async function gameOf(entries: number): Promise<string> {
    const id = await place.begin('toy', [null, null]);
    for (let n = 1; n <= entries; n++) {
      const entry = { n, side: 0, hash: '0'.repeat(64), nonce: `${n}` } as const;
      await store.append(id, entry, null);
    }
    return id;
  }

  test('a game that lacks its last entries, or one in the middle, is damaged and not overwritten', async () => {
    const short = await gameOf(9);
    await meddle(`tx.objectStore('entries').delete(IDBKeyRange.bound(['${short}', 4], ['${short}', 9]));`);
    await assert.rejects(
      store.entries(short, 0),
      /damaged in this browser: it had 9 entries, and 3 are there/,
    );
    const holed = await gameOf(5);
    await meddle(`tx.objectStore('entries').delete(['${holed}', 2]);`);
    await assert.rejects(store.entries(holed, 0), /damaged in this browser: an entry of it is missing/);
  });

  test('unreadable rows are reported in a sentence that says what to do', async () => {
    const id = await gameOf(2);
    await meddle(`tx.objectStore('entries').put({ game: '${id}', n: 2, entry: 'rubbish' });`);
    await assert.rejects(store.entries(id, 0), /damaged in this browser: an entry of it cannot be read/);
    await meddle(`tx.objectStore('games').put({ id: '${id}', header: 7 });`);
    await assert.rejects(
      call('game', id),
      /damaged in this browser: its head cannot be read.* exported before/,
    );
    assert.equal(await call('game', 'no such game'), null);
  });

  test('a store that is deleted while it is open is opened again, and its games are gone', async () => {
    const id = await gameOf(2);
    await tabs[0]?.evaluate(`new Promise((done) => (indexedDB.deleteDatabase('linstock').onsuccess = done))`);
    const entry = { n: 3, side: 0, hash: '0'.repeat(64), nonce: '3' } as const;
    for (const _ of tabs) assert.deepEqual(await store.append(id, entry, null), { kind: 'gone' });
  });

  for (const check of storeContract(() => ({ store, add }))) test(`two tabs: ${check.name}`, check.run);
  for (const check of judgeContract(() => place)) test(`over two tabs: ${check.name}`, check.run);
});
