import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { seededChance } from '@linstock/kernel';
import { answer } from './clicker.ts';
import { battlesOffered, drawWindow, outOfView } from './framing.ts';
import { useHouse } from './house.ts';
import { openPage } from './launch.ts';
import { atTheBoard } from './layout.ts';
import { begin, read, untilAsked } from './person.ts';

/** Windows and battles that are drawn, and questions looked at in each. */
const DRAWS = Number(process.env.LINSTOCK_DRAWS ?? 4);
const QUESTIONS = 4;

describe('a question opens in a small window', () => {
  const house = useHouse();

  test(`who acts and whom he may strike are in view, in ${DRAWS} windows and battles drawn at random`, async () => {
    const seed = process.env.LINSTOCK_SEED ?? `${Date.now()}`;
    const chance = seededChance(seed);
    const { page: chooser } = await openPage(house.browser());
    const battles = await battlesOffered(chooser, house.url());
    await chooser.context().close();
    assert.ok(battles.length > 20, `${battles.length} battles are offered`);
    for (let n = 0; n < DRAWS; n++) {
      const viewport = drawWindow(chance);
      const start = battles[chance.below(battles.length)]!;
      const where = `${start.battle}, ${start.rules ?? 'its rules'}, ${start.side}, ${viewport.width}×${viewport.height}, seed ${seed}, draw ${n + 1}`;
      const touch = chance.below(2) === 0;
      const { page } = await openPage(house.browser(), { viewport, hasTouch: touch, isMobile: touch });
      await begin(page, house.url(), start);
      await atTheBoard(page);
      await page.locator('.actions button, .order-sheet').first().waitFor();
      let now = await read(page);
      // A form of orders is written whole: it is looked at as it opens.
      const form = (await page.locator('.order-sheet').count()) > 0;
      for (let asked = 0; asked < (form ? 1 : QUESTIONS) && now && !now.over; asked++) {
        assert.deepEqual(await outOfView(page), [], `${where}: ${now.prompt}`);
        if (form) break;
        await answer(page, now, chance);
        now = await untilAsked(page, now);
      }
      await page.context().close();
    }
  });
});
