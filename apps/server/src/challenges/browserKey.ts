import { createHmac } from 'node:crypto';
import { tokenHash } from '../games/tokens.ts';

/** A browser as the lobby knows it: by the hash of its secret. */
export interface LobbyBrowser {
  readonly hash: string;
  /** The token of its seat in the game of a challenge: the same each time, so that a lost reply loses no seat. */
  readonly seatToken: (challenge: string) => string;
}

/** Whoever reads challenges: a browser that the lobby knows, and the account that is signed in there; null for neither. */
export interface LobbyReaderId {
  readonly hash: string | null;
  readonly account: string | null;
}

/** The browser with this secret. */
export function lobbyBrowser(key: string): LobbyBrowser {
  return {
    hash: tokenHash(key),
    seatToken: (challenge) => createHmac('sha256', key).update(`seat ${challenge}`).digest('base64url'),
  };
}
