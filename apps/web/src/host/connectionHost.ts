import type { Entry, Json, ManualEdit, Side } from '@linstock/kernel';
import type { Command, GameView, Rematch, SpectatorsTalk, StandingRules, Talk } from '@linstock/protocol';
import { makeRandomHex } from '../common/randomHex.ts';
import type { OpenConnection } from './connection.ts';
import { type Host, type HostUpdate, mergeEntries, type Outcome } from './host.ts';
import { KnownRematch } from './knownRematch.ts';
import { KnownTalk } from './knownTalk.ts';
import { type ConnectionMessage, SeatConnection } from './seatConnection.ts';
import { NO_STORED_ANSWERS, type StoredAnswers } from './storedAnswers.ts';

/** A command before it has an id. */
type CommandWithoutId = Command extends infer C ? (C extends Command ? Omit<C, 'cmd'> : never) : never;
/**
 * A host at the end of a connection. It opens one connection a seat, and opens it again when it breaks. It
 * catches up from the last entry it has, and repeats unacknowledged commands under the same command id.
 */
export class ConnectionHost implements Host {
  readonly id: string;
  readonly game: GameView;
  readonly seats: readonly Side[];
  readonly #open: OpenConnection;
  readonly #entries = new Map<number, Entry>();
  readonly #listeners = new Set<(update: HostUpdate) => void>();
  readonly #connections = new Map<Side | null, SeatConnection>();
  readonly #standing = new Map<Side, StandingRules>();
  #secret: string | null = null;
  #seats: Extract<HostUpdate, { t: 'seats' }> | null = null;
  readonly #rematch = new KnownRematch();
  readonly #talk = new KnownTalk<Talk>();
  readonly #spectators = new KnownTalk<SpectatorsTalk>();

  /** @param stored the answers that wait for a connection; left out: they wait as long as the page is open */
  constructor(
    game: GameView,
    seats: readonly Side[],
    open: OpenConnection,
    stored: StoredAnswers = NO_STORED_ANSWERS,
  ) {
    this.id = game.id;
    this.game = game;
    this.seats = seats;
    this.#open = open;
    const watched: readonly (Side | null)[] = seats.length > 0 ? seats : [null];
    for (const seat of watched)
      this.#connections.set(
        seat,
        new SeatConnection(
          seat,
          this.#open,
          () => this.#head,
          (message) => this.#takeMessage(seat, message),
          stored,
        ),
      );
  }

  get #head(): number {
    return this.#entries.size;
  }

  subscribe(hear: (update: HostUpdate) => void): () => void {
    this.#listeners.add(hear);
    const entries = [...this.#entries.values()].sort((a, b) => a.n - b.n);
    if (entries.length > 0) hear({ t: 'entries', entries });
    for (const [side, rules] of this.#standing) hear({ t: 'standing', side, rules });
    if (this.#secret !== null) hear({ t: 'revealed', secret: this.#secret });
    if (this.#seats) hear(this.#seats);
    if (this.#talk.now) hear({ t: 'talk', talk: this.#talk.now });
    if (this.#spectators.now) hear({ t: 'spectators-talk', talk: this.#spectators.now });
    const { told } = this.#rematch;
    if (told) hear({ t: 'rematch', rematch: told });
    return () => this.#listeners.delete(hear);
  }

  answer(seen: number, side: Side, value: Json): Promise<Outcome> {
    return this.#send(side, { t: 'answer', seen, answer: value });
  }

  recallAnswer(side: Side): void {
    this.#connections.get(side)?.recallAnswer();
  }

  takeBack(seen: number, side: Side, to: number, offer: boolean): Promise<Outcome> {
    return this.#send(side, { t: 'back', seen, to, offer });
  }

  hand(seen: number, side: Side, edits: readonly ManualEdit[], because: string): Promise<Outcome> {
    return this.#send(side, { t: 'hand', seen, hand: [...edits], ...(because !== '' && { because }) });
  }

  reply(seen: number, side: Side, agree: boolean, alone = false): Promise<Outcome> {
    return this.#send(side, { t: 'reply', seen, agree, ...(alone && { alone }) });
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

  callOff(side: Side): Promise<Outcome> {
    return this.#send(side, { t: 'call-off', seen: this.#head });
  }

  giveTime(side: Side): Promise<Outcome> {
    return this.#send(side, { t: 'give-time', seen: this.#head });
  }

  standIn(side: Side, on: boolean): Promise<Outcome> {
    return this.#send(side, { t: 'stand-in', seen: this.#head, on });
  }

  vacation(side: Side, until: number | null): Promise<Outcome> {
    return this.#send(side, { t: 'vacation', seen: this.#head, until });
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
    for (const connection of this.#connections.values()) connection.close();
    this.#listeners.clear();
  }

  #send(side: Side, command: CommandWithoutId): Promise<Outcome> {
    const connection = this.#connections.get(side);
    const fault = { code: 'no-seat', clause: null, sentence: 'This page has no seat on that side.' };
    return connection ? connection.send({ ...command, cmd: makeRandomHex(16) }) : Promise.resolve(fault);
  }

  #takeMessage(seat: Side | null, message: ConnectionMessage): void {
    switch (message.t) {
      case 'entries': {
        const fresh = mergeEntries(this.#entries, message.entries);
        if (fresh.length > 0) this.#publish({ t: 'entries', entries: fresh });
        return;
      }
      case 'revealed':
        this.#secret = message.secret;
        this.#publish(message);
        return;
      case 'rematch':
        if (this.#rematch.takeOffer(message.rematch)) return this.#publish(message);
        if (this.#rematch.unanswered)
          void this.rematch(this.#rematch.unanswered.side, this.#rematch.unanswered.rematch);
        return;
      case 'standing':
        if (seat === null) return;
        this.#standing.set(seat, message.rules);
        this.#publish({ t: 'standing', side: seat, rules: message.rules });
        return;
      case 'seats':
        this.#seats = { ...message, received: performance.now() };
        this.#publish(this.#seats);
        return;
      case 'talk':
        // A page with both seats has no opponent to talk to.
        if (this.seats.length === 1) this.#publish({ t: 'talk', talk: this.#talk.take(message.talk) });
        return;
      case 'spectators-talk':
        return this.#publish({ t: 'spectators-talk', talk: this.#spectators.take(message.talk) });
      case 'offer':
      case 'thinking':
      case 'reason':
      case 'trouble':
      case 'waiting':
      case 'gone':
        this.#publish(message);
        return;
      case 'signed-out':
        for (const connection of this.#connections.values()) connection.close();
        this.#publish(message);
        return;
      case 'connection':
        if (message.state === 'lost') this.#rematch.part();
        this.#publish(message);
        return;
      case 'game':
        this.#publish({ t: 'offer', offer: message.game.offer });
        return;
      case 'refused':
        if (message.cmd === null) this.#publish({ t: 'trouble', fault: message.error });
        return;
      case 'ack':
        return;
    }
  }

  #publish(update: HostUpdate): void {
    for (const hear of [...this.#listeners]) hear(update);
  }
}
