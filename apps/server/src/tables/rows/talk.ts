/** The terms of a game about talk and spectators. A game without a row has the terms of `gameTerms.ts`. */
export interface GameTermsTable {
  game: string;
  talk: 'none' | 'phrases' | 'chat';
  spectators: 'now' | 'later' | 'none';
  /** 1 if the side wants free chat. It is on while both do. */
  chat_0: 0 | 1;
  chat_1: 0 | 1;
}

/** A line that a player has said. It is deleted with its game. */
export interface TalkLineTable {
  game: string;
  /** Counts from 1 in each game. */
  n: number;
  /** Made by the sender; a line sent again has the same. */
  key: string;
  side: 0 | 1;
  text: string;
  /** 1 for a fixed phrase. */
  phrase: 0 | 1;
  turn: number;
  entry: number;
  /** Milliseconds since 1970. */
  at: number;
  /** The sender's address, as a hash; and the account, null for a guest. */
  visitor: string;
  account: string | null;
}

/** A line that a spectator has said. It is deleted with its game. */
export interface SpectatorLineTable {
  game: string;
  /** Counts from 1 in each game. */
  n: number;
  /** Made by the sender; a line sent again has the same. */
  key: string;
  name: string;
  /** The name as it is compared: see `nameKey`. */
  name_key: string;
  text: string;
  /** 1 for a fixed phrase. */
  phrase: 0 | 1;
  /** Null if spectators were behind. */
  turn: number | null;
  entry: number;
  /** Milliseconds since 1970. */
  at: number;
  /** The sender's address, as a hash; and the account, null for a guest. */
  visitor: string;
  account: string | null;
}

/** A report about a player, with a copy of the lines it is about. */
export interface TalkReportTable {
  id: string;
  game: string;
  at: number;
  reason: 'insult' | 'spam' | 'name' | 'other';
  /** The words of the reporter; null if there are none. */
  sentence: string | null;
  /** JSON text: the lines, the reported one last. */
  lines: string;
  by_visitor: string;
  by_account: string | null;
  by_name: string;
  /** 2 for a spectator. */
  about_side: 0 | 1 | 2;
  /** Null for a player who has said nothing. */
  about_visitor: string | null;
  about_account: string | null;
  about_name: string;
  /** When the operator closed it; null while it is open. */
  closed: number | null;
  /** Which operator; null for one that was closed before this was noted. */
  closed_by: string | null;
}

/** A decision of the operator about a player. */
export interface SanctionTable {
  id: string;
  kind: 'warn' | 'phrases' | 'ban';
  visitor: string | null;
  account: string | null;
  name: string;
  /** The operator's sentence, which the player reads. */
  reason: string;
  made: number;
  /** When it ends; null for never. */
  until: number | null;
  /** When the operator took it back, and when the player pressed a warning away. */
  lifted: number | null;
  seen: number | null;
}

/** A step of the operator, and its time. */
export interface AdminStepTable {
  id: string;
  at: number;
  operator: string;
  sentence: string;
  /** JSON text: how it is undone; null if it cannot be. */
  undo: string | null;
  /** When it was undone. */
  undone: number | null;
}
