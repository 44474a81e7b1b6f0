/** A person's actions on the page: begins a battle, reads the question, clicks. */
import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright-core';

/** How often a page is asked whether it is there yet (ms). Asking in each frame has it draw frames. */
const POLLED_MS = 50;

/** The texts of the page at one moment. */
export interface Reading {
  /** Number of entries of the record. */
  readonly entry: number;
  /** The side that decides; `The end` when the battle is over, `Looking back` in a replay. */
  readonly banner: string;
  /** The question, or the verdict. */
  readonly prompt: string;
  /** Buttons of the answers, in the order of the list; null if this page has no question. */
  readonly answers: readonly string[] | null;
  /** The picks so far, as shown on their chips. */
  readonly picked: readonly string[];
  /** Visible marked places on the map, by their point on the page. */
  readonly marked: readonly (readonly [number, number])[];
  /** Why the last click did nothing; empty if it did something. */
  readonly toast: string;
  /** True if the odds card is open. */
  readonly card: boolean;
  /** The text of the button that ends the step; null if the step cannot be ended now. */
  readonly end: string | null;
  readonly over: boolean;
}

declare global {
  interface Window {
    /** Reads the screen of a game, once a test has put it into the page. */
    readTable(): Reading | null;
  }
}

/** A battle to be begun, in the words of the chooser. */
export interface Start {
  readonly battle: string;
  readonly side: string;
  readonly against: string;
  /** The rule system, if there are several; the first otherwise. */
  readonly rules?: string;
  /** How long a player elsewhere may be waited for; without limit if absent. */
  readonly clock?: string;
}

/** Opens the chooser and begins a battle as a person does, with at most three clicks. */
export async function begin(
  page: Page,
  url: string,
  { battle, side, against, rules, clock }: Start,
): Promise<void> {
  await page.goto(`${url}#/battles`);
  const card = page.getByRole('article', { name: battle });
  const title = card.getByRole('button', { name: battle }).first();
  if ((await title.getAttribute('aria-expanded')) === 'false') await title.click();
  if (rules !== undefined) await card.getByRole('radio', { name: rules, exact: true }).check();
  await card.getByRole('radio', { name: side, exact: true }).check();
  await card.getByRole('radio', { name: against, exact: true }).check();
  if (clock !== undefined) await card.getByRole('radio', { name: clock, exact: true }).check();
  await card.getByRole('button', { name: `Fight ${battle}` }).click();
}

/** Reads the page. */
export function read(page: Page): Promise<Reading | null> {
  return page.evaluate(readInPage);
}

/**
 * Waits until the page has a question for its player or the battle is over, and until its texts differ from
 * `before`.
 * @param before an earlier reading, to wait for the effect of a click
 */
export async function untilAsked(page: Page, before: Reading | null = null): Promise<Reading> {
  await page.evaluate(`window.readTable = ${readInPage.toString()}`);
  const handle = await page.waitForFunction(
    (old) => {
      const now = window.readTable();
      if (!now || (now.answers === null && !now.over)) return false;
      return JSON.stringify(now) === old ? false : now;
    },
    JSON.stringify(before),
    { polling: POLLED_MS },
  );
  return (await handle.jsonValue()) as Reading;
}

/** Waits until the page has reached an entry of the record or a later one, with or without a question. */
export async function untilEntry(page: Page, entry: number): Promise<void> {
  await page.waitForFunction(
    (n) => Number(document.querySelector('.scrubber-at')?.textContent?.split(' ').at(-1) ?? 0) >= n,
    entry,
    { polling: POLLED_MS },
  );
}

/** A place of the page, by its selector, and the text that it should have. */
interface Sought {
  readonly place: string;
  readonly says: RegExp;
}

/** Maximum number of presses in a search. */
const MOST_PRESSED = 400;

/**
 * Presses one button after another on these pages until one of them shows the wanted text. On each page the first of
 * these places that has a button is used, and its last button. A page is read and pressed in one step, because an
 * answer given elsewhere may change the question between two.
 * @param places selectors of the buttons
 */
export async function pressUntil(
  pages: readonly Page[],
  { place, says }: Sought,
  places: readonly string[],
): Promise<void> {
  const sought = { place, says: says.source, places };
  for (let pressed = 0; pressed < MOST_PRESSED; ) {
    const found = await Promise.all(pages.map((page) => page.evaluate(seek, { ...sought, press: true })));
    if (found.includes('there')) return;
    const answered = found.filter((each) => each === 'button').length;
    pressed += answered;
    if (answered === 0)
      await Promise.race(
        pages.map((page) => page.waitForFunction(seek, { ...sought, press: false }, { polling: POLLED_MS })),
      );
  }
  const shown = await Promise.all(pages.map((page) => page.locator('body').innerText()));
  throw new Error(`After ${MOST_PRESSED} buttons no ${place} says ${says}:\n${shown.join('\n')}`);
}

