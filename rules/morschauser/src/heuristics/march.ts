import {
  asFacing,
  gap,
  type Spot,
  span,
  spotOnBearing,
  type Thousandths,
  type TenthDegrees,
} from '@linstock/ground';
import { facingTowards } from '../measure/aim.ts';
import { EDGE_BEARING } from '../measure/retreat.ts';
import { type MoveAnswer, movesAnswer } from '../model/answers.ts';
import { companyOf, isOnTable, standOf } from '../model/board.ts';
import type { Company, CompanyId } from '../model/field.ts';
import { has, NO_ADVANCE, SHOT } from '../model/state.ts';
import { resultOf } from '../play/march.ts';
import { hasShot } from '../play/shots.ts';
import { entering, enteringTogether, isLegal, straightWay, together } from '../play/ways.ts';
import { HIGHEST_SCORE } from '../reckon/shooting.ts';
import { reach } from '../reckon/troops.ts';
import { LENGTHS } from '../tables/index.ts';
import { bestCharge, chargersAmong } from './charge.ts';
import type { Intent } from './intent.ts';
import { attacker, goalFrom, nearestOf, type SideView } from './side-view.ts';

/** A bot's moves of a group, by the intent of its brigade. */

/** The average gain for which a charge is made: by troops with a plan to charge, and by others. */
const WORTH_A_CHARGE: Readonly<Record<Intent, number>> = {
  charge: 8,
  advance: 4,
  fire: 10,
  hold: 14,
  retire: 60,
};
/** Parts of the wished distance that are tried, in tenths. */
const DISTANCE_TENTHS = [10, 7, 4, 2] as const;
/** Offsets from the straight way at which a group tries to pass an obstacle. */
const ASIDE_OFFSETS = [0, 250, -250, 500, -500, 750, -750] as const;
/** All of them, the one that brings a group farthest on first. */
const DETOURS = ASIDE_OFFSETS.flatMap((aside) =>
  DISTANCE_TENTHS.map((tenths) => ({
    aside,
    tenths,
    on: spotOnBearing({ x: 0, y: 0 }, asFacing(aside), tenths * 100).y,
  })),
).sort((a, b) => b.on - a.on);
/** Distance inside its range at which a company stops to shoot. */
const SHOOTING_DEPTH = 600;
/** Kept between lines that do not mean to melee. */
const MELEE_CLEARANCE = LENGTHS.meleeRange + 300;

/** The move of some of the movers, or null to stay. */
export function marchOf(view: SideView, movers: readonly CompanyId[], intent: Intent): MoveAnswer | null {
  return (
    bestCharge(view, movers, WORTH_A_CHARGE[intent]) ?? comeOn(view, movers) ?? advance(view, movers, intent)
  );
}

/** The companies of some movers that keep their fire for a charge. */
export function chargersOf(view: SideView, movers: readonly CompanyId[], intent: Intent): CompanyId[] {
  return chargersAmong(view, movers, WORTH_A_CHARGE[intent]);
}

/** True if some of the movers have anywhere to go, the ground not looked at yet. */
export function wishesToMarch(view: SideView, movers: readonly CompanyId[], intent: Intent): boolean {
  if (movers.some((id) => !isOnTable(view.s, id))) return true;
  const [lead] = movers;
  if (lead === undefined) return false;
  const wish = intent === 'hold' ? null : wishOf(view, lead, movers, intent);
  if (wish && wish.distance >= LENGTHS.sampleStep) return true;
  return bestCharge(view, movers, WORTH_A_CHARGE[intent]) !== null;
}

/** Reinforcements come straight on, a regiment side by side if there is room. */
function comeOn(view: SideView, movers: readonly CompanyId[]): MoveAnswer | null {
  const least = Math.min(...movers.map((id) => companyOf(view.field, id).abilities.move));
  for (const tenths of movers.length > 1 ? DISTANCE_TENTHS : []) {
    const answer = enteringTogether(view.game, movers, (least * tenths) / 10);
    if (answer && isLegal(view.game, answer)) return answer;
  }
  for (const id of movers) {
    if (isOnTable(view.s, id)) continue;
    const { move } = companyOf(view.field, id).abilities;
    for (const tenths of DISTANCE_TENTHS) {
      const answer = entering(view.game, id, (move * tenths) / 10);
      if (answer && isLegal(view.game, answer)) return answer;
    }
  }
  return null;
}

