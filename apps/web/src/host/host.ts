import type { ClockTerms, Entry, GameRecord, Json, ManualEdit, Options, Side } from '@linstock/kernel';
import type { Fault, GameView, HostMessage, Rematch, SeatsState, StandingRules } from '@linstock/protocol';

/** The messages with talk: of the players, and of the spectators. */
type Talk = 'talk' | 'spectators-talk';

/**
 * The messages that a page gets about its game: all messages of a judge except replies to its own commands, and the state of the
 * connection. The talk is sent whole each time.
 */
export type HostUpdate =
  | Extract<
      HostMessage,
      { t: 'offer' | 'rematch' | 'revealed' | 'thinking' | 'reason' | Talk | 'gone' | 'signed-out' }
    >
  /** The players' presence, and the clocks; `received` is the page's own time of it, see `performance.now()`. */
  | { readonly t: 'seats'; readonly seats: SeatsState; readonly received: number }
  /** The standing answers of one of this page's seats. */
  | { readonly t: 'standing'; readonly side: Side; readonly rules: StandingRules }
  | { readonly t: 'entries'; readonly entries: readonly Entry[] }
  /** The judge failed at something that no command asked for just now, such as waking a bot. */
  | { readonly t: 'trouble'; readonly fault: Fault }
  | { readonly t: 'connection'; readonly state: 'open' | 'lost' }
  /** The answer of this page that waits for the connection; null when it has been sent or taken back. */
  | { readonly t: 'waiting'; readonly answer: AnswerInWaiting | null };

/** An answer that waits for the connection. */
export interface AnswerInWaiting {
  readonly side: Side;
  /** When it was given, in milliseconds since 1970. */
  readonly given: number;
  /** True if it was sent before the connection was lost: it may have been played. */
  readonly sent: boolean;
}

/** Why something was not done; null if it was. */
export type Outcome = Fault | null;

/** A game as the page plays it, wherever its judge runs. */
export interface Host {
  readonly id: string;
  /** The game when it was opened. */
  readonly game: GameView;
  /** The sides this page answers for; none for a spectator. */
  readonly seats: readonly Side[];
  /** Calls back with all entries so far, then with updates. Returns a function that ends the subscription. */
  subscribe(hear: (update: HostUpdate) => void): () => void;
  // Each is stored and sent again until the judge has accepted or refused it. `seen` is the last entry that the sender had seen.
  answer(seen: number, side: Side, value: Json): Promise<Outcome>;
  /** Takes an answer back that waits for the connection and was never sent. */
  recallAnswer(side: Side): void;
  /** Goes back to entry `to` if that needs no consent. Else, if `offer` is true, the other side is asked. */
  takeBack(seen: number, side: Side, to: number, offer: boolean): Promise<Outcome>;
  /** Changes the board by hand: at once in a sandbox or against a machine, else the other side is asked. */
  hand(seen: number, side: Side, edits: readonly ManualEdit[], because: string): Promise<Outcome>;
  /** Accepts or declines the other side's request to take back, or to change the board by hand. */
  reply(seen: number, side: Side, agree: boolean, alone?: boolean): Promise<Outcome>;
  /** Keeps these standing answers for a side, in place of all before. */
  standing(side: Side, rules: StandingRules): Promise<Outcome>;
  resign(side: Side): Promise<Outcome>;
  /** The other side is late: claims the game, or has it answered for, as was agreed at the start. */
  claim(side: Side): Promise<Outcome>;
  /** Calls the game off before its second turn. */
  callOff(side: Side): Promise<Outcome>;
  /** Gives the other side more time. */
  giveTime(side: Side): Promise<Outcome>;
  /** The other side's time has run out: a machine plays it (true). A machine plays this side no longer (false). */
  standIn(side: Side, on: boolean): Promise<Outcome>;
  /** Begins a vacation until a time in milliseconds since 1970, or ends it (null). */
  vacation(side: Side, until: number | null): Promise<Outcome>;
  /** Offers or takes a draw (true); declines one or takes the offer back (false). */
  draw(side: Side, draw: boolean): Promise<Outcome>;
  /** The game is over: offers the other side a seat in a new one, or takes that offer back (null). */
  rematch(side: Side, rematch: Rematch | null): Promise<Outcome>;
  /** Takes or declines the rematch that the other side offers. */
  replyRematch(side: Side, agree: boolean): Promise<Outcome>;
  /** Throws this in against the judge's dice secret. */
  nonce(side: Side, nonce: string): Promise<Outcome>;
  close(): void;
}

/** The player of a side in a new game. */
export type Player =
  | { readonly kind: 'human'; readonly name?: string }
  | { readonly kind: 'bot'; readonly level: 'beginner' | 'easy' | 'normal' | 'hard' };

/** The settings of a new game. */
export interface NewGame {
  readonly system: string;
  readonly battle: string;
  readonly options: { readonly [key: string]: Json };
  /** The battle's file, if it is not one of Linstock's own. In this browser only. */
  readonly carried?: Options;
  /** Side 0 first. */
  readonly seats: readonly [Player, Player];
  /** The maximum time that a side may take, if one is agreed. On a server only. */
  readonly clock?: ClockTerms;
  /** Sides the maker plays in this browser; the others get a link. */
  readonly mine: readonly Side[];
}

/** A game just created: its id, and an address for each seat that another person is to take. */
export interface CreatedGame {
  readonly id: string;
  readonly links: readonly { readonly side: Side; readonly token: string; readonly address: string }[];
}

/** The backend that creates and stores games: a server, or this browser. */
export interface GameBackend {
  readonly kind: 'server' | 'browser';
  create(wish: NewGame): Promise<CreatedGame>;
  /** Imports a whole record. Throws a `HostError` with a sentence if it cannot be played. */
  importRecord(record: unknown, seats: NewGame['seats'], mine: readonly Side[]): Promise<CreatedGame>;
  /**
   * A new game with a record's entries up to `upTo`, to continue from there with fresh dice.
   * @param sandbox true if the board may be changed by hand in it
   */
  fork(
    record: GameRecord,
    upTo: number,
    seats: NewGame['seats'],
    mine: readonly Side[],
    sandbox?: boolean,
  ): Promise<CreatedGame>;
  open(id: string): Promise<Host>;
  /** Deletes a game, or removes it from one's list if another must agree. The sentence then says so. */
  remove(id: string): Promise<string | null>;
}

/** A request that failed, with a sentence for the reader. */
export class HostError extends Error {
  readonly code: string;
  constructor(code: string, sentence: string) {
    super(sentence);
    this.code = code;
  }
}

/** The entries of a game by number; an entry that comes again has lost its seal and replaces the first. */
export function mergeEntries(known: Map<number, Entry>, fresh: readonly Entry[]): Entry[] {
  const told: Entry[] = [];
  for (const entry of fresh) {
    const before = known.get(entry.n);
    if (before && !(isSealed(before) && !isSealed(entry))) continue;
    known.set(entry.n, entry);
    told.push(entry);
  }
  return told;
}

function isSealed(entry: Entry): boolean {
  return 'seal' in entry && entry.answer === undefined;
}
