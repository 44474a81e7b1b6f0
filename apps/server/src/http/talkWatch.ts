import { z } from 'zod';
import type { Person } from '../admin/sanctions.ts';
import type { Log } from '../log.ts';
import type { Services } from '../services.ts';
import { type TableTalk, TALK_SUBJECT } from '../talk/tableTalk.ts';
import type { Socket } from './socket.ts';

/** Milliseconds between two looks for talk at other nodes of which no hint came. */
const LOOK_INTERVAL_MS = 5000;

/** A player's socket, and what it has been sent. */
interface TalkingSocket {
  readonly game: string;
  readonly person: Person;
  readonly socket: Socket;
  /** The last line sent, and the state it was sent in. */
  line: number;
  mark: string;
}

/** Sends the talk of a game to its two players: all of it first, then what is new. Spectators' sockets are not in it. */
export class TalkWatch {
  readonly #talk: TableTalk;
  readonly #log: Log;
  readonly #sockets = new Map<string, Set<TalkingSocket>>();
  /** The sending under way for each game, so that no line is sent twice. */
  readonly #sending = new Map<string, Promise<void>>();
  readonly #timer: NodeJS.Timeout;
  readonly #unsubscribe: () => void;

  constructor(talk: TableTalk, { bus }: Pick<Services, 'bus'>, log: Log) {
    this.#talk = talk;
    this.#log = log;
    this.#unsubscribe = bus.subscribe(TALK_SUBJECT, z.string().max(40), (game) => this.#look(game));
    this.#timer = setInterval(() => {
      for (const game of this.#sockets.keys()) this.#look(game);
    }, LOOK_INTERVAL_MS).unref();
  }

  close(): void {
    clearInterval(this.#timer);
    this.#unsubscribe();
  }

  /** Sends the talk of a game to a player's socket until the returned function is called. */
  add(game: string, person: Person, socket: Socket): () => void {
    const talking: TalkingSocket = { game, person, socket, line: 0, mark: '' };
    const sockets = this.#sockets.get(game) ?? new Set();
    sockets.add(talking);
    this.#sockets.set(game, sockets);
    this.#look(game);
    return () => {
      sockets.delete(talking);
      if (sockets.size === 0 && this.#sockets.get(game) === sockets) this.#sockets.delete(game);
    };
  }

  #look(game: string): void {
    if (!this.#sockets.has(game)) return;
    const before = this.#sending.get(game) ?? Promise.resolve();
    const sending = before.then(() => this.#send(game)).catch(this.#log);
    this.#sending.set(game, sending);
    void sending.finally(() => {
      if (this.#sending.get(game) === sending) this.#sending.delete(game);
    });
  }

  async #send(game: string): Promise<void> {
    const mark = await this.#talk.mark(game);
    for (const each of this.#sockets.get(game) ?? []) {
      if (each.mark === mark) continue;
      const talk = await this.#talk.read(game, each.person, each.line);
      each.mark = mark;
      each.line = talk.lines.at(-1)?.n ?? each.line;
      each.socket.say({ t: 'talk', talk });
    }
  }
}
