import type { Effort } from './measure.ts';

/** One line of results. */
export interface Row {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  /** What is said beside it: a ratio, a condition. */
  readonly note?: string;
  /** What the value should be at least, or at most. */
  readonly aim?: { readonly least: number } | { readonly most: number };
}

/** What a part of the bench is given. */
export interface PartContext {
  readonly effort: Effort;
  /** True if peers may be installed and measured. */
  readonly peers: boolean;
}

/** A part of the bench: one section of RESULTS.md. */
export interface Part {
  readonly name: string;
  readonly title: string;
  run(given: PartContext): readonly Row[] | Promise<readonly Row[]>;
}
