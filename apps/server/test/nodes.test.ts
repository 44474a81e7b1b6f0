/** Several nodes of one service on a real PostgreSQL, with and without a real NATS. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import type { Created } from '@linstock/protocol';
import { startServer } from '../src/serve.ts';
import { NO_POSTGRES, newPostgres } from './postgres.ts';
import { CLOSE, call, newDuel, Page, TOY, takeSeats, WIDE } from './table.ts';

const NATS = process.env['LINSTOCK_TEST_NATS'] ?? 'nats://127.0.0.1:4222';

/** True if something listens where NATS should be. */
function findNats(): Promise<boolean> {
  const { hostname, port } = new URL(NATS);
  return new Promise((found) => {
    const socket = connect(Number(port), hostname, () => {
      socket.destroy();
      found(true);
    });
    socket.on('error', () => found(false));
  });
}

/** Runs a check with the addresses of nodes over one new database; skips it if no PostgreSQL answers. */
async function withNodes(
  t: TestContext,
  {
    natsUrl = null,
    roles = ['all', 'all'],
  }: { natsUrl?: string | null; roles?: ('web' | 'worker' | 'all')[] },
  check: (...addresses: string[]) => Promise<void>,
): Promise<void> {
  const databaseUrl = await newPostgres(t);
  if (databaseUrl === null) return t.skip(NO_POSTGRES);
  const data = mkdtempSync(join(tmpdir(), 'linstock-nodes-'));
  const log = { write: () => undefined };
  const start = (role: 'web' | 'worker' | 'all') =>
    startServer({ data, databaseUrl, natsUrl, role, port: 0, systems: TOY, limits: WIDE, log });
  const nodes = await Promise.all(roles.map(start));
  try {
    await check(...nodes.map(({ address }) => address));
  } finally {
    await Promise.all(nodes.map((node) => node.close()));
    rmSync(data, { recursive: true, force: true });
  }
}

/** Two players and a spectator on two nodes: each hears what the others do, and a command sent to both counts once. */
async function playOnTwo(one: string, other: string): Promise<void> {
  const seats = [{ kind: 'human' }, { kind: 'human' }];
  const body = { system: 'toy', battle: 'yard', seats };
  const made = (await call<Created>(one, 'POST', '/api/games', { body })).body;
  const { id } = made.game;
  // The other node has the game in memory before the seats are taken.
  const watcher = new Page(other, id);
  await watcher.until(() => watcher.messages.length > 0);
  const tokens = await takeSeats(one, made);
  const first = new Page(one, id, { token: tokens[0] });
  const second = new Page(other, id, { token: tokens[1] });
  const answer = { t: 'answer', cmd: 'a', seen: 0, answer: CLOSE };
  assert.equal((await first.ask(answer)).t, 'ack');
  const again = await call(other, 'POST', `/api/games/${id}/commands`, { body: answer, token: tokens[0] });
  assert.deepEqual(again.body, { cmd: 'a', n: 1, repeat: true });
  assert.equal((await second.ask({ ...answer, cmd: 'b' })).t, 'ack');
  for (const page of [first, second, watcher]) {
    await page.until(() => page.entries.length >= 2);
    assert.deepEqual(
      page.entries.map(({ n }) => n),
      page.entries.map((_, i) => i + 1),
    );
    page.close();
  }
}

test('players on two nodes hear each other without a bus, and a repeated command counts once', (t) =>
  withNodes(t, {}, playOnTwo));

test('players on two nodes hear each other over NATS', async (t) => {
  if (!(await findNats())) return t.skip('no NATS answers on this machine');
  await withNodes(t, { natsUrl: NATS }, playOnTwo);
});

test('without its NATS a node plays on, and says that it is degraded', (t) =>
  withNodes(t, { natsUrl: 'nats://127.0.0.1:1' }, async (one, other) => {
    await playOnTwo(one, other);
    const ready = await call<{ ok: boolean; degraded: string }>(one, 'GET', '/readyz');
    assert.deepEqual([ready.status, ready.body.ok], [200, true]);
    assert.match(ready.body.degraded, /bus/);
  }));

test('bots are played by a worker, once each, and seen at a node for visitors', (t) =>
  withNodes(t, { roles: ['web', 'worker', 'worker'] }, async (web, worker) => {
    const bot = { kind: 'bot', level: 'easy' } as const;
    const { id } = await newDuel(web, { seats: [bot, bot] });
    const page = new Page(web, id);
    await page.until(() => page.messages.some(({ t: kind }) => kind === 'revealed'));
    assert.deepEqual(
      page.entries.map(({ n }) => n),
      page.entries.map((_, i) => i + 1),
    );
    page.close();
    assert.equal((await call(worker, 'GET', '/api/battles')).status, 404);
    assert.equal((await call(worker, 'GET', '/healthz')).status, 200);
    assert.match(await (await fetch(`${web}/metrics`)).text(), /linstock_games_in_memory 1/);
    const hidden = await call(web, 'GET', '/metrics', { headers: { 'x-forwarded-for': '10.0.0.1' } });
    assert.equal(hidden.status, 404);
  }));

test('spectators on two nodes talk with each other, and a player of the game hears of it at the end', (t) =>
  withNodes(t, {}, async (one, other) => {
    const { id, tokens } = await newDuel(one);
    const watcher = new Page(other, id);
    const player = new Page(other, id, { token: tokens[1] });
    await watcher.until(() => watcher.messages.length > 0);
    const body = { key: 'k'.repeat(20), name: 'Juno', text: 'hold the hill' };
    assert.equal((await call(one, 'POST', `/api/games/${id}/talk/spectators`, { body })).status, 201);
    await watcher.until(() => watcher.wire.includes('hold the hill'));
    const command = { t: 'resign', seen: 0, cmd: 'r' };
    await call(one, 'POST', `/api/games/${id}/commands`, { body: command, token: tokens[0] });
    await player.until(() => player.wire.includes('hold the hill'));
    assert.match(player.wire, /resign[^]*hold the hill/);
    for (const page of [watcher, player]) page.close();
  }));
