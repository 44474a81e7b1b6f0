import type { Json } from './json.ts';

/** The values of one piece set by hand. The rulebook names the fields, and reads the values. */
export interface ManualEdit {
  /** The id of the piece, as the rulebook gives it. */
  readonly piece: string;
  /** The new values, by the ids of the fields. */
  readonly set: Readonly<Record<string, Json>>;
}
