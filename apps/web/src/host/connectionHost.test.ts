/** A host at the end of connections to a real judge; connections that break when told to. */
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { type GameConnection, MemoryStore, StorePlace } from '@linstock/judge/contract';
import type { Entry, Side } from '@linstock/kernel';
import type { Command, HostMessage } from '@linstock/protocol';
import type { Connection, ConnectionHandlers } from './connection.ts';
import { ConnectionHost } from './connectionHost.ts';
import type { HostUpdate } from './host.ts';
import { answersIn, type StoredAnswers } from './storedAnswers.ts';

const store = new MemoryStore();
const place = new StorePlace({ store, add: (game) => store.add(game) });

/** A game, and the connections that its page has opened, each with its first entry. */
class Wires {
  readonly opened: { readonly seat: Side | null; readonly from: number }[] = [];
  readonly sent: Command[] = [];
  /** While set, messages of the judge are not delivered. */
  deaf = false;
  #connections: { readonly handlers: ConnectionHandlers; readonly joined: Promise<GameConnection> }[] = [];

  readonly id: string;
  constructor(id: string) {
    this.id = id;
  }

  readonly open = (seat: Side | null, from: number, handlers: ConnectionHandlers): Connection => {
    this.opened.push({ seat, from });
    const hear = (message: HostMessage): void => {
      if (!this.deaf) handlers.onMessage(message);
    };
    const joined = place.join(this.id, seat, from, hear);
    this.#connections.push({ handlers, joined });
    const send = (command: Command): void => {
      this.sent.push(command);
      void joined.then((connection) => connection.send(command));
    };
    return { send, close: () => void joined.then((connection) => connection.leave()) };
  };

  /** Every connection breaks. */
  async break(): Promise<void> {
    for (const { handlers, joined } of this.#connections.splice(0)) {
      (await joined).leave();
      handlers.onLost();
    }
  }
}

interface Page {
  readonly host: ConnectionHost;
  readonly wires: Wires;
  readonly updates: HostUpdate[];
  until(holds: () => boolean): Promise<void>;
  /** The entries as last received, by number. */
  entries(): Entry[];
}

async function pageAt(
  t: TestContext,
  id: string,
  seats: readonly Side[],
  stored?: StoredAnswers,
): Promise<Page> {
  const wires = new Wires(id);
  const events: HostMessage[] = [];
  const look = await place.join(id, null, 0, (message) => void events.push(message));
  look.leave();
  const [first] = events;
  assert.ok(first?.t === 'game');
  const host = new ConnectionHost(first.game, seats, wires.open, stored);
  t.after(() => host.close());
  const updates: HostUpdate[] = [];
  const waiting: (() => void)[] = [];
  host.subscribe((each) => {
    updates.push(each);
    for (const wake of waiting.splice(0)) wake();
  });
  const until = async (holds: () => boolean): Promise<void> => {
    while (!holds()) await new Promise<void>((wake) => void waiting.push(wake));
  };
  const entries = (): Entry[] => {
    const byNumber = new Map(entriesIn(updates).map((entry) => [entry.n, entry]));
    return [...byNumber.values()];
  };
  return { host, wires, updates, until, entries };
}

const entriesIn = (updates: readonly HostUpdate[]): Entry[] =>
  updates.flatMap((each) => (each.t === 'entries' ? each.entries : []));
const isOpen = (entry: Entry | undefined): boolean => entry !== undefined && 'answer' in entry;

const newGame = (): Promise<string> => place.begin('gauntlet', [null, null]);
const RUN = { order: 'run' };

test('a page with both seats gets each entry once, and knows the orders of both', async (t) => {
  const page = await pageAt(t, await newGame(), [0, 1]);
  assert.equal(await page.host.answer(0, 0, RUN), null);
  assert.equal(await page.host.answer(0, 1, RUN), null);
  await page.until(() => page.entries().length === 2);
  assert.deepEqual(page.entries().map(isOpen), [true, true]);
  const fresh = page.entries().map(({ n }) => n);
  assert.deepEqual(fresh, [1, 2]);
});

test('an entry received again without its seal is published again, before the entry that revealed it', async (t) => {
  const id = await newGame();
  const runner = await pageAt(t, id, [0]);
  const guard = await pageAt(t, id, [1]);
  await runner.host.answer(0, 0, RUN);
  await guard.host.answer(0, 1, RUN);
  await runner.host.answer(2, 0, { rally: false });
  await guard.until(() => guard.entries().length === 3);
  assert.deepEqual(
    entriesIn(guard.updates).map((entry) => [entry.n, isOpen(entry)]),
    [
      [1, false],
      [2, true],
      [1, true],
      [3, true],
    ],
  );
});

