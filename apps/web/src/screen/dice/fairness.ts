/** What the page says of dice and records, in sentences. */
import { type GameHeader, takenBackWords, throwsIn, type Verification, verify } from '@linstock/kernel';
import type { AnyGame } from '../state.ts';

/** Where the dice of a game come from. */
export function diceWords(dice: GameHeader['dice']): string {
  if (dice.kind === 'typed')
    return 'These dice were thrown afresh on this device; nothing was published beforehand, so they cannot be recomputed.';
  if (dice.kind === 'seeded')
    return 'These dice come from a seed that anybody can read and foresee: good for practice.';
  const known = dice.secret
    ? 'The secret is published now.'
    : 'The secret is published when the game is over.';
  const before =
    dice.from === undefined
      ? 'Before the first throw'
      : `This game was begun elsewhere, with other dice. Before entry ${dice.from}, from which on he throws them here,`;
  return `${before} the judge published the hash ${dice.commitment.slice(0, 12)}… of its secret. ${known}`;
}

/** Checks the record as it is known here; throws that cannot be recomputed are counted all the same. */
export function checkOf(game: AnyGame): Verification {
  const found = verify(game.record, game.rules);
  return { ...found, throws: throwsIn(game.record.entries) };
}

/** What a check of a record found. */
export function checkWords(found: Verification, sides: readonly [string, string]): string {
  const { fault, missing, nonces, takenBack } = found;
  if (fault) return `The record does not hold: ${fault.sentence}`;
  if (missing) return `The record does not hold: ${missing}`;
  const thrownIn = nonces?.map((nonce, side) => NONCES[nonce](sides[side] ?? '')) ?? [];
  return [throwsWords(found), ...thrownIn, takenBackWords(takenBack)].join(' ');
}

function throwsWords({ throws, unchecked, dice, entries, from }: Verification): string {
  if (dice === 'secret')
    return `The ${entries} entries are whole and legal. The ${throws} throws can be recomputed when the secret is published, at the end.`;
  if (dice === 'typed')
    return `The ${entries} entries are whole and legal. The ${throws} throws were made by hand and cannot be recomputed.`;
  if (from === null)
    return `All ${throws} throws in ${entries} entries follow from the secret published. The dice are fair.`;
  return `All ${throws - unchecked} throws from entry ${from} on follow from the secret published; ${unchecked} made elsewhere before cannot be recomputed.`;
}

const NONCES = {
  before: (side: string) => `The ${side} side threw a nonce in before the first throw.`,
  later: (side: string) => `The ${side} side threw a nonce in, but only after the first throw.`,
  never: (side: string) => `The ${side} side threw no nonce in.`,
} as const;
