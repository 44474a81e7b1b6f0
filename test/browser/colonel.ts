/**
 * A person who fights on a free-measure table by hand: drags stands towards the enemy, shoots, charges, ends
 * the turn.
 */
import { type Chance, seededChance } from '@linstock/kernel';
import type { Page } from 'playwright-core';
import { atRest } from './layout.ts';
import { type Reading, read, throwButton, untilAsked } from './person.ts';
import type { Pointer, Spot } from './pointer.ts';

/** The way a battle is fought. */
export interface Manner {
  readonly seed: string;
  /** Groups that act in one player turn before it is ended: fewer make a shorter battle. */
  readonly groups: number;
  /** Stops before the end. */
  readonly until?: (now: Reading, carried: number) => boolean;
}

/** The result. */
export interface Fought {
  readonly end: Reading;
  /** Stands or regiments that were carried and let go. */
  readonly carried: number;
  /** The reasons shown by the bar for moves that were rejected or shortened. */
  readonly refusals: readonly string[];
}

/** A stand that can be carried, and the enemy nearest to it, as they lie on the page. */
interface March {
  readonly from: Spot;
  readonly foe: Spot;
}

/** Fights until the battle is over or `until` says stop. */
export async function fight(page: Page, pointer: Pointer, { seed, groups, until }: Manner): Promise<Fought> {
  const chance = seededChance(seed);
  const refusals: string[] = [];
  const done = new Map<string, number>();
  let carried = 0;
  let stayed = -1;
  let now = await untilAsked(page);
  while (!now.over && !until?.(now, carried)) {
    const acts = (done.get(now.prompt) ?? 0) + 1;
    const march = isMarch(now, stayed) && (await marchOf(page, chance));
    if (now.card) await pointer.push(throwButton(page));
    else if (march) {
      carried++;
      stayed = now.entry;
      refusals.push(...(await carryOn(page, pointer, march, now)));
      // Nothing was sent, and nothing was expected: the unit must stay.
      if (JSON.stringify(await read(page)) === JSON.stringify(now)) await answer(page, pointer, now, chance);
    } else if (now.end !== null && now.picked.length === 0 && acts > groups) await endBy(page, pointer);
    else {
      if (now.picked.length === 0) done.set(now.prompt, acts);
      await answer(page, pointer, now, chance);
    }
    now = await untilAsked(page, now);
  }
  return { end: now, carried, refusals };
}

/** The descriptions of the stands on the table, in alphabetical order. */
export async function standsOn(page: Page): Promise<string[]> {
  const labels = await page
    .locator('[role="application"] .stand')
    .evaluateAll((stands) => stands.map((stand) => stand.getAttribute('aria-label') ?? ''));
  return labels.map((label) => label.replace(/, (can be chosen|chosen)$/, '')).sort();
}

/** True if a stand may be carried now; once for each entry, or one who cannot move would be carried for ever. */
function isMarch(now: Reading, stayed: number): boolean {
  return /: move, or stay|retreat or advance/.test(now.prompt) && stayed !== now.entry && !now.card;
}

/** One press towards an answer. Actions that move troops are preferred to those that do not. */
async function answer(page: Page, pointer: Pointer, now: Reading, chance: Chance): Promise<void> {
  await takenBack(page, pointer);
  const answers = now.answers ?? [];
  const listed = page
    .getByRole('region', { name: 'Actions' })
    .locator('.action-list .button, .choice-list .button, .order-form .button');
  const moving = answers.findIndex((each) => /to move$|^\d?Move$/.test(each));
  if (answers.length > 0)
    return pointer.push(listed.nth(moving >= 0 ? moving : chance.below(answers.length)));
  if (now.end !== null) return endBy(page, pointer);
  throw new Error(`The page asks "${now.prompt}" and offers nothing to press.`);
}

