/** The sentences of the page about dice and records. */
import { type GameHeader, takenBackWords, type Verification, verify } from '@linstock/kernel';
import type { AnyGame } from '../../play/state/state.ts';

/** The source of a game's dice. */
export function describeDice(dice: GameHeader['dice']): string {
  if (dice.kind === 'typed')
    return 'These dice were thrown afresh on this device; nothing was published beforehand, so they cannot be recomputed.';
  if (dice.kind === 'seeded')
    return 'These dice come from a public seed, so anyone can foresee them: good for practice.';
  const known = dice.secret
    ? 'The secret is published now.'
    : 'The secret is published when the game is over.';
  const before =
    dice.from === undefined
      ? 'Before the first throw'
      : `This game was begun elsewhere, with other dice. Before entry ${dice.from}, the first with dice thrown here,`;
  return `${before} the judge published the hash ${dice.commitment.slice(0, 12)}… of its secret. ${known}`;
}

/** Checks the part of the record that this page knows. */
export function checkOf(game: AnyGame): Verification {
  return verify(game.record, game.rules);
}

/** The result of checking a record. Parts that could not be checked come first. */
export function describeCheck(found: Verification, sides: readonly [string, string]): string {
  const { fault, holds, missing, nonces, takenBack } = found;
  if (fault) return `The record is not valid: ${fault.sentence}`;
  if (!holds) return `The record is not valid: ${missing}`;
  const thrownIn = nonces?.map((nonce, side) => NONCES[nonce](sides[side] ?? '')) ?? [];
  return [...throwsWords(found), ...thrownIn, takenBackWords(takenBack)].join(' ');
}

function throwsWords({ throws, missing, entries, from, commitment }: Verification): readonly string[] {
  if (missing === null && commitment === null)
    return [`All ${throws} throws in ${entries} entries follow from the seed, which anybody can read.`];
  if (missing === null)
    return [
      `All ${throws} throws in ${entries} entries follow from the secret published. The dice are fair.`,
    ];
  const checked = `${throws} throws from entry ${from ?? 1} on follow from the secret published.`;
  return [missing, ...(throws > 0 ? [checked] : []), `The ${entries} entries are complete and legal.`];
}

const NONCES = {
  before: (side: string) => `The ${side} side added a nonce before the first throw.`,
  later: (side: string) => `The ${side} side added a nonce, but only after the first throw.`,
  never: (side: string) => `The ${side} side added no nonce.`,
} as const;
