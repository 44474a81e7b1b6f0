import type { ChallengeView } from '@linstock/protocol';
import { isFor } from './addressing.ts';
import type { LobbyReaderId } from './browserKey.ts';
import type { ChallengeLists } from './challengeLists.ts';
import { type StoredChallenge, termsOf } from './challenges.ts';
import type { LobbyPresence } from './lobbyPresence.ts';
import type { Makers } from './makers.ts';

/** The data from which a view of a challenge is made. */
export interface ChallengeSources {
  readonly lists: ChallengeLists;
  readonly presence: LobbyPresence;
  readonly makers: Makers;
}

/** A challenge as a reader sees it. Other terms offered in reply are shown to its maker only. */
export async function challengeView(
  { lists, presence, makers }: ChallengeSources,
  row: StoredChallenge,
  { hash, account }: LobbyReaderId,
): Promise<ChallengeView> {
  const mine = row.maker_hash === hash;
  const player = mine || (hash !== null && row.taker_hash === hash);
  const terms = termsOf(row);
  const { id, maker, who, state, posted, expires, taker, game } = row;
  return {
    ...terms,
    ...{ id, maker, who, state, posted, expires, taker, mine },
    forReader: isFor(row, { hash, account }),
    to: mine ? row.for_name : null,
    ...(await makers.of(row)),
    here: presence.has(row.maker_hash),
    game: player || terms.spectators !== 'none' ? game : null,
    replies: mine && state === 'open' ? [...(await lists.replies(id))] : [],
  };
}
