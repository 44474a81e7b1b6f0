import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, test } from 'node:test';
import { ensureWebBuilt } from '../../scripts/build-web.ts';
import { openPage } from './launch.ts';
import { begin, untilAsked } from './person.ts';
import { useTestSite } from './testSite.ts';

/**
 * Features that Safari 16.4 or Firefox 115 lacks, as they appear in code. Those that the page itself provides are
 * excluded in the test.
 */
const NEWER = [
  /\bIntl\.Segmenter\b/,
  /\bAbortSignal\.any\b/,
  /\bArray\.fromAsync\b/,
  /\bIterator\.(?:from|prototype)\b/,
  /\bPromise\.try\b/,
  /\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/,
  /\.(?:getOrInsert|getOrInsertComputed)\(/,
  /\bUint8Array\.from(?:Base64|Hex)\b/,
  /\.to(?:Base64|Hex)\(\)/,
  /\bRegExp\.escape\b/,
  /\bError\.isError\b/,
  /\bMath\.sumPrecise\b/,
  /\.showPopover\(/,
  /\.(?:moveBefore|setHTMLUnsafe)\(/,
];

/** Features that the page itself provides (common/olderBrowsers.ts). */
const BROUGHT = ['groupBy', 'withResolvers', 'canParse', 'isWellFormed', 'checkVisibility'];

describe('browsers from Safari 16.4 and Firefox 115 on', () => {
  const site = useTestSite();
  let dist = '';
  before(async () => {
    dist = await ensureWebBuilt();
  });

  const built = () =>
    readdirSync(dist, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:js|css)$/.test(name))
      .map((name) => ({ name, text: readFileSync(join(dist, name), 'utf8') }));

  test('no script of the built page uses what they lack', () => {
    const found = built()
      .filter(({ name }) => name.endsWith('.js'))
      .flatMap(({ name, text }) => NEWER.filter((each) => each.test(text)).map((each) => `${name}: ${each}`));
    assert.deepEqual(found, []);
  });

  test('no style of the built page hides a name from them', () => {
    for (const { name, text } of built().filter((each) => each.name.endsWith('.css'))) {
      const newer = text.match(/content:[^;}]*\/""/g) ?? [];
      const older = text.match(/content:attr\([\w-]+\)[;}]/g) ?? [];
      assert.ok(newer.length <= older.length, `${name}: ${newer.join(' ')}`);
      assert.doesNotMatch(text, /light-dark\(|@starting-style|@scope\b|field-sizing/, name);
    }
  });

  test('a battle opens and is played without what they lack, in the page and in its workers', async () => {
    const { page, complaints } = await openPage(site.browser());
    const without = `delete Map.groupBy; delete Object.groupBy; delete Promise.withResolvers;
      delete URL.canParse; delete String.prototype.isWellFormed; delete String.prototype.toWellFormed;
      if (typeof Element !== 'undefined') delete Element.prototype.checkVisibility;`;
    await page.addInitScript(without);
    await page.route(/\.worker-[^/]*\.js/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${without}\n${await response.text()}` });
    });
    await begin(page, site.url(), { battle: 'Cowpens', side: 'British', against: 'A friend beside me' });
    const asked = await untilAsked(page);
    assert.match(asked.prompt, /British fire/);
    await page.locator('.action-list button').first().click();
    await untilAsked(page, asked);
    await page.locator('.choice-list button').first().click();
    await page.getByRole('region', { name: 'Odds' }).waitFor();
    const brought = await page.evaluate(
      () => typeof Map.groupBy === 'function' && typeof Element.prototype.checkVisibility === 'function',
    );
    assert.ok(brought, BROUGHT.join());
    assert.deepEqual(complaints, []);
  });

  test('a browser that is too old is told so in a sentence', async () => {
    const { page } = await openPage(site.browser());
    await page.addInitScript('delete globalThis.structuredClone');
    await page.goto(`${site.url()}#/battles`);
    await page
      .getByRole('alert')
      .getByText(/browser is too old.*Safari 16\.4, Firefox 115/)
      .waitFor();
  });

  test('a browser that cannot read the page is told so, and one that cannot fetch it to load it again', async () => {
    const { page } = await openPage(site.browser());
    await page.route(/assets\/index-[^/]*\.js/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'const a = ;' }),
    );
    await page.goto(`${site.url()}#/battles`);
    await page
      .getByRole('alert')
      .getByText(/browser is too old/)
      .waitFor();
    const { page: other } = await openPage(site.browser());
    await other.route(/assets\/index-[^/]*\.js/, (route) => route.abort());
    await other.goto(`${site.url()}#/battles`);
    await other
      .getByRole('alert')
      .getByText(/could not be fetched/)
      .waitFor();
  });
});
