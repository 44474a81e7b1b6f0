/** Watches how a press moves the controls: nothing may move under the pointer. */
import assert from 'node:assert/strict';
import { seededChance } from '@linstock/kernel';
import type { ElementHandle, Page } from 'playwright-core';
import { STEADY_MS } from '../../apps/web/src/common/afterPress.ts';
import type { WatchedPage } from './launch.ts';
import { atTheBoard } from './layout.ts';
import { openBattle } from './openBattle.ts';

/** The windows in which controls are pressed: a desktop's and a phone's. */
const SIZES = [
  [1440, 900],
  [390, 844],
] as const;

/** The controls that answer a question or explain it. */
const PRESSED =
  '.table-side :is(button, label.order-choice):not(.sheet-grip *, .log *, .goal-meter *, .clause, :disabled)';

/** How long controls are watched after a press, in milliseconds: longer than a second press is waited for. */
const WATCHED_MS = STEADY_MS + 250;

/** Time after a press for which other controls under the pointer are counted, in milliseconds. */
const PRESS_MS = 300;

/** The place of the next press, and how long it is watched. */
interface Watch {
  readonly x: number;
  readonly y: number;
  readonly milliseconds: number;
  /** Time for which other controls under the pointer are counted, in milliseconds. */
  readonly pressMilliseconds: number;
}

/** A watched press: the control under the pointer, and what moved there, in words. */
interface WatchedPress {
  readonly pressed: string;
  readonly wrong: readonly string[];
}

declare global {
  /** The window of a page that watches presses. */
  interface Window {
    steadyWatch?: Promise<WatchedPress>;
    steadyWords?: SteadyWords;
    /** When the last watched press was, by the clock of the page. */
    steadyPressedAt?: number;
  }
}

/** Presses a control as a mouse does and watches all controls for 300 ms. Null if the pointer does not reach it. */
async function pressWatched(page: Page, control: ElementHandle<Element>): Promise<WatchedPress | null> {
  await endRest(page);
  await control.scrollIntoViewIfNeeded();
  const at = await control.evaluate(middleOf);
  if (at === null) return null;
  const [x, y] = at;
  await page.mouse.move(x, y);
  await page.evaluate(giveWords);
  await page.evaluate(watchNextPress, { x, y, milliseconds: WATCHED_MS, pressMilliseconds: PRESS_MS });
  await page.mouse.down();
  await page.mouse.up();
  return page.evaluate(async () => (await window.steadyWatch) ?? null);
}

/** Moves the mouse a little: changes that wait for that are made before the next control is aimed at. */
async function endRest(page: Page): Promise<void> {
  await page.mouse.move(2, 2);
  await page.mouse.move(8, 8);
  await page.evaluate(() => new Promise(requestAnimationFrame));
}

/** Runs in the page: the middle of a control, if the pointer reaches it there. */
function middleOf(control: Element): [number, number] | null {
  const { x, y, width, height } = control.getBoundingClientRect();
  const at: [number, number] = [Math.round(x + width / 2), Math.round(y + height / 2)];
  const top = document.elementFromPoint(...at);
  return top !== null && (control.contains(top) || top.contains(control)) ? at : null;
}

/** What is watched, how a failure names a control, and how it describes the scroll position of the column. */
interface SteadyWords {
  /** The selector of everything that can be pressed, and of what throws dice or sends a form. */
  readonly controls: string;
  readonly final: string;
  readonly nameOf: (control: Element) => string;
  readonly placeOf: (control: Element) => string;
  readonly scrolled: () => string;
  readonly describe: (control: Element) => { readonly name: string; readonly place: string };
  /** Starts to follow what is under the pointer in each frame; returns a control that has moved away from it. */
  readonly restWatch: () => (now: Element | null) => Element | null;
}

