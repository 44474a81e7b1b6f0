import type { Side } from '@linstock/kernel';
import { makeRandomHex } from '../common/randomHex.ts';
import type { Host } from '../host/host.ts';
import type { AnyGame } from './state/state.ts';

/**
 * The seats of a page that have not added a nonce since the judge committed to its secret. A nonce shows that
 * the judge could not choose the secret to suit the dice.
 */
export function seatsToThrowIn({ over, record }: AnyGame, seats: readonly Side[]): readonly Side[] {
  const { dice, entries } = record;
  if (over || dice.kind !== 'fair') return [];
  const { from = 1 } = dice;
  const thrown = entries.filter((entry) => entry.n >= from && 'nonce' in entry).map(({ side }) => side);
  return seats.filter((side) => !thrown.includes(side));
}

/**
 * Adds a nonce for each of these seats. If the judge refuses, the game goes on: the check of the record
 * reports it.
 */
export async function throwNoncesIn(host: Pick<Host, 'nonce'>, seats: readonly Side[]): Promise<void> {
  await Promise.all(seats.map((side) => host.nonce(side, freshNonce())));
}

/** 128 random bits in hexadecimal. */
const freshNonce = (): string => makeRandomHex(16);
