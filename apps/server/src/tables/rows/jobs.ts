import type { Generated } from 'kysely';

/** A job, as stored. */
export interface JobTable {
  queue: string;
  key: string;
  /** Milliseconds since 1970. */
  due: number;
  /** JSON text. */
  data: string;
  /** Changes whenever the job is scheduled, so that a job scheduled again while it runs is not lost. */
  version: string;
  failures: Generated<number>;
}
