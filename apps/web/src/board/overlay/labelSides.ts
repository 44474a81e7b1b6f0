import type { Spot } from '../../common/box.ts';

/** Directions in which a label may hang, the likeliest first. */
const LABEL_SIDES: readonly Spot[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
];

/** Distance of a label from its place, and its length, in plate units at half size. */
const LABEL_DISTANCE = { right: 170, down: 95 };
const LABEL_REACH = { right: 120, down: 44 };

/** For each place the side of its label: the side with the fewest counters and with no other label or place of a label. */
export function labelSides(places: readonly Spot[], busy: readonly Spot[]): Spot[] {
  const hung: Spot[] = [];
  return places.map((place) => {
    const others = [...busy, ...places.filter((each) => each !== place)];
    const weights = LABEL_SIDES.map(([right, down]) => {
      const at: Spot = [place[0] + right * LABEL_DISTANCE.right, place[1] + down * LABEL_DISTANCE.down];
      const over = (spot: Spot, times: number) =>
        Math.abs(spot[0] - at[0]) < LABEL_REACH.right * times &&
        Math.abs(spot[1] - at[1]) < LABEL_REACH.down * times;
      const counters = others.filter((spot) => over(spot, 1)).length;
      return { at, weight: counters + 4 * hung.filter((spot) => over(spot, 2)).length };
    });
    const least = Math.min(...weights.map(({ weight }) => weight));
    const best = weights.findIndex(({ weight }) => weight === least);
    hung.push(weights[best]?.at ?? place);
    return LABEL_SIDES[best] ?? [1, 0];
  });
}
