/**
 * While a browser translates the page, the page still shows the question, in every system, whatever the translator
 * does to its texts.
 */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { atTheBoard } from './layout.ts';
import { type BattleToOpen, openBattle } from './openBattle.ts';
import { shareOf } from './long.ts';
import { marshalOn } from './marshal.ts';
import { read } from './person.ts';
import { mouseOf } from './pointer.ts';
import { useTestSite } from './testSite.ts';
import { type Translation, translate } from './translator.ts';

/** A small battle of each system, and how its page is translated. */
const BATTLES: readonly (readonly [BattleToOpen, Translation])[] = [
  [{ battle: 'Waxhaws' }, 'replaced'],
  [{ battle: 'Cowpens', rules: 'Flintlock' }, 'wrapped'],
  [{ battle: 'A pick-up game' }, 'late'],
  [{ battle: 'McPherson' }, 'replaced'],
];

/** Buttons pressed on the translated page before it is looked at. */
const PRESSES = 8;

describe('a page that is translated', () => {
  const site = useTestSite();

  for (const [toOpen, how] of shareOf(BATTLES, 1)) {
    test(`${Object.values(toOpen).join(' under ')}, texts ${how}: what is shown is what is asked`, async () => {
      const { page, complaints } = await site.page();
      await openBattle(page, site.url(), toOpen);
      await atTheBoard(page);
      await translate(page, how);
      await marshalOn(page, mouseOf(page), 'translated', PRESSES);
      // Picks that are not yet an answer exist only on this page.
      while ((await page.locator('.chip').count()) > 0) await page.keyboard.press('Escape');
      const translated = await settled(page);
      // This also ends the translation.
      await page.reload();
      await atTheBoard(page);
      assert.deepEqual(translated, await settled(page));
      assert.deepEqual(complaints, []);
    });
  }
});

/** The texts of a page once it has stopped changing: the question and its answers, and the log. */
async function settled(page: Page): Promise<unknown> {
  for (let before = ''; ; ) {
    // A page that is opened again has no curtain.
    const curtain = page.locator('.curtain .button-main:enabled');
    if ((await curtain.count()) > 0) await curtain.click();
    const reading = await read(page);
    const says = { ...reading, marked: null, toast: null, card: null, log: await logOf(page) };
    if (JSON.stringify(says) === before) return says;
    before = JSON.stringify(says);
    await page.evaluate(() => new Promise((frame) => setTimeout(frame, 500)));
  }
}

/** The lines of the log, newest first. */
function logOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('section[aria-label="Log"] li')].map((line) => line.textContent ?? ''),
  );
}
