import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { Game, type GameRecord, verify } from '@linstock/kernel';
import { needRulebook } from '@linstock/systems/all';
import type { Page } from 'playwright-core';
import { type Fought, fight, standsOn } from './colonel.ts';
import { fingerOf, type Hand, mouseOf } from './hand.ts';
import { useHouse } from './house.ts';
import { openPage, type WatchedPage } from './launch.ts';
import { begin, type Reading, untilAsked } from './person.ts';

const rules = needRulebook('morschauser');

/** Against the machine that thinks least. */
const easily = { against: 'Machine, easy', rules: rules.title };

/** The turns fought in earnest, with the groups that act in each; afterwards only what has to be answered, for a short test. */
const [TURNS, GROUPS] = [2, 2];

describe('battles of Morschauser, fought by hand to their verdict', () => {
  const house = useHouse();

  test('Cowpens with the mouse, the page reloaded in the middle', async () => {
    const { page, complaints } = await openPage(house.browser());
    await begin(page, house.url(), { battle: 'Cowpens', side: 'British', ...easily });
    const hand = mouseOf(page);
    const middle = await fight(page, hand, { seed: 'cowpens', groups: GROUPS, until: turnsAre(TURNS) });
    const stood = await standsOn(page);
    await page.reload();
    const again = await untilAsked(page);
    assert.deepEqual([again.entry, again.prompt], [middle.end.entry, middle.end.prompt]);
    assert.deepEqual(await standsOn(page), stood);
    await fightOut({ page, complaints }, hand, middle);
  });

  test("Hobkirk's Hill with the mouse", async () => {
    const watched = await openPage(house.browser());
    await begin(watched.page, house.url(), { battle: "Hobkirk's Hill", side: 'American', ...easily });
    await fightOut(watched, mouseOf(watched.page));
  });

  test('Maida on a phone, with one finger', async () => {
    const watched = await openPage(house.browser(), {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    const { page } = watched;
    await begin(page, house.url(), { battle: 'Maida', side: 'British', against: easily.against });
    await fightOut(watched, await fingerOf(page));
  });

  test('a pick-up game with the mouse', async () => {
    const watched = await openPage(house.browser());
    await begin(watched.page, house.url(), {
      battle: 'A pick-up game',
      side: 'South',
      against: easily.against,
    });
    await fightOut(watched, mouseOf(watched.page));
  });
});

/** Whether so many turns have been fought, and so many stands carried: the command dice may hold them back for long. */
function turnsAre(turns: number): (now: Reading, carried: number) => boolean {
  return ({ prompt }, carried) => carried >= turns && Number(/turn (\d+):/.exec(prompt)?.[1] ?? 0) > turns;
}

/** Fights a battle to its verdict, and holds the page to all it has shown on the way. */
async function fightOut({ page, complaints }: WatchedPage, hand: Hand, begun?: Fought): Promise<void> {
  const first = begun ?? (await fight(page, hand, { seed: 'first', groups: GROUPS, until: turnsAre(TURNS) }));
  const rest = await fight(page, hand, { seed: 'rest', groups: 0 });
  const carried = first.carried + rest.carried;
  assert.ok(carried >= TURNS, `${carried} carried`);
  for (const said of [...first.refusals, ...rest.refusals]) assert.match(said, /\.\s+MM-[A-Z0-9]+/);
  assert.match(rest.end.prompt, /(has|have) won|a draw/);
  await assertRecord(page, rest.end);
  assert.deepEqual(complaints, []);
}

/** The record saved holds with every die, ends as the page says, and lays out the very table the page shows. */
async function assertRecord(page: Page, end: Reading): Promise<void> {
  const stands = await standsOn(page);
  await page.getByRole('button', { name: 'Dice', exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the record' }).click(),
  ]);
  const record = JSON.parse(readFileSync(await download.path(), 'utf8')) as GameRecord;
  const found = verify(record, rules);
  assert.equal(found.fault, null);
  assert.equal(found.dice, 'recomputed');
  assert.equal(found.entries, end.entry);
  assert.ok(found.verdict && end.prompt.startsWith(found.verdict.sentence), end.prompt);
  const game = Game.fromRecord(rules, record);
  const { pieces } = rules.present.scene(game.field, game.position.state, []);
  const told = pieces.filter(({ pose }) => pose !== undefined).map(({ story }) => story);
  assert.deepEqual(stands, told.sort());
}
