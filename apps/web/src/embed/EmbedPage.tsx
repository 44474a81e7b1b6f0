import { useEffect, useState } from 'react';
import { embedRequestOf } from '../app/embedAddress.ts';
import { hashOfTable } from '../app/route.ts';
import { home } from '../common/home.ts';
import { SessionContext } from '../hooks/useSession.ts';
import { HostError } from '../host/host.ts';
import type { Session } from '../play/session.ts';
import { BoardsContext } from '../screen/field/boards.ts';
import { openWatched, type WatchedGame } from '../screen/field/openWatched.ts';
import { EmbeddedGame } from './EmbeddedGame.tsx';
import { OpenLink } from './OpenLink.tsx';
import { openReplay } from './replayHost.ts';
import './embed.css';

/** Milliseconds before a frame says that it is loading. */
const LOADING_MS = 400;

/** A game or a replay inside another site. It sets no cookie and stores nothing. */
export function EmbedPage() {
  const [request] = useState(() => embedRequestOf(location.pathname, location.hash));
  const [opened, setOpened] = useState<WatchedGame | null>(null);
  const [trouble, setTrouble] = useState<string | null>(request ? null : MISSING);
  const table = `${home.href}${request ? hashOfTable(request.game) : ''}`;
  useEffect(() => {
    if (!request) return;
    let session: Session | null = null;
    let left = false;
    const open = async () => {
      const watched = await openWatched(await openReplay(request.game));
      if (left) return watched?.session.close();
      if (!watched) return setTrouble(MISSING);
      ({ session } = watched);
      showStart(session, request.entry);
      setOpened(watched);
    };
    open().catch((error: unknown) => setTrouble(troubleOf(error)));
    return () => {
      left = true;
      session?.close();
    };
  }, [request]);
  if (trouble !== null || !request) return <Bare sentence={trouble ?? MISSING} table={table} />;
  if (!opened) return <Loading table={table} />;
  return (
    <BoardsContext value={opened.boards}>
      <SessionContext value={opened.session}>
        <EmbeddedGame request={request} table={table} broken={<Bare sentence={MISSING} table={table} />} />
      </SessionContext>
    </BoardsContext>
  );
}

/** Shows the entry at which the frame starts. */
function showStart(session: Session, entry: number | null): void {
  const over = session.store.get().game?.over ?? false;
  session.apply({ on: 'past', do: 'show', entry: entry ?? (over ? 0 : null) });
}

const MISSING = 'This game is private or was deleted.';

/** The sentence for a game that cannot be opened. */
function troubleOf(error: unknown): string {
  // A script of the page that does not come is a lost connection too.
  const lost = !(error instanceof HostError) || error.code === 'unreachable';
  return lost ? 'Offline. This battle needs a connection.' : MISSING;
}

function Loading({ table }: { table: string }) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LOADING_MS);
    return () => clearTimeout(timer);
  }, []);
  return <Bare sentence={late ? 'Loading the battle…' : ''} table={table} />;
}

/** The frame without a battle: a sentence and the link. */
function Bare({ sentence, table }: { sentence: string; table: string }) {
  return (
    <main className="embed-bare">
      <p role="status">{sentence}</p>
      <OpenLink table={table} />
    </main>
  );
}
