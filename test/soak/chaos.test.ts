/**
 * `npm run chaos`: 24 battles of all four systems on three nodes with a real PostgreSQL and a real NATS, two players and a spectator
 * each. Nodes, NATS and connections to PostgreSQL are killed at random; the wire to PostgreSQL is cut and made slow. Afterwards
 * nothing acknowledged is lost or doubled, and every node shows each seat what the record says.
 */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { Game, type GameRecord, seededChance } from '@linstock/kernel';
import type { Created } from '@linstock/protocol';
import { loadRulebook } from '@linstock/systems';
import type pg from 'pg';
import { NodeProcess } from '../../apps/server/test/nodeProcess.ts';
import { NO_POSTGRES, newPostgres } from '../../apps/server/test/postgres.ts';
import { call, takeSeats } from '../../apps/server/test/table.ts';
import { openPool } from '../../apps/server/src/tables/postgresTables.ts';
import { freePort, Nats } from './chaos/nats.ts';
import { type Battle, fetchRecord, play, type Watched, watch } from './chaos/visitors.ts';
import { Wire } from './chaos/wire.ts';

const SEED = process.env['LINSTOCK_SEED'] ?? '1';
const SECONDS = Number(process.env['LINSTOCK_SECONDS'] ?? 60);
const GAMES = 24;
/** The longest time between two troubles. */
const CALM_MS = 2500;
/**
 * Time after which all nodes agree, once all are repaired: a query without a reply counts as failed after 15 seconds.
 */
const AGREE_MS = 60_000;

/** A small battle of each system. */
const BATTLES = [
  ['american-legions', 'waxhaws'],
  ['flintlock', 'cowpens'],
  ['morschauser', 'pick-up'],
  ['johnny-reb', 'mcphersons-ridge'],
] as const;

/** The parts that can be broken. */
interface Stage {
  readonly nodes: readonly NodeProcess[];
  readonly nats: Nats;
  readonly wire: Wire;
  readonly pool: pg.Pool;
}

/** Each trouble, and how it ends. */
const TROUBLES: Readonly<Record<string, (stage: Stage, drawn: number) => Promise<void>>> = {
  async 'a node is killed'({ nodes }, drawn) {
    const node = nodes[drawn % nodes.length];
    await node?.kill();
    await node?.start();
  },
  async 'NATS is killed'({ nats }) {
    await nats.kill();
    await setTimeout(1500);
    nats.start();
  },
  async 'connections to PostgreSQL are killed'({ pool }) {
    await pool.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
  },
  async 'PostgreSQL is out of reach'({ wire }) {
    wire.cut();
    await setTimeout(1500);
    wire.mend();
  },
  async 'PostgreSQL is slow'({ wire }) {
    wire.delay(80);
    await setTimeout(2500);
    wire.delay(0);
  },
};

/** Makes trouble after trouble until `ends`. Returns how often each came. */
async function makeTrouble(stage: Stage, ends: () => boolean): Promise<Readonly<Record<string, number>>> {
  const chance = seededChance(`chaos ${SEED}`);
  const counts: Record<string, number> = {};
  const names = Object.keys(TROUBLES);
  while (!ends()) {
    const name = names[chance.below(names.length)]!;
    counts[name] = (counts[name] ?? 0) + 1;
    await TROUBLES[name]!(stage, chance.below(1000));
    await setTimeout(chance.below(CALM_MS));
  }
  return counts;
}

/** A battle between two people, or in every fourth round a person and a machine. */
async function newBattle(address: string, n: number): Promise<Battle> {
  const [system, battle] = BATTLES[n % BATTLES.length]!;
  const second =
    Math.floor(n / BATTLES.length) % 4 === 3 ? { kind: 'bot', level: 'easy' } : { kind: 'human' };
  const body = { system, battle, seats: [{ kind: 'human' }, second] };
  const made = await call<Created>(address, 'POST', '/api/games', { body });
  assert.equal(made.status, 201, JSON.stringify(made.body));
  const tokens = await takeSeats(address, made.body);
  return { id: made.body.game.id, system, tokens, acknowledged: new Map() };
}

/** Every acknowledged command is the entry it was said to be, none is there twice, no number is missing. */
async function checkStored(pool: pg.Pool, { id, acknowledged }: Battle): Promise<number> {
  const { rows } = await pool.query<{ n: number; cmd: string | null }>(
    'select n, cmd from entry join game on game_no = no where id = $1 order by n',
    [id],
  );
  assert.deepEqual(
    rows.map(({ n }) => n),
    rows.map((_, i) => i + 1),
  );
  const commands = rows.flatMap(({ cmd }) => (cmd === null ? [] : [cmd]));
  assert.equal(new Set(commands).size, commands.length, 'no command twice');
  const stored = new Map(rows.map(({ n, cmd }) => [cmd, n]));
  for (const [cmd, n] of acknowledged) assert.equal(stored.get(cmd), n, `${cmd} was acknowledged as ${n}`);
  return rows.length;
}

