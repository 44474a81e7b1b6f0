import type { Entry, Json, Side } from '@linstock/kernel';
import type { ClientMessage, GameView, ServerMessage } from '@linstock/protocol';
import { type Fault, type Host, mergeEntries, type News } from './host.ts';
import type { Line, OpenLine } from './line.ts';

type Request = Exclude<ClientMessage, { t: 'ping' }>;
type JsonValue = Extract<Request, { t: 'answer' }>['answer'];
type Unsent = Request extends infer R ? (R extends Request ? Omit<R, 'cmd'> : never) : never;

interface Pending {
  readonly request: Request;
  readonly settle: (fault: Fault | null) => void;
}

/** Waits before each new try of a broken line, in milliseconds; the last is repeated. */
const WAITS = [250, 500, 1000, 2000, 5000] as const;

/**
 * A host at the end of a line. It opens one line a seat, opens it again when it breaks, catches up from the last entry
 * it has, and repeats what was not yet acknowledged under the same command id.
 */
export class LineHost implements Host {
  readonly id: string;
  readonly game: GameView;
  readonly seats: readonly Side[];
  readonly #open: OpenLine;
  readonly #entries = new Map<number, Entry>();
  readonly #listeners = new Set<(news: News) => void>();
  readonly #seatLines = new Map<Side | null, SeatLine>();
  #secret: string | null = null;

  constructor(game: GameView, seats: readonly Side[], open: OpenLine) {
    this.id = game.id;
    this.game = game;
    this.seats = seats;
    this.#open = open;
    const watched: readonly (Side | null)[] = seats.length > 0 ? seats : [null];
    for (const seat of watched)
      this.#seatLines.set(
        seat,
        new SeatLine(
          seat,
          this.#open,
          () => this.#head,
          (m) => this.#hear(m),
        ),
      );
  }

  get #head(): number {
    return this.#entries.size;
  }

  subscribe(hear: (news: News) => void): () => void {
    this.#listeners.add(hear);
    const entries = [...this.#entries.values()].sort((a, b) => a.n - b.n);
    if (entries.length > 0) hear({ t: 'entries', entries });
    if (this.#secret !== null) hear({ t: 'revealed', secret: this.#secret });
    return () => this.#listeners.delete(hear);
  }

  answer(n: number, side: Side, value: Json): Promise<Fault | null> {
    return this.#ask(side, { t: 'answer', n, answer: value as JsonValue });
  }

  takeBack(n: number, side: Side, to: number): Promise<Fault | null> {
    return this.#ask(side, { t: 'back', n, to });
  }

  reply(n: number, side: Side, agree: boolean): Promise<Fault | null> {
    return this.#ask(side, { t: 'offer', n, agree });
  }

  close(): void {
    for (const line of this.#seatLines.values()) line.close();
    this.#listeners.clear();
  }

  #ask(side: Side, request: Unsent): Promise<Fault | null> {
    const line = this.#seatLines.get(side);
    const fault = { code: 'no-seat', clause: null, sentence: 'This page has no seat on that side.' };
    return line ? line.ask({ ...request, cmd: crypto.randomUUID() } as Request) : Promise.resolve(fault);
  }

  #hear(message: ServerMessage | Extract<News, { t: 'line' }>): void {
    switch (message.t) {
      case 'entries': {
        const fresh = mergeEntries(this.#entries, message.entries as Entry[]);
        if (fresh.length > 0) this.#tell({ t: 'entries', entries: fresh });
        return;
      }
      case 'revealed':
        this.#secret = message.secret;
        this.#tell(message);
        return;
      case 'offer':
      case 'thinking':
      case 'gone':
      case 'line':
        this.#tell(message);
        return;
      case 'game':
        this.#tell({ t: 'offer', offer: message.game.offer });
        return;
      case 'refused':
        if (message.cmd === null) this.#tell({ t: 'trouble', fault: message.error });
        return;
      case 'ack':
      case 'pong':
        return;
    }
  }

  #tell(news: News): void {
    for (const hear of [...this.#listeners]) hear(news);
  }
}

/** One seat's line, kept open. */
class SeatLine {
  readonly #seat: Side | null;
  readonly #open: OpenLine;
  readonly #head: () => number;
  readonly #hear: (message: ServerMessage | Extract<News, { t: 'line' }>) => void;
  readonly #pending = new Map<string, Pending>();
  #line: Line | null = null;
  #tries = 0;
  #closed = false;
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(
    seat: Side | null,
    open: OpenLine,
    head: () => number,
    hear: (message: ServerMessage | Extract<News, { t: 'line' }>) => void,
  ) {
    this.#seat = seat;
    this.#open = open;
    this.#head = head;
    this.#hear = hear;
    this.#dial();
  }

  ask(request: Request): Promise<Fault | null> {
    return new Promise((settle) => {
      this.#pending.set(request.cmd, { request, settle });
      this.#line?.send(request);
    });
  }

  close(): void {
    this.#closed = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#line?.close();
  }

  #dial(): void {
    let current = true;
    this.#line = this.#open(this.#seat, this.#head(), {
      message: (message) => current && this.#heard(message),
      lost: () => {
        if (!current) return;
        current = false;
        this.#lost();
      },
    });
  }

  #lost(): void {
    this.#line = null;
    if (this.#closed) return;
    this.#hear({ t: 'line', state: 'lost' });
    const wait = WAITS[Math.min(this.#tries++, WAITS.length - 1)] ?? 5000;
    this.#timer = setTimeout(() => this.#dial(), wait);
  }

  #heard(message: ServerMessage): void {
    if (message.t === 'game') {
      this.#tries = 0;
      this.#hear({ t: 'line', state: 'open' });
      for (const { request } of this.#pending.values()) this.#line?.send(request);
    }
    if (message.t === 'ack') this.#settle(message.cmd, null);
    if (message.t === 'refused' && message.cmd !== null) this.#settle(message.cmd, message.error);
    this.#hear(message);
  }

  #settle(cmd: string, fault: Fault | null): void {
    const pending = this.#pending.get(cmd);
    this.#pending.delete(cmd);
    pending?.settle(fault);
  }
}
