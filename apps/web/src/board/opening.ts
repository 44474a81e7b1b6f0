/** Where a board of hexes looks at first, and how much of a counter is drawn at which scale. */
import type { Side } from '@linstock/kernel';
import { type Detail, fitted, type Readable, type Size, type View } from './camera.ts';
import { cleared, type Opening, partsInSight } from './clearing.ts';
import {
  type Box,
  boxOf,
  contains,
  grown,
  HEX_RADIUS,
  HEX_STEP,
  hexBox,
  overlap,
  type Spot,
} from './plate.ts';

/** Somebody on the board, by where he is. */
export interface Fighter {
  readonly side: Side;
  readonly spot: Spot;
  /** He can be given something to do now. */
  readonly acts?: boolean;
}

/** How near an enemy is who counts as being in the fight. */
const REACH = 6.2 * HEX_STEP;

/** How close behind the fight a line stands that is to be seen whole. */
const BEHIND = 3.6 * HEX_STEP;

/** Radii of a hex in pixels between which a fight is opened: arms can be told apart, and a counter still has its neighbours. */
const OPENED = { least: 13, most: 75 };

/** The box round all who stand within six hexes of an enemy; null where nobody does. */
export function fightBox(fighters: readonly Fighter[]): Box | null {
  const near = ({ side, spot: [x, y] }: Fighter) =>
    fighters.some(
      (other) => other.side !== side && Math.hypot(other.spot[0] - x, other.spot[1] - y) <= REACH,
    );
  const engaged = fighters.filter(near);
  return engaged.length > 0 ? boxOf(engaged.map(({ spot }) => spot)) : null;
}

/** The box of a fight with those who stand close behind its lines. */
function withNext(fight: Box, fighters: readonly Fighter[]): Box {
  const about = grown(fight, BEHIND);
  return boxOf([
    [fight.x, fight.y],
    [fight.x + fight.width, fight.y + fight.height],
    ...fighters.map(({ spot }) => spot).filter((spot) => contains(about, spot)),
  ]);
}

/** Where the counters of the fight could not be read anyhow, those far from it are in sight too unless the hexes shrink below this share. */
const WORTH = 0.6;

/** Radius of a hex in pixels at which a part of the armies is opened on, where all of the fight has no room that large; and the window it takes. */
const PART = { radius: 40, width: 600, height: 420 };

/** What somebody in sight is worth when a part of the armies is chosen, and what it costs when the window's edge cuts him. */
const WORTHS = { acts: 4, asked: 2, faced: 3, other: 0.5, cut: -1 } as const;

/**
 * Where all of the fight has no room at a scale at which counters say who they are: the part with most of those who can act, and of
 * those they face; null in a window too small for a part.
 */
function onPart(
  fighters: readonly Fighter[],
  asked: Side,
  size: Size,
  over: readonly Box[],
  sheet: Box,
): View | null {
  if (size.width < PART.width || size.height < PART.height) return null;
  if (![0, 1].every((of) => fighters.some(({ side }) => side === of))) return null;
  const k = PART.radius / HEX_RADIUS;
  const [wide, high] = [size.width / k, size.height / k];
  const above = (x: number, y: number) =>
    over.map(
      (box): Box => ({
        x: x + box.x / k,
        y: y + box.y / k,
        width: box.width / k,
        height: box.height / k,
      }),
    );
  const worths = worthsOf(fighters, asked);
  const weighed = fighters.map(({ spot }, i) => ({ box: hexBox(spot), worth: worths[i]! }));
  const within = (at: number, low: number, room: number, length: number) =>
    room < length ? at : Math.max(low, Math.min(low + room - length, at));
  const lefts = edgesOf(
    weighed
      .flatMap(({ box }) => [box.x, box.x + box.width - wide])
      .map((x) => within(x, sheet.x, sheet.width, wide)),
  );
  const tops = edgesOf(
    weighed
      .flatMap(({ box }) => [box.y, box.y + box.height - high])
      .map((y) => within(y, sheet.y, sheet.height, high)),
  );
  // Of windows with as many in them the one that shows most of the ground before them.
  const enemies = boxOf(fighters.filter(({ side }) => side !== asked).map(({ spot }) => spot));
  const [ex, ey] = [enemies.x + enemies.width / 2, enemies.y + enemies.height / 2];
  const ahead = (x: number, y: number) => -Math.hypot(x + wide / 2 - ex, y + high / 2 - ey) / FARTHEST;
  let best: { readonly at: Spot; readonly worth: number } | null = null;
  for (const x of lefts)
    for (const y of tops) {
      const window = { x, y, width: wide, height: high };
      const covers = above(x, y);
      const worth = weighed.reduce((sum, each) => sum + seenWorth(each, window, covers), ahead(x, y));
      if (!best || worth > best.worth) best = { at: [x, y], worth };
    }
  return best && { k, x: -best.at[0] * k, y: -best.at[1] * k };
}

