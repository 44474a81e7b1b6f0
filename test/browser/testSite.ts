/** A browser and a server for the browser tests. Both are stopped afterwards in any case. */
import { after, before } from 'node:test';
import type { Browser } from 'playwright-core';
import { launchBrowser, type WatchedPage } from './launch.ts';
import { closeUnshared, type PageWish, sharedPage } from './sharedPages.ts';
import { dataFolder, type RunningServer, startServer } from './server.ts';

/** The browser and the server of the tests. */
export interface TestSite {
  readonly browser: () => Browser;
  readonly server: () => RunningServer;
  /** The address of the page, with a slash at the end. */
  readonly url: () => string;
  /**
   * A page that tests share, at an address with nothing to draw, without cookies and without games: its scripts are read once. Not
   * for a test that needs a page as it is first opened: `addInitScript`, service workers, the weight of the scripts.
   */
  readonly page: (wish?: PageWish) => Promise<WatchedPage>;
  /** The server's data folder. */
  readonly folder: () => string;
  /** Ends the server as a power cut would. */
  readonly cut: () => Promise<void>;
  /** Starts it again at the same address with the same games. */
  readonly restore: () => Promise<void>;
}

/**
 * The browser, with pages whose ground is never engraved: it stays the plan from the chooser, as on a slow machine
 * before engraving ends.
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

/** A server that runs, with its data. */
interface ServerWithData {
  readonly data: ReturnType<typeof dataFolder>;
  server: RunningServer;
}

/** The browser and the server that all files of one process share, once one of them has asked for it. */
let sharedBrowser: Promise<Browser> | null = null;
let sharedServer: Promise<ServerWithData> | null = null;

after(async () => {
  await (await sharedBrowser)?.close();
  const server = await sharedServer;
  if (server) await close(server);
});

async function open(toys: boolean): Promise<ServerWithData> {
  const data = dataFolder();
  return { data, server: await startServer(data.path, 0, toys) };
}

async function close({ server, data }: ServerWithData): Promise<void> {
  await server.stop('SIGKILL');
  data.remove();
}

/** The value that was opened before the tests; throws if it is not open. */
function opened<T>(value: T | undefined): T {
  if (value !== undefined) return value;
  throw new Error('the site is not open yet');
}

/**
 * Has the browser started before the tests of a `describe`; its pages are closed after it. Files that run in one process
 * share it: starting one takes a second.
 * @param engraved whether the ground of its pages is engraved: that takes a quarter of all a page does, and few tests look at it
 */
export function setUpBrowser({ engraved = false } = {}): () => Browser {
  let browser: Browser | undefined;
  before(async () => {
    browser = await (sharedBrowser ??= launchBrowser());
  });
  after(async () => {
    if (browser) await closeUnshared(browser);
  });
  return () => (engraved ? opened(browser) : unengraved(opened(browser)));
}

/**
 * Starts browser and server before the tests of a `describe`, and closes its pages after it. Files that run in one
 * process share them.
 * @param own true for a server of its own: for tests that end the server
 * @param toys true if server and page also know the toy systems of the tests; such a server is its own
 */
export function useTestSite({ toys = false, own = false, engraved = false } = {}): TestSite {
  const browser = setUpBrowser({ engraved });
  const alone = own || toys;
  let site: ServerWithData | undefined;
  before(async () => {
    site = await (alone ? open(toys) : (sharedServer ??= open(false)));
  });
  after(async () => {
    if (alone && site) await close(site);
  });
  const running = (): RunningServer => opened(site).server;
  return {
    browser,
    server: running,
    url: () => `${running().url}/`,
    page: (wish) => sharedPage(browser(), `${running().url}/`, wish),
    folder: () => opened(site).data.path,
    async cut() {
      await running().stop('SIGKILL');
    },
    async restore() {
      const port = Number(new URL(running().url).port);
      opened(site).server = await startServer(opened(site).data.path, port, toys);
    },
  };
}
