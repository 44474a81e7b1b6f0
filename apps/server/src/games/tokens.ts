import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits as text that fits into an address: 43 characters. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** 256 random bits in hexadecimal: a dice secret, or the salt of a seal. */
export function newSecret(): string {
  return randomBytes(32).toString('hex');
}

/** The hash of a token, which is stored instead of it. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/**
 * A name for a game that cannot be guessed: 128 random bits. It does not begin with a dash, as an option of a command line does.
 */
export function newGameId(): string {
  const id = randomBytes(16).toString('base64url');
  return id.startsWith('-') ? newGameId() : id;
}
