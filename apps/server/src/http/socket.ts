import type { Side } from '@linstock/kernel';
import type { WebSocket } from 'ws';
import { Fault, faultOf } from '../fault.ts';
import type { News, Room } from '../judge/room.ts';
import { type Ack, type ClientMessage, clientMessageSchema, type ServerMessage } from '@linstock/protocol';
import { readJson } from './guard.ts';
import type { Limits } from './limits.ts';

/** Entries in one message. */
const BATCH = 200;

/** Close codes of the WebSocket protocol. */
const TOO_MANY = 1008;
const GOING_AWAY = 1001;

/** Where errors go that are nobody's fault but ours. */
export type Log = (error: unknown) => void;

/**
 * One socket at a game. It has a cursor of its own: the number up to which its reader has been told. Whatever happens in
 * the room only says that there is more; what is told is read from the room, from the cursor on. So joining has no race.
 */
export class Socket {
  readonly #ws: WebSocket;
  readonly #room: Room;
  readonly #side: Side | null;
  readonly #log: Log;
  readonly #limits: Limits;
  #cursor: number;
  #telling = false;
  #revealed = false;
  #allowance: number;
  #refilled = performance.now();
  #excess = 0;
  #alive = true;

  constructor(ws: WebSocket, room: Room, side: Side | null, from: number, limits: Limits, log: Log) {
    this.#ws = ws;
    this.#room = room;
    this.#side = side;
    this.#cursor = Math.min(from, room.head);
    this.#limits = limits;
    this.#allowance = limits.burst;
    this.#log = log;
    const leave = room.watch((news) => this.#hear(news));
    ws.on('close', leave);
    ws.on('pong', () => {
      this.#alive = true;
    });
    ws.on('message', (data, binary) => void this.#receive(binary ? '' : String(data)));
    void this.#send({ t: 'game', game: room.view(side) });
    for (const thinker of room.thinking) void this.#send({ t: 'thinking', side: thinker, busy: true });
    void this.#catchUp();
  }

  /** Called now and then: drops a socket that has not answered since the last call. */
  beat(): void {
    if (!this.#alive) return this.#ws.terminate();
    this.#alive = false;
    this.#ws.ping();
  }

  #hear(news: News): void {
    if (news.t === 'grown') void this.#catchUp();
    else void this.#send(news);
    if (news.t === 'gone') this.#ws.close(GOING_AWAY, 'the game has been deleted');
  }

  /** Tells what the room has beyond the cursor, no faster than it is taken. */
  async #catchUp(): Promise<void> {
    if (this.#telling) return;
    this.#telling = true;
    while (this.#cursor < this.#room.head && this.#ws.readyState === this.#ws.OPEN) {
      const { upTo, entries } = this.#room.entries(this.#side, this.#cursor, BATCH);
      this.#cursor = upTo;
      await this.#send({ t: 'entries', head: this.#room.head, entries } as ServerMessage);
    }
    this.#telling = false;
    const secret = this.#room.revealed;
    if (secret === null || this.#revealed) return;
    this.#revealed = true;
    await this.#send({ t: 'revealed', secret });
  }

  #send(message: ServerMessage): Promise<void> {
    return new Promise((sent) => {
      if (this.#ws.readyState !== this.#ws.OPEN) return sent();
      // A socket that breaks while we send closes by itself; its reader comes back with his number.
      this.#ws.send(JSON.stringify(message), () => sent());
    });
  }

  async #receive(text: string): Promise<void> {
    let cmd: string | null = null;
    try {
      this.#spend();
      const read = clientMessageSchema.safeParse(readJson(text));
      if (!read.success) throw unreadable(read.error.issues[0]);
      if (read.data.t === 'ping') return await this.#send({ t: 'pong' });
      cmd = read.data.cmd;
      const ack = await this.#take(read.data);
      await this.#send({ t: 'ack', ...ack });
    } catch (error) {
      const fault = faultOf(error);
      if (fault.status >= 500) this.#log(fault.cause ?? fault);
      await this.#send({ t: 'refused', cmd, error: fault.body });
    }
  }

  #take(message: Exclude<ClientMessage, { t: 'ping' }>): Promise<Ack> {
    const side = this.#side;
    if (side === null) {
      throw new Fault(
        401,
        'no-seat',
        'You watch this game and do not play it. Open your seat link to take your seat.',
      );
    }
    switch (message.t) {
      case 'answer':
        return this.#room.answer(side, message);
      case 'back':
        return this.#room.back(side, message);
      case 'offer':
        return this.#room.answerOffer(side, message);
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

function unreadable(
  issue: { readonly path: readonly PropertyKey[]; readonly message: string } | undefined,
): Fault {
  const where = issue && issue.path.length > 0 ? issue.path.map(String).join('.') : 'The message';
  return new Fault(400, 'malformed', `${where}: ${issue?.message ?? 'is not as expected'}.`);
}
