import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { seededChance } from '@linstock/kernel';
import type { Page } from 'playwright-core';
import { objections } from './axe.ts';
import { answer } from './clicker.ts';
import { begin, endStep, type Reading, read, untilAsked, untilEntry } from './person.ts';
import { useTestSite } from './testSite.ts';

describe('with a friend', () => {
  const site = useTestSite();

  test('elsewhere: the person who opens the link has the other seat, and each sees the other’s answers', async () => {
    const [mine, theirs] = [await site.page(), await site.page({ of: 'second' })];
    await begin(mine.page, site.url(), {
      battle: 'Waxhaws',
      side: 'British',
      against: 'A friend elsewhere',
      clock: 'an hour',
    });
    const link = await mine.page.getByRole('textbox', { name: /American player/ }).inputValue();
    assert.deepEqual(await mine.page.evaluate(choicesUnderLink), []);
    await mine.page.getByRole('link', { name: 'To the table' }).click();
    await theirs.page.goto(link);
    await theirs.page.getByRole('application').waitFor();
    assert.ok(!theirs.page.url().includes('seat='), 'the secret does not stay in the address');
    const [asked] = await whoIsAsked([mine.page, theirs.page]);
    await asked.getByRole('timer', { name: /^Your clock: (1 hour|59 minutes)/ }).waitFor();
    const idle = asked === mine.page ? theirs.page : mine.page;
    await idle.getByRole('timer', { name: /^The clock of .*: (1 hour|59 minutes)/ }).waitFor();
    assert.equal(await idle.getByRole('button', { name: 'Claim the game' }).count(), 0);
    const banners = new Set<string>();
    const chance = seededChance('elsewhere');
    for (let clicks = 0; clicks < 60 && banners.size < 2; clicks++) {
      const [page, now] = await whoIsAsked([mine.page, theirs.page]);
      banners.add(now.banner);
      assert.equal(
        now.banner,
        page === mine.page ? 'British' : 'American',
        'nobody is asked for the other side',
      );
      if (now.end === null || now.picked.length > 0) await answer(page, now, chance);
      else await endStep(page);
      await untilChanged(page, now);
    }
    assert.equal(banners.size, 2, 'both were asked');
    const [, last] = await whoIsAsked([mine.page, theirs.page]);
    for (const page of [mine.page, theirs.page]) await untilEntry(page, last.entry);
    assert.deepEqual(await logOf(theirs.page), await logOf(mine.page));
    const waits = mine.page.getByRole('heading', { name: 'You ask to take back' });
    await mine.page.getByRole('button', { name: 'Take back' }).click();
    await waits.waitFor();
    await theirs.page.getByRole('button', { name: 'Refuse' }).click();
    await waits.waitFor({ state: 'detached' });
    await changeByHand(mine.page, theirs.page);
    assert.deepEqual([...mine.complaints, ...theirs.complaints], []);
  });

  test('two tabs of one browser: both answer at once, and both reach the same position', async () => {
    const { page: first, complaints } = await site.page();
    await begin(first, site.url(), { battle: 'Waxhaws', side: 'British', against: 'A friend beside me' });
    const before = await untilAsked(first);
    const second = await first.context().newPage();
    await second.goto(first.url());
    assert.deepEqual(await untilAsked(second), before);
    await Promise.all([endStep(first), endStep(second).catch(() => undefined)]);
    // A tab that has seen the other's answer before it sends its own answers the next question. Both are legal.
    let [one, other] = [await untilAsked(first, before), await untilAsked(second, before)];
    while (one.entry !== other.entry) {
      if (one.entry < other.entry) one = await untilAsked(first, one);
      else other = await untilAsked(second, other);
    }
    assert.equal(one.prompt, other.prompt);
    assert.deepEqual(complaints, []);
  });
});

/** Runs in the page: the choices that the panel of the link covers, and the panel itself if it is out of sight. */
function choicesUnderLink(): string[] {
  const panel = document.querySelector('.seat-links')!.getBoundingClientRect();
  const under = [...document.querySelectorAll('.battle-start label.choice')].filter((each) => {
    const { top, bottom } = each.getBoundingClientRect();
    return each.checkVisibility() && bottom > panel.top + 1 && top < panel.bottom - 1;
  });
  const hidden = panel.bottom > innerHeight + 1 || panel.top < 0 ? ['the panel is out of sight'] : [];
  return [...under.map((each) => each.textContent ?? ''), ...hidden];
}

/** The page whose side is asked now, and its reading. */
function whoIsAsked(pages: readonly Page[]): Promise<[Page, Reading]> {
  return Promise.race(pages.map(async (page): Promise<[Page, Reading]> => [page, await untilAsked(page)]));
}

/** Waits until the page says something else than it did, asked or not. */
async function untilChanged(page: Page, before: Reading): Promise<void> {
  for (let now = await read(page); JSON.stringify(now) === JSON.stringify(before); now = await read(page))
    await page.evaluate(() => new Promise(requestAnimationFrame));
}

/** One player asks to change the board by hand, the other agrees, and both read it in the log with its reason. */
async function changeByHand(asks: Page, agrees: Page): Promise<void> {
  await asks.keyboard.press('Shift+H');
  const panel = asks.getByRole('complementary', { name: 'Umpire mode' });
  await panel.getByRole('combobox', { name: 'Piece' }).selectOption({ index: 1 });
  await panel.getByRole('combobox', { name: 'State' }).selectOption('disordered');
  await panel.getByRole('textbox', { name: 'Because' }).fill('We forgot it');
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await asks.setViewportSize({ width, height });
    assert.deepEqual(await objections(asks, '.hand-panel'), []);
  }
  await panel.getByRole('button', { name: 'Write it down' }).click();
  await panel.getByText('The other side is asked.').waitFor();
  const request = agrees.getByRole('status', { name: 'Request' });
  await request.getByRole('heading', { name: /asks to change the board by hand$/ }).waitFor();
  assert.match((await request.textContent()) ?? '', /By hand: .*, disordered\. Because: We forgot it\./);
  await request.getByRole('button', { name: 'Agree' }).click();
  for (const page of [asks, agrees])
    await page
      .getByText(/^By hand: .*, disordered\. The reason given: “We forgot it”/)
      .first()
      .waitFor();
  await request.waitFor({ state: 'detached' });
}

/** The log, line by line. */
function logOf(page: Page): Promise<string[]> {
  return page.getByRole('region', { name: 'Log' }).locator('.log-sentence').allTextContents();
}
