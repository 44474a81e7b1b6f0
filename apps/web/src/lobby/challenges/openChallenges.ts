/** The open challenges as this page knows them: fetched once, then followed. */
import type { ChallengeView, VacantSeat } from '@linstock/protocol';
import { makeFollowedHook } from '../../app/followed.ts';
import { createStore } from '../../app/store.ts';
import { account } from '../../host/account.ts';
import { fetchChallenges, fetchOwnChallenges } from '../../host/challengeCalls.ts';
import { followChallenges } from '../../host/challengeStream.ts';
import { myGames } from '../../host/myGames.ts';
import { fetchVacantSeats } from '../../host/vacantSeatCalls.ts';
import { readAskedSeats } from '../vacant/askedSeats.ts';
import { isKnownSeat } from '../vacant/vacantWords.ts';
import { isKnown, withChallenge } from './challengeRows.ts';

/** Milliseconds for which a challenge that another player accepted stays in the list. */
const TAKEN_MS = 3000;

/** The challenges that are known. */
export interface OpenChallenges {
  /** Those that anyone may accept, without the reader's own, the latest first. */
  readonly others: readonly ChallengeView[];
  /** The reader's own, and other terms that were offered to the reader. */
  readonly own: readonly ChallengeView[];
  /** The seats whose players have left, the latest first. */
  readonly vacant: readonly VacantSeat[];
  readonly connection: 'loading' | 'live' | 'lost';
  /** When the list was last known to be true: milliseconds since 1970; null before it is there. */
  readonly asOf: number | null;
}

const store = createStore<OpenChallenges>({
  others: [],
  own: [],
  vacant: [],
  connection: 'loading',
  asOf: null,
});

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

/** Follows the list, and anew when somebody signs in or out: the server then knows another reader. */
function follow(): () => void {
  let name = account.get().me?.name;
  let stop = followOnce();
  const leave = account.subscribe(() => {
    if (account.get().me?.name === name) return;
    name = account.get().me?.name;
    stop();
    stop = followOnce();
  });
  return () => {
    leave();
    stop();
  };
}

function followOnce(): () => void {
  const load = async () => {
    const [others, own, vacant] = await Promise.all([
      fetchChallenges(),
      fetchOwnChallenges(),
      // An older server has no such list.
      fetchVacantSeats().catch(() => []),
    ]);
    store.set({
      others: others.filter((view) => !view.mine && isKnown(view)),
      own: own.filter(isKnown),
      vacant: vacant.filter(isKnownSeat),
      connection: 'live',
      asOf: Date.now(),
    });
    void readAskedSeats();
  };
  const lose = () => store.change({ connection: 'lost' });
  return followChallenges({
    onReady: () => void load().catch(lose),
    onLost: lose,
    onSeat(game, seat) {
      const others = store.get().vacant.filter((each) => each.game !== game);
      const vacant = seat && isKnownSeat(seat) ? [seat, ...others] : others;
      store.change({ vacant: vacant.toSorted((a, b) => b.posted - a.posted), asOf: Date.now() });
      void readAskedSeats();
    },
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
