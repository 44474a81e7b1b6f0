/** Whole battles from their start, by hand in the browser: `npm run soak`. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { clickOn } from '../clicker.ts';
import { fightOut } from '../fightOut.ts';
import { openPage } from '../launch.ts';
import { begin } from '../person.ts';
import { mouseOf, watchfulFinger } from '../pointer.ts';
import { useTestSite } from '../testSite.ts';

describe('whole battles of Morschauser by hand', () => {
  const site = useTestSite();
  const machine = 'Machine, easy';
  const rules = 'Morschauser Meets MacDuff';

  for (const [battle, side] of [
    ['Cowpens', 'British'],
    ["Hobkirk's Hill", 'American'],
  ] as const)
    test(`${battle} with the mouse`, async () => {
      const watched = await openPage(site.browser());
      await begin(watched.page, site.url(), { battle, side, against: machine, rules });
      await fightOut(watched, mouseOf(watched.page));
    });

  test('a pick-up game with the mouse', async () => {
    const watched = await openPage(site.browser());
    await begin(watched.page, site.url(), { battle: 'A pick-up game', side: 'South', against: machine });
    await fightOut(watched, mouseOf(watched.page));
  });

  test('Maida on a phone, with one finger', async () => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
    const watched = await openPage(site.browser(), phone);
    await begin(watched.page, site.url(), { battle: 'Maida', side: 'British', against: machine });
    const finger = await watchfulFinger(watched.page);
    await fightOut(watched, finger);
    assert.deepEqual([...finger.missed], [], 'nothing too small for a finger was ever in sight');
  });
});

describe('whole battles of American Legions by hand', () => {
  const site = useTestSite();

  for (const [battle, side] of [
    ['Cowpens', 'American'],
    ['Waxhaws', 'British'],
  ] as const)
    test(`${battle} against the machine, which thinks as long as it does for people`, async () => {
      const { page, complaints } = await openPage(site.browser());
      await begin(page, site.url(), { battle, side, against: 'Machine, normal' });
      const end = await clickOn(page, battle, () => false);
      assert.match(end.prompt, /have won|draw/);
      await page.getByRole('button', { name: 'Dice', exact: true }).click();
      await page.getByRole('button', { name: 'Check the dice' }).click();
      await page
        .getByText(new RegExp(`All \\d+ throws in ${end.entry} entries follow from the secret published`))
        .waitFor();
      assert.deepEqual(complaints, []);
    });
});
