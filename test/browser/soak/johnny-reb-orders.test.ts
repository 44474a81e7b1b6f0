/**
 * Battles of secret orders from the first sheet to the verdict: by two people in two windows, by mouse, by touch.
 * Run by `npm run soak`.
 */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { verify } from '@linstock/kernel';
import { needRulebook } from '@linstock/systems/all';
import type { Page } from 'playwright-core';
import { openPage } from '../launch.ts';
import { marshal } from '../marshal.ts';
import { begin, pressUntil } from '../person.ts';
import { mouseOf, watchfulFinger } from '../pointer.ts';
import { useTestSite } from '../testSite.ts';

/**
 * Every row of a sheet gets its last possible order, then the sheet is locked. Otherwise the step is ended, or the
 * question is answered.
 */
const ANSWERS = [
  '.order-sheet-row.unset .order-choice:not(.barred) input',
  '.order-sheet .button-main',
  '.odds-card .button-main',
  '.choice-list button',
  '[data-action=end]',
  '.actions:not(.order-sheet) button',
];

/** More turns than any of the three battles has. */
const MOST_TURNS = 12;

const over = (page: Page): Promise<boolean> =>
  page.locator('.prompt-banner', { hasText: 'The end' }).isVisible();

/** The record stored by the server is valid: every seal is open, and every die follows from the secret. */
async function assertRecord(page: Page, url: string): Promise<void> {
  const id = /g\/([\w-]+)/.exec(page.url())?.[1] ?? '';
  const record: unknown = await (await fetch(`${url}api/games/${id}/record`)).json();
  const found = verify(record, needRulebook('johnny-reb'));
  assert.deepEqual([found.fault, found.sealed, found.dice], [null, 0, 'recomputed']);
}

describe('whole battles of Johnny Reb', () => {
  const site = useTestSite();

  test("McPherson's Ridge to its end: no side sees the other's orders early, and the record holds", async () => {
    const [mine, theirs] = [await openPage(site.browser()), await openPage(site.browser())];
    await begin(mine.page, site.url(), {
      battle: 'McPherson',
      side: 'Union',
      against: 'A friend elsewhere',
    });
    const link = await mine.page.getByRole('textbox', { name: /Confederate player/ }).inputValue();
    await mine.page.getByRole('link', { name: 'To the table' }).click();
    await theirs.page.goto(link);
    const pages = [mine.page, theirs.page];
    for (const page of pages) await page.locator('.order-sheet').waitFor();
    for (let turn = 2; turn <= MOST_TURNS && !(await over(mine.page)); turn++) {
      const enemies = theirs.page.locator('.order-marker.side-0:not([data-order="sealed"])');
      assert.equal(
        await enemies.count(),
        0,
        `nothing of the Union's orders is seen as turn ${turn - 1} begins`,
      );
      const says = new RegExp(`Turn ${turn} of|The end`);
      await pressUntil(pages, { place: '.phase-clock, .prompt-banner', says }, ANSWERS);
    }
    for (const page of pages) await page.locator('.prompt-banner', { hasText: 'The end' }).waitFor();
    await assertRecord(mine.page, site.url());
    assert.deepEqual([...mine.complaints, ...theirs.complaints], []);
  });

  test("Brawner's Farm to its end with the mouse, against the machine", async () => {
    const textView = { viewport: { width: 1440, height: 900 } };
    const { page, complaints } = await openPage(site.browser(), textView);
    await begin(page, site.url(), { battle: 'Brawner', side: 'Confederate', against: 'Machine, easy' });
    assert.match(await marshal(page, mouseOf(page), 'brawner'), /has won|drawn/);
    await assertRecord(page, site.url());
    assert.deepEqual(complaints, []);
  });

  test('Little Round Top to its end on a phone, with one finger', async () => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
    const { page, complaints } = await openPage(site.browser(), phone);
    await begin(page, site.url(), { battle: 'Little Round Top', side: 'Union', against: 'Machine, easy' });
    const finger = await watchfulFinger(page);
    assert.match(await marshal(page, finger, 'round top'), /has won|drawn/);
    assert.deepEqual([...finger.missed], [], 'nothing too small for a finger was ever in sight');
    await assertRecord(page, site.url());
    assert.deepEqual(complaints, []);
  });
});
