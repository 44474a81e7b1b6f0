import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { clickOn } from './clicker.ts';
import { takeUpLate } from './late.ts';
import { openPage } from './launch.ts';
import { endStep, untilAsked } from './person.ts';
import { useTestSite } from './testSite.ts';

const linstock = join(import.meta.dirname, '..', '..', 'apps', 'cli', 'bin', 'linstock.mjs');

describe('the last turns of Cowpens, clicked to the verdict against the machine', () => {
  const site = useTestSite({ own: true });

  test('after the server is killed in the middle, the page continues and the record is valid', async () => {
    const { page, complaints } = await openPage(site.browser());
    const late = { system: 'american-legions', battle: 'cowpens', side: 1, left: 14 } as const;
    await takeUpLate(page, site.url(), late);
    const begun = await untilAsked(page);
    const middle = await clickOn(page, 'first', (now) => now.entry > begun.entry + 2 && now.end !== null);
    assert.ok(!middle.over, 'the battle is long enough to be interrupted');
    await site.cut();
    const banner = page.getByText('The server does not answer');
    await banner.waitFor();
    assert.equal(await page.locator('.table-board').filter({ has: banner }).count(), 0, 'over no troops');
    await endStep(page);
    await site.restore();
    await banner.waitFor({ state: 'detached' });
    const after = await untilAsked(page, middle);
    assert.ok(after.entry > middle.entry, 'what was clicked while there was no server is not lost');
    const end = await clickOn(page, 'second', () => false, 1);
    assert.match(end.prompt, /(have won|draw).*AL-9/);
    await page.getByRole('button', { name: 'Dice', exact: true }).click();
    await page.getByRole('button', { name: 'Check the dice' }).click();
    await page
      .getByText(
        new RegExp(`All \\d+ throws in ${end.entry} entries follow from the seed, which anybody can read`),
      )
      .waitFor();
    const saved = await savedRecord(page);
    const { status, stdout } = spawnSync(process.execPath, [linstock, 'verify', saved], { encoding: 'utf8' });
    assert.match(stdout, new RegExp(`holds: ${end.entry} entries.*\\nAll \\d+ throws were recomputed`));
    assert.equal(status, 0);
    assert.deepEqual(
      complaints.filter((each) => !isLostLine(each)),
      [],
    );
  });
});

async function savedRecord(page: Page): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the record' }).click(),
  ]);
  return download.path();
}

/** The browser's own messages while there is no server. */
function isLostLine(complaint: string): boolean {
  return /WebSocket|ERR_CONNECTION_REFUSED/.test(complaint);
}