/** Runs in the page, before a watch. */
function giveWords(): void {
  const nameOf = (each: Element) =>
    (each.getAttribute('aria-label') ?? each.textContent ?? '').trim().slice(0, 60);
  const placeOf = (each: Element) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    return `${[left, top].map(Math.round).join(',')} (${[width, height].map(Math.round).join(' by ')})`;
  };
  const scrolled = () =>
    [...document.querySelectorAll('.table-side, .table-asks')].map((each) => each.scrollTop).join('/');
  const describe = (each: Element) => ({ name: nameOf(each), place: placeOf(each) });
  const topOf = (each: Element | null) => each?.getBoundingClientRect().top ?? 0;
  const restWatch = () => {
    let rested: { readonly on: Element | null; readonly top: number } = { on: null, top: 0 };
    return (now: Element | null) => {
      const { on, top } = rested;
      if (now === on) return null;
      rested = { on: now, top: topOf(now) };
      return on?.checkVisibility({ visibilityProperty: true }) && Math.abs(topOf(on) - top) > 1 ? on : null;
    };
  };
  const controls = 'button, a[href], label, input, select, summary';
  const final = '.odds-buttons .button-main, .order-sheet-foot .button-main';
  window.steadyWords = {
    nameOf,
    placeOf,
    scrolled,
    describe,
    restWatch,
    controls,
    final,
  };
}

/**
 * Runs in the page: after the next press, checks in each frame what is under the pointer. A failure is a pressed
 * control that has moved away, another control that has moved there, or one that appears there and cannot be taken
 * back. After that, a control that lies under the resting pointer moves away. All times are of the page's own clock.
 * On a busy machine a frame may be late, and later changes are no consequence of the press.
 */
function watchNextPress({ x, y, milliseconds, pressMilliseconds }: Watch): void {
  const words = window.steadyWords!;
  const { nameOf, placeOf, scrolled, describe, restWatch, controls, final } = words;
  const under = () => document.elementFromPoint(x, y)?.closest(controls) ?? null;

  function watch(done: (seen: WatchedPress) => void): void {
    const begun = performance.now();
    window.steadyPressedAt = begun;
    const before = new Map([...document.querySelectorAll(controls)].map((each) => [each, describe(each)]));
    const pressed = under();
    const was = (pressed && before.get(pressed)) ?? { name: 'nothing', place: 'nowhere' };
    const scrolledFirst = scrolled();
    const wrong = new Map<string, string>();
    const note = (what: string, now: Element) => {
      const then = before.get(now);
      const details = [
        `${what} at ${x},${y} after ${Math.round(performance.now() - begun)} ms`,
        `"${was.name}" was at ${was.place} and is ${pressed?.isConnected ? `at ${placeOf(pressed)}` : 'gone'}`,
        `"${nameOf(now)}" is at ${placeOf(now)} and was ${then ? `"${then.name}" at ${then.place}` : 'not there'}`,
        `the column was scrolled to ${scrolledFirst} and is to ${scrolled()}`,
      ];
      if (!wrong.has(what)) wrong.set(what, details.join('; '));
    };
    const restOn = restWatch();
    const look = () => {
      const now = under();
      const moved = restOn(now);
      if (moved) note(`"${nameOf(moved)}" moved away from the resting pointer`, moved);
      if (performance.now() - begun > pressMilliseconds) return;
      if (now === null || pressed?.contains(now) || now.contains(pressed) || now.matches(':disabled')) return;
      if (pressed?.isConnected && pressed.checkVisibility())
        note(`"${was.name}" moved away from the pointer`, now);
      // React may have made the same element into another control: then it is in its old place.
      const then = before.get(now);
      if (then && nameOf(now).includes(then.name))
        note(`"${then.name}" moved under the pointer on "${was.name}"`, now);
      if (now.matches(final) && !nameOf(now).includes(was.name))
        note(`"${nameOf(now)}" appeared under the pointer on "${was.name}"`, now);
    };
    // The size of a probe is changed in each frame. Its observer is called after the page's own ones, just before
    // the frame is painted.
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.cssText = 'position: fixed; visibility: hidden';
    const painted = new ResizeObserver(() => {
      if (performance.now() - begun <= milliseconds) {
        look();
        requestAnimationFrame(() => probe.style.setProperty('width', `${performance.now() - begun}px`));
      } else {
        painted.disconnect();
        probe.remove();
        done({ pressed: was.name, wrong: [...wrong.values()] });
      }
    });
    painted.observe(probe);
  }

  window.steadyWatch = new Promise((done) => {
    addEventListener('pointerdown', () => watch(done), { capture: true, once: true });
  });
}

