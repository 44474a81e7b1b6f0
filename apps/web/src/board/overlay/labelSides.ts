import { makeBoxAbout, type Spot } from '../../common/box.ts';
import {
  findCheapestPlace,
  makeObstacles,
  type Obstacle,
  placeInTurn,
  sumCostUnder,
} from '../../common/placement.ts';

/** The directions in which a label may be placed, the best first. */
const LABEL_SIDES: readonly Spot[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
];

/** Distance of a label from its place, and its size, in plate units at half size. */
const LABEL_DISTANCE = { right: 170, down: 95 };
const LABEL_SIZE = { width: 240, height: 88 };

/** The cost of a label over another label, as a number of counters. */
const LABEL_COST = 4;

/** For each place the side of its label: the side with the fewest counters and with no other label or place of a label. */
export function chooseLabelSides(places: readonly Spot[], busy: readonly Spot[]): Spot[] {
  const boxOf = ([x, y]: Spot, [right, down]: Spot) =>
    makeBoxAbout(
      [x + right * LABEL_DISTANCE.right, y + down * LABEL_DISTANCE.down],
      LABEL_SIZE.width,
      LABEL_SIZE.height,
    );
  const placed = placeInTurn<Spot, Obstacle & { readonly side: Spot }>(places, (place, labels) => {
    const counters = makeObstacles([...busy, ...places.filter((each) => each !== place)], 0);
    const found = findCheapestPlace(LABEL_SIDES, (side) =>
      sumCostUnder(boxOf(place, side), [...counters, ...labels]),
    );
    return found && { side: found.place, box: boxOf(place, found.place), cost: LABEL_COST };
  });
  return placed.map((each) => each?.side ?? [1, 0]);
}
