import { span } from '@linstock/ground';
import { nth, otherSide, type Side } from '@linstock/kernel';
import { standOf } from '../model/board.ts';
import type { Company, Field } from '../model/field.ts';
import { LOST, ON_TABLE, type State } from '../model/state.ts';
import { counted, tollsOf, verdictOf } from '../play/victory.ts';
import type { TroopType } from '../tables/index.ts';
import { attacker, goalFrom } from './side-view.ts';

/** Worths to a bot, in hundredths of a company of the line. Not rules: opinions. */
const WORTH: Readonly<Record<TroopType, number>> = {
  lineInfantry: 100,
  lightInfantry: 80,
  cavalry: 120,
  lightCavalry: 85,
  artillery: 165,
  engineers: 40,
  wagons: 15,
};
/** The part of a company's worth that does not depend on its strength. */
const EXISTENCE_SHARE = 0.4;
const GENERAL = { brigade: 20, army: 40 } as const;
const ROUTING = 0.1;
/** The cost of being about to be beaten; it rises with the square of the way there. */
const BRINK_COST = 700;
const VICTORY = 2000;
/** The average loss of a brigade that has to test: a third routs, as many fall back. */
const SHAKEN = 0.45;
/** For reaching the battle's objective, and for each inch still to go of each company needed. */
const GOAL_WORTH = 400;
const TO_GO = 2.5;
/** For each inch that a company is farther than this from the middle; more for the side that is losing. */
const DISTANCE_COST = { even: 0.7, behind: 1.2 } as const;
const MIDDLE = 11_000;
const INCH = 1000;

/** The worth of one strength point of a company. */
export function pointWorth({ type, abilities }: Company): number {
  return (WORTH[type] * (1 - EXISTENCE_SHARE)) / abilities.strength;
}

/** The worth of a company's existence, in addition to its strength points. */
export function beingWorth({ type }: Company): number {
  return WORTH[type] * EXISTENCE_SHARE;
}

/** The present worth of a company. */
export function companyWorth(s: State, { id, type, abilities }: Company): number {
  if (s.status[id] === LOST) return 0;
  const part = EXISTENCE_SHARE + (1 - EXISTENCE_SHARE) * (nth(s.strength, id) / abilities.strength);
  return WORTH[type] * part * (s.routing[id] === 1 ? ROUTING : 1);
}

/** The value of a side: its troops less the enemy's, and how near each is to defeat and to its goal. */
export function valueOf(field: Field, s: State, side: Side): number {
  const verdict = verdictOf(field, s);
  const judged = !verdict || verdict.winner === null ? 0 : verdict.winner === side ? VICTORY : -VICTORY;
  return judged + strengthOfSide(field, s, side) - strengthOfSide(field, s, otherSide(side));
}

function strengthOfSide(field: Field, s: State, side: Side): number {
  let sum = 0;
  for (const company of field.companies) if (company.side === side) sum += companyWorth(s, company);
  for (const { id, rank, side: own } of field.generals)
    if (own === side && s.generalLost[id] === 0) sum += GENERAL[rank];
  const tolls = tollsOf(field, s);
  const toll = tolls[side];
  const [of, outOf] = toll.breaksAt ?? [1, 2];
  const brink = Math.min(1, (toll.lost * outOf) / (toll.original * of));
  const foe = tolls[otherSide(side)];
  const behind = toll.lost * foe.original > foe.lost * toll.original;
  return sum - BRINK_COST * brink * brink - shaken(field, s, side) + forwardness(field, s, side, behind);
}

/** The expected loss of brigades by the test after half their losses (MM-E3a): it rises with the square of the way there. */
function shaken(field: Field, s: State, side: Side): number {
  if (!field.switches.brigadeMorale) return 0;
  let sum = 0;
  for (const { id, side: own, companies } of field.brigades) {
    if (own !== side || s.tested[id] === 1 || companies.length === 0) continue;
    let left = 0;
    let lost = 0;
    for (const company of companies) {
      if (s.status[company] === LOST) lost++;
      else left += companyWorth(s, nth(field.companies, company));
    }
    const way = Math.min(1, (2 * lost) / companies.length);
    sum += SHAKEN * left * way * way;
  }
  return sum;
}

/** The gain of a side by coming on: the attacker towards its goal, both sides towards the middle if neither must. */
function forwardness(field: Field, s: State, side: Side, behind: boolean): number {
  const comesOn = attacker(field);
  if (comesOn !== null && comesOn !== side) return 0;
  const own = field.companies.filter(
    (c) => c.side === side && s.status[c.id] === ON_TABLE && s.routing[c.id] === 0,
  );
  return comesOn === side ? towardsGoal(field, s, own) : 0 - aloofness(field, s, own, behind);
}

function towardsGoal(field: Field, s: State, own: readonly Company[]): number {
  const { judgement } = field;
  if (!('atLeast' in judgement)) return 0;
  const there = Math.min(1, counted(field, s) / judgement.atLeast);
  const toGo = own
    .map(({ id }) => {
      const at = standOf(field, s, id);
      const goal = goalFrom(field, at);
      return goal ? span(at, goal) / INCH : 0;
    })
    .toSorted((a, b) => a - b)
    .slice(0, judgement.atLeast * 2)
    .reduce((sum, inches) => sum + inches, 0);
  return GOAL_WORTH * there * (s.turn / field.turns) - (TO_GO * toGo) / 2;
}

/** Guns work at a distance. All others are needed in the middle, where the battle is decided. */
function aloofness(field: Field, s: State, own: readonly Company[], behind: boolean): number {
  const each = behind ? DISTANCE_COST.behind : DISTANCE_COST.even;
  return own.reduce((sum, { id, type }) => {
    const at = standOf(field, s, id);
    const goal = type === 'artillery' ? null : goalFrom(field, at);
    return goal ? sum + each * Math.max(0, (span(at, goal) - MIDDLE) / INCH) : sum;
  }, 0);
}
