import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { clickOn } from './clicker.ts';
import { useHouse } from './house.ts';
import { openPage } from './launch.ts';
import { begin, endStep, untilAsked } from './person.ts';

const linstock = join(import.meta.dirname, '..', '..', 'apps', 'cli', 'bin', 'linstock.mjs');

describe('a whole battle of Cowpens, clicked to its end against captain', () => {
  const house = useHouse();

  test('the server is killed in the middle, the page goes on by itself, and the record holds', async () => {
    const { page, complaints } = await openPage(house.browser());
    await begin(page, house.url(), { battle: 'Cowpens', side: 'American', against: 'Machine' });
    const middle = await clickOn(page, 'first half', (now) => now.entry > 60 && now.end !== null);
    assert.ok(!middle.over, 'the battle is long enough to be interrupted');
    await house.cut();
    const banner = page.getByText('The line to the judge is lost');
    await banner.waitFor();
    await endStep(page);
    await house.restore();
    await banner.waitFor({ state: 'detached' });
    const after = await untilAsked(page, middle);
    assert.ok(after.entry > middle.entry, 'what was clicked while there was no server is not lost');
    const end = await clickOn(page, 'second half', () => false);
    assert.match(end.prompt, /(have won|draw).*AL-9/);
    await page.getByRole('button', { name: 'Dice', exact: true }).click();
    await page.getByRole('button', { name: 'Check the dice' }).click();
    await page.getByText(/All \d+ throws in \d+ entries follow from the secret published/).waitFor();
    const saved = await savedRecord(page);
    const { status, stdout } = spawnSync(process.execPath, [linstock, 'verify', saved], { encoding: 'utf8' });
    assert.match(stdout, /holds: \d+ entries.*\nAll \d+ throws were recomputed/);
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

/** What the browser itself says while there is no server. */
function isLostLine(complaint: string): boolean {
  return /WebSocket|ERR_CONNECTION_REFUSED/.test(complaint);
}
