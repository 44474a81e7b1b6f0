import { distance, type Hex, neighbour } from '@linstock/ground';
import { nth, type Plans } from '@linstock/kernel';
import { isRouted } from '../model/board.ts';
import type { Company, CompanyId } from '../model/field.ts';
import { NONE, OK } from '../model/state.ts';
import { ARCS, arcOf } from '../reckon/arcs.ts';
import { companyShock } from '../reckon/shock.ts';
import { isGun, UNITS } from '../tables/index.ts';
import type { Body } from './bodies.ts';
import { type Intent, type IntentKind, planBodyOf } from './intent.ts';
import { isBesideGun } from './duties.ts';
import { isShotToPieces, perilOf } from './peril.ts';
import { heart, hexInView, isDisordered, nearest, type SideView, standing } from './side-view.ts';

/** A body's intention, computed once for all the poses it considers. */
export interface Aim {
  /** The heart of its regiment. */
  readonly home: Hex;
  /** `[hex]`: distance to the nearest target in hexes, plus 1; 0 if not computed yet. */
  readonly near: Uint8Array;
  /** `[hex]`: the hex of that nearest target. */
  readonly toward: Int16Array;
  /** Hexes of the units that it wants to reach. */
  readonly hexes: readonly Hex[];
  /** `[hex]`: 1 where an enemy stands who is not routed. */
  readonly threat: Uint8Array;
  /** Hexes to the enemy of the slowest body with the same plan: no body runs far ahead of it. */
  readonly pace: number;
  /** Hexes of steady companies of other regiments of the side. */
  readonly friends: readonly Hex[];
  /** The companies whose flank is sought. */
  readonly flanked: readonly Company[];
}

export function aimOf(view: SideView, body: Body, intent: Intent, plans: Plans): Aim {
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
    pace: view.plain ? 0 : paceOf(view, body, intent, plans, after.length > 0 ? after : view.foes),
    friends: NEAR_FRIENDS.has(intent.kind) ? friendsOf(view, body) : [],
    flanked: intent.kind === 'flank' ? after : [],
  };
}

/** Intentions whose worth depends on where friends stand. */
const NEAR_FRIENDS: ReadonlySet<IntentKind> = new Set(['back', 'away', 'counter']);

/** Intentions in which regiments with the same plan keep together. */
const TOGETHER: ReadonlySet<IntentKind> = new Set(['line', 'charge', 'fire']);

/**
 * How many hexes a body may be ahead of the slowest one; and the distance from the enemy beyond which the
 * slowest is not waited for.
 */
const AHEAD = 4;
const TOO_FAR = 14;

function paceOf(
  view: SideView,
  { regiment, order }: Body,
  intent: Intent,
  plans: Plans,
  enemy: readonly Company[],
): number {
  if (regiment === null || order === 'CHARGE' || !TOGETHER.has(intent.kind)) return 0;
  const plan = plans[planBodyOf(regiment.id)];
  if (plan === undefined) return 0;
  let pace = 0;
  for (const other of view.field.regiments) {
    if (other.side !== view.side || other.cavalry || plans[planBodyOf(other.id)] !== plan) continue;
    if (view.state.regimentState[other.id] !== OK) continue;
    const companies = standing(view, other.id);
    if (companies.length === 0) continue;
    const far = nearest(view, heart(view, companies), enemy);
    if (far < TOO_FAR) pace = Math.max(pace, far - AHEAD);
  }
  return pace;
}

function friendsOf(view: SideView, { regiment }: Body): Hex[] {
  const friends = view.own.filter(
    (company) =>
      company.gun === null &&
      company.arm !== 'skirmisher' &&
      company.regiment !== regiment?.id &&
      !isRouted(view.field, view.state, company.id),
  );
  return [...new Set(friends.map((company) => hexInView(view, company)))];
}

