import { type RefObject, useEffect, useRef } from 'react';
import type { FieldHandle } from '../../board/fieldHandle.ts';
import { useMedia } from '../../common/useMedia.ts';
import { WINDOWS } from '../../design/windows.ts';
import { useSessionState } from '../../hooks/useSession.ts';
import { sheetIn } from '../../play/state/modeSelectors.ts';
import type { SessionState } from '../../play/state/state.ts';
import { placeOfPiece } from '../../words/labels.ts';

/** A window in which the form leaves the map a strip. */
export const STRIP_WINDOW = WINDOWS.phone;

/** The ground around the unit of the row that is shown in a strip, in thousandths of an inch. */
const STRIP_MARGIN = 4000;

/**
 * Brings the unit of the active row into sight, with all its possible targets. If the map is only a strip,
 * the view zooms in on it, and returns to the opening view when the form is closed.
 */
export function useRowInSight(handle: RefObject<FieldHandle | null>): void {
  const strip = useMedia(STRIP_WINDOW);
  const writes = useSessionState((state) => sheetIn(state) !== null);
  const near = useRef(false);
  // As one word, so that the same places are the same.
  const row = useSessionState((state) => placesOfRow(state).join(' '));
  useEffect(() => {
    const [at, ...targets] = row.split(' ').filter(Boolean);
    if (at === undefined) return;
    const places = [...(strip ? listPlacesAround(at) : [at]), ...targets];
    if (strip) near.current = handle.current?.frame([places]) ?? false;
    else if (handle.current?.sees(places) === false) handle.current.fitPlaces(places);
  }, [handle, row, strip]);
  useEffect(() => {
    if (writes || !near.current) return;
    near.current = false;
    handle.current?.open();
  }, [handle, writes]);
}

/**
 * The place of the active row's unit, then the places of its possible targets. Empty without an active row.
 */
export function placesOfRow(state: Pick<SessionState, 'mode' | 'scene'>): readonly string[] {
  const { scene } = state;
  const sheet = sheetIn(state);
  const row = sheet?.sheet.rows.find(({ id }) => id === sheet.row);
  const at = row ? placeOfPiece(row.piece, scene) : null;
  if (!row || at === null) return [];
  const struck = new Set(row.choices.flatMap((choice) => choice.at ?? []));
  return [at, ...[...struck].flatMap((piece) => placeOfPiece(piece, scene) ?? [])];
}

/** A place of a table with ground about it; of any other board the place alone. */
export function listPlacesAround(place: string): readonly string[] {
  const found = /^spot:(-?\d+),(-?\d+)$/.exec(place);
  if (!found) return [place];
  const [x, y] = [Number(found[1]), Number(found[2])];
  return [-STRIP_MARGIN, STRIP_MARGIN].map((by) => `spot:${x + by},${y + by}`);
}
