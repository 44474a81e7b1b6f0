import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { GameRecord } from '@linstock/kernel';
import { verify } from '@linstock/kernel';
import { toyRules } from '@linstock/kernel/toy';
import type { EntriesAnswer } from '@linstock/protocol';
import fc from 'fast-check';
import { WebSocket } from 'ws';
import type { Serving } from '../src/serve.ts';
import { CLOSE, call, newDuel, Page, toyServer, WAIT } from './table.ts';

let server: Serving;
before(async () => {
  server = await toyServer({ messagesPerSecond: 1, burst: 200 });
});
after(() => server.close());

/** The log has no gap and can be replayed. */
async function assertSound(id: string, token: string): Promise<number> {
  const { body } = await call<GameRecord>(server.address, 'GET', `/api/games/${id}/record`, { token });
  const found = verify(body, toyRules());
  assert.equal(found.fault, null);
  return found.entries;
}

interface ErrorBody {
  readonly error: { readonly code: string; readonly sentence: string };
}

test('wrong seat, no seat, wrong shape, illegal answer, wrong number: each is refused and changes nothing', async () => {
  const { id, tokens } = await newDuel(server.address);
  const path = `/api/games/${id}/commands`;
  await call(server.address, 'POST', path, {
    body: { t: 'answer', seen: 0, cmd: 'a', answer: CLOSE },
    token: tokens[0],
  });
  await call(server.address, 'POST', path, {
    body: { t: 'answer', seen: 1, cmd: 'b', answer: WAIT },
    token: tokens[1],
  });
  const strike = { t: 'answer', seen: 2, cmd: 'c', answer: { strike: 1 } };
  const cases: readonly (readonly [number, string, unknown, string | undefined])[] = [
    [401, 'no-seat', strike, undefined],
    [401, 'no-seat', strike, 'x'.repeat(43)],
    [403, 'not-asked', strike, tokens[1]],
    [400, 'malformed', { ...strike, answer: { step: 'fly' } }, tokens[0]],
    [400, 'malformed', { ...strike, seen: -1 }, tokens[0]],
    [400, 'malformed', { ...strike, cmd: '../etc' }, tokens[0]],
    [400, 'malformed', 'null', tokens[0]],
    [400, 'malformed', '{"n":3,', tokens[0]],
    [400, 'malformed', '['.repeat(30_000), tokens[0]],
    [413, 'too-large', { ...strike, answer: 'x'.repeat(70_000) }, tokens[0]],
    [409, 'stale', { ...strike, seen: 1 }, tokens[0]],
    [409, 'stale', { ...strike, seen: 98 }, tokens[0]],
    [422, 'too-strong', { ...strike, answer: { strike: 9 } }, tokens[0]],
  ];
  for (const [status, code, body, token] of cases) {
    const reply = await call<ErrorBody>(
      server.address,
      'POST',
      path,
      token === undefined ? { body } : { body, token },
    );
    const label = `${code} for ${JSON.stringify(body).slice(0, 80)}`;
    assert.deepEqual([reply.status, reply.body.error.code], [status, code], label);
    assert.match(reply.body.error.sentence, /^.{10,300}$/s, label);
    assert.doesNotMatch(JSON.stringify(reply.body), /at .*\.ts|node_modules/, label);
  }
  const foreign = await call<ErrorBody>(server.address, 'POST', `${path}?seat=1`, {
    body: strike,
    token: tokens[0],
  });
  assert.deepEqual([foreign.status, foreign.body.error.code], [403, 'no-seat']);
  assert.equal(await assertSound(id, tokens[0]), 2);
});

test('whatever a player sends over the socket, the log stays sound and the socket answers', async () => {
  const { id, tokens } = await newDuel(server.address);
  const red = new Page(server.address, id, { token: tokens[0] });
  const noise = fc.oneof(
    fc.string(),
    fc.json(),
    fc
      .record({
        t: fc.constantFrom('answer', 'back', 'reply', 'standing', 'draw', 'nonce', 'ping', 'nonsense'),
        seen: fc.oneof(fc.integer(), fc.integer({ min: 0, max: 8 })),
        cmd: fc.string(),
        to: fc.integer({ min: -1, max: 9 }),
        offer: fc.boolean(),
        agree: fc.boolean(),
        draw: fc.boolean(),
        nonce: fc.string(),
        rules: fc.oneof(fc.jsonValue(), fc.constant({ all: 'never' })),
        answer: fc.oneof(fc.jsonValue(), fc.constantFrom(CLOSE, WAIT, { strike: 0 }, { reel: true })),
      })
      .map((message) => JSON.stringify(message)),
  );
  const sent = fc.sample(noise, { numRuns: 150, seed: 20 });
  for (const text of sent) await red.raw(text);
  const replies = (): number => red.messages.filter((m) => ['ack', 'refused', 'pong'].includes(m.t)).length;
  await red.until(() => replies() === sent.length);
  await assertSound(id, tokens[0]);
  red.close();
});

