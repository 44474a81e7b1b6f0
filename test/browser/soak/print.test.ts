import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { sidesOf, systems } from '@linstock/systems';
import type { Page } from 'playwright-core';
import { openPage } from '../launch.ts';
import { pagesOf } from '../pdf.ts';
import { useTestSite } from '../testSite.ts';

/** The required accuracy of a counter, in millimetres. */
const EXACT = 0.1;

/** Pieces on a sheet with the middle of each, in whole millimetres from the left edge of the sheet or from its right. */
const middles = (page: Page, sheet: string, from: 'left' | 'right') =>
  page.getByRole('region', { name: sheet }).evaluate((region, edge) => {
    const start = region.querySelector('svg')?.getBoundingClientRect()[edge] ?? 0;
    return [...region.querySelectorAll('[data-piece]')].map((face) => {
      const box = face.getBoundingClientRect();
      const millimetres = (Math.abs(box.left + box.width / 2 - start) * 25.4) / 96;
      return [face.getAttribute('data-piece'), Math.round(millimetres)] as const;
    });
  }, from);

/** The papers of a poster, in whole millimetres. */
const POSTERS = [
  ['A3', 297, 420],
  ['A2', 420, 594],
  ['A1', 594, 841],
  ['A0', 841, 1189],
  ['Ledger', 279, 432],
] as const;

describe('a battle on paper', () => {
  const site = useTestSite({ engraved: true });

  test('counters are of 16.0 mm in the PDF, and each back lies behind its own front', async () => {
    const { page, complaints } = await openPage(site.browser());
    await page.goto(`${site.url()}#/battles`);
    await page.getByRole('link', { name: 'Print this battle' }).first().click();
    await page.getByRole('region', { name: 'Counters: fronts' }).waitFor();
    for (const part of ['Scenario', 'Turn sheet', 'Rosters'])
      await page.getByRole('checkbox', { name: part }).uncheck();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    for (const [paper, across] of [
      ['A4', 210],
      ['Letter', 215.9],
    ] as const) {
      await page.getByRole('combobox', { name: 'Paper' }).selectOption(paper);
      await page.emulateMedia({ media: 'print' });
      const fronts = await middles(page, 'Counters: fronts', 'left');
      assert.ok(fronts.length > 20, paper);
      assert.deepEqual(
        await middles(page, 'Counters: backs', 'right'),
        fronts,
        `${paper}: turned over, each back is that of its front`,
      );

      const sheets = pagesOf(await page.pdf({ preferCSSPageSize: true }));
      const isCounter = ({ width: w, height: h }: { width: number; height: number }) =>
        Math.abs(w - 16) <= EXACT && Math.abs(h - 16) <= EXACT;
      assert.equal(sheets.length, 2, `${paper}: a sheet, printed on both sides`);
      const [front, back] = sheets.map((sheet) => sheet.rectangles.filter(isCounter));
      assert.equal(front?.length, fronts.length, `${paper}: as many of 16 mm as there are pieces`);
      assert.equal(back?.length, fronts.length);
      for (const { x, y, width: w } of front ?? []) {
        const seen = across - x - w;
        assert.ok(
          back?.some((other) => Math.abs(other.x - seen) <= EXACT && Math.abs(other.y - y) <= EXACT),
          `${paper}: a back lies behind the front at ${x.toFixed(1)} mm`,
        );
      }
      await page.emulateMedia({ media: 'screen' });
    }
    assert.deepEqual(complaints, []);
  });

  test('scenario, turn sheet and rosters of every kind of battle are printed, on few pages', async () => {
    const { page, complaints } = await openPage(site.browser());
    for (const system of systems) {
      const {
        id,
        battles: [battle = ''],
      } = system;
      await page.goto(`${site.url()}#/print/${id}/${battle}`);
      await page.getByRole('region', { name: 'Scenario' }).getByText('To win:').first().waitFor();
      const turns = page.getByRole('region', { name: 'Turn sheet' });
      assert.ok((await turns.locator('.print-steps li').count()) > 2, id);
      for (const side of sidesOf(system, battle))
        await page.getByRole('region', { name: `Roster of the ${side} side` }).waitFor();
      const counters = page.getByRole('checkbox', { name: 'Counters' });
      if ((await counters.count()) > 0) await counters.uncheck();
      const sheets = pagesOf(await page.pdf({ preferCSSPageSize: true }));
      assert.ok(sheets.length >= 4 && sheets.length <= 8, `${id}: ${sheets.length} pages`);
    }
    assert.deepEqual(complaints, []);
  });

  test('the map is printed at its size, engraved or in lines, and every sheet of it has its ground', async () => {
    const { page, complaints } = await openPage(site.browser());
    const [system] = systems;
    // A wide field, so that its poster lies on its side.
    await page.goto(`${site.url()}#/print/${system?.id}/hobkirk`);
    for (const part of ['Scenario', 'Turn sheet', 'Rosters', 'Counters'])
      await page.getByRole('checkbox', { name: part, exact: true }).uncheck();
    await page.getByRole('checkbox', { name: 'Map', exact: true }).check();
    const sheets = page.getByRole('region', { name: /^Map/ });
    await sheets.first().waitFor();
    await page.getByRole('status').waitFor({ state: 'hidden' });
    await page.emulateMedia({ media: 'print' });
    const blank = await sheets.locator('canvas').evaluateAll(
      (all) =>
        (all as HTMLCanvasElement[]).filter((canvas) => {
          const dots =
            canvas.getContext('2d')?.getImageData(0, canvas.height / 2, canvas.width, 1).data ?? [];
          return new Set(dots).size < 20;
        }).length,
    );
    assert.equal(blank, 0, 'sheets without a picture');
    // Neighbours in a row are 19 mm from each other, at 96 pixels to an inch.
    const numbers = await sheets
      .first()
      .locator('.hex-number')
      .evaluateAll((all) =>
        all.slice(0, 2).map((each) => {
          const { left, width } = each.getBoundingClientRect();
          return ((left + width / 2) * 25.4) / 96;
        }),
      );
    const [one, next] = numbers as [number, number];
    assert.ok(
      Math.abs(((next - one) / 19) * 2 - Math.round(((next - one) / 19) * 2)) < 0.02,
      `${next - one} mm`,
    );
    assert.equal(pagesOf(await page.pdf({ preferCSSPageSize: true })).length, await sheets.count());

    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('checkbox', { name: 'Map in lines alone' }).check();
    assert.equal(await sheets.locator('canvas').count(), 0);
    const light = await page.pdf({ preferCSSPageSize: true });
    assert.ok(light.length < 8_000_000, `${light.length} bytes`);

    await page.emulateMedia({ media: null });
    await page.getByRole('combobox', { name: 'Hexes' }).selectOption('one sheet');
    for (const [paper, across, down] of POSTERS) {
      await page.getByRole('combobox', { name: 'Map on' }).selectOption(paper);
      const pages = pagesOf(await page.pdf({ preferCSSPageSize: true }));
      const sizes = pages.map(({ width, height }) => [width, height].map(Math.round).sort((a, b) => a - b));
      assert.deepEqual(sizes, [[across, down]], `${paper}: one sheet of its size and no blank one`);
      assert.ok(
        pages.every(({ width, height }) => width > height),
        `${paper}: the page lies on its side, as its drawing does`,
      );
    }
    assert.deepEqual(complaints, []);
  });
});
