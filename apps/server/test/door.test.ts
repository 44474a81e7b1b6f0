/** The requests that the server admits, how often, and the replies to others. */
import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { after, before, test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { WebSocket } from 'ws';
import type { Limits } from '../src/http/limits.ts';
import { visitorOf } from '../src/http/visitor.ts';
import { loggableError } from '../src/log.ts';
import { writeFault } from '../src/store/faults.ts';
import { Doors, HOME } from './doors.ts';

type Human = { kind: 'human' };

let doors: Doors;
let door: Doors['door'];
before(async () => {
  doors = await Doors.open();
  ({ door } = doors);
});
after(() => doors.close());

/** A server that listens, and its port. */
async function openDoor(limits: Partial<Limits>): Promise<number> {
  const app = await door(limits);
  return Number(new URL(await app.listen({ port: 0 })).port);
}

/** Sends text unchanged and returns everything that is received until the other end closes. */
async function spoken(port: number, text: string): Promise<string> {
  const connection = connect(port, '127.0.0.1');
  connection.write(text);
  let said = '';
  connection.on('error', () => undefined);
  connection.on('data', (data) => (said += String(data)));
  await new Promise((closed) => connection.on('close', closed));
  return said;
}

interface ErrorBody {
  readonly error: { readonly code: string; readonly sentence: string };
}

const bodyOf = (said: string): ErrorBody => JSON.parse(said.slice(said.indexOf('{'))) as ErrorBody;

test('games are limited by the request, however its address is written', async () => {
  const port = await openDoor({ makingPerMinute: 3 });
  const forms = ['/api/games', '/%61pi/games', `http://127.0.0.1:${port}/api/games`, '/api/game%73'];
  const statuses: (string | undefined)[] = [];
  for (const form of [...forms, ...forms]) {
    const head = `POST ${form} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n`;
    const said = await spoken(port, `${head}Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{}`);
    statuses.push(said.split(' ')[1]);
  }
  assert.deepEqual(statuses, ['400', '400', '400', '429', '429', '429', '429', '429']);
});

test('a request sent too slowly is cut off with a sentence', async () => {
  const port = await openDoor({ arrivingMs: 200 });
  const head = 'POST /api/games HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
  const said = await spoken(port, `${head}Content-Length: 100\r\n\r\n{"sys`);
  assert.match(said, /^HTTP\/1.1 408 /);
  assert.equal(bodyOf(said).error.code, 'too-slow');
});

test('an unreadable address and other protocols get the usual form of error', async () => {
  const port = await openDoor({});
  const broken = await spoken(port, 'GET /% HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  assert.match(broken, /^HTTP\/1.1 400 /);
  assert.match(bodyOf(broken).error.sentence, /address is broken/);
  const nonsense = await spoken(port, 'ADVANCE BY FOURS\r\n\r\n');
  assert.match(bodyOf(nonsense).error.sentence, /not a request in HTTP/);
});

test('a name with invisible characters is refused; one in any script is accepted', async () => {
  const app = await door();
  const make = (name: string) =>
    app.inject({
      method: 'POST',
      url: '/api/games',
      headers: HOME,
      payload: { system: 'toy', battle: 'yard', seats: [{ kind: 'human', name }, { kind: 'human' }] },
    });
  for (const name of ['A\u0000B', 'A\nB', 'A\u202eB', 'A\u009bB', 'A\ud800']) {
    const reply = await make(name);
    assert.equal(reply.statusCode, 400, JSON.stringify(name));
    assert.match(reply.json<ErrorBody>().error.sentence, /seats\.0\.name: A name has no control characters/);
  }
  for (const name of ['\u200b', '\u200d\u200b', '\u3164', '\u2800 \u2800', '\u00ad', '\u{e0041}', '\ufe0f']) {
    const reply = await make(name);
    assert.equal(reply.statusCode, 400, JSON.stringify(name));
    assert.match(reply.json<ErrorBody>().error.sentence, /at least one letter, figure or sign/);
  }
  for (const name of ['Ségur', '李将军', 'نادر', '👩‍👩‍👧'])
    assert.equal((await make(name)).statusCode, 201, name);
});

test('on localhost only local host names are accepted; with --host also addresses and the public URL', async () => {
  const home = await door();
  const network = await door({}, null, false);
  const club = await door({}, new URL('https://club.example'), false);
  const rows: readonly (readonly [string, number, number, number])[] = [
    ['localhost:4178', 200, 200, 200],
    ['LOCALHOST', 200, 200, 200],
    ['[::1]:4178', 200, 200, 200],
    ['192.168.1.7:4178', 421, 200, 200],
    ['[fd00::7]:4178', 421, 200, 200],
    ['club.example', 421, 421, 200],
    ['evil.example', 421, 421, 421],
    ['club.example.evil.example', 421, 421, 421],
  ];
  for (const [host, ...expected] of rows) {
    const got: number[] = [];
    for (const app of [home, network, club])
      got.push((await app.inject({ url: '/api/battles', headers: { host } })).statusCode);
    assert.deepEqual(got, expected, host);
  }
  const told = await network.inject({ url: '/api/battles', headers: { host: 'club.example' } });
  assert.match(told.json<ErrorBody>().error.sentence, /"club\.example".*--public-url/);
});

test('behind a proxy with a public address its page may play, and each visitor has a limit', async () => {
  const url = new URL('https://club.example');
  const [club, bare] = [await door({ requestsPerMinute: 2 }, url), await door({ requestsPerMinute: 2 })];
  const ask = async (app: FastifyInstance, visitor: string) => {
    const headers = { ...HOME, 'x-forwarded-for': visitor };
    return (await app.inject({ url: '/api/battles', headers })).statusCode;
  };
  for (const visitor of ['203.0.113.5', '203.0.113.6'])
    assert.deepEqual(
      [await ask(club, visitor), await ask(club, visitor), await ask(club, visitor)],
      [200, 200, 429],
    );
  const elsewhere = { remoteAddress: '198.51.100.9', url: '/api/battles' };
  const claims = ['203.0.113.7', '203.0.113.8', '203.0.113.9'];
  const past: number[] = [];
  for (const claim of claims)
    past.push(
      (await club.inject({ ...elsewhere, headers: { ...HOME, 'x-forwarded-for': claim } })).statusCode,
    );
  assert.deepEqual(past, [200, 200, 429], 'one who goes past the proxy');
  // Without a proxy the header for another address has no effect.
  assert.deepEqual([await ask(bare, 'a'), await ask(bare, 'b'), await ask(bare, 'c')], [200, 200, 429]);
  const origin = { ...HOME, origin: 'https://club.example' };
  const posted = await club.inject({ method: 'POST', url: '/api/games', headers: origin, payload: {} });
  const foreign = await bare.inject({ method: 'POST', url: '/api/games', headers: origin, payload: {} });
  assert.deepEqual([posted.statusCode, foreign.statusCode], [400, 403]);
});

test('a closed connection is counted, and an IPv6 household is one visitor', () => {
  assert.equal(visitorOf(undefined), 'gone');
  assert.equal(visitorOf('2001:db8::1'), visitorOf('2001:db8::ffff:2'));
  assert.notEqual(visitorOf('2001:db8:0:1::1'), visitorOf('2001:db8::1'));
  assert.equal(visitorOf('::ffff:192.0.2.1'), '192.0.2.1');
});

test('a socket refused because there are too many is not logged as an error', async () => {
  const port = await openDoor({ sockets: 0 });
  const { room } = await doors.rooms.create(
    {
      system: 'toy',
      battle: 'yard',
      options: {},
      seats: [{ kind: 'human' }, { kind: 'human' }],
    },
    'somebody',
  );
  doors.log = '';
  const ws = new WebSocket(`ws://127.0.0.1:${port}/ws/games/${room.judge.id}`);
  ws.on('error', () => undefined);
  const [status] = await new Promise<[number | undefined]>((turned) =>
    ws.on('unexpected-response', (_, response) => turned([response.statusCode])),
  );
  assert.deepEqual([status, doors.log], [503, '']);
});

/** Opens a socket and returns it, or the status with which it was refused. */
function socket(app: FastifyInstance, id: string, token?: string): Promise<WebSocket | number> {
  const { port } = app.server.address() as { port: number };
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const ws = new WebSocket(`ws://127.0.0.1:${port}/ws/games/${id}`, { headers });
  return new Promise((resolve) => {
    ws.on('error', () => undefined);
    ws.on('message', () => resolve(ws));
    ws.on('unexpected-response', (_, response) => resolve(response.statusCode ?? 0));
  });
}

test('too many spectators are refused, a player is not, and a place that becomes free can be taken', async () => {
  const app = await door({ socketsPerGame: 1, socketsPerVisitor: 1, sockets: 1 });
  await app.listen({ port: 0 });
  const seats: [Human, Human] = [{ kind: 'human' }, { kind: 'human' }];
  const wish = { system: 'toy', battle: 'yard', options: {}, seats };
  const { room, links } = await doors.rooms.create(wish, 'somebody');
  const { id } = room.judge;
  const watching = await socket(app, id);
  assert.ok(watching instanceof WebSocket);
  assert.equal(await socket(app, id), 503);
  const [seat] = await doors.seats(id, links);
  const playing = await socket(app, id, seat);
  assert.ok(playing instanceof WebSocket, `${playing}`);
  watching.terminate();
  let again: WebSocket | number = 503;
  while (again === 503) again = await socket(app, id);
  assert.ok(again instanceof WebSocket);
  playing.terminate();
  again.terminate();
});

test("the log has the database's error, but not the data to be written", async () => {
  const secret = 'f00d'.repeat(16);
  const failing = doors.db.prepare('insert into entry (game_no, n, cmd, at, body) values (1, ?, ?, 0, ?)');
  let error: unknown = null;
  try {
    failing.run(secret, secret, secret);
  } catch (cause) {
    error = Object.assign(cause as Error, { values: [secret] });
  }
  const app = await door();
  app.get('/api/failing', () => {
    throw writeFault(error);
  });
  doors.log = '';
  const reply = await app.inject({ url: '/api/failing', headers: HOME });
  assert.equal(reply.statusCode, 503);
  assert.match(doors.log, /cannot store TEXT value in INTEGER column/);
  assert.doesNotMatch(doors.log + reply.body, new RegExp(secret));
  assert.deepEqual(loggableError('x'), { type: 'string', message: 'x', stack: '' });
});
