import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { build } from 'vite';
import { launchBrowser } from '../launch.ts';
import type { NoiseOptions, NoiseSample } from '../listening.ts';

const NOISES = [
  'musketry',
  'rifles',
  'guns',
  'hooves',
  'steps',
  'storm',
  'clash',
  'rout',
  'call',
  'finale',
] as const;

/** One company at the usual pace, a whole line on horse, and a hurried replay. */
const HOWS: readonly NoiseOptions[] = [
  { many: 1, mounted: false, tempo: 1 },
  { many: 200, mounted: true, tempo: 1 },
  { many: 6, mounted: false, tempo: 4 },
];
const [ONE, LINE] = HOWS as [NoiseOptions, NoiseOptions];

/** Gains of the settings Soft and Full. */
const [SOFT, FULL] = [0.28, 0.8];
/** The field gives a sound back for this long, in seconds. */
const ECHO = 0.6;

describe('drums, musketry and guns made in code', () => {
  let browser: Browser;
  before(async () => {
    browser = await launchBrowser();
  });
  after(() => browser.close());

  test('each can be heard, none is cut off, and each ends when it says', async () => {
    const page = await listeningPage(browser);
    for (const noise of NOISES)
      for (const how of HOWS) {
        const heard = await hear(page, [noise], how, FULL);
        const told = JSON.stringify({ ...heard, ...how });
        assert.ok(heard.peak > 0.15 && heard.peak < 1, told);
        assert.ok(heard.until > 0.4 * heard.lasts && heard.until < heard.lasts + ECHO, told);
      }
    const together = await hear(page, ['guns', 'clash', 'storm', 'finale'], LINE, FULL);
    assert.ok(together.peak > 0.5 && together.peak < 1, `four at once: ${together.peak}`);
  });

  test('soft is softer than full', async () => {
    const page = await listeningPage(browser);
    const [soft, full] = [await hear(page, ['guns'], ONE, SOFT), await hear(page, ['guns'], ONE, FULL)];
    assert.ok(soft.peak < 0.8 * full.peak && soft.peak > 0.05, `${soft.peak} and ${full.peak}`);
  });
});

const hear = (page: Page, noises: readonly (typeof NOISES)[number][], how: NoiseOptions, gain: number) =>
  page.evaluate(
    `heard.hear(${JSON.stringify(noises)}, ${JSON.stringify(how)}, ${gain})`,
  ) as Promise<NoiseSample>;

/** An empty page that can play the page's own sounds to itself. */
async function listeningPage(browser: Browser): Promise<Page> {
  const entry = join(import.meta.dirname, '..', 'listening.ts');
  const built = await build({
    logLevel: 'silent',
    configFile: false,
    build: { write: false, lib: { entry, formats: ['iife'], name: 'heard' } },
  });
  const [bundle] = Array.isArray(built) ? built : [built];
  const chunk = bundle && 'output' in bundle ? bundle.output[0] : null;
  assert.ok(chunk?.type === 'chunk');
  const page = await browser.newPage();
  await page.addScriptTag({ content: chunk.code });
  return page;
}
