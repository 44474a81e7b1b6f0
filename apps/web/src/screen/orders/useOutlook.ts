import type { Outlook } from '@linstock/scene';
import { useMemo } from 'react';
import { useSession, useSessionState } from '../../hooks/useSession.ts';
import { shownEntryIn } from '../../play/state/modeSelectors.ts';
import { type NumberedOutcome, shownOf } from './outlook.ts';

/** The effects of the open orders in the current position: the whole list, and the part that is shown. */
export function useOutlook(): {
  readonly list: readonly Outlook[];
  readonly shown: readonly NumberedOutcome[];
} {
  const session = useSession();
  const rulebook = useSessionState((state) => state.rulebook);
  const game = useSessionState((state) => state.game);
  const head = useSessionState((state) => state.head);
  const back = useSessionState((state) => shownEntryIn(state) !== null);
  const show = useSessionState((state) => state.reading.show);
  const list = useMemo(
    () =>
      game && head >= 0 && !back
        ? (rulebook?.present.shows.outlook?.({ field: game.field, state: game.position.state, known: [] }) ??
          [])
        : [],
    [rulebook, game, head, back],
  );
  const shown = useMemo(() => shownOf(list, show, session.seats), [list, show, session]);
  return { list, shown };
}
