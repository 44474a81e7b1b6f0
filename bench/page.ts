import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Browser, Locator, Page } from 'playwright-core';
import { ensureWebBuilt } from '../scripts/build-web.ts';
import { launchBrowser, openPage } from '../test/browser/launch.ts';
import { dataFolder, type RunningServer, startServer } from '../test/browser/server.ts';
import { frameRows, playedRows, settledMap } from './frames.ts';
import { median } from './measure.ts';
import type { Part, Row } from './part.ts';

/** The size of the page, the time until one can play on it, and the smoothness of the map, in the browser of the tests. */
export const pagePart: Part = {
  name: 'page',
  title: 'Page: Cowpens in headless Chromium without a graphics card, 1280 by 800',
  async run() {
    const sizes = sizeRows(await ensureWebBuilt());
    const browser = await launchBrowser();
    const data = dataFolder();
    let server: RunningServer | null = null;
    try {
      server = await startServer(data.path);
      const opened = await openingRows(browser, server.url);
      const frames = await frameRows(opened.page);
      await opened.page.context().close();
      return [...sizes, ...opened.rows, ...frames, ...(await playedRows(browser, server.url))];
    } finally {
      await browser.close();
      await server?.stop('SIGKILL');
      data.remove();
    }
  },
};

/**
 * The downloads of a browser: the scripts of the first screen with all their direct imports, and what workers load
 * afterwards.
 */
function sizeRows(folder: string): Row[] {
  const assets = join(folder, 'assets');
  const files = readdirSync(assets).map((name) => ({ name, bytes: readFileSync(join(assets, name)) }));
  const row = (what: string, pattern: RegExp): Row => {
    const names = importedFrom(files, pattern);
    const all = files.filter(({ name }) => names.has(name)).map(({ bytes }) => bytes);
    const kib = (size: (bytes: Buffer) => number) => all.reduce((sum, bytes) => sum + size(bytes), 0) / 1024;
    const gzip = kib((bytes) => gzipSync(bytes, { level: 9 }).length);
    const brotli = kib((bytes) => brotliCompressSync(bytes).length);
    const note = `${Math.round(brotli)} KiB as brotli, ${Math.round(kib((bytes) => bytes.length))} KiB plain`;
    return { what, value: gzip, unit: 'KiB gzip', note };
  };
  return [
    row('scripts of the first screen', /^(index|Chooser)-.*\.js$/),
    row('style sheets of the first screen', stylesOf(folder)),
    row('scripts of the workers', /worker-.*\.js$/),
  ];
}

/** The style sheets that the page links before any script runs. */
function stylesOf(folder: string): RegExp {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const names = [...html.matchAll(/href="\.\/assets\/([^"]+\.css)"/g)].map(([, name = '']) => name);
  return new RegExp(`^(?:${names.map((name) => name.replaceAll('.', '\\.')).join('|')})$`);
}

/** The files that match, and those they import at once, again and again. */
function importedFrom(files: readonly { name: string; bytes: Buffer }[], pattern: RegExp): Set<string> {
  const reached = new Set(files.map(({ name }) => name).filter((name) => pattern.test(name)));
  for (const name of reached) {
    const text = files.find((file) => file.name === name)?.bytes.toString() ?? '';
    if (!name.endsWith('.js')) continue;
    for (const [, imported = ''] of text.matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g)) reached.add(imported);
  }
  return reached;
}

/** Visits from which a figure is computed, each in a new browser context with an empty cache. */
const VISITS = 3;

async function openingRows(browser: Browser, url: string): Promise<{ rows: Row[]; page: Page }> {
  const chooser: number[] = [];
  const begun: number[] = [];
  const painted: number[] = [];
  const reopened: number[] = [];
  let page: Page | null = null;
  for (let visit = 0; visit < VISITS; visit++) {
    await page?.context().close();
    ({ page } = await openPage(browser, { reducedMotion: 'no-preference' }));
    const fight = page.getByRole('button', { name: 'Fight Cowpens' });
    chooser.push(await until(fight, () => page!.goto(`${url}#/battles`)));
    await page.getByText('A friend beside me').first().click();
    const from = performance.now();
    begun.push(await until(asked(page), () => fight.click()));
    await settledMap(page).waitFor();
    painted.push(performance.now() - from);
    reopened.push(await until(asked(page), () => page!.reload()));
  }
  const times = (what: string, list: readonly number[], note?: string): Row => ({
    what,
    value: median(list),
    unit: 'ms',
    note: `median of ${VISITS}${note ? `; ${note}` : ''}`,
  });
  return {
    rows: [
      times('opened: the battles can be chosen', chooser, 'nothing cached'),
      times('battle begun: the first question can be answered', begun),
      times('battle begun: the map is painted to the last stroke', painted),
      times('game opened again: the question can be answered', reopened, 'scripts cached'),
    ],
    page: page as Page,
  };
}

async function until(sign: Locator, act: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await act();
  await sign.waitFor();
  return performance.now() - begun;
}

const asked = (page: Page) => page.locator('.prompt-sentence').filter({ hasText: 'British fire' });
