import { distance, type HexState } from '@linstock/ground';
import type { Plans, Side } from '@linstock/kernel';
import type { Answer } from '../model/answers.ts';
import { isRouted } from '../model/board.ts';
import { NONE } from '../model/state.ts';
import { ridesOf } from '../play/rides.ts';
import {
  actionsTo,
  costOf,
  facingOfPose,
  hexOfPose,
  posesOf,
  type Ways,
  waysOfCompanies,
} from '../play/ways.ts';
import { ARCS, arcOf } from '../reckon/arcs.ts';
import { companyShock } from '../reckon/shock.ts';
import { excessOf } from '../reckon/stacking.ts';
import { isGun, UNITS } from '../tables/index.ts';
import { type Body, bodiesToMarch } from './bodies.ts';
import { type Intent, intentOf } from './intent.ts';
import { heart, hexInView, isDisordered, type SideView, standing } from './side-view.ts';

/** The gain that makes a march to a pose worth while. */
const WORTH_MARCHING = 3;
/** The value of a movement point that is saved. */
const COST_OF_A_POINT = 0.2;

/** The next march by these plans; null if nobody wants to move. */
export function nextMarch(view: SideView, plans: Plans): Answer | null {
  for (const body of bodiesToMarch(view)) {
    const intent = body.regiment ? intentOf(view, body.regiment, plans) : GUNS_INTENT;
    const march = bestMarch(view, body, intent);
    if (march) return march;
  }
  return null;
}

const GUNS_INTENT: Intent = { kind: 'fire', against: NONE };

function bestMarch(view: SideView, body: Body, intent: Intent): Answer | null {
  const companies = body.companies.map(({ id }) => id);
  const ways = waysOfCompanies(view.field, view.state, companies);
  const aim = aimOf(view, body, intent);
  let best = NONE;
  let bestWorth = poseWorth(view, body, intent, aim, body.hex, body.facing) + WORTH_MARCHING;
  for (const pose of posesOf(ways)) {
    const hex = hexOfPose(ways, pose);
    const worth = poseWorth(view, body, intent, aim, hex, facingOfPose(ways, pose));
    const value = worth - COST_OF_A_POINT * costOf(ways, pose);
    if (value <= bestWorth || isCrowded(ways, hex, view.side) || threads(ways, pose, view.side)) continue;
    best = pose;
    bestWorth = value;
  }
  if (best === NONE) return null;
  const actions = actionsTo(view.map, ways.reached, best);
  return { do: 'move', companies, actions, leaders: [] };
}

/** True if a way leads through the ranks of friends, whom it may disorder and whose fire it masks. */
function threads(ways: Ways, pose: HexState, side: Side): boolean {
  const { reached, looked, start } = ways;
  const hex = hexOfPose(ways, pose);
  for (let at = reached.cameFrom[pose] as HexState; at !== -1; at = reached.cameFrom[at] as HexState) {
    const passed = hexOfPose(ways, at);
    if (passed !== hex && passed !== start && looked.held[passed * 2 + side] !== 0) return true;
  }
  return false;
}

/** True if too many would stand in a hex if these companies came to it (AL-6.2a). */
function isCrowded({ looked, companies, start }: Ways, hex: number, side: Side): boolean {
  return hex !== start && excessOf((looked.held[hex * 2 + side] as number) + companies.length) > 0;
}

/** A body's intention, computed once for all the poses it considers. */
interface Aim {
  /** The heart of its regiment. */
  readonly home: number;
  /** `[hex]`: distance to the nearest target in hexes, plus 1; 0 if not computed yet. */
  readonly near: Uint8Array;
  /** `[hex]`: the hex of that nearest target. */
  readonly toward: Int16Array;
  /** Hexes of those it is after. */
  readonly hexes: readonly number[];
  /** `[hex]`: 1 where an enemy stands who is not routed. */
  readonly threat: Uint8Array;
}

function aimOf(view: SideView, body: Body, intent: Intent): Aim {
  const after =
    intent.against === NONE ? view.foes : view.foes.filter((foe) => foe.regiment === intent.against);
  const threat = new Uint8Array(view.map.count);
  for (const foe of view.foes)
    if (!isRouted(view.field, view.state, foe.id)) threat[hexInView(view, foe)] = 1;
  return {
    home: body.regiment ? heart(view, standing(view, body.regiment.id)) : body.hex,
    near: new Uint8Array(view.map.count),
    toward: new Int16Array(view.map.count).fill(NONE),
    hexes: [...new Set((after.length > 0 ? after : view.foes).map((foe) => hexInView(view, foe)))],
    threat,
  };
}

