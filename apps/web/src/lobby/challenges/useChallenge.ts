import type { ChallengeView } from '@linstock/protocol';
import { useEffect, useState } from 'react';
import { fetchChallenge } from '../../host/challengeCalls.ts';
import { followChallenges } from '../../host/challengeStream.ts';
import { HostError } from '../../host/host.ts';

/** A challenge as far as the page knows it. */
export interface KnownChallenge {
  /** Null until it is there. */
  readonly view: ChallengeView | null;
  /** Why it is not there; null if it is, or still comes. */
  readonly trouble: string | null;
  /** True if the server does not answer. What is shown may be old. */
  readonly lost: boolean;
  /** Reads it again. */
  readonly read: () => void;
}

/** Follows one challenge: who accepts it, and whether it is still open. Reading changes nothing. */
export function useChallenge(id: string): KnownChallenge {
  const [view, setView] = useState<ChallengeView | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [lost, setLost] = useState(false);
  const [reads, setReads] = useState(0);
  useEffect(() => {
    let left = false;
    fetchChallenge(id).then(
      (fresh) => {
        if (left) return;
        setView(fresh);
        setTrouble(null);
        setLost(false);
      },
      (error: unknown) => {
        if (left) return;
        if (error instanceof HostError && error.code === 'unreachable') setLost(true);
        setTrouble(error instanceof Error ? error.message : String(error));
      },
    );
    return () => {
      left = true;
    };
  }, [id, reads]);
  useEffect(() => {
    const read = () => setReads((n) => n + 1);
    return followChallenges(
      {
        onReady: read,
        // This message is the same for all readers of the link, so the parts for this reader are read again.
        onChallenge: (changed) => changed.id === id && read(),
        onLost: () => setLost(true),
      },
      id,
    );
  }, [id]);
  return { view, trouble: view === null ? trouble : null, lost, read: () => setReads((n) => n + 1) };
}