test('an answer whose acknowledgement was lost is sent again on a new connection, and counts once', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const id = await newGame();
  const { host, wires, updates, until, entries } = await pageAt(t, id, [0]);
  await until(() => updates.some((each) => each.t === 'connection' && each.state === 'open'));
  wires.deaf = true;
  const answered = host.answer(0, 0, RUN);
  while ((await store.entries(id, 0)).length === 0) await Promise.resolve();
  await wires.break();
  wires.deaf = false;
  assert.deepEqual(updates.at(-1), { t: 'connection', state: 'lost' });
  t.mock.timers.tick(250);
  assert.equal(await answered, null);
  await until(() => entries().length === 1);
  assert.equal((await store.entries(id, 0)).length, 1);
  const [first, again] = wires.sent;
  assert.deepEqual([wires.sent.length, first?.cmd], [2, again?.cmd]);
});

test('a new connection continues from the last known entry, after longer and longer waits', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const id = await newGame();
  const { host, wires, until, entries, updates } = await pageAt(t, id, [0]);
  await host.answer(0, 0, RUN);
  await until(() => entries().length === 1);
  await wires.break();
  t.mock.timers.tick(250);
  wires.deaf = true;
  await wires.break();
  t.mock.timers.tick(250);
  assert.equal(wires.opened.length, 2, 'the second try waits longer than the first');
  wires.deaf = false;
  t.mock.timers.tick(250);
  assert.deepEqual(
    wires.opened.map(({ from }) => from),
    [0, 1, 1],
  );
  await until(() => updates.filter((each) => each.t === 'connection' && each.state === 'open').length >= 2);
  assert.equal(entries().length, 1);
});

test('a late subscriber gets all entries so far, the standing answers and the secret', async (t) => {
  const id = await newGame();
  const { host, until, updates } = await pageAt(t, id, [0]);
  await host.standing(0, { all: 'never' });
  await host.answer(0, 0, RUN);
  await host.resign(0);
  await until(() => updates.some((each) => each.t === 'revealed'));
  const late: HostUpdate[] = [];
  host.subscribe((each) => late.push(each));
  assert.deepEqual(
    late.map(({ t: kind }) => kind),
    ['entries', 'standing', 'revealed'],
  );
  assert.deepEqual(
    entriesIn(late).map(({ n }) => n),
    [1, 2],
  );
});

test('a refusal comes back as its sentence; a side that is not ours is refused at once', async (t) => {
  const { host } = await pageAt(t, await newGame(), [0]);
  assert.equal((await host.answer(0, 0, { order: 'fly' }))?.code, 'unlawful');
  assert.equal((await host.takeBack(0, 0, 0, false))?.code, 'nothing-to-take-back');
  assert.equal((await host.reply(0, 0, true))?.code, 'no-offer');
  assert.equal((await host.answer(0, 1, RUN))?.code, 'no-seat');
});

test('a spectator receives all events: also a draw that is offered, declined and accepted', async (t) => {
  const id = await newGame();
  const pages = [await pageAt(t, id, [0]), await pageAt(t, id, [1]), await pageAt(t, id, [])] as const;
  const [red, blue, watcher] = pages;
  await red.host.draw(0, true);
  await blue.host.draw(1, false);
  await blue.host.draw(1, true);
  await red.host.draw(0, true);
  await watcher.until(() => watcher.entries().length === 4);
  assert.deepEqual(
    watcher.entries().map((entry) => 'draw' in entry && [entry.side, entry.draw]),
    [
      [0, true],
      [1, false],
      [1, true],
      [0, true],
    ],
  );
  await watcher.until(() => watcher.updates.some((each) => each.t === 'revealed'));
});

test('a rematch is sent to the other side, its seat to that side only, and to late subscribers too', async (t) => {
  const id = await newGame();
  const [red, blue] = [await pageAt(t, id, [0]), await pageAt(t, id, [1])];
  const rematch = { game: 'next', token: 'x'.repeat(43), swapped: false };
  const offers = (updates: readonly HostUpdate[]) =>
    updates.flatMap((each) => (each.t === 'rematch' ? each.rematch : []));
  assert.equal((await red.host.rematch(0, rematch))?.code, 'not-over');
  await red.host.resign(0);
  assert.equal(await red.host.rematch(0, rematch), null);
  await blue.until(() => offers(blue.updates).length === 1);
  const late: HostUpdate[] = [];
  blue.host.subscribe((each) => late.push(each));
  for (const heard of [blue.updates, late])
    assert.deepEqual(offers(heard), [{ ...rematch, side: 0, agreed: null }]);
  assert.equal(await blue.host.replyRematch(1, true), null);
  await red.until(() => offers(red.updates).at(-1)?.agreed === true);
  assert.equal(offers(red.updates).at(-1)?.token, null);
});

