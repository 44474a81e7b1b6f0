import { asFacing, gapToSpot, inches, type Spot, type TenthDegrees } from '@linstock/ground';
import type { Plans } from '@linstock/kernel';
import { holderOf } from '../measure/neighbours.ts';
import type { PlacedUnit } from '../measure/situation.ts';
import type { AnswerTo } from '../model/answers.ts';
import type { Field } from '../model/field.ts';
import { refuseMarker } from '../play/ordering.ts';
import { plainTargets } from '../play/targets.ts';
import { bestCharge } from './charging.ts';
import { changesHorse, comesUp, ridesAlong } from './horse.ts';
import { goalOf, type Intent, intentOf, isThere, nameOf } from './intent.ts';
import { headingOf } from './marching.ts';
import { hasGoodTarget } from './shooting.ts';
import { CHARGE_REACH, isColumn, mayBeCharged, nearestFoe, type SideView, turnTo } from './side-view.ts';
import { middleOfGround } from './value.ts';

/** The sheet of orders, by the intent of each brigade. */

type Marker = AnswerTo<'orders'>['orders'][number];
type Order = Marker['order'];

/** A marker for each own unit on the table. */
export function ordersOf(view: SideView, plans: Plans): AnswerTo<'orders'> {
  const known = thoughtOf(view);
  const orders = view.own.map((unit) => {
    const intent = intentOf(view, unit.listed, plans);
    const key = `${unit.listed} ${nameOf(intent)}`;
    const marker = known.get(key) ?? markerOf(view, unit, intent);
    known.set(key, marker);
    return marker;
  });
  return { do: 'orders', orders };
}

/** Markers thought of already in a position. */
type PlannedMarkers = Map<string, Marker>;

/** The plans made in the last positions, the latest last: plans are tried again and again from the same position. */
const PLAN_CACHE = new WeakMap<Field, Map<string, PlannedMarkers>>();
/** The position of the search, and the one its thinking has reached. */
const MAX_REMEMBERED = 2;

/** The markers thought of already in this position. */
function thoughtOf({ field, s }: SideView): PlannedMarkers {
  const all = PLAN_CACHE.get(field) ?? new Map<string, PlannedMarkers>();
  PLAN_CACHE.set(field, all);
  const key = JSON.stringify(s);
  const known = all.get(key) ?? new Map<string, Marker>();
  all.delete(key);
  all.set(key, known);
  const [oldest] = all.keys();
  if (all.size > MAX_REMEMBERED && oldest !== undefined) all.delete(oldest);
  return known;
}

/** Minimum worth of a charge that is ordered, in hundredths of a regiment, by the intent of the brigade. */
const LEAST_HOPE: Readonly<Record<Intent['kind'], number>> = {
  attack: 25,
  take: 60,
  fire: 40,
  hold: 40,
  withdraw: 200,
};
/** Factor for the risk of a careful unit: the volley and the chance of being thrown back cost more than they seem. */
const CARE_FACTOR = 4;
/** A unit that is to charge at once does so unless its worth is below this. */
const MIN_CHARGE_WORTH = -10;

/** Mounted men hardly fire: they charge as readily as those on attack. */
const leastKind = (kind: Intent['kind'], mounted: boolean): Intent['kind'] =>
  mounted && kind !== 'withdraw' ? 'attack' : kind;

function leastHope({ kind, charges }: Intent, { arm }: PlacedUnit): number {
  if (charges === 'at once') return MIN_CHARGE_WORTH;
  return LEAST_HOPE[leastKind(kind, arm === 'mounted')] * (charges === 'with care' ? CARE_FACTOR : 1);
}

function markerOf(view: SideView, unit: PlacedUnit, intent: Intent): Marker {
  for (const order of wishesOf(view, unit, intent)) {
    const open = order === 'M' ? headingOf(view, unit, intent) : null;
    if (order === 'M' && open === null && hasTarget(view, unit)) break;
    const arrow = order === 'M' ? (open ?? headingTo(unit, goalOf(view, unit, intent))) : null;
    const marker: Marker = { unit: unit.listed, order, arrow };
    if (refuseMarker(view.field, view.s, marker.unit, order, marker.arrow) === null) return marker;
  }
  return { unit: unit.listed, order: 'H', arrow: null };
}

