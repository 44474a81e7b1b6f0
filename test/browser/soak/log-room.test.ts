/**
 * With any content in the sheet beside the board, eight headlines of the log stay in sight on a desktop. Run by `npm
 * run soak`.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { Game, type GameRecord } from '@linstock/kernel';
import { needRulebook } from '@linstock/systems/all';
import type { Page } from 'playwright-core';
import { seatsOf } from '../late.ts';
import { openPage } from '../launch.ts';
import { atRest } from '../layout.ts';
import { begin } from '../person.ts';
import { useTestSite } from '../testSite.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const DESKTOP = { viewport: { width: 1440, height: 900 } };
const HEADLINES = 8;

/** A battle of each system, and its questions that need the most space in the sheet. */
const CROWDED = [
  ['american-legions', 'cowpens', ['shock', 'orders', 'rally-companies']],
  ['flintlock', 'guilford', ['action', 'seize', 'reaction-fire']],
  ['morschauser', 'maida', ['act', 'pursue', 'morale']],
  ['johnny-reb', 'mcphersons-ridge', ['orders', 'changes', 'first-fires', 'volley']],
] as const;

/** The record cut before a middle one of the answers to this kind of question, and the side that gives it. */
function cutAt(record: GameRecord, system: string, kind: string) {
  const game = Game.fromRecord(needRulebook(system), record);
  const asked = record.entries.flatMap(({ side }, n) =>
    side !== undefined && game.positionAt(n).open.some((each) => each.side === side && each.kind === kind)
      ? [{ n, side }]
      : [],
  );
  const found = asked[Math.floor(asked.length * 0.6)];
  assert.ok(found, `${kind} is asked`);
  return { side: found.side, record: { ...record, entries: record.entries.slice(0, found.n) } };
}

/** How many headlines are wholly in sight, and how many there are. */
function headlines(page: Page): Promise<{ readonly seen: number; readonly all: number }> {
  return page.evaluate(() => {
    const box = (each: Element) => each.getBoundingClientRect();
    const list = box(document.querySelector('.log-list')!);
    const lines = [...document.querySelectorAll('.log-list .log-line')];
    const bottom = Math.min(list.bottom, innerHeight);
    const seen = lines.filter((each) => box(each).top >= list.top - 1 && box(each).bottom <= bottom + 1);
    return { seen: seen.length, all: lines.length };
  });
}

/** Opens a seat, and waits for its log. */
async function openSeat(page: Page, address: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(address);
  await page.locator('.log-list').waitFor();
  await page.locator('.prompt-sentence').waitFor();
  await atRest(page);
}

/** Opens more and more in the sheet: the actors, their actions, the card, its arithmetic. */
const OPENS = [
  '.order-sheet-row legend button, .action-list button, .order-form .button',
  '.order-sheet-row.in-hand .order-choice:not(.barred) input, .choice-list button',
  '.odds-fold',
];

describe('the sheet beside the board', () => {
  const site = useTestSite();

  for (const [system, battle, kinds] of CROWDED)
    test(`eight headlines of ${system} are in sight whatever is asked and whatever lies open`, async () => {
      const golden = join(root, 'rules', system, 'src', 'golden', `${battle}.json`);
      const whole = JSON.parse(readFileSync(golden, 'utf8')) as GameRecord;
      const { page, complaints } = await openPage(site.browser(), DESKTOP);
      for (const kind of kinds) {
        const { side, record } = cutAt(whole, system, kind);
        const seats = await seatsOf(site.url(), record);
        await openSeat(page, seats[side === 0 ? 1 : 0]);
        const waiting = await headlines(page);
        assert.ok(waiting.seen >= Math.min(waiting.all, HEADLINES), `${kind}, waiting: ${waiting.seen}`);
        await openSeat(page, seats[side]);
        for (const opens of ['', ...OPENS]) {
          const pressed = page.locator(opens === '' ? '.none' : opens).first();
          if ((await pressed.count()) > 0) await pressed.click({ force: true });
          await atRest(page);
          const { seen, all } = await headlines(page);
          assert.ok(seen >= Math.min(all, HEADLINES), `${kind}, ${opens || 'asked'}: ${seen} of ${all}`);
        }
      }
      assert.deepEqual(complaints, []);
    });

  test('the goals list their troops and strength if there is space, and less if the question needs it', async () => {
    const { page, complaints } = await openPage(site.browser(), DESKTOP);
    await begin(page, site.url(), { battle: 'Cowpens', side: 'British', against: 'A friend beside me' });
    const pips = page.locator('.goal-pips');
    await pips.first().waitFor();
    await begin(page, site.url(), {
      battle: 'Guilford Courthouse',
      side: 'American',
      against: 'A friend beside me',
    });
    await page.locator('.goal-count').first().waitFor();
    await atRest(page);
    assert.equal(await pips.first().isVisible(), false, 'eleven Commands may act, and each is in sight');
    assert.deepEqual(complaints, []);
  });
});
