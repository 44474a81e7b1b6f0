import { fairDice, type GameHeader, type Sources } from '@linstock/kernel';

/**
 * Where a game's chance comes from. Dice committed to are thrown from their secret. A record brought here in mid-game, or
 * played on from another, goes on with dice of fresh secrets: nobody can foresee them, and nobody can recompute them.
 * @param secret gives 256 fresh random bits in hexadecimal, from a good source
 */
export function sourcesOf({ dice }: GameHeader, secret: () => string): Sources {
  const known = dice.kind === 'seeded' || (dice.kind === 'fair' && dice.secret !== null);
  if (known) return { salt: secret };
  return { salt: secret, dice: (n, nonces) => fairDice(secret(), nonces, n) };
}