/** Hexes from a hex to the nearest of those aimed at; 99 if there is none. */
function nearestOf(view: SideView, aim: Aim, hex: number): number {
  const known = aim.near[hex] as number;
  if (known > 0) return known - 1;
  let least = 99;
  for (const other of aim.hexes) {
    const far = distance(view.map, hex, other);
    if (far >= least) continue;
    least = far;
    aim.toward[hex] = other;
  }
  aim.near[hex] = least + 1;
  return least;
}

/** The value of a pose for a body's intention. Points without a unit. */
function poseWorth(
  view: SideView,
  body: Body,
  intent: Intent,
  aim: Aim,
  hex: number,
  facing: number,
): number {
  const near = nearestOf(view, aim, hex);
  let worth = -8 * Math.max(0, distance(view.map, hex, aim.home) - 2) - exposure(view, aim, hex, facing);
  if (facesFoe(view, aim, hex, facing)) worth += 6;
  if (near === 1 && body.companies.some((company) => isDisordered(view.state, company))) worth -= 20;
  switch (intent.kind) {
    case 'hold':
      return worth - 6 * distance(view.map, hex, body.hex);
    case 'retire':
      return worth + 5 * Math.min(near, 7) - 2 * (view.field.edge[view.side][hex] ?? 0);
    case 'fire':
      return worth + firingWorth(body, near);
    case 'charge':
      return (
        worth +
        (body.order === 'CHARGE' ? onsetWorth(view, body, hex, facing, near) : -10 * Math.abs(near - 2))
      );
  }
}

/** The value of a distance for an arm's fire, in hexes from the enemy; it is greatest at the arm's best range. */
function firingWorth(body: Body, near: number): number {
  const arm = body.companies[0]?.arm ?? 'musket';
  const { maxRange } = UNITS[arm];
  const best = arm === 'musket' ? 1 : arm === 'rifle' ? 3 : isGun(arm) ? 4 : 4;
  if (near > maxRange) return -9 * (near - best);
  if (near < best) return 20 - 12 * (best - near);
  return 20 - 2 * (near - best);
}

/** The value under CHARGE: of the attack from this hex, or of coming nearer. */
function onsetWorth(view: SideView, body: Body, hex: number, facing: number, near: number): number {
  if (near > 1) return -10 * near;
  let best = -10;
  for (const direction of ARCS.fronts[facing] as readonly number[]) {
    const target = view.map.neighbours[hex * 6 + direction] as number;
    const defenders = view.foes.filter((foe) => hexInView(view, foe) === target && foe.arm !== 'skirmisher');
    if (defenders.length === 0) continue;
    let attack = 0;
    for (const company of body.companies)
      attack += companyShock(company.arm, isDisordered(view.state, company));
    let defence = 0;
    for (const foe of defenders) defence += companyShock(foe.arm, isDisordered(view.state, foe));
    const seen = view.state.facing[defenders[0]?.id ?? 0] ?? NONE;
    const flank = seen !== NONE && arcOf(seen, (direction + 3) % 6) !== 'front';
    best = Math.max(best, 40 + 14 * Math.min(3, attack / defence) + (flank ? 18 : 0));
  }
  return best;
}

/** The cost of enemies at the flank and rear. */
function exposure(view: SideView, aim: Aim, hex: number, facing: number): number {
  let cost = 0;
  for (let turned = 1; turned < 5; turned++) {
    const next = view.map.neighbours[hex * 6 + ((facing + turned) % 6)] as number;
    if (next !== -1 && aim.threat[next] === 1) cost += 14;
  }
  return cost;
}

/** True if the nearest of those aimed at stands before the front and not beside it. */
function facesFoe(view: SideView, aim: Aim, hex: number, facing: number): boolean {
  const near = nearestOf(view, aim, hex);
  const toward = aim.toward[hex] as number;
  if (toward === NONE || toward === hex) return true;
  for (const direction of ARCS.fronts[facing] as readonly number[]) {
    const next = view.map.neighbours[hex * 6 + direction] as number;
    if (next !== -1 && distance(view.map, next, toward) < near) return true;
  }
  return false;
}

/** Where a leader goes: to the heart of his companies; null if he is there or cannot come. */
export function nextOfficer(view: SideView, enough: (answer: Answer) => boolean): Answer | null {
  for (const leader of view.field.leaders) {
    const from = view.state.leaderAt[leader.id] ?? NONE;
    if (leader.side !== view.side || from === NONE) continue;
    const companies = view.own.filter(
      (c) => leader.companies.includes(c.id) && !isRouted(view.field, view.state, c.id),
    );
    const to = heart(view, companies);
    if (to === NONE || to === from) continue;
    const path = ridesOf({ field: view.field, s: view.state }, view.side, leader.id).get(to);
    const answer: Answer | null = path ? { do: 'move-officer', officer: leader.id, path: [...path] } : null;
    if (answer && enough(answer)) return answer;
  }
  return null;
}
