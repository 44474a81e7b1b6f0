/**
 * In a near view, the men themselves: how a stack of troops stands in its hex, three files by two ranks for each
 * company.
 */

import { isOfficer, type Piece, shareOf } from '@linstock/scene';
import type { Spot } from '../../../common/box.ts';
import { HEX_STEP } from '../../plate/plate.ts';
import { figureOf } from '../figureKind.ts';

/** One figure: where his feet are, from the middle of the hex, in plate units. */
export interface Man {
  readonly piece: Piece;
  readonly at: Spot;
  readonly size: number;
  /** He looks to the left of the sheet: a mirrored figure. */
  readonly mirrored: boolean;
}

/** Companies that are drawn of a stack; the name label says how many there are. */
const MAX_COMPANIES = 4;

/** Height of a figure at size 1 in the drawing, and of a man of one company alone in a hex, in plate units. */
const FIGURE_HEIGHT = 26;
const MAN_HEIGHT = 20;

/** Room for the men of a hex from side to side. */
const PILE_WIDTH = HEX_STEP - 6;

/** Feet of the front rank below the middle of the hex, and of the rank behind it. */
const FRONT_GAP = 10;
const RANK_GAP = 7.5;

/** All figures of a stack, those farther up the sheet first. */
export function placeMen(pile: readonly Piece[]): Man[] {
  const troops = pile.filter((piece) => !isOfficer(piece)).slice(-MAX_COMPANIES);
  const shown = troops.length > 0 ? troops : pile.slice(0, 1);
  // Fewer companies stand larger: 1.12 for one, 0.88 for four.
  const size = ((1.2 - 0.08 * shown.length) * MAN_HEIGHT) / FIGURE_HEIGHT;
  const wide = PILE_WIDTH / Math.max(2, shown.length);
  const men = shown.flatMap((piece, i) => {
    const middle = (i - (shown.length - 1) / 2) * wide;
    return company(piece, wide - 3, size).map((man) => ({
      ...man,
      at: [man.at[0] + middle, man.at[1]] as const,
    }));
  });
  return men.sort((a, b) => a.at[1] - b.at[1]);
}

/** The men of one company, gun or troop. */
function company(piece: Piece, wide: number, size: number): Man[] {
  const facing = piece.facing ?? 0;
  const mirrored = facing > 1800;
  const man = (right: number, down: number, scale = size): Man => ({
    ...{ piece, size: scale, mirrored },
    at: [right, FRONT_GAP + down],
  });
  switch (figureOf(piece.kind)) {
    case 'gun':
      return [man(0, 0, size * 1.15)];
    case 'rider':
      return shareOf(piece) === 'half' ? [man(0, 0)] : [man(-wide / 4, -RANK_GAP), man(wide / 4, 0)];
    case 'man':
      return isOfficer(piece) ? [man(0, 0)] : files(piece, wide).map(([right, down]) => man(right, down));
  }
}

/**
 * Places of the figures: three files of two ranks; one rank at half strength; wider gaps in open order;
 * irregular places in disorder.
 */
function files(piece: Piece, wide: number): Spot[] {
  const file = wide / 3;
  const across = [-1, 0, 1].map((n) => n * file);
  if (piece.kind === 'skirmisher' || piece.order === 'skirmish')
    return across.map((x, i): Spot => [x, i === 1 ? -RANK_GAP : 0]);
  const front = across.map((x): Spot => [x, 0]);
  const rear = across.map((x): Spot => [x + file / 4, -RANK_GAP]);
  const all = shareOf(piece) === 'half' ? front : [...rear, ...front];
  const loose = piece.marks.some(({ kind }) => kind === 'disordered' || kind === 'routed');
  return loose ? all.map(([x, y], i): Spot => [x + STRAY_SPOTS[i % 6]![0], y + STRAY_SPOTS[i % 6]![1]]) : all;
}

/** The deviation of men who have lost their dressing. */
const STRAY_SPOTS: readonly Spot[] = [
  [-1.6, 2.2],
  [1.2, -2.6],
  [2, 1],
  [-2.2, -1.4],
  [0.6, 2.8],
  [1.8, -0.8],
];