/** So far off, in plate units, an enemy weighs less than anybody in sight. */
const FARTHEST = 1e5;

/** What each in the field is worth: those the side that is asked faces are its nearest enemies, and all within reach. */
function worthsOf(fighters: readonly Fighter[], asked: Side): number[] {
  const own = fighters.filter(({ side }) => side === asked);
  const gaps = fighters.map(({ side, spot: [x, y] }) =>
    side === asked ? 0 : Math.min(...own.map(({ spot }) => Math.hypot(spot[0] - x, spot[1] - y))),
  );
  const nearest = Math.min(...gaps.filter((gap) => gap > 0));
  const faced = Math.max(REACH, nearest + HEX_STEP);
  // Where few can act, they are in sight before all others.
  const able = own.filter(({ acts }) => acts).length;
  const first = Math.max(WORTHS.acts, (WORTHS.asked * fighters.length) / Math.max(1, able));
  return fighters.map(({ side, acts }, i) => {
    if (side === asked) return acts ? first : WORTHS.asked;
    return gaps[i]! <= faced ? WORTHS.faced : WORTHS.other;
  });
}

/** What somebody adds to a window: his worth where he is whole in it, something off where its edge cuts him or something lies over him. */
function seenWorth(
  { box, worth }: { readonly box: Box; readonly worth: number },
  window: Box,
  covers: readonly Box[],
): number {
  if (!overlap(box, grown(window, -CUT))) return 0;
  if (covers.some((cover) => overlap(box, cover))) return WORTHS.cut;
  const whole =
    box.x >= window.x - CUT &&
    box.y >= window.y - CUT &&
    box.x + box.width <= window.x + window.width + CUT &&
    box.y + box.height <= window.y + window.height + CUT;
  return whole ? worth : WORTHS.cut;
}

/** So much of a hex may lie outside without a counter in it being cut, in plate units. */
const CUT = 4;

/** The places worth trying for an edge of a window, each once: along counters' edges, and between them. */
function edgesOf(places: readonly number[]): number[] {
  const [low, high] = [Math.min(...places), Math.max(...places)];
  const between = Array.from(
    { length: Math.ceil((high - low) / HEX_RADIUS) },
    (_, i) => low + i * HEX_RADIUS,
  );
  return [...new Set([...places, ...between].map((each) => Math.round(each)))];
}

/** So much of a counter lies about the middle of its hex. */
const COUNTER_ROUND = 0.8 * HEX_RADIUS;

/** Whether all whose hexes have their middles in a box find room in the window at a view's scale, with their counters whole. */
function finds({ k }: View, box: Box, size: Size): boolean {
  const { width, height } = grown(box, COUNTER_ROUND);
  return width * k <= size.width && height * k <= size.height;
}

/**
 * Where the window is too small for the fight: as much of the side that is asked as has room with the man of it who is nearest to
 * an enemy, and this enemy too if he has; null where there are not two sides.
 */
