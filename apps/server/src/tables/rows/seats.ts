/** A device that holds a seat. A side may have several; each belongs to one holder of the side. */
export interface SeatDeviceTable {
  id: string;
  game: string;
  side: 0 | 1;
  /** SHA-256 of the device's token, in hexadecimal. */
  token_hash: string;
  /** Such as "Firefox on Linux". */
  name: string;
  /** The account it belongs to; null if none. */
  account: string | null;
  /** Milliseconds since 1970, as are all times here. */
  made: number;
  seen: number;
  signed_out: number | null;
  /** The name of the device that signed it out. */
  signed_out_by: string | null;
}

/** A link that takes a seat along to another device, once. */
export interface SeatTransferTable {
  code_hash: string;
  game: string;
  side: 0 | 1;
  /** 1 if the browser that made it holds both seats of the game: then it takes both along. */
  both: 0 | 1;
  made: number;
  expires: number;
  used: number | null;
  /** The device that used it: its name and id. */
  used_by: string | null;
  used_device: string | null;
}

/** The fingerprint of the six words that bring a seat back. */
export interface SeatWordsTable {
  game: string;
  side: 0 | 1;
  salt: string;
  hash: string;
  made: number;
}

/** A wrong try at the six words of a seat. */
export interface SeatTryTable {
  id: string;
  game: string;
  side: 0 | 1;
  at: number;
}

/** A request for a seat that needs the opponent's consent. */
export interface SeatRequestTable {
  id: string;
  game: string;
  side: 0 | 1;
  /** SHA-256 of the token that becomes valid if the request takes effect. */
  token_hash: string;
  /** The name of the device that asks. */
  device: string;
  /** The name of a new player who asks for the seat; null for a player who has lost it. */
  name: string | null;
  /** The account of that new player; null for a guest. */
  account: string | null;
  asked: number;
  agreed: number | null;
  /** When it takes effect; null until the opponent agrees. */
  due: number | null;
  closed: number | null;
  outcome: 'refused' | 'stopped' | 'done' | null;
}

/** A seat whose player has left, and that the other player offers to anybody. */
export interface VacantSeatTable {
  game: string;
  side: 0 | 1;
  posted: number;
}
