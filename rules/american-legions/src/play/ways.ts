import {
  facingOfState,
  type Hex,
  type HexCosts,
  type HexMap,
  type HexState,
  hexOfState,
  NEVER,
  type Reach,
  reach,
  sideBetween,
  wayTo,
} from '@linstock/ground';
import { nth, requireValue } from '@linstock/kernel';
import { ACTIONS, type Action } from '../model/answers.ts';
import {
  armGroup,
  barred,
  companyOf,
  facingIn,
  facingOfCompany,
  hexOfCompany,
  isSolid,
  lookAround,
} from '../model/board.ts';
import type { CompanyId, Field } from '../model/field.ts';
import type { Scratch } from '../model/scratch.ts';
import { scratchOf } from '../model/scratch.ts';
import type { State } from '../model/state.ts';
import * as S from '../model/state.ts';
import { ARCS } from '../reckon/arcs.ts';
import { ACTION_COST, DISORDER_COST, mayTurnAbout } from '../reckon/movement.ts';
import type { Arm } from '../tables/index.ts';
import { pointsOf } from './march.ts';

/** The hexes that a company or stack can march to, by the cheapest routes (P-MOVE 2 to 4). */

/** A search under way, good until the state changes or another begins. */
export interface Ways {
  readonly companies: readonly CompanyId[];
  readonly field: Field;
  readonly looked: Scratch;
  /** Its pose numbers show whether the route passes through friends: they are past 1. */
  readonly reached: Reach;
  readonly start: Hex;
  /** Facing of the companies that stay in the starting hex, or -1. */
  readonly stayFacing: number;
}

/** The turns companies of these arms may make, and what each costs (AL-5.1a, b, AL-8.1c). */
export function turning(arms: readonly Arm[]): Pick<HexCosts, 'exits' | 'turns' | 'turnCost'> {
  const turns = arms.every(mayTurnAbout) ? [1, -1, 3] : [1, -1];
  return { exits: ARCS.fronts, turns, turnCost: () => ACTION_COST };
}

/**
 * Finds all poses that these companies of one hex can march to together, each of them paying. Passing through
 * friends is used only if nothing else leads there: it disorders, and costs a point if it disorders the
 * marchers.
 */
export function waysOfCompanies(field: Field, s: State, companies: readonly CompanyId[]): Ways {
  const first = nth(companies, 0);
  const { side } = companyOf(field, first);
  const start = hexOfCompany(s, first);
  const looked = lookAround(field, s);
  const { points, groups, solid, suffers } = togetherOf(field, s, companies);
  const passes = (hex: Hex) => solid && hex !== start && looked.solid[hex] === 1;
  const going: HexCosts = {
    ...turning(companies.map((c) => companyOf(field, c).arm)),
    limit: points,
    stepCost(from, _, to, __, passed, spent) {
      if (barred(field, looked, side, groups, to)) return NEVER;
      const left = points - spent - ACTION_COST;
      return ACTION_COST + (passed === 0 && passes(from) ? Math.max(0, Math.min(suffers, left)) : 0);
    },
    pastAfter: (from, passed) => (passes(from) ? 1 : passed),
  };
  const reached = reach(field.map, start, facingOfCompany(s, first), going, scratchOf(field).ways);
  return { companies, field, looked, reached, start, stayFacing: facingIn(field, s, start, side, companies) };
}

/** The common data of companies that march together. */
interface Together {
  /** The least points of any of them. */
  readonly points: number;
  /** Their arm groups (AL-6.3b). */
  readonly groups: number;
  /** True if passing through friends concerns any of them. */
  readonly solid: boolean;
  /** The cost of passing through friends: 0 if the disordered companies have a point to spare (AL-6.3e). */
  readonly suffers: number;
}

/** The minimum of their points, and whether passing costs them one (AL-6.1j, AL-6.3e, f). */
function togetherOf(field: Field, s: State, companies: readonly CompanyId[]): Together {
  let points = Number.POSITIVE_INFINITY;
  let ofSufferers = Number.POSITIVE_INFINITY;
  let groups = 0;
  let solid = false;
  for (const c of companies) {
    const company = companyOf(field, c);
    const own = pointsOf(field, s, c);
    points = Math.min(points, own);
    groups |= armGroup(company.arm);
    if (!isSolid(company)) continue;
    solid = true;
    if (s.status[c] === S.BATTLEWORTHY) ofSufferers = Math.min(ofSufferers, own);
  }
  return { points, groups, solid, suffers: ofSufferers === points ? DISORDER_COST : 0 };
}

export const hexOfPose = ({ reached }: Ways, pose: HexState): Hex => hexOfState(reached, pose);
export const facingOfPose = ({ reached }: Ways, pose: HexState): number => facingOfState(reached, pose);

/** Points the march to a pose costs. */
export const costOf = ({ reached }: Ways, pose: HexState): number => nth(reached.cost, pose);

/** True if the route to a pose passes through friends and disorders them or the marchers (AL-6.3c). */
export const passesFriends = ({ reached }: Ways, pose: HexState): boolean => pose % reached.pasts === 1;

/** True if the march may end in this pose: not where it began, and facing as the friends there do (AL-5.3b). */
function mayEndIn(ways: Ways, pose: HexState): boolean {
  const hex = hexOfPose(ways, pose);
  if (costOf(ways, pose) === 0) return false;
  const there = hex === ways.start ? ways.stayFacing : nth(ways.looked.facing, hex);
  return there === S.NONE || there === facingOfPose(ways, pose);
}

/**
 * The poses to offer (AL-5.3b, AL-6.3c): each hex and facing once, by a route without passing through friends
 * if there is one.
 */
export function posesOf(ways: Ways): HexState[] {
  const { reached } = ways;
  const poses: HexState[] = [];
  for (let i = 0; i < reached.reached; i++) {
    const pose = nth(reached.states, i);
    if (passesFriends(ways, pose) && costOf(ways, pose - 1) !== NEVER) continue;
    if (mayEndIn(ways, pose)) poses.push(pose);
  }
  return poses;
}

/** The actions that lead to a state of a search. */
export function actionsTo(map: HexMap, reached: Reach, state: HexState): Action[] {
  const way = wayTo(reached, state);
  return way.slice(1).map((to, i) => actionBetween(map, reached, nth(way, i), to));
}

function actionBetween(map: HexMap, reached: Reach, from: HexState, to: HexState): Action {
  const [hex, next] = [hexOfState(reached, from), hexOfState(reached, to)];
  const [facing, turned] = [facingOfState(reached, from), facingOfState(reached, to)];
  if (hex === next) return requireValue(TURNS[(turned - facing + 6) % 6], 'turn by that many corners');
  return nth(ACTIONS, sideBetween(map, hex, next));
}

/** The turns by corners clockwise. */
const TURNS: Readonly<Record<number, Action>> = { 1: 'right', 3: 'about', 5: 'left' };
