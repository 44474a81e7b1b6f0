/** The opening view of a hex board, and how much of a counter is drawn at each scale. */

import type { Side } from '@linstock/kernel';
import { type Box, boxOf, contains, growBox, type Size } from '../../common/box.ts';
import { type Detail, fitBox, type ScaleRange, type View } from '../plate/camera.ts';
import { NAMES_FROM_RADIUS_PX } from '../plate/names.ts';
import { HEX_RADIUS, HEX_STEP, makeHexBox } from '../plate/plate.ts';
import { clearView, findPartsInSight, type OpeningView } from './clearViews.ts';
import { findNearestPair, moveToShow, scaleToFit } from './framing.ts';
import { type Fighter, findOpeningPart, type PieceSpace, worthOf } from './openingPart.ts';
import { frameAll, frameUncut, placeCounterBoxes } from './uncutViews.ts';

/** Maximum distance of an enemy that counts as being in the fight. */
const FIGHT_DISTANCE = 6.2 * HEX_STEP;

/** Maximum distance behind the fight of a line that is to be shown whole. */
const SUPPORT_DISTANCE = 3.6 * HEX_STEP;

/** Radii of a hex in pixels between which a fight is opened: arms can be told apart, and a counter still has its neighbours. */
const OPENING_RADII = { least: 13, most: 75 };

/** The box around all pieces within six hexes of an enemy. Null if there is none. */
export function measureFight(fighters: readonly Fighter[]): Box | null {
  const near = ({ side, spot: [x, y] }: Fighter) =>
    fighters.some(
      (other) => other.side !== side && Math.hypot(other.spot[0] - x, other.spot[1] - y) <= FIGHT_DISTANCE,
    );
  const engaged = fighters.filter(near);
  return engaged.length > 0 ? boxOf(engaged.map(({ spot }) => spot)) : null;
}

/** The box of a fight, with the troops close behind its lines. */
function withNext(fight: Box, fighters: readonly Fighter[]): Box {
  const about = growBox(fight, SUPPORT_DISTANCE);
  return boxOf([
    [fight.x, fight.y],
    [fight.x + fight.width, fight.y + fight.height],
    ...fighters.map(({ spot }) => spot).filter((spot) => contains(about, spot)),
  ]);
}

/**
 * If the fight's counters are unreadable in any case, distant counters are shown too, unless the hexes then
 * shrink below this share.
 */
const MIN_WORTH = 0.6;

/**
 * The scales at which an opening on a part of the armies is tried if all do not fit at such a scale. Given by
 * the radius of a hex in pixels.
 */
const PART_SCALES = [40 / HEX_RADIUS, 38.1 / HEX_RADIUS] as const;

/** A counter takes up its hex. */
const IN_HEXES: PieceSpace = {
  boxOf: makeHexBox,
  apart: HEX_STEP,
  step: HEX_RADIUS,
  about: 0,
  window: { width: 300, height: 240 },
};

/** The space around the units of the opening view, in hexes: enough for a tab beyond the counters. */
const HEX_MARGIN = 1.06;

/** The part of a counter around the middle of its hex that should be in sight. */
const COUNTER_ROUND = 0.8 * HEX_RADIUS;

/** True if all pieces whose hexes have their middles in a box fit in the window at a view's scale, with their counters whole. */
function finds({ k }: View, box: Box, size: Size): boolean {
  return k <= scaleToFit(growBox(box, COUNTER_ROUND), size);
}

/**
 * For a window too small for the fight: as many pieces of the side to move as fit together with the one
 * nearest to an enemy, and that enemy too if it fits. Null if there are not two sides.
 */
function onAsked(fighters: readonly Fighter[], asked: Side, size: Size): View | null {
  const own = fighters.filter(({ side }) => side === asked).map(({ spot }) => spot);
  const others = fighters.filter(({ side }) => side !== asked).map(({ spot }) => spot);
  const nearest = findNearestPair(own, others);
  if (!nearest) return null;
  const scale = OPENING_RADII.least / HEX_RADIUS;
  const middle = fitBox(boxOf([...own, nearest[1]]), size, { farthest: scale, nearest: scale });
  const both = growBox(boxOf(nearest), HEX_STEP);
  const sure = finds(middle, both, size) ? both : growBox(boxOf([nearest[0]]), HEX_STEP);
  return moveToShow(middle, sure, size);
}

