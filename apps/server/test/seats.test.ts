import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { OwnSeat } from '@linstock/protocol';
import type { FastifyInstance } from 'fastify';
import type { Serving } from '../src/serve.ts';
import { Doors, HOME } from './doors.ts';
import { CLOSE, call, newDuel, Page, type Reply, tokenIn, toyServer, WAIT } from './table.ts';

let server: Serving;
before(async () => {
  server = await toyServer();
});
after(() => server.close());

type Refusal = { readonly error: { readonly code: string; readonly sentence: string } };
const FIREFOX = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
const PHONE = {
  'user-agent':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605 Version/19 Safari/604',
};

const post = <T = unknown>(path: string, wish: Parameters<typeof call>[3] = {}): Promise<Reply<T>> =>
  call<T>(server.address, 'POST', path, wish);
const seatOf = async (id: string, token: string): Promise<OwnSeat> =>
  (await call<OwnSeat>(server.address, 'GET', `/api/games/${id}/seat`, { token })).body;

/** A transfer link made by a device of a seat. */
async function linkOf(id: string, token: string): Promise<string> {
  const reply = await post<{ code: string }>(`/api/games/${id}/seat/transfer`, { token });
  assert.equal(reply.status, 201, JSON.stringify(reply.body));
  return reply.body.code;
}

/** Takes a seat along to another device. */
const take = (id: string, code: string, token?: string): Promise<Reply> =>
  post(`/api/games/${id}/seat/take`, {
    body: { code },
    headers: PHONE,
    ...(token !== undefined && { token }),
  });

/** Answers as a device; the HTTP status. */
async function answering(id: string, token: string, seen: number, answer: object): Promise<number> {
  const body = { t: 'answer', seen, cmd: `a${seen}${token.slice(0, 6)}`, answer };
  return (await post(`/api/games/${id}/commands`, { body, token })).status;
}

