import {
  gap,
  inches,
  isWithin,
  lengthWords,
  type Pose,
  type TenthDegrees,
  type Thousandths,
  TOUCH_DISTANCE,
} from '@linstock/ground';
import { last, nth, type Refusal } from '@linstock/kernel';
import type { HomeEdge } from '../../measure/fall-back.ts';
import { sizeOf, standAt } from '../../measure/footprint.ts';
import { grounded, refuseWay } from '../../measure/march.ts';
import { sees } from '../../measure/sight.ts';
import { enemiesOf, type PlacedUnit, type Situation } from '../../measure/situation.ts';
import { placedOf, situationOf } from '../../model/board.ts';
import type { Field, UnitId } from '../../model/field.ts';
import { unitOf } from '../../model/naming.ts';
import type { MoveUnderWay, State } from '../../model/state.ts';
import { keepsToArrow } from '../../reckon/arrow.ts';
import { type EnemyDistances, refuseClosing, refuseDisengaging } from '../../reckon/disengaging.ts';
import { mayQuickMarch } from '../../reckon/forming.ts';
import { type Travel, usesRoads } from '../../reckon/going.ts';
import {
  type GroundedLeg,
  type Move,
  type MoveLeg,
  type MoveManner,
  poseAfter,
  reckonMove,
  type Size,
} from '../../reckon/legs.ts';
import { netWay } from '../../reckon/net-way.ts';
import { allowance, horsePower, rateRow } from '../../reckon/rates.ts';
import type { RateRow } from '../../tables/index.ts';
import { refused } from '../../tables/refuse.ts';

/** A move as its owner states it, checked as a whole before its first leg (JR-6.2h, P10, D10, D12). */

/** A move. */
export interface Plan {
  readonly legs: readonly MoveLeg[];
  /** The arrow of a Move; null on any other order. */
  readonly arrow: TenthDegrees | null;
  /** Forming leaves it half a move (JR-4.7b). */
  readonly half: boolean;
  /** On Disengage (JR-6.7a). */
  readonly disengaging: boolean;
  /** The bonus roll of a quick march; null if it makes none (JR-6.4a). */
  readonly bonus: number | null;
}

/** The result of a plan. */
export interface PlanResult {
  /** The place of the front at the start and after each leg. */
  readonly poses: readonly Pose[];
  readonly legs: readonly GroundedLeg[];
  readonly cost: number;
  readonly allowed: number;
  readonly disordered: boolean;
  /** The legality is checked when this is read: the cost of a way needs less. */
  readonly refused: Refusal | null;
}

/**
 * The distance within which no visible enemy may be for a quick march, and which a disengaging unit must
 * leave (JR-6.4a, JR-6.7a).
 */
const ENEMY_DISTANCE: Thousandths = inches(12);

/** A unit about to move and everything around it: many plans may be computed from it. */
export interface Start {
  readonly field: Field;
  readonly s: State;
  readonly placed: PlacedUnit;
  readonly situation: Situation;
}

/** A unit about to move from its place. */
export function startOf(field: Field, s: State, unit: UnitId): Start {
  return { field, s, placed: placedOf(field, s, unit), situation: situationOf(field, s) };
}

/**
 * Reckons a plan of a unit about to move, and says what forbids it.
 * @param began the unit as its turn to move came; it may have formed since
 * @param wrong what forbids it in any case
 */
export function consider(
  { field, s, placed, situation }: Start,
  plan: Plan,
  began: PlacedUnit = placed,
  wrong: Refusal | null = null,
): PlanResult {
  const size = sizeOf(placed.stand);
  const manner = mannerOf(field, placed, plan.disengaging);
  const poses: Pose[] = [poseNow(placed)];
  const legs = plan.legs.map((leg) => {
    const from = last(poses);
    poses.push(poseAfter(from, size, leg));
    return grounded(field.table, travelOf(placed, manner), from, size, leg);
  });
  const allowed = allowedTo(s, placed, manner.row, plan);
  const move = reckonMove(nth(poses, 0), size, legs, manner, allowed);
  return new LazyPlanResult(poses, legs, move, allowed, () => {
    return (
      wrong ??
      refuseStart(s, placed, plan) ??
      move.refused ??
      firstOf(plan.legs, (leg, i) =>
        refuseWay(situation, placed, nth(poses, i), leg, exitOf(field, placed)),
      ) ??
      refuseEnd(situation, began, plan, poses, size)
    );
  });
}

/** The result of a plan; its refusal is found when it is needed. */
class LazyPlanResult implements PlanResult {
  readonly poses;
  readonly legs;
  readonly cost;
  readonly allowed;
  readonly disordered;
  readonly #refuse: () => Refusal | null;

  constructor(
    poses: readonly Pose[],
    legs: readonly GroundedLeg[],
    { cost, disordered }: Move,
    allowed: number,
    refuse: () => Refusal | null,
  ) {
    this.poses = poses;
    this.legs = legs;
    this.cost = cost;
    this.allowed = allowed;
    this.disordered = disordered;
    this.#refuse = refuse;
  }

  get refused(): Refusal | null {
    return this.#refuse();
  }
}

/** The result of the next leg of a move under way. */
export interface NextLeg {
  readonly from: Pose;
  readonly to: Pose;
  /** The row by which all legs of the move are paid (JR-6.1e). */
  readonly row: RateRow;
  readonly cost: number;
  /** Green troops lose their order in an oblique (JR-6.2c). */
  readonly disordered: boolean;
  /** The refusal that has arisen since the move was stated; null for none (JR-6.2h). */
  readonly refused: Refusal | null;
}

