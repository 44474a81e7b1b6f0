/**
 * The free-measure table in late positions of a game. They are reached by reflex play, and the server continues from
 * there.
 */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Game, type Question } from '@linstock/kernel';
import { endsStep, type Picked, piecesPicked, samePick } from '@linstock/scene';
import { type AnyRulebook, loadRulebook } from '@linstock/systems';
import type { Page } from 'playwright-core';
import { seatsOf } from './late.ts';
import type { WatchedPage } from './launch.ts';
import { atRest } from './layout.ts';
import { untilAsked, untilEntry } from './person.ts';
import { useTestSite } from './testSite.ts';

type AnyGame = Game<unknown, unknown, unknown>;

/** Times that the mouse is put on a button which may move away. */
const MAX_HOVERS = 200;

describe('the free-measure table in the midst of a battle', () => {
  const site = useTestSite();

  test('a charge is shown with its side and its odds before it is given', async () => {
    const game = await playedTo(
      'pick-up',
      (question, told) =>
        question.kind === 'move' &&
        told.length <= FEW &&
        told.some(charges) &&
        told.every((each) => isEnd(each) || samePick(each.picks[0]!, told[0]!.picks[0]!)),
    );
    const { page, complaints, entry } = await opened(await site.page(), site.url(), game);
    await page.locator('.action-list button').first().click();
    const charge = page.locator('.choice-list button', { hasText: / in the (front|flank)/ }).first();
    const drawn = page.locator('.strike .reading');
    // The list may move after the press, so the mouse follows it.
    for (let tries = 0; tries < MAX_HOVERS && !(await drawn.isVisible()); tries++) {
      await charge.hover();
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    assert.match((await drawn.textContent()) ?? '', /^(front|flank)$/);
    assert.equal((await untilAsked(page)).entry, entry, 'nothing is given yet');
    await charge.click();
    const card = page.getByRole('region', { name: 'Odds' });
    const shares = await card.locator('.blow-ends dd').allTextContents();
    const sum = shares.reduce((total, share) => total + Math.round(Number.parseFloat(share) * 10), 0);
    assert.ok(Math.abs(sum - 1000) <= shares.length / 2, shares.join(' + '));
    await card.getByText(/^MM-B/).first().waitFor();
    assert.deepEqual(complaints, []);
  });

  test('the text view moves a company by inches, judges it, and gives it', async () => {
    const game = await playedTo('pick-up', (question, told) => question.kind === 'move' && told.length > 3);
    const { page, complaints, entry } = await opened(await site.page(), site.url(), game);
    await page.locator('.action-list button').first().click();
    await page.getByRole('button', { name: 'Text view', exact: true }).click();
    const say = async (words: string, answer: RegExp) => {
      await page.getByRole('textbox', { name: 'Command' }).fill(words);
      await page.getByRole('textbox', { name: 'Command' }).press('Enter');
      await page.locator('.command-reply', { hasText: answer }).waitFor();
    };
    await say('forward 99', /MM-B1[a-z]+\) Say back/);
    await say('back', /One step back/);
    await say('back 0.5', /moves? 0\.5 inches back: 0\.5 inches\. Say yes/);
    await say('yes', /moves? 0\.5 inches back/);
    await untilEntry(page, entry + 1);
    assert.deepEqual(complaints, []);
  });

  test('reinforcements wait off the table and are dragged over its edge', async () => {
    const game = await playedTo(
      'maida',
      (question, told) =>
        question.kind === 'act' && told.some(({ picks }) => piecesPicked(picks).includes('company:28')),
    );
    const { page, complaints } = await opened(await site.page(), site.url(), game);
    await page.locator('.action-list button', { hasText: '20th Foot' }).first().click();
    await page.locator('.frame').waitFor();
    const waiting = page.locator('[data-piece][aria-label*="waiting to come on"]').first();
    await atRest(page);
    const { x, y, width, height } = await waiting.evaluate((each) => each.getBoundingClientRect().toJSON());
    const [from, to] = [
      { x: x + width / 2, y: y + height / 2 },
      { x: x + width / 2 + 45, y: y + height / 2 },
    ];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 6 });
    await page.locator('.draft-bar', { hasText: /comes? on: [\d.]+ inches|MM-B1/ }).waitFor();
    await page.mouse.up();
    await page.locator('.odds-card, .draft-bar .refused').first().waitFor();
    assert.deepEqual(complaints, []);
  });

  test('a table is seen whole whichever side is up and however large the window', async () => {
    const game = await playedTo('pick-up', (question) => question.kind === 'act');
    const { page } = await opened(await site.page(), site.url(), game);
    const upright = async () => {
      await atRest(page);
      const [table, board] = await Promise.all(
        ['.table-edge .ring.inner', '[role="application"]'].map((each) => page.locator(each).boundingBox()),
      );
      assert.ok(table && board);
      const [right, foot] = [table.x + table.width, table.y + table.height];
      assert.ok(table.x >= board.x && table.y >= board.y, JSON.stringify({ table, board }));
      assert.ok(
        right <= board.x + board.width && foot <= board.y + board.height,
        JSON.stringify({ table, board }),
      );
      return table.height > table.width;
    };
    assert.equal(await upright(), false);
    await page.getByRole('complementary', { name: 'Signs on the stands' }).getByText('strength').waitFor();
    await page.getByRole('button', { name: 'Quarter turn' }).click();
    await page.waitForFunction(lies, 'upright');
    assert.equal(await upright(), true);
    await page.keyboard.press('b');
    await page.waitForFunction(lies, 'level');
    await page.setViewportSize({ width: 1000, height: 700 });
    await page.waitForFunction(
      () => (document.querySelector('[role="application"]')?.clientWidth ?? 1000) < 750,
    );
    assert.equal(await upright(), false);
    // A wide table is turned upright if it looks larger so.
    await page.setViewportSize({ width: 600, height: 1700 });
    await page.waitForFunction(lies, 'upright');
    assert.equal(await upright(), true);
  });
});

