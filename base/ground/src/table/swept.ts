import { itemAt, numberAt } from '../lists.ts';
import { gapApart, overlapDepth } from './gap.ts';
import {
  asFacing,
  FULL_TURN,
  type Spot,
  type TenthDegrees,
  type Thousandths,
  TOUCH_DISTANCE,
} from './lattice.ts';
import { afterLeg, type Leg } from './leg.ts';
import { gapToLine } from './road.ts';
import { corners, facingTo, halfOf, localOf, type Stand, wheeled } from './stand.ts';
import { type Ground, mayMeet, stretchesInside } from './stretch.ts';
import { contactWithGround, leastGapAlong, overlapAlong } from './sweep.ts';
import { onTable, type Table } from './terrain.ts';

/**
 * The ground that a stand covers on a leg. For straight legs it is exact. On a wheel or a turn the stand is
 * tested at every `step` of the angle and at its end, so a rule that says "every 5 degrees" is step 50.
 * Between two tests no corner moves farther than `step` times its distance from the centre of the turn: at a
 * tenth of a degree 9 thousandths for 5 inches.
 */

/** A leg that turns: the stand at each part of the angle, and how far its farthest corner is from the place turned about. */
interface TurningLeg {
  readonly angle: TenthDegrees;
  readonly at: (part: TenthDegrees) => Stand;
  readonly reach: Thousandths;
}

function turningOf(stand: Stand, leg: Leg): TurningLeg | null {
  const diagonal = Math.sqrt(stand.frontage ** 2 + stand.depth ** 2);
  switch (leg.kind) {
    case 'wheel':
      return { angle: leg.angle, at: (part) => wheeled(stand, leg.about, part), reach: diagonal };
    case 'turn': {
      const angle = shorterTurn(stand.facing, leg.facing);
      return { angle, at: (part) => facingTo(stand, stand.facing + part), reach: diagonal / 2 };
    }
    case 'advance':
    case 'oblique':
    case 'back':
    case 'straight':
    case 'about':
      return null;
  }
}

/** The shorter way to turn from one facing to another: clockwise above 0, half a turn is clockwise. */
export function shorterTurn(from: TenthDegrees, to: TenthDegrees): TenthDegrees {
  const turn = asFacing(to - from);
  return turn > FULL_TURN / 2 ? turn - FULL_TURN : turn;
}

/** Radians in a tenth of a degree. */
const RADIANS = Math.PI / 1800;

/** The rounding to the lattice of a corner of a stand in a wheel, and of the same stand one step later. */
const ROUNDING: Thousandths = 4;

/** The parts of a turn at which a stand is looked at: every step, then the end. */
function partsOf(angle: TenthDegrees, step: TenthDegrees): TenthDegrees[] {
  const parts: TenthDegrees[] = [];
  for (let part = 0; part < Math.abs(angle); part += step) parts.push(Math.sign(angle) * part);
  return [...parts, angle];
}

/** The distance between two stands, or below 0 the depth of their overlap; unrounded. */
function apart(a: Stand, b: Stand): number {
  const depth = overlapDepth(a, b);
  return depth > 0 ? 0 - depth : gapApart(a, b, b.x - a.x, b.y - a.y);
}

/** The least of the distances (as of `apart`) at the looks of a turn, or `most` when none is less. */
function leastApart(turning: TurningLeg, other: Stand, step: TenthDegrees, most: number): number {
  const parts = partsOf(turning.angle, step);
  const at = (i: number): number => apart(turning.at(numberAt(parts, i)), other);
  let least = most;
  const between = (i: number, j: number, atI: number, atJ: number): void => {
    least = Math.min(least, atI, atJ);
    if (j - i <= 1) return;
    const turned = Math.abs(numberAt(parts, j) - numberAt(parts, i)) * RADIANS;
    // No corner moves farther than this, so the distance does not change by more either.
    if ((atI + atJ - turning.reach * turned) / 2 - ROUNDING >= least) return;
    const middle = (i + j) >> 1;
    const atMiddle = at(middle);
    between(i, middle, atI, atMiddle);
    between(middle, j, atMiddle, atJ);
  };
  between(0, parts.length - 1, at(0), at(parts.length - 1));
  return least;
}

