/** A view drawn a little nearer or farther, so that the window's edge cuts no counter in two: each is in sight whole, or not at all. */
import type { Size, View } from './camera.ts';
import { type Box, boxOf, HEX_RADIUS, overlap, type Spot } from './plate.ts';

/** Half of a counter with the slip of a leader below it, in plate units, and half of it with its rim and those who peep out from behind it. */
const HALF: Size = { width: 0.78 * HEX_RADIUS, height: 0.86 * HEX_RADIUS };
const ALL: Size = { width: 0.82 * HEX_RADIUS, height: 0.86 * HEX_RADIUS };

/** How much nearer or farther a view may be drawn, in what steps, and how many places are tried at each between those that keep all in sight. */
const NEAREST = 1.2;
const FARTHEST = 0.95;
const STEP = 0.007;
const TRIES = 5;

/** All that is tried, the least change first. */
const BY = Array.from({ length: Math.ceil((NEAREST - FARTHEST) / STEP) }, (_, i) => FARTHEST + i * STEP).sort(
  (a, b) => Math.abs(a - 1) - Math.abs(b - 1),
);

/** So many pixels of a counter may be cut before it looks cut. */
const SLACK = 2;

/** Where a counter about a spot of the plate appears. */
function counterAt([x, y]: Spot, { k, x: left, y: top }: View, half = HALF): Box {
  const [width, height] = [2 * half.width * k, 2 * half.height * k];
  return { x: x * k + left - width / 2, y: y * k + top - height / 2, width, height };
}

const isWhole = (box: Box, { width, height }: Size): boolean =>
  box.x >= -SLACK &&
  box.y >= -SLACK &&
  box.x + box.width <= width + SLACK &&
  box.y + box.height <= height + SLACK;

/** How many of these counters are cut by the window's edge, or lie under what lies over the board. */
export function cutIn(view: View, spots: readonly Spot[], size: Size, over: readonly Box[]): number {
  const window = { x: 0, y: 0, ...size };
  return spots.filter((spot) => {
    if (!overlap(counterAt(spot, view, ALL), window)) return false;
    const box = counterAt(spot, view);
    return !isWhole(box, size) || over.some((each) => overlap(box, each));
  }).length;
}

/**
 * The view nearest to this one that cuts the fewest counters and leaves all in sight who are whole now, at no smaller scale than
 * `least`; the same where it cuts none.
 */
export function uncut(
  view: View,
  spots: readonly Spot[],
  { size, over, least }: { readonly size: Size; readonly over: readonly Box[]; readonly least: number },
): View {
  const whole = spots.filter((spot) => isWhole(counterAt(spot, view), size));
  let [best, fewest] = [view, cutIn(view, spots, size, over)];
  if (fewest === 0 || whole.length === 0) return view;
  const about = boxOf(whole);
  for (const by of BY) {
    const k = view.k * by;
    if (k < least && by < 1) continue;
    // Zoomed about its middle the view looks where it looked before.
    const same: Spot = [
      size.width / 2 + (view.x - size.width / 2) * by,
      size.height / 2 + (view.y - size.height / 2) * by,
    ];
    const across = placesAlong(
      [about.x - HALF.width, about.x + about.width + HALF.width],
      k,
      size.width,
      same[0],
    );
    const down = placesAlong(
      [about.y - HALF.height, about.y + about.height + HALF.height],
      k,
      size.height,
      same[1],
    );
    const moved = ({ x, y }: View) => Math.hypot(x - same[0], y - same[1]);
    const tried = across
      .flatMap((x) => down.map((y): View => ({ k, x, y })))
      .sort((a, b) => moved(a) - moved(b));
    for (const each of tried) {
      const cut = cutIn(each, spots, size, over);
      if (cut < fewest) [best, fewest] = [each, cut];
      if (fewest === 0) return best;
    }
  }
  return best;
}

/** Where a view may begin so that all between two edges of the plate are in the window, with the place it has if that is one; nowhere where they have no room. */
function placesAlong([from, to]: readonly [number, number], k: number, room: number, same: number): number[] {
  const [least, most] = [-from * k, room - to * k];
  if (least > most) return [];
  const steps = Array.from({ length: TRIES + 1 }, (_, i) => least + ((most - least) * i) / TRIES);
  return [Math.max(least, Math.min(most, same)), ...steps];
}
