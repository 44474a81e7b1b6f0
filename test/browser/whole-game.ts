/** A script played from its first answer to its last in one page, where one player has both sides. */
import assert from 'node:assert/strict';
import { type Entry, sealedKnownTo } from '@linstock/kernel';
import { endsStep } from '@linstock/scene';
import type { Page } from 'playwright-core';
import { atRest } from './layout.ts';
import type { Script } from './script.ts';
import { fillBy } from './sheet-ways.ts';
import { giveBy, type Way } from './ways.ts';

/** Maximum milliseconds between the last press of an answer and its entry in the record. */
const PATIENT = 5_000;

/**
 * Opens the record of an unfinished game from a file. Both sides are played on this page with the dice of the
 * record.
 */
export async function openRecord(page: Page, url: string, { start }: Script): Promise<void> {
  await page.goto(`${url}#/battles`);
  const buffer = Buffer.from(JSON.stringify(start));
  await page.locator('input[aria-label="Record file"]').setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer,
  });
  await page.waitForURL(/#\/g\//);
}

/**
 * Plays it. Each answer is compared with the script as it is given, with its dice.
 * @returns how many answers were given by hand
 */
export async function playBy(page: Page, way: Way, script: Script): Promise<number> {
  const { game, rules, start, lines } = script;
  const ground = rules.present.shows.ground(game.field);
  const meant = game.record.entries;
  let byHand = 0;
  for (;;) {
    const n = await untilAsked(page, start.entries.length + lines.length);
    same(await entriesOf(page), meant.slice(0, n));
    const line = lines[n - start.entries.length];
    if (!line) return byHand;
    const at = game.positionAt(n);
    const scene = rules.present.shows.scene({
      field: game.field,
      state: at.state,
      known: sealedKnownTo(at, line.side),
    });
    const given = async () => (await entriesOf(page)).length > n;
    byHand++;
    if (line.told === null) await fillBy(page, way, line.rows);
    else {
      const ends = endsStep(line.told.picks);
      const stuck = await giveBy(page, way, { told: line.told, ends, scene, ground }, given);
      const what = `entry ${n + 1}, ${line.kind}: ${line.told.label}`;
      assert.equal(
        stuck,
        null,
        stuck === null ? what : `${what}\n${stuck}\n${await page.innerText('.table-side, .sheet')}`,
      );
    }
    await until(given, `entry ${n + 1}, ${line.kind}: it is not given`);
  }
}

/** The answers, their sides and their dice. The salts of secret answers differ and are ignored. */
function same(given: readonly Entry[], meant: readonly Entry[]): void {
  const shape = (entries: readonly Entry[]) =>
    entries.map((entry) => ({
      side: entry.side,
      answer: 'answer' in entry ? entry.answer : null,
      dice: 'dice' in entry ? entry.dice : null,
    }));
  assert.deepEqual(shape(given), shape(meant));
}

/** Waits until the page asks for an answer, or has reached the end. Returns the number of entries then. */
async function untilAsked(page: Page, end: number): Promise<number> {
  let before = -1;
  for (let n = 0; n < PATIENT / 50; n++) {
    const there = (await entriesOf(page)).length;
    if (there >= end) return there;
    const head = await page.evaluate(askedAt);
    if (head === there && before === there) {
      await atRest(page);
      return there;
    }
    before = head ?? -1;
    await page.waitForTimeout(50);
  }
  throw new Error(`Nothing is asked: ${await page.locator('.prompt').innerText()}`);
}

/** Runs in the page: the entry at which it asks a question; null if it does not. Lifts a curtain. */
function askedAt(): number | null {
  document.querySelector<HTMLButtonElement>('.curtain .button-main:enabled')?.click();
  const asks = document.querySelector('section[aria-label="What is asked"]');
  if (!asks || asks.getAttribute('aria-busy') === 'true') return null;
  if (!document.querySelector('section.actions, .order-sheet, .strip, .reaction')) return null;
  return Number(document.querySelector('.scrubber-at')?.textContent?.split(' ').at(-1) ?? 0);
}

async function until(good: () => Promise<boolean>, what: string): Promise<void> {
  for (let n = 0; n < PATIENT / 50; n++) {
    if (await good()) return;
  }
  throw new Error(what);
}

/** The entries of the game that this page has stored. */
function entriesOf(page: Page): Promise<Entry[]> {
  return page.evaluate(readEntries);
}

/** Runs in the page: the stored entries of the game. */
async function readEntries(): Promise<Entry[]> {
  const id = location.hash.split('/')[2]?.split('?')[0] ?? '';
  const done = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error('not read'));
    });
  const db = await done(indexedDB.open('linstock'));
  const store = db.transaction('entries').objectStore('entries');
  const kept = await done<{ readonly entry: Entry }[]>(
    store.getAll(IDBKeyRange.bound([id, 1], [id, Number.MAX_SAFE_INTEGER])),
  );
  db.close();
  return kept.map(({ entry }) => entry);
}
