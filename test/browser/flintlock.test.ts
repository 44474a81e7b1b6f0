import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { beforeShock, logOf, march, underFire } from './flintlock-moments.ts';
import { seatsOf } from './late.ts';
import { atRest } from './layout.ts';
import { openBattle } from './openBattle.ts';
import { clickPiece, endStep, pressUntil, read, throwButton, untilAsked, untilEntry } from './person.ts';
import { useTestSite } from './testSite.ts';

describe('Cowpens under Flintlock', () => {
  const site = useTestSite();

  test('a Command is chosen on the map, its unit marches by clicks, and the turn is ended', async () => {
    const { page, complaints } = await site.page();
    await openBattle(page, site.url(), { battle: 'Cowpens', rules: 'Flintlock' });
    const first = await untilAsked(page);
    assert.match(first.prompt, /^British Activation/);
    const story = await clickPiece(page, /^7th Foot b,.*can be chosen/);
    const turn = await untilAsked(page, first);
    assert.match(turn.prompt, /^Newmarsh's Command: what does it do next\?/);
    assert.deepEqual(
      turn.picked,
      ['7th Foot b', 'with Newmarsh'],
      'who was clicked is chosen, and who leads him',
    );
    await atRest(page);
    const reach = await untilAsked(page);
    assert.ok(reach.marked.length > 6, 'the hexes it can come to are marked');
    // The foremost hex is used. The last may be the unit's own hex, where it would only turn.
    const [foremost] = reach.marked.toSorted((one, other) => one[1] - other[1]);
    await page.mouse.click(...(foremost ?? [0, 0]));
    await page
      .getByRole('button', { name: /moves to \d{4}, facing/ })
      .first()
      .click();
    await untilEntry(page, reach.entry + 1);
    const stood = /in \d{4}/.exec(story)?.[0] ?? '';
    assert.equal(await page.locator(`[aria-label^="7th Foot b,"][aria-label*="${stood}"]`).count(), 0);
    await endStep(page);
    await pressUntil([page], { place: '.prompt-sentence', says: /which Command, or which guns/ }, []);
    assert.deepEqual(complaints, []);
  });

  test('fire at movement is asked in the other window and taken by keys', async () => {
    const moment = underFire();
    const [mine, theirs] = [await site.page(), await site.page({ of: 'second' })];
    const [seat, other] = await seatsOf(site.url(), moment.record);
    await theirs.page.goto(other);
    await theirs.page.getByRole('application').waitFor();
    await mine.page.goto(seat);
    await march(mine.page, moment);
    const asked = await untilAsked(theirs.page);
    assert.match(asked.prompt, /Who fires at them\?/);
    assert.match(asked.end ?? '', /^Hold fire/);
    const rows = asked.answers?.filter((each) => /\d+\.\d % for a Disorder or worse$/.test(each)) ?? [];
    assert.ok(rows.length >= 2, `each with his chance: ${asked.answers?.join(', ')}`);
    await theirs.page.getByText('its one reaction of this Activation').first().waitFor();
    await theirs.page.getByRole('region', { name: 'Now, or wait?' }).waitFor();
    // Enter selects the unit that fires, and pressed again confirms its card instead of deselecting the unit.
    await theirs.page.locator('.action-list button').first().press('Enter');
    await throwButton(theirs.page).waitFor();
    const before = await theirs.page.locator('.scrubber-at').textContent();
    await theirs.page.keyboard.press('Enter');
    await theirs.page.waitForFunction(
      (at) => document.querySelector('.scrubber-at')?.textContent !== at,
      before,
    );
    for (const { page } of [mine, theirs]) await logOf(page, /fires at/).waitFor();
    assert.deepEqual([...mine.complaints, ...theirs.complaints], []);
  });

  test('a Shock shows every addend and each chance before it is given; another Command’s unit is refused', async () => {
    const { record, side, stranger } = beforeShock();
    const { page, complaints } = await site.page();
    await page.goto((await seatsOf(site.url(), record))[side]);
    const before = await untilAsked(page);
    await clickPiece(page, new RegExp(`^${stranger},`));
    const { toast } = await untilAsked(page, before);
    assert.ok(toast.includes(stranger), toast);
    assert.match(toast, /\.\s*FL-\d/);
    await page.getByRole('region', { name: 'Actions' }).getByRole('button', { name: /Shock/ }).click();
    const card = page.getByRole('region', { name: 'Odds' });
    for (const name of [/^Strength of the attack/, /^Strength of the defence/]) {
      const addends = card.getByRole('region', { name });
      await addends
        .getByRole('button', { name: /^Rule FL-/ })
        .first()
        .waitFor();
    }
    const shares = await card.locator('.blow-ends .figure').allInnerTexts();
    const tenths = shares.reduce((sum, share) => sum + Math.round(Number.parseFloat(share) * 10), 0);
    assert.ok(Math.abs(tenths - 1000) <= shares.length / 2, shares.join(' + '));
    assert.equal((await read(page))?.entry, before.entry, 'nothing is given yet');
    await card.locator('.button-main').click();
    await page.getByRole('region', { name: 'Log' }).getByText(/Shock/).first().waitFor();
    assert.deepEqual(complaints, []);
  });
});
