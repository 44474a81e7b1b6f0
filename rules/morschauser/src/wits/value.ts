import { span } from '@linstock/ground';
import { otherSide, type Side } from '@linstock/kernel';
import { standOf } from '../board.ts';
import type { Company, Field } from '../field.ts';
import { counted, tollsOf, verdictOf } from '../play/victory.ts';
import { LOST, ON_TABLE, type State } from '../state.ts';
import type { TroopType } from '../tables.ts';
import { reach } from '../troops.ts';
import { attacker, goalFrom, nearestOf } from './eye.ts';

/** What things are worth to a bot, in hundredths of a company of the line. Not rules: opinions. */
const WORTH: Readonly<Record<TroopType, number>> = {
  lineInfantry: 100,
  lightInfantry: 80,
  cavalry: 120,
  lightCavalry: 85,
  artillery: 110,
  engineers: 40,
  wagons: 15,
};
/** Of a company's worth, what it has whatever its strength. */
const BEING = 0.4;
const GENERAL = { brigade: 20, army: 40 } as const;
const ROUTING = 0.1;
/** What it costs to be at the brink of defeat; it rises with the square of the way there. */
const BRINK = 700;
const VICTORY = 2000;
/** For reaching the battle's objective, and for each inch still to go of each company needed. */
const GOAL = 400;
const TO_GO = 2.5;
/** For each inch that a company which should come on stands farther off than where it can harm. */
const ALOOF = 1.2;
const INCH = 1000;

/** What one strength point of a company is worth. */
export function pointWorth({ type, abilities }: Company): number {
  return (WORTH[type] * (1 - BEING)) / abilities.strength;
}

/** What a company is worth as it is. */
export function companyWorth(s: State, { id, type, abilities }: Company): number {
  if (s.status[id] === LOST) return 0;
  const part = BEING + (1 - BEING) * ((s.strength[id] as number) / abilities.strength);
  return WORTH[type] * part * (s.routing[id] === 1 ? ROUTING : 1);
}

/** How well a side stands: its troops less the enemy's, and how near each is to defeat and to its goal. */
export function valueOf(field: Field, s: State, side: Side): number {
  const verdict = verdictOf(field, s);
  const judged = !verdict || verdict.winner === null ? 0 : verdict.winner === side ? VICTORY : -VICTORY;
  return judged + strengthOf(field, s, side) - strengthOf(field, s, otherSide(side));
}

function strengthOf(field: Field, s: State, side: Side): number {
  let sum = 0;
  for (const company of field.companies) if (company.side === side) sum += companyWorth(s, company);
  for (const { id, rank, side: own } of field.generals)
    if (own === side && s.generalLost[id] === 0) sum += GENERAL[rank];
  const toll = tollsOf(field, s)[side];
  const [of, outOf] = toll.breaksAt ?? [1, 2];
  const brink = Math.min(1, (toll.lost * outOf) / (toll.original * of));
  return sum - BRINK * brink * brink + forwardness(field, s, side);
}

/** What a side gains by coming on: the attacker towards his goal, both sides towards one another where neither must. */
function forwardness(field: Field, s: State, side: Side): number {
  const comesOn = attacker(field);
  if (comesOn !== null && comesOn !== side) return 0;
  const own = field.companies.filter(
    (c) => c.side === side && s.status[c.id] === ON_TABLE && s.routing[c.id] === 0,
  );
  return comesOn === side ? towardsGoal(field, s, own) : 0 - aloofness(field, s, side, own);
}

function towardsGoal(field: Field, s: State, own: readonly Company[]): number {
  const { judgement } = field;
  if (!('atLeast' in judgement)) return 0;
  const there = Math.min(1, counted(field, s) / judgement.atLeast);
  const toGo = own
    .map(({ id }) => {
      const at = standOf(s, id);
      const goal = goalFrom(field, at);
      return goal ? span(at, goal) / INCH : 0;
    })
    .toSorted((a, b) => a - b)
    .slice(0, judgement.atLeast * 2)
    .reduce((sum, inches) => sum + inches, 0);
  return GOAL * there * (s.turn / field.turns) - (TO_GO * toGo) / 2;
}

function aloofness(field: Field, s: State, side: Side, own: readonly Company[]): number {
  const foes = field.companies.filter((c) => c.side !== side && s.status[c.id] === ON_TABLE);
  return own.reduce((sum, company) => {
    const near = nearestOf(s, standOf(s, company.id), foes);
    const arm = harmReach(company);
    return near ? sum + ALOOF * Math.max(0, (near.far - arm) / INCH) : sum;
  }, 0);
}

/** Distance of centres from which a company can do harm: its weapon's reach, or a charge. */
export function harmReach({ abilities }: Company): number {
  const charge = abilities.mayCharge ? abilities.move / 2 : 0;
  return Math.max(reach(abilities), charge) + 2 * INCH;
}