/** All movers together, or each that can alone, towards their goals. */
function advance(view: SideView, movers: readonly CompanyId[], intent: Intent): MoveAnswer | null {
  const [lead] = movers.filter((id) => isOnTable(view.s, id));
  if (lead === undefined || intent === 'hold') return null;
  if (intent !== 'retire' && resultOf(view.s.group, lead) === NO_ADVANCE) return null;
  const wish = wishOf(view, lead, movers, intent);
  if (!wish || wish.distance < LENGTHS.sampleStep) return null;
  const single = movers.length === 1 || !view.field.switches.formedRegiments;
  for (const { aside, tenths } of DETOURS) {
    const distance = Math.floor((wish.distance * tenths) / 10);
    const bearing = asFacing(wish.bearing + aside);
    const answer = single
      ? singleMove(view, lead, { ...wish, bearing }, distance)
      : together(view.game, movers, bearing, distance);
    if (answer && isLegal(view.game, answer)) return answer;
  }
  return null;
}

interface Wish {
  readonly bearing: TenthDegrees;
  readonly distance: Thousandths;
  /** The place to face at the end. */
  readonly faceTo: Spot | null;
}

function singleMove(view: SideView, company: CompanyId, wish: Wish, distance: Thousandths): MoveAnswer {
  const at = standOf(view.field, view.s, company);
  const answer = together(view.game, [company], wish.bearing, distance);
  const to = answer?.moves[0]?.legs[0] ?? at;
  const facing = wish.faceTo ? facingTowards({ ...at, x: to.x, y: to.y }, wish.faceTo) : at.facing;
  return movesAnswer([straightWay(view.game, company, to, facing)]);
}

/** The goal of a group, led by one of it: to its range, to the objective, or away; null to stay. */
function wishOf(view: SideView, lead: CompanyId, movers: readonly CompanyId[], intent: Intent): Wish | null {
  const { field, s } = view;
  const at = standOf(field, s, lead);
  const near = preyOf(view, lead);
  if (!near) return null;
  const foe = standOf(field, s, near.company.id);
  const least = Math.min(...movers.map((id) => companyOf(field, id).abilities.move));
  if (intent === 'retire') {
    const home = EDGE_BEARING[field.base[companyOf(field, lead).side]];
    return near.far > 3 * least ? null : { bearing: home, distance: least, faceTo: foe };
  }
  if (isServed(view, lead)) return null;
  const far = Math.min(...movers.map((id) => gapToFoes(view, id)));
  const goal = intent === 'advance' && attacker(field) === view.side ? goalFrom(field, at) : null;
  const to = goal && span(at, goal) > LENGTHS.meleeRange ? goal : foe;
  const room = Math.max(0, far - keepOff(view, lead, intent));
  const distance = Math.min(least, goal ? span(at, to) : room, Math.max(0, far - MELEE_CLEARANCE));
  return { bearing: asFacing(facingTowards(at, to)), distance, faceTo: foe };
}

/** Extra inches that horse rides for prey that fights back with one hit less on average, and to reach guns. */
const FOR_WEAKER = 10;
const FOR_GUNS = 10;

/** The target of a group, and its distance: foot and guns take the nearest, horse the weakest in reach of a ride. */
function preyOf({ field, s, foes }: SideView, lead: CompanyId): { company: Company; far: number } | null {
  const at = standOf(field, s, lead);
  let best = nearestOf(field, s, at, foes);
  if (!companyOf(field, lead).abilities.mounted) return best;
  let least = Number.POSITIVE_INFINITY;
  for (const company of foes) {
    const far = span(at, standOf(field, s, company.id));
    const hits = ((s.strength[company.id] ?? 0) * company.abilities.meleeFront) / HIGHEST_SCORE;
    const cost = far / 1000 + FOR_WEAKER * hits - (company.type === 'artillery' ? FOR_GUNS : 0);
    if (cost >= least) continue;
    least = cost;
    best = { company, far };
  }
  return best;
}

/** True if a gun has done its work or has a target from its place. */
function isServed({ field, s, game, situation }: SideView, company: CompanyId): boolean {
  if (companyOf(field, company).type !== 'artillery') return false;
  return has(s, company, SHOT) || hasShot(game, situation, company);
}

/** From farther off than this no foot can come up and shoot in one turn. */
const OUT_OF_REACH = 18_600;

/** The distance at which a company likes to stand off its enemy. */
function keepOff(view: SideView, company: CompanyId, intent: Intent): number {
  const { abilities, type } = companyOf(view.field, company);
  const far = reach(abilities);
  if (type === 'artillery') return Math.max(MELEE_CLEARANCE, Math.min(far, 24_000) - SHOOTING_DEPTH);
  if (type === 'wagons' || type === 'engineers') return 2 * abilities.move;
  if (intent === 'advance' && attacker(view.field) !== view.side) return OUT_OF_REACH;
  if (intent === 'fire' && far > 0) return Math.max(MELEE_CLEARANCE, far - SHOOTING_DEPTH);
  return MELEE_CLEARANCE;
}

function gapToFoes({ field, s, foes }: SideView, company: CompanyId): number {
  const at = standOf(field, s, company);
  return foes.reduce(
    (least, foe) => Math.min(least, gap(at, standOf(field, s, foe.id))),
    Number.POSITIVE_INFINITY,
  );
}
