import type { Side } from '@linstock/kernel';
import type { GameView, OwnSeat as OwnSeatView } from '@linstock/protocol';
import { useCallback, useEffect, useState } from 'react';
import { hashOfLobby } from '../app/route.ts';
import { fetchNotifications, hearOfGame, stopHearingOfGame } from '../host/notificationCalls.ts';
import { readNotifiedSeats } from '../host/notifiedSeats.ts';
import { fetchOwnSeat } from '../host/seatCalls.ts';
import { DeviceList } from './DeviceList.tsx';
import type { OpenSeat } from './openSeat.ts';
import { RequestList } from './RequestList.tsx';
import { SixWords } from './SixWords.tsx';
import { describeSeat } from './seatSubject.ts';
import { TransferLink } from './TransferLink.tsx';
import { useTask } from './useTask.ts';
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
      <GameNotifications game={game} />
    </div>
  );
}

/** The switch of notifications for this game, for a player who has chosen some. */
function GameNotifications({ game }: { game: string }) {
  const [silent, setSilent] = useState<boolean | null>(null);
  const { busy, trouble, run } = useTask();
  const chosen = readNotifiedSeats() !== null;
  useEffect(() => {
    if (!chosen) return;
    fetchNotifications().then(
      ({ muted }) => setSilent(muted.includes(game)),
      () => undefined,
    );
  }, [chosen, game]);
  const change = () =>
    run(async () => {
      await (silent ? hearOfGame(game) : stopHearingOfGame(game));
      setSilent(!silent);
    });
  return (
    <section>
      <h4>Notifications</h4>
      <p role="status">
        {!chosen
          ? 'You have chosen no notifications yet.'
          : silent
            ? 'This game is silent.'
            : 'This game notifies you.'}{' '}
        <a href={hashOfLobby('notifications')}>For all games</a>
      </p>
      {trouble !== null && <p role="alert">{trouble}</p>}
      {silent !== null && (
        <button type="button" className="button" disabled={busy} onClick={change}>
          {silent ? 'Notify me of this game' : 'Silence this game'}
        </button>
      )}
    </section>
  );
}
