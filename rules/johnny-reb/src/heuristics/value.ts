import { gapToSpot, insideGround, type Spot } from '@linstock/ground';
import { nth, otherSide, type Side } from '@linstock/kernel';
import type { PlacedUnit, Situation } from '../measure/situation.ts';
import { situationOf, strengthOfUnit } from '../model/board.ts';
import type { Field, Objective, Unit } from '../model/field.ts';
import { AWAITED, DUE, FALLEN, isLost, levelOf, ON_TABLE, type State } from '../model/state.ts';
import { pointsOf } from '../play/turn-end.ts';
import type { SideView } from './side-view.ts';

/** Worths to a bot, in hundredths of a regiment. Not rules: found in games between bots. */
const WORTH = {
  /** A point of the battle (JR-18.1b). */
  point: 60,
  /** A regiment that can still fight, by its figures; a battery by its sections. */
  figure: 7,
  section: 30,
  /** The part left in a unit that is shaken, routed or in disorder. */
  shaken: 0.7,
  routed: 0.1,
  disordered: 0.85,
  low: 0.92,
  out: 0.6,
  officer: 25,
  won: 1500,
} as const;

/** Distance from ground at which a unit's presence counts half, in thousandths of an inch. */
const HALF_PRESENCE_DISTANCE = 4000;

/** The value of a side, in hundredths of a regiment: the points to come and the force left, less the enemy's. */
export function valueOf(field: Field, s: State, side: Side): number {
  const foe = otherSide(side);
  if (s.ended !== null) {
    const { winner } = s.ended;
    const judged = winner === null ? 0 : winner === side ? WORTH.won : 0 - WORTH.won;
    return judged + standingOf(field, s, side) - standingOf(field, s, foe);
  }
  return standingOf(field, s, side) - standingOf(field, s, foe);
}

/**
 * The weights of ground, points of losses and force at a time of the battle, in hundredths. At first force counts,
 * since it brings ground later; at the end only ground and points. Fitted to the final points of 120 games between
 * these bots.
 */
function countsAt(
  { turns }: Field,
  { turn, ended }: State,
): { readonly points: number; readonly force: number } {
  if (ended !== null) return { points: WORTH.point, force: 0 };
  const left = (turns - turn + 1) / turns;
  return { points: 8 + (WORTH.point - 8) * (1 - left) ** 3, force: 0.3 + 4.9 * left };
}

function standingOf(field: Field, s: State, side: Side): number {
  const situation = situationOf(field, s);
  const counts = countsAt(field, s);
  return (
    counts.points * (groundFor(field, situation, side) + field.handicap[side] - pointsGiven(field, s, side)) +
    counts.force * forceOf(field, s, side)
  );
}

/** The points of objectives, each as likely as the side is to have it. */
function groundFor({ objectives }: Field, situation: Situation, side: Side): number {
  return objectives.reduce(
    (sum, objective) => sum + objective.points[side] * chanceToHold(situation, objective, side),
    0,
  );
}

/** The chance that a side holds a piece of ground at the end, by the units on it and near it. */
function chanceToHold({ units }: Situation, { ground, heldBy }: Objective, side: Side): number {
  const centre = middleOfGround(ground);
  let mine = 0;
  let theirs = 0;
  for (const unit of units) {
    const felt = presence(unit, centre, insideGround(ground, unit.stand));
    if (unit.side === side) mine += heldBy.includes(unit.arm) ? felt : felt / 4;
    else theirs += felt;
  }
  const all = mine * mine + theirs * theirs;
  return all < MIN_PRESENCE ? 0 : (mine * mine) / (all + MIN_PRESENCE);
}

/** Presence below this holds nothing. */
const MIN_PRESENCE = 0.02;

/** The presence of a unit on ground: more on it than near it. */
function presence({ level, disordered, stand }: PlacedUnit, centre: Spot, inside: boolean): number {
  if (level === 'routed') return 0;
  const near = HALF_PRESENCE_DISTANCE / (HALF_PRESENCE_DISTANCE + gapToSpot(stand, centre));
  return (
    (inside ? 1.5 : near) * (level === 'shaken' ? WORTH.shaken : 1) * (disordered ? WORTH.disordered : 1)
  );
}

/** The present lead of a side in points. */
export function leadNow({ field, s, side }: Pick<SideView, 'field' | 's' | 'side'>): number {
  const points = pointsOf({ field, s });
  return points[side] - points[otherSide(side)];
}

/** The middle of a piece of ground. */
export function middleOfGround({ box }: Objective['ground']): Spot {
  const { west, east, south, north } = box;
  return { x: Math.round((west + east) / 2), y: Math.round((south + north) / 2) };
}

/** The points that a side's losses give to the enemy at present (JR-18.1b). */
function pointsGiven({ units, officers, points }: Field, s: State, side: Side): number {
  let sum = 0;
  for (const { id, side: of } of units) {
    if (of !== side) continue;
    if (isLost(s, id)) sum += points.unitLost;
    else if (s.fate[id] === ON_TABLE && levelOf(s, id) === 'routed') sum += points.unitRouted;
    else if (s.fate[id] === ON_TABLE && levelOf(s, id) === 'shaken') sum += points.unitShaken;
  }
  for (const { id, side: of, rank } of officers) {
    if (of !== side) continue;
    const lost = nth(s.predecessors, id) + (s.officer[id] === FALLEN ? 1 : 0);
    sum += lost * points.officerLost[rank];
  }
  return sum;
}

/** The remaining fighting value of a side's troops. */
function forceOf(field: Field, s: State, side: Side): number {
  let sum = 0;
  for (const unit of field.units) if (unit.side === side) sum += unitWorth(field, s, unit);
  for (const { id, side: of } of field.officers)
    if (of === side && s.officer[id] !== FALLEN && s.officer[id] !== AWAITED) sum += WORTH.officer;
  return sum;
}

/** The remaining fighting value of a unit; 0 once it has gone. */
export function unitWorth(field: Field, s: State, { id, arm }: Unit): number {
  const fate = nth(s.fate, id);
  if (fate !== ON_TABLE && fate !== DUE) return 0;
  const whole = strengthOfUnit(field, s, id) * (arm === 'battery' ? WORTH.section : WORTH.figure);
  const level = levelOf(s, id);
  const nerve = level === 'routed' ? WORTH.routed : level === 'shaken' ? WORTH.shaken : 1;
  const supply = [1, WORTH.low, WORTH.out][nth(s.ammunition, id)] ?? 1;
  return whole * nerve * supply * (s.disordered[id] === 1 ? WORTH.disordered : 1);
}

/** The worth of a figure, or a section, of a unit to a bot that fires at it: more if a stand or the unit is lost with it. */
export function lossWorth(field: Field, s: State, { id, arm }: Unit): number {
  const left = Math.max(1, strengthOfUnit(field, s, id));
  const each = arm === 'battery' ? WORTH.section : WORTH.figure;
  return each + (field.points.unitLost * WORTH.point) / (2 * left);
}
