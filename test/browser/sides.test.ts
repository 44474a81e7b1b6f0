import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { atRest, atTheBoard } from './layout.ts';
import { openBattle } from './openBattle.ts';
import { useTestSite } from './testSite.ts';

describe('the sides without colour, seen from afar', () => {
  const site = useTestSite();

  test('on hexes every bar of one side is hatched, and none of the other', async () => {
    const { page } = await site.page();
    await openBattle(page, site.url(), { battle: 'Cowpens' });
    await atTheBoard(page);
    await page.getByRole('button', { name: 'The whole field' }).first().click();
    await page.locator('.bar.side-1').first().waitFor({ state: 'attached' });
    await atRest(page);
    const hatched = await page.evaluate(() =>
      [0, 1].map((side) =>
        [...document.querySelectorAll(`.bar.side-${side}`)].map(
          (bar) => bar.querySelector('.hatch') !== null,
        ),
      ),
    );
    assert.ok(hatched[0]!.length > 3 && hatched[1]!.length > 2, JSON.stringify(hatched));
    assert.ok(hatched[0]!.every((each) => !each) && hatched[1]!.every(Boolean), JSON.stringify(hatched));
  });

  test('on a table every base of one side has a notched rim, and none of the other', async () => {
    const { page } = await site.page();
    await openBattle(page, site.url(), { battle: 'Maida' });
    await atTheBoard(page);
    await page.waitForFunction(lightRims);
    const [first, second] = (await page.evaluate(lightRims)) as [number, number];
    assert.ok(
      second > 0.03 && second > 5 * first,
      `share of light pixels on the rims: ${first} and ${second}`,
    );
  });
});

/**
 * Runs in the page: the share of light pixels along the flanks of each side's stands; null until they are painted.
 */
function lightRims(): [number, number] | null {
  const canvas = document.querySelector<HTMLCanvasElement>('canvas.miniatures');
  const pen = canvas?.getContext('2d');
  if (!canvas || !pen) return null;
  const box = canvas.getBoundingClientRect();
  const ratio = canvas.width / box.width;
  const isLight = (x: number, y: number) => {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(
      Math.round((x - box.x) * ratio),
      Math.round((y - box.y) * ratio),
      1,
      1,
    ).data;
    return alpha > 200 && Math.min(red, green, blue) > 200;
  };
  const shares = [0, 1].map((side) => {
    const stands = [...document.querySelectorAll(`.stand.side-${side} rect.hold`)];
    const points = stands.flatMap((stand) => {
      const { left, right, top, height } = stand.getBoundingClientRect();
      return Array.from({ length: 40 }, (_, i) => top + (height * (i + 0.5)) / 40).flatMap((y) => [
        isLight(left + 0.5, y),
        isLight(right - 0.5, y),
      ]);
    });
    return points.filter(Boolean).length / Math.max(1, points.length);
  });
  return shares[0]! + shares[1]! === 0 ? null : (shares as [number, number]);
}