function onAsked(fighters: readonly Fighter[], asked: Side, size: Size): View | null {
  const own = fighters.filter(({ side }) => side === asked).map(({ spot }) => spot);
  const others = fighters.filter(({ side }) => side !== asked).map(({ spot }) => spot);
  const pairs = own.flatMap((one) => others.map((other): [Spot, Spot] => [one, other]));
  const apart = ([[x, y], [right, down]]: [Spot, Spot]) => Math.hypot(right - x, down - y);
  const [first, ...rest] = pairs;
  if (!first) return null;
  const nearest = rest.reduce((best, pair) => (apart(pair) < apart(best) ? pair : best), first);
  const scale = OPENED.least / HEX_RADIUS;
  const middle = fitted(boxOf([...own, nearest[1]]), size, { farthest: scale, nearest: scale });
  const both = grown(boxOf(nearest), HEX_STEP);
  const sure = finds(middle, both, size) ? both : grown(boxOf([nearest[0]]), HEX_STEP);
  const inward = (at: number, from: number, length: number, room: number) =>
    Math.max(-from * scale, Math.min(at, room - (from + length) * scale));
  return {
    k: scale,
    x: inward(middle.x, sure.x, sure.width, size.width),
    y: inward(middle.y, sure.y, sure.height, size.height),
  };
}

/**
 * Opens on the troops with a hex of ground round them, on those in the fight first, and on the side that is asked where not even
 * these have room; on the whole field where nobody stands yet.
 */
export function openOnFight(fighters: readonly Fighter[], asked: Side): Opening {
  return (size, field, { keep }, over) => {
    if (fighters.length === 0) return field;
    const about = (box: Box) =>
      fitted(grown(box, 1.2 * HEX_STEP), size, {
        farthest: OPENED.least / HEX_RADIUS,
        nearest: OPENED.most / HEX_RADIUS,
      });
    const everybody = boxOf(fighters.map(({ spot }) => spot));
    const all = about(everybody);
    const fight = fightBox(fighters) ?? everybody;
    const legible = NAMES / HEX_RADIUS;
    const closest = about(fight);
    const lines = withNext(fight, fighters);
    const lined = about(lines);
    // No line is cut off by the window's edge, unless its counters could not be read then, or it has no room at all.
    const whole = lined.k >= legible || closest.k < legible;
    const near = whole && finds(lined, lines, size) ? lined : closest;
    const part = near.k < legible ? onPart(fighters, asked, size, over, keep) : null;
    if (part) return part;
    const wide = all.k >= (near.k < legible ? WORTH * near.k : legible);
    const view =
      (wide && finds(all, everybody, size) ? all : null) ??
      (finds(near, near === lined ? lines : fight, size) ? near : null) ??
      onAsked(fighters, asked, size) ??
      near;
    const seen = partsInSight(
      view,
      fighters.map(({ spot }) => hexBox(spot)),
      size,
    );
    return cleared(view, seen, over, size) ?? view;
  };
}

/** Radii of a hex in pixels from which more of a counter is drawn: its block, a figure, names and numbers, the man beside the block. */
const BLOCK = 12;
const FIGURE = 20;
export const NAMES = 38;
const MEN = 56;
/** From here the men themselves stand on the ground, and no counters. */
export const NEAR = 76;

/** The scales at which counters are named and still have their neighbours about them. */
export const READABLE: Readable = { least: NAMES / HEX_RADIUS, most: (NAMES + NEAR) / 2 / HEX_RADIUS };

/** The detail that can be read on a counter at a scale. */
export function hexDetail(k: number): Detail {
  const radius = HEX_RADIUS * k;
  if (radius < BLOCK) return 'dot';
  if (radius < FIGURE) return 'small';
  if (radius < NAMES) return 'mid';
  if (radius < MEN) return 'full';
  return radius < NEAR ? 'large' : 'near';
}