/**
 * Opens on the troops with a hex of ground around them. If they do not fit, on those in the fight; then on the side that is asked. On the
 * whole field if there are no troops yet.
 */
export function openOnFight(fighters: readonly Fighter[], asked: Side): OpeningView {
  return (size, field, { keep }, over) => {
    if (fighters.length === 0) return field;
    const about = (box: Box) =>
      fitBox(growBox(box, HEX_MARGIN * HEX_STEP), size, {
        farthest: OPENING_RADII.least / HEX_RADIUS,
        nearest: OPENING_RADII.most / HEX_RADIUS,
      });
    const spots = fighters.map(({ spot }) => spot);
    const standing = placeCounterBoxes(fighters);
    const everybody = boxOf(spots);
    const all = about(everybody);
    const fight = measureFight(fighters) ?? everybody;
    const legible = NAMES_FROM_RADIUS_PX / HEX_RADIUS;
    const closest = about(fight);
    const lines = withNext(fight, fighters);
    const lined = about(lines);
    // The window's edge cuts no line of troops, unless its counters could not be read then, or the line does
    // not fit at all.
    const whole = lined.k >= legible || closest.k < legible;
    const near = whole && finds(lined, lines, size) ? lined : closest;
    const chosen = { fighters, asked, reach: FIGHT_DISTANCE, room: IN_HEXES };
    const room = { size, over, sheet: keep };
    const part = all.k < legible ? findOpeningPart(chosen, room, PART_SCALES) : null;
    if (part && (near.k < legible || worthOf(part, chosen, room) > worthOf(near, chosen, room)))
      return frameUncut(part, standing, { size, over, least: legible });
    const wide = all.k >= (near.k < legible ? MIN_WORTH * near.k : legible);
    const view =
      (wide && finds(all, everybody, size) ? all : null) ??
      (finds(near, near === lined ? lines : fight, size) ? near : null) ??
      onAsked(fighters, asked, size) ??
      near;
    const seen = findPartsInSight(
      view,
      fighters.map(({ spot }) => makeHexBox(spot)),
      size,
    );
    return frameUncut(clearView(view, seen, over, size) ?? view, standing, { size, over, least: legible });
  };
}

/**
 * Radii of a hex in pixels from which more of a counter is drawn: its block, a figure, names and numbers, men
 * beside the block.
 */
const BLOCK_FROM_RADIUS = 12;
const FIGURE_FROM_RADIUS = 20;
const MEN_FROM_RADIUS = 56;
/** From here the men themselves stand on the ground, and no counters. */
export const NEAR_FROM_RADIUS = 76;

/** The scales at which counters have names and their neighbours are still in sight. */
export const READABLE: ScaleRange = {
  least: NAMES_FROM_RADIUS_PX / HEX_RADIUS,
  most: (NAMES_FROM_RADIUS_PX + NEAR_FROM_RADIUS) / 2 / HEX_RADIUS,
};

/** A view moved a little so that its edge cuts fewer counters and hides none. Names that can be read now can still be read. */
export function moveToUncut(
  view: View,
  fighters: readonly Fighter[],
  { size, over }: { readonly size: Size; readonly over: readonly Box[] },
): View {
  return frameAll(view, placeCounterBoxes(fighters), { size, over, least: Math.min(view.k, READABLE.least) });
}

/** The detail that can be read on a counter at a scale. */
export function hexDetailOf(k: number): Detail {
  const radius = HEX_RADIUS * k;
  if (radius < BLOCK_FROM_RADIUS) return 'dot';
  if (radius < FIGURE_FROM_RADIUS) return 'small';
  if (radius < NAMES_FROM_RADIUS_PX) return 'mid';
  if (radius < MEN_FROM_RADIUS) return 'full';
  return radius < NEAR_FROM_RADIUS ? 'large' : 'near';
}
