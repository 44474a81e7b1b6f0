/** Three nodes on one PostgreSQL: they and their connections are killed at random, and nothing acknowledged is lost. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import type { Ack } from '@linstock/protocol';
import type pg from 'pg';
import { NodeProcess } from './nodeProcess.ts';
import { openPool } from '../src/tables/postgresTables.ts';
import { NO_POSTGRES, newPostgres } from './postgres.ts';
import { call, newDuel, WAIT } from './table.ts';

const NATS = process.env['LINSTOCK_TEST_NATS'] ?? 'nats://127.0.0.1:4222';
const GAMES = 24;
const PLAY_MS = 5500;
/** Longest time to wait until every game has an answer, on a busy machine. */
const LONGEST_MS = 60_000;
const KILL_EVERY_MS = 900;
/** Between two answers of a player; a toy game has some twelve rounds. */
const REST_MS = 300;

/** A player who sends each command to one node after another until one of them replies. */
async function play(
  nodes: readonly NodeProcess[],
  game: string,
  token: string,
  acknowledged: Map<string, number>,
  ends: () => boolean,
): Promise<void> {
  const any = () => nodes[Math.floor(Math.random() * nodes.length)]?.address ?? '';
  const path = `/api/games/${game}`;
  for (let tries = 0; !ends(); tries++) {
    const news = await call<{ head: number }>(any(), 'GET', `${path}/entries`, { token }).catch(() => null);
    if (news?.status !== 200) continue;
    const cmd = `${token.slice(0, 6)}-${tries}`;
    const body = { t: 'answer', cmd, seen: news.body.head, answer: WAIT };
    let reply = null;
    while (!reply || reply.status >= 500) {
      if (ends()) return;
      reply = await call<Ack>(any(), 'POST', `${path}/commands`, { body, token }).catch(() => null);
    }
    if (reply.status === 200 && reply.body.n !== null) acknowledged.set(cmd, reply.body.n);
    await setTimeout(Math.random() * 2 * REST_MS);
  }
}

/** Kills a node, and then breaks the connections of all, in turn; each killed node starts again. */
async function makeTrouble(
  nodes: readonly NodeProcess[],
  pool: pg.Pool,
  ends: () => boolean,
): Promise<number> {
  let killed = 0;
  const restarts: Promise<void>[] = [];
  for (await setTimeout(KILL_EVERY_MS); !ends(); await setTimeout(KILL_EVERY_MS)) {
    const node = nodes[killed % nodes.length];
    if (killed++ % 3 === 2)
      await pool.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
    else if (node?.address) restarts.push(node.kill().then(() => node.start()));
  }
  await Promise.all(restarts);
  return killed;
}

/** Every acknowledged command has the reported entry, no command is stored twice, and no number is missing. */
async function checkGame(
  pool: pg.Pool,
  id: string,
  acknowledged: ReadonlyMap<string, number>,
): Promise<void> {
  const { rows } = await pool.query<{ n: number; cmd: string | null }>(
    'select n, cmd from entry join game on game_no = no where id = $1 order by n',
    [id],
  );
  assert.deepEqual(
    rows.map(({ n }) => n),
    rows.map((_, i) => i + 1),
  );
  const stored = new Map(rows.flatMap(({ n, cmd }) => (cmd === null ? [] : [[cmd.slice(2), n] as const])));
  assert.equal(stored.size, rows.length, 'no command twice');
  assert.ok(acknowledged.size > 0, 'something was played');
  for (const [cmd, n] of acknowledged) assert.equal(stored.get(cmd), n, `${cmd} was acknowledged as ${n}`);
}

test('three nodes are killed in turn and lose their connections: nothing acknowledged is lost or doubled', async (t) => {
  const databaseUrl = await newPostgres(t);
  if (databaseUrl === null) return t.skip(NO_POSTGRES);
  const data = mkdtempSync(join(tmpdir(), 'linstock-chaos-'));
  const nodes = Array.from({ length: 3 }, () => new NodeProcess([data, databaseUrl, NATS]));
  const pool = openPool(databaseUrl, () => undefined);
  try {
    await Promise.all(nodes.map((node) => node.start()));
    const games = await Promise.all(
      Array.from({ length: GAMES }, async () => ({
        ...(await newDuel(nodes[0]?.address ?? '')),
        acknowledged: new Map<string, number>(),
      })),
    );
    const begun = performance.now();
    const ends = (): boolean => {
      const passed = performance.now() - begun;
      const allPlayed = games.every(({ acknowledged }) => acknowledged.size > 0);
      return passed > (allPlayed ? PLAY_MS : LONGEST_MS);
    };
    const players = games.flatMap(({ id, tokens, acknowledged }) =>
      tokens.map((token) => play(nodes, id, token, acknowledged, ends)),
    );
    const killed = await makeTrouble(nodes, pool, ends);
    await Promise.all(players);
    const total = games.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0);
    // One whose connection broke while it started may still be starting again.
    await Promise.all(nodes.map((node) => node.start()));
    t.diagnostic(`${killed} troubles, ${total} answers acknowledged`);
    for (const { id, tokens, acknowledged } of games) {
      await checkGame(pool, id, acknowledged);
      for (const token of [...tokens, '']) {
        const records = nodes.map(({ address }) =>
          call(address, 'GET', `/api/games/${id}/record`, { token }),
        );
        const [first, ...others] = (await Promise.all(records)).map(({ body }) => body);
        for (const other of others) assert.deepEqual(other, first);
      }
    }
  } finally {
    await Promise.all(nodes.map((node) => node.kill()));
    await pool.end();
    rmSync(data, { recursive: true, force: true });
  }
});
