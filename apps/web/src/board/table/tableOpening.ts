/** The opening view of a table: all of it, or in a small window one's own army together with its enemy. */

import type { Table } from '@linstock/ground';
import type { Side } from '@linstock/kernel';
import { type Box, boxOf, growBox, type Size } from '../../common/box.ts';
import { fitBox, type View } from '../plate/camera.ts';
import {
  boxOfTable,
  FOOT_MARGIN,
  PER_INCH,
  READABLE,
  STAND_WIDTH,
  scaleBorder,
  sightOf,
} from '../plate/tablePlate.ts';
import { frameField, type OpeningView } from '../view/clearViews.ts';
import { type Fighter, findOpeningPart, type PieceSpace } from '../view/openingPart.ts';
import { isSmall } from '../view/smallWindow.ts';

/**
 * Widths of a stand in pixels at which an opening on a part of the armies is tried. The largest at which
 * nearly as many troops are in sight is used. `MAX_SCALE` is the limit.
 */
const PART_SCALES = [44, 37, 31].map((pixels) => pixels / STAND_WIDTH);
const MAX_SCALE = 48 / STAND_WIDTH;
const MIN_SCALE = 31 / STAND_WIDTH;

/** True if a view of a whole table in a window of this size leaves its arms too small. */
function isTooSmall(whole: Pick<View, 'k'>, size: Size): boolean {
  return whole.k < (isSmall(size) ? MIN_SCALE : READABLE.least);
}

/** The distance within which an enemy counts as an opponent: long musket range, and a march to reach it. */
const FIGHT_DISTANCE = 14 * PER_INCH;

/** A stand with a little air, and its name behind it. */
const STAND_REACH = STAND_WIDTH / 2 + 6;
const STAND_ROOM: PieceSpace = {
  boxOf: ([x, y]) => ({
    x: x - STAND_REACH,
    y: y - STAND_REACH,
    width: 2 * STAND_REACH,
    height: 2 * STAND_REACH,
  }),
  apart: STAND_WIDTH,
  step: 1.5 * PER_INCH,
  about: 1.5 * STAND_WIDTH,
  window: { width: 240, height: 150 },
};

/** True if a window of this size does not open on the whole table, however it is turned: its arms would look alike. */
export function isOpenedNear(table: Pick<Table, 'width' | 'height'>, size: Size): boolean {
  return ([0, 90] as const).every((bearing) => {
    const field = boxOfTable(table, bearing);
    return isTooSmall(fitBox(sightOf(field, field), size, { nearest: Infinity, farthest: 0 }), size);
  });
}

/**
 * If the view would cut the title, it ends this far below the ground instead, below the bars of the border.
 */
const TITLE_GAP = 10;

/**
 * Opens on the whole table. In a window in which arms could not be told apart then, it opens on the side
 * whose turn it is: as many of its units that can act as fit, with the enemy before them.
 */
export function openOnTable(fighters: readonly Fighter[], asked: Side, field: Box): OpeningView {
  const spots = fighters.map(({ spot }) => spot);
  const usual = frameField(spots, STAND_WIDTH);
  return (size, whole, limits, over) => {
    if (fighters.length === 0 || !isTooSmall(whole, size)) return usual(size, whole, limits, over);
    const all = fitBox(growBox(boxOf(spots), STAND_REACH), size, { ...limits, nearest: MAX_SCALE });
    if (all.k >= MIN_SCALE) return titleUncut(all, size, field);
    const chosen = { fighters, asked, reach: FIGHT_DISTANCE, room: STAND_ROOM };
    const part = findOpeningPart(chosen, { size, over, sheet: limits.keep }, PART_SCALES);
    return part ? titleUncut(part, size, field) : usual(size, whole, limits, over);
  };
}

/** A view moved down where its lower edge would cut the title at the foot of the table: it then ends with the border. */
function titleUncut(view: View, { height }: Size, field: Box): View {
  const scale = scaleBorder(field);
  const below = (height - view.y) / view.k - field.height;
  const cut = below > TITLE_GAP * scale && below < FOOT_MARGIN * scale;
  return cut ? { ...view, y: view.y + (below - TITLE_GAP * scale) * view.k } : view;
}
