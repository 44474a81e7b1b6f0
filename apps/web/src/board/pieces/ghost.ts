/** A piece shown where it would be, while the real one is drawn faint where it is. */
export interface Ghost {
  /** Id of the piece. */
  readonly piece: string;
  readonly place: string;
  /** Tenths of a degree clockwise from the board's top; null keeps the piece's own. */
  readonly facing: number | null;
}
