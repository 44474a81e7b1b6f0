/** The limits of one visitor. */
export interface Limits {
  /** Requests from one address in a minute. */
  readonly requestsPerMinute: number;
  /** Games made or imported from one address in a minute. */
  readonly makingPerMinute: number;
  /** Pages of the lists of games that one address may read in a minute. */
  readonly listsPerMinute: number;
  /** Games one visitor may make in `days` days; those deleted since do not count. */
  readonly games: { readonly most: number; readonly days: number };
  /** Short links one visitor may make within 24 hours, and copies stored at once. */
  readonly shortLinks: { readonly perDay: number; readonly stored: number };
  /** Games of machines alone that one visitor may have under way at once. */
  readonly machineGames: number;
  /** Milliseconds a request may take to arrive, head and body. */
  readonly arrivingMs: number;
  /** Messages on one socket: `burst` at once, and a number more each second. */
  readonly burst: number;
  readonly messagesPerSecond: number;
  /** The same for all sockets of one visitor together. */
  readonly visitorBurst: number;
  readonly visitorMessagesPerSecond: number;
  /** Messages that a socket may send in addition to those of its visitor, as long as it does not send more than these. */
  readonly quietBurst: number;
  readonly quietPerSecond: number;
  /** Beats (of 30 seconds) that a socket may send too much without a pause before it is closed. */
  readonly patience: number;
  /**
   * Maximum number of open sockets, for spectators and for players: at one game or seat, from one address, and in
   * all.
   */
  readonly socketsPerGame: number;
  readonly socketsPerVisitor: number;
  readonly sockets: number;
}

/** Far more than people and their pages need. */
export const LIMITS: Limits = {
  requestsPerMinute: 1200,
  makingPerMinute: 60,
  listsPerMinute: 240,
  games: { most: 300, days: 30 },
  shortLinks: { perDay: 20, stored: 300 },
  machineGames: 4,
  arrivingMs: 60_000,
  burst: 60,
  messagesPerSecond: 30,
  visitorBurst: 120,
  visitorMessagesPerSecond: 60,
  quietBurst: 10,
  quietPerSecond: 5,
  patience: 4,
  socketsPerGame: 64,
  socketsPerVisitor: 100,
  sockets: 2000,
};
