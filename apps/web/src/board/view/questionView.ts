/**
 * The view of a small window when a question opens: it shows some units that can act together with some that
 * they may strike.
 */

import type { Side } from '@linstock/kernel';
import { type Box, boxOf, growBox, makeBoxAbout, type Size, type Spot } from '../../common/box.ts';
import { isFree } from '../../common/placement.ts';
import { areInWindow, fitBox, type ScaleRange, screenOf, type View } from '../plate/camera.ts';
import { clearView, type OpeningView } from './clearViews.ts';
import { findNearestPair, scaleToFit, sortByDistance, takeFitting } from './framing.ts';
import type { Fighter } from './openingPart.ts';

/** The units of a question, by their spots on the plate. */
export interface QuestionSpots {
  /** The units that were chosen, or that can act. */
  readonly actors: readonly Spot[];
  /** The units they may strike; without any, the enemies near them. */
  readonly targets: readonly Spot[];
  /** All of them are wanted in the window, as once the actors are chosen. */
  readonly whole: boolean;
}

/** The window in which they are looked for. */
export interface QuestionPane {
  readonly size: Size;
  /** The boxes of the page over the board, in CSS pixels. */
  readonly over: readonly Box[];
  readonly readable: ScaleRange;
  /** Plate units kept free around each spot. */
  readonly room: number;
}

/** Below this length of its shorter side a window shows actors and targets only if it is made to, in CSS pixels. */
const TIGHT_WINDOW_PX = 600;

/** True if a window is so small that a question's actors and targets are looked for in it. */
export function isTight({ width, height }: Size): boolean {
  return Math.min(width, height) < TIGHT_WINDOW_PX;
}

/** The view is this many times larger than the smallest readable scale. */
const READABLE_FACTOR = 1.15;

/** The share of the readable scale at which arms are still drawn on a piece. */
const ARMS_SCALE = 0.55;

/**
 * The share of the readable scale below which pieces are specks, and the smaller share at which all selected
 * pieces and their targets are still shown.
 */
const SPECK_SCALE = 0.35;
export const MIN_SCALE = 0.32;

/** Tolerance of a comparison of scales. */
const AS_FAR = 0.99;

/** Minimum number and share of each side that an overview shows. */
const QUORUM = { least: 4, share: 1 / 3 } as const;

/**
 * The view with the actor and the target that are nearest to each other, and with as many others as fit at a
 * scale at which pieces can be told apart. If the whole is wanted, all are in it if they fit. Null if there
 * is no actor or no target.
 */
export function viewOfQuestion(spots: QuestionSpots, pane: QuestionPane): View | null {
  const pair = findNearestPair(spots.actors, spots.targets);
  if (!pair) return null;
  const { size, over, readable, room } = pane;
  const scaleOf = (of: readonly Spot[]) => scaleFor(of, pane);
  const [most, arms] = [READABLE_FACTOR * readable.least, ARMS_SCALE * readable.least];
  const least = (spots.whole ? MIN_SCALE : SPECK_SCALE) * readable.least;
  const all = [...spots.actors, ...spots.targets];
  const enough = spots.whole ? least : arms;
  const wanted = scaleOf(all) >= enough ? all : spots.whole ? all : quorumOf(spots, pair);
  const k = Math.min(most, scaleOf(pair), Math.max(scaleOf(wanted), least));
  const kept = takeFitting(pair, inOrder(spots, pair), (of) => scaleFor(of, pane) >= k);
  const view = fitBox(growBox(boxOf(kept), room), size, { nearest: k, farthest: k });
  const parts = kept.map((spot) => growBox(boxOf([spot]), room / 2));
  return clearView(view, parts, over, size) ?? view;
}

/**
 * True if a view shows enough to answer from: an actor together with a target, and if the whole is wanted all
 * who fit.
 */
