/**
 * Battles of the free-measure table fought by hand to their verdict. The page is compared with everything it has
 * shown.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { Game, type GameRecord, verify } from '@linstock/kernel';
import { needRulebook } from '@linstock/systems/all';
import type { Page } from 'playwright-core';
import { type Fought, fight, standsOn } from './colonel.ts';
import type { WatchedPage } from './launch.ts';
import type { Reading } from './person.ts';
import type { Pointer } from './pointer.ts';

const rules = needRulebook('morschauser');

/** Groups that act in each turn while the battle is fought in earnest; afterwards only required answers are given. */
export const GROUPS = 2;

/** Stands that have to be carried before the battle is brought to its end. */
export const CARRIED = 2;

/** Fights a battle to its verdict, at first in earnest. Returns how it ended. */
export async function fightOut(
  { page, complaints }: WatchedPage,
  pointer: Pointer,
  begun?: Fought,
): Promise<Reading> {
  const until = (_: Reading, carried: number) => carried >= CARRIED;
  const first = begun ?? (await fight(page, pointer, { seed: 'first', groups: GROUPS, until }));
  const rest = await fight(page, pointer, { seed: 'rest', groups: 0 });
  const carried = first.carried + rest.carried;
  assert.ok(carried >= CARRIED, `${carried} carried`);
  for (const said of [...first.refusals, ...rest.refusals]) assert.match(said, /\.\s+MM-[A-Z0-9]+/);
  assert.match(rest.end.prompt, /(has|have) won|a draw/);
  await assertRecord(page, rest.end);
  assert.deepEqual(complaints, []);
  return rest.end;
}

/**
 * The saved record is valid with every die, ends as the page says, and leads to exactly the table that the page
 * shows.
 */
async function assertRecord(page: Page, end: Reading): Promise<void> {
  const stands = await standsOn(page);
  // On a phone the tools are in a drawer.
  const drawer = page.getByRole('button', { name: 'Tools' });
  if (await drawer.isVisible()) await drawer.click();
  await page.getByRole('button', { name: 'Dice', exact: true }).click();
  const record = await savedRecord(page);
  const found = verify(record, rules);
  assert.equal(found.fault, null);
  assert.equal(found.dice, 'recomputed');
  assert.equal(found.entries, end.entry);
  // The page begins the second half of the verdict with a capital, under the first.
  const verdict = found.verdict?.sentence.toLowerCase() ?? '';
  assert.ok(verdict !== '' && end.prompt.toLowerCase().startsWith(verdict), end.prompt);
  const game = Game.fromRecord(rules, record);
  const { pieces } = rules.present.shows.scene({ field: game.field, state: game.position.state, known: [] });
  const told = pieces.filter(({ pose }) => pose !== undefined).map(({ story }) => story);
  assert.deepEqual(stands, told.sort());
}

/** The record that the panel of dice saves. */
async function savedRecord(page: Page): Promise<GameRecord> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the record' }).click(),
  ]);
  return JSON.parse(readFileSync(await download.path(), 'utf8')) as GameRecord;
}
