import type { Duplex } from 'node:stream';
import type { SendToReader, Subscription } from '@linstock/judge';
import { commandSchema, type HostMessage, PING, PONG } from '@linstock/protocol';
import type { WebSocket } from 'ws';
import { Fault, notedFault } from '../fault.ts';
import type { Log } from '../log.ts';
import { readJson } from './guard.ts';
import type { Pace } from './pace.ts';

/** Close codes of the WebSocket protocol. */
const TOO_MANY = 1008;
const GOING_AWAY = 1001;

/** Close code of our own: the device has been signed out of the seat. */
const SIGNED_OUT = 4001;

/** Characters of a command id that are said back. */
const LONGEST_ID = 64;

/** Entries that are written at once; more are heavy work. */
const MAX_LIGHT_ENTRIES = 50;

/** The server's services for a socket. */
export interface SocketParts {
  readonly pace: Pace;
  /** Number of unanswered beats after which the socket is closed. */
  readonly patience: number;
  /** Does work that takes long in turns with others. */
  readonly heavy: <T>(work: () => T) => Promise<T>;
  readonly log: Log;
  /** The connection under the WebSocket. */
  readonly connection: Duplex;
}

/** Bytes are sent as text too. */
const TEXT = { binary: false } as const;

/** Bytes that may wait in an inbox; until there is room again, nothing is taken from the network. */
const MAX_INBOX_BYTES = 32_768;

/** Bytes of memory that a message takes in addition to its text. */
const MESSAGE_OVERHEAD_BYTES = 64;

/**
 * One WebSocket of a game, connected to its judge. Messages are read one at a time, as fast as the socket takes the
 * replies. A sender of too many messages waits, and costs the server nothing.
 */
export class Socket {
  readonly #ws: WebSocket;
  readonly #line: Subscription;
  readonly #log: Log;
  readonly #pace: Pace;
  readonly #patience: number;
  readonly #heavy: SocketParts['heavy'];
  readonly #connection: Duplex;
  #corked = false;
  /** Messages received and not read yet. */
  readonly #inbox: string[] = [];
  #waiting = 0;
  #reading = false;
  #timer: NodeJS.Timeout | null = null;
  /** Beats since the inbox was last empty. */
  #behind = 0;
  #alive = true;
  #gone = false;

  constructor(
    ws: WebSocket,
    join: (say: SendToReader) => Subscription,
    { pace, patience, heavy, log, connection }: SocketParts,
  ) {
    this.#ws = ws;
    this.#pace = pace;
    this.#patience = patience;
    this.#heavy = heavy;
    this.#connection = connection;
    this.#log = log;
    this.#line = join((message) => this.#sendMessage(message));
    ws.on('close', () => this.#leave());
    ws.on('pong', () => {
      this.#alive = true;
    });
    ws.on('message', (data, binary) => {
      const text = binary ? '' : String(data);
      this.#inbox.push(text);
      this.#waiting += text.length + MESSAGE_OVERHEAD_BYTES;
      if (this.#waiting > MAX_INBOX_BYTES) ws.pause();
      if (!this.#reading) void this.#read();
    });
  }

  /** Called now and then: drops a socket that has not answered since the last call, or that sends too much without end. */
  beat(): void {
    if (this.#inbox.length > 0) {
      // Its reply to our ping waits behind the messages it has sent.
      if (++this.#behind === this.#patience) this.#ws.close(TOO_MANY, 'too many messages');
      if (this.#behind > this.#patience) this.#ws.terminate();
      return;
    }
    if (!this.#alive) return this.#ws.terminate();
    this.#alive = false;
    this.#ws.ping();
  }

  /** Sends a message that is for this reader alone. */
  say(message: HostMessage): void {
    if (!this.#gone) void this.#sendMessage(message);
  }

  /** Closes the socket of a device that has been signed out, after one last message. Nothing more of the game is sent. */
  signOut(by: string): void {
    this.#line.leave();
    this.#gone = true;
    this.#inbox.length = 0;
    void this.#send(bytesOf({ t: 'signed-out', by }));
    this.#ws.close(SIGNED_OUT, 'signed out');
  }

  #leave(): void {
    if (this.#timer) {
      clearTimeout(this.#timer);
      this.#inbox.length = 0;
    }
    this.#gone = true;
    this.#line.leave();
  }

  #sendMessage(message: HostMessage): Promise<void> {
    const long = message.t === 'entries' && message.entries.length > MAX_LIGHT_ENTRIES;
    if (long) return this.#heavy(() => JSON.stringify(message)).then((text) => this.#send(text));
    const sent = this.#send(bytesOf(message));
    if (message.t !== 'gone') return sent;
    return sent.then(() => this.#ws.close(GOING_AWAY, 'the game has been deleted'));
  }

  #send(text: string | Buffer): Promise<void> {
    return new Promise((sent) => {
      if (this.#ws.readyState !== this.#ws.OPEN) return sent();
      this.#cork();
      // A socket that fails while we send closes by itself. Its reader reconnects with the number of its last
      // entry.
      this.#ws.send(text, TEXT, () => sent());
    });
  }

  /** Messages of one turn of the event loop, such as an entry and its acknowledgement, leave in one write. */
  #cork(): void {
    if (this.#corked) return;
    this.#corked = true;
    this.#connection.cork();
    process.nextTick(() => {
      this.#corked = false;
      this.#connection.uncork();
    });
  }

  /** Reads the inbox as fast as the limit allows. */
  async #read(): Promise<void> {
    this.#reading = true;
    for (let text = this.#inbox[0]; text !== undefined; text = this.#inbox[0]) {
      const wait = this.#pace.read(text.length);
      if (wait > 0) {
        // Messages sent before the sender left still count, but nothing waits for a sender who has left.
        if (this.#gone) return;
        await this.#rest(wait);
      } else {
        this.#inbox.shift();
        this.#waiting -= text.length + MESSAGE_OVERHEAD_BYTES;
        if (this.#ws.isPaused && this.#waiting <= MAX_INBOX_BYTES) this.#ws.resume();
        await this.#receive(text);
      }
    }
    this.#reading = false;
    this.#behind = 0;
  }

  #rest(ms: number): Promise<void> {
    return new Promise((rested) => {
      this.#timer = setTimeout(() => {
        this.#timer = null;
        rested();
      }, ms);
    });
  }

  async #receive(text: string): Promise<void> {
    let cmd: string | null = null;
    try {
      if (text === PING) return void this.#send(PONG);
      const value = readJson(text);
      cmd = commandIn(value);
      const read = commandSchema.safeParse(value);
      if (!read.success) throw unreadable(read.error.issues[0]);
      if (await this.#line.takeCommand(read.data)) this.#pace.charge();
    } catch (error) {
      void this.#sendMessage({ t: 'refused', cmd, error: notedFault(error, this.#log).body });
    }
  }
}

/** The message written last, and its bytes: a message to many sockets is serialised once. */
let last: { readonly message: HostMessage; readonly bytes: Buffer } | null = null;

function bytesOf(message: HostMessage): Buffer {
  if (!last || !saysTheSame(last.message, message))
    last = { message, bytes: Buffer.from(JSON.stringify(message)) };
  return last.bytes;
}

/** True if two messages are one, or both tell of one entry, which does not change. A reader who may not see all of it has another. */
function saysTheSame(one: HostMessage, other: HostMessage): boolean {
  if (one === other) return true;
  if (one.t !== 'entries' || other.t !== 'entries') return false;
  return one.entries.length === 1 && other.entries.length === 1 && one.entries[0] === other.entries[0];
}

/** The command id of a message, even if the rest is not readable, so that its sender gets a reply. */
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
