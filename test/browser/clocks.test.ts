import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Game, type Side } from '@linstock/kernel';
import { createdSchema } from '@linstock/protocol';
import { needRulebook } from '@linstock/systems/all';
import type { Page } from 'playwright-core';
import { sampleRecord } from '../records.ts';
import { endStep, read, untilAsked, untilEntry } from './person.ts';
import { useTestSite } from './testSite.ts';

/** Entries of a game in which one side has answered last, and the other can only ask to take its own answer back. */
const ENTRIES = 60;

describe('two people at a table with a clock', () => {
  const site = useTestSite();

  test('both see clocks and presence; a request needs little room and two presses to end', async () => {
    const record = sampleRecord(ENTRIES, { minutes: 4320, late: 'claim' });
    const game = Game.fromRecord(needRulebook('american-legions'), record);
    const asked: Side = game.question(0) ? 0 : 1;
    const viewport = { width: 1440, height: 900 };
    const pages = [await site.page({ viewport }), await site.page({ of: 'second', viewport })] as const;
    const [asks, waits] = pages.map(({ page }) => page) as [Page, Page];
    const made = await asks.context().request.post(`${site.url()}api/games/import`, { data: { record } });
    assert.ok(made.ok(), await made.text());
    const { links } = createdSchema.parse(await made.json());
    for (const { side, path } of links) {
      const page = side === asked ? asks : waits;
      await page.goto(new URL(path, site.url()).href);
      await page.getByRole('application').waitFor();
    }
    for (const page of [asks, waits]) {
      await page.getByRole('timer', { name: /^Your clock: (3 days|2 days 23 hours)/ }).waitFor();
      await page.locator('.seats-panel').getByText('at this table').waitFor();
    }
    await waits.getByRole('button', { name: 'Take back' }).click();
    await waits.getByRole('heading', { name: 'You ask to take back' }).waitFor();
    const request = asks.getByRole('heading', { name: /asks to take back$/ });
    await request.waitFor();
    assert.ok((await asks.locator('.offer-box').boundingBox())!.height <= 112);
    assert.equal(await asks.locator('.goal-line').count(), 1);
    assert.ok((await asks.evaluate(linesInSight)) >= 8, 'eight lines of the log stay in sight');

    const before = await untilAsked(asks);
    await endStep(asks);
    await asks
      .getByText(/^This ends .* request\. Press again to go on\.$/)
      .first()
      .waitFor();
    assert.equal((await read(asks))?.entry, before.entry);
    assert.equal(await request.count(), 1);
    await endStep(asks);
    for (const page of [asks, waits]) {
      await untilEntry(page, before.entry + 1);
      await page.locator('.offer-box').waitFor({ state: 'detached' });
    }
    await asks.setViewportSize({ width: 390, height: 844 });
    const bar = await asks.locator('.clock-bar-phone').boundingBox();
    const map = await asks.locator('.table-board').boundingBox();
    assert.ok(bar && map && bar.y + bar.height <= map.y, 'no unit is under the clocks');
    assert.deepEqual(
      pages.flatMap(({ complaints }) => complaints),
      [],
    );
  });
});

/** Runs in the page: lines of the log that are wholly in sight. */
function linesInSight(): number {
  const list = document.querySelector('.log-list')!.getBoundingClientRect();
  const inside = (line: Element): boolean => {
    const { top, bottom } = line.getBoundingClientRect();
    return top >= list.top - 1 && bottom <= list.bottom + 1;
  };
  return [...document.querySelectorAll('.log-list .log-sentence')].filter(inside).length;
}
