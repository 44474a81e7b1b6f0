import type { TenthDegrees } from '@linstock/ground';
import type { Refusal } from '@linstock/kernel';
import { FRONT_ARC } from '../measure/arcs.ts';
import { areaFireLine, sightLine } from '../measure/sight.ts';
import type { PlacedUnit, Situation } from '../measure/situation.ts';
import { isClear } from '../measure/slide.ts';
import { placedOf, situationOf } from '../model/board.ts';
import { type Field, NONE, type UnitId } from '../model/field.ts';
import { unitOf } from '../model/naming.ts';
import { asPivoted, isBelow, type NamedFire } from '../model/shots.ts';
import {
  ammunitionOf,
  FELL_BACK,
  FIRED,
  has,
  MOVED,
  orderOf,
  PIVOTED,
  QUICK_MARCHED,
  type State,
} from '../model/state.ts';
import {
  type FirerStatus,
  refuseAreaFire,
  refuseCanister,
  refuseChoice,
  refuseFiring,
  refuseFirstFires,
  refusePivot,
  refuseRapidFire,
  refuseRemainingFire,
  type SightedEnemy,
} from '../reckon/may-fire.ts';
import { type Gun, isGun, type Weapon } from '../tables/index.ts';
import { refused } from '../tables/refuse.ts';
import { drawn } from './drawing.ts';
import { EnemySighting, touchesAny } from './sighting.ts';

/** The legal targets in the current position (JR-8.1, D5 to D9, D15). */

/** When a unit fires of its own accord: phase 4, after an enemy's leg, phase 8. */
export type Moment = 'first fires' | 'interrupt' | 'remaining fires';

/** The enemies of a unit as its fire sees them, turned by a pivot. */
export function sightings(
  field: Field,
  s: State,
  unit: UnitId,
  pivot: TenthDegrees,
): readonly EnemySighting[] {
  const situation = situationOf(field, s);
  const own = placedOf(field, s, unit);
  const { weapon } = unitOf(field, unit);
  const halted = s.charging?.point ?? NONE;
  return pivot === 0
    ? seenAhead(situation, own, weapon, halted)
    : seenBy(situation, asPivoted(own, pivot), weapon, halted);
}

/**
 * The enemies found ahead, by situation and firer, then by the firer's weapon and the charger that is halted: they are needed many times
 * before any unit moves.
 */
const AHEAD_CACHE = new WeakMap<Situation, WeakMap<PlacedUnit, Map<string, readonly EnemySighting[]>>>();

function seenAhead(
  situation: Situation,
  firer: PlacedUnit,
  weapon: Weapon | Gun,
  halted: number,
): readonly EnemySighting[] {
  let firers = AHEAD_CACHE.get(situation);
  if (!firers) AHEAD_CACHE.set(situation, (firers = new WeakMap()));
  let known = firers.get(firer);
  if (!known) firers.set(firer, (known = new Map()));
  const key = `${weapon} ${halted}`;
  let seen = known.get(key);
  if (!seen) known.set(key, (seen = seenBy(situation, firer, weapon, halted)));
  return seen;
}

function seenBy(
  situation: Situation,
  firer: PlacedUnit,
  weapon: Weapon | Gun,
  halted: number,
): EnemySighting[] {
  const seen: EnemySighting[] = [];
  for (const enemy of situation.units)
    if (enemy.side !== firer.side) seen.push(new EnemySighting(situation, firer, weapon, enemy, halted));
  return seen;
}

/** Why a unit may not fire at all at a moment; null if it may. */
export function refuseFirer(field: Field, s: State, unit: UnitId, moment: Moment): Refusal | null {
  const armed = new PossibleFirer(field, s, unit);
  const quickMarched = has(s, unit, QUICK_MARCHED);
  return refuseFiring(armed) ?? refuseMoment({ order: armed.order, quickMarched }, moment);
}

/** A unit that may fire. The enemies it touches are measured when needed. */
class PossibleFirer implements FirerStatus {
  readonly #field: Field;
  readonly #s: State;
  readonly #placed: PlacedUnit;
  readonly arm;
  readonly formation;
  readonly level;
  readonly order;
  readonly ammunition;
  readonly fired;

  constructor(field: Field, s: State, unit: UnitId) {
    const placed = placedOf(field, s, unit);
    this.#field = field;
    this.#s = s;
    this.#placed = placed;
    this.arm = placed.arm;
    this.formation = placed.formation;
    this.level = placed.level;
    this.order = orderOf(s, unit);
    this.ammunition = ammunitionOf(s, unit);
    this.fired = has(s, unit, FIRED);
  }

