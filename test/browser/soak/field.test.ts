/** Every battle on hexes at its opening, later, and as a whole: the words on its board are readable. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import type { GameRecord } from '@linstock/kernel';
import type { Page } from 'playwright-core';
import { readBoard } from '../boardLook.ts';
import { seatsOf } from '../late.ts';
import { openPage } from '../launch.ts';
import { atRest, atTheBoard } from '../layout.ts';
import { SIZES } from '../opened.ts';
import { useTestSite } from '../testSite.ts';

const rules = join(import.meta.dirname, '..', '..', '..', 'rules');
const FOUGHT = {
  'american-legions': ['cowpens', 'waxhaws', 'hobkirk', 'quinby'],
  flintlock: ['cowpens', 'camden', 'guilford', 'hobkirk'],
} as const;

/** The shares of a recorded battle after which it is tested. */
const MOMENTS = [0.02, 0.5] as const;

/**
 * The minimum radius of a hex at the opening, in pixels: from here on, counters show their names. And the maximum
 * share of bare surround beside the ground.
 */
const LEGIBLE = 38;
const BARE = 0.15;

/** A recorded battle after a share of it, and the side that answers next. */
function cutAt(system: string, battle: string, share: number) {
  const file = join(rules, system, 'src', 'golden', `${battle}.json`);
  const record = JSON.parse(readFileSync(file, 'utf8')) as GameRecord;
  const cut = Math.max(2, Math.round(record.entries.length * share));
  return {
    record: { ...record, entries: record.entries.slice(0, cut) },
    side: record.entries[cut]?.side ?? 0,
  };
}

/** Waits until the labels of the board lie where they stay. */
async function settled(page: Page): Promise<void> {
  await atRest(page);
  await page.waitForFunction(
    () => document.querySelector<HTMLElement>('.board')?.dataset['settled'] === 'true',
  );
  // Labels are placed after the view has rested for this time.
  await page.waitForTimeout(400);
}

describe('what is written on boards of hexes', () => {
  const site = useTestSite({ engraved: true });

  for (const [system, battles] of Object.entries(FOUGHT))
    for (const battle of battles)
      test(`${battle} under ${system}: every bar has its name, and nothing lies on names or troops`, async () => {
        const found: string[] = [];
        const { page, complaints } = await openPage(site.browser());
        for (const share of MOMENTS) {
          const { record, side } = cutAt(system, battle, share);
          const seats = await seatsOf(site.url(), record);
          for (const [width, height] of SIZES) {
            await page.setViewportSize({ width, height });
            await page.goto('about:blank');
            await page.goto(seats[side === 1 ? 1 : 0]);
            await atTheBoard(page);
            await settled(page);
            const opened = await readBoard(page);
            const at = `after ${share} at ${width}`;
            if (opened.radius < LEGIBLE) found.push(`${at}: a hex of ${opened.radius}`);
            if (opened.bare > BARE) found.push(`${at}: ${opened.bare} bare`);
            const view = page.getByRole('button', { name: 'The whole field' });
            await view.click();
            await settled(page);
            const whole = await readBoard(page);
            if (whole.bare > BARE) found.push(`${at}, whole: ${whole.bare} bare`);
            await view.click();
            await settled(page);
            const back = await readBoard(page);
            if (back.radius < LEGIBLE) found.push(`${at}: back at a hex of ${back.radius}`);
            for (const [how, { unnamed, bars, names, over }] of [
              ['opened', opened],
              ['whole', whole],
            ] as const)
              found.push(...[...unnamed, ...bars, ...names, ...over].map((each) => `${at}, ${how}: ${each}`));
          }
        }
        assert.deepEqual(found, []);
        assert.deepEqual(complaints, []);
        await page.context().close();
      });
});

describe('a wide table on a phone', () => {
  const site = useTestSite();

  test('is upright while all of it is shown, and tilted while a unit is selected', async () => {
    const { page, complaints } = await openPage(site.browser(), {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    const { record, side } = cutAt('morschauser', 'maida', 0.02);
    await page.goto((await seatsOf(site.url(), record))[side]);
    await atTheBoard(page);
    assert.equal(await page.evaluate(isUpright, true), false);
    const [lower, higher] = await page.locator('.sheet-grip button').all();
    await lower?.tap();
    await page.getByRole('button', { name: 'The whole field' }).first().tap();
    await page.waitForFunction(isUpright, true);
    await higher?.tap();
    await page.locator('.action-list button').first().tap();
    await page.locator('.pieces .chosen').first().waitFor();
    await page.waitForFunction(isUpright, false);
    await atRest(page);
    const { bottom } = await page.evaluate(() =>
      document.querySelector('.board')!.getBoundingClientRect().toJSON(),
    );
    const chosen = await page.locator('.pieces .chosen').first().boundingBox();
    assert.ok(chosen && chosen.x > 0 && chosen.y > 0 && chosen.y + chosen.height < bottom, 'it is in sight');
    assert.deepEqual(complaints, []);
  });
});

/** Runs in the page: true if the table is turned as wanted, higher than wide or not. */
function isUpright(wanted: boolean): boolean {
  const { width, height } = document.querySelector('.table-edge .ring.inner')!.getBoundingClientRect();
  return height > width === wanted;
}
