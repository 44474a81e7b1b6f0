/** The id of one rule of one system, such as `AL-7.33c`. */
export type ClauseId = string;

/** Every rule of a system, in one line of our own words, by id. */
export type Clauses = Readonly<Record<ClauseId, string>>;

/**
 * Why an answer is not allowed. The sentence is for the player; the code is for programs and tests.
 * `clause` is the rule that forbids it; refusals of the kernel itself (a stale number, a malformed answer) have none.
 */
export interface Refusal {
  readonly code: string;
  readonly clause: ClauseId | null;
  readonly sentence: string;
}

/** Makes a refusal. */
export function refusal(code: string, clause: ClauseId | null, sentence: string): Refusal {
  return { code, clause, sentence };
}
