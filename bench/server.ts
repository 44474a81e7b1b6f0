import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { BoardgamePlayers } from './boardgame-players.ts';
import { cpuOf } from './cpu.ts';
import { Duel, type Players, type Step, scriptOf } from './duel.ts';
import { LinstockPlayers } from './linstock-players.ts';
import { type Effort, figure, median, quantile } from './measure.ts';
import type { Part, Row } from './part.ts';
import { peer } from './peers.ts';

/** Games played at the same time, and the wanted ratios to boardgame.io. */
const TABLES = [
  { tables: 1, rate: 1.25, p99: 1.25, cpu: 1 },
  { tables: 50, rate: 3, p99: 0.6, cpu: 0.35 },
  { tables: 200, rate: 3, p99: 0.6, cpu: 0.35 },
] as const;

/** Rounds in which the servers are measured in turn; the figures are medians. */
const ROUNDS = 3;

/** A server that is measured, in a process of its own. */
interface MeasuredServer {
  readonly child: ChildProcess;
  readonly players: () => Players;
}

/** The result of one measurement. */
interface Found {
  /** Orders a second. */
  readonly rate: number;
  readonly p50: number;
  readonly p99: number;
  /** Microseconds of processor time of the server per order. */
  readonly cpu: number;
}

/**
 * Orders per second that the server stores and publishes, and the time of an order from one player's socket through the store
 * to the other player's. Client and server share the machine, so these are minimum speeds. boardgame.io, which stores nothing,
 * is measured in turn in the same run.
 */
export const serverPart: Part = {
  name: 'server',
  title: 'Server: Skirmish over WebSocket, on the disk before it is told to the other player',
  async run({ effort, peers }) {
    const folder = mkdtempSync(join(tmpdir(), 'linstock-bench-'));
    const servers: MeasuredServer[] = [];
    try {
      servers.push(await start('server-child.ts', folder, (address) => new LinstockPlayers(address)));
      if (peers) {
        peer('boardgame.io/core');
        servers.push(await start('boardgame-child.ts', '', (address) => new BoardgamePlayers(address)));
      }
      const script = scriptOf();
      const rows: Row[] = [];
      for (const aims of TABLES)
        rows.push(...rowsOf(aims, await measureInTurn(servers, script, aims.tables, effort)));
      return rows;
    } finally {
      for (const { child } of servers) {
        const ended = once(child, 'exit');
        child.kill('SIGKILL');
        await ended;
      }
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

async function start(
  file: string,
  folder: string,
  players: (address: string) => Players,
): Promise<MeasuredServer> {
  const args = [join(import.meta.dirname, file), folder];
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const [address] = (await once(createInterface({ input: child.stdout! }), 'line')) as [string];
  return { child, players: () => players(address) };
}

/** The findings of each server, round by round. */
async function measureInTurn(
  servers: readonly MeasuredServer[],
  script: readonly Step[],
  tables: number,
  effort: Effort,
): Promise<readonly Found[][]> {
  const found: Found[][] = servers.map(() => []);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [i, server] of servers.entries())
      found[i]?.push(await measure(server, script, tables, effort));
  }
  return found;
}

async function measure(
  { child, players }: MeasuredServer,
  script: readonly Step[],
  tables: number,
  { ms }: Effort,
): Promise<Found> {
  const duels = await Promise.all(Array.from({ length: tables }, () => Duel.open(players(), script)));
  await Promise.all(duels.map((duel) => duel.play(performance.now() + ms)));
  const [begun, before] = [performance.now(), await cpuOf(child)];
  const times = (await Promise.all(duels.map((duel) => duel.play(begun + 2 * ms)))).flat();
  const seconds = (performance.now() - begun) / 1000;
  const used = (await cpuOf(child)) - before;
  for (const duel of duels) duel.close();
  return {
    rate: times.length / seconds,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    cpu: used / times.length,
  };
}

/** The medians of our figures; with a peer, its own and the medians of the ratios of neighbours in one round. */
function rowsOf(
  { tables, rate, p99, cpu }: (typeof TABLES)[number],
  [ours = [], theirs]: readonly Found[][],
): readonly Row[] {
  const games = tables === 1 ? '1 game' : `${tables} games at once`;
  const middle = (of: keyof Found, found: readonly Found[]): number => median(found.map((one) => one[of]));
  const rows: Row[] = [
    { what: games, value: middle('rate', ours), unit: 'entries/s' },
    { what: `${games}, p50`, value: middle('p50', ours), unit: 'ms', note: 'from one player to the other' },
    { what: `${games}, p99`, value: middle('p99', ours), unit: 'ms' },
    { what: `${games}, processor`, value: middle('cpu', ours), unit: 'us/entry', note: 'of the server' },
  ];
  if (!theirs) return rows;
  const ratio = (of: keyof Found): number => median(ours.map((one, i) => one[of] / (theirs[i]?.[of] ?? 1)));
  const peerNote = (of: keyof Found, unit: string): string =>
    `boardgame.io 0.50.2 in memory: ${figure(middle(of, theirs))} ${unit}`;
  return [
    ...rows,
    {
      what: `${games}, against boardgame.io`,
      value: ratio('rate'),
      unit: 'times',
      note: peerNote('rate', 'moves/s'),
      aim: { least: rate },
    },
    {
      what: `${games}, p99 against boardgame.io`,
      value: ratio('p99'),
      unit: 'times',
      note: peerNote('p99', 'ms'),
      aim: { most: p99 },
    },
    {
      what: `${games}, processor against boardgame.io`,
      value: ratio('cpu'),
      unit: 'times',
      note: peerNote('cpu', 'us/move'),
      aim: { most: cpu },
    },
  ];
}
