import { summarise } from '@linstock/judge';
import type { Side } from '@linstock/kernel';
import type { GameView } from '@linstock/protocol';
import { useEffect } from 'react';
import { useSessionState } from '../hooks/useSession.ts';
import { backendOf } from '../host/backends.ts';
import { myGames } from '../host/myGames.ts';
import type { Session } from '../play/session.ts';
import { shownEntryIn } from '../play/state/modeSelectors.ts';

/** Updates this game's line in the list of games. */
export function NoteGame({ session, title }: { session: Session; title: string }) {
  const view = useSessionState((state) => state.view);
  const clock = useSessionState((state) =>
    shownEntryIn(state) === null ? (state.scene?.clock.label ?? '') : '',
  );
  const game = useSessionState((state) => state.game);
  const looked = useSessionState((state) => state.head);
  useEffect(() => {
    if (!view) return;
    const players = playersOf(view, session.seats);
    if (myGames.find(view.id) === undefined && session.seats.length === 0) {
      myGames.remember({ id: view.id, house: backendOf(view.id).kind, seats: [] });
    }
    if (!game || (!game.over && clock === '')) return;
    const summary = summarise(view.id, game, view.seats);
    myGames.note(view.id, { title, players, state: game.over ? 'over' : clock, looked, summary });
  }, [view, game, clock, title, looked, session]);
  return null;
}

/** The players, in the words of a reader who holds these seats. */
function playersOf({ seats }: GameView, mine: readonly Side[]): string {
  if (mine.length === 2) return 'two at one table';
  const names = seats.map(({ side, name }) => (mine.includes(side) ? 'you' : name));
  return (mine[0] === 1 ? names.reverse() : names).join(' against ');
}
