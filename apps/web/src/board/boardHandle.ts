import type { RefObject } from 'react';
import { framed, type Readable, screenOf, spread } from './camera.ts';
import type { BoardHandle } from './model.ts';
import { boxOf, grown, type Spot } from './plate.ts';
import { type BoardCamera, bringSpots, GLIDE, showSpots, still } from './useCamera.ts';

/** What lies nearer to the window's edge than this counts as out of view, in CSS pixels. */
const EDGE = 12;

/** What is brought into sight keeps this share of the usual room about it, and may be drawn so much smaller than what is framed. */
const TIGHT = 0.6;
const TOLD_APART = 0.6;

/**
 * What the application may ask of either board: where to look, and where places lie on the page.
 * @param room plate units kept free round the places that are brought into view
 * @param readable between which scales what is framed is drawn
 * @param seenAt where a point of the board appears, on a board that leans
 */
export function boardHandle(
  board: BoardCamera,
  spotOf: (place: string) => Spot | null,
  root: RefObject<HTMLElement | null>,
  room: number,
  readable: Readable,
  seenAt: (point: Spot) => Spot = (point) => point,
): BoardHandle {
  return {
    fitField: (stays) => board.fitField(still() ? 0 : GLIDE, stays),
    fitPlaces: (places, shy = 40) => {
      const spots = places.map(spotOf).filter((spot) => spot !== null);
      showSpots(board, spots, room, shy);
    },
    bring(chosen, others) {
      const found = [chosen, others].map((places) => places.map(spotOf).filter((spot) => spot !== null));
      bringSpots(board, [found[0] ?? [], found[1] ?? []], TIGHT * room, TOLD_APART * readable.least);
    },
    frame(sets) {
      const size = board.size();
      const boxes = sets.flatMap((places) => {
        const spots = places.map(spotOf).filter((spot) => spot !== null);
        return spots.length > 0 ? [grown(boxOf(spots), room)] : [];
      });
      const view = size.width > 0 ? framed(boxes, size, readable) : null;
      if (view) board.camera.glide(view, still() ? 0 : GLIDE);
      return view !== null;
    },
    sees(places, edge = EDGE) {
      const { width, height } = board.size();
      return places.every((place) => {
        const spot = spotOf(place);
        if (!spot) return true;
        const [x, y] = screenOf(board.camera.view(), spot);
        return x >= edge && y >= edge && x <= width - edge && y <= height - edge;
      });
    },
    spread(places, apart) {
      const spots = places.map(spotOf).filter((spot) => spot !== null);
      const view = spread(spots, board.camera.view(), board.size(), apart);
      if (view) board.camera.glide(view, still() ? 0 : GLIDE);
    },
    zoomBy: board.zoomBy,
    pointOf(place) {
      const spot = spotOf(place);
      if (!spot) return null;
      const [x, y] = seenAt(screenOf(board.camera.view(), spot));
      return { x, y };
    },
    focus: () => root.current?.focus(),
  };
}
