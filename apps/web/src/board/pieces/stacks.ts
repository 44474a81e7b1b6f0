/** The places of the pieces of one hex: companies in a stack, leaders and commanders next to it. */

import { isOfficer, type Piece } from '@linstock/scene';
import type { Spot } from '../../common/box.ts';
import { idOfPlace } from '../../common/places.ts';
import { HEX_RADIUS } from '../plate/plate.ts';

/** A counter's width and height, in plate units. */
export const COUNTER = { width: 1.46 * HEX_RADIUS, height: 1.18 * HEX_RADIUS } as const;

/** Distance by which each deeper counter of a stack is shifted up and right. */
const STACK_OFFSET = 0.055 * HEX_RADIUS;

/** Maximum number of counters of a stack that stick out, so that it stays within its hex. */
const MAX_PEEPING = 4;

/** How far the lower pieces of a stack show above and to the right of the top one. */
export function peepingOf(pile: number): number {
  return Math.max(0, Math.min(pile, MAX_PEEPING) - 1) * STACK_OFFSET;
}

/** The size of an officer's label. */
export const OFFICER_LABEL = { width: 1.46 * HEX_RADIUS, height: 0.3 * HEX_RADIUS } as const;

/** The row of figures on a counter: their baseline, and the middle and the radius of the ring of morale. */
export const FIGURES = { y: 21.6, ring: 16.8, radius: 6.4 } as const;

/** Overlap of an officer's label with the lower edge of his troops. It covers none of their figures. */
const LABEL_OVERLAP = 2.1;

/** The place of a piece, and the part of its stack that it represents. */
export interface PiecePlace {
  readonly piece: Piece;
  readonly at: Spot;
  /** True if it is so deep in a stack that it is not drawn until the stack is fanned out. */
  readonly buried: boolean;
  /** For the top piece of a stack of several: all pieces of the stack. Else empty. */
  readonly pile: readonly Piece[];
  /** Lies under others, so that only its edge is visible. */
  readonly covered: boolean;
}

/** Pieces on the table by their place, in the scene's order. */
export function pilesOf(pieces: readonly Piece[]): Map<string, Piece[]> {
  const piles = new Map<string, Piece[]>();
  for (const piece of pieces) {
    if (piece.place === null) continue;
    const place = idOfPlace(piece.place);
    const pile = piles.get(place);
    if (pile) pile.push(piece);
    else piles.set(place, [piece]);
  }
  return piles;
}

/**
 * A stack in drawing order, bottom first. The top piece is a selected one, or else one that can act, or else
 * one of the body with most pieces in the stack: one gun does not hide four companies.
 * @param pickable the pieces that can act; null while there is no question
 */
export function sortStack(
  pile: readonly Piece[],
  chosen: ReadonlySet<string>,
  pickable: ReadonlySet<string> | null,
): readonly Piece[] {
  const number = (piece: Piece) => pile.filter(({ group }) => group === piece.group).length;
  const weight = (piece: Piece) => [
    chosen.has(piece.id) ? 1 : 0,
    pickable?.has(piece.id) ? 1 : 0,
    isOfficer(piece) ? 0 : number(piece),
  ];
  const weights = new Map(pile.map((piece) => [piece, weight(piece)]));
  return [...pile].sort((a, b) => {
    const [one, other] = [weights.get(a) ?? [], weights.get(b) ?? []];
    const at = one.findIndex((each, i) => each !== other[i]);
    return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
  });
}

/** One piece of each body in a stack except the top piece's body, the largest body first. */
export function listOtherBodies(pile: readonly Piece[]): readonly Piece[] {
  const top = pile.at(-1);
  const number = ({ group }: Piece) => pile.filter((each) => each.group === group).length;
  const isFirst = (piece: Piece, i: number) =>
    piece.group !== top?.group && pile.findIndex(({ group }) => group === piece.group) === i;
  return pile.filter(isFirst).sort((a, b) => number(b) - number(a));
}

/** True if a piece is the only troops at its place. Officers there are drawn next to it. */
export function areOnlyTroops(pieces: readonly Piece[], id: string): boolean {
  const one = pieces.find((piece) => piece.id === id);
  if (!one?.place || isOfficer(one)) return false;
  const place = idOfPlace(one.place);
  return !pieces.some(
    (each) => each !== one && each.place && idOfPlace(each.place) === place && !isOfficer(each),
  );
}

/**
 * Places a stack around the centre of its hex, bottom first. The lower pieces show above and to the right of the top
 * one. Officers are labels on the edges of the troops; alone they are in the middle of the hex.
 */
export function layOutStack(pile: readonly Piece[], [x, y]: Spot): PiecePlace[] {
  const troops = pile.filter((piece) => !isOfficer(piece));
  const officers = pile.filter(isOfficer);
  const shown = Math.min(troops.length, MAX_PEEPING);
  const counters = troops.map((piece, i): PiecePlace => {
    const deep = Math.min(troops.length - 1 - i, MAX_PEEPING - 1) - (shown - 1) / 2;
    return {
      piece,
      at: [x + deep * STACK_OFFSET, y - deep * STACK_OFFSET],
      buried: i < troops.length - shown,
      covered: i < troops.length - 1,
      pile: i === troops.length - 1 && troops.length > 1 ? troops : [],
    };
  });
  const labels = officers.map(
    (piece, i): PiecePlace => ({
      piece,
      at: [x, y + labelHeight(i, shown)],
      buried: false,
      covered: false,
      pile: [],
    }),
  );
  return [...counters, ...labels];
}

/** Counters in the order they are drawn: the labels of officers last, so that no counter of the next row hides a name. */
export function sortForDrawing(laid: readonly PiecePlace[]): PiecePlace[] {
  return [...laid.filter(({ piece }) => !isOfficer(piece)), ...laid.filter(({ piece }) => isOfficer(piece))];
}

/** Distance of an officer's label below the middle of a hex: the first under the visible counters, the others above them. */
function labelHeight(officer: number, counters: number): number {
  if (counters === 0) return officer * OFFICER_LABEL.height;
  const edge =
    COUNTER.height / 2 + OFFICER_LABEL.height / 2 - LABEL_OVERLAP + ((counters - 1) / 2) * STACK_OFFSET;
  // The stack's number is in the band at its upper edge.
  return officer === 0 ? edge : -edge - 2 - (officer - 1) * OFFICER_LABEL.height;
}
