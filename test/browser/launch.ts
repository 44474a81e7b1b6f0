/** Starts the browser of the tests and opens pages that fail a test when they complain. */
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { findChromium } from './chromium.ts';

const flags = [
  // Without these two, pages without a GPU are rasterised on SwiftShader: single frames then take seconds.
  '--disable-gpu-rasterization',
  '--disable-accelerated-2d-canvas',
  // Same pixels for text on every machine.
  '--font-render-hinting=none',
  // The build machine runs as root, where Chromium's sandbox refuses to start; the pages are our own.
  '--no-sandbox',
  // Nothing but this machine can be reached: a page that needs the network fails here.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

/**
 * Time after which a test gives up waiting for a page (ms). It does not measure speed: even the slowest
 * machine answers in far less.
 */
export const PATIENCE = 120_000;

/** The window of a page, by default. */
export const VIEWPORT = { width: 1280, height: 800 };

/**
 * The settings of the pages. The enemy's actions are shown without delay, and no card appears where the mouse happens to rest. So
 * no test waits for things that it does not test.
 */
export const STORED_SETTINGS = '{"pace":"at once","hoverCards":false}';

/** A headless Chromium; the caller closes it. */
export async function launchBrowser(): Promise<Browser> {
  const { executablePath, env } = findChromium();
  const inherited = Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return chromium.launch({ executablePath, args: flags, env: { ...Object.fromEntries(inherited), ...env } });
}

/** A page and its complaints so far: uncaught errors, console errors, failed requests. */
export interface WatchedPage {
  readonly page: Page;
  readonly complaints: readonly string[];
  /** Forgets its complaints: for the next test that uses it. */
  readonly forgive: () => void;
}

/**
 * Opens a page in a browser context of its own (its own cookies and storage), without animation, 1280 by 800 by
 * default. It stores no page for use without a server, unless `serviceWorkers: 'allow'` is set.
 */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<WatchedPage> {
  const context = await browser.newContext({
    viewport: VIEWPORT,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...options,
  });
  context.setDefaultTimeout(PATIENCE);
  await context.addInitScript((usual) => {
    const kept = 'linstock.settings';
    try {
      if (localStorage.getItem(kept) === null) localStorage.setItem(kept, usual);
    } catch {
      return; // a page without an address stores nothing
    }
  }, STORED_SETTINGS);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
  });
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? 'no reason given';
    // Requests that were still running when the page was left are no fault.
    if (why !== 'net::ERR_ABORTED') complaints.push(`request failed: ${request.url()} (${why})`);
  });
  return { page, complaints, forgive: () => void complaints.splice(0) };
}
