/**
 * One visitor who sends as much as a hundred sockets carry does not slow others. The server replies within 100 ms,
 * and another player's answer is stored within 200 ms. `FLOOD=stale,ping` tries these kinds alone.
 */
import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { Game } from '@linstock/kernel';
import { gameViewSchema, type HostMessage } from '@linstock/protocol';
import { loadRulebook } from '@linstock/systems';
import type { WebSocket } from 'ws';
import { newDuel, openSocket } from './flood/duel.ts';

const SOCKETS = 100;
const PER_SECOND = 25;
const SECONDS = 10;
/** The messages over sockets, and the requests over HTTP. */
const KINDS = [
  'stale',
  'malformed',
  'unreadable',
  'ping',
  'repeat',
  'nonce',
  'draw',
  'back',
  'claim',
  'rematch',
  'standing',
  'large',
  'ask get',
  'ask record',
  'ask entries',
  'ask stale',
  'ask join',
  'ask import',
];
/** Milliseconds that /healthz and another player's answer may take, at the 99th percentile and at worst. */
const MOST = { health: 100, answer: 200 };

// A server for each kind: the last flood's places are free again only after a while.
let folder: string;
let server: ChildProcess;
let address: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'linstock-flood-'));
  server = child('server.ts', folder);
  address = await nextLine(server);
});
afterEach(async () => {
  server.kill('SIGKILL');
  await once(server, 'exit');
  rmSync(folder, { recursive: true, force: true });
});

for (const kind of ['nothing', ...(process.env['FLOOD']?.split(',') ?? KINDS)]) {
  test(`a flood of ${kind}: others are answered in time`, { timeout: 120_000 }, async (t) => {
    let flooder: ChildProcess | null = null;
    t.after(() => flooder?.kill('SIGKILL'));
    const player = await openPlayer();
    const [, asked] = /^ask (.*)/.exec(kind) ?? [];
    if (asked) flooder = child('asker.ts', address, asked, `${SOCKETS}`);
    else if (kind !== 'nothing') flooder = child('flooder.ts', address, kind, `${SOCKETS}`, `${PER_SECOND}`);
    if (flooder) await nextLine(flooder);
    const used = await processorTime();
    const until = performance.now() + SECONDS * 1000;
    const [health, answers] = await Promise.all([healthTimes(until), answerTimes(player, until)]);
    const share = ((await processorTime()) - used) / SECONDS / 10;
    t.diagnostic(
      `/healthz ${summary(health)}; an answer ${summary(answers)}; processor ${share.toFixed(0)} %`,
    );
    if (flooder) t.diagnostic(await endOf(flooder));
    if (kind === 'nothing') return;
    assert.ok(Math.max(...health) <= MOST.health, `/healthz took ${summary(health)}`);
    assert.ok(Math.max(...answers) <= MOST.answer, `an answer took ${summary(answers)}`);
  });
}

function child(file: string, ...args: string[]): ChildProcess {
  const path = join(import.meta.dirname, 'flood', file);
  return spawn(process.execPath, [path, ...args], { stdio: ['pipe', 'pipe', 'inherit'] });
}

/** Milliseconds of processor time that the server has used. */
async function processorTime(): Promise<number> {
  const line = nextLine(server);
  server.stdin?.write('\n');
  return Number(await line);
}

async function nextLine(from: ChildProcess): Promise<string> {
  assert.ok(from.stdout);
  const lines = createInterface({ input: from.stdout });
  const ended = once(from, 'exit').then(([code]) => assert.fail(`a process of the test ended with ${code}`));
  const [line] = (await Promise.race([once(lines, 'line'), ended])) as [string];
  lines.close();
  ended.catch(() => undefined);
  return line;
}

async function endOf(flooder: ChildProcess): Promise<string> {
  const last = nextLine(flooder);
  flooder.stdin?.end();
  await once(flooder, 'exit');
  return last;
}

/** Milliseconds that /healthz takes, asked 20 times a second. */
async function healthTimes(until: number): Promise<number[]> {
  const times: number[] = [];
  while (performance.now() < until) {
    const begun = performance.now();
    assert.equal((await fetch(`${address}/healthz`)).status, 200);
    times.push(performance.now() - begun);
    await setTimeout(50);
  }
  return times;
}

/** Another player, who sits at both sides of a game. */
interface Player {
  readonly sockets: readonly WebSocket[];
  readonly game: Game<unknown, unknown, unknown>;
}

async function openPlayer(): Promise<Player> {
  const duel = await newDuel(address);
  const sockets = [await openSocket(duel, 0), await openSocket(duel, 1)];
  const view = gameViewSchema.parse(await (await fetch(`${address}/api/games/${duel.id}`)).json());
  const rules = await loadRulebook('american-legions');
  return { sockets, game: Game.fromRecord(rules, { ...view.header, entries: [] }) };
}

/** Milliseconds that legal answers take from the socket of a player to the word that they are taken, five a second. */
async function answerTimes({ sockets, game }: Player, until: number): Promise<number[]> {
  const times: number[] = [];
  const heard = (text: string): HostMessage => JSON.parse(text) as HostMessage;
  while (performance.now() < until && !game.over) {
    const [question] = game.open;
    const answer = question && [...question.options()][0];
    const socket = question && sockets[question.side];
    if (!socket) break;
    const told: HostMessage[] = [];
    const hear = (data: Buffer): void => void told.push(heard(String(data)));
    socket.on('message', hear);
    const begun = performance.now();
    socket.send(JSON.stringify({ t: 'answer', cmd: `a${times.length}`, seen: game.head, answer }));
    while (!told.some(({ t }) => t === 'ack' || t === 'refused')) await once(socket, 'message');
    times.push(performance.now() - begun);
    while (!told.some(({ t }) => t === 'entries')) await once(socket, 'message');
    socket.off('message', hear);
    for (const message of told) if (message.t === 'entries') game.follow(message.entries);
    await setTimeout(200);
  }
  for (const socket of sockets) socket.terminate();
  return times;
}

function summary(times: readonly number[]): string {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number): string => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(0);
  return `p50 ${at(0.5)}, p99 ${at(0.99)}, worst ${at(1)} ms of ${times.length}`;
}