test('a flood is queued and not refused, a message too large is cut off; the other player plays on', async () => {
  const { id, tokens } = await newDuel(server.address);
  const flood = new Page(server.address, id, { token: tokens[0] });
  const large = new Page(server.address, id, { token: tokens[0] });
  await large.raw('x'.repeat(70_000));
  assert.equal(await large.untilClosed(), 1009);
  const pongs = (): number => flood.messages.filter(({ t }) => t === 'pong').length;
  for (let i = 0; i < 260; i++) await flood.raw('{"t":"ping"}');
  await flood.until(() => pongs() >= 200);
  const reply = await call(server.address, 'POST', `/api/games/${id}/commands`, {
    body: { t: 'answer', seen: 0, cmd: 'calm', answer: WAIT },
    token: tokens[1],
  });
  assert.equal(reply.status, 200);
  assert.equal(await assertSound(id, tokens[1]), 1);
  await flood.until(() => pongs() > 200);
  assert.ok(pongs() < 260, 'what is over the limit waits');
  assert.ok(flood.messages.every(({ t }) => t !== 'refused'));
  flood.close();
});

test('two players who often answer at the same moment leave one log without gaps', async () => {
  const { id, tokens } = await newDuel(server.address);
  for (let round = 0; round < 20; round++) {
    await Promise.all(
      ([0, 1] as const).flatMap((side) =>
        [CLOSE, WAIT].map(async (answer, i) => {
          const { body } = await call<EntriesAnswer>(server.address, 'GET', `/api/games/${id}/entries`);
          const sent = { t: 'answer', seen: body.head, cmd: `r${round}-${i}`, answer };
          await call(server.address, 'POST', `/api/games/${id}/commands`, {
            body: sent,
            token: tokens[side],
          });
        }),
      ),
    );
  }
  assert.ok((await assertSound(id, tokens[0])) >= 2);
});

test('a page of another site, or one with a false host name, can neither post nor open a socket', async () => {
  const { id, tokens } = await newDuel(server.address);
  const headers = { origin: 'http://evil.example' };
  const body = { t: 'answer', seen: 0, cmd: 'a', answer: CLOSE };
  const posted = await call<ErrorBody>(server.address, 'POST', `/api/games/${id}/commands`, {
    body,
    token: tokens[0],
    headers,
  });
  assert.deepEqual([posted.status, posted.body.error.code], [403, 'foreign-origin']);
  const url = `${server.address.replace('http', 'ws')}/ws/games/${id}`;
  assert.equal(await upgradeStatus(url, headers), 403);
  assert.equal(await upgradeStatus(url, { host: 'evil.example' }), 421);
  assert.equal(await upgradeStatus(`${server.address.replace('http', 'ws')}/ws/games/nowhere`, {}), 404);
  assert.equal(await assertSound(id, tokens[0]), 0);
});

test('every answer carries the headers that keep the page to its own files', async () => {
  const { headers } = await call(server.address, 'GET', '/api/battles');
  assert.match(headers.get('content-security-policy') ?? '', /default-src 'self'.*frame-ancestors 'none'/);
  assert.equal(headers.get('x-content-type-options'), 'nosniff');
  const { body } = await call<{ openapi: string; paths: object }>(server.address, 'GET', '/api/openapi.json');
  assert.equal(body.openapi, '3.1.0');
  assert.ok('/api/games/{id}/commands' in body.paths);
  for (const path of ['/healthz', '/readyz'])
    assert.equal((await call(server.address, 'GET', path)).status, 200);
});

test('only the hash of a seat token is stored, and a wrong token opens nothing', async () => {
  const { id } = await newDuel(server.address);
  const reply = await call<ErrorBody>(server.address, 'POST', `/api/games/${id}/join`, {
    body: { token: 'A'.repeat(43) },
  });
  assert.deepEqual([reply.status, reply.body.error.code], [403, 'no-seat']);
});

/** The HTTP status with which a WebSocket is refused. */
function upgradeStatus(url: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const ws = new WebSocket(url, { headers });
    ws.on('open', () => reject(new Error(`${url} was opened`)));
    ws.on('unexpected-response', (_, response) => resolve(response.statusCode ?? 0));
    ws.on('error', reject);
  });
}
