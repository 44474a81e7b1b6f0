import type { z } from 'zod';
import type { BusMessage } from '../bus/bus.ts';

/** Work for later. It is done at least once, also after a restart: so a handler must bear to run twice. */
export interface Jobs {
  /**
   * Puts a job into a queue; one of the same key that waits there is replaced.
   * @param due milliseconds since 1970
   */
  schedule(queue: string, key: string, due: number, data: BusMessage): Promise<void>;
  /** Removes a waiting job; does nothing if there is none. */
  cancel(queue: string, key: string): Promise<void>;
  /**
   * Says who does the jobs of a queue. A handler that throws is called again later, up to ten times. Jobs whose data the
   * schema refuses are logged and dropped. Call it before `start`.
   */
  work<T>(queue: string, schema: z.ZodType<T>, handler: (data: T) => Promise<void>): void;
  start(): Promise<void>;
  /** Accepts no more jobs, and resolves when the running ones have ended. */
  close(): Promise<void>;
}
