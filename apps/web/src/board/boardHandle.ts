import type { RefObject } from 'react';
import { screenOf } from './camera.ts';
import type { BoardHandle } from './model.ts';
import type { Spot } from './plate.ts';
import { type BoardCamera, GLIDE, showSpots, still } from './useCamera.ts';

/**
 * What the application may ask of either board: where to look, and where places lie on the page.
 * @param room plate units kept free round the places that are brought into view
 */
export function boardHandle(
  board: BoardCamera,
  spotOf: (place: string) => Spot | null,
  root: RefObject<HTMLElement | null>,
  room: number,
): BoardHandle {
  return {
    fitField: () => board.fitField(still() ? 0 : GLIDE),
    fitPlaces: (places, shy = 40) => {
      const spots = places.map(spotOf).filter((spot) => spot !== null);
      showSpots(board, spots, room, shy);
    },
    zoomBy: board.zoomBy,
    pointOf(place) {
      const spot = spotOf(place);
      if (!spot) return null;
      const [x, y] = screenOf(board.camera.view(), spot);
      return { x, y };
    },
    focus: () => root.current?.focus(),
  };
}
