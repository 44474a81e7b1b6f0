import { gapToSpot, inches, insideGround, type Spot } from '@linstock/ground';
import type { Command, Plans, Side } from '@linstock/kernel';
import { coverRows } from '../measure/cover.ts';
import { holderOf } from '../measure/neighbours.ts';
import type { PlacedUnit } from '../measure/situation.ts';
import { strengthOfUnit } from '../model/board.ts';
import type { Brigade, BrigadeId, Field, Objective, UnitId } from '../model/field.ts';
import { unitOf } from '../model/naming.ts';
import type { State } from '../model/state.ts';
import { nearestFoe, type SideView, sideViewOf } from './side-view.ts';
import { leadNow, middleOfGround } from './value.ts';

/**
 * The intent of a brigade or a unit: go for ground that counts and stay there, close with the enemy and charge, stand
 * off and fire, stay, fall back. A unit that presses on for ground does not stop to fire on the way.
 */
export type Intent = (
  | { readonly kind: 'take'; readonly objective: Objective; readonly presses?: true }
  | { readonly kind: 'attack' | 'fire' | 'hold' | 'withdraw' }
) & {
  /** Its readiness to charge; absent: as troops without a plan. */
  readonly charges?: 'with care' | 'at once';
};

/** The name of a brigade as a command of plans. */
export const planBodyOf = (brigade: BrigadeId): string => `brigade-${brigade}`;

/** The name of a unit as a command of plans. */
const bodyOfUnit = (unit: UnitId): string => `unit-${unit}`;

/** The plan of a unit that does as its brigade does. */
const AS_BRIGADE = 'as its brigade';

/** Own units of a brigade. */
export function unitsOfBrigade({ own, field }: SideView, brigade: BrigadeId): PlacedUnit[] {
  return own.filter(({ listed }) => field.units[listed]?.brigade === brigade);
}

/** The plans worth thinking about for each brigade of a side, the natural one first. */
export function brigadeCommandsOf(field: Field, s: State, side: Side): Command[] {
  const view = sideViewOf(field, s, side);
  return field.brigades
    .filter((brigade) => brigade.side === side && unitsOfBrigade(view, brigade.id).length > 0)
    .map((brigade) => {
      const natural = planOf(naturalIntent(view, brigade.id));
      const others = plansFor(view, brigade).filter((plan) => plan !== natural);
      return { body: planBodyOf(brigade.id), plans: [natural, ...others] };
    });
}

/** The plans worth trying for each brigade of a side and for each unit alone, the natural ones first. */
export function commandsOf(field: Field, s: State, side: Side): Command[] {
  const units = sideViewOf(field, s, side).own.map((unit) => ({
    body: bodyOfUnit(unit.listed),
    plans: [AS_BRIGADE, ...plansApart(unit, isWorn(field, s, unit))],
  }));
  return [...brigadeCommandsOf(field, s, side), ...units];
}

/** The plans of a unit other than its brigade's. Alone only a worn unit falls back: a sound one would come back next turn. */
function plansApart({ arm }: PlacedUnit, worn: boolean): string[] {
  if (arm === 'battery') return ['hold', 'fire'];
  return ['hold', 'attack', 'press on', ...(worn ? ['withdraw'] : []), 'charge'];
}

/** True if a unit is shaken, or has lost half its figures. */
function isWorn(field: Field, s: State, { listed, level }: PlacedUnit): boolean {
  const figures = unitOf(field, listed).stands.reduce((sum, stand) => sum + stand, 0);
  return level === 'shaken' || 2 * strengthOfUnit(field, s, listed) <= figures;
}

/**
 * Only a few plans, so that each gets enough playouts. Guns serve or stay; foot moves to ground or to the
 * enemy, or stays; shaken units may retire.
 */
function plansFor(view: SideView, { id }: Brigade): string[] {
  const units = unitsOfBrigade(view, id);
  if (units.every(({ arm }) => arm === 'battery')) return ['fire', 'hold'];
  const ground = view.field.objectives.map((objective) => planOf({ kind: 'take', objective }));
  const shaken = units.filter(({ level }) => level === 'shaken').length;
  return [...ground, 'attack', 'hold', ...(MANY_SHAKEN * shaken >= units.length ? ['withdraw'] : [])];
}

/** One shaken unit in this many counts as many. */
const MANY_SHAKEN = 3;

/** The name of an intent, with everything that distinguishes it. */
export function nameOf(intent: Intent): string {
  const presses = intent.kind === 'take' && intent.presses ? ' pressing' : '';
  return `${planOf(intent)}${presses} ${intent.charges ?? ''}`;
}

/** A plan by its name. */
function planOf(intent: Intent): string {
  return intent.kind === 'take' ? `take ${intent.objective.id}` : intent.kind;
}

