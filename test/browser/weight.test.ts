import assert from 'node:assert/strict';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { ensureWebBuilt } from '../../scripts/build-web.ts';
import { openPage } from './launch.ts';
import { useTestSite } from './testSite.ts';

/** Maximum size of the scripts of the first screen before a battle can be chosen, in bytes of gzip. */
const MOST = 240_000;
/** Maximum size of one script as stored on the server, in bytes. The bundler warns of larger ones. */
const LARGEST = 500_000;

describe('the weight of the first screen', () => {
  const site = useTestSite();

  test('the scripts of the page stay within their budget, and no rulebook is loaded before it is needed', async () => {
    const { page, complaints } = await openPage(site.browser());
    const bodies: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') bodies.push(response.body());
    });
    // The parts that are fetched in quiet moments, such as the table, delay no player.
    await page.addInitScript('globalThis.requestIdleCallback = () => 0');
    await page.goto(site.url());
    await page.getByRole('link', { name: /^Maida/ }).waitFor();
    await page.waitForLoadState('networkidle');
    const scripts = await Promise.all(bodies);
    const weight = scripts.reduce((sum, script) => sum + gzipSync(script).length, 0);
    assert.ok(weight > 0 && weight <= MOST, `${weight} bytes`);
    const read = scripts.map(String).join();
    assert.ok(!read.includes('MM-B1a') && !read.includes('AL-7.33c'));
    await page.getByRole('link', { name: 'Rules', exact: true }).click();
    await page.getByText('How a turn goes', { exact: true }).waitFor();
    assert.deepEqual(complaints, []);
  });

  test('no script is so large that it loads slowly: rarely opened parts load on demand', async () => {
    const assets = join(await ensureWebBuilt(), 'assets');
    const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
    const large = scripts.filter((name) => statSync(join(assets, name)).size > LARGEST);
    assert.ok(scripts.length > 10);
    assert.deepEqual(large, []);
  });
});
