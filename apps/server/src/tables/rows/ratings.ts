/** The result of a finished game. */
export interface GameResultTable {
  game: string;
  system: string;
  battle: string;
  /** Null if it was drawn. */
  winner: 0 | 1 | null;
  /** How it ended: by the rules, or by one of the entries that end a game. */
  ending: 'rules' | 'resigned' | 'claimed' | 'agreed';
  counts: 'rated' | 'friendly';
  /** Milliseconds since 1970, as are all times here. */
  at: number;
  first_name: string;
  /** The account of the player of side 0; null for a guest or a machine. */
  first_account: string | null;
  /** The part of its strength that side 0 lost, from 0 to 1. */
  first_lost: number;
  second_name: string;
  second_account: string | null;
  second_lost: number;
}

/** The rating of an account in a rule system, by Glicko-2. */
export interface RatingTable {
  account: string;
  system: string;
  rating: number;
  /** Its value after the last game; it grows with the time since then. */
  deviation: number;
  volatility: number;
  /** Rated games. */
  games: number;
  /** When the last game was rated. */
  at: number;
}

/** How one rated game changed the rating of one of its players, in whole points as shown. */
export interface RatingChangeTable {
  game: string;
  side: 0 | 1;
  account: string;
  system: string;
  old: number;
  old_provisional: 0 | 1;
  new: number;
  new_provisional: 0 | 1;
  deviation: number;
  at: number;
}
