import { type Side, takenBack, takenBackWords } from '@linstock/kernel';
import type { GameView } from '@linstock/protocol';
import { useState } from 'react';
import { hashOfNewChallenge } from '../../app/challengeLink.ts';
import { panels } from '../../app/panels.ts';
import { hashOfLab, hashOfTable } from '../../app/route.ts';
import { useSession, useSessionState } from '../../hooks/useSession.ts';
import { backendOf } from '../../host/backends.ts';
import { challengeOfPair } from '../../host/challengeCalls.ts';
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

/** The page on which the same battle is made into a challenge, with the sides changed. */
function againHash({ header }: GameView, seats: readonly Side[]): string {
  const side = seats[0] === 0 ? 'second' : 'first';
  return hashOfNewChallenge({ battle: header.battle.id, system: header.rules.id, side, friend: true });
}

/** The seat link to send to a friend who has left the game. */
function Offered({
  made,
  sides,
  again,
}: {
  made: CreatedGame;
  sides: readonly [string, string];
  again: string;
}) {
  return (
    <>
      <p role="status">
        A player whose page is still open is asked to accept. Send the link to a player who has left.
      </p>
      <SeatLinks made={made} sides={sides} />
      <p className="muted">
        With other terms, or for anyone: <a href={again}>make it a challenge</a>.
      </p>
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
  const pair = challengeOfPair(view.id);
  return (
    <>
      <p className="row after-next">
        <button
          type="button"
          className={`button ${pair === null ? 'button-main' : ''}`}
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
        <LookBack />
        {stages && <Share game={game} stages={stages} sought={sought} />}
      </p>
      {made && <Offered made={made} sides={game.position.sides} again={againHash(view, session.seats)} />}
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

/** The ways to look at the battle again. */
function LookBack() {
  const session = useSession();
  return (
    <>
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
      <button
        type="button"
        className="button"
        onClick={() => session.apply({ on: 'past', do: 'read log', inLog: true })}
      >
        Read the log
      </button>
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
