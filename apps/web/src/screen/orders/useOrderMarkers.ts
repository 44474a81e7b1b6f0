import type { OrderMarker } from '@linstock/scene';
import { useMemo } from 'react';
import type { Aim } from '../../board/table/tableModel.ts';
import { useSession } from '../../hooks/useSession.ts';
import type { Session } from '../../play/session.ts';
import { sheetIn } from '../../play/state/modeSelectors.ts';
import type { SessionState } from '../../play/state/state.ts';
import { listMarkers } from './markersShown.ts';

/** The markers of a sheet that is being filled in, and the arrow that the pointer turns. */
export function useOrderMarkers(state: SessionState): {
  readonly markers: readonly OrderMarker[];
  readonly aim: Aim | null;
  /** The piece of the active row. */
  readonly held: string | null;
} {
  const session = useSession();
  const { scene } = state;
  const sheet = sheetIn(state);
  const markers = useMemo(() => listMarkers(sheet, scene), [sheet, scene]);
  const row = sheet?.sheet.rows.find(({ id }) => id === sheet.row) ?? null;
  return { markers, aim: aimOf(session, state), held: row?.piece ?? null };
}

/** The arrow of the active row, if its order has one. */
function aimOf(session: Session, state: SessionState): Aim | null {
  const sheet = sheetIn(state);
  const row = sheet?.sheet.rows.find(({ id }) => id === sheet.row);
  const written = row && sheet?.filled[row.id];
  const choice = row?.choices.find(({ id }) => id === written?.choice);
  if (!row || choice?.needs?.kind !== 'heading') return null;
  return {
    piece: row.piece,
    spread: choice.needs.spread ?? 0,
    onAim: (heading) =>
      session.apply({ on: 'sheet', do: 'write', row, written: { choice: choice.id, detail: { heading } } }),
  };
}
