import assert from 'node:assert/strict';
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { type LobbyMessage, lobbyMessageSchema, type PostChallenge } from '@linstock/protocol';
import { WebSocket } from 'ws';
import type { Bus } from '../src/bus/bus.ts';
import { localBus } from '../src/bus/localBus.ts';
import { lobbyBrowser } from '../src/challenges/browserKey.ts';
import { ChallengeNews } from '../src/challenges/challengeNews.ts';
import { Challenges } from '../src/challenges/challenges.ts';
import { LobbyPresence } from '../src/challenges/lobbyPresence.ts';
import { newToken } from '../src/games/tokens.ts';
import { VacantSeats } from '../src/lobby/vacantSeats.ts';
import { SeatDevices } from '../src/seats/seatDevices.ts';
import type { Services } from '../src/services.ts';
import { Doors, HOME } from './doors.ts';
import { toyServer } from './table.ts';

const WISH: PostChallenge = {
  system: 'toy',
  battle: 'yard',
  options: {},
  side: 'first',
  clock: { kind: 'none' },
  counts: 'friendly',
  talk: 'phrases',
  spectators: 'now',
  pair: false,
  name: 'Marlowe',
  who: 'anyone',
};

/** The part of a node that has the lobby. */
interface LobbyNode {
  readonly challenges: Challenges;
  readonly news: ChallengeNews;
}

/** A page of the lobby at a node: the messages it got, and a promise of more. */
class LobbyPage {
  readonly messages: LobbyMessage[] = [];
  #wake: () => void = () => undefined;
  readonly send = (message: LobbyMessage): void => {
    this.messages.push(lobbyMessageSchema.parse(message));
    this.#wake();
  };

  /** The states that a challenge was sent in, when there are `n`. */
  async states(id: string, n: number): Promise<string[]> {
    for (;;) {
      const states = this.messages.flatMap((message) =>
        message.t === 'challenge' && message.challenge.id === id ? [message.challenge.state] : [],
      );
      if (states.length >= n) return states;
      await new Promise<void>((wake) => {
        this.#wake = wake;
      });
    }
  }
}

const services = (doors: Doors, bus: Bus): Services => ({
  ...doors.services,
  bus,
  jobs: {
    ...doors.services.jobs,
    work: () => undefined,
    schedule: async () => undefined,
    cancel: async () => undefined,
  },
});

function newsOf(doors: Doors, challenges: Challenges, own: Services): ChallengeNews {
  const vacant = new VacantSeats({ rooms: doors.rooms, devices: new SeatDevices(own), services: own });
  return new ChallengeNews(challenges, vacant, own, assert.ifError);
}

test('pages at two nodes are sent a new challenge and its end; a private one its maker only', async () => {
  const doors = await Doors.open();
  const bus = localBus();
  const [here, there] = [0, 1].map(() => {
    const own = services(doors, bus);
    const challenges = new Challenges(own);
    return { challenges, news: newsOf(doors, challenges, own) };
  }) as [LobbyNode, LobbyNode];
  const maker = lobbyBrowser(newToken());
  const [mine, theirs] = [new LobbyPage(), new LobbyPage()];
  here.news.add({ browser: maker.hash, follows: null, send: mine.send });
  there.news.add({ browser: null, follows: null, send: theirs.send });
  const hidden = await here.challenges.post({ ...WISH, who: 'link' }, maker, 'address');
  const { id } = await here.challenges.post(WISH, maker, 'address');
  assert.deepEqual(await theirs.states(id, 1), ['open']);
  await there.challenges.accept(id, { browser: lobbyBrowser(newToken()), name: 'Juno', side: undefined });
  assert.deepEqual(await theirs.states(id, 2), ['open', 'accepted']);
  assert.deepEqual(await mine.states(hidden.id, 1), ['open']);
  assert.ok(!JSON.stringify(theirs.messages).includes(hidden.id));
  const last = theirs.messages.at(-1);
  assert.ok(last?.t === 'challenge' && last.challenge.taker === 'Juno' && !last.challenge.mine);
  for (const { news } of [here, there]) news.close();
  await doors.close();
});

