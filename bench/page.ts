import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Browser, Locator, Page } from 'playwright-core';
import { ensureWebBuilt } from '../scripts/build-web.ts';
import { launchBrowser, openPage } from '../test/browser/launch.ts';
import { dataFolder, type RunningServer, startServer } from '../test/browser/server.ts';
import { median, quantile } from './measure.ts';
import type { Part, Row } from './part.ts';

/** How heavy the page is, how soon one can play on it, and how smoothly the map moves, in the browser of the tests. */
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
      return [...sizes, ...opened.rows, ...(await frameRows(opened.page))];
    } finally {
      await browser.close();
      await server?.stop('SIGKILL');
      data.remove();
    }
  },
};

/** What a browser loads: the scripts of the first screen with all they import at once, and what workers fetch afterwards. */
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
    row('style sheet', /^index-.*\.css$/),
    row('scripts of the workers', /worker-.*\.js$/),
  ];
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

/** Visits a figure is taken over, each in a browser context of its own, with nothing cached. */
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
    chooser.push(await until(fight, () => page!.goto(url)));
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
const settledMap = (page: Page) => page.locator('.board[data-settled]');

/** Steps of the hand in one movement. */
const STEPS = 150;

async function frameRows(page: Page): Promise<Row[]> {
  await settledMap(page).waitFor();
  const box = await page.locator('.board').boundingBox();
  if (!box) throw new Error('The board has no place on the page.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  const zoom = await framesOf(page, async (step) => page.mouse.wheel(0, step % 50 < 25 ? -60 : 60));
  await page.mouse.wheel(0, -600);
  await page.mouse.down();
  const pan = await framesOf(page, async (step) => {
    const turn = (2 * Math.PI * step) / 50;
    await page.mouse.move(x + 240 * Math.sin(turn), y + 160 * Math.sin(2 * turn));
  });
  await page.mouse.up();
  return [...frameRow('zoom by wheel', zoom), ...frameRow('pan by hand', pan)];
}

/** Milliseconds between the frames of a movement. */
async function framesOf(page: Page, move: (step: number) => Promise<void>): Promise<number[]> {
  await page.evaluate(`
    window.frames_ = [];
    window.watching_ = true;
    requestAnimationFrame(function frame(now) {
      window.frames_.push(now);
      if (window.watching_) requestAnimationFrame(frame);
    });`);
  for (let step = 0; step < STEPS; step++) await move(step);
  const at = (await page.evaluate('window.watching_ = false, window.frames_')) as number[];
  return at.slice(1).map((now, i) => now - (at[i] ?? now));
}

function frameRow(what: string, frames: readonly number[]): Row[] {
  return [
    {
      what: `${what}: a frame`,
      value: median(frames),
      unit: 'ms',
      note: `median of ${frames.length}; 16.7 is every frame of a screen of 60 Hz`,
    },
    {
      what: `${what}: 19 of 20 frames within`,
      value: quantile(frames, 0.95),
      unit: 'ms',
      note: `longest ${Math.round(Math.max(...frames))} ms`,
    },
  ];
}
