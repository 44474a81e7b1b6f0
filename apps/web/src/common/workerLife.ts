/**
 * Finds out whether a worker still runs. A browser may end one without a message, as phones do if they lack
 * memory, and a worker that computes for long is as silent. So a worker holds a lock while it runs, and its
 * page waits for that lock. If a page has no locks (plain http from another machine), the worker is asked at
 * each beat, and a long silence counts as its end.
 */

/** Time between two questions to a worker, in milliseconds, if there are no locks. */
const BEAT_MS = 10_000;
/** Beats without a word after which a worker counts as ended: a long thought may take this long on a slow phone. */
const SILENT_BEATS = 6;

/** The messages that a page sends to a worker to watch it. */
export type LifeCall = { readonly hold: string } | { readonly ping: true };
/** The answers of the worker. */
export type LifeReply = { readonly held: string } | { readonly pong: true };

/** The locks of a page or worker, as far as they are needed here. */
export type Locks = Pick<LockManager, 'request'>;

/** The locks of this page or worker; undefined if it may have none. */
export function locksHere(): Locks | undefined {
  return typeof navigator === 'undefined' ? undefined : navigator.locks;
}

let watched = 0;

/** Watches one worker from its page. */
export class WorkerWatch {
  readonly #locks: Locks | undefined;
  readonly #ended: () => void;
  readonly #stop = new AbortController();
  #timer: ReturnType<typeof setInterval> | null = null;
  #silent = 0;

  /**
   * @param send sends the worker something
   * @param busy whether it matters that it is there
   * @param ended called once, when it is there no more
   */
  constructor(
    send: (call: LifeCall) => void,
    busy: () => boolean,
    ended: () => void,
    locks: Locks | undefined,
  ) {
    this.#locks = locks;
    this.#ended = ended;
    if (locks) {
      send({ hold: `linstock-worker-${Math.random()}-${watched++}` });
      return;
    }
    this.#timer = setInterval(() => {
      if (!busy()) this.#silent = 0;
      else if (++this.#silent > SILENT_BEATS) this.#end();
      else send({ ping: true });
    }, BEAT_MS);
  }

  /** Something came from the worker. */
  takeReply(reply: unknown): void {
    this.#silent = 0;
    if (typeof reply !== 'object' || reply === null || !('held' in reply)) return;
    const { signal } = this.#stop;
    // The lock is granted when the worker that holds it has ended. A stopped watch gives it up.
    this.#locks?.request(String(reply.held), { signal }, () => this.#end()).catch(() => undefined);
  }

  stop(): void {
    this.#stop.abort();
    if (this.#timer !== null) clearInterval(this.#timer);
  }

  #end(): void {
    if (this.#stop.signal.aborted) return;
    this.stop();
    this.#ended();
  }
}

/** The worker's end: answers what its page asks to watch it. False for any other message. */
export function answerWatch(
  message: unknown,
  reply: (reply: LifeReply) => void,
  locks = locksHere(),
): boolean {
  if (typeof message !== 'object' || message === null) return false;
  if ('ping' in message) {
    reply({ pong: true });
    return true;
  }
  if (!('hold' in message)) return false;
  const name = String(message.hold);
  locks
    ?.request(name, () => {
      reply({ held: name });
      return new Promise(() => undefined);
    })
    .catch(() => undefined);
  return true;
}
