/**
 * Secret orders of a real battle over real sockets: what is sent before the reveal, and what is allowed meanwhile.
 */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { johnnyReb } from '@linstock/johnny-reb';
import { type Entry, verify } from '@linstock/kernel';
import type { HostMessage } from '@linstock/protocol';
import { HOUSE } from '../src/registry.ts';
import type { Serving } from '../src/serve.ts';
import { call, newDuel, Page, toyServer, WIDE } from './table.ts';

let server: Serving;
before(async () => {
  server = await toyServer(WIDE, HOUSE);
});
after(() => server.close());

const HOLD_ALL = { do: 'orders', orders: [] };
/** The Union's first four units under other orders than Hold: a longer answer than the empty one. */
const BOLD = {
  do: 'orders',
  orders: [
    { unit: 0, order: 'M', arrow: 2700 },
    { unit: 1, order: 'Fm', arrow: null },
    { unit: 2, order: 'C', arrow: null },
    { unit: 3, order: 'Fr', arrow: null },
  ],
};
type Answer = object;

/** All parties of a battle: both players and a spectator. */
interface Table {
  readonly id: string;
  readonly tokens: readonly [string, string];
  readonly seats: readonly [Page, Page];
  readonly watcher: Page;
}

async function sitDown(): Promise<Table> {
  const { id, tokens } = await newDuel(server.address, { system: 'johnny-reb', battle: 'mcphersons-ridge' });
  const page = (token?: string): Page => new Page(server.address, id, token === undefined ? {} : { token });
  const table = { id, tokens, seats: [page(tokens[0]), page(tokens[1])], watcher: page() } as const;
  for (const each of everybody(table)) await each.until(() => each.messages.some(({ t }) => t === 'game'));
  for (const each of table.seats) await each.until(() => each.messages.some(({ t }) => t === 'standing'));
  return table;
}

const everybody = ({ seats, watcher }: Table): readonly Page[] => [...seats, watcher];

function leave(table: Table): void {
  for (const page of everybody(table)) page.close();
}

let commands = 0;
async function send(page: Page, command: object, seen = page.entries.length) {
  return page.ask({ ...command, seen, cmd: `c${++commands}` });
}

/** Gives an answer that must be accepted; resolves when all readers have received its entry. */
async function answers(table: Table, side: 0 | 1, answer: Answer): Promise<void> {
  const seen = table.seats[side].entries.length;
  const said = await send(table.seats[side], { t: 'answer', answer });
  assert.equal(said.t, 'ack', JSON.stringify(said));
  for (const page of everybody(table)) await page.until(() => page.entries.length > seen);
}

async function refused(
  page: Page,
  answer: unknown,
): Promise<{ readonly code: string; readonly sentence: string }> {
  const said = await send(page, { t: 'answer', answer });
  assert.ok(said.t === 'refused', JSON.stringify(said));
  return said.error;
}

/** Messages that differ from game to game: its id, and who is there at what time. */
const PASSING: ReadonlySet<string> = new Set(['pong', 'game', 'seats']);

/** The messages on a connection, with seals, salts, hashes and ids replaced by signs of the same length. */
function masked({ messages }: Page): readonly string[] {
  return messages
    .filter((message): message is HostMessage => !PASSING.has(message.t))
    .map((message) =>
      JSON.stringify(message, (key, value: unknown) =>
        ['seal', 'salt', 'hash', 'cmd'].includes(key) && typeof value === 'string'
          ? '*'.repeat(key === 'cmd' ? 1 : value.length)
          : value,
      ),
    );
}

/** The same for everything that HTTP returns at any time: the record, the entries, the game. */
async function fetched({ id, tokens }: Table, side: 1 | null): Promise<readonly string[]> {
  const who = side === null ? {} : { token: tokens[side] };
  const texts: string[] = [];
  for (const path of ['record', 'entries']) {
    const { body } = await call(server.address, 'GET', `/api/games/${id}/${path}`, who);
    const { entries } = body as { readonly entries: readonly Entry[] };
    const hidden = entries.map((entry) => ({
      ...entry,
      hash: '*'.repeat(entry.hash.length),
      ...('seal' in entry ? { seal: '*'.repeat(entry.seal.length) } : {}),
    }));
    texts.push(JSON.stringify(hidden));
  }
  return texts;
}

/** The Union writes this and locks; then the Confederates do. */
async function locked(orders: Answer, asWell = true): Promise<Table> {
  const table = await sitDown();
  await answers(table, 0, orders);
  if (asWell) await answers(table, 1, HOLD_ALL);
  return table;
}