test('a change without a notification from the other node is found within a second', async (t) => {
  t.mock.timers.enable({ apis: ['setInterval'] });
  const doors = await Doors.open();
  const deaf: Bus = { ...localBus(), connected: false, publish: () => undefined };
  const own = services(doors, deaf);
  const challenges = new Challenges(own);
  const news = newsOf(doors, challenges, own);
  const page = new LobbyPage();
  news.add({ browser: null, follows: null, send: page.send });
  // The first check learns which challenges are open already.
  t.mock.timers.tick(1000);
  await news.lists.openIds();
  await setImmediate();
  const { id } = await challenges.post(WISH, lobbyBrowser(newToken()), 'address');
  t.mock.timers.tick(1000);
  assert.deepEqual(await page.states(id, 1), ['open']);
  news.close();
  await doors.close();
});

test('a browser is present while a page is open at any node, and absent a minute after the last closes', (t) => {
  t.mock.timers.enable({ apis: ['setInterval'] });
  const bus = directBus();
  let now = 0;
  const changed: string[] = [];
  const parts = { bus, now: () => now };
  const here = new LobbyPresence(parts, () => undefined);
  const there = new LobbyPresence(parts, (browser) => changed.push(browser));
  const browser = 'a'.repeat(64);
  const leave = here.enter(browser);
  assert.ok(there.has(browser));
  leave();
  for (let i = 0; i < 5; i++) {
    now += 20_000;
    t.mock.timers.tick(20_000);
  }
  assert.ok(!here.has(browser) && !there.has(browser));
  assert.deepEqual(changed, [browser, browser]);
  here.close();
  there.close();
});

/** A bus whose messages arrive at once. */
function directBus(): Bus {
  const listeners = new Set<(message: unknown) => void>();
  return {
    connected: true,
    publish: (_, message) => listeners.forEach((hear) => hear(message)),
    subscribe: (_, schema, listener) => {
      const hear = (message: unknown) => listener(schema.parse(message));
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
    close: async () => undefined,
  };
}

test('the live list greets a page, ignores what it sends, and limits the pages of one visitor', async () => {
  const server = await toyServer();
  const address = `${server.address.replace('http', 'ws')}/api/challenges/live`;
  const opened = async () => {
    const ws = new WebSocket(address);
    const text = await new Promise<string>((got) => {
      ws.on('error', (error) => got(String(error)));
      ws.on('message', (data) => got(String(data)));
    });
    return { ws, text };
  };
  const first = await opened();
  assert.equal(first.text, '{"t":"ready"}');
  const closed = new Promise((got) => first.ws.on('close', got));
  first.ws.send('anything');
  assert.equal(await closed, 1008);
  const pages = await Promise.all(Array.from({ length: 31 }, opened));
  assert.deepEqual(
    pages.map(({ text }) => text).filter((text) => text !== '{"t":"ready"}'),
    ['Error: Unexpected server response: 503'],
  );
  for (const { ws } of pages) ws.terminate();
  await server.close();
});

test('a challenge link has a preview whose names are text, and ten requests take no seat', async () => {
  const doors = await Doors.open();
  const web = mkdtempSync(join(tmpdir(), 'linstock-web-'));
  mkdirSync(join(web, 'assets'));
  const head = '<meta name="description" content="A table." />';
  writeFileSync(
    join(web, 'index.html'),
    `<html><head>${head}<script src="./assets/a.js"></script></head></html>`,
  );
  writeFileSync(join(web, 'assets', 'toy-yard-AbC123.webp'), '');
  const app = await doors.door({}, null, true, web);
  const challenges = new Challenges(services(doors, localBus()));
  const name = '"><b>$1';
  const { id } = await challenges.post({ ...WISH, name, who: 'link' }, lobbyBrowser(newToken()), 'address');
  let html = '';
  for (let i = 0; i < 10; i++) html = (await app.inject({ url: `/c/${id}`, headers: HOME })).body;
  assert.equal((await challenges.find(id)).state, 'open');
  assert.ok(html.includes('content="&quot;&gt;&lt;b&gt;$1 challenges you to fight at'), html);
  assert.ok(html.includes('content="http://localhost/assets/toy-yard-AbC123.webp"'), html);
  assert.ok(html.includes('src="../assets/a.js"') && !html.includes('A table.'), html);
  const other = await app.inject({ url: '/c/nothing-has-this-name', headers: HOME });
  assert.ok(other.body.includes('A table.'));
  await doors.close();
  rmSync(web, { recursive: true });
});
