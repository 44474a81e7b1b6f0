import { setTimeout } from 'node:timers/promises';
import { connect, type NatsConnection, type Subscription } from '@nats-io/transport-node';
import type { z } from 'zod';
import type { Bus, BusMessage } from './bus.ts';
import { localBus } from './localBus.ts';

/** Milliseconds between two tries to reach NATS. */
const RETRY_MS = 500;

/** The prefix of Linstock's subjects, for a NATS server that other programs use too. */
const PREFIX = 'linstock.';

/** A listener at this node, and its subscription while NATS is there. */
interface RemoteListener {
  readonly subject: string;
  readonly hear: (text: string) => void;
  subscription: Subscription | null;
}

/**
 * The bus between nodes, over NATS. It connects when the server is there, and again after each loss. Without
 * a connection the listeners of this node hear each other, and other nodes find the news in the store.
 */
export class NatsBus implements Bus {
  readonly #url: string;
  readonly #log: (error: unknown) => void;
  readonly #local = localBus();
  readonly #listeners = new Set<RemoteListener>();
  #connection: NatsConnection | null = null;
  #connected = false;
  #closed = false;

  /** @param url such as `nats://127.0.0.1:4222` */
  constructor(url: string, log: (error: unknown) => void) {
    this.#url = url;
    this.#log = log;
    void this.#follow().catch(log);
  }

  get connected(): boolean {
    return this.#connected;
  }

  publish(subject: string, message: BusMessage): void {
    this.#local.publish(subject, message);
    // A message that cannot be sent now is dropped, since a late hint is useless.
    if (this.#connected) this.#connection?.publish(PREFIX + subject, JSON.stringify(message));
  }

  subscribe<T>(subject: string, schema: z.ZodType<T>, listener: (message: T) => void): () => void {
    const leave = this.#local.subscribe(subject, schema, listener);
    const hear = (text: string): void => {
      const parsed = schema.safeParse(jsonIn(text));
      if (parsed.success) listener(parsed.data);
    };
    const remote: RemoteListener = { subject, hear, subscription: null };
    this.#listeners.add(remote);
    this.#listen(remote);
    return () => {
      leave();
      this.#listeners.delete(remote);
      if (this.#connection?.isClosed() === false) remote.subscription?.unsubscribe();
    };
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#connected = false;
    await this.#local.close();
    await this.#connection?.close();
  }

  #listen(listener: RemoteListener): void {
    listener.subscription =
      this.#connection?.subscribe(PREFIX + listener.subject, {
        callback: (error, message) => (error ? this.#log(error) : listener.hear(message.string())),
      }) ?? null;
  }

  async #follow(): Promise<void> {
    const options = {
      servers: this.#url,
      maxReconnectAttempts: -1,
      reconnectTimeWait: RETRY_MS,
      noEcho: true,
    };
    let connection: NatsConnection | null = null;
    // The library's own wait for the first connection cannot be ended.
    while (!this.#closed && !connection) {
      connection = await connect(options).catch(() => null);
      if (!connection) await setTimeout(RETRY_MS, undefined, { ref: false });
    }
    if (!connection) return;
    if (this.#closed) return connection.close();
    this.#connection = connection;
    this.#connected = true;
    for (const listener of this.#listeners) this.#listen(listener);
    for await (const { type } of connection.status()) {
      if (type === 'disconnect') this.#connected = false;
      if (type === 'reconnect') this.#connected = !this.#closed;
    }
  }
}

/** The JSON of a message; undefined, which no schema accepts, if it is not JSON. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
