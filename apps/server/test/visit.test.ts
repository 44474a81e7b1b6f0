/** Cookies, caches and origins of replies, and how visitors are counted behind proxies. */
import assert from 'node:assert/strict';
import { Agent, get } from 'node:http';
import { after, before, test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { WebSocket } from 'ws';
import { Doors, HOME } from './doors.ts';

type Human = { kind: 'human' };

let doors: Doors;
before(async () => {
  doors = await Doors.open();
});
after(() => doors.close());

const PEOPLE: [Human, Human] = [{ kind: 'human' }, { kind: 'human' }];
const CLUB = new URL('https://club.example');
const AT_CLUB = { host: 'club.example', origin: 'https://club.example' };

interface Answer {
  readonly error: { readonly code: string; readonly sentence: string };
}

/** Makes a game and takes its first seat; gives the cookies. */
async function seated(app: FastifyInstance, headers: Record<string, string>): Promise<string[]> {
  const payload = { system: 'toy', battle: 'yard', seats: PEOPLE };
  const made = await app.inject({ method: 'POST', url: '/api/games', headers, payload });
  const { game, links } = made.json<{ game: { id: string }; links: { token: string }[] }>();
  const url = `/api/games/${game.id}/join`;
  const taken = await app.inject({ method: 'POST', url, headers, payload: { token: links[0]?.token } });
  return [taken.headers['set-cookie'] ?? []].flat();
}

test('with https at a public address the seat cookies need https; on this machine http is enough', async () => {
  const club = await doors.door({}, CLUB, false);
  for (const cookie of await seated(club, AT_CLUB)) assert.match(cookie, /HttpOnly.*; Secure$/);
  for (const cookie of await seated(club, HOME)) assert.doesNotMatch(cookie, /Secure/);
  const plain = await doors.door({}, new URL('http://club.example'), false);
  const headers = { host: 'club.example', origin: 'http://club.example' };
  for (const cookie of await seated(plain, headers)) assert.doesNotMatch(cookie, /Secure/);
});

test('a page that came by another scheme or port than the public address may not play', async () => {
  const club = await doors.door({}, CLUB, false);
  const status = async (origin: string): Promise<number> => {
    const headers = { host: 'club.example', origin };
    return (await club.inject({ method: 'POST', url: '/api/games', headers, payload: {} })).statusCode;
  };
  assert.equal(await status('https://club.example'), 400, 'let in, and told that nothing is asked');
  for (const origin of ['http://club.example', 'https://club.example:8443', 'null'])
    assert.equal(await status(origin), 403, origin);
});

test('answers about games are not stored by browsers and proxies, refusals included', async () => {
  const app = await doors.door();
  for (const url of ['/api/battles', '/api/games/nowhere', '/api/nothing', '/api/games/nowhere/record'])
    assert.equal((await app.inject({ url, headers: HOME })).headers['cache-control'], 'no-store', url);
});

test("plain requests to a socket's address do not count as spectators", async () => {
  const app = await doors.door({ socketsPerGame: 2 });
  await app.listen({ port: 0 });
  const { port } = app.server.address() as { port: number };
  const wish = { system: 'toy', battle: 'yard', options: {}, seats: PEOPLE };
  const { room } = await doors.rooms.create(wish, 'somebody');
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const path = `/ws/games/${room.judge.id}`;
  for (let i = 0; i < 10; i++)
    await new Promise<void>((done) => {
      get({ port, path, agent }, (response) => response.resume().on('end', done));
    });
  const ws = new WebSocket(`ws://127.0.0.1:${port}${path}`);
  const [first] = await new Promise<unknown[]>((said) => {
    ws.on('message', (data) => said([String(data)]));
    ws.on('unexpected-response', (_, response) => said([response.statusCode]));
  });
  assert.match(String(first), /"t":"game"/);
  ws.terminate();
  agent.destroy();
});

test('games between machines requested at the same time do not exceed the limit', async () => {
  const app = await doors.door({ machineGames: 4 });
  const payload = { system: 'toy', battle: 'yard', seats: [{ kind: 'bot' }, { kind: 'bot' }] };
  const ask = () => app.inject({ method: 'POST', url: '/api/games', headers: HOME, payload });
  const statuses = (await Promise.all(Array.from({ length: 8 }, ask))).map(({ statusCode }) => statusCode);
  assert.deepEqual(statuses.sort(), [201, 201, 201, 201, 429, 429, 429, 429]);
});

test('a refusal by the web server itself gives a plain sentence', async () => {
  const app = await doors.door();
  const form = { ...HOME, 'content-type': 'application/x-www-form-urlencoded' };
  const cases = [
    [415, 'not-json', await app.inject({ method: 'POST', url: '/api/games', headers: form, payload: 'a=b' })],
    [
      415,
      'not-json',
      await app.inject({
        method: 'POST',
        url: '/api/games',
        headers: { ...form, 'content-type': 'text/plain' },
        payload: 'x',
      }),
    ],
    [
      400,
      'malformed',
      await app.inject({
        method: 'POST',
        url: '/api/games',
        headers: { ...HOME, 'content-type': 'application/json' },
        payload: '',
      }),
    ],
  ] as const;
  for (const [status, code, reply] of cases) {
    const { error } = reply.json<Answer>();
    assert.deepEqual([reply.statusCode, error.code], [status, code]);
    assert.match(error.sentence, /^[A-Z][^_]*\.$/, error.sentence);
    assert.ok(error.sentence.length > 30, error.sentence);
  }
});
