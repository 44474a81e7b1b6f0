/**
 * The page under a path of a host that it shares: files, games, sockets, links to seats, and the files stored for
 * use without a server.
 */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { type Serving, startServer } from '@linstock/server';
import type { Request } from 'playwright-core';
import { ensureWebBuilt } from '../../scripts/build-web.ts';
import { setUpBrowser } from './testSite.ts';
import { openPage, type WatchedPage } from './launch.ts';
import { atTheBoard } from './layout.ts';
import { openPathProxy, type Passing, type PathProxy } from './pathProxy.ts';
import { begin, endStep, untilAsked } from './person.ts';
import { dataFolder } from './server.ts';

const PATH = '/club/linstock/';

interface Club {
  readonly proxy: PathProxy;
  readonly server: Serving;
  close(): Promise<void>;
}

/** All proxies listen at the port of the first, one after another: a browser then reads the scripts of the page only once. */
let port = 0;

/** A server behind a proxy. `known` is true if the server is told its public address. */
async function openClub(passing: Passing, known: boolean): Promise<Club> {
  const [data, web] = [dataFolder(), await ensureWebBuilt()];
  const proxy = await openPathProxy(PATH, passing, port);
  port = Number(new URL(proxy.url).port);
  const publicUrl = known ? new URL(proxy.url) : null;
  const server = await startServer({ data: data.path, port: 0, web, publicUrl });
  proxy.passTo(server.address);
  const close = async (): Promise<void> => {
    proxy.close();
    await server.close();
    data.remove();
  };
  return { proxy, server, close };
}

/**
 * A page of a friend without anything of the case before, at an address of the server with nothing to draw: the browser goes on
 * with the process that has read the scripts.
 */
async function cleared(watched: WatchedPage, url: string): Promise<WatchedPage> {
  const { page } = watched;
  await page.context().clearCookies();
  await page.goto(`${url}api/battles`);
  await page.evaluate('localStorage.clear()');
  watched.forgive();
  return watched;
}

const CASES: readonly (readonly [name: string, passing: Passing, known: boolean, engraved?: true])[] = [
  ['that takes its path away', { path: 'stripped', host: 'public' }, false],
  ['that takes its path away and calls the server by its own name', { path: 'stripped', host: 'own' }, true],
  ['that keeps its path', { path: 'kept', host: 'public' }, true],
  ['that keeps a path nobody was told of', { path: 'kept', host: 'public' }, false, true],
];

describe('behind a proxy with a path', () => {
  const plain = setUpBrowser();
  /** For one case: the worker that engraves the ground is under the path too. */
  const engraving = setUpBrowser({ engraved: true });

  /** The pages of two friends, which the cases share. */
  let friends: readonly [WatchedPage, WatchedPage];
  before(async () => {
    friends = [await openPage(plain()), await openPage(plain())];
  });

  for (const [name, passing, known, engraved] of CASES)
    describe(name, () => {
      let club: Club;
      before(async () => {
        club = await openClub(passing, known);
      });
      after(() => club.close());

      test('two friends play by a link, and every request stays below the path', async () => {
        const { page, complaints } = engraved
          ? await openPage(engraving())
          : await cleared(friends[0], club.proxy.url);
        const strays: string[] = [];
        const note = (asked: Request) => {
          const { pathname, protocol } = new URL(asked.url());
          if (/^(http|ws)/.test(protocol) && !pathname.startsWith(PATH)) strays.push(asked.url());
        };
        page.on('request', note);
        await begin(page, club.proxy.url, {
          battle: 'Waxhaws',
          side: 'British',
          against: 'A friend elsewhere',
        });
        const link = await page.locator('.seat-link input').inputValue();
        await page.getByRole('link', { name: 'To the table' }).click();
        assert.ok(link.startsWith(`${club.proxy.url}#/g/`), link);
        const friend = await cleared(friends[1], club.proxy.url);
        // The other form of the address, as it is in letters: it is inside the path, and opens the page.
        await friend.page.goto(link.replace('#/g/', 'g/').replace('?seat=', '#seat='));
        await friend.page.waitForURL(({ pathname, hash }) => pathname === PATH && hash.startsWith('#/g/'));
        await friend.page.getByRole('region', { name: 'What is asked' }).waitFor();
        const { entry } = await untilAsked(page);
        await endStep(page);
        const grown = (n: number) =>
          Number(document.querySelector('.scrubber-at')?.textContent?.split(' ').at(-1) ?? 0) > n;
        for (const each of [page, friend.page]) await each.waitForFunction(grown, entry);
        // The seat is still theirs when they come back, because its cookie has the path.
        const paths = (await friend.page.context().cookies()).map((cookie) => cookie.path);
        assert.ok(paths.length > 1 && paths.every((path) => path.startsWith(PATH)), `${paths}`);
        // One case is enough to see it happen.
        if (engraved) await friend.page.reload();
        await friend.page.waitForFunction(grown, entry);
        assert.equal(await friend.page.getByText('You watch this game').count(), 0);
        assert.deepEqual([strays, complaints, friend.complaints], [[], [], []]);
        page.off('request', note);
      });

      test('an unknown address does not get the page', async () => {
        assert.equal((await fetch(`${club.proxy.url}assets/gone.js`)).status, 404);
        assert.equal((await fetch(`${club.proxy.url}g/gone.js`)).status, 404);
      });
    });

  test('the page is kept, its console is quiet on a second visit, and it opens without a server', async () => {
    const club = await openClub({ path: 'stripped', host: 'public' }, true);
    const { page } = await openPage(plain(), { serviceWorkers: 'allow' });
    const said: string[] = [];
    page.on('console', (message) => {
      if (['warning', 'error'].includes(message.type())) said.push(message.text());
    });
    await page.goto(`${club.proxy.url}#/battles`);
    const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
    assert.equal(scope, club.proxy.url);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { polling: 100 });
    await page.getByRole('button', { name: 'Fight Cowpens' }).click();
    await atTheBoard(page);
    await page.reload();
    await atTheBoard(page);
    assert.deepEqual(said, []);
    await page.evaluate(() => (location.hash = '#/'));
    club.proxy.close();
    await page.reload();
    await page.evaluate(() => (location.hash = '#/battles'));
    await page.getByRole('article', { name: 'Waxhaws' }).waitFor();
    await page.context().close();
    await club.close();
  });
});
