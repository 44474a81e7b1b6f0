/** Where the bar of a move lies over a table: at its head or at its foot, in the middle or to a side. */
import type { Size } from '../camera.ts';
import type { Spot } from '../plate.ts';

/** The share of the window below which the bar at its foot would cover what moves, or above which the bar at its head would. */
const LOW = 0.66;

/** What of the window the bar takes, in CSS pixels, with some air; and what it keeps from the window's sides. */
const BAR = { width: 510, height: 120, aside: 60 };

/** A place of the bar, as its class says it. */
export type BarPlace = '' | 'left' | 'right' | 'above' | 'above left' | 'above right';

const AT_FOOT = ['', 'left', 'right'] as const;
const AT_HEAD = ['above', 'above left', 'above right'] as const;

/** The first of the places, the foot before the head, under which the fewest troops stand, and never what moves. */
export function barPlace([, down]: Spot, troops: readonly Spot[], size: Size): BarPlace {
  const { height } = size;
  const open: readonly BarPlace[] =
    down > LOW * height ? AT_HEAD : down < (1 - LOW) * height ? AT_FOOT : [...AT_FOOT, ...AT_HEAD];
  const under = open.map((place) => troops.filter((spot) => lies(spot, place, size)).length);
  return open[under.indexOf(Math.min(...under))] ?? '';
}

/** Whether a spot lies under the bar at a place. */
function lies([x, y]: Spot, place: BarPlace, { width, height }: Size): boolean {
  const left = place.includes('left')
    ? BAR.aside
    : place.includes('right')
      ? width - BAR.aside - BAR.width
      : (width - BAR.width) / 2;
  const across = x > left && x < left + BAR.width;
  return across && (place.startsWith('above') ? y < BAR.height : y > height - BAR.height);
}
