import type { Entry, Rules, Side } from '@linstock/kernel';
import type { Fault, GameSummary, HostMessage, Offer, OpenOffers, SeatView } from '@linstock/protocol';
import type { Store } from './store.ts';
import type { Think } from './think.ts';

/** Rules whose state, answers and field the judge does not look into. */
export type AnyRules = Rules<unknown, unknown, unknown>;

/** The services that a judge needs from its host. */
export interface HostServices {
  readonly store: Store;
  readonly think: Think;
  /** 256 fresh random bits in hexadecimal, from a good source: for salts, and for dice without a commitment. */
  readonly secret: () => string;
  /** The sentence of any error for a reader. The host logs errors that are the program's own fault. */
  readonly fault: (error: unknown) => Fault;
  /** Lets other work run while a lot is read here. */
  readonly breathe: () => Promise<void>;
  /** The clocks of the game, and who is there. Games in a browser have none. */
  readonly seats?: SeatServices;
  /** Called when an entry has been added here, or when a game that is over is opened and not noted as such. */
  readonly grown: (game: JudgedGame, entry?: Entry) => void;
  /** Called when one side has asked the other here whether it may take back. */
  readonly takeBackAsked?: (game: JudgedGame, offer: Offer) => void;
  /** Called when the standing answers of a seat have been stored here. */
  readonly standingChanged: (game: JudgedGame) => void;
  /** Needed if other nodes judge the same games. Without it this judge is the only one that readers and bots talk to. */
  readonly nodes?: OtherNodes;
}

/** Services for the clocks of a judge's game. */
export interface SeatServices {
  /** An entry has been appended, here or by another node: clocks start and stop by who is asked. */
  entryAppended(entry: Entry): void;
  /** A reader has come or gone. */
  readersChanged(): void;
  /** Milliseconds that a side has left; null if the game has no clock. The time while the service was down does not count. */
  timeLeft(side: Side): Promise<number | null>;
  /** Gives a side more time. */
  giveTime(side: Side): Promise<void>;
  /** The sides that a machine plays for their absent players, as far as is known here; see `readMachines`. */
  readonly machines: readonly Side[];
  /** Reads which sides a machine plays: another node may have changed it. */
  readMachines(): Promise<void>;
  /** Has a machine play a side from now on, or its player again. */
  setMachine(side: Side, plays: boolean): Promise<void>;
  /** Begins or ends the vacation of a side. */
  takeVacation(side: Side, until: number | null): Promise<void>;
}

/** The other nodes that judge the same games, as a judge uses them. */
export interface OtherNodes {
  /**
   * Has the bots of a game played, by one node: `BotTable.play`.
   * @param waits true while a bot still has to answer
   * @param here what they answer to was done at this node
   */
  summonBots(game: string, waits: () => boolean, here: boolean): void;
  /** Tells readers at other nodes something of a bot that is not in the record. */
  relay(game: JudgedGame, message: HostMessage): void;
  /** The players' open offers to each other outside the record; null for none. */
  offers(game: string): Promise<OpenOffers | null>;
  saveOffers(game: string, offers: OpenOffers): Promise<void>;
}

/** A game that a judge has added something to. */
export interface JudgedGame {
  readonly id: string;
  /** Number of the last entry. */
  readonly head: number;
  readonly over: boolean;
  readonly seats: readonly SeatView[];
  /** True if a side has to answer now. */
  asks(side: Side): boolean;
  /** The game in a few words, as all may know it. */
  summary(): GameSummary;
}