/** Ends the step with its button, again where the page asks whether one is sure. */
async function endBy(page: Page, pointer: Pointer): Promise<void> {
  const end = page.locator('[data-action="end"]');
  await pointer.push(end);
  if ((await read(page))?.end?.includes('sure')) await pointer.push(end);
}

/** A random visible stand that may move now; null if none is in sight. */
async function marchOf(page: Page, chance: Chance): Promise<March | null> {
  await atRest(page);
  const marches = await page.evaluate(marchesInPage);
  return marches[chance.below(Math.max(1, marches.length))] ?? null;
}

/**
 * Carries a stand to its nearest enemy, which is mostly too far or blocked. Accepts what the table then offers, or
 * else lets it stay. Returns the reasons that the table showed.
 */
async function carryOn(page: Page, pointer: Pointer, { from, foe }: March, now: Reading): Promise<string[]> {
  if (pointer.choosesFirst) {
    await pointer.press(from);
    // A stand that can do nothing has no bar. If carried, it jumps back with the reason.
    await page.locator('[role="application"] .stand.chosen').first().waitFor();
  }
  await pointer.carry(from, foe);
  const bar = page.getByRole('group', { name: 'The move' });
  await page.waitForFunction(
    (entry) =>
      document.querySelector('.draft-bar .reading') !== null ||
      document.querySelector('section[aria-label="Odds"]') !== null ||
      document.querySelector('.scrubber-at')?.textContent?.trim() !== entry,
    String(now.entry),
  );
  if ((await bar.locator('.reading').count()) === 0) return [];
  const said = bar.locator('.reading.refused');
  const refused = (await said.count()) > 0 ? [await said.innerText()] : [];
  const offered = bar.getByRole('button', { name: refused.length > 0 ? /^Go / : /^Do it/ });
  if ((await offered.count()) > 0) await pointer.push(offered);
  else if (!(await takenBack(page, pointer))) {
    await page.getByRole('application').focus();
    await page.keyboard.press('Escape');
  }
  return refused;
}

/**
 * Takes back a drawn path that was not given, part by part; false if there is none. On a phone its bar covers the
 * sheet.
 */
async function takenBack(page: Page, pointer: Pointer): Promise<boolean> {
  const back = page.getByRole('group', { name: 'The move' }).getByRole('button', { name: /^Back/ });
  let taken = false;
  while ((await back.count()) > 0) {
    await pointer.push(back);
    taken = true;
  }
  return taken;
}

/** Runs in the page. */
function marchesInPage(): March[] {
  const middle = (stand: Element): Spot => {
    const { x, y, width, height } = stand.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const board = document.querySelector('[role="application"]');
  const stands = (of: string) => [...(board?.querySelectorAll(`.stand${of}`) ?? [])];
  // A pointer cannot leave the board. On the way to an enemy out of sight it goes as far as the window's edge.
  const { left, right, top: head, bottom } = board?.getBoundingClientRect() ?? new DOMRect();
  const share = (at: number, to: number, least: number, most: number) =>
    to > most ? (most - at) / (to - at) : to < least ? (at - least) / (at - to) : 1;
  const asFarAsSeen = (from: Spot, { x, y }: Spot): Spot => {
    const across = share(from.x, x, left + 16, right - 16);
    const part = Math.max(0, Math.min(across, share(from.y, y, head + 16, bottom - 16)));
    return { x: from.x + part * (x - from.x), y: from.y + part * (y - from.y) };
  };
  return stands('.can-act').flatMap((own) => {
    const from = middle(own);
    const top = document.elementFromPoint(from.x, from.y)?.closest('[data-piece]');
    const far = (to: Spot) => Math.hypot(to.x - from.x, to.y - from.y);
    const enemies = stands(own.classList.contains('side-0') ? '.side-1' : '.side-0').map(middle);
    const [foe] = enemies.sort((a, b) => far(a) - far(b));
    return top === own && foe ? [{ from, foe: asFarAsSeen(from, foe) }] : [];
  });
}
