import { rulebookOf } from '../../common/rulebookOf.ts';
import type { Host } from '../../host/host.ts';
import { Session } from '../../play/session.ts';
import { type Boards, fetchBoards } from './boards.ts';

/** A game that is only watched, and the boards on which it is shown. */
export interface WatchedGame {
  readonly session: Session;
  readonly boards: Boards;
}

/**
 * Opens a game to look at, and waits until its entries are there. Closes the host and returns null if they cannot be played. Rejects
 * without the rules of the game.
 */
export async function openWatched(host: Host): Promise<WatchedGame | null> {
  const [rules, boards] = await Promise.all([rulebookOf(host.game.header), fetchBoards()]);
  const session = new Session(host, rules, () => 'at once');
  const { store } = session;
  await new Promise<void>((done) => {
    const look = () => {
      if (store.get().status === 'opening') return;
      leave();
      done();
    };
    const leave = store.subscribe(look);
    look();
  });
  if (store.get().status === 'ready') return { session, boards };
  session.close();
  return null;
}
