/** One way a piece may face. */
export interface FacingChoice {
  /** Tenths of a degree clockwise from the board's top. */
  readonly facing: number;
  readonly label: string;
  readonly cost?: number | undefined;
  /** Shown as the one that would be taken. */
  readonly chosen: boolean;
}

/** The ways to face that may be chosen now, in one hex. */
export interface Facings {
  readonly hex: number;
  readonly choices: readonly FacingChoice[];
}