/** The intent of a unit by these plans: its own, or its brigade's. A unit with a plan charges with care. */
export function intentOf(view: SideView, unit: UnitId, plans: Plans): Intent {
  const own = plans[bodyOfUnit(unit)];
  const { brigade } = unitOf(view.field, unit);
  const intent = brigadeIntent(view, brigade, plans);
  if (own === undefined) return intent;
  if (own === 'charge') return { kind: 'attack', charges: 'at once' };
  const chosen = own === 'press on' ? pressing(intent) : (intentNamed(view, own) ?? intent);
  return { ...chosen, charges: 'with care' };
}

function pressing(intent: Intent): Intent {
  return intent.kind === 'take' ? { ...intent, presses: true } : { kind: 'attack' };
}

/** The intent of a brigade by these plans, or its natural one. */
export function brigadeIntent(view: SideView, brigade: BrigadeId, plans: Plans): Intent {
  return intentNamed(view, plans[planBodyOf(brigade)]) ?? naturalIntent(view, brigade);
}

function intentNamed({ field }: SideView, plan: string | undefined): Intent | null {
  if (plan === 'attack' || plan === 'fire' || plan === 'hold' || plan === 'withdraw') return { kind: plan };
  const objective = field.objectives.find(({ id }) => plan === `take ${id}`);
  return objective ? { kind: 'take', objective } : null;
}

/** True if troops of an arm can hold ground that counts in this battle (JR-18.1b). */
export function canHold({ field }: Pick<SideView, 'field'>, { arm }: Pick<PlacedUnit, 'arm'>): boolean {
  return field.objectives.some(({ heldBy }) => heldBy.includes(arm));
}

/** Guns fire, cavalry that cannot hold ground screens; others go for the ground that promises most, stay on it, or go on if that does not win. */
export function naturalIntent(view: SideView, brigade: BrigadeId): Intent {
  const units = unitsOfBrigade(view, brigade);
  if (units.every(({ arm }) => arm === 'battery')) return { kind: 'fire' };
  if (!units.some((unit) => canHold(view, unit)))
    return { kind: units.some((unit) => isPressed(view, unit)) ? 'withdraw' : 'hold' };
  const objective = groundOf(view, brigade);
  if (!objective) return { kind: 'attack' };
  const isOurs = holderOf(view.situation, objective) === view.side;
  return isOurs && leadNow(view) <= 0 ? { kind: 'attack' } : { kind: 'take', objective };
}

/** Cavalry screens the line: with an enemy this near it falls back on it. */
const SCREEN = inches(8);

function isPressed(view: SideView, unit: PlacedUnit): boolean {
  const near = nearestFoe(view, unit);
  return near !== null && near.far < SCREEN;
}

/** Inches by which a point of the battle outweighs the way to it. */
const POINT_DISTANCE = 6000;
/** The share of the value of ground that is left if another brigade already heads for it. */
const SHARED = 0.5;

/** The ground that a brigade heads for. Brigades choose in list order, each the ground worth most to it. */
function groundOf(view: SideView, brigade: BrigadeId): Objective | null {
  const { field, side } = view;
  const taken = new Map<Objective, number>();
  for (const { id, side: of } of field.brigades) {
    const units = of === side ? unitsOfBrigade(view, id) : [];
    if (!units.some((unit) => canHold(view, unit))) continue;
    const best = bestGround(view, middleOfUnits(units), taken);
    if (id === brigade) return best;
    if (best) taken.set(best, (taken.get(best) ?? 0) + 1);
  }
  return null;
}

/** The ground with the highest value for the way to it: its gain, and the enemy's loss. */
function bestGround(
  { field: { objectives }, side, situation }: SideView,
  from: Spot,
  taken: ReadonlyMap<Objective, number>,
): Objective | null {
  let best: Objective | null = null;
  let most = 0;
  for (const objective of objectives) {
    const { ground, points } = objective;
    const denied = holderOf(situation, objective) === side ? 0 : points[side === 0 ? 1 : 0] / 2;
    const way = POINT_DISTANCE / (POINT_DISTANCE + distance(from, middleOfGround(ground)));
    const worth = (points[side] + denied) * way * SHARED ** (taken.get(objective) ?? 0);
    if (worth <= most) continue;
    most = worth;
    best = objective;
  }
  return best;
}

function distance(a: Spot, b: Spot): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** The middle of some units. */
function middleOfUnits(units: readonly PlacedUnit[]): Spot {
  const sum = units.reduce((all, { front }) => ({ x: all.x + front.x, y: all.y + front.y }), { x: 0, y: 0 });
  const n = Math.max(1, units.length);
  return { x: Math.round(sum.x / n), y: Math.round(sum.y / n) };
}

/** Distance from its place at which a unit has arrived. */
const ARRIVAL_DISTANCE = 1500;
/** Distance at which a unit meets an enemy on the spot, if it is between the enemy and the ground. */
const MET_DISTANCE = 10_000;