/** The heading straight to a place. */
function headingTo({ front, stand }: PlacedUnit, goal: Spot): TenthDegrees {
  return asFacing(stand.facing + turnTo({ ...front, facing: stand.facing }, goal));
}

/** True if a unit has a target from its place. */
function hasTarget({ field, s }: SideView, { listed }: PlacedUnit): boolean {
  return plainTargets(field, s, listed, 'remaining fires').length > 0;
}

/** Distance to the enemy at which a shaken unit withdraws. */
const TOO_NEAR = inches(7);
/** From here on a column had better be a line. */
const DEPLOY_DISTANCE = inches(16);

/** The orders a unit would like, the best first; the first that is legal is given. */
function wishesOf(view: SideView, unit: PlacedUnit, intent: Intent): Order[] {
  const far = nearestFoe(view, unit)?.far ?? Number.POSITIVE_INFINITY;
  if (unit.arm === 'battery') return gunWishes(view, unit, intent, far);
  if (unit.level === 'shaken') return shakenWishes(view, unit, far);
  if (unit.disordered) return ['Fm', ...standing(view, unit)];
  if (intent.kind === 'withdraw') return ['D', 'M'];
  if (isColumn(unit) && far < DEPLOY_DISTANCE) return ['Fm'];
  const charge = bestCharge(view, unit);
  const least = leastHope(intent, unit);
  if ((charge !== null && charge.hope >= least) || ridesAlong(view, unit, least))
    return ['C', ...standing(view, unit)];
  if (changesHorse(view, unit, intent)) return ['Fm', ...standing(view, unit)];
  if (isThere(view, unit, intent, goalOf(view, unit, intent))) return standing(view, unit);
  if (hasGoodTarget(view, unit) && !isForNow(view, unit, intent)) return ['Fr', 'H'];
  return ['M'];
}

/** Approximate distance that a unit moves in a turn. */
const STEP = inches(8);

/**
 * True if a unit heads for ground now, whatever enemy it could fire at: its plan is to press on, or this is
 * the last turn.
 */
function isForNow(view: SideView, unit: PlacedUnit, intent: Intent): boolean {
  const { field, s, side, situation } = view;
  if (intent.kind !== 'take') return false;
  if (intent.presses) return true;
  const { objective } = intent;
  if (!objective.heldBy.includes(unit.arm) || s.turn < field.turns) return false;
  const way = gapToSpot(unit.stand, middleOfGround(objective.ground));
  return holderOf(situation, objective) !== side && way < STEP;
}

/** The orders of units that stay: those an enemy may charge hold their fire, others fire first. */
function standing(view: SideView, unit: PlacedUnit): Order[] {
  return hasGoodTarget(view, unit) && !mayBeCharged(view, unit) ? ['Fr', 'H'] : ['H'];
}

function shakenWishes(view: SideView, unit: PlacedUnit, far: number): Order[] {
  if (far <= TOO_NEAR) return hasGoodTarget(view, unit) ? ['Fr', 'D'] : ['D', 'H'];
  return unit.disordered ? ['Fm', 'H'] : ['H'];
}

/** Guns that have a target serve it; limbered ones come up and unlimber. */
function gunWishes(view: SideView, unit: PlacedUnit, intent: Intent, far: number): Order[] {
  if (unit.formation === 'limbered') return intent.kind !== 'withdraw' && far < GUNS_UP ? ['Fm'] : ['M', 'H'];
  if (intent.kind === 'withdraw' || comesUp(view, unit, far)) return ['Fm', 'H'];
  return hasGoodTarget(view, unit) && far > CHARGE_REACH ? ['Fr', 'H'] : ['H'];
}

/** Distance to the enemy at which guns go into battery. */
const GUNS_UP = inches(16);
