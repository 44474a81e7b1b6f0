import type { Json } from './json.ts';

/** What is set of one piece by hand. The rulebook says what it can set, and reads the values. */
export interface ManualEdit {
  /** The id of the piece, as the rulebook gives it. */
  readonly piece: string;
  /** The new values, by the ids of the fields. */
  readonly set: Readonly<Record<string, Json>>;
}
