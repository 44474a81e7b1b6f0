/** A browser and a server for the tests of one file; both are gone afterwards, whatever fails. */
import { after, before } from 'node:test';
import type { Browser } from 'playwright-core';
import { layEmptyStore } from '../../apps/server/test/emptyStore.ts';
import { launchBrowser } from './launch.ts';
import { dataFolder, type RunningServer, startServer } from './server.ts';

/** What the tests of one file share. */
export interface House {
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
 * Starts both before the tests of a `describe`, and ends them after it.
 * @param toys whether server and page know the toy systems of the tests too
 */
export function useHouse({ toys = false } = {}): House {
  const data = dataFolder();
  let browser: Browser | undefined;
  let server: RunningServer | undefined;
  before(async () => {
    browser = await launchBrowser();
    await layEmptyStore(data.path);
    server = await startServer(data.path, 0, toys);
  });
  after(async () => {
    await browser?.close();
    await server?.stop('SIGKILL');
    data.remove();
  });
  const running = (): RunningServer => {
    if (server) return server;
    throw new Error('the server has not started');
  };
  return {
    browser() {
      if (browser) return browser;
      throw new Error('the browser has not started');
    },
    server: running,
    url: () => `${running().url}/`,
    async cut() {
      await running().stop('SIGKILL');
    },
    async restore() {
      server = await startServer(data.path, Number(new URL(running().url).port), toys);
    },
  };
}