/** The button of the odds card that throws the dice. */
export function throwButton(page: Page): Locator {
  return page.getByRole('region', { name: 'Odds' }).getByRole('button', { name: 'Throw the dice' });
}

/** The button of the odds card that gives the answer, with or without dice. */
export function cardButton(page: Page): Locator {
  return page.getByRole('region', { name: 'Odds' }).getByRole('button', { name: /^(Throw the dice|Do it)/ });
}

/**
 * Ends the step with its button, twice if the page asks "sure?". The page may have continued by itself since it was
 * read, for example after a standing answer. Then there may be no such button any more, and nothing is pressed.
 */
export async function endStep(page: Page): Promise<void> {
  const end = page.locator('[data-action="end"]');
  const says = () => page.evaluate(() => document.querySelector('[data-action="end"]')?.textContent ?? null);
  const before = await says();
  if (before === null) return;
  await end.click();
  if (!before.includes('sure') && (await says())?.includes('sure')) await end.click();
}

/**
 * Clicks a piece on the map by its description, such as `/^1st company of the Militia/`: one that is on top of its
 * stack, as soon as the board is ready.
 */
export async function clickPiece(page: Page, story: RegExp): Promise<string> {
  const there = await page.waitForFunction(
    ({ source, flags }) => {
      const wanted = new RegExp(source, flags);
      for (const button of document.querySelectorAll('[role="application"] [data-piece]')) {
        const name = button.getAttribute('aria-label') ?? '';
        const { x, y, width, height } = button.getBoundingClientRect();
        const [middle, centre] = [x + width / 2, y + height / 2];
        const top = document.elementFromPoint(middle, centre)?.closest('[data-piece]');
        if (wanted.test(name) && top === button) return { name, at: [middle, centre] as const };
      }
      return null;
    },
    { source: story.source, flags: story.flags },
    { polling: POLLED_MS },
  );
  const found = await there.jsonValue();
  assert.ok(found, `No piece on top of its pile says ${story}.`);
  await page.mouse.click(...found.at);
  return found.name;
}

/**
 * Runs in the page: true if the wanted text is there. Otherwise whether there is a button, which is pressed if
 * `press` is set.
 */
function seek(sought: {
  readonly place: string;
  readonly says: string;
  readonly places: readonly string[];
  readonly press: boolean;
}): 'there' | 'button' | null {
  const says = new RegExp(sought.says);
  const there = [...document.querySelectorAll(sought.place)];
  if (there.some((each) => says.test(each.textContent ?? ''))) return 'there';
  // An answer is being sent.
  if (document.querySelector('section[aria-label="What is asked"][aria-busy="true"]')) return null;
  const buttons = sought.places.map((each) => [
    ...document.querySelectorAll<HTMLElement>(`:is(${each}):enabled`),
  ]);
  const button = buttons.find((each) => each.length > 0)?.at(-1);
  if (sought.press) button?.click();
  return button ? 'button' : null;
}

/** Runs in the page. Null until a game is shown. */
function readInPage(): Reading | null {
  const region = (name: string) => document.querySelector(`section[aria-label="${name}"]`);
  const asks = region('What is asked');
  if (!asks) return null;
  const text = (element: Element | null | undefined) => element?.textContent?.trim() ?? '';
  const texts = (selector: string) => [...(region('Actions')?.querySelectorAll(selector) ?? [])].map(text);
  const end = asks.querySelector<HTMLButtonElement>('[data-action="end"]');
  const sent = asks.getAttribute('aria-busy') === 'true';
  const marks = [
    ...document.querySelectorAll<SVGPathElement>('.area.go .sign, .area.cost .sign, .area.target .sign'),
  ].map((sign) => {
    const { x, y, width, height } = sign.getBoundingClientRect();
    if (width > 0) return [Math.round(x + width / 2), Math.round(y + height / 2)] as const;
    // At small scales the signs are not drawn, but their places can still be clicked.
    const area = sign.closest<SVGGElement>('g')!;
    const { e, f } = area.getScreenCTM()!.multiply(sign.transform.baseVal.consolidate()!.matrix);
    return [Math.round(e), Math.round(f)] as const;
  });
  const answers = texts('.action-list .button, .choice-list .button, .order-form .button');
  const banner = text(asks.querySelector('.prompt-banner > span:nth-child(2)'));
  return {
    entry: Number(text(document.querySelector('.scrubber-at')).split(' ').at(-1) || 0),
    banner,
    prompt: text(asks.querySelector('.prompt-sentence')),
    answers: region('Actions') && !sent ? answers : null,
    picked: texts('.chip'),
    marked: marks.filter(([x, y]) => document.elementFromPoint(x, y)?.closest('[role="application"]')),
    toast: text(document.querySelector('[data-toast]')),
    card: region('Odds') !== null,
    end: end && !end.disabled ? text(end) : null,
    over: banner === 'The end',
  };
}
