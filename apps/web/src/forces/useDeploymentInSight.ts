import { type RefObject, useEffect } from 'react';
import type { BoardHandle } from '../board/handling/model.ts';
import { placesOf } from '../play/aiming/aim.ts';
import type { Deployment } from './useDeployment.ts';

/**
 * On a phone, troops selected for deployment are brought into sight with their handles. This is done once;
 * then the view may be moved.
 */
export function useDeploymentInSight({ pieces }: Deployment, handle: RefObject<BoardHandle | null>): void {
  const who = pieces.map(({ id }) => id).join();
  useEffect(() => {
    const board = handle.current;
    const places = placesOf(pieces);
    if (board && places.length > 0 && !board.reads(places)) board.bring(places, []);
    // Not again for each step of the drag.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [who, handle]);
}
