/** What one visitor may ask of the server. */
export interface Limits {
  /** Requests from one address in a minute. */
  readonly requestsPerMinute: number;
  /** Games made or imported from one address in a minute. */
  readonly makingPerMinute: number;
  /** Milliseconds a request may take to arrive, head and body. */
  readonly arrivingMs: number;
  /** Messages on one socket: so many at once, and so many more each second. */
  readonly burst: number;
  readonly messagesPerSecond: number;
  /** Messages over the limit that are answered with a refusal before the socket is closed. */
  readonly patience: number;
  readonly socketsPerGame: number;
  readonly sockets: number;
}

/** Far more than people and their pages need. */
export const LIMITS: Limits = {
  requestsPerMinute: 1200,
  makingPerMinute: 60,
  arrivingMs: 60_000,
  burst: 60,
  messagesPerSecond: 30,
  patience: 100,
  socketsPerGame: 64,
  sockets: 2000,
};
