import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { atRest } from './layout.ts';
import { openBattle } from './openBattle.ts';
import { read, untilAsked } from './person.ts';
import { noteSpoken, spokenBy } from './spoken.ts';
import { useTestSite } from './testSite.ts';

/** The element with the focus: its name, and what part of the page it is in. */
const focus = (page: Page) =>
  page.evaluate(() => {
    const on = document.activeElement;
    return {
      name: on?.getAttribute('aria-label') ?? on?.textContent?.trim() ?? '',
      tag: on?.tagName.toLowerCase() ?? '',
      within: on?.closest('[aria-label]:not(button, input)')?.getAttribute('aria-label') ?? '',
    };
  });

describe('what a screen reader is told, and where the focus goes', () => {
  const site = useTestSite();

  async function opened(): Promise<Page> {
    const { page } = await site.page();
    await openBattle(page, site.url(), { battle: 'Cowpens' });
    await page.getByRole('application').waitFor();
    // The player is at the keys.
    await page.keyboard.press('Tab');
    await untilAsked(page);
    await atRest(page);
    // The question is read out a moment after it opens, and must not be mistaken for a reply to the test's action.
    await page.waitForFunction(() => document.querySelector('[data-spoken="question"]')?.textContent);
    return page;
  }

  test('the question is spoken once when it opens, and not again by what is pressed', async () => {
    const page = await opened();
    await noteSpoken(page);
    const before = await untilAsked(page);
    await page.keyboard.press('n');
    await untilAsked(page, before);
    await page.keyboard.press('Escape');
    await page.keyboard.press('.');
    const asked = await untilAsked(page, before);
    await page.locator('#left-undone').waitFor();
    await page.keyboard.press('.');
    const next = await untilAsked(page, asked);
    await page.waitForFunction(
      (words) => document.querySelector('[data-spoken="question"]')?.textContent?.includes(words),
      next.prompt.slice(0, 20),
    );
    const said = (await spokenBy(page)).filter((each) => each.includes(next.prompt.slice(0, 20)));
    assert.equal(said.length, 1, said.join('\n'));
  });

  test('a card takes the focus from the map, and Throw is described by its odds', async () => {
    const page = await opened();
    const before = await untilAsked(page);
    await page.keyboard.press('n');
    await untilAsked(page, before);
    await page.locator('[role="application"]').focus();
    await page.keyboard.press('1');
    const card = page.getByRole('region', { name: 'Odds' });
    await card.waitFor();
    await page.waitForFunction(() => document.activeElement?.closest('.odds-card'));
    assert.match((await focus(page)).name, /^Throw the dice/);
    const described = await page.evaluate(() => {
      const id = document.activeElement?.getAttribute('aria-describedby') ?? '';
      return document.getElementById(id)?.textContent ?? '';
    });
    assert.match(described, /\d %|certain|never/);
    const tree = await card.ariaSnapshot();
    assert.doesNotMatch(tree, /button "[^"]*(⏎|Esc|\.\.)/, 'keys are no part of names');
  });

  test('the text view opens with the focus in its field, and words typed there give no commands', async () => {
    const page = await opened();
    const before = await untilAsked(page);
    await page.keyboard.press('n');
    await untilAsked(page, before);
    await page.keyboard.press('1');
    await page.getByRole('region', { name: 'Odds' }).waitFor();
    await page.keyboard.press('j');
    const field = page.getByRole('textbox', { name: 'Command' });
    await field.waitFor();
    await page.waitForFunction(() => document.activeElement?.matches('.command-line input'));
    const head = (await read(page))?.entry;
    await page.keyboard.type('help');
    assert.equal(await field.inputValue(), 'help');
    await page.keyboard.press('Enter');
    await page.locator('.command-reply', { hasText: 'Ask: odds' }).waitFor();
    // On the panel itself, outside its field, no key is a command either.
    await page.locator('.side-panel').evaluate((panel: HTMLElement) => panel.focus());
    await page.keyboard.type('help0l');
    await page.keyboard.press('Enter');
    assert.equal((await read(page))?.entry, head, 'no dice were thrown');
    assert.equal(await page.getByRole('complementary', { name: 'Text view' }).count(), 1);
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => document.activeElement?.closest('.odds-card'));
  });

  test('a clause opened by Enter gives the focus back when the rules are closed', async () => {
    const page = await opened();
    const clause = page.locator('.prompt-sentence .clause').first();
    await clause.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('complementary', { name: 'Rules' }).waitFor();
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => document.activeElement?.matches('.prompt-sentence .clause'));
  });

  test('a refusal in the text view is spoken once', async () => {
    const page = await opened();
    await page.keyboard.press('j');
    const field = page.getByRole('textbox', { name: 'Command' });
    await field.waitFor();
    await noteSpoken(page);
    await field.fill('71st highlanders');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.querySelector('.command-reply')?.textContent !== '');
    await atRest(page);
    const said = await spokenBy(page);
    assert.equal(new Set(said).size, said.length, said.join('\n'));
    assert.equal(said.length, 1, said.join('\n'));
  });

  test('after a reload in a battle the first Tab goes to the way to the text view', async () => {
    const page = await opened();
    await page.reload();
    await untilAsked(page);
    await atRest(page);
    await page.keyboard.press('Tab');
    assert.equal((await focus(page)).name, 'Open the text view');
  });

  test('the answers in the list and the targets on the map carry their chance', async () => {
    const page = await opened();
    const before = await untilAsked(page);
    await page.keyboard.press('n');
    await untilAsked(page, before);
    await page.waitForFunction(() =>
      [...document.querySelectorAll('.choice-list li')].every((each) =>
        (each.querySelector('.choice-chance')?.textContent ?? '').endsWith(' %'),
      ),
    );
    const described = await page.evaluate(() => {
      const button = document.querySelector('.choice-list button');
      return document.getElementById(button?.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
    });
    assert.match(described, /^\d.* %$/);
    const target = page.locator('[data-piece][aria-label*=", American, "][aria-label*=", target, "]').first();
    await target.waitFor();
    assert.match((await target.getAttribute('aria-label')) ?? '', /strength \d.*, target, \d.* %$/);
  });

  test('after the lock the focus goes to the first row of the next form that is not set', async () => {
    const { page } = await site.page();
    await openBattle(page, site.url(), { battle: 'McPherson' });
    await page.keyboard.press('Tab');
    await page.getByRole('dialog').waitFor();
    await page.waitForFunction(() => document.activeElement?.matches('.curtain .button-main'));
    await page.keyboard.press('Enter');
    const title = page.locator('.order-sheet');
    await title.waitFor();
    await page.getByRole('button', { name: /^Lock/ }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Confederate to the screen' }).waitFor();
    await page.waitForFunction(() => document.activeElement?.matches('.curtain .button-main'));
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.matches('.order-sheet-row.unset input'));
    const [first, on] = await page.evaluate(() => [
      document.querySelector('.order-sheet-row.unset')?.getAttribute('data-row'),
      document.activeElement?.closest('.order-sheet-row')?.getAttribute('data-row'),
    ]);
    assert.equal(on, first);
  });
});
