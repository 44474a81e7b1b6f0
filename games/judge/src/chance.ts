import { fairDice, type GameHeader, type Sources } from '@linstock/kernel';

/**
 * The source of a game's chance. Committed dice are thrown from their secret. A record that was imported in mid-game,
 * or that continues another, gets dice of fresh secrets: they can be neither foreseen nor recomputed.
 * @param secret returns 256 fresh random bits in hexadecimal, from a good source
 */
export function sourcesOf({ dice }: GameHeader, secret: () => string): Sources {
  const known = dice.kind === 'seeded' || (dice.kind === 'fair' && dice.secret !== null);
  if (known) return { salt: secret };
  return { salt: secret, dice: (n, nonces) => fairDice(secret(), nonces, n) };
}
