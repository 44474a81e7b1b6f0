import {
  afterLeg,
  inches,
  type Leg,
  lengthNumber,
  lengthWords,
  type Pose,
  type Stand,
  type Thousandths,
} from '@linstock/ground';
import { nth, type Refusal } from '@linstock/kernel';
import { type GoingKind, gradeOf, type Quality, RATES, type RateRow } from '../tables/index.ts';
import { refused } from '../tables/refuse.ts';
import { aboutFaceCost, affords, goingCost, obstacleCost } from './going.ts';

/** A move as a list of legs: its end and its cost (JR-6.2, P10). */

/** The legs a unit may make; a list of them is a move (JR-6.2a). */
export type MoveLeg = Extract<Leg, { kind: 'advance' | 'oblique' | 'wheel' | 'back' | 'about' }>;

/** A stretch of a leg over one kind of ground. */
export interface Passage {
  readonly going: GoingKind;
  /** Inches of the way of P; of a wheel its whole length. */
  readonly inches: number;
}

/** A leg with the ground under it. */
export interface GroundedLeg {
  readonly leg: MoveLeg;
  readonly passages: readonly Passage[];
  /** Linear obstacles crossed. */
  readonly obstacles: number;
}

/** In what manner a unit moves. */
export interface MoveManner {
  readonly row: RateRow;
  readonly quality: Quality;
  /** Steps back at the price of steps ahead, one about-face free (JR-6.7a). */
  readonly disengaging: boolean;
}

/** The widest oblique and the widest wheel, in tenths of a degree (JR-6.2c, d). */
const MAX_OBLIQUE = 450;
const MAX_WHEEL = 900;

/**
 * The factor for an inch of a leg. Backward steps count twice (JR-6.2e), but not by prolonge or when
 * disengaging (JR-6.6a, JR-6.7a).
 */
function pace(leg: MoveLeg, { row, disengaging }: MoveManner): number {
  return leg.kind === 'back' && row !== 'prolonge' && !disengaging ? 2 : 1;
}

/** The cost of one leg; null if it leads over forbidden ground (JR-6.1b). */
export function legCost({ leg, passages, obstacles }: GroundedLeg, manner: MoveManner): number | null {
  const crossing = obstacleCost(manner.row, obstacles);
  if (leg.kind === 'about') return (manner.disengaging ? 0 : aboutFaceCost(manner.quality)) + crossing;
  let cost = crossing;
  for (const { going, inches } of passages) {
    const part = goingCost(manner.row, going, inches * pace(leg, manner));
    if (part === null) return null;
    cost += part;
  }
  return cost;
}

/** The result of a list of legs. */
export interface Move {
  readonly costs: readonly (number | null)[];
  /** Their sum; forbidden ground counts nothing. */
  readonly cost: number;
  /** The place of its front at the end. */
  readonly end: Pose;
  /** Green troops lose their order in an oblique (JR-6.2c). */
  readonly disordered: boolean;
  /** The first refusal, whatever is in the way; null for none. */
  readonly refused: Refusal | null;
}

/** Reckons a list of legs from a pose within an allowance. */
export function reckonMove(
  front: Pose,
  size: Size,
  legs: readonly GroundedLeg[],
  manner: MoveManner,
  allowed: number,
): Move {
  const costs = legs.map((leg) => legCost(leg, manner));
  const cost = costs.reduce<number>((sum, each) => sum + (each ?? 0), 0);
  return {
    costs,
    cost,
    end: legs.reduce((at, { leg }) => poseAfter(at, size, leg), front),
    disordered: gradeOf(manner.quality) === 'green' && legs.some(({ leg }) => leg.kind === 'oblique'),
    refused: refuseLegs(legs, costs, manner) ?? (affords(allowed, cost) ? null : tooDear(cost, allowed)),
  };
}

function tooDear(cost: number, allowed: number): Refusal {
  return refused(
    'JR-6.2a',
    `This costs ${lengthWords(inches(cost), 1)}, more than the allowance of ${lengthNumber(inches(allowed), 1)}.`,
  );
}

function refuseLegs(
  legs: readonly GroundedLeg[],
  costs: readonly (number | null)[],
  { row }: MoveManner,
): Refusal | null {
  let turned = false;
  for (let i = 0; i < legs.length; i++) {
    const { leg } = nth(legs, i);
    if (row === 'prolonge' && (leg.kind === 'oblique' || leg.kind === 'about'))
      return refused('JR-6.6a', 'By prolonge guns only advance, step back and wheel.');
    if (leg.kind === 'oblique' && Math.abs(leg.angle) > MAX_OBLIQUE)
      return refused('JR-6.2c', 'An oblique is at most 45 degrees.');
    if (leg.kind === 'wheel' && Math.abs(leg.angle) > MAX_WHEEL)
      return refused('JR-6.2d', 'A wheel is at most 90 degrees a leg.');
    if (leg.kind === 'wheel' && leg.angle > 0 !== (leg.about === 'right'))
      return refused('JR-6.2d', 'A wheel goes ahead: right about its right corner, left about its left one.');
    if (leg.kind === 'about' && turned) return refused('JR-6.2f', 'It turns about once a turn only.');
    turned ||= leg.kind === 'about';
    if (costs[i] === null) return refused('JR-6.1b', 'It may not enter this ground.');
  }
  return null;
}

/** The inches a leg is paid by: of a wheel the way of its outer corner, of all others the way of P. */
export function paidInches({ width }: Pick<Size, 'width'>, leg: MoveLeg): number {
  switch (leg.kind) {
    case 'advance':
    case 'oblique':
    case 'back':
      return leg.distance / 1000;
    case 'wheel':
      return (width * Math.abs(leg.angle) * Math.PI) / 1_800_000;
    case 'about':
      return 0;
  }
}

/** The most expensive of some kinds of ground for a row: it is paid for the whole of a wheel (JR-6.2d). */
export function dearestGoing(row: RateRow, goings: readonly GoingKind[]): GoingKind {
  return goings.reduce((dearest, going) => (RATES[row][going] < RATES[row][dearest] ? going : dearest));
}

/** The ground that a unit covers, from side to side and from front to back. */
export interface Size {
  readonly width: Thousandths;
  readonly depth: Thousandths;
}

/** The pose after a leg: P is moved, so that the centre is not rounded (JR-6.2). */
export function poseAfter(front: Pose, { width, depth }: Size, leg: Leg): Pose {
  const line: Stand = { ...front, frontage: width, depth: 0 };
  const behind = leg.kind === 'about' ? afterLeg(line, { kind: 'back', distance: depth }) : line;
  const { x, y, facing } = afterLeg(behind, leg);
  return { x, y, facing };
}