/** Hexes from a hex to the nearest of those aimed at; 99 if there is none. */
function nearestOf(view: SideView, aim: Aim, hex: Hex): number {
  const known = nth(aim.near, hex);
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

/** Hexes from its target at which a regiment that means to charge waits for the order. */
const PLAIN_HALT = 2;
const HALT = 5;

/** The value of a pose for a body's intention. Points without a unit. */
export function poseWorth(
  view: SideView,
  body: Body,
  intent: Intent,
  aim: Aim,
  hex: Hex,
  facing: number,
): number {
  const near = nearestOf(view, aim, hex);
  let worth = -8 * Math.max(0, distance(view.map, hex, aim.home) - 2) - exposure(view, aim, hex, facing);
  if (facesFoe(view, aim, hex, facing)) worth += 6;
  if (near === 1 && body.companies.some((company) => isDisordered(view.state, company))) worth -= 20;
  if (!view.plain) worth -= perilOf(view, body, hex, near);
  return worth + intentWorth(view, body, intent, aim, hex, facing, near);
}

/** The part of the value that depends on the intention. */
function intentWorth(
  view: SideView,
  body: Body,
  intent: Intent,
  aim: Aim,
  hex: Hex,
  facing: number,
  near: number,
): number {
  const home = view.field.edge[view.side][hex] ?? 0;
  switch (intent.kind) {
    case 'hold':
      return -(isSheltering(view, body, aim) ? 2 : 6) * distance(view.map, hex, body.hex);
    case 'retire':
      return 5 * Math.min(near, 7) - 2 * home;
    case 'fire':
      return firingWorth(body, near) - (near > 3 ? 6 * Math.max(0, aim.pace - near) : 0);
    case 'charge': {
      if (body.order === 'CHARGE') return onsetWorth(view, body, hex, facing, near);
      return -10 * Math.abs(near - Math.max(view.plain ? PLAIN_HALT : HALT, aim.pace));
    }
    case 'flank': {
      if (body.order === 'CHARGE') return onsetWorth(view, body, hex, facing, near);
      return -8 * Math.abs(near - HALT) + flankWorth(view, aim, hex);
    }
    case 'post':
      return -10 * distance(view.map, hex, intent.at);
    case 'line':
      return -10 * Math.abs(near - Math.max(intent.at, aim.pace));
    case 'back':
      return 6 * Math.min(near, 7) - 1.5 * home + (isBehind(view, aim, hex, near) ? 6 : 0);
    case 'away':
      return 6 * Math.min(near, 8) - 2 * home + (isBehind(view, aim, hex, near) ? 10 : 0);
    case 'counter':
      return waitingWorth(view, aim, hex, near);
    case 'screen':
      return near > 6 ? -9 * (near - 5) : near < 4 ? -10 * (4 - near) : 12;
    case 'guard':
      return guardWorth(view, hex, intent.at);
  }
}

/**
 * True for foot that holds under fire it cannot return: it steps behind the crest or out of range, if that is near.
 */
function isSheltering(view: SideView, body: Body, aim: Aim): boolean {
  const { regiment, hex } = body;
  if (view.plain || regiment === null || view.map.structure[hex] !== null || isBesideGun(view, hex))
    return false;
  return isShotToPieces(view, body, nearestOf(view, aim, hex));
}

/** The value of a place next to a gun; 0 if the gun is gone. */
function guardWorth(view: SideView, hex: Hex, gun: CompanyId): number {
  const at = view.state.at[gun] ?? NONE;
  return at === NONE ? 0 : -9 * Math.abs(distance(view.map, hex, at) - 1);
}

/** The value of a place for horse that waits: two hexes from friends, behind them, in reach of the enemy. */
function waitingWorth(view: SideView, aim: Aim, hex: Hex, near: number): number {
  const friend = aim.friends.reduce((least, other) => Math.min(least, distance(view.map, hex, other)), 99);
  const behind = isBehind(view, aim, hex, near) ? 8 : 0;
  return behind - 4 * Math.abs(friend - 2) - 6 * Math.max(0, 6 - near) - 3 * Math.max(0, near - 8);
}

/** True if a friend stands near a hex and nearer to the enemy. */
function isBehind(view: SideView, aim: Aim, hex: Hex, near: number): boolean {
  return aim.friends.some(
    (friend) => distance(view.map, hex, friend) <= 3 && nearestOf(view, aim, friend) < near,
  );
}

/** Hexes within which the facing of an enemy counts, if its flank is the aim. */
const FLANK_REACH = 8;

/** The mean value of a hex for reaching the flank or rear of those aimed at. */
function flankWorth(view: SideView, aim: Aim, hex: Hex): number {
  let sum = 0;
  let count = 0;
  for (const foe of aim.flanked) {
    const facing = view.state.facing[foe.id] ?? NONE;
    const at = hexInView(view, foe);
    if (facing === NONE || distance(view.map, hex, at) > FLANK_REACH) continue;
    count++;
    const arc = arcOf(facing, directionTo(view, at, hex));
    sum += arc === 'front' ? -6 : arc === 'rear' ? 14 : 12;
  }
  return count === 0 ? 0 : sum / count;
}

/** The side of a hex that is nearest to another hex. */
function directionTo(view: SideView, from: Hex, to: Hex): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let direction = 0; direction < 6; direction++) {
    const next = view.map.neighbours[from * 6 + direction] ?? -1;
    if (next === -1) continue;
    const far = distance(view.map, next, to);
    if (far >= least) continue;
    least = far;
    best = direction;
  }
  return best;
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
function onsetWorth(view: SideView, body: Body, hex: Hex, facing: number, near: number): number {
  if (near > 1) return -10 * near;
  let best = -10;
  for (const direction of nth(ARCS.fronts, facing)) {
    const target = neighbour(view.map, hex, direction);
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
function exposure(view: SideView, aim: Aim, hex: Hex, facing: number): number {
  let cost = 0;
  for (let turned = 1; turned < 5; turned++) {
    const next = nth(view.map.neighbours, hex * 6 + ((facing + turned) % 6));
    if (next !== -1 && aim.threat[next] === 1) cost += 14;
  }
  return cost;
}

/** True if the nearest target is before the unit's front and not at its side. */
function facesFoe(view: SideView, aim: Aim, hex: Hex, facing: number): boolean {
  const near = nearestOf(view, aim, hex);
  const toward = nth(aim.toward, hex);
  if (toward === NONE || toward === hex) return true;
  for (const direction of nth(ARCS.fronts, facing)) {
    const next = neighbour(view.map, hex, direction);
    if (next !== -1 && distance(view.map, next, toward) < near) return true;
  }
  return false;
}
