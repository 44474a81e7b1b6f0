import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Chance, seededChance } from '@linstock/kernel';
import type { Page } from 'playwright-core';
import { atRest, atTheBoard } from './layout.ts';
import { openBattle } from './openBattle.ts';
import { LONG, shareOf } from './long.ts';
import { OPENED } from './opened.ts';
import { begin, pressUntil } from './person.ts';
import { useTestSite } from './testSite.ts';

/** Number of views drawn for each battle, and the ranges of the windows, in CSS pixels. */
const VIEWS = LONG ? 3 : 2;
const SEED = process.env.LINSTOCK_SEED ?? 'framing';
/** Wheel steps nearer, after which some troops are out of sight in any battle and window. */
const NEAR = 8;
/** Number of frames after which a tab over troops counts as staying there. */
const FRAMES = 60;
const WINDOWS = { width: [1200, 1900], height: [700, 1100] } as const;

describe('what the board shows by itself', () => {
  const site = useTestSite();

  test('at one’s own turn the fight is framed again as before the playback of the enemy’s turn', async () => {
    const { page, complaints } = await site.page({
      viewport: { width: 1440, height: 900 },
      stored: { 'linstock.settings': '{"pace":"fast","hoverCards":false}' },
    });
    await begin(page, site.url(), { battle: 'Cowpens', side: 'British', against: 'Machine, normal' });
    await atTheBoard(page);
    // So near that the enemy's actions are outside the window.
    await page.mouse.move(540, 640);
    for (let i = 0; i < 6; i++) await page.mouse.wheel(0, -240);
    await page.mouse.move(4, 4);
    await atRest(page);
    const before = await page.evaluate(viewAtRest);
    await page.evaluate(watchViews);
    await pressUntil([page], { place: '.prompt-sentence', says: /^British movement/ }, [
      '[data-action="forced"]',
      '[data-action="end"]',
      '.odds-card .button-main',
      '.actions .button-main',
      '.actions .button',
    ]);
    await page.waitForFunction((view) => {
      const now = document.querySelector('.board svg g[transform]')?.getAttribute('transform');
      return now === view;
    }, before);
    const seen = await page.evaluate(() => (window as unknown as { views: Set<string> }).views.size);
    assert.ok(seen > 1, 'the view went elsewhere meanwhile');
    assert.deepEqual(complaints, []);
  });

  for (const battle of shareOf(OPENED, 1))
    test(`${battle}: in windows and views drawn at random no tab and no bar lies on troops (seed ${SEED})`, async () => {
      const { page, complaints } = await site.page();
      await openBattle(page, site.url(), { battle });
      await atTheBoard(page);
      const chance = seededChance(`${SEED} ${battle}`);
      for (let i = 0; i < VIEWS; i++) {
        const view = await drawView(page, chance, chance.below(7) - 3);
        assert.deepEqual(await coveredAtRest(page), [], view);
      }
      // A view drawn at random may show all troops. In this one some are out of sight, so that there are tabs.
      const near = await drawView(page, chance, NEAR);
      await page.locator('.edge-tab').first().waitFor();
      assert.deepEqual(await coveredAtRest(page), [], near);
      assert.deepEqual(complaints, []);
    });
});

/** Sets a window of a drawn size, and zooms its board about a drawn place by `turns` wheel steps; returns it in words. */
async function drawView(page: Page, chance: Chance, turns: number): Promise<string> {
  const within = ([least, most]: readonly [number, number]) => least + chance.below(most - least);
  const size = { width: within(WINDOWS.width), height: within(WINDOWS.height) };
  await page.setViewportSize(size);
  await atRest(page);
  const at = [80 + chance.below(size.width - 600), 120 + chance.below(size.height - 420)] as const;
  await page.mouse.move(...at);
  for (let i = 0; i < Math.abs(turns); i++) await page.mouse.wheel(0, turns > 0 ? -160 : 160);
  await page.mouse.move(4, 4);
  await atRest(page);
  // Tabs and names are placed only after the view has come to rest.
  await page.waitForFunction(() => {
    const board = document.querySelector<HTMLElement>('.board');
    const world = document.querySelector<SVGGElement>('.pieces')?.getScreenCTM();
    return board && world && Math.abs(Number(board.style.getPropertyValue('--k')) - world.a) < 0.002;
  });
  await atRest(page);
  return `${size.width} by ${size.height}, ${turns} steps at ${at.join(', ')}`;
}

/** Runs in the page: the view of the board once it has not moved for 30 frames. */
function viewAtRest(): Promise<string> {
  return new Promise((resolve) => {
    let last = '';
    let still = 0;
    const look = () => {
      const now = document.querySelector('.board svg g[transform]')?.getAttribute('transform') ?? '';
      still = now === last ? still + 1 : 0;
      last = now;
      if (still < 30) requestAnimationFrame(look);
      else resolve(now);
    };
    look();
  });
}

/** Runs in the page: records all later views of the board. */
function watchViews(): void {
  const views = new Set<string>();
  Object.assign(window, { views });
  const look = () => {
    views.add(document.querySelector('.board svg g[transform]')?.getAttribute('transform') ?? '');
    requestAnimationFrame(look);
  };
  look();
}

/** Tabs and bars that cover troops and stay there. They are placed some frames after the view has come to rest. */
async function coveredAtRest(page: Page): Promise<string[]> {
  let covered = await page.evaluate(coveredNow);
  for (let frames = 0; covered.length > 0 && frames < FRAMES; frames++) {
    await page.evaluate(() => new Promise(requestAnimationFrame));
    covered = await page.evaluate(coveredNow);
  }
  return covered;
}

/** Runs in the page: tabs and bars that lie on troops. */
function coveredNow(): string[] {
  const board = (document.querySelector('.board') as Element).getBoundingClientRect();
  const common = (a: DOMRect, b: DOMRect) => {
    const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return width > 4 && height > 4;
  };
  // The drawings of troops: their card or base, without shadows and signs around it.
  const troops = [...document.querySelectorAll<SVGGElement>('[data-piece]')].flatMap((each) => {
    const card = each.querySelector('.card, .base') ?? each;
    const box = card.getBoundingClientRect();
    return box.width > 0 && common(box, board) ? [{ name: each.getAttribute('aria-label') ?? '', box }] : [];
  });
  const over = [...document.querySelectorAll('.edge-tab, .draft-bar')];
  return over.flatMap((each) => {
    const box = each.getBoundingClientRect();
    return troops
      .filter((piece) => common(box, piece.box))
      .map((piece) => `${each.textContent} on ${piece.name.slice(0, 50)}`);
  });
}
