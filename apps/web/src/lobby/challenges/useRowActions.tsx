import type { ChallengeView } from '@linstock/protocol';
import { type ReactNode, useState } from 'react';
import { hashOfChallenge } from '../../app/challengeLink.ts';
import { playerName } from '../../app/playerName.ts';
import { hashOfLobby, hashOfTable } from '../../app/route.ts';
import { account } from '../../host/account.ts';
import { acceptChallenge, claimChallengeSeat, endChallenge } from '../../host/challengeCalls.ts';
import { HostError } from '../../host/host.ts';
import { useTask } from '../../seats/useTask.ts';
import { filtersOf, findSimilar, queryOf } from './challengeRows.ts';
import { readOwnChallenges } from './openChallenges.ts';

/** The buttons of the rows of challenges. */
export interface RowActions {
  readonly busy: boolean;
  /** Why the last press did nothing, with the way to similar challenges; false if it did something. */
  readonly message: ReactNode;
  /** The press of a row's button: one press seats a player whose name is known. */
  readonly act: (view: ChallengeView) => void;
}

const openAddress = (hash: string): void => {
  location.hash = hash;
};

/** The actions of the rows' buttons, and the messages about them. */
export function useRowActions(others: readonly ChallengeView[]): RowActions {
  const { busy, trouble, run } = useTask();
  const [late, setLate] = useState<ChallengeView | null>(null);
  const accept = (view: ChallengeView) => {
    const { name } = playerName.get();
    if (view.counts === 'rated' && account.get().me === null) openAddress(hashOfLobby('sign-in'));
    else if (name === null || view.side === 'taker') openAddress(hashOfChallenge(view.id));
    else take(view, name);
  };
  const take = (view: ChallengeView, name: string) => {
    setLate(null);
    run(async () => {
      try {
        openAddress(hashOfTable((await acceptChallenge(view.id, name)).game));
      } catch (error) {
        if (error instanceof HostError && error.code === 'too-late') setLate(view);
        throw error;
      }
    });
  };
  const act = (view: ChallengeView) => {
    if (!view.mine) return accept(view);
    run(async () => {
      if (view.state === 'accepted') openAddress(hashOfTable((await claimChallengeSeat(view.id)).game));
      else await endChallenge(view.id, 'withdraw').then(readOwnChallenges);
    });
  };
  const like = late ? findSimilar(late, others) : [];
  const message = trouble !== null && (
    <>
      {trouble}{' '}
      {late && like.length > 0 && (
        <a href={hashOfLobby('challenges', [], queryOf({ ...filtersOf(''), system: late.system }))}>
          See {like.length} like it
        </a>
      )}
    </>
  );
  return { busy, message, act };
}
