/** What happened, for comparing games with history. */
export interface Outcome {
  readonly winner: string;
  readonly result: string;
  readonly minutes: Range;
  readonly sides: { readonly american: SideOutcome; readonly british: SideOutcome };
}

/** The likeliest figure and the span the sources allow. */
export interface Range {
  readonly best: number;
  readonly low: number;
  readonly high: number;
}

/** One side's strength and loss, in men. */
export interface SideOutcome {
  readonly commander: string;
  readonly present: Range;
  readonly killed: Range;
  readonly wounded: Range;
  /** Taken unwounded, or missing. */
  readonly captured: Range;
  /** Of all kinds, the likeliest figure. */
  readonly totalLoss: number;
  readonly lossPercent: number;
  readonly note?: string;
}
