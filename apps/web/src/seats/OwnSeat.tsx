import type { Side } from '@linstock/kernel';
import type { GameView } from '@linstock/protocol';
import { useEffect, useState } from 'react';
import { hashOfLobby } from '../app/route.ts';
import { fetchNotifications, hearOfGame, stopHearingOfGame } from '../host/notificationCalls.ts';
import { readNotifiedSeats } from '../host/notifiedSeats.ts';
import { DeviceList } from './DeviceList.tsx';
import { NewOpponent } from './NewOpponent.tsx';
import { RequestList } from './RequestList.tsx';
import { SixWords } from './SixWords.tsx';
import { describeSeat } from './seatSubject.ts';
import { TransferLink } from './TransferLink.tsx';
import { useOwnSeat } from './useOwnSeat.ts';
import { useTask } from './useTask.ts';
import './ownSeat.css';

/** The part of the panel Your seat for a seat on the server: other devices, six words, requests. */
export function OwnSeat({ view, side }: { view: GameView; side: Side }) {
  const game = view.id;
  const { open, trouble } = useOwnSeat(game, side);
  if (open === null) return <p role={trouble === null ? undefined : 'alert'}>{trouble ?? 'Loading…'}</p>;
  const { opponent } = describeSeat(view, side);
  return (
    <div className="own-seat">
      {trouble !== null && <p role="status">{trouble}</p>}
      <RequestList {...open} opponent={opponent} />
      <NewOpponent {...open} opponent={opponent} />
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
