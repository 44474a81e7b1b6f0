import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { fight, standsOn } from '../colonel.ts';
import { CARRIED, fightOut, GROUPS } from '../fightOut.ts';
import { takeUpLate } from '../late.ts';
import { openPage } from '../launch.ts';
import { type Reading, untilAsked } from '../person.ts';
import { mouseOf } from '../pointer.ts';
import { useTestSite } from '../testSite.ts';

const system = 'morschauser';

describe('a battle of Morschauser, fought by hand to its verdict against the machine', () => {
  const site = useTestSite();

  test('Cowpens from its last turns by mouse, with a reload; its dice follow from the published secret', async () => {
    const watched = await openPage(site.browser());
    const { page } = watched;
    await takeUpLate(page, site.url(), { system, battle: 'cowpens', side: 1, left: 80 });
    const hand = mouseOf(page);
    // Between two answers: a half-written answer is not on the table after a reload.
    const until = (now: Reading, carried: number) =>
      carried >= CARRIED && !now.card && now.picked.length === 0;
    const middle = await fight(page, hand, { seed: 'cowpens', groups: GROUPS, until });
    const stood = await standsOn(page);
    await page.reload();
    const again = await untilAsked(page);
    assert.deepEqual([again.entry, again.prompt], [middle.end.entry, middle.end.prompt]);
    assert.deepEqual(await standsOn(page), stood);
    const end = await fightOut(watched, hand, middle);
    await page.getByRole('button', { name: 'Check the dice' }).click();
    await page
      .getByText(new RegExp(`All \\d+ throws in ${end.entry} entries follow from the secret published`))
      .waitFor();
  });
});
