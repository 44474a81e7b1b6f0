import type { Side } from '@linstock/kernel';
import type { GameView, OwnSeat as OwnSeatView } from '@linstock/protocol';
import { useCallback, useEffect, useState } from 'react';
import { fetchOwnSeat } from '../host/seatCalls.ts';
import { DeviceList } from './DeviceList.tsx';
import type { OpenSeat } from './openSeat.ts';
import { RequestList } from './RequestList.tsx';
import { SixWords } from './SixWords.tsx';
import { describeSeat } from './seatSubject.ts';
import { TransferLink } from './TransferLink.tsx';
import './ownSeat.css';

/** Milliseconds between two requests for the seat's devices while the panel is open. */
const LOOK_INTERVAL_MS = 2000;

/** The part of the panel Your seat for a seat on the server: other devices, six words, requests. */
export function OwnSeat({ view, side }: { view: GameView; side: Side }) {
  const game = view.id;
  const [seat, setSeat] = useState<OwnSeatView | null>(null);
  const [now, setNow] = useState(0);
  const [trouble, setTrouble] = useState<string | null>(null);
  const read = useCallback(
    () =>
      fetchOwnSeat(game, side).then(
        (fresh) => {
          setSeat(fresh);
          setNow(Date.now());
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
  if (seat === null) return <p role={trouble === null ? undefined : 'alert'}>{trouble ?? 'Loading…'}</p>;
  const open: OpenSeat = { game, side, seat, now, read };
  return (
    <div className="own-seat">
      {trouble !== null && <p role="status">{trouble}</p>}
      <RequestList {...open} opponent={describeSeat(view, side).opponent} />
      <TransferLink {...open} />
      <DeviceList {...open} />
      <SixWords {...open} />
    </div>
  );
}