/** True if a unit is at its intended place. */
export function isThere(view: SideView, unit: PlacedUnit, intent: Intent, goal: Spot): boolean {
  if (intent.kind === 'hold') return true;
  if (intent.kind !== 'take' || intent.presses) return false;
  if (canHold(view, unit) && intruderOn(view, unit, intent.objective)) return false;
  if (isLed(intent) && staysAtWall(view, unit, intent.objective)) return true;
  if (insideGround(intent.objective.ground, unit.stand))
    return gapToSpot(unit.stand, goal) <= ARRIVAL_DISTANCE || meets(view, unit, intent.objective);
  return !isKeeper(view, unit, intent.objective) && meets(view, unit, intent.objective);
}

/** True if a plan was made for the unit itself. */
const isLed = ({ charges }: Intent): boolean => charges !== undefined;

/** True if a unit on ground that counts stays at the wall in front of it: on the last turn it must go where it counts most. */
function staysAtWall(view: SideView, unit: PlacedUnit, objective: Objective): boolean {
  const near = nearestFoe(view, unit);
  if (near === null || (view.s.turn === view.field.turns && isKeeper(view, unit, objective))) return false;
  if (!view.field.objectives.some(({ ground }) => insideGround(ground, unit.stand))) return false;
  const rows = coverRows(view.field.table, near.foe.stand, near.foe.front, unit);
  return rows.some((row) => row !== 'woods' && row !== 'wood_fence');
}

/** True if a unit is between ground and an enemy who is near. */
function meets(view: SideView, unit: PlacedUnit, { ground }: Objective): boolean {
  const near = nearestFoe(view, unit);
  if (near === null || near.far > MET_DISTANCE) return false;
  const centre = middleOfGround(ground);
  return distance(unit.front, centre) + WELL_AHEAD < distance(near.foe.front, centre);
}

/** Distance by which a unit must be nearer to the ground than the enemy. */
const WELL_AHEAD = 2000;

/**
 * True if this unit of its brigade goes onto the ground and stays there: the nearest that can hold it, while the
 * ground is empty.
 */
function isKeeper(view: SideView, unit: PlacedUnit, { ground, heldBy }: Objective): boolean {
  const holders = view.own.filter(({ arm }) => heldBy.includes(arm));
  if (holders.some(({ stand }) => insideGround(ground, stand))) return false;
  const centre = middleOfGround(ground);
  const nearest = holders.reduce<PlacedUnit | null>(
    (best, each) =>
      best === null || distance(each.front, centre) < distance(best.front, centre) ? each : best,
    null,
  );
  return nearest?.listed === unit.listed;
}

/** The goal of a unit of a brigade: each keeps its place in the line. */
export function goalOf(view: SideView, unit: PlacedUnit, intent: Intent): Spot {
  const near = nearestFoe(view, unit);
  switch (intent.kind) {
    case 'hold':
      return unit.front;
    case 'attack':
    case 'fire':
      return near ? near.foe.front : unit.front;
    case 'withdraw':
      return near ? mirrored(near.foe.front, unit.front) : unit.front;
    case 'take':
      return intruderOn(view, unit, intent.objective)?.front ?? placeOnGround(view, unit, intent.objective);
  }
}

/** The enemy on ground who is nearest to a unit that is on it too; null if they do not share it. */
export function intruderOn({ foes }: SideView, unit: PlacedUnit, { ground }: Objective): PlacedUnit | null {
  if (!insideGround(ground, unit.stand)) return null;
  let best: PlacedUnit | null = null;
  for (const foe of foes) {
    if (!insideGround(ground, foe.stand)) continue;
    if (best === null || distance(foe.front, unit.front) < distance(best.front, unit.front)) best = foe;
  }
  return best;
}

/** The point at the same distance from an enemy, on the other side of the unit. */
function mirrored(foe: Spot, own: Spot): Spot {
  return { x: 2 * own.x - foe.x, y: 2 * own.y - foe.y };
}

/** The place of a unit on ground its brigade takes: next to the others as now, but inside the ground. */
function placeOnGround(view: SideView, unit: PlacedUnit, { ground }: Objective): Spot {
  const brigade = view.field.units[unit.listed]?.brigade ?? 0;
  const from = middleOfUnits(unitsOfBrigade(view, brigade));
  const { west, east, south, north } = ground.box;
  const centre = middleOfGround(ground);
  const aside = { x: unit.front.x - from.x, y: unit.front.y - from.y };
  const keep = (at: number, off: number, low: number, high: number): number =>
    Math.round(Math.min(high, Math.max(low, at + off * PLACE_KEPT)));
  return { x: keep(centre.x, aside.x, west, east), y: keep(centre.y, aside.y, south, north) };
}

/** The share of its offset from the others that a unit has on the ground. */
const PLACE_KEPT = 0.6;
