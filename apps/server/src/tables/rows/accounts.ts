/**
 * A person who signs in. The library that signs people in writes these rows, and its times: texts such as
 * `2026-11-29T10:00:00.000Z`, in the order of time.
 */
export interface AccountTable {
  id: string;
  name: string;
  /** The name as it is compared: see `nameKey`. */
  name_key: string;
  flag: string;
  /** The e-mail address in small letters; one that ends in `.invalid` stands for none. */
  email: string;
  email_verified: 0 | 1;
  image: string | null;
  created_at: string;
  updated_at: string;
}

/** A browser that is signed in. */
export interface AccountSessionTable {
  id: string;
  /** SHA-256 of the token in the browser's cookie, in hexadecimal. */
  token: string;
  account: string;
  expires_at: string;
  created_at: string;
  updated_at: string;
  ip_address: string | null;
  user_agent: string | null;
}

/** A passkey: its public half. */
export interface PasskeyTable {
  id: string;
  account: string;
  name: string | null;
  public_key: string;
  credential: string;
  counter: number;
  device_type: string;
  backed_up: 0 | 1;
  transports: string | null;
  created_at: string | null;
  aaguid: string | null;
}

/** Something that was sent out and must come back once: the challenge of a passkey, the token of an e-mail link. */
export interface AccountCheckTable {
  id: string;
  identifier: string;
  value: string;
  expires_at: string;
  created_at: string;
  updated_at: string;
}

/** Something that may be done a limited number of times within an hour, and was done. */
export interface AccountTryTable {
  id: string;
  kind: string;
  whose: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** A player who may not challenge or talk to another one. */
export interface PlayerBlockTable {
  account: string;
  blocked: string;
  at: number;
}

/** An account whose player may use the page of the operator. */
export interface OperatorAccountTable {
  account: string;
  made: number;
}

/** A secret that all nodes of a server share. */
export interface ServerSecretTable {
  name: string;
  value: string;
}
