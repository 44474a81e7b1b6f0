import type { Bus } from './bus/bus.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Mail } from './mail/mail.ts';
import type { TableStore } from './tables/tables.ts';

/** The services that all parts except the games share. */
export interface Services {
  readonly tables: TableStore;
  readonly bus: Bus;
  readonly jobs: Jobs;
  readonly mail: Mail;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}
