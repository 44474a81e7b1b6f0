import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import {
  type ChallengeList,
  type ChallengeView,
  challengeLines,
  challengeRow,
  challengeSentence,
  challengeTitle,
  clockWords,
  type PostChallenge,
} from '@linstock/protocol';
import { lobbyBrowser } from '../src/challenges/browserKey.ts';
import { gameOfChallenge, sideIn } from '../src/challenges/challengeGames.ts';
import { ChallengeLists } from '../src/challenges/challengeLists.ts';
import { Challenges } from '../src/challenges/challenges.ts';
import { newToken } from '../src/games/tokens.ts';
import type { TableStore } from '../src/tables/tables.ts';
import { Doors } from './doors.ts';
import { withPostgres } from './postgres.ts';
import { call, type Reply, toyServer } from './table.ts';

let server: Awaited<ReturnType<typeof toyServer>>;
before(async () => {
  server = await toyServer();
});
after(() => server.close());

type Refusal = { readonly error: { readonly code: string; readonly sentence: string } };
type Seat = { readonly game: string; readonly side: 0 | 1 };

const WISH: PostChallenge = {
  system: 'toy',
  battle: 'yard',
  options: {},
  side: 'first',
  clock: { kind: 'days', days: 3, vacation: 21 },
  counts: 'friendly',
  talk: 'phrases',
  spectators: 'now',
  pair: false,
  name: 'Marlowe',
  who: 'anyone',
};

/** A browser that has visited the lobby. */
async function visitor() {
  const given = await call(server.address, 'POST', '/api/challenges/key');
  const cookie = given.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const ask = <T>(method: string, path: string, body?: unknown): Promise<Reply<T>> =>
    call<T>(server.address, method, `/api/challenges${path}`, {
      headers: { cookie },
      ...(body !== undefined && { body }),
    });
  return {
    list: (query = '') => ask<ChallengeList>('GET', query),
    view: async (id: string) => (await ask<ChallengeView>('GET', `/${id}`)).body,
    post: (wish: Partial<PostChallenge> = {}) =>
      ask<ChallengeView & Refusal>('POST', '', { ...WISH, ...wish }),
    accept: (id: string, name: string) => ask<Seat & Refusal>('POST', `/${id}/accept`, { name }),
    act: (id: string, act: 'seat' | 'withdraw' | 'decline') => ask<Seat & Refusal>('POST', `/${id}/${act}`),
  };
}

test('if two players accept at once, one gets the seat and the other reads who was first', async () => {
  const [maker, juno, kestrel] = [await visitor(), await visitor(), await visitor()];
  const { id } = (await maker.post()).body;
  const replies = await Promise.all([juno.accept(id, 'Juno'), kestrel.accept(id, 'Kestrel')]);
  const [won, lost] = replies.toSorted((a, b) => a.status - b.status);
  assert.deepEqual([won?.status, won?.body.side, lost?.status], [200, 1, 409]);
  const winner = replies[0]?.status === 200 ? 'Juno' : 'Kestrel';
  assert.equal(lost?.body.error.sentence, `Too late. ${winner} accepted this challenge.`);
  const again = await (winner === 'Juno' ? juno : kestrel).accept(id, winner);
  assert.equal(again.body.game, won?.body.game, 'a second press gives the same game');
  assert.deepEqual(again.headers.getSetCookie(), won?.headers.getSetCookie(), 'and the same seat');
  const seat = await maker.act(id, 'seat');
  assert.deepEqual([seat.body.game, seat.body.side], [won?.body.game, 0]);
  const token = /=([\w-]{43});/.exec(seat.headers.getSetCookie()[0] ?? '')?.[1] ?? '';
  const view = await call<{ seat: number }>(server.address, 'GET', `/api/games/${seat.body.game}`, { token });
  assert.equal(view.body.seat, 0);
});

test('the maker cannot accept, and others are given no seat of the game', async () => {
  const [maker, juno, stranger] = [await visitor(), await visitor(), await visitor()];
  const { id } = (await maker.post()).body;
  assert.equal((await maker.accept(id, 'Marlowe')).body.error.code, 'own-challenge');
  await juno.accept(id, 'Juno');
  assert.equal((await maker.accept(id, 'Marlowe')).body.error.code, 'own-challenge');
  assert.equal((await stranger.act(id, 'seat')).status, 403);
});

