/** Which part of the armies a board opens on where its window is too small for all of the fight. */

import type { Side } from '@linstock/kernel';
import { type Box, boxOf, doOverlap, growBox, type Size, type Spot } from '../../common/box.ts';
import { boxInSightOf, type View } from '../plate/camera.ts';
import { toPlateBox } from './framing.ts';

/** A piece on the board, by its place. */
export interface Fighter {
  readonly side: Side;
  readonly spot: Spot;
  /** True if it can act now. */
  readonly acts?: boolean;
  /** True if it is drawn as a name label and not as a counter. */
  readonly officer?: boolean;
}

/** The pieces for which a window is chosen. */
interface WindowTarget {
  readonly fighters: readonly Fighter[];
  /** The side that is asked. */
  readonly asked: Side;
  /** The distance within which an enemy counts as an opponent, in plate units. */
  readonly reach: number;
  readonly room: PieceSpace;
}

/** The space that one piece takes up on the plate. */
export interface PieceSpace {
  readonly boxOf: (spot: Spot) => Box;
  /** Maximum distance between neighbours in one line. */
  readonly apart: number;
  /** The distance between the places that are tried for an edge of the window. */
  readonly step: number;
  /** The space around each piece, if only a few can act: their handles are there. */
  readonly about: number;
  /** The smallest window in which a part of the armies fits with readable pieces. */
  readonly window: Size;
}

/** The possible views of a window, and the boxes over it. */
interface Pane {
  readonly size: Size;
  readonly over: readonly Box[];
  readonly sheet: Box;
}

/**
 * The value of a visible piece, and its cost if the window's edge cuts it. If the player's own line is in sight, that adds a share of all
 * own pieces, and the enemy's line adds the same again: a field with both lines is understood sooner than one with all reserves.
 */
const WORTHS = { acts: 5, asked: 2.5, faced: 3, other: 1, cut: -1, line: 0.4 } as const;

/** The number of pieces of a side, and the share of it, from which a window counts as showing its line. */
const LINE_MINIMUM = { least: 4, share: 0.1 } as const;

/** Units that can act count as few if the others are at least this many times as numerous. */
const FEW_FACTOR = 8;

/** Factor by which more must be visible before counters are drawn smaller. */
const SMALLER_COST = 1.05;

/**
 * A distance in plate units, larger than any on the board. Divided by it, the distance to an enemy only
 * breaks ties.
 */
const MAX_DISTANCE = 1e5;

/** The part of a hex that may be out of sight without its counter being cut, in plate units. */
const HEX_OVERHANG = { across: 4, down: 8 } as const;

/**
 * The part with most of the units that can act and of their opponents, at the largest of these scales at
 * which nearly as many are in sight. Null in a window too small for a part.
 */
export function findOpeningPart(
  chosen: WindowTarget,
  { size, over, sheet }: Pane,
  scales: readonly number[],
): View | null {
  const { fighters, room } = chosen;
  if (size.width < room.window.width || size.height < room.window.height) return null;
  if (![0, 1].every((of) => fighters.some(({ side }) => side === of))) return null;
  const { weighed, sure } = weighedOf(chosen, sheet);
  let best: PartCandidate | null = null;
  for (const k of scales) {
    const found = bestAt(k, chosen, weighed, { size, over, sheet });
    // The few units that can act do not show what else would be visible.
    if (found && (!best || found.worth - sure > SMALLER_COST * Math.max(0, best.worth - sure))) best = found;
  }
  return best?.view ?? null;
}

/** The value of a view: the sum for all that it shows. Comparable between views of the same window. */
export function worthOf(view: View, chosen: WindowTarget, { size, over }: Pane): number {
  const { weighed } = weighedOf(chosen, null);
  return worthIn(boxInSightOf(view, size), weighed, coversIn(view, over), countSides(weighed));
}

/** A piece, and its value in a view. */
interface WeighedFighter {
  readonly box: Box;
  readonly worth: number;
  /** True for the side to move. */
  readonly own: boolean;
}

interface PartCandidate {
  readonly view: View;
  readonly worth: number;
}

/** The best window at a scale. Every place at which a counter touches its edge is tried, and places between them. */
function bestAt(
  k: number,
  chosen: WindowTarget,
  weighed: readonly WeighedFighter[],
  pane: Pane,
): PartCandidate | null {
  const { size, over, sheet } = pane;
  const { step } = chosen.room;
  const [wide, high] = [size.width / k, size.height / k];
  const within = (at: number, low: number, length: number, space: number) =>
    length < space ? low - (space - length) / 2 : Math.max(low, Math.min(low + length - space, at));
  const lefts = edgesOf(
    weighed
      .flatMap(({ box }) => [box.x, box.x + box.width - wide])
      .map((x) => within(x, sheet.x, sheet.width, wide)),
    step,
  );
  const tops = edgesOf(
    weighed
      .flatMap(({ box }) => [box.y, box.y + box.height - high])
      .map((y) => within(y, sheet.y, sheet.height, high)),
    step,
  );
  // Of windows with equally many pieces, the one that shows most of the ground in front of them is used.
  const enemies = boxOf(chosen.fighters.filter(({ side }) => side !== chosen.asked).map(({ spot }) => spot));
  const [ex, ey] = [enemies.x + enemies.width / 2, enemies.y + enemies.height / 2];
  const ahead = (x: number, y: number) => -Math.hypot(x + wide / 2 - ex, y + high / 2 - ey) / MAX_DISTANCE;
  const counts = countSides(weighed);
  let best: PartCandidate | null = null;
  for (const x of lefts) {
    // Pieces left or right of the window add nothing. There are many windows, so they are left out once for each column.
    const column = weighed.filter(({ box }) => box.x < x + wide && x < box.x + box.width);
    for (const y of tops) {
      const window = { x, y, width: wide, height: high };
      const view = { k, x: -x * k, y: -y * k };
      const worth = ahead(x, y) + worthIn(window, column, coversIn(view, over), counts);
      if (!best || worth > best.worth) best = { view, worth };
    }
  }
  return best;
}

