/** A person's actions to muster and deploy a force. */
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { atRest } from './layout.ts';
import { untilAsked } from './person.ts';

/** A pick-up game whose players buy and place their forces. */
export async function beginOwn(page: Page, url: string, against: string): Promise<void> {
  await page.goto(`${url}#/battles`);
  const card = page.getByRole('article', { name: 'A pick-up game' });
  await card.getByRole('button', { name: 'A pick-up game' }).first().click();
  await card.getByText('More choices').click();
  await card.getByRole('radio', { name: 'your own' }).check();
  await card.getByRole('radio', { name: against, exact: true }).check();
  await card.getByRole('button', { name: 'Fight a pick-up game' }).click();
}

/** The panel in which forces are bought. */
export const shopOf = (page: Page) => page.getByRole('region', { name: 'Muster' });
/** The button that buys the chosen force. */
export const buy = (page: Page) => page.getByRole('button', { name: /^Buy this force for \d+ points$/ });

/** Throws for the first move, again after a tie. */
export async function throwForFirstMove(page: Page): Promise<void> {
  let now = await untilAsked(page);
  for (let tries = 0; /throw a die for the first move/.test(now.prompt) && tries < 60; tries++) {
    const card = page.getByRole('region', { name: 'Odds' });
    if (now.card) await card.getByRole('button', { name: 'Throw the dice' }).click();
    else await page.locator('.action-list button', { hasText: 'Throw the dice' }).click();
    now = await untilAsked(page, now);
  }
  await page.getByRole('list', { name: 'Still without a place' }).waitFor();
}

/** The middle of the stands that are placed on trial, on the page. */
export async function middleOf(page: Page, story: string): Promise<{ x: number; y: number }> {
  await atRest(page);
  const boxes = await page
    .locator(`[role="application"] [data-piece][aria-label*="${story},"]`)
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()));
  assert.ok(boxes.length > 0, story);
  const mean = (of: (box: DOMRect) => number) => boxes.reduce((sum, box) => sum + of(box), 0) / boxes.length;
  return { x: mean((box) => box.x + box.width / 2), y: mean((box) => box.y + box.height / 2) };
}
