import { type RefObject, useEffect } from 'react';
import type { BoardHandle } from '../board/handling/model.ts';
import { placesOf } from '../play/aiming/aim.ts';
import type { Deployment } from './useDeployment.ts';

/** On a phone whoever is taken in hand to be laid out comes into sight with his handles; once, and the view may be moved on. */
export function useDeploymentInSight({ pieces }: Deployment, handle: RefObject<BoardHandle | null>): void {
  const who = pieces.map(({ id }) => id).join();
  useEffect(() => {
    const board = handle.current;
    const places = placesOf(pieces);
    if (board && places.length > 0 && !board.reads(places)) board.bring(places, []);
    // Not again with each step he is carried. oxlint-disable-next-line react/exhaustive-deps
  }, [who, handle]);
}
