import type { AnyRulebook } from '@linstock/systems';
import { useEffect, useState } from 'react';
import { hashOfTable } from '../app/route.ts';
import { hashOfRecovery } from '../app/seatPages.ts';
import { settings } from '../app/settings.ts';
import { rulebookOf } from '../common/rulebookOf.ts';
import { backendOf } from '../host/backends.ts';
import type { Host } from '../host/host.ts';
import { myGames } from '../host/myGames.ts';
import { takeKeepRefusal, takeSeat } from '../host/serverBackend.ts';
import { isAtFirstWords } from '../lesson/lessonProgress.ts';
import { thinkInPage } from '../play/seat/standIns.ts';
import { Session } from '../play/session.ts';
import { type Boards, BoardsContext, fetchBoards } from './field/boards.ts';
import { GameView } from './GameView.tsx';
import { NoTable } from './NoTable.tsx';
import { removeSeat, SignedOut } from './SignedOut.tsx';

interface Props {
  readonly game: string;
  /** Entry to look at, or null for the present. */
  readonly entry: number | null;
  /** A seat's token out of an invitation. */
  readonly token: string | null;
}

/** Opens a game and shows it, or says why it cannot be opened. */
export function GameScreen({ game, entry, token }: Props) {
  const [session, setSession] = useState<Session | null>(null);
  const [boards, setBoards] = useState<Boards | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [signedOutBy, setSignedOutBy] = useState<string | null>(null);
  useEffect(() => {
    let opened: Session | null = null;
    let left = false;
    const open = async () => {
      if (token !== null) await takeInvitedSeat(game, token);
      const host = await backendOf(game).open(game);
      const [rules, fetched] = await partsFor(host);
      if (left) return host.close();
      host.subscribe((update) => {
        if (update.t !== 'signed-out') return;
        opened?.close();
        removeSeat(game);
        setSession(null);
        setSignedOutBy(update.by);
      });
      const looked = myGames.find(host.id)?.looked ?? null;
      opened = new Session(host, rules, () => settings.get().pace, thinkInPage(), looked);
      // The coach speaks first. The bot answers after that.
      if (isAtFirstWords(game)) opened.playback.pause(true);
      tellIfUnkept(opened, game);
      setTrouble(null);
      setBoards(fetched);
      setSession(opened);
    };
    open().catch((error: unknown) => setTrouble(error instanceof Error ? error.message : String(error)));
    return () => {
      left = true;
      opened?.close();
    };
  }, [game, token]);
  if (signedOutBy !== null) return <SignedOut game={game} by={signedOutBy} />;
  if (trouble !== null)
    return (
      <NoTable
        sentence={trouble}
        watch={token === null ? null : hashOfTable(game)}
        recovery={backendOf(game).kind === 'server' ? hashOfRecovery(game) : null}
      />
    );
  if (session === null) {
    return (
      <main className="notice" aria-busy="true">
        <h1>Laying out the field …</h1>
      </main>
    );
  }
  return (
    <BoardsContext value={boards}>
      <GameView session={session} entry={entry} />
    </BoardsContext>
  );
}

/** Takes the seat of an invitation. */
async function takeInvitedSeat(game: string, token: string): Promise<void> {
  await takeSeat(game, token);
  // A seat's secret stays out of the address, which people copy and show.
  history.replaceState(null, '', hashOfTable(game));
}

/** Tells a player whose account has refused the seat just taken why only this browser holds it. */
function tellIfUnkept(session: Session, game: string): void {
  const sentence = takeKeepRefusal(game);
  if (sentence !== null) session.apply({ on: 'view', do: 'show toast', sentence, clause: null });
}

/** The rules of a host's game, and the boards. The host is closed if they cannot be fetched. */
async function partsFor(host: Host): Promise<readonly [AnyRulebook, Boards]> {
  try {
    return await Promise.all([rulebookOf(host.game.header), fetchBoards()]);
  } catch (fault) {
    host.close();
    throw fault;
  }
}