test('after a transfer both devices hold the seat, and its link works once', async () => {
  const { id, tokens } = await newDuel(server.address);
  const code = await linkOf(id, tokens[0]);
  assert.match(code, /^[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/);
  const phone = tokenIn(await take(id, code.toLowerCase().replaceAll('-', ' ')));
  assert.equal(await answering(id, phone, 0, CLOSE), 200);
  assert.equal(
    (await call(server.address, 'GET', `/api/games/${id}?seat=0`, { token: tokens[0] })).status,
    200,
  );
  const again = (await take(id, code)).body as Refusal;
  assert.match(again.error.sentence, /^This link was used on .* by Safari on iPhone\. Not you\?/);
});

test('opening a transfer link ten times takes nothing', async () => {
  const { id, tokens } = await newDuel(server.address);
  const code = await linkOf(id, tokens[1]);
  for (let i = 0; i < 10; i++) {
    const found = await post<{ game: string; side: number }>('/api/transfers/find', { body: { code } });
    assert.deepEqual([found.status, found.body.game, found.body.side], [200, id, 1]);
  }
  const seat = await seatOf(id, tokens[1]);
  assert.deepEqual([seat.devices.length, seat.transfer?.used], [1, null]);
});

test('a browser that has the other seat cannot take this one by transfer, and the link stays valid', async () => {
  const { id, tokens } = await newDuel(server.address);
  const code = await linkOf(id, tokens[0]);
  const refused = await take(id, code, tokens[1]);
  assert.equal((refused.body as Refusal).error.code, 'other-seat');
  assert.equal((await take(id, code)).status, 200);
});

test('a spectator makes no transfer link, and sees no devices', async () => {
  const { id } = await newDuel(server.address);
  assert.equal((await post(`/api/games/${id}/seat/transfer`)).status, 401);
  assert.equal((await call(server.address, 'GET', `/api/games/${id}/seat`)).status, 401);
});

test('devices have names, and the panel says which one is here and who took the link', async () => {
  const { id, tokens } = await newDuel(server.address);
  await take(id, await linkOf(id, tokens[0]));
  const seat = await seatOf(id, tokens[0]);
  assert.deepEqual(
    seat.devices.map(({ name, here }) => [name, here]),
    [
      ['A program', true],
      ['Safari on iPhone', false],
    ],
  );
  assert.equal(seat.transfer?.usedBy, 'Safari on iPhone');
  assert.equal(seat.transfer?.device, seat.devices[1]?.id);
});

test('a device that is signed out reads within two seconds who did it, and no more of the game', async () => {
  const { id, tokens } = await newDuel(server.address);
  const phone = tokenIn(await take(id, await linkOf(id, tokens[0])));
  const page = new Page(server.address, id, { token: phone });
  const opponent = new Page(server.address, id, { token: tokens[1] });
  await page.until(() => page.messages.length > 0);
  await opponent.until(() => opponent.messages.length > 0);
  const device = (await seatOf(id, tokens[0])).devices[1]?.id;
  const began = performance.now();
  const path = `/api/games/${id}/seat/devices/${device}`;
  assert.equal((await post(`${path}/sign-out`, { token: tokens[0], headers: FIREFOX })).status, 204);
  assert.equal(await page.untilClosed(), 4001);
  assert.ok(performance.now() - began < 2000);
  assert.deepEqual(page.messages.at(-1), { t: 'signed-out', by: 'A program' });
  assert.equal(await answering(id, phone, 0, CLOSE), 401);
  const told = await call<Refusal>(server.address, 'GET', `/api/games/${id}?seat=0`, { token: phone });
  assert.equal(told.body.error.sentence, 'Signed out from A program. Choices not sent are gone.');
  assert.equal(opponent.closed, null);
  assert.doesNotMatch(opponent.wire, /iPhone|signed/);
  // Undo brings it back.
  assert.equal((await post(`${path}/restore`, { token: tokens[0] })).status, 204);
  assert.equal(await answering(id, phone, 0, CLOSE), 200);
  opponent.close();
});

test("a player cannot sign out devices of the opponent's seat", async () => {
  const { id, tokens } = await newDuel(server.address);
  const device = (await seatOf(id, tokens[0])).devices[0]?.id;
  const path = `/api/games/${id}/seat/devices/${device}/sign-out`;
  assert.equal((await post(path, { token: tokens[1] })).status, 404);
  assert.equal(await answering(id, tokens[0], 0, CLOSE), 200);
});

test('all other devices are signed out at once; the device that asked stays signed in', async () => {
  const { id, tokens } = await newDuel(server.address);
  const phone = tokenIn(await take(id, await linkOf(id, tokens[0])));
  assert.equal((await post(`/api/games/${id}/seat/others/sign-out`, { token: phone })).status, 204);
  assert.equal(await answering(id, tokens[0], 0, CLOSE), 401);
  assert.equal(await answering(id, phone, 0, WAIT), 200);
});

/** A game with a server and clock of its own, and a request to it. */
async function ownGame() {
  const doors = await Doors.open();
  const app = await doors.door();
  const seats = [{ kind: 'human' }, { kind: 'human' }];
  const created = await app.inject({
    method: 'POST',
    url: '/api/games',
    headers: HOME,
    payload: { system: 'toy', battle: 'yard', seats },
  });
  const { game, links } = created.json();
  const tokens = await doors.seats(game.id, links);
  return { doors, app, id: String(game.id), tokens: [tokens[0] ?? '', tokens[1] ?? ''] as const };
}

const ask = (app: FastifyInstance, url: string, payload?: object, token?: string) =>
  app.inject({
    method: payload === undefined ? 'GET' : 'POST',
    url,
    headers: { ...HOME, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    ...(payload !== undefined && { payload }),
  });

/** The token in the cookie of a reply. */
const givenToken = (reply: Awaited<ReturnType<typeof ask>>): string =>
  reply.cookies.find(({ name }) => name.startsWith('linstock-seat'))?.value ?? '';

test('a transfer link expires after ten minutes', async () => {
  const { doors, app, id, tokens } = await ownGame();
  const { code } = (await ask(app, `/api/games/${id}/seat/transfer`, {}, tokens[0])).json();
  doors.now += 600_000;
  const reply = await ask(app, `/api/games/${id}/seat/take`, { code });
  assert.equal(reply.json().error.sentence, 'This link has expired. Make a new one in Your seat.');
  await doors.close();
});

test('six words bring a seat back; only a fingerprint of them is stored', async () => {
  const { doors, app, id, tokens } = await ownGame();
  const { words } = (await ask(app, `/api/games/${id}/seat/words`, {}, tokens[0])).json();
  assert.equal(words.length, 6);
  const stored = JSON.stringify(await doors.services.tables.selectFrom('seat_words').selectAll().execute());
  assert.ok(!words.some((word: string) => stored.includes(word)));
  const typed = ` ${words.join('  ').toUpperCase()} `;
  const back = await ask(app, `/api/games/${id}/seat/recover`, { words: typed, side: 0 });
  assert.equal(back.statusCode, 200, back.body);
  const seat = await ask(app, `/api/games/${id}/seat`, undefined, givenToken(back));
  assert.equal(seat.json().side, 0);
  const opponent = await ask(app, `/api/games/${id}/seat/recover`, { words: typed, side: 0 }, tokens[1]);
  assert.equal(opponent.json().error.code, 'other-seat');
  await doors.close();
});

test('after five wrong attempts a sixth is refused for an hour, at other nodes too', async () => {
  const { doors, app, id, tokens } = await ownGame();
  const { words } = (await ask(app, `/api/games/${id}/seat/words`, {}, tokens[0])).json();
  const node = await doors.door();
  const url = `/api/games/${id}/seat/recover`;
  for (const left of [4, 3, 2, 1, 0]) {
    const wrong = await ask(app, url, { words: 'one two three four five six', side: 0 });
    const tries = left === 1 ? '1 try' : `${left} tries`;
    assert.equal(wrong.json().error.sentence, `These words do not match. ${tries} left this hour.`);
  }
  for (const door of [app, node]) {
    const refused = await ask(door, url, { words: words.join(' '), side: 0 });
    assert.equal(refused.statusCode, 429);
  }
  doors.now += 3_600_001;
  assert.equal((await ask(node, url, { words: words.join(' '), side: 0 })).statusCode, 200);
  await doors.close();
});

test('if the opponent agrees, a lost seat is restored after 24 hours, and its old devices lose it', async () => {
  const { doors, app, id, tokens } = await ownGame();
  const own = await ask(app, `/api/games/${id}/seat/requests`, { side: 0 }, tokens[1]);
  assert.equal(own.json().error.code, 'other-seat');
  const lost = givenToken(await ask(app, `/api/games/${id}/seat/requests`, { side: 0 }));
  const seen = async (token: string) => ask(app, `/api/games/${id}/seat`, undefined, token);
  assert.equal((await seen(lost)).statusCode, 401);
  const [request] = (await seen(tokens[1])).json().requests;
  const answer = `/api/games/${id}/seat/requests/${request.id}/answer`;
  assert.equal((await ask(app, answer, { agree: true }, tokens[0])).statusCode, 409);
  assert.equal((await ask(app, answer, { agree: true }, tokens[1])).statusCode, 204);
  doors.now += 86_399_000;
  assert.equal((await seen(tokens[0])).statusCode, 200);
  assert.equal((await seen(lost)).statusCode, 401);
  doors.now += 1000;
  assert.equal((await seen(tokens[1])).statusCode, 200);
  assert.equal((await seen(lost)).json().side, 0);
  assert.equal((await seen(tokens[0])).statusCode, 401);
  await doors.close();
});

test('any device of the seat can stop such a request, even if the opponent has agreed', async () => {
  const { doors, app, id, tokens } = await ownGame();
  const lost = givenToken(await ask(app, `/api/games/${id}/seat/requests`, { side: 1 }));
  const [request] = (await ask(app, `/api/games/${id}/seat`, undefined, tokens[0])).json().requests;
  const path = `/api/games/${id}/seat/requests/${request.id}`;
  await ask(app, `${path}/answer`, { agree: true }, tokens[0]);
  assert.equal((await ask(app, `${path}/stop`, {}, tokens[1])).statusCode, 204);
  doors.now += 90_000_000;
  assert.equal((await ask(app, `/api/games/${id}/seat`, undefined, tokens[1])).json().requests.length, 0);
  assert.equal((await ask(app, `/api/games/${id}/seat`, undefined, lost)).statusCode, 401);
  await doors.close();
});
