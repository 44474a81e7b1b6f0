/** A player who may be notified. Times are milliseconds since 1970. */
export interface NotifiedPersonTable {
  /** `a:` and the id of an account, or `b:` and the hash of the secret of a browser without one. */
  id: string;
  /** JSON text. */
  settings: string;
  /** The address of a player without an account; an account has its own. */
  email: string | null;
  email_confirmed: 0 | 1;
  /** Failures of the webhook in a row. */
  webhook_failures: number;
  /** The address of this server as the player knows it, as JSON text; null if it has none that others could open. */
  site: string | null;
  changed: number;
}

/** A game of which a player wants no notifications. */
export interface NotificationMuteTable {
  person: string;
  game: string;
}

/** A browser that may be sent notifications, by the address and keys that it has given. */
export interface NotifiedDeviceTable {
  id: string;
  person: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  name: string;
  /** The session of an account by which it was signed up; once that has ended, nothing is sent. */
  session: string | null;
  made: number;
}

/** The person behind a device that holds a seat (by its id), or behind a browser in the lobby (by the hash of its secret). */
export interface NotificationSourceTable {
  kind: 'seat' | 'lobby';
  key: string;
  person: string;
}

/** A notification on one channel. Its row is written before it is sent, so that no second one is. */
export interface NotificationSentTable {
  person: string;
  /** The event, such as `asked GAME 0 12`. */
  event: string;
  channel: 'device' | 'email' | 'webhook';
  title: string;
  /** The place in the page, such as `#/g/GAME`. */
  path: string;
  state: 'sending' | 'waiting' | 'sent' | 'failed' | 'gone';
  detail: string;
  tries: number;
  at: number;
}
