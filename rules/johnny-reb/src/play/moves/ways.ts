import { asFacing, type Pose, shorterTurn, type TenthDegrees } from '@linstock/ground';
import { nth } from '@linstock/kernel';
import { frontOf } from '../../model/board.ts';
import type { UnitId } from '../../model/field.ts';
import type { StateView } from '../../model/game.ts';
import type { MoveLeg } from '../../reckon/legs.ts';
import type { PlanResult } from './marching.ts';

/** Good candidates for moves on a free table. They do not limit the legal moves: any legal legs are accepted. */

/** Some legs of a unit, and their result. */
export interface Mover {
  readonly front: Pose;
  /** Reckons legs as its order allows them. */
  judge(legs: readonly MoveLeg[]): PlanResult;
  /** Its direction: its arrow, or its facing. */
  readonly bearing: TenthDegrees;
  /** Maximum angle off that bearing. */
  readonly spread: TenthDegrees;
}

/** Parts of the allowance that are tried, in quarters (JR-4.6b). */
const ALLOWANCE_QUARTERS = [4, 2, 1] as const;
/** The widest oblique, which is also the widest angle off an arrow (JR-6.2c, JR-4.6a), and the widest wheel (JR-6.2d). */
const MAX_OBLIQUE = 450;
const MAX_WHEEL = 900;

/** A wheel to the right, or to the left below 0 (JR-6.2d). */
export function wheel(angle: TenthDegrees): MoveLeg {
  return { kind: 'wheel', about: angle > 0 ? 'right' : 'left', angle };
}

/** Turns that bring a unit to face a bearing or come near it: none, a wheel, or an about-face and a wheel (JR-6.2d, f). */
function turnsTo(facing: TenthDegrees, bearing: TenthDegrees): MoveLeg[] {
  const off = shorterTurn(facing, bearing);
  if (Math.abs(off) <= MAX_WHEEL) return off === 0 ? [] : [wheel(off)];
  const after = shorterTurn(asFacing(facing + 1800), bearing);
  return [{ kind: 'about' }, ...(after === 0 ? [] : [wheel(after)])];
}

/** Legs, then straight ahead for a part of what they leave of the allowance (JR-6.2b). */
function thenAhead(mover: Mover, turns: readonly MoveLeg[], quarters: number): MoveLeg[] {
  return withDistance(mover, turns, quarters, (distance) => ({ kind: 'advance', distance }));
}

/** Legs, then one more for a part of what they leave of the allowance (JR-6.2a). */
function withDistance(
  mover: Mover,
  before: readonly MoveLeg[],
  quarters: number,
  leg: (distance: number) => MoveLeg,
): MoveLeg[] {
  const { allowed, cost } = mover.judge(before);
  const distance = Math.floor(((allowed - cost) * 1000 * quarters) / 4);
  return distance > 0 ? [...before, leg(distance)] : [...before];
}

/** The plain ways of going on a bearing: in line by an oblique if it is nearly ahead, and by turning to it first (JR-6.2c). */
function towards(mover: Mover, bearing: TenthDegrees, quarters: number): (() => MoveLeg[])[] {
  const off = shorterTurn(mover.front.facing, bearing);
  const turned = (): MoveLeg[] => thenAhead(mover, turnsTo(mover.front.facing, bearing), quarters);
  if (off === 0 || Math.abs(off) > MAX_OBLIQUE) return [turned];
  return [
    () => withDistance(mover, [], quarters, (distance) => ({ kind: 'oblique', distance, angle: off })),
    turned,
  ];
}

function* allWays(mover: Mover): Generator<MoveLeg[]> {
  const { front, bearing } = mover;
  for (const quarters of ALLOWANCE_QUARTERS) for (const way of towards(mover, bearing, quarters)) yield way();
  for (const quarters of [4, 2]) for (const way of towards(mover, front.facing, quarters)) yield way();
  for (const angle of [-MAX_OBLIQUE, MAX_OBLIQUE])
    yield withDistance(mover, [], 4, (distance) => ({ kind: 'oblique', distance, angle }));
  // A step back costs two ahead (JR-6.2e).
  for (const quarters of [2, 1])
    yield withDistance(mover, [], quarters, (distance) => ({ kind: 'back', distance }));
  for (const angle of [-MAX_OBLIQUE, MAX_OBLIQUE]) yield [wheel(angle)];
  const turns = turnsTo(front.facing, bearing);
  if (turns.length > 0) yield turns;
  yield [{ kind: 'about' }];
  yield [];
}

/** The legal ways worth offering, the farthest in the intended direction first and staying last; each once (JR-6.2a). */
export function* goodWays(mover: Mover): Generator<readonly MoveLeg[]> {
  const told = new Set<string>();
  for (const legs of allWays(mover)) {
    const key = JSON.stringify(legs);
    if (told.has(key) || !areLegs(legs)) continue;
    told.add(key);
    if (mover.judge(legs).refused === null) yield legs;
  }
}

/** True if every leg is at least a thousandth long (JR-6.2a). */
function areLegs(legs: readonly MoveLeg[]): boolean {
  return legs.every((leg) => !('distance' in leg) || leg.distance > 0);
}

/** Number of random ways tried before the unit stays (JR-4.6b). */
const MAX_RANDOM_WAYS = 4;

/** A random legal way, roughly in the unit's direction; staying if a few tries find none (JR-4.6a, b). */
export function anyWay(mover: Mover, choose: (n: number) => number): readonly MoveLeg[] {
  for (let tries = 0; tries < MAX_RANDOM_WAYS; tries++) {
    const aside = choose(2 * mover.spread + 1) - mover.spread;
    const ways = towards(mover, asFacing(mover.bearing + aside), 1 + choose(4));
    const legs = nth(ways, choose(ways.length))();
    if (areLegs(legs) && mover.judge(legs).refused === null) return legs;
  }
  return [];
}

/** A unit about to move from its place, along its arrow or, without one, anywhere (JR-4.6a). */
export function moverOf(
  { s }: StateView,
  unit: UnitId,
  arrow: TenthDegrees | null,
  judge: Mover['judge'],
): Mover {
  const front = frontOf(s, unit);
  return { front, judge, bearing: arrow ?? front.facing, spread: arrow === null ? 1800 : MAX_OBLIQUE };
}
