/** The place of the coach's hand: its tip at the subject, and clear of all words. */
import type { Box, Point } from '../common/box.ts';
import { findCheapestPlace, sumCostUnder } from '../common/placement.ts';

/** The hand points from below or from above. Its tip is this many pixels from the middle of what it points at. */
export interface HandPlace {
  readonly below: boolean;
  readonly off: number;
}

/** The hand as it is drawn, upright. */
const HAND = { width: 26, height: 50 } as const;

/** Possible distances of the hand's tip from the middle of what it points at, the nearest first. */
const TIP_DISTANCES_PX = [26, 38, 50, 60] as const;

/**
 * The nearest place from which the hand covers no words, or else the one from which it covers the fewest.
 * @param belowFirst true if there are fewer troops below
 */
export function placeHand(at: Point, words: readonly Box[], belowFirst: boolean): HandPlace {
  const places = TIP_DISTANCES_PX.flatMap((off) =>
    [belowFirst, !belowFirst].map((below): HandPlace => ({ below, off })),
  );
  const obstacles = words.map((box) => ({ box, cost: 1 }));
  const boxAt = ({ below, off }: HandPlace): Box => ({
    ...HAND,
    x: at.x - HAND.width / 2,
    y: below ? at.y + off : at.y - off - HAND.height,
  });
  const found = findCheapestPlace(places, (place) => sumCostUnder(boxAt(place), obstacles));
  return found?.place ?? { below: belowFirst, off: TIP_DISTANCES_PX[0] };
}
