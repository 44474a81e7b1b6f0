import type { Judge, Line } from '@linstock/judge';
import type { Side } from '@linstock/kernel';
import { commandSchema, type Event, PING, PONG } from '@linstock/protocol';
import type { WebSocket } from 'ws';
import { Fault, notedFault } from '../fault.ts';
import type { Log } from '../log.ts';
import { readJson } from './guard.ts';
import type { Limits } from './limits.ts';

/** Close codes of the WebSocket protocol. */
const TOO_MANY = 1008;
const GOING_AWAY = 1001;

/** Characters of a command id that are said back. */
const LONGEST_ID = 64;

/** One socket at a game: a line to its judge, with a limit on what is sent. */
export class Socket {
  readonly #ws: WebSocket;
  readonly #line: Line;
  readonly #log: Log;
  readonly #limits: Limits;
  #allowance: number;
  #refilled = performance.now();
  #excess = 0;
  #alive = true;

  constructor(ws: WebSocket, judge: Judge, side: Side | null, from: number, limits: Limits, log: Log) {
    this.#ws = ws;
    this.#limits = limits;
    this.#allowance = limits.burst;
    this.#log = log;
    this.#line = judge.join(side, from, (event) => this.#say(event));
    ws.on('close', () => this.#line.leave());
    ws.on('pong', () => {
      this.#alive = true;
    });
    ws.on('message', (data, binary) => this.#receive(binary ? '' : String(data)));
  }

  /** Called now and then: drops a socket that has not answered since the last call. */
  beat(): void {
    if (!this.#alive) return this.#ws.terminate();
    this.#alive = false;
    this.#ws.ping();
  }

  async #say(event: Event): Promise<void> {
    await this.#send(JSON.stringify(event));
    if (event.t === 'gone') this.#ws.close(GOING_AWAY, 'the game has been deleted');
  }

  #send(text: string): Promise<void> {
    return new Promise((sent) => {
      if (this.#ws.readyState !== this.#ws.OPEN) return sent();
      // A socket that breaks while we send closes by itself; its reader comes back with his number.
      this.#ws.send(text, () => sent());
    });
  }

  #receive(text: string): void {
    let cmd: string | null = null;
    try {
      this.#spend();
      if (text === PING) return void this.#send(PONG);
      const value = readJson(text);
      cmd = commandIn(value);
      const read = commandSchema.safeParse(value);
      if (!read.success) throw unreadable(read.error.issues[0]);
      void this.#line.hear(read.data);
    } catch (error) {
      void this.#say({ t: 'refused', cmd, error: notedFault(error, this.#log).body });
    }
  }

  /** Counts a message against the limit. Throws a Fault when it is one too many, and closes on one who does not stop. */
  #spend(): void {
    const now = performance.now();
    const earned = ((now - this.#refilled) / 1000) * this.#limits.messagesPerSecond;
    this.#allowance = Math.min(this.#limits.burst, this.#allowance + earned);
    this.#refilled = now;
    if (this.#allowance >= 1) {
      this.#allowance--;
      return;
    }
    if (++this.#excess > this.#limits.patience) this.#ws.close(TOO_MANY, 'too many messages');
    throw new Fault(
      429,
      'too-fast',
      'Too many messages at once; this one was not read. Wait a second and send it again.',
    );
  }
}

/** The command id of a message, though the rest of it may not be readable: so its sender hears of it. */
function commandIn(value: unknown): string | null {
  const cmd = typeof value === 'object' && value !== null && 'cmd' in value ? value.cmd : null;
  return typeof cmd === 'string' ? cmd.slice(0, LONGEST_ID) : null;
}

function unreadable(
  issue: { readonly path: readonly PropertyKey[]; readonly message: string } | undefined,
): Fault {
  const where = issue && issue.path.length > 0 ? issue.path.map(String).join('.') : 'The message';
  return new Fault(400, 'malformed', `${where}: ${issue?.message ?? 'is not as expected'}.`);
}
