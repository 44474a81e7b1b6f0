import assert from 'node:assert/strict';
import { join } from 'node:path';
import { before, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { clickOn } from './clicker.ts';
import type { WatchedPage } from './launch.ts';
import { atRest } from './layout.ts';
import { begin, clickPiece, pressUntil, read, untilAsked } from './person.ts';
import { useTestSite } from './testSite.ts';

const PICTURE = join(import.meta.dirname, '..', '..', 'apps', 'web', 'public', 'icon-192.png');

/** One player, one game, in order: each test continues where the one before it stopped. */
describe("a person's path: Cowpens as the Americans against the machine", () => {
  const site = useTestSite();
  let watched: WatchedPage;
  let page: Page;
  before(async () => {
    watched = await site.page({ viewport: { width: 1400, height: 900 } });
    page = watched.page;
  });

  test('three clicks from the chooser to the first decision', async () => {
    await begin(page, site.url(), { battle: 'Cowpens', side: 'American', against: 'Machine, easy' });
    const now = await untilAsked(page);
    assert.equal(now.banner, 'American');
    await page.getByRole('application', { name: 'Map of Cowpens' }).waitFor();
  });

  test('a volley: the card has exact odds and their rules, and the log says how likely the result was', async () => {
    await clickOn(
      page,
      'to fire',
      (now) => now.prompt.startsWith('American fire') && now.answers?.length !== 0,
    );
    const card = page.getByRole('region', { name: 'Odds' });
    await page.locator('.action-list button').first().click();
    if ((await card.count()) === 0) await page.locator('.choice-list button').first().click();
    await card.getByRole('button', { name: /^How / }).click();
    await card.getByRole('table', { name: 'How it is reckoned' }).waitFor();
    const rules = await card.getByRole('button', { name: /^Rule AL-7/ }).allTextContents();
    assert.ok(rules.length >= 3, `lines with their rules: ${rules.join(', ')}`);
    const rows = await card.locator('.odds-table tr').evaluateAll(oddsRows);
    for (const { tenths, ways, of } of rows)
      assert.equal(tenths, Math.round((1000 * ways) / of), `${ways} in ${of}`);
    assert.equal(
      rows.reduce((ways, row) => ways + row.ways, 0),
      rows[0]?.of,
      'every throw is counted once',
    );
    const before = await read(page);
    await card.getByRole('button', { name: 'Throw the dice' }).click();
    await untilAsked(page, before);
    const dice = page.getByRole('region', { name: 'Dice' });
    await dice
      .getByRole('img', { name: /^die: [1-6]/ })
      .first()
      .waitFor();
    const told = Number(/([\d.]+)\s%/.exec((await dice.textContent()) ?? '')?.[1] ?? 100);
    assert.ok(tailsOf(rows).includes(told), `${told} % is the chance of this or better, or of this or worse`);
    await page
      .getByRole('region', { name: 'Log' })
      .getByText(`${told.toFixed(1)} %`)
      .last()
      .waitFor();
  });

  test('orders are given by list', async () => {
    const asked = await clickOn(page, 'to orders', (now) => now.prompt.startsWith('Give orders'), 1);
    await page.getByRole('button', { name: 'Continental Line: Move', exact: true }).click();
    await untilAsked(page, asked);
    await page
      .getByRole('region', { name: 'Log' })
      .getByText('The Continental Line has the order Move.')
      .waitFor();
    assert.equal(await page.getByRole('button', { name: 'Continental Line: Move', exact: true }).count(), 0);
  });

  test('a march by clicking piece, hex, facing; taken back, and done again', async () => {
    // Dice may have routed a unit, which runs first.
    await pressUntil([page], { place: '.prompt-sentence', says: /^American movement/ }, [
      '[data-action="forced"]',
      '[data-action="end"]',
    ]);
    const moving = await untilAsked(page);
    const story = await clickPiece(page, /company of the Continental Line.*can be chosen/);
    await untilAsked(page, moving);
    await atRest(page);
    const reach = await untilAsked(page);
    assert.ok(reach.marked.length > 6, 'the hexes within reach are marked');
    const stood = placeIn(story);
    // The first is its own hex, where it may turn: two clicks there mean the regiment.
    await page.mouse.click(...(reach.marked.at(-1) ?? [0, 0]));
    const facing = await untilAsked(page, reach);
    // If the hex allows only one facing, it is not asked for.
    const given = facing.entry > reach.entry;
    if (!given && facing.answers?.length)
      await page
        .getByRole('button', { name: /moves? to \d{4}, facing/ })
        .first()
        .click();
    const marched = given ? facing : await untilAsked(page, facing);
    assert.equal(marched.entry, moving.entry + 1);
    const name = story.split(',')[0] ?? '';
    assert.notEqual(await placeOf(page, name), stood);
    await page.getByRole('button', { name: /^Take back/ }).click();
    const back = await untilAsked(page, marched);
    assert.equal(back.entry, marched.entry + 1, 'the record only grows');
    assert.equal(await placeOf(page, name), stood);
    await page.getByRole('button', { name: 'Redo' }).click();
    const again = await untilAsked(page, back);
    assert.equal(again.entry, back.entry + 1);
    assert.notEqual(await placeOf(page, name), stood);
  });

  test('an illegal click is answered with a sentence and its rule', async () => {
    const before = await untilAsked(page);
    await clickPiece(page, /company of the Legion Infantry/);
    const now = await untilAsked(page, before);
    assert.match(now.toast, /^\S.*\.\s*AL-\d/);
    assert.equal(now.entry, before.entry);
  });

  test('the reloaded page continues at the same place', async () => {
    const before = await untilAsked(page);
    const pieces = await stories(page);
    await page.reload();
    const again = await untilAsked(page);
    assert.equal(again.prompt, before.prompt);
    assert.equal(again.entry, before.entry);
    assert.deepEqual(await stories(page), pieces);
  });

  test('the scrubber goes back to an entry and again to the present', async () => {
    const now = await untilAsked(page);
    const pieces = await stories(page);
    await page.getByRole('slider', { name: 'Entry shown' }).fill('1');
    await page.getByText(/Looking back: entry \d+ of \d+/).waitFor();
    assert.equal((await read(page))?.answers, null, 'nothing is asked while looking back');
    assert.notDeepEqual(await stories(page), pieces);
    await page.getByRole('button', { name: 'To the present' }).click();
    assert.equal((await untilAsked(page)).prompt, now.prompt);
    assert.deepEqual(await stories(page), pieces);
  });

  test('play on from here makes a game of its own from the entry shown', async () => {
    const game = page.url();
    await page.getByRole('slider', { name: 'Entry shown' }).fill('1');
    assert.match(page.url(), /\?e=\d+$/, 'the address says what is looked at');
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await page.getByRole('radio', { name: 'American' }).check();
    await page.getByRole('radio', { name: 'A friend beside me' }).check();
    await page.getByRole('button', { name: 'Play on', exact: true }).click();
    await page.waitForURL((url) => url.hash !== new URL(game).hash);
    // One answer, and the nonces of both seats; a hit on equal companies is settled automatically too.
    assert.ok([3, 4].includes((await untilAsked(page)).entry));
    assert.deepEqual(watched.complaints, []);
  });

  test('what if: in a sandbox a company is moved by hand with a button, and the log says so', async () => {
    const { hash } = new URL(page.url());
    await page.getByRole('slider', { name: 'Entry shown' }).fill('0');
    await page.getByRole('button', { name: 'What if' }).click();
    await page.waitForURL((url) => !url.hash.startsWith(hash.split('?')[0] ?? ''));
    const panel = page.getByRole('complementary', { name: 'Umpire mode' });
    const piece = panel.getByRole('combobox', { name: 'Piece' });
    const company = '2d company of the 7th Fusiliers';
    await piece.selectOption({ label: company });
    await page.locator('.piece.chosen').first().waitFor();
    await panel.getByRole('button', { name: 'Place', exact: true }).click();
    await clickPiece(page, /71st Highlanders/);
    await panel.getByText(/was \d{4}/).waitFor();
    await panel.getByRole('combobox', { name: 'State' }).selectOption('disordered');
    assert.equal(await page.getByText(/^By hand:/).count(), 0, 'nothing is written down yet');
    await panel.getByRole('textbox', { name: 'Because' }).fill('To see what happens');
    await panel.getByRole('button', { name: 'Write it down' }).click();
    await page
      .getByText(/^By hand: the 2d .*, to \d{4}, disordered/)
      .first()
      .waitFor();
    await panel.getByLabel('Add one to this turn').setInputFiles(PICTURE);
    await panel.getByRole('img', { name: /^The table after entry/ }).waitFor();
    await page.keyboard.press('Escape');
    const inLog = page.getByRole('region', { name: 'Log' }).getByRole('img', { name: /^The table after/ });
    await inLog.waitFor();
    await page.reload();
    await inLog.waitFor();
    assert.deepEqual(watched.complaints, []);
  });
});

interface OddsRow {
  readonly tenths: number;
  readonly ways: number;
  readonly of: number;
}

/** Runs in the page: each outcome's share in tenths of a per cent, and its ways. */
function oddsRows(rows: Element[]): OddsRow[] {
  return rows.map((row) => {
    const text = row.textContent ?? '';
    const [, ways, of] = /(\d+) in (\d+)/.exec(text) ?? [];
    const share = /certain/.test(text) ? 100 : Number(/(\d+\.\d) %/.exec(text)?.[1]);
    return { tenths: Math.round(share * 10), ways: Number(ways), of: Number(of) };
  });
}

/** The chances of each outcome or better and of each outcome or worse, in per cent with one decimal. */
function tailsOf(rows: readonly OddsRow[]): number[] {
  const ways = (part: readonly OddsRow[]) => part.reduce((all, each) => all + each.ways, 0);
  const sum = (part: readonly OddsRow[]) => Math.round((1000 * ways(part)) / (part[0]?.of ?? 1)) / 10;
  return rows.flatMap((_, i) => [rows.slice(0, i + 1), rows.slice(i)].map(sum));
}

/** The descriptions of all pieces on the map. */
async function stories(page: Page): Promise<string[]> {
  const told = await page
    .locator('[role="application"] [data-piece]')
    .evaluateAll((pieces) => pieces.map((each) => each.getAttribute('aria-label') ?? ''));
  return told.map((story) => story.replace(/, (can be chosen|chosen)$/, '')).sort();
}

const placeIn = (story: string): string | undefined => /, in (\d{4})/.exec(story)?.[1];

/** The place of a piece, from its description on the map. */
async function placeOf(page: Page, name: string): Promise<string | undefined> {
  return placeIn((await stories(page)).find((story) => story.startsWith(name)) ?? '');
}