/** Two pages at a game that is over, and the first has offered a rematch. */
async function offeredAt(t: TestContext) {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const id = await newGame();
  const [red, blue] = [await pageAt(t, id, [0]), await pageAt(t, id, [1])];
  const rematch = { game: 'next', token: 'x'.repeat(43), swapped: false };
  await red.host.resign(0);
  await red.host.rematch(0, rematch);
  const offers = ({ updates }: Page) =>
    updates.flatMap((each) => (each.t === 'rematch' ? [each.rematch] : []));
  await blue.until(() => offers(blue).length === 1);
  /** The server ends and begins again; these pages come back to it. */
  const restart = async (pages: readonly Page[]) => {
    await place.restart();
    for (const { wires } of pages) await wires.break();
    const heard = pages.map(({ updates }) => updates.length);
    t.mock.timers.tick(250);
    for (const [i, { updates, until }] of pages.entries())
      await until(() =>
        updates.slice(heard[i]).some((each) => each.t === 'connection' && each.state === 'open'),
      );
  };
  return { red, blue, offers, restart };
}

test('a rematch offered before a server restart is offered again, and can be accepted', async (t) => {
  const { red, blue, offers, restart } = await offeredAt(t);
  await restart([blue, red]);
  await blue.until(() => offers(blue).length === 2);
  assert.deepEqual(offers(blue)[1], offers(blue)[0]);
  assert.equal(await blue.host.replyRematch(1, true), null);
  await red.until(() => offers(red).at(-1)?.agreed === true);
  await restart([blue, red]);
  assert.equal(offers(red).at(-1)?.agreed, true, 'what was agreed stands');
});

test('a rematch offer stays on the other page after the side that offered it has left', async (t) => {
  const { red, blue, offers, restart } = await offeredAt(t);
  red.host.close();
  await restart([blue]);
  assert.equal((await blue.host.replyRematch(1, true))?.code, 'no-rematch');
  assert.equal(offers(blue).length, 1);
});

test('a nonce of a side is thrown in before the dice', async (t) => {
  const id = await newGame();
  const { host, entries, until } = await pageAt(t, id, [1]);
  assert.equal(await host.nonce(1, 'my own luck'), null);
  await until(() => entries().length === 1);
  assert.deepEqual(
    entries().map((entry) => 'nonce' in entry && entry.nonce),
    ['my own luck'],
  );
});

test('a host that is closed opens no more connections', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const { host, wires } = await pageAt(t, await newGame(), [0]);
  await wires.break();
  host.close();
  t.mock.timers.tick(60_000);
  assert.equal(wires.opened.length, 1);
  const other = await pageAt(t, await newGame(), [0]);
  other.host.close();
  await other.wires.break();
  t.mock.timers.tick(60_000);
  assert.equal(other.wires.opened.length, 1);
});

/** A browser's storage for one game. */
function storage(): StoredAnswers & { readonly items: Map<string, string> } {
  const items = new Map<string, string>();
  const browser = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
  return { ...answersIn(() => browser, 'g'), items };
}

const waitingIn = ({ updates }: Page) => updates.findLast((each) => each.t === 'waiting')?.answer;

test('an answer without a connection waits, can be taken back, and is sent once the connection is there', async (t) => {
  const stored = storage();
  const page = await pageAt(t, await newGame(), [0], stored);
  await page.until(() => page.updates.some((each) => each.t === 'connection'));
  await page.wires.break();
  const first = page.host.answer(0, 0, RUN);
  assert.deepEqual([waitingIn(page)?.sent, stored.items.size], [false, 1]);
  page.host.recallAnswer(0);
  assert.equal((await first)?.code, 'recalled');
  assert.deepEqual([waitingIn(page), stored.items.size], [null, 0]);
  const second = page.host.answer(0, 0, RUN);
  assert.equal(await second, null);
  assert.equal(page.wires.sent.length, 1, 'what was taken back is not sent');
  assert.deepEqual([waitingIn(page), stored.items.size], [null, 0]);
});

test('an answer that waited survives its page, and is refused in friendly words if the battle went on', async (t) => {
  const stored = storage();
  const id = await newGame();
  const page = await pageAt(t, id, [0], stored);
  await page.until(() => page.updates.some((each) => each.t === 'connection'));
  await page.wires.break();
  void page.host.answer(0, 0, RUN);
  page.host.close();
  const elsewhere = await pageAt(t, id, [0]);
  assert.equal(await elsewhere.host.answer(0, 0, { order: 'hold' }), null);
  const again = await pageAt(t, id, [0], stored);
  await again.until(() => again.updates.some((each) => each.t === 'trouble'));
  const trouble = again.updates.find((each) => each.t === 'trouble');
  assert.match(trouble?.fault.sentence ?? '', /^The battle went on\. Your answer no longer fits and was not/);
  assert.deepEqual([again.entries().length, stored.items.size], [1, 0]);
});
