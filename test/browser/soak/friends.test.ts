import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { clickOn } from '../clicker.ts';
import { fight, standsOn } from '../colonel.ts';
import { openPage } from '../launch.ts';
import { begin, endStep, read, untilAsked, untilEntry } from '../person.ts';
import { mouseOf } from '../pointer.ts';
import { useTestSite } from '../testSite.ts';

describe('with a friend', () => {
  const site = useTestSite();

  test('beside me: both sides of Waxhaws are asked at one screen, turn about', async () => {
    const { page, complaints } = await openPage(site.browser());
    await begin(page, site.url(), { battle: 'Waxhaws', side: 'American', against: 'A friend beside me' });
    const banners = new Set<string>();
    await clickOn(page, 'waxhaws', (now) => {
      banners.add(now.banner);
      return banners.size === 2;
    });
    assert.deepEqual([...banners].sort(), ['American', 'British']);
    assert.deepEqual(complaints, []);
  });

  test('a stranger with the bare address watches, and is asked nothing', async () => {
    const [mine, stranger] = [await openPage(site.browser()), await openPage(site.browser())];
    await begin(mine.page, site.url(), {
      battle: 'Waxhaws',
      side: 'British',
      against: 'A friend beside me',
    });
    const before = await untilAsked(mine.page);
    await stranger.page.goto(mine.page.url());
    await stranger.page.getByText(/Waiting for the (British|American) side/).waitFor();
    await endStep(mine.page);
    const now = await untilAsked(mine.page, before);
    await untilEntry(stranger.page, now.entry);
    assert.equal((await read(stranger.page))?.answers, null);
    assert.deepEqual(stranger.complaints, []);
  });

  test('elsewhere, at one table: what one carries by hand, the other sees where it was set down', async () => {
    const [mine, theirs] = [await openPage(site.browser()), await openPage(site.browser())];
    await begin(mine.page, site.url(), {
      battle: 'Cowpens',
      side: 'British',
      against: 'A friend elsewhere',
      rules: 'Morschauser Meets MacDuff',
    });
    const link = await mine.page.getByRole('textbox', { name: /American player/ }).inputValue();
    await mine.page.getByRole('link', { name: 'To the table' }).click();
    await theirs.page.goto(link);
    const { end, carried } = await fight(mine.page, mouseOf(mine.page), {
      seed: 'table',
      groups: 4,
      until: ({ entry, prompt }) => entry > 8 && /turn 1:/.test(prompt),
    });
    assert.ok(carried > 0);
    await untilEntry(theirs.page, end.entry);
    assert.deepEqual(await standsOn(theirs.page), await standsOn(mine.page));
    assert.equal((await read(theirs.page))?.answers, null, 'nobody is asked for the other side');
    assert.deepEqual([...mine.complaints, ...theirs.complaints], []);
  });

  test('when it is over one offers to swap sides, the other accepts, and both sit at the new table', async () => {
    const [mine, theirs] = [await openPage(site.browser()), await openPage(site.browser())];
    await begin(mine.page, site.url(), {
      battle: 'Waxhaws',
      side: 'British',
      against: 'A friend elsewhere',
    });
    const link = await mine.page.getByRole('textbox', { name: /American player/ }).inputValue();
    await mine.page.getByRole('link', { name: 'To the table' }).click();
    await theirs.page.goto(link);
    await theirs.page.getByRole('application').waitFor();
    await mine.page.getByRole('button', { name: 'Your seat' }).click();
    await mine.page.getByRole('button', { name: 'Resign' }).click();
    await mine.page.getByRole('button', { name: /^Yes, .* resigns$/ }).click();
    await mine.page.getByRole('button', { name: 'Swap sides' }).click();
    const asked = theirs.page
      .getByRole('alert')
      .filter({ hasText: 'would command the British side this time' });
    await asked.getByRole('button', { name: 'Accept' }).click();
    const said = mine.page.getByRole('alert').filter({ hasText: 'The American side accepts the rematch' });
    await said.getByRole('link', { name: 'To the table' }).click();
    for (const { page } of [mine, theirs]) await page.getByText('Turn 1 of').first().waitFor();
    assert.equal(
      new URL(mine.page.url()).hash.split('/')[2],
      new URL(theirs.page.url()).hash.split('/')[2],
      'both are at one table',
    );
    assert.deepEqual([...mine.complaints, ...theirs.complaints], []);
  });
});
