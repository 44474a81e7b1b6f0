import type { HostMessage } from '@linstock/protocol';
import { z } from 'zod';
import type { Person } from '../admin/sanctions.ts';
import type { Log } from '../log.ts';
import type { Services } from '../services.ts';
import {
  mayHear,
  SPECTATORS_SUBJECT,
  type SpectatorsTalkTable,
  type TalkReader,
} from '../talk/spectatorsTalk.ts';
import { type TableTalk, TALK_SUBJECT } from '../talk/tableTalk.ts';
import type { Socket } from './socket.ts';

/** Milliseconds between two looks for talk at other nodes of which no hint came. */
const LOOK_INTERVAL_MS = 5000;

/** One kind of talk, as it is sent to readers of its own kind. */
interface TalkSource<R> {
  /** The subject of the hint that the talk of a game has changed. */
  readonly subject: string;
  /** True if a reader may have the talk now. */
  hears(reader: R): boolean;
  /** A page is sent the talk again when this value changes; null if it is sent none. */
  mark(game: string): Promise<string | null>;
  /** The message with the lines after line `after`, and the number of its last line; null if it has none. */
  message(
    game: string,
    reader: R,
    after: number,
  ): Promise<{ readonly message: HostMessage; readonly last: number | null }>;
}

/** The talk of the players. */
export function tableTalkSource(talk: TableTalk): TalkSource<Person> {
  return {
    subject: TALK_SUBJECT,
    hears: () => true,
    mark: (game) => talk.mark(game),
    message: async (game, person, after) => {
      const read = await talk.read(game, person, after);
      return { message: { t: 'talk', talk: read }, last: read.lines.at(-1)?.n ?? null };
    },
  };
}

/** The talk of the spectators. It is not sent to a player of the game before the end. */
export function spectatorsTalkSource(talk: SpectatorsTalkTable): TalkSource<TalkReader> {
  return {
    subject: SPECTATORS_SUBJECT,
    hears: mayHear,
    mark: (game) => talk.mark(game),
    message: async (game, reader, after) => {
      const read = await talk.read(game, reader, after);
      return { message: { t: 'spectators-talk', talk: read }, last: read.lines.at(-1)?.n ?? null };
    },
  };
}

/** A reader's socket, and what it has been sent. */
interface TalkingSocket<R> {
  readonly reader: R;
  readonly socket: Socket;
  /** The last line sent, and the state it was sent in. */
  line: number;
  mark: string;
}

/** Sends one kind of talk to its readers: all of it first, then what is new. */
export class TalkWatch<R> {
  readonly #source: TalkSource<R>;
  readonly #log: Log;
  readonly #sockets = new Map<string, Set<TalkingSocket<R>>>();
  /** The sending under way for each game, so that no line is sent twice. */
  readonly #sending = new Map<string, Promise<void>>();
  readonly #timer: NodeJS.Timeout;
  readonly #unsubscribe: () => void;

  constructor(source: TalkSource<R>, { bus }: Pick<Services, 'bus'>, log: Log) {
    this.#source = source;
    this.#log = log;
    this.#unsubscribe = bus.subscribe(source.subject, z.string().max(40), (game) => this.look(game));
    this.#timer = setInterval(() => {
      for (const game of this.#sockets.keys()) this.look(game);
    }, LOOK_INTERVAL_MS).unref();
  }

  close(): void {
    clearInterval(this.#timer);
    this.#unsubscribe();
  }

  /** Sends the talk of a game to a reader's socket until the returned function is called. */
  add(game: string, reader: R, socket: Socket): () => void {
    const talking: TalkingSocket<R> = { reader, socket, line: 0, mark: '' };
    const sockets = this.#sockets.get(game) ?? new Set();
    sockets.add(talking);
    this.#sockets.set(game, sockets);
    this.look(game);
    return () => {
      sockets.delete(talking);
      if (sockets.size === 0 && this.#sockets.get(game) === sockets) this.#sockets.delete(game);
    };
  }

  /** Sends what is new in a game. */
  look(game: string): void {
    if (!this.#sockets.has(game)) return;
    const before = this.#sending.get(game) ?? Promise.resolve();
    const sending = before.then(() => this.#send(game)).catch(this.#log);
    this.#sending.set(game, sending);
    void sending.finally(() => {
      if (this.#sending.get(game) === sending) this.#sending.delete(game);
    });
  }

  async #send(game: string): Promise<void> {
    const hearing = [...(this.#sockets.get(game) ?? [])].filter(({ reader }) => this.#source.hears(reader));
    if (hearing.length === 0) return;
    const mark = await this.#source.mark(game);
    for (const each of hearing) {
      if (mark === null || each.mark === mark) continue;
      const { message, last } = await this.#source.message(game, each.reader, each.line);
      each.mark = mark;
      each.line = last ?? each.line;
      each.socket.say(message);
    }
  }
}
