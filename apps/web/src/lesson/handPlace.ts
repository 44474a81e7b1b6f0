/** The place of the coach's hand: its tip at its target, and over no words. */

import type { Box, Point } from '../common/box.ts';

/** The hand's approach to its target: from below or from above, with its tip `away` pixels off the middle. */
export interface HandPlace {
  readonly below: boolean;
  readonly off: number;
}

/** The hand as it is drawn, upright. */
const HAND = { width: 26, height: 50 } as const;

/** The distances of the hand's tip from the middle of its target, the nearest first. */
const TIP_DISTANCES_PX = [26, 38, 50, 60] as const;

/**
 * The nearest place at which the hand hides no words; if each hides some, the one that hides fewest.
 * @param belowFirst the side on which fewer troops are in its way
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
