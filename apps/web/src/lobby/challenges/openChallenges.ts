/** The open challenges as this page knows them: fetched once, then followed. */
import type { ChallengeView } from '@linstock/protocol';
import { makeFollowedHook } from '../../app/followed.ts';
import { createStore } from '../../app/store.ts';
import { fetchChallenges, fetchOwnChallenges } from '../../host/challengeCalls.ts';
import { followChallenges } from '../../host/challengeStream.ts';
import { myGames } from '../../host/myGames.ts';
import { isKnown, withChallenge } from './challengeRows.ts';

/** Milliseconds for which a challenge that another player accepted stays in the list. */
const TAKEN_MS = 3000;

/** The challenges that are known. */
export interface OpenChallenges {
  /** Those that anyone may accept, without the reader's own, the latest first. */
  readonly others: readonly ChallengeView[];
  /** The reader's own, and other terms that were offered to the reader. */
  readonly own: readonly ChallengeView[];
  readonly connection: 'loading' | 'live' | 'lost';
  /** When the list was last known to be true: milliseconds since 1970; null before it is there. */
  readonly asOf: number | null;
}

const store = createStore<OpenChallenges>({ others: [], own: [], connection: 'loading', asOf: null });

/** The open challenges. They are followed while a component uses them. */
export const useOpenChallenges = makeFollowedHook(store, follow);

/** True if a game has been opened in this browser, and not only begun. */
export function isOpened(game: string): boolean {
  return (myGames.find(game)?.looked ?? null) !== null;
}

/** Reads the reader's own challenges again, after one was withdrawn here. */
export async function readOwnChallenges(): Promise<void> {
  store.change({ own: (await fetchOwnChallenges()).filter(isKnown) });
}

function follow(): () => void {
  const load = async () => {
    const [others, own] = await Promise.all([fetchChallenges(), fetchOwnChallenges()]);
    store.set({
      others: others.filter((view) => !view.mine && isKnown(view)),
      own: own.filter(isKnown),
      connection: 'live',
      asOf: Date.now(),
    });
  };
  const lose = () => store.change({ connection: 'lost' });
  return followChallenges({
    onReady: () => void load().catch(lose),
    onLost: lose,
    onChallenge(view) {
      if (!isKnown(view)) return;
      store.set({ ...store.get(), ...withChallenge(store.get(), view), asOf: Date.now() });
      if (view.state === 'accepted')
        setTimeout(() => {
          const { others } = store.get();
          store.change({ others: others.filter(({ id }) => id !== view.id) });
        }, TAKEN_MS);
    },
  });
}
