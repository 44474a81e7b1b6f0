import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Position, type Side, seededChance } from '@linstock/kernel';
import type { Created, HostMessage } from '@linstock/protocol';
import { WebSocket } from 'ws';
import type { Effort } from './measure.ts';
import type { Part, Row } from './part.ts';
import { skirmish } from './skirmish/index.ts';
import type { Order } from './skirmish/state.ts';

/** Games played at once. */
const TABLES = [1, 50, 200];

/** An order of the script every game follows: moves only, so that it does not depend on the dice. */
interface Step {
  readonly side: Side;
  readonly order: Order;
}

/**
 * Entries per second that the server commits and publishes, and the time of an order from one player's socket through
 * the store to the other player's. Client and server share the machine, so these are minimum speeds.
 */
export const serverPart: Part = {
  name: 'server',
  title: 'Server: Skirmish over WebSocket, committed to the embedded database and told to the other player',
  async run({ effort }) {
    const folder = mkdtempSync(join(tmpdir(), 'linstock-bench-'));
    const { child, address } = await serverIn(folder);
    try {
      const script = scriptOf();
      const rows: Row[] = [];
      for (const tables of TABLES) rows.push(...(await measure(address, script, tables, effort)));
      return rows;
    } finally {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

async function serverIn(folder: string): Promise<{ child: ChildProcess; address: string }> {
  const file = join(import.meta.dirname, 'server-child.ts');
  const child = spawn(process.execPath, [file, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [address] = (await once(createInterface({ input: child.stdout! }), 'line')) as [string];
  return { child, address };
}

/** A whole game without fire. */
function scriptOf(): Step[] {
  const chance = seededChance('bench');
  const noDice = {
    throw(): never {
      throw new Error('a move threw dice');
    },
  };
  const position = Position.start(skirmish, null, noDice);
  const script: Step[] = [];
  for (let [question] = position.open; question; [question] = position.open) {
    const moves = [...question.options()].filter(({ order }) => order === 'move');
    const order = moves[chance.below(moves.length)];
    if (!order) break;
    script.push({ side: question.side, order });
    position.giveAnswer(question.side, order, noDice);
  }
  return script;
}

async function measure(
  address: string,
  script: readonly Step[],
  tables: number,
  { ms }: Effort,
): Promise<Row[]> {
  const duels = await Promise.all(Array.from({ length: tables }, () => Duel.open(address, script)));
  await Promise.all(duels.map((duel) => duel.play(performance.now() + ms)));
  const begun = performance.now();
  const played = await Promise.all(duels.map((duel) => duel.play(begun + 2 * ms)));
  const seconds = (performance.now() - begun) / 1000;
  for (const duel of duels) duel.close();
  const times = played.flat().sort((a, b) => a - b);
  const at = (share: number): number =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  const games = tables === 1 ? '1 game' : `${tables} games at once`;
  return [
    { what: games, value: times.length / seconds, unit: 'entries/s' },
    { what: `${games}, p50`, value: at(0.5), unit: 'ms', note: 'from one player to the other' },
    { what: `${games}, p99`, value: at(0.99), unit: 'ms' },
  ];
}

/** Two players with their sockets, who play game after game. */
class Duel {
  readonly #address: string;
  readonly #script: readonly Step[];
  #sockets: readonly WebSocket[] = [];
  #at = 0;
  #told: (n: number) => void = () => undefined;

  private constructor(address: string, script: readonly Step[]) {
    this.#address = address;
    this.#script = script;
  }

  static async open(address: string, script: readonly Step[]): Promise<Duel> {
    const duel = new Duel(address, script);
    await duel.#newGame();
    return duel;
  }

  /** Follows the script, one order in flight, until the time is up; gives the milliseconds each order took. */
  async play(until: number): Promise<number[]> {
    const times: number[] = [];
    while (performance.now() < until) {
      const step = this.#script[this.#at];
      if (step) times.push(await this.#order(step, ++this.#at));
      else await this.#newGame();
    }
    return times;
  }

  close(): void {
    for (const socket of this.#sockets) socket.terminate();
  }

  async #order({ side, order }: Step, n: number): Promise<number> {
    const sent = performance.now();
    const told = new Promise<void>((resolve) => {
      this.#told = (heard) => heard === n && resolve();
    });
    this.#sockets[side]?.send(JSON.stringify({ t: 'answer', seen: n - 1, cmd: `o${n}`, answer: order }));
    await told;
    return performance.now() - sent;
  }

  async #newGame(): Promise<void> {
    this.close();
    const made = await fetch(`${this.#address}/api/games`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        system: 'skirmish',
        battle: 'line',
        seats: [{ kind: 'human' }, { kind: 'human' }],
      }),
    });
    const { game, links } = (await made.json()) as Created;
    const url = `${this.#address.replace('http', 'ws')}/ws/games/${game.id}`;
    const cookies = await Promise.all(links.map(({ token }) => this.#seat(game.id, token)));
    this.#sockets = cookies.map((cookie) => new WebSocket(url, { headers: { cookie } }));
    this.#sockets.forEach((socket, side) => socket.on('message', (data) => this.#hear(side, String(data))));
    await Promise.all(this.#sockets.map((socket) => once(socket, 'open')));
    this.#at = 0;
  }

  /** Takes a seat by its link; returns its cookie. */
  async #seat(game: string, token: string): Promise<string> {
    const taken = await fetch(`${this.#address}/api/games/${game}/join`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    });
    return taken.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  }

  #hear(side: number, text: string): void {
    const message = JSON.parse(text) as HostMessage;
    if (message.t === 'refused') throw new Error(message.error.sentence);
    if (message.t !== 'entries') return;
    for (const entry of message.entries) if (entry.side !== side) this.#told(entry.n);
  }
}