test('ten requests for a private challenge take no seat, and it is in no list', async () => {
  const [maker, reader] = [await visitor(), await visitor()];
  const { id } = (await maker.post({ who: 'link' })).body;
  for (let i = 0; i < 10; i++) assert.equal((await reader.view(id)).state, 'open');
  assert.ok(!(await reader.list()).body.challenges.some((each) => each.id === id));
  assert.equal((await reader.act(id, 'decline')).status, 204);
  assert.equal((await maker.view(id)).state, 'declined');
});

test('a challenge is withdrawn by its maker only, and then nobody can accept it', async () => {
  const [maker, juno] = [await visitor(), await visitor()];
  const { id } = (await maker.post()).body;
  assert.equal((await juno.act(id, 'withdraw')).status, 403);
  assert.equal((await maker.act(id, 'withdraw')).status, 204);
  assert.match((await juno.accept(id, 'Juno')).body.error.sentence, /no longer open/);
});

test('other terms go to the maker of the first offer, which stays open until they are accepted', async () => {
  const [maker, juno, kestrel] = [await visitor(), await visitor(), await visitor()];
  const first = (await maker.post()).body;
  const other = (await juno.post({ name: 'Juno', clock: { kind: 'none' }, replyTo: first.id })).body;
  assert.deepEqual((await maker.view(first.id)).replies, [other.id]);
  assert.deepEqual((await kestrel.view(first.id)).replies, []);
  assert.equal((await kestrel.accept(other.id, 'Kestrel')).body.error.code, 'not-open-to-you');
  assert.equal((await maker.view(first.id)).state, 'open');
  assert.equal((await maker.accept(other.id, 'Marlowe')).status, 200);
  assert.equal((await maker.view(first.id)).state, 'withdrawn');
});

test('the list is filtered and read page by page; one maker has five open challenges at most', async () => {
  const [maker, reader] = [await visitor(), await visitor()];
  const ids: string[] = [];
  for (let i = 0; i < 5; i++) ids.push((await maker.post({ clock: { kind: 'none' } })).body.id);
  const refused = await maker.post();
  assert.equal(
    refused.body.error.sentence,
    'You have 5 open challenges, the most allowed. Withdraw one first.',
  );
  const read: string[] = [];
  for (let next: string | null = ''; next !== null; ) {
    const page = await reader.list(`?clock=none&limit=2${next && `&after=${next}`}`);
    assert.equal(page.body.count, 5);
    read.push(...page.body.challenges.map(({ id }) => id));
    next = page.body.next;
  }
  assert.deepEqual(read.toSorted(), ids.toSorted());
  assert.equal((await reader.list('?system=nothing')).body.count, 0);
});

test('a rated game needs an account, and a game with changed rules is never rated', async () => {
  const maker = await visitor();
  assert.equal((await maker.post({ counts: 'rated' })).body.error.code, 'no-account');
  assert.equal((await maker.post({ counts: 'rated', options: { a: 1 } })).body.error.code, 'changed-rules');
});

test('options that the rules do not know are refused when the challenge is posted', async () => {
  const maker = await visitor();
  const refused = await maker.post({ options: { sunshine: true } });
  assert.deepEqual([refused.status, refused.body.error.code], [422, 'bad-option']);
  assert.match(refused.body.error.sentence, /sunshine/);
});

test('of two challenges posted at once with four open, one is refused', async () => {
  const maker = await visitor();
  for (let i = 0; i < 4; i++) await maker.post();
  const replies = await Promise.all([maker.post(), maker.post()]);
  assert.deepEqual(replies.map(({ status }) => status).toSorted(), [201, 429]);
});

/** The same at two nodes: more than five are never open. */
async function checkLimit(tables: TableStore | null): Promise<void> {
  const doors = await Doors.open();
  const services = tables ? { ...doors.services, tables } : doors.services;
  const jobs = { ...services.jobs, work: () => undefined, schedule: async () => undefined };
  const nodes = [1, 2, 3].map(() => new Challenges({ ...services, jobs }));
  const browser = lobbyBrowser(newToken());
  for (let round = 0; round < 3; round++)
    await Promise.allSettled(nodes.flatMap((node) => [1, 2].map(() => node.post(WISH, browser, 'address'))));
  const open = await new ChallengeLists(services).openIds(browser.hash);
  assert.ok(open.length >= 3 && open.length <= 5, `${open.length} are open`);
  await doors.close();
}

