import type { Side } from '@linstock/kernel';
import type { ChallengeTerms } from '@linstock/protocol';
import { hashOfTable } from '../../app/route.ts';
import { findBackend } from '../../host/backends.ts';
import { makeWish } from '../../host/start.ts';

/** Begins the battle of a challenge against a machine, and opens it. Throws a HostError. */
export async function practise({ system, battle, options }: ChallengeTerms, side: Side = 0): Promise<void> {
  const backend = await findBackend();
  const made = await backend.create(makeWish(system, battle, side, 'normal', options));
  location.hash = hashOfTable(made.id);
}
