/** A game that anyone may watch. */
export interface PublicGameTable {
  id: string;
  system: string;
  battle: string;
  /** The names of the players, the first side first. */
  first: string;
  second: string;
  /** 1 if spectators see it two turns late. */
  delayed: 0 | 1;
  /** Milliseconds since 1970. */
  begun: number;
  /** The same; null while it is under way. */
  ended: number | null;
  /** The result; null before the end. */
  winner: 'first' | 'second' | 'draw' | null;
  sentence: string | null;
  progress: string | null;
}
