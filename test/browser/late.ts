/** Battles that start late: a golden game, cut some entries before its end, continues on the server. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameRecord } from '@linstock/kernel';
import { createdSchema } from '@linstock/protocol';
import type { Page } from 'playwright-core';

const root = join(import.meta.dirname, '..', '..');

/** A battle that a person continues against the easy machine. */
export interface Late {
  /** The system's id, such as `morschauser`. */
  readonly system: string;
  readonly battle: string;
  /** The person's side. */
  readonly side: 0 | 1;
  /** Number of entries before its recorded end at which the game is cut. It may then need more or fewer. */
  readonly left: number | JustBefore;
}

/**
 * The moment just before the person's first or last recorded answer with these words, so that it can be given again.
 */
type JustBefore = { readonly first: RegExp } | { readonly last: RegExp };

/** Lets the server continue the record, and opens the person's seat. */
export async function takeUpLate(page: Page, url: string, late: Late): Promise<void> {
  await takeUp(page, url, lateRecord(late), late.side);
}

/** Lets the server continue a record against the easy machine, and opens the person's seat. */
export async function takeUp(page: Page, url: string, record: GameRecord, side: 0 | 1): Promise<void> {
  const machine = { kind: 'bot', level: 'easy' };
  const person = { kind: 'human' };
  const seats = side === 0 ? [person, machine] : [machine, person];
  const [seat] = await takenUp(url, record, seats);
  await page.goto(seat ?? '');
}

/** Lets the server continue a record with two people. Returns the addresses of their seats. */
export async function seatsOf(url: string, record: GameRecord): Promise<readonly [string, string]> {
  const [first, second] = await takenUp(url, record, [{ kind: 'human' }, { kind: 'human' }]);
  return [first ?? '', second ?? ''];
}

/** Lets the server continue a record. Returns the addresses of the people's seats, in order. */
async function takenUp(url: string, record: GameRecord, seats: readonly unknown[]): Promise<string[]> {
  const reply = await fetch(`${url}api/games/import`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ record, seats }),
  });
  if (!reply.ok) throw new Error(`The server takes no ${record.battle.id} up: ${await reply.text()}`);
  const { game, links } = createdSchema.parse(await reply.json());
  return links.map(({ token }) => `${url}#/g/${game.id}?seat=${token}`);
}

function lateRecord({ system, battle, side, left }: Late): GameRecord {
  const golden = join(root, 'rules', system, 'src', 'golden', `${battle}.json`);
  const record: GameRecord = JSON.parse(readFileSync(golden, 'utf8'));
  const { entries } = record;
  if (typeof left === 'number') return { ...record, entries: entries.slice(0, -left) };
  const says = 'first' in left ? left.first : left.last;
  const mine = entries.map((each) => each.side === side && says.test(JSON.stringify(each)));
  const moment = 'first' in left ? mine.indexOf(true) : mine.lastIndexOf(true);
  if (moment < 0) throw new Error(`Nothing in ${battle} says ${says} for this side.`);
  return { ...record, entries: entries.slice(0, moment) };
}
