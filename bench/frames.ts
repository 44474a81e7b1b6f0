import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameRecord } from '@linstock/kernel';
import type { Browser, Page } from 'playwright-core';
import { takeUp } from '../test/browser/late.ts';
import { openPage } from '../test/browser/launch.ts';
import { median, quantile } from './measure.ts';
import type { Row } from './part.ts';

/** The map once it is painted to the last stroke. */
export const settledMap = (page: Page) => page.locator('.board[data-settled]');

/** Steps of the hand in one movement. */
const STEPS = 150;

/** The smoothness of zooming and panning the map, as it opens and in close view. */
export async function frameRows(page: Page): Promise<Row[]> {
  const [x, y] = await middleOf(page);
  await page.mouse.move(x, y);
  const zoom = await framesOf(page, (step) => page.mouse.wheel(0, step % 50 < 25 ? -60 : 60));
  await page.mouse.wheel(0, -600);
  const pan = await panned(page);
  return [...frameRow('zoom by wheel', zoom), ...frameRow('pan by hand', pan)];
}

/** Battles in which what happens is watched: from the middle of their golden games. */
const WATCHED = [
  ['american-legions', 'cowpens', 'Cowpens'],
  ['flintlock', 'guilford', 'Guilford Courthouse, 62 units'],
] as const;

/** Milliseconds for which a replay is watched. */
const WATCH_MS = 8000;

/** The smoothness of a battle's playback with smoke and moving troops, and of panning in close view. */
export async function playedRows(browser: Browser, url: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [system, battle, title] of WATCHED) {
    const golden = join(import.meta.dirname, '..', 'rules', system, 'src', 'golden', `${battle}.json`);
    const record: GameRecord = JSON.parse(readFileSync(golden, 'utf8'));
    const entries = record.entries.slice(0, Math.round(record.entries.length / 2));
    const { page } = await openPage(browser, { reducedMotion: 'no-preference' });
    await takeUp(page, `${url}/`, { ...record, entries }, 0);
    await settledMap(page).waitFor();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    const played = await framesOf(page, () => page.waitForTimeout(WATCH_MS / STEPS));
    await page.getByRole('button', { name: 'To the present' }).click();
    await goNear(page);
    const panNear = await panned(page);
    rows.push(...frameRow(`${title}, played back`, played), ...frameRow(`${title}, panned near by`, panNear));
    await page.context().close();
  }
  return rows;
}

async function middleOf(page: Page): Promise<readonly [number, number]> {
  await settledMap(page).waitFor();
  const box = await page.locator('.board').boundingBox();
  if (!box) throw new Error('The board has no place on the page.');
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** Zooms in until the men are visible on the ground. */
async function goNear(page: Page): Promise<void> {
  const [x, y] = await middleOf(page);
  await page.mouse.move(x, y);
  const near = page.locator('.board[data-detail="near"]');
  for (let step = 0; step < 40 && (await near.count()) === 0; step++) {
    await page.mouse.wheel(0, -60);
    await page.waitForTimeout(50);
  }
  await page.locator('.near').waitFor({ state: 'attached' });
  await settledMap(page).waitFor();
}

/**
 * Moves the map a step in every frame. This is done within the page: a pointer moved from outside waits for
 * its reply, and half of the counted frames would have no movement.
 */
function panned(page: Page): Promise<number[]> {
  return page.evaluate(`(async () => {
    const board = document.querySelector('.board');
    const { x, y, width, height } = board.getBoundingClientRect();
    const hand = (type, dx, dy) =>
      board.dispatchEvent(new PointerEvent(type, { pointerId: 1, pointerType: 'mouse', button: 0, buttons: 1, bubbles: true,
        clientX: x + width / 2 + dx, clientY: y + height / 2 + dy }));
    const frame = () => new Promise(requestAnimationFrame);
    hand('pointerdown', 0, 0);
    const gaps = [];
    let last = await frame();
    for (let step = 0; step < ${STEPS}; step++) {
      hand('pointermove', 240 * Math.sin(step / 12), 160 * Math.sin(step / 6));
      const now = await frame();
      gaps.push(now - last);
      last = now;
    }
    hand('pointerup', 0, 0);
    return gaps;
  })()`);
}

/** Milliseconds between the frames of a movement. */
async function framesOf(page: Page, move: (step: number) => Promise<void>): Promise<number[]> {
  await page.evaluate(`
    window.frames_ = [];
    window.watching_ = true;
    requestAnimationFrame(function frame(now) {
      window.frames_.push(now);
      if (window.watching_) requestAnimationFrame(frame);
    });`);
  for (let step = 0; step < STEPS; step++) await move(step);
  const at = (await page.evaluate('window.watching_ = false, window.frames_')) as number[];
  return at.slice(1).map((now, i) => now - (at[i] ?? now));
}

function frameRow(what: string, frames: readonly number[]): Row[] {
  return [
    {
      what: `${what}: a frame`,
      value: median(frames),
      unit: 'ms',
      note: `median of ${frames.length}; 16.7 is every frame of a screen of 60 Hz`,
    },
    {
      what: `${what}: 19 of 20 frames within`,
      value: quantile(frames, 0.95),
      unit: 'ms',
      note: `longest ${Math.round(Math.max(...frames))} ms`,
    },
  ];
}
