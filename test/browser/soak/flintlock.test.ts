/** Whole battles of Flintlock from their start, clicked to the verdict: `npm run soak`. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { clickOn } from '../clicker.ts';
import { logOf, march, underFire } from '../flintlock-moments.ts';
import { seatsOf } from '../late.ts';
import { openPage } from '../launch.ts';
import { begin } from '../person.ts';
import { useTestSite } from '../testSite.ts';

/** Answers to one question before its step is ended: armies of 120 units would else be hours on the way. */
const MOST_IN_STEP = 2;

describe('whole battles of Flintlock by hand', () => {
  const site = useTestSite();

  for (const [battle, side, rules] of [
    ['Cowpens', 'British', { rules: 'Flintlock' }],
    // No other system has this battle.
    ['Guilford', 'American', {}],
  ] as const)
    test(`${battle} against the machine, reactions answered by hand`, async () => {
      const { page, complaints } = await openPage(site.browser());
      await begin(page, site.url(), { battle, side, against: 'Machine, normal', ...rules });
      const end = await clickOn(page, battle, () => false, MOST_IN_STEP);
      assert.match(end.prompt, /The (British|Americans) win|A draw/);
      assert.deepEqual(complaints, []);
    });

  test('one player is away: fire at movement is given as he settled it beforehand', async () => {
    const moment = underFire();
    const [mine, theirs] = [await openPage(site.browser()), await openPage(site.browser())];
    const [seat, other] = await seatsOf(site.url(), moment.record);
    await theirs.page.goto(other);
    await theirs.page.getByRole('application').waitFor();
    await theirs.page.getByRole('button', { name: 'Your seat' }).click();
    const kind = theirs.page.getByRole('group', { name: /Fire at movement/ });
    await kind.getByRole('radio', { name: 'always' }).check();
    await theirs.page.keyboard.press('Escape');
    await theirs.page.close();
    await mine.page.goto(seat);
    await march(mine.page, moment);
    await logOf(mine.page, /fires at/).waitFor();
    assert.deepEqual([...mine.complaints, ...theirs.complaints], []);
  });
});
