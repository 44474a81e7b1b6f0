import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Store } from './store/store.ts';

/** Seconds of an append: from a fast disk to a slow network. */
const APPEND_SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];

/** Numbers that other parts count, read when the metrics are requested. */
export interface Counts {
  readonly games: () => number;
  readonly sockets: () => number;
  readonly lostHints: () => number;
  readonly busConnected: () => boolean;
}

/** The figures of a node, in the form of Prometheus. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #append: Histogram<'result'>;

  constructor() {
    const registers = [this.#registry];
    collectDefaultMetrics({ register: this.#registry });
    this.#append = new Histogram({
      name: 'linstock_append_seconds',
      help: 'Time to store an entry, by result',
      labelNames: ['result'],
      buckets: APPEND_SECONDS,
      registers,
    });
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }

  /** Adds numbers that are counted elsewhere. */
  observe({ games, sockets, lostHints, busConnected }: Counts): void {
    const registers = [this.#registry];
    const gauge = (name: string, help: string, value: () => number): void => {
      new Gauge({ name, help, registers, collect: set });
      function set(this: { set(value: number): void }): void {
        this.set(value());
      }
    };
    gauge('linstock_games_in_memory', 'Games in memory', games);
    gauge('linstock_sockets', 'Open sockets of players and spectators', sockets);
    gauge('linstock_bus_connected', '1 if the bus is connected', () => Number(busConnected()));
    new Counter({
      name: 'linstock_lost_hints_total',
      help: 'Entries of other nodes found by a look at the store before any hint',
      registers,
      collect() {
        this.reset();
        this.inc(lostHints());
      },
    });
  }

  /** The same store; its appends are timed. */
  timed<T extends Store>(store: T): T {
    const append: Store['append'] = async (...entry) => {
      const stop = this.#append.startTimer();
      try {
        const done = await store.append(...entry);
        stop({ result: done.kind });
        return done;
      } catch (error) {
        stop({ result: 'failed' });
        throw error;
      }
    };
    return { ...store, append };
  }
}
