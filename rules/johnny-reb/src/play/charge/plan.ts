import { type Pose, type Thousandths, TOUCH_DISTANCE } from '@linstock/ground';
import { nth, type Refusal } from '@linstock/kernel';
import { aspectFrom, inPrimaryZone } from '../../measure/arcs.ts';
import { type ChargeWay, chargeWay } from '../../measure/charge-way.ts';
import { seesInArc } from '../../measure/sight.ts';
import type { PlacedUnit } from '../../measure/situation.ts';
import { distanceFor, spent } from '../../measure/spending.ts';
import { isNearEnough } from '../../measure/supports.ts';
import { placedOf, situationOf } from '../../model/board.ts';
import type { Field, UnitId } from '../../model/field.ts';
import type { StateView } from '../../model/game.ts';
import { ON_TABLE, orderOf, type State } from '../../model/state.ts';
import { chargeReach, isDisorderedAfter, type Reach } from '../../reckon/charge.ts';
import { formationRow } from '../../reckon/rates.ts';
import type { Aspect, RateRow } from '../../tables/index.ts';
import { mayCharge } from '../charging.ts';

/** A charge before it begins: its target, its supports, its way and its reach (P6, 1 to 4). */

/** A charge as it would begin. */
export interface ChargePlan {
  readonly point: UnitId;
  readonly target: UnitId;
  /** The supports (JR-14.2a). */
  readonly supports: readonly UnitId[];
  /** The aspect of the attack, from the point unit's present place (JR-2.6e). */
  readonly aspect: Aspect;
  /** The target is not straight ahead (JR-14.1b). */
  readonly angled: boolean;
  readonly way: ChargeWay;
}

/** The charge of a unit at an enemy in the current position; a refusal if its turn or its way is barred (JR-14.1c). */
export function planCharge(game: StateView, point: UnitId, target: UnitId): ChargePlan | Refusal {
  const { field, s } = game;
  const [charger, enemy] = [placedOf(field, s, point), placedOf(field, s, target)];
  const supports = namedSupports(game, point).filter((unit) => maySupport(game, unit, charger));
  const way = chargeWay(situationOf(field, s), charger, enemy, codesOf(field, supports));
  if (!('contact' in way)) return way;
  const aspect = aspectFrom(enemy.stand, enemy.formation, charger.front, enemy.refuses);
  const angled = !inPrimaryZone(charger.stand, enemy.stand);
  return { point, target, supports, aspect, angled, way };
}

/** Units that named a point unit and may still charge, in list order (JR-14.2a). */
export function namedSupports({ field, s }: StateView, point: UnitId): UnitId[] {
  return field.units
    .filter(({ id }) => s.fate[id] === ON_TABLE && s.supports[id] === point && orderOf(s, id) === 'C')
    .map(({ id }) => id);
}

/** True if a support goes along as the charge begins: near, steady, and not itself upset (JR-14.2a). */
function maySupport({ field, s }: StateView, unit: UnitId, point: PlacedUnit): boolean {
  return mayCharge(field, s, unit) && isNearEnough(placedOf(field, s, unit), point);
}

/** The ids of measured units. */
export function codesOf({ units }: Field, ids: readonly number[]): ReadonlySet<string> {
  return new Set(ids.flatMap((id) => units[id]?.code ?? []));
}

/** True if a unit still sees the enemy it named in its front arc (JR-14.1d). */
export function seesTarget({ field, s }: StateView, unit: UnitId): boolean {
  const target = nth(s.charges, unit);
  if (s.fate[target] !== ON_TABLE) return false;
  return seesInArc(situationOf(field, s), placedOf(field, s, unit), placedOf(field, s, target));
}

/** The straight way of a charge. */
export interface Course {
  /** P as the straight way begins, turned to the target. */
  readonly front: Pose;
  readonly row: RateRow;
  readonly reach: Reach;
}

/** Lines that charge use no roads and pay for obstacles (JR-14.3a). */
export const CHARGES = { byRoad: false, paysObstacles: true } as const;

/** No reach is longer. */
const MAX_REACH: Thousandths = 40_000;

/** The course of a straight way with a roll of the bonus (JR-14.3a to c). */
export function courseFrom(
  { formation, quality }: Pick<PlacedUnit, 'formation' | 'quality'>,
  front: Pose,
  bonus: number,
  angled: boolean,
): Course {
  const row = formationRow(formation);
  return { front, row, reach: chargeReach(row, quality, bonus, angled) };
}

/** The ends of reaches on the last straight way of a field: they are needed at each step of a charge. */
const REACH_END_CACHE = new WeakMap<Field, ReachEnds>();

interface ReachEnds {
  /** The way: the row of the rates it is charged by, and the pose where it begins. */
  readonly way: string;
  /** By inches of reach. */
  readonly ends: Map<number, Thousandths>;
}

/** The distance along its way at which a charge's reach ends. */
export function endOfReach(field: Field, { front, row, reach: { reach } }: Course): Thousandths {
  const way = `${row}/${front.x}/${front.y}/${front.facing}`;
  let known = REACH_END_CACHE.get(field);
  if (known?.way !== way) REACH_END_CACHE.set(field, (known = { way, ends: new Map() }));
  let end = known.ends.get(reach);
  if (end === undefined) {
    end = distanceFor(field.table, { row, ...CHARGES }, front, reach, MAX_REACH);
    known.ends.set(reach, end);
  }
  return end;
}

/** A distance on the lattice as a reach pays it: one that is up to `TOUCH_DISTANCE` over a limit is at the limit (JR-2.1c). */
export function paidFor(gone: Thousandths): Thousandths {
  return Math.max(0, gone - TOUCH_DISTANCE);
}

/** True if a charge is past its disorder point at this distance (JR-14.3b, c). */
export function isPastDisorder({ table }: Field, { front, row, reach }: Course, gone: Thousandths): boolean {
  return isDisorderedAfter(reach, spent(table, { row, ...CHARGES }, front, paidFor(gone)));
}

/** The straight way of the charge under way. */
export function courseOf(
  field: Field,
  s: State,
  { point, from, bonus, angled }: NonNullable<State['charging']>,
): Course {
  const front: Pose = { x: from.x, y: from.y, facing: nth(s.facing, point) };
  return courseFrom(placedOf(field, s, point), front, bonus, angled);
}