/** The record that all nodes show a seat, once they agree: one that was cut off hears of the last entries a little later. */
async function agreedRecord(
  nodes: readonly NodeProcess[],
  { id, system }: Battle,
  token: string,
): Promise<GameRecord> {
  const end = performance.now() + AGREE_MS;
  for (;;) {
    const records = await Promise.all(nodes.map(({ address }) => fetchRecord(address, id, token)));
    const [first, ...others] = records;
    if (first && others.every((other) => isDeepStrictEqual(other, first))) return first;
    if (performance.now() > end)
      assert.fail(`${system} ${id}: the nodes do not agree: ${records.map(describeRecord).join('; ')}`);
    await setTimeout(200);
  }
}

function describeRecord(record: GameRecord | null): string {
  if (!record) return 'no record';
  const { entries } = record;
  const sealed = entries.filter((each) => 'seal' in each && !('answer' in each));
  return `${entries.length} entries, ${sealed.length} sealed, last hash ${entries.at(-1)?.hash.slice(0, 8)}`;
}

/** All nodes show each seat and a spectator the same record; it replays, and is what the spectator was sent. */
async function checkViews(nodes: readonly NodeProcess[], battle: Battle, watched: Watched): Promise<void> {
  const rules = await loadRulebook(battle.system);
  for (const token of new Set([...battle.tokens, ''])) {
    const first = await agreedRecord(nodes, battle, token);
    Game.fromRecord(rules, first);
    if (token !== '') continue;
    const hashes = new Map(first.entries.map(({ n, hash }) => [n, hash]));
    for (const [n, entry] of watched.entries)
      assert.equal(JSON.parse(entry).hash, hashes.get(n), `${battle.system}: entry ${n} as watched`);
    for (let n = 1; n <= watched.entries.size; n++)
      assert.ok(watched.entries.has(n), `entry ${n} was not sent`);
  }
}

test(`24 battles on three nodes, ${SECONDS} s of trouble, seed ${SEED}: nothing is lost or doubled`, async (t) => {
  const databaseUrl = await newPostgres(t);
  if (databaseUrl === null) return t.skip(NO_POSTGRES);
  const data = mkdtempSync(join(tmpdir(), 'linstock-chaos-'));
  const nats = new Nats(await freePort());
  nats.start();
  const wire = await Wire.open(databaseUrl);
  const args = [data, wire.address, `nats://127.0.0.1:${nats.port}`, 'real'];
  const nodes = Array.from({ length: 3 }, () => new NodeProcess(args));
  const pool = openPool(databaseUrl, () => undefined);
  try {
    await Promise.all(nodes.map((node) => node.start()));
    const first = nodes[0]?.address ?? '';
    const battles = await Promise.all(Array.from({ length: GAMES }, (_, n) => newBattle(first, n)));
    const end = performance.now() + 1000 * SECONDS;
    const ends = (): boolean => performance.now() > end;
    const addresses = () => nodes.map(({ address }) => address);
    const watching = battles.map(({ id }) => watch(addresses, id, ends));
    const playing = battles.flatMap((battle) =>
      ([0, 1] as const)
        .filter((side) => battle.tokens[side] !== '')
        .map((side) => play(addresses, battle, side, ends)),
    );
    const troubles = await makeTrouble({ nodes, nats, wire, pool }, ends);
    await Promise.all(playing);
    const watched = await Promise.all(watching);
    // Machines finish the move they are at.
    await setTimeout(2000);
    let stored = 0;
    for (const [i, battle] of battles.entries()) {
      stored += await checkStored(pool, battle);
      await checkViews(nodes, battle, watched[i]!);
    }
    const acknowledged = battles.reduce((sum, each) => sum + each.acknowledged.size, 0);
    assert.ok(acknowledged > GAMES, `${acknowledged} answers acknowledged`);
    const gap = Math.max(...watched.map(({ longestGapMs }) => longestGapMs));
    t.diagnostic(JSON.stringify(troubles));
    t.diagnostic(
      `${acknowledged} answers acknowledged, ${stored} entries; longest time without a node ${Math.round(gap)} ms`,
    );
  } finally {
    await Promise.all(nodes.map((node) => node.kill()));
    await nats.kill();
    wire.close();
    await pool.end();
    rmSync(data, { recursive: true, force: true });
  }
});