describe('orders in secret over the network', () => {
  test('two battles that differ in orders look the same to the enemy and to a spectator, byte for byte', async () => {
    const [held, bold] = [await locked(HOLD_ALL, false), await locked(BOLD, false)];
    const same = async (): Promise<void> => {
      assert.deepEqual(masked(held.seats[1]), masked(bold.seats[1]));
      assert.deepEqual(masked(held.watcher), masked(bold.watcher));
      for (const side of [1, null] as const)
        assert.deepEqual(await fetched(held, side), await fetched(bold, side));
    };
    await same();
    assert.notDeepEqual(masked(held.seats[0]), masked(bold.seats[0]), 'who wrote them knows them');
    for (const page of [bold.seats[1], bold.watcher])
      assert.doesNotMatch(page.wire, /"salt"|"arrow"|"orders"/);
    // An order written again before the other side locks. The other side sees only that something was taken back.
    for (const [table, orders] of [
      [held, BOLD],
      [bold, HOLD_ALL],
    ] as const) {
      const back = await send(table.seats[0], { t: 'back', to: 0, offer: false });
      assert.equal(back.t, 'ack', JSON.stringify(back));
      await answers(table, 0, orders);
      for (const page of everybody(table)) await page.until(() => page.entries.length === 3);
    }
    await same();
    leave(held);
    leave(bold);
  });

  test('both answers are revealed at once when both sides have locked, and all see a valid record', async () => {
    const table = await locked(BOLD);
    for (const page of everybody(table)) {
      await page.until(() => page.entries.every((entry) => !('seal' in entry) || 'answer' in entry));
      assert.deepEqual(
        page.entries.map((entry) => 'answer' in entry && entry.answer),
        [BOLD, HOLD_ALL],
      );
    }
    const { body } = await call(server.address, 'GET', `/api/games/${table.id}/record`);
    const found = verify(body, johnnyReb);
    assert.deepEqual([found.fault, found.sealed], [null, 0]);
    leave(table);
  });

  test('faults of orders are named in a sentence, and nothing is lost', async () => {
    const table = await sitDown();
    const [union] = table.seats;
    const marker = (unit: number, order: string, arrow: number | null = null) => ({
      do: 'orders',
      orders: [{ unit, order, arrow }],
    });
    const enemy = johnnyReb.field('mcphersons-ridge', {}).units.find(({ side }) => side === 1)!;
    const cases: readonly (readonly [unknown, string, RegExp])[] = [
      [marker(enemy.id, 'H'), 'JR-4.1a', /is the enemy's/],
      [marker(99, 'H'), 'JR-4.1a', /there is no unit 99/],
      [{ do: 'orders', orders: [...BOLD.orders, BOLD.orders[0]] }, 'JR-4.1a', /named twice/],
      [marker(0, 'M'), 'JR-4.6a', /needs an arrow/],
      [marker(0, 'H', 900), 'JR-4.6a', /Only a Move carries an arrow/],
      [marker(0, 'M', 3600), '', /no answer to "orders"/],
      [marker(0, 'CH'), '', /no answer to "orders"/],
      [marker(0, 'Run'), '', /no answer to "orders"/],
    ];
    for (const [answer, clause, says] of cases) {
      const said = await send(union, { t: 'answer', answer });
      assert.ok(said.t === 'refused', JSON.stringify(answer));
      assert.equal(said.error.clause ?? '', clause);
      assert.match(said.error.sentence, says);
    }
    assert.equal(union.entries.length, 0);
    await answers(table, 0, BOLD);
    assert.match((await refused(union, HOLD_ALL)).sentence, /answered this already/);
    await answers(table, 1, HOLD_ALL);
    const late = await send(union, { t: 'back', to: 0, offer: false });
    assert.ok(late.t === 'refused');
    assert.match(late.error.sentence, /cannot be taken back freely/);
    assert.equal(union.entries.length, 2);
    leave(table);
  });

  test("a battle's clock starts when both see it, and time cannot be claimed earlier", async () => {
    const clock = { minutes: 60, late: 'act' } as const;
    const { id, tokens } = await newDuel(server.address, {
      system: 'johnny-reb',
      battle: 'mcphersons-ridge',
      clock,
    });
    const union = new Page(server.address, id, { token: tokens[0] });
    await union.until(() => union.messages.some(({ t }) => t === 'game'));
    const first = union.messages.find((message) => message.t === 'game');
    assert.deepEqual(first?.game.header.clock, clock);
    assert.equal((await send(union, { t: 'answer', answer: BOLD })).t, 'ack');
    await union.until(() => union.entries.length === 1);
    const said = await send(union, { t: 'claim' });
    assert.ok(said.t === 'refused');
    assert.match(said.error.sentence, /^The Confederate side has 60 minutes left to answer/);
    union.close();
  });

  test('an absent player with a standing answer gets Hold for all units once the other has locked', async () => {
    const table = await sitDown();
    const [union, enemy] = table.seats;
    const settled = await send(enemy, { t: 'standing', rules: { kinds: { orders: 'usual' } } });
    assert.equal(settled.t, 'ack');
    enemy.close();
    assert.equal(union.entries.length, 0, 'how soon it is given must tell nothing');
    assert.equal((await send(union, { t: 'answer', answer: BOLD })).t, 'ack');
    await union.until(() => union.entries.length >= 2);
    const [, given] = union.entries;
    assert.deepEqual(given && 'answer' in given && given.answer, HOLD_ALL);
    assert.ok(given && !('standing' in given), 'a mark would open the seal');
    leave(table);
  });
});
