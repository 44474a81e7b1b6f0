import { describe, test } from 'node:test';
import { shareOf } from './long.ts';
import { OPENED } from './opened.ts';
import { openBattle } from './openBattle.ts';
import { staysSteady, staysSteadyInTurn, staysUnderMouse } from './steady.ts';
import { useTestSite } from './testSite.ts';

/** Presses of each battle at each size; the soak presses more. */
const PRESSES = 5;

describe('nothing moves under the pointer', () => {
  const site = useTestSite();
  test('a removed pick keeps its place, and a card that grew long can be closed in place', async () => {
    const page = await site.page();
    await page.page.setViewportSize({ width: 1440, height: 900 });
    await openBattle(page.page, site.url(), { battle: 'Cowpens' });
    await staysSteadyInTurn(page, ['2d Royal Artillery gun', 'Both together', 'Unpick 1st', 'Back']);
    const shot = 'Both British guns fire at the 3d and 4th';
    await staysSteadyInTurn(page, ['2d Royal Artillery gun', shot, 'How 66', 'What threatens it', 'Close']);
    for (let i = 0; i < 3; i++) await page.page.keyboard.press('Escape');
    await staysUnderMouse(page.page, 'How to win', ['1', '1', 'Escape', 'n', 't', '.']);
  });

  for (const battle of shareOf(OPENED))
    test(`${battle}: a press moves no button and puts none in its place`, async () =>
      staysSteady(await site.page(), site.url(), battle, { presses: PRESSES }));
});