/** Runs in the page: whether the table is turned as wanted, higher than wide or not. */
function lies(wanted: string): boolean {
  const { width, height } = document.querySelector('.table-edge .ring.inner')!.getBoundingClientRect();
  return height > width === (wanted === 'upright');
}

interface ListedAnswer {
  readonly picks: readonly Picked[];
  readonly strikes?: readonly unknown[];
}

/** Up to this many answers are listed, and not only marked on the table. */
const FEW = 12;

const isEnd = ({ picks }: ListedAnswer): boolean => endsStep(picks);

const charges = ({ strikes }: ListedAnswer): boolean => (strikes?.length ?? 0) > 0;

/** A battle played by reflex until something is asked. */
async function playedTo(
  battle: string,
  wanted: (question: Question<unknown>, offered: readonly ListedAnswer[]) => boolean,
): Promise<AnyGame> {
  const rules: AnyRulebook = await loadRulebook('morschauser');
  const game: AnyGame = Game.create(rules, { battle, dice: { kind: 'seeded', seed: 'free table 2' } });
  while (!game.over) {
    const question = game.open[0];
    assert.ok(question);
    const { state } = game.position;
    const offered = [...question.options()].map((each) =>
      rules.present.clicks.picks({ field: game.field, state, known: [] }, question, each),
    );
    if (game.head > 20 && wanted(question, offered)) return game;
    const answer = rules.heuristics.reflex(game.field, state, question, {}, []);
    const proposal = game.propose(question.side, answer, game.head);
    if ('refused' in proposal) assert.fail(proposal.refused.sentence);
    game.append(proposal.entry);
  }
  return assert.fail(`${battle}: what was looked for was never asked.`);
}

/** The page of the side that is asked, where the game continues from the present position. */
async function opened(
  { page, complaints }: WatchedPage,
  url: string,
  game: AnyGame,
): Promise<{ page: Page; complaints: readonly string[]; entry: number }> {
  const seats = await seatsOf(url, game.record);
  await page.goto(seats[game.open[0]?.side ?? 0]);
  await page.locator('[role="application"]').waitFor();
  const { entry } = await untilAsked(page);
  // The view has come to rest, so places on the page no longer change.
  await atRest(page);
  return { page, complaints, entry };
}
