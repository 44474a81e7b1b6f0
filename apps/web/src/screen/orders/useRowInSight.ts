import { type RefObject, useEffect, useRef } from 'react';
import { useMedia } from '../../common/useMedia.ts';
import type { FieldHandle } from '../field/Field.tsx';
import { placeOf } from '../field/picture.ts';
import { useSessionState } from '../useSession.ts';

/** A window in which the form leaves the map a strip. */
export const STRIP = '(max-width: 799px) and (orientation: portrait), (max-width: 479px)';

/** How much of the ground about who is told something is shown in a strip, in thousandths of an inch. */
const ABOUT = 4000;

/**
 * Brings whom the row in hand tells something into sight; where the map is a strip, it goes near to him, and to where the battle opens
 * when the form is put away.
 */
export function useRowInSight(handle: RefObject<FieldHandle | null>): void {
  const strip = useMedia(STRIP);
  const writes = useSessionState(({ sheet }) => sheet !== null);
  const near = useRef(false);
  const at = useSessionState(({ sheet, scene }) => {
    const piece = sheet?.sheet.rows.find(({ id }) => id === sheet.row)?.piece ?? null;
    return placeOf(piece, scene);
  });
  useEffect(() => {
    if (at === null) return;
    const places = strip ? placesAbout(at) : [at];
    if (strip) near.current = handle.current?.frame([places]) ?? false;
    else if (handle.current?.sees(places) === false) handle.current.fitPlaces(places);
  }, [handle, at, strip]);
  useEffect(() => {
    if (writes || !near.current) return;
    near.current = false;
    handle.current?.open();
  }, [handle, writes]);
}

/** A place of a table with ground about it; of any other board the place alone. */
export function placesAbout(place: string): readonly string[] {
  const found = /^spot:(-?\d+),(-?\d+)$/.exec(place);
  if (!found) return [place];
  const [x, y] = [Number(found[1]), Number(found[2])];
  return [-ABOUT, ABOUT].map((by) => `spot:${x + by},${y + by}`);
}
