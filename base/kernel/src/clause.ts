/** The id of one rule of one system, such as `AL-7.33c`. */
export type ClauseId = string;

/** One rule of a system. */
export interface Clause {
  /** The rule in one line of our own words. */
  readonly line: string;
  /** The source: a section of the source text, a text found elsewhere, a ruling, or several of them. */
  readonly from: string;
  /** The ids of the lines in docs/rulings.md that settle doubts about this rule, such as `AL-R1`. */
  readonly rulings?: readonly string[];
}

/** Every rule of a system, by id. */
export type Clauses = Readonly<Record<ClauseId, Clause>>;

/** The share of a rule that we decided because its source is silent: none, a part, or all of it. */
export type Origin = 'source' | 'ruled in part' | 'ruling';

/** The share of a rule that we decided. A ruling on what a source says, or by analogy with it, is a ruling. */
export function originOf({ from }: Clause): Origin {
  if (!/\bruling\b/.test(from)) return 'source';
  return /^ruling( on | by |$)/.test(from) ? 'ruling' : 'ruled in part';
}

/**
 * Why an answer is not allowed. The sentence is for the player; the code is for programs and tests.
 * `clause` is the rule that forbids it; refusals of the kernel itself (a stale number, a malformed answer) have none.
 */
export interface Refusal {
  readonly code: string;
  readonly clause: ClauseId | null;
  readonly sentence: string;
  /** The pieces it is about, by their ids, to be ringed and named; left out if it is about none. */
  readonly at?: readonly string[];
}

/** Makes a refusal. */
export function refusal(
  code: string,
  clause: ClauseId | null,
  sentence: string,
  at?: readonly string[],
): Refusal {
  return at ? { code, clause, sentence, at } : { code, clause, sentence };
}