test('at three nodes at once a maker gets no more than five', () => checkLimit(null));

test('on PostgreSQL too a maker gets no more than five at three nodes at once', (t) =>
  withPostgres(t, checkLimit));

test('in the second game of a pair the sides are swapped; it begins after the first', async () => {
  const doors = await Doors.open();
  const challenges = new Challenges(doors.services);
  const [maker, juno] = [lobbyBrowser(newToken()), lobbyBrowser(newToken())];
  const { id } = await challenges.post({ ...WISH, pair: true }, maker, 'address');
  const row = await challenges.accept(id, { browser: juno, name: 'Juno', side: undefined });
  const first = await gameOfChallenge(doors.rooms, row);
  await assert.rejects(gameOfChallenge(doors.rooms, row, 'second'), /when the first is over/);
  await first.judge.takeCommand(0, { t: 'resign', cmd: 'a', seen: 0 });
  const second = await gameOfChallenge(doors.rooms, row, 'second');
  assert.deepEqual(
    [first, second].map(({ seats }) => seats.map(({ name }) => name)),
    [
      ['Marlowe', 'Juno'],
      ['Juno', 'Marlowe'],
    ],
  );
  assert.deepEqual([sideIn(row, maker.hash), sideIn(row, maker.hash, 'second')], [0, 1]);
  await doors.close();
});

test('a challenge that nobody accepts ends after 14 days', async () => {
  const doors = await Doors.open();
  const challenges = new Challenges(doors.services);
  const { id, expires, posted } = await challenges.post(WISH, lobbyBrowser(newToken()), 'address');
  assert.equal(expires - posted, 14 * 86_400_000);
  doors.now += 14 * 86_400_000;
  await assert.rejects(challenges.open(id), /no longer open/);
  await doors.close();
});

/** If three players see that a challenge is open and all accept it, one of them gets it. */
async function checkRace(tables: TableStore | null): Promise<void> {
  const doors = await Doors.open();
  const challenges = new Challenges(tables ? { ...doors.services, tables } : doors.services);
  const { id } = await challenges.post(WISH, lobbyBrowser(newToken()), 'address');
  const takers = ['Juno', 'Kestrel', 'Harrow'].map((name) => ({
    browser: lobbyBrowser(newToken()),
    name,
    side: undefined,
  }));
  // Each has a connection, so that their reads come before the first write.
  for (let i = 0; i < 3; i++) await Promise.all(takers.map(() => challenges.find(id)));
  const done = await Promise.allSettled(takers.map((taker) => challenges.accept(id, taker)));
  assert.equal(done.filter(({ status }) => status === 'fulfilled').length, 1);
  await doors.close();
}

test('if three players accept an open challenge at the same time, one gets it', () => checkRace(null));

test('on PostgreSQL too, if three players accept an open challenge at the same time, one gets it', (t) =>
  withPostgres(t, checkRace));

test('the card, the row and the preview of a challenge show the same rules, side, clock and rating', () => {
  const view = { ...WISH, maker: 'Marlowe', makerRating: { rating: 1571, provisional: true } };
  const names = {
    system: 'American Legions',
    battle: 'Hobkirk’s Hill',
    sides: ['British', 'American'],
    length: '45 min',
    changed: [],
  } as const;
  const plate = challengeLines(view, names);
  const row = challengeRow(view, names);
  const sentence = challengeSentence(view, names);
  assert.equal(
    row,
    'Hobkirk’s Hill. Marlowe, 1,571?. You get American. American Legions. 3 days a turn, 21 days of vacation a year. friendly.',
  );
  for (const label of ['You command', 'Clock', 'It counts', 'From']) {
    const words = plate.find((line) => line.label === label)?.words ?? 'missing';
    assert.ok(row.includes(words) && sentence.includes(words), label);
  }
  assert.equal(challengeTitle(view, names), 'Marlowe challenges you to fight at Hobkirk’s Hill');
  assert.equal(clockWords({ kind: 'budget', minutes: 30, increment: 60 }), '30 minutes plus 1 minute a turn');
});
