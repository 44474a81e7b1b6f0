import type { Generated } from 'kysely';

/** A job as it is stored. */
export interface JobTable {
  queue: string;
  key: string;
  /** Milliseconds since 1970. */
  due: number;
  /** JSON text. */
  data: string;
  /** Changes whenever the job is scheduled, so that one scheduled again while it was done is not lost. */
  version: string;
  failures: Generated<number>;
}
