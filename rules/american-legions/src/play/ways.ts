import { ACTIONS, type Action } from '../answers.ts';
import { armGroup, barred, companyOf, facingIn, isSolid, lookAround } from '../board.ts';
import type { Field } from '../field.ts';
import { mayTurnAbout } from '../reckon/movement.ts';
import type { Scratch, WaysScratch } from '../scratch.ts';
import type { State } from '../state.ts';
import * as S from '../state.ts';
import { pointsOf } from './march.ts';

/** Where a company or stack can march, by the cheapest ways (P-MOVE 2 to 4). */

const UNREACHED = 255;

/** A hex, a facing, and whether friends were passed through on the way: `(hex * 6 + facing) * 2 + passed`. */
export type Pose = number;

export const hexOfPose = (pose: Pose): number => Math.floor(pose / 12);
export const facingOfPose = (pose: Pose): number => (pose >> 1) % 6;

/** A search under way, good until the state changes or another begins. */
export interface Ways {
  readonly companies: readonly number[];
  readonly field: Field;
  readonly looked: Scratch;
  readonly scratch: WaysScratch;
  readonly start: number;
  /** Facing of those who stay behind in the starting hex, or -1. */
  readonly stayFacing: number;
}

/**
 * Finds all poses these companies of one hex can march to together, each of them paying. Passing through friends
 * is worth it only where nothing else leads: it disorders, and costs a point where it disorders the marchers.
 */
export function waysOf(field: Field, s: State, companies: readonly number[]): Ways {
  const scratch = field.scratch.ways;
  const first = companies[0] as number;
  const { side } = companyOf(field, first);
  const start = s.at[first] as number;
  const looked = lookAround(field, s);
  let points = Number.POSITIVE_INFINITY;
  /** The least points of those whom passing through would disorder. */
  let ofSufferers = Number.POSITIVE_INFINITY;
  let groups = 0;
  let about = true;
  let solid = false;
  for (const c of companies) {
    const company = companyOf(field, c);
    const own = pointsOf(field, s, c);
    points = Math.min(points, own);
    groups |= armGroup(company.arm);
    if (!mayTurnAbout(company.arm)) about = false;
    if (!isSolid(company)) continue;
    solid = true;
    if (s.status[c] === S.BATTLEWORTHY) ofSufferers = Math.min(ofSufferers, own);
  }
  const suffers = ofSufferers === points ? 1 : 0; // those with a point to spare lose only that (AL-6.3e)
  forget(scratch);
  visit(scratch, (start * 6 + (s.facing[first] as number)) * 2, 0, -1);
  for (let cost = 0; cost <= points; cost++) {
    const bucket = scratch.buckets[cost] as number[];
    for (let i = 0; i < (scratch.filled[cost] as number); i++) {
      const pose = bucket[i] as Pose;
      if (scratch.cost[pose] === cost && cost < points) expand(pose, cost);
    }
  }
  return { companies, field, looked, scratch, start, stayFacing: facingIn(field, s, start, side, companies) };

  function expand(pose: Pose, cost: number): void {
    const passed = pose & 1;
    const facing = (pose >> 1) % 6;
    const hex = hexOfPose(pose);
    const here = hex * 12;
    visit(scratch, here + ((facing + 1) % 6) * 2 + passed, cost + 1, pose);
    visit(scratch, here + ((facing + 5) % 6) * 2 + passed, cost + 1, pose);
    if (about) visit(scratch, here + ((facing + 3) % 6) * 2 + passed, cost + 1, pose);
    const passing = solid && hex !== start && looked.solid[hex] === 1;
    const lost = passing && passed === 0 ? Math.min(suffers, points - cost - 1) : 0;
    const left = hex * 6 + ((facing + 5) % 6);
    enter(left, facing, passing ? 1 : passed, cost + 1 + lost, pose);
    enter(hex * 6 + facing, facing, passing ? 1 : passed, cost + 1 + lost, pose);
  }

  function enter(hexside: number, facing: number, passed: number, cost: number, from: Pose): void {
    const to = field.map.neighbours[hexside] as number;
    if (to === -1 || barred(field, looked, side, groups, to)) return;
    visit(scratch, (to * 6 + facing) * 2 + passed, cost, from);
  }
}

function forget(scratch: WaysScratch): void {
  for (let i = 0; i < scratch.reachedCount; i++) scratch.cost[scratch.reached[i] as number] = UNREACHED;
  scratch.reachedCount = 0;
  scratch.filled.fill(0);
}

function visit(scratch: WaysScratch, pose: Pose, cost: number, from: Pose): void {
  const known = scratch.cost[pose] as number;
  if (known <= cost) return;
  if (known === UNREACHED) scratch.reached[scratch.reachedCount++] = pose;
  scratch.cost[pose] = cost;
  scratch.cameFrom[pose] = from;
  const { buckets, filled } = scratch;
  (buckets[cost] as number[])[(filled[cost] as number)++] = pose;
}

/** Whether the march may end in this pose: not where it began, and facing as the friends there do (AL-5.3b). */
export function mayEndIn(ways: Ways, pose: Pose): boolean {
  const hex = hexOfPose(pose);
  if (ways.scratch.cost[pose] === 0) return false;
  const there = hex === ways.start ? ways.stayFacing : (ways.looked.facing[hex] as number);
  return there === S.NONE || there === facingOfPose(pose);
}

/** The poses to offer: each hex and facing once, by a way that passes through nobody where there is one. */
export function posesOf(ways: Ways): Pose[] {
  const { scratch } = ways;
  const poses: Pose[] = [];
  for (let i = 0; i < scratch.reachedCount; i++) {
    const pose = scratch.reached[i] as number;
    if ((pose & 1) === 1 && scratch.cost[pose - 1] !== UNREACHED) continue;
    if (mayEndIn(ways, pose)) poses.push(pose);
  }
  return poses;
}

/** The actions that lead to a pose. */
export function actionsTo(ways: Ways, pose: Pose): Action[] {
  const actions: Action[] = [];
  for (let to = pose; ; ) {
    const from = ways.scratch.cost[to] === 0 ? -1 : (ways.scratch.cameFrom[to] as number);
    if (from === -1) return actions.reverse();
    actions.push(actionBetween(ways, from, to));
    to = from;
  }
}

function actionBetween(ways: Ways, from: Pose, to: Pose): Action {
  const hex = hexOfPose(from);
  if (hex === hexOfPose(to)) {
    const corners = (facingOfPose(to) - facingOfPose(from) + 6) % 6;
    return corners === 1 ? 'right' : corners === 5 ? 'left' : 'about';
  }
  const facing = facingOfPose(from);
  const left = (facing + 5) % 6;
  const direction = ways.field.map.neighbours[hex * 6 + left] === hexOfPose(to) ? left : facing;
  return ACTIONS[direction] as Action;
}
