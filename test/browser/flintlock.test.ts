import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Game, type GameRecord, knownTo } from '@linstock/kernel';
import { hexesPicked, type Offer, offerOf } from '@linstock/scene';
import { needRulebook } from '@linstock/systems/all';
import type { Page } from 'playwright-core';
import { useHouse } from './house.ts';
import { seatsOf } from './late.ts';
import { openPage } from './launch.ts';
import { begin, clickPiece, endStep, pressUntil, throwButton, untilAsked, untilEntry } from './person.ts';

const rules = needRulebook('flintlock');

/** A moment of Cowpens, and a march of the British there that two of the enemy may fire at. */
interface UnderFire {
  readonly record: GameRecord;
  /** How the unit that marches begins its story. */
  readonly name: string;
  /** Which of the hexes marked for it it goes to, counted as they are marked. */
  readonly nth: number;
  /** What the answer is called. */
  readonly label: string;
}

/** Plays Cowpens by reflex until such a march is offered. */
function underFire(): UnderFire {
  const dice = { kind: 'seeded', seed: 'a march under fire' } as const;
  const game = Game.create(rules, { battle: 'cowpens', dice });
  const { present, wits } = rules;
  for (;;) {
    const [question] = game.open;
    assert.ok(question, 'nobody ever marches under fire');
    const { state } = game.position;
    const known = knownTo(game.position, question.side);
    if (question.kind === 'action' && question.side === 0) {
      const offer = offerOf(present, game.field, state, question, known);
      const { pieces } = present.scene(game.field, state, known);
      for (const choice of offer.all) {
        const invited = question.invites?.(choice.answer) ?? [];
        const [first] = choice.picks;
        if (!first || !('piece' in first) || invited.filter(({ step }) => step === 0).length < 2) continue;
        const name = pieces.find(({ id }) => id === first.piece)?.name ?? '';
        const nth = hexesFor(offer, first).indexOf(hexesPicked(choice.picks)[0] ?? -1);
        return { record: game.record, name, nth, label: choice.label };
      }
    }
    const proposal = game.propose(
      question.side,
      wits.reflex(game.field, state, question, {}, known),
      game.head,
    );
    if ('refused' in proposal) assert.fail(proposal.refused.sentence);
    game.append(proposal.entry);
  }
}

function hexesFor(offer: Offer<unknown>, piece: { readonly piece: string }): number[] {
  return [...offer.after([piece]).next.values()].flatMap(({ pick }) => ('hex' in pick ? [pick.hex] : []));
}

/** The British march into the enemy's fire, by clicks on the map. */
async function march(page: Page, { name, nth, label }: UnderFire): Promise<void> {
  await untilAsked(page);
  await clickPiece(page, new RegExp(`^${name},.*can be chosen`));
  await page.locator('.area.go .sign').nth(nth).click({ force: true });
  await page.getByRole('button', { name: label }).first().click();
  const card = page.getByRole('region', { name: 'Odds' });
  await card
    .getByRole('region', { name: 'What it invites' })
    .getByText(/Step 1\..*%/)
    .first()
    .waitFor();
  await card.getByRole('button', { name: /^(Do it|Throw the dice)/ }).click();
}

describe('Cowpens under Flintlock', () => {
  const house = useHouse();

  test('a Command is chosen on the map, its unit marches by clicks, and the turn is ended', async () => {
    const { page, complaints } = await openPage(house.browser());
    const start = { battle: 'Cowpens', side: 'British', against: 'A friend beside me', rules: 'Flintlock' };
    await begin(page, house.url(), start);
    const first = await untilAsked(page);
    assert.match(first.prompt, /^British Activation/);
    const story = await clickPiece(page, /^1\/71st Foot b,.*can be chosen/);
    const turn = await untilAsked(page, first);
    assert.match(turn.prompt, /^McArthur's Command: what does it do next\?/);
    await clickPiece(page, /^1\/71st Foot b,.*can be chosen/);
    const reach = await untilAsked(page, turn);
    assert.ok(reach.marked.length > 6, 'the hexes it can come to are marked');
    await page.mouse.click(...(reach.marked.at(-1) ?? [0, 0]));
    await page
      .getByRole('button', { name: /moves to \d{4}, facing/ })
      .first()
      .click();
    await untilEntry(page, reach.entry + 1);
    const stood = /in \d{4}/.exec(story)?.[0] ?? '';
    assert.equal(await page.locator(`[aria-label^="1/71st Foot b,"][aria-label*="${stood}"]`).count(), 0);
    await endStep(page);
    await pressUntil([page], { place: '.prompt-sentence', says: /which Command, or which guns/ }, []);
    assert.deepEqual(complaints, []);
  });

  test('fire at movement is asked in the other window: taken by hand, and settled beforehand', async () => {
    const moment = underFire();
    for (const settled of [false, true]) {
      const [mine, theirs] = [await openPage(house.browser()), await openPage(house.browser())];
      const [seat, other] = await seatsOf(house.url(), moment.record);
      await theirs.page.goto(other);
      await theirs.page.getByRole('application').waitFor();
      if (settled) {
        await theirs.page.getByRole('button', { name: 'Your seat' }).click();
        const kind = theirs.page.getByRole('group', { name: /Fire at movement/ });
        await kind.getByRole('radio', { name: 'always' }).check();
        await theirs.page.keyboard.press('Escape');
      }
      await mine.page.goto(seat);
      await march(mine.page, moment);
      if (!settled) {
        const asked = await untilAsked(theirs.page);
        assert.match(asked.prompt, /Who fires at it\?/);
        assert.match(asked.end ?? '', /^Hold fire/);
        const rows = asked.answers?.filter((each) => /\(\d+\.\d %\) fires$/.test(each)) ?? [];
        assert.ok(rows.length >= 2, `each with his chance: ${asked.answers?.join(', ')}`);
        await theirs.page.locator('.action-list button').first().click();
        await throwButton(theirs.page).click();
      }
      for (const { page } of [mine, theirs])
        await page
          .getByRole('region', { name: 'Log' })
          .getByText(/fires at/)
          .last()
          .waitFor();
      assert.deepEqual([...mine.complaints, ...theirs.complaints], []);
      await mine.page.close();
      await theirs.page.close();
    }
  });
});