  get touchesEnemy(): boolean {
    return touchesAny(situationOf(this.#field, this.#s), this.#placed, this.#s.charging?.point ?? NONE);
  }
}

function refuseMoment(unit: Parameters<typeof refuseRemainingFire>[0], moment: Moment): Refusal | null {
  switch (moment) {
    case 'first fires':
      return refuseFirstFires(unit);
    case 'interrupt':
      return unit.order === 'Fr'
        ? refused('JR-5.8b', 'Only units on Hold fire while the enemy moves.')
        : refuseFirstFires(unit);
    case 'remaining fires':
      return refuseRemainingFire(unit);
  }
}

/** Why a named fire may not be made; null if it may. */
export function refuseFire(field: Field, s: State, named: NamedFire, moment: Moment): Refusal | null {
  const { firer, target, pivot } = named;
  const { weapon } = unitOf(field, firer);
  const own = placedOf(field, s, firer);
  const at = unitOf(field, target).code;
  const seen = sightings(field, s, firer, pivot);
  const found = seen.find(({ id }) => id === at);
  if (!found) return refused('JR-8.1a', 'There is no such enemy on the table.');
  const { id, range, touchesEnemy } = found;
  const sighted: SightedEnemy = named.areaFire ? { id, range, visible: true, touchesEnemy } : found;
  return (
    refuseFirer(field, s, firer, moment) ??
    refuseTurn(field, s, named) ??
    (named.areaFire ? refuseHidden(field, s, named) : null) ??
    refuseChoice(weapon, own.arm, sighted, seen.filter(isInReach)) ??
    refuseManner(field, s, named, sighted)
  );
}

/** Why the pivot of a fire may not be made (JR-4.2a, JR-4.3b, JR-6.2g); null if it may, or if there is none. */
function refuseTurn(field: Field, s: State, { firer, pivot }: NamedFire): Refusal | null {
  if (pivot === 0) return null;
  const wrong = refusePivot(pivot, { order: orderOf(s, firer), pivoted: has(s, firer, PIVOTED) }, false);
  if (wrong) return wrong;
  const turned = asPivoted(placedOf(field, s, firer), pivot).stand;
  const others = situationOf(field, s).units.filter(({ listed }) => listed !== firer);
  const clear = isClear(
    field.table,
    turned,
    others.map(({ stand }) => stand),
  );
  return clear ? null : refused('JR-2.2c', 'There is no space to pivot.');
}

/** Why area fire may not be aimed at a target; null if it may (JR-7.5a). */
function refuseHidden(field: Field, s: State, { firer, target, pivot }: NamedFire): Refusal | null {
  const situation = situationOf(field, s);
  const viewer = asPivoted(placedOf(field, s, firer), pivot);
  const hidden = placedOf(field, s, target);
  if (sightLine(situation, viewer, hidden, FRONT_ARC))
    return refused('JR-7.5a', 'It is in plain sight: area fire is only for units hidden by woods.');
  return refuseAreaFire(areaFireLine(situation, viewer, hidden) !== null, hasShown(s, target));
}

/** True if a unit has fired or moved this turn (JR-7.5a). */
export function hasShown(s: State, unit: UnitId): boolean {
  return has(s, unit, FIRED | MOVED | FELL_BACK);
}

/** Why canister or rapid fire may not be chosen; null if it may (D8). */
export function refuseManner(
  field: Field,
  s: State,
  named: NamedFire,
  { range }: Pick<SightedEnemy, 'range'>,
): Refusal | null {
  const { weapon } = unitOf(field, named.firer);
  if (named.canister !== null) {
    if (!isGun(weapon)) return refused('JR-11.2a', 'Only guns fire canister.');
    if (isBelow(field, s, named.firer, named.target))
      return refused('JR-11.2a', 'Its barrels cannot be depressed so far.');
    const wrong = refuseCanister(weapon, range ?? 0, named.canister);
    if (wrong) return wrong;
  }
  if (!named.rapidFire) return null;
  return isGun(weapon)
    ? refused('JR-8.6a', 'Only breech-loading carbines fire rapidly.')
    : refuseRapidFire(weapon);
}

/** The enemies a unit may fire at from its place, without area fire. */
export function plainTargets(field: Field, s: State, unit: UnitId, moment: Moment): UnitId[] {
  return refuseFirer(field, s, unit, moment) ? [] : targetsAhead(field, s, unit);
}

/** A random legal target of a unit that may fire from its place; null for none. */
export function anyTarget(
  field: Field,
  s: State,
  unit: UnitId,
  choose: (n: number) => number,
): UnitId | null {
  const { weapon } = unitOf(field, unit);
  const { arm } = placedOf(field, s, unit);
  const seen = sightings(field, s, unit, 0).filter(isInReach);
  return drawn(seen, (each) => refuseChoice(weapon, arm, each, seen) === null, choose)?.listed ?? null;
}

/** The legal targets of a unit that may fire from its place, without area fire. */
export function targetsAhead(field: Field, s: State, unit: UnitId): UnitId[] {
  const { weapon } = unitOf(field, unit);
  const { arm } = placedOf(field, s, unit);
  const seen = sightings(field, s, unit, 0).filter(isInReach);
  return seen.filter((each) => refuseChoice(weapon, arm, each, seen) === null).map(({ listed }) => listed);
}

const isInReach = (sighting: EnemySighting): boolean => sighting.isInReach;
