/** Plays a whole battle through the page's own buttons, sensibly enough: fires, rallies, gives orders, moves a little. */
import { type Chance, seededChance } from '@linstock/kernel';
import type { Page } from 'playwright-core';
import { atRest } from './layout.ts';
import { cardButton, endStep, type Reading, read, untilAsked } from './person.ts';

/** Answers given to one question before its step is ended. */
const MOST_IN_STEP = 4;

/**
 * Clicks until the battle is over or `until` says stop; returns the last reading.
 * @param most answers given to one question before its step is ended: fewer make a shorter battle
 */
export async function clickOn(
  page: Page,
  seed: string,
  until: (now: Reading) => boolean,
  most = MOST_IN_STEP,
): Promise<Reading> {
  const chance = seededChance(seed);
  const given = new Map<string, number>();
  let now = await untilAsked(page);
  while (!now.over && !until(now)) {
    const step = `${now.banner}: ${now.prompt}`;
    if (now.picked.length === 0) given.set(step, (given.get(step) ?? 0) + 1);
    if ((given.get(step) ?? 0) > most && now.end !== null && now.picked.length === 0) {
      given.delete(step);
      await endStep(page);
    } else await answer(page, now, chance);
    now = await untilAsked(page, now);
  }
  return now;
}

/** One click towards an answer. */
export async function answer(page: Page, now: Reading, chance: Chance): Promise<void> {
  const { answers, card, marked, toast } = now;
  const actions = page.getByRole('region', { name: 'Actions' });
  if (card) return cardButton(page).click();
  if (answers && answers.length > 0) {
    const listed = actions.locator('.action-list .button, .choice-list .button, .order-form .button');
    // The question may have changed since it was read: then it is read again.
    const there = Math.min(answers.length, await listed.count());
    return there === 0 ? undefined : listed.nth(chance.below(there)).click();
  }
  if (toast === '' && marked.length > 0) {
    // The place once the map has moved to make space for it.
    await atRest(page);
    const places = (await read(page))?.marked ?? [];
    const mark = places[chance.below(Math.max(1, places.length))];
    if (mark) return page.mouse.click(...mark);
  }
  if (now.picked.length > 0) return page.keyboard.press('Escape');
  if (now.end !== null) return endStep(page);
  throw new Error(`The page asks "${now.prompt}" and offers nothing to click.`);
}
