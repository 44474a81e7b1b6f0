import { type Axial, type Direction, type Facing, STEPS, turned } from '@linstock/ground';
import { nth } from '@linstock/kernel';
import { type Arm, UNITS } from '../tables/index.ts';
import { arcOf } from './arcs.ts';

/** Single actions of a move, on the unbounded grid (AL-5.1, AL-5.2, AL-6.1c). */

/** The hex of a company and the corner that it faces. */
export interface Pose {
  readonly hex: Axial;
  readonly facing: Facing;
}

/** One action of a move: +1 turns clockwise. */
export type Action =
  | { readonly do: 'step'; readonly direction: Direction }
  | { readonly do: 'turn'; readonly corners: 1 | -1 }
  | { readonly do: 'about' };

/** The cost of a single action: a hex entered, a corner turned, or an about-turn (AL-5.1a, b, AL-6.1c). */
export const ACTION_COST = 1;

/** The pose of a company after an action, legal or not. */
export function acted(pose: Pose, action: Action): Pose {
  switch (action.do) {
    case 'step': {
      const [dq, dr] = STEPS[action.direction]!;
      return { hex: [pose.hex[0] + dq, pose.hex[1] + dr], facing: pose.facing };
    }
    case 'turn':
      return { hex: pose.hex, facing: turned(pose.facing, action.corners) };
    case 'about':
      return { hex: pose.hex, facing: turned(pose.facing, 3) };
  }
}

/** True if a company with this facing may step this way: front hexes only (AL-5.2a). */
export function isFrontHex(facing: number, direction: number): boolean {
  return arcOf(facing, direction) === 'front';
}

/** True if an arm may turn about for one point (AL-5.1b, AL-8.1c). */
export function mayTurnAbout(arm: Arm): boolean {
  return UNITS[arm].mayTurnAbout;
}

/** Why a march may not be made, once its companies may march at all, in the order of the Decisions table. */
const WAY_REASONS = [
  'not_front_hex',
  'enemy_in_hex',
  'mixed_arms',
  'impassable',
  'off_map',
  'too_few_points',
  'gun_cannot_turn_about',
  'facing_differs',
] as const;
export type WayReason = (typeof WAY_REASONS)[number];

/** A company on a march. */
export interface Walker {
  readonly arm: Arm;
  /** Movement points it has (AL-6.1f). */
  readonly points: number;
  readonly disordered: boolean;
  /** True if passing through friends concerns it (AL-6.3f). */
  readonly solid: boolean;
}

/** The ground and the other units, as a march needs to know them. */
export interface WayGround {
  /** Why the marchers may not enter a hex, the first reason in the order of the Decisions table. */
  against(hex: Axial): WayReason | null;
  /** True if passing through the friends in a hex has an effect (AL-6.3c, f). */
  holdsSolid(hex: Axial): boolean;
  /** The facing of the friends in a hex; null if none of them has a facing. */
  facingIn(hex: Axial): Facing | null;
}

/** A march acted out to its end, whether it may be made or not. */
export interface Walk {
  /** The hexes of the way, the first included. */
  readonly path: readonly Axial[];
  readonly facing: Facing;
  /** Points left, by company. */
  readonly left: readonly number[];
  /** The marchers that are disordered by passing through friends, by place in the list. */
  readonly disordered: readonly number[];
  /** The hexes whose friends are disordered by being passed through. */
  readonly passed: readonly Axial[];
  /** Why it may not be made, the first reason in the order of the Decisions table, and where; null if it may. */
  readonly refused: { readonly reason: WayReason; readonly hex: Axial } | null;
}

/** Acts out a march of companies of one hex that may march (P-MOVE 2 to 4, AL-6.1j). */
export function walk(
  start: Pose,
  actions: readonly Action[],
  walkers: readonly Walker[],
  ground: WayGround,
): Walk {
  const left = walkers.map((walker) => walker.points);
  const path = [start.hex];
  const passed: Axial[] = [];
  const disordered: number[] = [];
  const reasons = new Map<WayReason, Axial>();
  let pose = start;
  for (const action of actions) {
    for (const [reason, hex] of against(action, pose, walkers, left, ground))
      if (!reasons.has(reason)) reasons.set(reason, hex);
    for (const [i, points] of left.entries()) left[i] = points - ACTION_COST;
    if (action.do === 'step' && path.length > 1 && passesThrough(walkers, pose.hex, ground)) {
      passed.push(pose.hex);
      disorderWalkers(walkers, disordered, left);
    }
    pose = acted(pose, action);
    if (action.do === 'step') path.push(pose.hex);
  }
  const there = ground.facingIn(pose.hex);
  if (there !== null && there !== pose.facing) reasons.set('facing_differs', pose.hex); // AL-5.3b
  const reason = WAY_REASONS.find((each) => reasons.has(each));
  const refused = reason ? { reason, hex: reasons.get(reason)! } : null;
  return { path, facing: pose.facing, left, disordered, passed, refused };
}

/** The reasons against one action, and the place. */
function* against(
  action: Action,
  pose: Pose,
  walkers: readonly Walker[],
  left: readonly number[],
  ground: WayGround,
): Iterable<[WayReason, Axial]> {
  if (left.some((points) => points < ACTION_COST)) yield ['too_few_points', pose.hex];
  if (action.do === 'about' && walkers.some(({ arm }) => !mayTurnAbout(arm)))
    yield ['gun_cannot_turn_about', pose.hex];
  if (action.do !== 'step') return;
  if (!isFrontHex(pose.facing, action.direction)) yield ['not_front_hex', pose.hex];
  const { hex } = acted(pose, action);
  const bar = ground.against(hex);
  if (bar) yield [bar, hex];
}

/** True if leaving a hex entered before disorders marchers and friends (AL-6.3c, f). */
function passesThrough(walkers: readonly Walker[], hex: Axial, ground: WayGround): boolean {
  return walkers.some(({ solid }) => solid) && ground.holdsSolid(hex);
}

/** Points that being disordered on the way costs, of those that are left (AL-6.3e). */
export const DISORDER_COST = 1;

/** Disorders the marchers that pass through friends; each pays one of its points left (AL-6.3c-f). */
function disorderWalkers(walkers: readonly Walker[], disordered: number[], left: number[]): void {
  for (const [i, { solid, disordered: already }] of walkers.entries()) {
    if (!solid || already || disordered.includes(i)) continue;
    disordered.push(i);
    if (nth(left, i) > 0) left[i] = nth(left, i) - DISORDER_COST;
  }
}
