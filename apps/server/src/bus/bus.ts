import type { z } from 'zod';

/** A message on the bus, as JSON. */
export type BusMessage =
  | string
  | number
  | boolean
  | null
  | readonly BusMessage[]
  | { readonly [key: string]: BusMessage };

/**
 * Hints between the nodes of one service. A hint may be lost or arrive twice. The store has the truth, and a
 * node that receives a hint reads the store.
 */
export interface Bus {
  /** False if other nodes cannot be reached now: then they find changes in the store, a second later. */
  readonly connected: boolean;
  /** Sends a message to all subscribers of a subject, those of this node included. */
  publish(subject: string, message: BusMessage): void;
  /** Calls the listener for each message that the schema accepts, until the returned function is called. */
  subscribe<T>(subject: string, schema: z.ZodType<T>, listener: (message: T) => void): () => void;
  close(): Promise<void>;
}
