import type { Effort } from './measure.ts';

/** One line of results. */
export interface Row {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  /** A note on it: a ratio, a condition. */
  readonly note?: string;
  /** The minimum or maximum that the value should have. */
  readonly aim?: { readonly least: number } | { readonly most: number };
}

/** The browser and server for a part of the bench. */
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