/** Waits until a second press would be over, and the answer is given. */
async function untilSettled(page: Page): Promise<void> {
  await page.evaluate(async (steadyMs) => {
    const pressedAt = window.steadyPressedAt ?? -steadyMs;
    const left = pressedAt + steadyMs - performance.now();
    if (left > 0) await new Promise((done) => setTimeout(done, left));
  }, STEADY_MS);
  await page.waitForFunction(() => !document.querySelector('.prompt[aria-busy="true"]'));
  // After one side has written in secret, a curtain hides the screen from the other.
  await atTheBoard(page);
}

/** Runs in the page: the controls in sight, or false if there are none. */
function inSight(selector: string): Element[] | false {
  const all = [...document.querySelectorAll(selector)];
  const seen = all.filter((each) => each.checkVisibility({ visibilityProperty: true }));
  return seen.length > 0 && seen;
}

/** Presses one of the visible controls, chosen by name. A control that the pointer does not reach is left out. */
async function pressOne(page: Page, choose: (names: readonly string[]) => number): Promise<WatchedPress> {
  await untilSettled(page);
  const all = await page.waitForFunction(inSight, PRESSED);
  const names = await all.evaluate((each) =>
    (each || []).map((one) => one.getAttribute('aria-label') ?? one.textContent),
  );
  const drawn = await all.evaluateHandle((each, i) => (each || [])[i], choose(names));
  const control = drawn.asElement();
  if (!control) throw new Error(`There is no such control among ${names.join(', ')}.`);
  return (await pressWatched(page, control)) ?? { pressed: 'out of reach', wrong: [] };
}

/** Chooses the name that a seed prefers: one more that appears late seldom changes the choice. */
function drawnBy(seed: string): (names: readonly string[]) => number {
  return (names) => {
    const ranks = names.map((name) => seededChance(`${seed} ${name}`).below(1_000_000));
    return ranks.indexOf(Math.max(...ranks));
  };
}

/**
 * Opens a battle and presses random controls, both answers and explanations, first in a desktop's window and then in
 * a phone's. Fails if a press moves a button or puts one in its place. The choice depends on the seed alone, but the
 * dice of the battle do not. So a failure lists all presses that led to it.
 * @param presses the number at each size
 */
export async function staysSteady(
  { page, complaints }: WatchedPage,
  url: string,
  battle: string,
  { presses, seed = '' }: { readonly presses: number; readonly seed?: string },
): Promise<void> {
  const pressed: string[] = [];
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    if (pressed.length === 0) await openBattle(page, url, { battle });
    for (let i = 0; i < presses; i++) {
      const seen = await pressOne(page, drawnBy(`${seed} ${battle} ${width} ${i}`));
      pressed.push(seen.pressed);
      const path = `Pressed at ${width} by ${height}: ${pressed.join(' › ')}`;
      assert.deepEqual(seen.wrong, [], `${seen.wrong.join('\n')}\n${path}`);
    }
  }
  assert.deepEqual(complaints, []);
}

/** Presses controls by the words in them, in turn. Refuses if one is not reached, or if a press moves a button or puts one in its place. */
export async function staysSteadyInTurn(
  { page, complaints }: WatchedPage,
  words: readonly string[],
): Promise<void> {
  for (const each of words) {
    const seen = await pressOne(page, (names) => names.findIndex((name) => name.includes(each)));
    assert.notEqual(seen.pressed, 'out of reach', each);
    assert.deepEqual(seen.wrong, [], seen.wrong.join('\n'));
  }
  assert.deepEqual(complaints, []);
}

/** Rests the mouse on a control while keys are pressed. Refuses if the control moves. */
export async function staysUnderMouse(page: Page, name: string, keys: readonly string[]): Promise<void> {
  const control = page.getByRole('button', { name });
  await control.hover();
  const top = () => control.evaluate((each) => Math.round(each.getBoundingClientRect().top));
  const before = await top();
  for (const key of keys) {
    await page.keyboard.press(key);
    await atTheBoard(page);
    await untilSettled(page);
    assert.equal(await top(), before, `"${name}" after ${key}`);
  }
}