/** True if a stand shares ground with another anywhere on a leg, its start and end included; to touch is not to share. */
export function sweepsStand(stand: Stand, leg: Leg, other: Stand, step: TenthDegrees = 1): boolean {
  const turning = turningOf(stand, leg);
  if (turning) return leastApart(turning, other, step, 0 - TOUCH_DISTANCE) < 0 - TOUCH_DISTANCE;
  return overlapAlong(stand, afterLeg(stand, leg), other) !== null;
}

/** The shortest distance to another stand anywhere on a leg, unrounded, but at most `most`; 0 if they touch or overlap. */
export function nearestOnLeg(
  stand: Stand,
  leg: Leg,
  other: Stand,
  step: TenthDegrees = 1,
  most: Thousandths = Number.POSITIVE_INFINITY,
): Thousandths {
  const turning = turningOf(stand, leg);
  if (turning) return Math.max(0, leastApart(turning, other, step, most));
  return leastGapAlong(stand, afterLeg(stand, leg), other, most);
}

/** The stand with `TOUCH_DISTANCE` taken off each side: what of it counts as lying on ground. */
function core(stand: Stand): Stand {
  return { ...stand, frontage: stand.frontage - 2 * TOUCH_DISTANCE, depth: stand.depth - 2 * TOUCH_DISTANCE };
}

/**
 * True if a stand is on a piece of ground. False if it only touches the outline, or overlaps it by at most
 * `TOUCH_DISTANCE`.
 */
export function liesOnGround(stand: Stand, ground: Ground): boolean {
  if (!mayMeet(ground.box, stand, stand, halfOf(stand))) return false;
  const inner = core(stand);
  const all = corners(inner);
  if (all.some((from, i) => stretchesInside(ground, from, itemAt(all, (i + 1) % 4)).length > 0)) return true;
  return ground.rings.some((ring) =>
    spotsOf(ring).some((spot) => {
      const { right, ahead } = localOf(inner, spot);
      return Math.abs(right) < inner.frontage / 2 && Math.abs(ahead) < inner.depth / 2;
    }),
  );
}

function spotsOf(ring: Int32Array): Spot[] {
  return Array.from({ length: ring.length / 2 }, (_, i) => ({
    x: numberAt(ring, 2 * i),
    y: numberAt(ring, 2 * i + 1),
  }));
}

/** True if a stand is on a piece of ground (as in `liesOnGround`) anywhere on a leg, its start and end included. */
export function sweepsGround(stand: Stand, leg: Leg, ground: Ground, step: TenthDegrees = 1): boolean {
  const turning = turningOf(stand, leg);
  if (!turning) {
    const end = afterLeg(stand, leg);
    if (!mayMeet(ground.box, stand, end, halfOf(stand))) return false;
    return liesOnGround(stand, ground) || contactWithGround(core(stand), end, ground) !== null;
  }
  if (!mayMeet(ground.box, stand, stand, halfOf(stand) + turning.reach)) return false;
  const outlines = ground.rings.map((ring) => [...spotsOf(ring), ...spotsOf(ring.subarray(0, 2))]);
  const parts = partsOf(turning.angle, step);
  for (let i = 0; i < parts.length; ) {
    const at = turning.at(numberAt(parts, i));
    if (liesOnGround(at, ground)) return true;
    // No part of it reaches the ground before its farthest corner has moved as far as the ground is away.
    const near = Math.min(...outlines.map((line) => gapToLine(at, line))) - ROUNDING;
    const skipped = Math.floor(near / (turning.reach * RADIANS * step));
    if (i === parts.length - 1) return false;
    i = Math.min(parts.length - 1, i + Math.max(1, skipped));
  }
  return false;
}

/** True if a stand is wholly on the table all along a leg, its start and end included. */
export function staysOnTable(table: Table, stand: Stand, leg: Leg, step: TenthDegrees = 1): boolean {
  const turning = turningOf(stand, leg);
  // A stand that is on a rectangle at both ends of a straight way is on it all the way.
  if (!turning) return onTable(table, stand) && onTable(table, afterLeg(stand, leg));
  const across = 2 * (halfOf(stand) + turning.reach); // a square in which it turns, wherever it turns to
  if (onTable(table, { ...stand, frontage: across, depth: across })) return true;
  return partsOf(turning.angle, step).every((part) => onTable(table, turning.at(part)));
}
