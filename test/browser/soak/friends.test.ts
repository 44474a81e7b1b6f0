import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { fight, standsOn } from '../colonel.ts';
import { mouseOf } from '../hand.ts';
import { useHouse } from '../house.ts';
import { openPage } from '../launch.ts';
import { begin, read, untilEntry } from '../person.ts';

describe('with a friend elsewhere', () => {
  const house = useHouse();

  test('elsewhere, at one table: what one carries by hand, the other sees where it was set down', async () => {
    const [mine, theirs] = [await openPage(house.browser()), await openPage(house.browser())];
    await begin(mine.page, house.url(), {
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
});
