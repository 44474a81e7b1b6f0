import type { Side } from '@linstock/kernel';
import { useCallback, useEffect, useState } from 'react';
import { fetchOwnSeat } from '../host/seatCalls.ts';
import type { OpenSeat } from './openSeat.ts';

/** Milliseconds between two looks at a seat while it is shown. */
const LOOK_INTERVAL_MS = 2000;

/** A seat of this browser on the server, read again and again while it is shown; and why it cannot be read. */
export function useOwnSeat(
  game: string,
  side: Side,
): { readonly open: OpenSeat | null; readonly trouble: string | null } {
  const [known, setKnown] = useState<Pick<OpenSeat, 'seat' | 'now'> | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const read = useCallback(
    () =>
      fetchOwnSeat(game, side).then(
        (seat) => {
          setKnown({ seat, now: Date.now() });
          setTrouble(null);
        },
        (error: unknown) => setTrouble(error instanceof Error ? error.message : String(error)),
      ),
    [game, side],
  );
  useEffect(() => {
    void read();
    const timer = setInterval(() => void read(), LOOK_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [read]);
  return { open: known && { game, side, ...known, read }, trouble };
}
