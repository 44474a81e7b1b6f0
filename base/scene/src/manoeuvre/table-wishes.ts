/** The wished places of a formation's pieces on a free-measure table. */
import {
  asFacing,
  bearingTo,
  rounded,
  type Spot,
  type Stand,
  span,
  spotOnBearing,
  turnedStep,
} from '@linstock/ground';
import { nth } from '@linstock/kernel';
import { isOfficer, type Piece } from '../piece.ts';
import type { Formation } from './formation.ts';
import type { Gesture, Wish } from './gesture.ts';

/** A piece with a place on the table. */
export type StandingPiece = Piece & { readonly pose: Stand };

/** The angle of a formation's wheel, in tenths of a degree. */
const WHEEL_TENTHS = 300;

/** The pieces of a formation that stand on the table. */
export function standingOf({ pieces }: Formation): StandingPiece[] {
  return pieces.filter((piece): piece is StandingPiece => piece.place !== null && piece.pose !== undefined);
}

/** The wished place of each piece of a formation. An advance already has its length. */
export function tableWishes(formation: Formation, gesture: Gesture): Wish[] {
  const pieces = standingOf(formation);
  const facing = middleFacing(pieces);
  switch (gesture.kind) {
    case 'advance':
      return shifted(pieces, spotOnBearing({ x: 0, y: 0 }, facing, gesture.by ?? 0));
    case 'go': {
      const { from, to } = gesture;
      const start = from !== null && 'spot' in from ? from.spot : middleOfPieces(pieces);
      const end = 'spot' in to ? to.spot : start;
      return shifted(pieces, { x: end.x - start.x, y: end.y - start.y });
    }
    case 'about':
      return pieces.map((piece) => wish(piece, piece.pose, 1800));
    case 'wheel':
      return wheeled(pieces, facing, gesture.to);
    case 'line':
      return inLine(pieces, facing, gesture);
  }
}

/** An officer has no front, so its facing does not matter. */
function wish({ id, pose, ...piece }: StandingPiece, { x, y }: Spot, turn: number): Wish {
  const facing = isOfficer(piece) ? null : asFacing(pose.facing + turn);
  return { piece: id, place: { spot: { x: Math.round(x), y: Math.round(y) } }, facing };
}

/** The middle of the troops, or of all if there are none. */
export function middleOfPieces(pieces: readonly StandingPiece[]): Spot {
  const troops = pieces.filter((piece) => !isOfficer(piece));
  const of = troops.length > 0 ? troops : pieces;
  const mean = (value: (stand: Stand) => number): number =>
    rounded(of.reduce((sum, { pose }) => sum + value(pose), 0) / Math.max(1, of.length));
  return { x: mean(({ x }) => x), y: mean(({ y }) => y) };
}

/** The facing of the piece that faces most as all the others do. */
function middleFacing(pieces: readonly StandingPiece[]): number {
  const troops = pieces.filter((piece) => !isOfficer(piece));
  const sum = troops.reduce(
    ({ x, y }, { pose }) => {
      const step = turnedStep({ x: 0, y: 1000 }, pose.facing);
      return { x: x + step.x, y: y + step.y };
    },
    { x: 0, y: 0 },
  );
  const whole = { x: Math.round(sum.x), y: Math.round(sum.y) };
  return whole.x === 0 && whole.y === 0 ? 0 : bearingTo({ x: 0, y: 0 }, whole);
}

function shifted(pieces: readonly StandingPiece[], { x, y }: Spot): Wish[] {
  return pieces.map((piece) => wish(piece, { x: piece.pose.x + x, y: piece.pose.y + y }, 0));
}

/** How far to the right a place is, for troops with this facing. */
function rightness({ x, y }: Spot, facing: number): number {
  return turnedStep({ x, y }, -facing).x;
}

function wheeled(pieces: readonly StandingPiece[], facing: number, to: 'left' | 'right'): Wish[] {
  const flank = pieces
    .toSorted((a, b) => rightness(a.pose, facing) - rightness(b.pose, facing))
    .at(to === 'left' ? 0 : -1);
  if (!flank) return [];
  const turn = to === 'right' ? WHEEL_TENTHS : -WHEEL_TENTHS;
  return pieces.map((piece) => {
    const off = turnedStep({ x: piece.pose.x - flank.pose.x, y: piece.pose.y - flank.pose.y }, turn);
    return wish(piece, { x: flank.pose.x + off.x, y: flank.pose.y + off.y }, turn);
  });
}

/**
 * A line from one place to another, each piece next to its neighbour in the same order, with the leftover space between
 * regiments.
 */
function inLine(
  pieces: readonly StandingPiece[],
  facing: number,
  { from, to }: Extract<Gesture, { kind: 'line' }>,
): Wish[] {
  if (!('spot' in from && 'spot' in to) || span(from.spot, to.spot) === 0) return [];
  const flips = rightness(to.spot, facing) < rightness(from.spot, facing);
  const [left, right] = flips ? [to.spot, from.spot] : [from.spot, to.spot];
  const along = bearingTo(left, right);
  const troops = pieces
    .filter((piece) => !isOfficer(piece))
    .toSorted((a, b) => rightness(a.pose, facing) - rightness(b.pose, facing));
  const width = troops.reduce((sum, { pose }) => sum + pose.frontage, 0);
  const gaps = troops.filter((piece, i) => i > 0 && unitOf(piece) !== unitOf(nth(troops, i - 1))).length;
  const gap = gaps === 0 ? 0 : Math.max(0, span(left, right) - width) / gaps;
  let at = (span(left, right) - width - gap * gaps) / 2;
  const front = asFacing(along - 900);
  const wishes = troops.map((piece, i): Wish => {
    if (i > 0 && unitOf(piece) !== unitOf(nth(troops, i - 1))) at += gap;
    const spot = spotOnBearing(left, along, rounded(at + piece.pose.frontage / 2));
    at += piece.pose.frontage;
    return { piece: piece.id, place: { spot }, facing: front };
  });
  const middle = spotOnBearing(left, along, rounded(span(left, right) / 2));
  const old = middleOfPieces(pieces);
  const officers = pieces.filter(isOfficer).map((piece) => {
    const off = turnedStep({ x: piece.pose.x - old.x, y: piece.pose.y - old.y }, front - facing);
    return wish(piece, { x: middle.x + off.x, y: middle.y + off.y }, 0);
  });
  return [...wishes, ...officers];
}

/** The unit whose pieces move together: the regiment, or the piece alone. */
export function unitOf({ id, regiment }: Piece): string {
  return regiment?.id ?? id;
}