export function showsQuestion(view: View, spots: QuestionSpots, pane: QuestionPane): boolean {
  const pair = findNearestPair(spots.actors, spots.targets);
  const specks = spots.whole ? MIN_SCALE : SPECK_SCALE;
  if (!pair || view.k < AS_FAR * Math.min(specks * pane.readable.least, scaleFor(pair, pane))) return false;
  const { size, over, room } = pane;
  const edge = (room / 2) * view.k;
  const seen = (spot: Spot) =>
    areInWindow([spot], view, size, edge) &&
    isFree(makeBoxAbout(screenOf(view, spot), 2 * edge, 2 * edge), over);
  if (!spots.whole) return spots.actors.some(seen) && spots.targets.some(seen);
  const best = viewOfQuestion(spots, pane);
  const shows = (of: readonly Spot[]) => {
    const count = (at: View) => of.filter((spot) => areInWindow([spot], at, size, 0)).length;
    return !best || count(view) >= count(best);
  };
  const some = spots.actors.some(seen) && spots.targets.some(seen);
  return some && shows(spots.actors) && shows([...spots.actors, ...spots.targets]);
}

/** Moves a view a little, so that its edge cuts fewer pieces. */
export type ViewCorrection = (view: View, pane: Pick<QuestionPane, 'size' | 'over'>) => View;

/** The view of a question, moved a little so that its edge cuts fewer pieces, if it still shows enough to answer from. */
export function neatViewOfQuestion(
  spots: QuestionSpots,
  pane: QuestionPane,
  neat: ViewCorrection,
): View | null {
  const view = viewOfQuestion(spots, pane);
  const moved = view && neat(view, pane);
  return moved && showsQuestion(moved, spots, pane) ? moved : view;
}

/**
 * An opening that in a small window shows units that can act together with an enemy, if the usual one would show only one side.
 * @param room plate units kept free round each piece
 */
export function withEnemyInSight(
  usual: OpeningView,
  fighters: readonly Fighter[],
  asked: Side,
  {
    readable,
    room,
    neat = (view) => view,
  }: { readonly readable: ScaleRange; readonly room: number; readonly neat?: ViewCorrection },
): OpeningView {
  const own = fighters.filter(({ side }) => side === asked);
  const able = own.filter(({ acts }) => acts);
  const spotsOf = (of: readonly Fighter[]) => of.map(({ spot }) => spot);
  const spots = {
    actors: spotsOf(able.length > 0 ? able : own),
    targets: spotsOf(fighters.filter(({ side }) => side !== asked)),
    whole: false,
  };
  return (size, whole, limits, over) => {
    const view = usual(size, whole, limits, over);
    const pane = { size, over, readable, room };
    if (!isTight(size) || showsQuestion(view, spots, pane)) return view;
    return neatViewOfQuestion(spots, pane, neat) ?? view;
  };
}

/** The largest scale at which these spots fit in the window together. */
function scaleFor(spots: readonly Spot[], { size, room }: QuestionPane): number {
  return scaleToFit(growBox(boxOf(spots), room), size);
}

const middleOf = ([[x, y], [right, down]]: readonly [Spot, Spot]): Spot => [(x + right) / 2, (y + down) / 2];

/** The pair with the next of each side. */
function quorumOf({ actors, targets }: QuestionSpots, pair: readonly [Spot, Spot]): Spot[] {
  const first = (of: readonly Spot[]) =>
    sortByDistance(of, middleOf(pair)).slice(0, Math.max(QUORUM.least, Math.ceil(QUORUM.share * of.length)));
  return [...pair, ...first(actors), ...first(targets)];
}

/** Actors before their targets if the whole is wanted, else the nearest before the farther. */
function inOrder({ actors, targets, whole }: QuestionSpots, pair: readonly [Spot, Spot]): Spot[] {
  const sorted = (of: readonly Spot[]) => sortByDistance(of, middleOf(pair));
  return whole ? [...sorted(actors), ...sorted(targets)] : sorted([...actors, ...targets]);
}