/** The boxes over a window, on the plate. */
const coversIn = (view: View, over: readonly Box[]): Box[] => over.map((box) => toPlateBox(box, view));

/** Numbers of pieces: of the side that is asked, and of its enemy. */
type SideCounts = readonly [own: number, theirs: number];

function countSides(weighed: readonly WeighedFighter[]): SideCounts {
  const own = weighed.filter((each) => each.own).length;
  return [own, weighed.length - own];
}

/**
 * The value of all pieces in a window, and more if both lines are in it.
 * @param weighed the pieces that may be in the window
 * @param all how many pieces each side has, in the window and elsewhere
 */
function worthIn(
  window: Box,
  weighed: readonly WeighedFighter[],
  covers: readonly Box[],
  all: SideCounts,
): number {
  const inner = growBox(window, -HEX_OVERHANG.across);
  let [sum, own, theirs] = [0, 0, 0];
  for (const each of weighed) {
    if (!doOverlap(each.box, inner)) continue;
    const worth = seenWorth(each, window, covers);
    sum += worth;
    if (worth <= 0) continue;
    if (each.own) own++;
    else theirs++;
  }
  const isLine = (seen: number, of: number) =>
    seen >= Math.min(of, Math.max(LINE_MINIMUM.least, LINE_MINIMUM.share * of));
  const shown = isLine(own, all[0]) ? (isLine(theirs, all[1]) ? 2 : 1) : 0;
  return sum + shown * WORTHS.line * WORTHS.acts * all[0];
}

/**
 * The value of each piece, and the pieces of the few that can act. The opponents of the side to move are its
 * nearest enemies and all enemies within reach.
 */
function weighedOf(
  { fighters, asked, reach, room }: WindowTarget,
  sheet: Box | null,
): {
  readonly weighed: WeighedFighter[];
  readonly sure: number;
} {
  const own = fighters.filter(({ side }) => side === asked);
  const gaps = fighters.map(({ side, spot: [x, y] }) =>
    side === asked ? 0 : Math.min(...own.map(({ spot }) => Math.hypot(spot[0] - x, spot[1] - y))),
  );
  const nearest = Math.min(...gaps.filter((gap) => gap > 0));
  const near = Math.max(reach, nearest + room.apart);
  const able = own.filter(({ acts }) => acts).length;
  // If only a few pieces can act, they come before all others. If none can, all count alike.
  const few = able * FEW_FACTOR < fighters.length;
  const first = few ? (WORTHS.acts * fighters.length) / Math.max(1, able) : WORTHS.acts;
  const other = able === 0 ? WORTHS.acts : WORTHS.asked;
  const weighed = fighters.map(({ side, acts, spot }, i) => {
    const faced = side !== asked && gaps[i]! <= near;
    const worth = side === asked ? (acts ? first : other) : faced ? WORTHS.faced : WORTHS.other;
    const box = room.boxOf(spot);
    const wide = few && side === asked && acts && sheet ? withAir(box, room.about, sheet) : box;
    return { box: wide, worth, own: side === asked };
  });
  return { weighed, sure: few ? able * first : 0 };
}

/** A box with a margin of `air`, cut off at the sheet. */
function withAir(box: Box, air: number, { x, y, width, height }: Box): Box {
  const on = (at: number, low: number, length: number) => Math.max(low, Math.min(low + length, at));
  return boxOf([
    [box.x, box.y],
    [box.x + box.width, box.y + box.height],
    [on(box.x - air, x, width), on(box.y - air, y, height)],
    [on(box.x + box.width + air, x, width), on(box.y + box.height + air, y, height)],
  ]);
}

/** The value that a piece adds to a window that it touches: its worth if it is whole in it, less if the edge cuts it or something covers it. */
function seenWorth({ box, worth }: WeighedFighter, window: Box, covers: readonly Box[]): number {
  if (covers.some((cover) => doOverlap(box, cover))) return WORTHS.cut;
  const whole =
    box.x >= window.x - HEX_OVERHANG.across &&
    box.y >= window.y - HEX_OVERHANG.down &&
    box.x + box.width <= window.x + window.width + HEX_OVERHANG.across &&
    box.y + box.height <= window.y + window.height + HEX_OVERHANG.down;
  return whole ? worth : WORTHS.cut;
}

/** The places worth trying for an edge of a window, each once: along counters' edges, and between them. */
function edgesOf(places: readonly number[], step: number): number[] {
  const [low, high] = [Math.min(...places), Math.max(...places)];
  const between = Array.from({ length: Math.ceil((high - low) / step) }, (_, i) => low + i * step);
  return [...new Set([...places, ...between].map((each) => Math.round(each)))];
}
