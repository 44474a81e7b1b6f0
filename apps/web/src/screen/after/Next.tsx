import { takenBack, takenBackWords } from '@linstock/kernel';
import type { GameView } from '@linstock/protocol';
import { useState } from 'react';
import { panels } from '../../app/panels.ts';
import { hashOfLab, hashOfTable } from '../../app/route.ts';
import { useSession, useSessionState } from '../../hooks/useSession.ts';
import { backendOf } from '../../host/backends.ts';
import type { CreatedGame } from '../../host/host.ts';
import { SeatLinks } from '../../host/SeatLinks.tsx';
import type { AnyGame } from '../../play/state/state.ts';
import { RecordLink } from '../dice/RecordLink.tsx';
import type { Stage } from './course.ts';
import { Share } from './picture/Share.tsx';
import { rematchOf } from './rematch.ts';

/**
 * The same battle again: at once against a machine or a friend at this screen, and offered to a friend
 * elsewhere.
 */
function useRematch(view: GameView | null, onTrouble: (sentence: string) => void) {
  const session = useSession();
  const [made, setMade] = useState<CreatedGame | null>(null);
  const begin = async (swapped: boolean) => {
    if (!view) return;
    try {
      const next = await backendOf(view.id).create(rematchOf(view, session.seats, swapped));
      const [link] = next.links;
      const [mine] = session.seats;
      if (!link || mine === undefined) {
        location.hash = hashOfTable(next.id);
        return;
      }
      setMade(next);
      // The other player is asked on their game screen; if they have left it, they can be sent the link.
      await session.seat.rematch(mine, { game: next.id, token: link.token, swapped });
    } catch (error) {
      onTrouble(error instanceof Error ? error.message : String(error));
    }
  };
  return { made, begin: (swapped: boolean) => void begin(swapped) };
}

/** The seat link to send to a friend who has left the game. */
function Offered({ made, sides }: { made: CreatedGame; sides: readonly [string, string] }) {
  return (
    <>
      <p role="status">
        A player whose page is still open is asked to accept. Send the link to a player who has left.
      </p>
      <SeatLinks made={made} sides={sides} />
    </>
  );
}

interface Props {
  readonly game: AnyGame;
  readonly stages: readonly Stage[] | null;
  /** The turning points are known, or will not be found. */
  readonly sought: boolean;
}

/** The next steps after a battle: fight it again, watch it again, show it to a friend, or look at other ways it could have gone. */
export function Next({ game, stages, sought }: Props) {
  const session = useSession();
  const view = useSessionState((state) => state.view);
  const [said, setSaid] = useState<string | null>(null);
  const { made, begin } = useRematch(view, setSaid);
  const again = (swapped: boolean) => {
    setSaid(null);
    begin(swapped);
  };
  if (!view) return null;
  return (
    <>
      <p className="row after-next">
        <button
          type="button"
          className="button button-main"
          disabled={made !== null}
          onClick={() => again(false)}
        >
          Rematch
        </button>
        {session.seats.length === 1 && (
          <button type="button" className="button" disabled={made !== null} onClick={() => again(true)}>
            Swap sides
          </button>
        )}
        <button
          type="button"
          className="button"
          onClick={() => session.apply({ on: 'past', do: 'watch', from: 0 })}
        >
          Watch it again
        </button>
        <button type="button" className="button" onClick={() => panels.change({ open: 'share' })}>
          Share and embed
        </button>
        {stages && <Share game={game} stages={stages} sought={sought} />}
        <button
          type="button"
          className="button"
          onClick={() => session.apply({ on: 'past', do: 'read log', inLog: true })}
        >
          Read the log
        </button>
      </p>
      {made && <Offered made={made} sides={game.position.sides} />}
      {said !== null && (
        <p role="status" ref={(told) => told?.scrollIntoView({ block: 'nearest' })}>
          {said}
        </p>
      )}
      <RecordLink />
      <Closing game={game} />
    </>
  );
}

/** The ways out, and the code that proves how the game ended. */
function Closing({ game }: { game: AnyGame }) {
  return (
    <p className="muted after-note">
      <a href="#/">Another battle</a> ·{' '}
      <a href={hashOfLab(game.record.battle.id)}>Could it have gone otherwise?</a>{' '}
      {takenBackWords(takenBack(game.record.entries))} Keep this code. With it anyone can check later how the
      game ended: <code>{game.hash}</code>
    </p>
  );
}
