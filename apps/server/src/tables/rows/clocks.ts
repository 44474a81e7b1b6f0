/** The clock of a game, as stored. Times are milliseconds. */
export interface GameClockTable {
  game: string;
  /** JSON text. */
  terms: string;
  /** The turn up to which days were filled up and increments added. */
  turn: number;
  /** The last entry that has been taken into account. */
  entry: number;
  /** Raised by each change. */
  version: number;
  /** When the job looks whether time has run out; null while no clock runs. */
  due: number | null;
  /** The time each side had at `from`, or has if its clock is stopped. */
  left_0: number;
  left_1: number;
  /** Since when the clock runs. In the future: it is paused until then. Null: the side is not asked. */
  from_0: number | null;
  from_1: number | null;
  /** Since when the side is asked, or no longer. */
  changed_0: number | null;
  changed_1: number | null;
  /** When the time ran out. */
  out_0: number | null;
  out_1: number | null;
  vacation_left_0: number;
  vacation_left_1: number;
  vacation_until_0: number | null;
  vacation_until_1: number | null;
  /** A machine plays the side for its absent player: 0 no, 1 now, 2 before. */
  machine_0: number;
  machine_1: number;
}

/** The sign of life of the service: one row. */
export interface ServicePulseTable {
  id: number;
  beat: number;
  /** The last time without a sign of life while clocks ran. */
  down_from: number | null;
  down_to: number | null;
}

/** Readers of a game at one node. */
export interface GameReaderTable {
  game: string;
  /** A side, or 2 for spectators. */
  seat: number;
  node: string;
  readers: number;
  /** When this was last true. */
  seen: number;
}

/** The time that a side took for all it was asked at once, in a game with days for each turn. */
export interface AnswerTimeTable {
  game: string;
  side: 0 | 1;
  /** When it had answered: milliseconds since 1970. */
  at: number;
  ms: number;
}
