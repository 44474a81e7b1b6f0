/** A piece shown at its possible new place. The real one is drawn faint at the old place. */
export interface Ghost {
  /** Id of the piece. */
  readonly piece: string;
  readonly place: string;
  /** Tenths of a degree clockwise from the board's top; null keeps the piece's own. */
  readonly facing: number | null;
}
