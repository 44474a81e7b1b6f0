import type { Entry, Json, Side } from '@linstock/kernel';
import type { Command, GameView, HostMessage, Rematch, StandingRules } from '@linstock/protocol';
import { freshHex } from '../common/fresh.ts';
import { type Host, mergeEntries, type News, type Outcome } from './host.ts';
import { KnownRematch } from './knownRematch.ts';
import type { Line, OpenLine } from './line.ts';

/** A command before it has an id. */
type Unsent = Command extends infer C ? (C extends Command ? Omit<C, 'cmd'> : never) : never;
/** What a line tells its host. */
type Heard = HostMessage | Extract<News, { t: 'line' }>;

interface Pending {
  readonly command: Command;
  readonly settle: (outcome: Outcome) => void;
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
  readonly #standing = new Map<Side, StandingRules>();
  #secret: string | null = null;
  readonly #rematch = new KnownRematch();

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
          (heard) => this.#hear(seat, heard),
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
    for (const [side, rules] of this.#standing) hear({ t: 'standing', side, rules });
    if (this.#secret !== null) hear({ t: 'revealed', secret: this.#secret });
    const { told } = this.#rematch;
    if (told) hear({ t: 'rematch', rematch: told });
    return () => this.#listeners.delete(hear);
  }

  answer(seen: number, side: Side, value: Json): Promise<Outcome> {
    return this.#send(side, { t: 'answer', seen, answer: value });
  }

  takeBack(seen: number, side: Side, to: number, offer: boolean): Promise<Outcome> {
    return this.#send(side, { t: 'back', seen, to, offer });
  }

  reply(seen: number, side: Side, agree: boolean): Promise<Outcome> {
    return this.#send(side, { t: 'reply', seen, agree });
  }

  standing(side: Side, rules: StandingRules): Promise<Outcome> {
    return this.#send(side, { t: 'standing', seen: this.#head, rules });
  }

  claim(side: Side): Promise<Outcome> {
    return this.#send(side, { t: 'claim', seen: this.#head });
  }

  resign(side: Side): Promise<Outcome> {
    return this.#send(side, { t: 'resign', seen: this.#head });
  }

  draw(side: Side, draw: boolean): Promise<Outcome> {
    return this.#send(side, { t: 'draw', seen: this.#head, draw });
  }

  rematch(side: Side, rematch: Rematch | null): Promise<Outcome> {
    this.#rematch.offer(side, rematch);
    return this.#send(side, { t: 'rematch', seen: this.#head, rematch });
  }

  replyRematch(side: Side, agree: boolean): Promise<Outcome> {
    return this.#send(side, { t: 'rematch-reply', seen: this.#head, agree });
  }

  nonce(side: Side, nonce: string): Promise<Outcome> {
    return this.#send(side, { t: 'nonce', seen: this.#head, nonce });
  }

  close(): void {
    for (const line of this.#seatLines.values()) line.close();
    this.#listeners.clear();
  }

  #send(side: Side, command: Unsent): Promise<Outcome> {
    const line = this.#seatLines.get(side);
    const fault = { code: 'no-seat', clause: null, sentence: 'This page has no seat on that side.' };
    return line ? line.send({ ...command, cmd: freshHex(16) }) : Promise.resolve(fault);
  }

  #hear(seat: Side | null, heard: Heard): void {
    switch (heard.t) {
      case 'entries': {
        const fresh = mergeEntries(this.#entries, heard.entries);
        if (fresh.length > 0) this.#tell({ t: 'entries', entries: fresh });
        return;
      }
      case 'revealed':
        this.#secret = heard.secret;
        this.#tell(heard);
        return;
      case 'rematch':
        if (this.#rematch.hear(heard.rematch)) return this.#tell(heard);
        if (this.#rematch.unanswered)
          void this.rematch(this.#rematch.unanswered.side, this.#rematch.unanswered.rematch);
        return;
      case 'standing':
        if (seat === null) return;
        this.#standing.set(seat, heard.rules);
        this.#tell({ t: 'standing', side: seat, rules: heard.rules });
        return;
      case 'offer':
      case 'thinking':
      case 'reason':
      case 'gone':
        this.#tell(heard);
        return;
      case 'line':
        if (heard.state === 'lost') this.#rematch.part();
        this.#tell(heard);
        return;
      case 'game':
        this.#tell({ t: 'offer', offer: heard.game.offer });
        return;
      case 'refused':
        if (heard.cmd === null) this.#tell({ t: 'trouble', fault: heard.error });
        return;
      case 'ack':
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
  readonly #hear: (heard: Heard) => void;
  readonly #pending = new Map<string, Pending>();
  #line: Line | null = null;
  #tries = 0;
  #closed = false;
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(seat: Side | null, open: OpenLine, head: () => number, hear: (heard: Heard) => void) {
    this.#seat = seat;
    this.#open = open;
    this.#head = head;
    this.#hear = hear;
    this.#dial();
  }

  send(command: Command): Promise<Outcome> {
    return new Promise((settle) => {
      this.#pending.set(command.cmd, { command, settle });
      this.#line?.send(command);
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
      event: (message) => current && this.#heard(message),
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

  #heard(message: HostMessage): void {
    if (message.t === 'game') {
      this.#tries = 0;
      this.#hear({ t: 'line', state: 'open' });
      for (const { command } of this.#pending.values()) this.#line?.send(command);
    }
    if (message.t === 'ack') this.#settle(message.cmd, null);
    if (message.t === 'refused' && message.cmd !== null) this.#settle(message.cmd, message.error);
    this.#hear(message);
  }

  #settle(cmd: string, outcome: Outcome): void {
    const pending = this.#pending.get(cmd);
    this.#pending.delete(cmd);
    pending?.settle(outcome);
  }
}
