import type { ChallengeTable } from '../tables/rows/challenges.ts';
import type { LobbyReaderId } from './browserKey.ts';

/** True if a challenge is for this reader alone. */
export function isFor(
  { for_hash, for_account }: Pick<ChallengeTable, 'for_hash' | 'for_account'>,
  { hash, account }: LobbyReaderId,
): boolean {
  return (hash !== null && for_hash === hash) || (account !== null && for_account === account);
}
