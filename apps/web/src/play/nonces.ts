import type { Side } from '@linstock/kernel';
import { randomHex } from '../common/randomHex.ts';
import type { Host } from '../host/host.ts';
import type { AnyGame } from './state/state.ts';

/**
 * The seats of a page for which it has thrown nothing in yet against the judge's secret, since he committed himself. What is
 * thrown in shows that he did not choose his secret for the dice it gives.
 */
export function seatsToThrowIn({ over, record }: AnyGame, seats: readonly Side[]): readonly Side[] {
  const { dice, entries } = record;
  if (over || dice.kind !== 'fair') return [];
  const { from = 1 } = dice;
  const thrown = entries.filter((entry) => entry.n >= from && 'nonce' in entry).map(({ side }) => side);
  return seats.filter((side) => !thrown.includes(side));
}

/** Throws a nonce in for each of these seats. A judge who takes none is no obstacle: the check of the record tells of it. */
export async function throwNoncesIn(host: Pick<Host, 'nonce'>, seats: readonly Side[]): Promise<void> {
  await Promise.all(seats.map((side) => host.nonce(side, freshNonce())));
}

/** 128 random bits in hexadecimal. */
const freshNonce = (): string => randomHex(16);
