/** The pages that all tests of a process share: of the usual player, of a second one elsewhere, and of a phone. */
import type { Browser, Page } from 'playwright-core';
import { openPage, STORED_SETTINGS, VIEWPORT, type WatchedPage } from './launch.ts';
import { leave } from './openBattle.ts';

/** The page that a test asks for. */
export interface PageWish {
  /** The player, whose cookies and storage are their own. `phone` has a touch screen of 390 by 844. The first if absent. */
  readonly of?: keyof typeof OPTIONS;
  /** The window, in CSS pixels; the usual one of the player if absent. */
  readonly viewport?: { readonly width: number; readonly height: number };
  /** Storage of the browser, by key. The page is loaded again for data that it reads only at its start. */
  readonly stored?: Readonly<Record<string, string>>;
  /** True if no server answers the page: its games are then stored in the browser. */
  readonly serverless?: boolean;
  /** True if the page is loaded again, so that it remembers nothing of earlier tests. */
  readonly reloaded?: boolean;
}

/** The window of a phone. */
const PHONE = { width: 390, height: 844 };

const OPTIONS = {
  first: { viewport: VIEWPORT },
  second: { viewport: VIEWPORT },
  phone: { viewport: PHONE, hasTouch: true, isMobile: true },
} as const;

/** Keys of data that a page reads only at its start. */
const READ_AT_START = ['linstock.name', 'linstock.account'];

interface SharedPage {
  readonly opened: Promise<WatchedPage>;
  /** True if the page has found no server when it was loaded last: it looks only once. */
  serverless: boolean;
}

const pages = new Map<string, SharedPage>();

/**
 * The shared page of a player as it is given to a test: opened at the first call, later without anything of the test before. A
 * page that remembers a name or an account, or found no server, is loaded again.
 */
export async function sharedPage(browser: Browser, url: string, wish: PageWish = {}): Promise<WatchedPage> {
  const { of = 'first', viewport = OPTIONS[of].viewport, stored = {}, serverless = false } = wish;
  const shared = pages.get(of) ?? { opened: openPage(browser, OPTIONS[of]), serverless: false };
  pages.set(of, shared);
  const watched = await shared.opened;
  const { page } = watched;
  await clearMarks(page, viewport);
  await leave(page, url);
  const items = { 'linstock.settings': STORED_SETTINGS, ...stored };
  const changed = await page.evaluate(store, { items, readAtStart: READ_AT_START });
  if (serverless) await page.route('**/api/**', (route) => route.abort());
  if (changed || wish.reloaded || serverless !== shared.serverless) await reload(page, url);
  shared.serverless = serverless;
  watched.forgive();
  return watched;
}

/** Undoes what a test may have done to the browser around a page. */
async function clearMarks(page: Page, viewport: { width: number; height: number }): Promise<void> {
  const context = page.context();
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.emulateMedia({ colorScheme: null, forcedColors: null });
  await page.setViewportSize(viewport);
  await context.setOffline(false);
  await context.clearCookies();
}

/** Closes all pages of the browser that are not shared. */
export async function closeUnshared(browser: Browser): Promise<void> {
  const opened = await Promise.all([...pages.values()].map((each) => each.opened));
  const shared = opened.map(({ page }) => page.context());
  const others = browser.contexts().filter((context) => !shared.includes(context));
  await Promise.all(others.map((context) => context.close()));
}

/** Runs in the page: has it store this and nothing else. True if the page has read something else at its start. */
function store({ items, readAtStart }: { items: Record<string, string>; readAtStart: string[] }): boolean {
  const changed = readAtStart.some((key) => localStorage.getItem(key) !== (items[key] ?? null));
  localStorage.clear();
  sessionStorage.clear();
  for (const [key, value] of Object.entries(items)) {
    // As another tab of the same browser would.
    dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
    localStorage.setItem(key, value);
  }
  return changed;
}

/** Loads the page again, without the games that it has stored in the browser. */
async function reload(page: Page, url: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const origin = new URL(url).origin;
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' });
  await session.detach();
  await page.reload();
  await leave(page, url);
}
