/** Where the coach's hand lies: with its tip at what it points at, and over no words. */

import type { Box, Point } from '../common/box.ts';

/** How the hand comes to what it points at: from below or from above, its tip so many pixels off the middle. */
export interface HandPlace {
  readonly below: boolean;
  readonly off: number;
}

/** The hand as it is drawn, upright. */
const HAND = { width: 26, height: 50 } as const;

/** How far the tip of the hand may stay off the middle of what it points at, the nearest first. */
const TIP_DISTANCES_PX = [26, 38, 50, 60] as const;

/**
 * The nearest place from which the hand hides no words; where each hides some, the one that hides the fewest.
 * @param belowFirst on which side fewer troops are in its way
 */
export function handPlace(at: Point, words: readonly Box[], belowFirst: boolean): HandPlace {
  const places = TIP_DISTANCES_PX.flatMap((off) =>
    [belowFirst, !belowFirst].map((below) => ({ below, off })),
  );
  const hidden = ({ below, off }: HandPlace): number => {
    const top = below ? at.y + off : at.y - off - HAND.height;
    const left = at.x - HAND.width / 2;
    return words.filter(
      ({ x, y, width, height }) =>
        x < left + HAND.width && x + width > left && y < top + HAND.height && y + height > top,
    ).length;
  };
  const [best = places[0]] = places.toSorted((one, other) => hidden(one) - hidden(other));
  return best ?? { below: belowFirst, off: TIP_DISTANCES_PX[0] };
}