/** Computes the next leg of a move under way in the current position. */
export function nextLeg(field: Field, s: State, moving: MoveUnderWay, leg: MoveLeg): NextLeg {
  const { unit, disengaging, bonus, spent } = moving;
  const situation = situationOf(field, s);
  const placed = placedOf(field, s, unit);
  const from = poseNow(placed);
  const size = sizeOf(placed.stand);
  const plain = mannerOf(field, placed, disengaging);
  const manner = { ...plain, row: moving.row ?? plain.row };
  const allowed = allowedTo(s, placed, manner.row, moving);
  const legs = [grounded(field.table, travelOf(placed, manner), from, size, leg)];
  const { cost, end, disordered, refused: dear } = reckonMove(from, size, legs, manner, allowed - spent);
  const wrong =
    dear ??
    refuseWay(situation, placed, from, leg, exitOf(field, placed)) ??
    (bonus === null ? null : refuseQuickMarch(situation, placed, [from, end], size));
  return { from, to: end, row: manner.row, cost, disordered, refused: wrong };
}

/** The edge by which the battle lets a unit leave the table. */
const exitOf = (field: Field, { listed }: PlacedUnit): HomeEdge | null => unitOf(field, listed).mayLeaveBy;

const poseNow = ({ front, stand }: PlacedUnit): Pose => ({ ...front, facing: stand.facing });

const isLimbered = ({ formation }: PlacedUnit): boolean => formation === 'limbered';

const travelOf = ({ formation }: PlacedUnit, { row }: MoveManner): Travel => ({
  row,
  byRoad: usesRoads(formation),
});

function mannerOf(field: Field, placed: PlacedUnit, disengaging: boolean): MoveManner {
  const { horseArtillery, quality } = unitOf(field, placed.listed);
  return { row: rateRow({ ...placed, horseArtillery }), quality, disengaging };
}

/** The share of its move that a limbered battery still has after losing horses; 1 for all others (JR-11.4b). */
function powerOf(s: State, placed: PlacedUnit): number {
  const { listed } = placed;
  return isLimbered(placed) ? horsePower(nth(s.horses, listed), nth(s.sections, listed)) : 1;
}

function allowedTo(
  s: State,
  placed: PlacedUnit,
  row: RateRow,
  { half, bonus }: Pick<Plan, 'half' | 'bonus'>,
): number {
  return allowance(row, half, bonus ?? 0, powerOf(s, placed));
}

function firstOf<T>(all: readonly T[], ask: (each: T, i: number) => Refusal | null): Refusal | null {
  for (let i = 0; i < all.length; i++) {
    const found = ask(nth(all, i), i);
    if (found) return found;
  }
  return null;
}

/** Why a unit may not even begin; null if it may. */
function refuseStart(s: State, placed: PlacedUnit, { legs, bonus }: Plan): Refusal | null {
  if (powerOf(s, placed) === 0 && legs.length > 0)
    return refused('JR-11.4b', 'It has no horses to move with.');
  if (bonus !== null && !mayQuickMarch(placed))
    return refused('JR-6.4a', 'This formation or state cannot quick march.');
  return null;
}

/** Why the move may not end there: the arrow, or near enemies (JR-4.6a, JR-4.6c, JR-6.4a, JR-6.7a). */
function refuseEnd(
  situation: Situation,
  placed: PlacedUnit,
  { legs, arrow, disengaging, half, bonus }: Plan,
  poses: readonly Pose[],
  size: Size,
): Refusal | null {
  const [from, to] = [nth(poses, 0), last(poses)];
  if (poses.length === 1) return null;
  if (arrow !== null && !keepsToArrow(netWay(from.facing, size, legs), arrow))
    return refused('JR-4.6a', 'It moves more than 45 degrees away from its arrow.');
  const enemies = enemiesOf(situation, placed.side);
  const approached = (among: readonly PlacedUnit[]): EnemyDistances[] =>
    among.map(({ id, stand }) => ({
      id,
      before: gap(placed.stand, stand),
      after: gap(standAt(to, size), stand),
    }));
  if (disengaging)
    return refuseDisengaging(
      approached(enemies).filter(({ before }) => before <= ENEMY_DISTANCE + TOUCH_DISTANCE),
    );
  if (placed.level === 'shaken' && !half) {
    const wrong = refuseClosing(approached(enemies.filter((enemy) => sees(situation, placed, enemy))));
    if (wrong) return wrong;
  }
  return bonus === null ? null : refuseQuickMarch(situation, placed, poses, size);
}

/** Refuses a quick march with a visible enemy near at the start or after a leg (JR-6.4a). */
function refuseQuickMarch(
  situation: Situation,
  placed: PlacedUnit,
  poses: readonly Pose[],
  size: Size,
): Refusal | null {
  const enemies = enemiesOf(situation, placed.side);
  const near = poses.some((pose) => {
    const there: PlacedUnit = { ...placed, front: pose, stand: standAt(pose, size) };
    return enemies.some(
      (enemy) => isWithin(there.stand, enemy.stand, ENEMY_DISTANCE) && sees(situation, there, enemy),
    );
  });
  return near ? refused('JR-6.4a', `An enemy in sight is within ${lengthWords(inches(12))}.`) : null;
}

/** Why a unit may not roll for a quick march from its place; null if it may (JR-6.4a, D13). */
export function refusePush(field: Field, s: State, unit: UnitId): Refusal | null {
  const placed = placedOf(field, s, unit);
  const plan: Plan = { legs: [], arrow: null, half: false, disengaging: false, bonus: 0 };
  return (
    refuseStart(s, placed, plan) ??
    refuseQuickMarch(situationOf(field, s), placed, [poseNow(placed)], sizeOf(placed.stand))
  );
}
