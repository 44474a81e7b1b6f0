import { useMemo } from 'react';
import { useSession, useSessionState } from '../useSession.ts';
import { forcedIn } from './forcing.ts';

/** One button for all that has to be done in any case, where that is what is asked; it says that dice are thrown. */
export function AllForced() {
  const session = useSession();
  const game = useSessionState((state) => state.game);
  const asked = useSessionState((state) => state.asked);
  const sent = useSessionState((state) => state.sent);
  const forced = useMemo(() => {
    const question = asked && game?.question(asked.side);
    return game && question ? forcedIn(game, question) : null;
  }, [asked, game]);
  if (!forced) return null;
  return (
    <div className="all-forced">
      <button
        type="button"
        className="button button-main"
        data-deed="forced"
        disabled={sent}
        onClick={() => session.clicks.forcing.begin()}
      >
        {forced.throws ? 'Do all that is forced, with its dice' : 'Do all that is forced'}
      </button>
      <p className="muted actions-hint">
        One after another{forced.throws ? '' : ', with dice where they are due'}, until there is something to
        decide.
      </p>
    </div>
  );
}
