import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { seededChance } from '@linstock/kernel';
import type { Page } from 'playwright-core';
import { openPage } from './launch.ts';
import { atTheBoard } from './layout.ts';
import { openBattle } from './openBattle.ts';
import { OPENED } from './opened.ts';
import { pressWatched } from './steady.ts';
import { useTestSite } from './testSite.ts';

/** Presses of each battle at each size. */
const PRESSES = 14;

const SIZES = [
  [1440, 900],
  [390, 844],
] as const;

/** What answers a question, and what reads about it. */
const PRESSED =
  '.table-side :is(button, label.order-choice):not(.sheet-grip *, .log *, .goal-meter *, .clause, :disabled) >> visible=true';

describe('nothing moves under the pointer', () => {
  const site = useTestSite();
  for (const battle of OPENED)
    for (const [width, height] of SIZES)
      test(`${battle}, ${width} by ${height}: a press moves no button and puts none in its place`, async () => {
        const { page, complaints } = await openPage(site.browser(), { viewport: { width, height } });
        await openBattle(page, site.url(), { battle });
        const chance = seededChance(`steady ${battle} ${width}`);
        const wrong: string[] = [];
        for (let i = 0; i < PRESSES; i++) {
          // Where one has written in secret a curtain hangs before the other.
          await atTheBoard(page);
          wrong.push(...(await pressAny(page, (n) => chance.below(n))));
        }
        assert.deepEqual(wrong, []);
        assert.deepEqual(complaints, []);
        await page.context().close();
      });
});

/** Presses one of the controls in sight, answers before all else. */
async function pressAny(page: Page, pick: (of: number) => number): Promise<string[]> {
  const all = page.locator(PRESSED);
  await all.first().waitFor();
  const count = await all.count();
  return pressWatched(page, all.nth(pick(count)));
}
