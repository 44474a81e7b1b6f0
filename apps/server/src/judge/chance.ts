import {
  commitment,
  type Entry,
  fairDice,
  type GameHeader,
  noncesBefore,
  type Sources,
} from '@linstock/kernel';
import { newSecret } from './tokens.ts';

/** The header with its dice secret, where the one kept is the one committed to. */
export function withSecret(header: GameHeader, secret: string): GameHeader {
  const { dice } = header;
  if (dice.kind !== 'fair' || commitment(secret) !== dice.commitment) return header;
  return { ...header, dice: { ...dice, secret } };
}

/**
 * Where a game's chance comes from. A record brought here in mid-game goes on with dice of a secret of
 * ours: still unpredictable, but not what was committed to, so nobody can verify them.
 */
export function sourcesOf(header: GameHeader, secret: string, entries: readonly Entry[]): Sources {
  const ours =
    header.dice.kind === 'fair' &&
    header.dice.secret === null &&
    commitment(secret) !== header.dice.commitment;
  if (!ours) return { salt: newSecret };
  return { salt: newSecret, dice: (n) => fairDice(secret, noncesBefore(entries, n), n) };
}
