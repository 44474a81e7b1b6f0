/** The places of a name by the troops they are near to. A name beside other troops would be read as theirs. */
import { type Box, boxOf } from '../../../common/box.ts';
import { measureGap, type Shape } from '../../../common/convexShape.ts';
import { type Place, shapeOf, type Word } from './place.ts';

/** The minimum visible length of a line between a name and its troops, in pixels. */
const MIN_LINE_PX = 8;

/** The ground of a stand in pixels, and the box around it. */
export interface StandGround {
  readonly shape: Shape;
  readonly box: Box;
}

/** A stand with its box. The box excludes most distant stands cheaply. */
export function measureStandGround(shape: Shape): StandGround {
  return { shape, box: boxOf(shape) };
}

/**
 * A word with its possible places in order: first those nearer to its own troops than to others, then those
 * with a line to its troops. A name that must be written also keeps all other places.
 */
export function sortByOwnTroops(
  word: Word,
  own: readonly StandGround[],
  others: readonly StandGround[],
  always: boolean,
): Word {
  const [near, led, rest]: [Place[], Place[], Place[]] = [[], [], []];
  for (const place of word.places) {
    const shape = shapeOf(word, place);
    const ownGap = gapWithin(shape, own, Infinity);
    const otherGap = gapWithin(shape, others, ownGap);
    if (otherGap >= ownGap) near.push(place);
    else if (otherGap > 0 && ownGap >= MIN_LINE_PX) led.push({ ...place, led: true });
    else rest.push(place);
  }
  return { ...word, places: [...near, ...led, ...(always ? rest : [])] };
}

/** The gap between a word and the nearest of these stands; stands farther away than `most` are not measured. */
function gapWithin(word: Shape, stands: readonly StandGround[], most: number): number {
  const { x, y, width, height } = boxOf(word);
  let least = most;
  for (const { shape, box } of stands) {
    const across = Math.max(box.x - x - width, x - box.x - box.width);
    const down = Math.max(box.y - y - height, y - box.y - box.height);
    if (Math.max(across, down) < least) least = Math.min(least, measureGap(word, shape));
  }
  return least;
}
