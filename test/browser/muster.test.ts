import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { layoutOf } from './layout.ts';
import { beginOwn, buy, middleOf, shopOf, throwForFirstMove } from './mustering.ts';
import { read } from './person.ts';
import { useTestSite } from './testSite.ts';

describe('a pick-up game whose players muster their own forces', () => {
  const site = useTestSite();

  // Two players at one screen, by mouse and keyboard, are in soak/muster.test.ts.
  test('against the machine on a phone: everything within reach of a finger, which carries the stands', async () => {
    const { page, complaints } = await site.page({ of: 'phone' });
    await beginOwn(page, site.url(), 'Machine, easy');
    await shopOf(page).waitFor();
    const { overflow, covered, small } = await layoutOf(page, { finger: 44, within: '.muster' });
    assert.deepEqual({ overflow, covered, small }, { overflow: 0, covered: [], small: [] });
    await buy(page).tap();
    await throwForFirstMove(page);
    await page
      .getByRole('list', { name: 'Still without a place' })
      .getByRole('button', { name: /1st South Line/ })
      .tap();
    // The view moves to the regiment, so its handle is grabbed only after it has come to rest.
    const grip = await untilStill(page, '[data-grip="carry"]');
    const from = await middleOf(page, 'company of the 1st South Line');
    await fingerDrag(page, { x: grip.x + grip.width / 2, y: grip.y + grip.height / 2 }, 60);
    await page.waitForFunction(
      ([x]) => {
        const stands = [
          ...document.querySelectorAll('[data-piece][aria-label*="company of the 1st South Line,"]'),
        ];
        const middles = stands
          .map((each) => each.getBoundingClientRect())
          .map((box) => box.x + box.width / 2);
        return middles.length === 4 && middles.reduce((a, b) => a + b, 0) / 4 > (x ?? 0) + 30;
      },
      [from.x],
    );
    await page.getByRole('button', { name: /^It stands here/ }).tap();
    await page.getByRole('list', { name: 'Still without a place' }).waitFor();
    await page.getByRole('button', { name: 'Lay out all the rest' }).tap();
    await page.waitForFunction(() => !document.querySelector('.lay-out'));
    const now = await read(page);
    assert.doesNotMatch(now?.prompt ?? '', /place a regiment/);
    assert.deepEqual(complaints, []);
  });
});

/** The place of an element that has not moved for twenty frames. */
function untilStill(page: Page, selector: string): Promise<DOMRect> {
  return page.locator(selector).evaluate(async (each) => {
    let box = each.getBoundingClientRect();
    for (let frames = 0; frames < 20; frames++) {
      await new Promise(requestAnimationFrame);
      const now = each.getBoundingClientRect();
      if (now.x !== box.x || now.y !== box.y) frames = 0;
      box = now;
    }
    return box.toJSON();
  });
}

/** Drags to the right with one finger, along the own edge. */
async function fingerDrag(page: Page, { x, y }: { x: number; y: number }, by: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: at, y }],
    });
  await touch('touchStart', x);
  for (const share of [0.3, 0.5, 0.7, 0.85, 1]) await touch('touchMove', x + by * share);
  await touch('touchEnd', x + by);
}
