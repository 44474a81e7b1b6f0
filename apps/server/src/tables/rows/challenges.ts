/** A challenge, as stored. */
export interface ChallengeTable {
  id: string;
  /** The maker's name, and the hash of the secret of the maker's browser. */
  maker: string;
  maker_hash: string;
  /** The maker's account; null for a guest. */
  maker_account: string | null;
  /** The hash of the token that the maker's seat will have. */
  maker_seat: string;
  /** A hash of the maker's address, for limits. */
  made_by: string;
  system: string;
  battle: string;
  clock_kind: 'none' | 'days' | 'budget';
  counts: 'rated' | 'friendly';
  who: 'anyone' | 'link' | 'addressed';
  /** The browser that alone may accept other terms; null for other challenges. */
  for_hash: string | null;
  /** The account that alone may accept it, and its name then; null for other challenges. */
  for_account: string | null;
  for_name: string | null;
  /** The challenge that these other terms reply to. */
  reply_to: string | null;
  /** JSON text of the terms. */
  terms: string;
  state: 'open' | 'accepted' | 'declined' | 'withdrawn' | 'expired';
  /** Milliseconds since 1970, as are all times here. */
  posted: number;
  expires: number;
  taker: string | null;
  taker_hash: string | null;
  taker_account: string | null;
  taker_seat: string | null;
  maker_side: 0 | 1 | null;
  /** The id that its game has, or will have as soon as it is made. */
  game: string | null;
}
