/** A browser and a server for the browser tests; both are gone afterwards, whatever fails. */
import { after, before } from 'node:test';
import type { Browser } from 'playwright-core';
import { layEmptyStore } from '../../apps/server/test/emptyStore.ts';
import { launchBrowser } from './launch.ts';
import { dataFolder, type RunningServer, startServer } from './server.ts';

/** What tests are given. */
export interface TestSite {
  readonly browser: () => Browser;
  readonly server: () => RunningServer;
  /** Where the page is, with a slash at the end. */
  readonly url: () => string;
  /** Ends the server as a power cut would. */
  readonly cut: () => Promise<void>;
  /** Starts it again at the same address with the same games. */
  readonly restore: () => Promise<void>;
}

/**
 * The browser, with pages whose ground is never engraved: it lies there as the plan of the chooser, as on a slow machine before the
 * engraver is done.
 */
function unengraved(browser: Browser): Browser {
  const newContext: Browser['newContext'] = async (options) => {
    const context = await browser.newContext(options);
    await context.addInitScript(() => {
      const idle = () => Object.assign(new EventTarget(), { postMessage() {}, terminate() {} });
      globalThis.Worker = new Proxy(Worker, {
        construct: (worker, [url, options]) =>
          String(url).includes('painter') ? idle() : new worker(url, options),
      });
    });
    return context;
  };
  return new Proxy(browser, {
    get(target, name) {
      if (name === 'newContext') return newContext;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

/** A browser and a server that run. */
interface RunningSite {
  readonly browser: Browser;
  readonly data: ReturnType<typeof dataFolder>;
  server: RunningServer;
}

/** The site that all files of one process share, once the first of them has asked for it. */
let shared: Promise<RunningSite> | null = null;

after(async () => {
  if (shared) await close(await shared);
});

async function open(toys: boolean): Promise<RunningSite> {
  const data = dataFolder();
  const browser = await launchBrowser();
  await layEmptyStore(data.path);
  return { browser, data, server: await startServer(data.path, 0, toys) };
}

async function close({ browser, server, data }: RunningSite): Promise<void> {
  await browser.close();
  await server.stop('SIGKILL');
  data.remove();
}

/**
 * Has both stand before the tests of a `describe`; its pages are closed after it. A server and a browser cost seconds, so
 * files that run in one process share them.
 * @param own not shared: for tests that end the server
 * @param engraved whether the ground of its pages is engraved: that takes a quarter of all a page does, and few tests look at it
 * @param toys whether server and page know the toy systems of the tests too; such a site is not shared
 */
export function useTestSite({ toys = false, own = false, engraved = false } = {}): TestSite {
  const alone = own || toys;
  let site: RunningSite | undefined;
  before(async () => {
    site = await (alone ? open(toys) : (shared ??= open(false)));
  });
  after(async () => {
    if (alone && site) return close(site);
    await Promise.all(site?.browser.contexts().map((context) => context.close()) ?? []);
  });
  const standing = (): RunningSite => {
    if (site) return site;
    throw new Error('the site does not stand yet');
  };
  const running = (): RunningServer => standing().server;
  return {
    browser: () => (engraved ? standing().browser : unengraved(standing().browser)),
    server: running,
    url: () => `${running().url}/`,
    async cut() {
      await running().stop('SIGKILL');
    },
    async restore() {
      const port = Number(new URL(running().url).port);
      standing().server = await startServer(standing().data.path, port, toys);
    },
  };
}
