import { inches, type Thousandths } from '@linstock/ground';
import { nth, type Refusal, type Umpire, ways } from '@linstock/kernel';
import { firstTouched } from '../../measure/charge-way.ts';
import { frontOf, placedOf, situationOf } from '../../model/board.ts';
import type { UnitId } from '../../model/field.ts';
import type { StateView } from '../../model/game.ts';
import { type ChargeUnderWay, cloneState, type State } from '../../model/state.ts';
import type { Reach } from '../../reckon/charge.ts';
import { fallsWithoutVolley } from '../../reckon/may-fire.ts';
import { haltReckoning } from '../../reckon/volley-point.ts';
import type { AlarmContext } from '../alarm.ts';
import type { Contact } from '../impact.ts';
import { bonusReckoning, turnToCharge, underWay } from './begin.ts';
import { contactOf, halterOf, haltOf } from './carry.ts';
import { interrupters, volleySight } from './fire.ts';
import { goOnTo, stopOf } from './going.ts';
import { type ChargePlan, courseFrom, endOfReach, planCharge } from './plan.ts';

/** The preview of a charge, by the rules that carry it out: reach, halts, fire, contact (P6). */

/** The result of a roll of the charge bonus. */
export interface BonusAhead {
  readonly bonus: number;
  /** Number of throws with this result. */
  readonly ways: number;
  readonly reach: Reach;
  /** The distance along its way: to contact, or to the end of the reach. */
  readonly far: Thousandths;
  readonly contact: boolean;
  /** Disordered where it ends (JR-14.3b, c). */
  readonly disordered: boolean;
}

/** The result of a face of the volley point's die, with a given reach. */
export interface HaltAhead {
  /** Maximum distance from the target. */
  readonly inches: number;
  /** Along the way. */
  readonly at: Thousandths;
  /** The target gives a volley there. */
  readonly volley: boolean;
  /** Other units that may fire there (JR-14.5a). */
  readonly others: readonly UnitId[];
}

/** The beginning of a charge, and the enemy it would meet. */
export interface ChargeBegun {
  readonly plan: ChargePlan;
  /**
   * The enemy it would touch, and the distance along its way; another than the target if that one is in front of it
   * (JR-14.3e).
   */
  readonly touches: { readonly enemy: UnitId; readonly at: Thousandths };
}

/** A charge as it would be. */
export interface ChargePreview extends ChargeBegun {
  /** Least bonus first. */
  readonly bonuses: readonly BonusAhead[];
  /** By face of the die, 1 first; none if there is no halt (JR-14.4g). */
  readonly halts: readonly HaltAhead[];
}

/** The beginning of a charge at an enemy in the current position; or why it would not be made. */
export function chargeBegun(game: StateView, charger: UnitId, target: UnitId): ChargeBegun | Refusal {
  const { field, s } = game;
  const plan = planCharge(game, charger, target);
  if (!('way' in plan)) return plan;
  const [placed, enemy] = [placedOf(field, s, charger), placedOf(field, s, target)];
  const first = firstTouched(situationOf(field, s), placed, plan.way.slide, enemy);
  return { plan, touches: { enemy: first?.enemy.listed ?? target, at: first?.at ?? plan.way.contact } };
}

/** The preview of a charge at an enemy in the current position; or why it would not be made. */
export function chargePreview(game: StateView, charger: UnitId, target: UnitId): ChargePreview | Refusal {
  const { field, s } = game;
  const begun = chargeBegun(game, charger, target);
  if (!('plan' in begun)) return begun;
  const { plan } = begun;
  const placed = placedOf(field, s, charger);
  const enemy = placedOf(field, s, target);
  const rolls = bonusReckoning(game, plan);
  const weights = ways(rolls.dice);
  const bonuses = rolls.outcomes.map(({ reach, contact, disordered }, i) => {
    const course = courseFrom(placed, plan.way.front, reach.bonus, plan.angled);
    return {
      bonus: reach.bonus,
      ways: nth(weights, i),
      reach,
      far: contact ? plan.way.meets : endOfReach(field, course),
      contact,
      disordered,
    };
  });
  const most = bonuses.at(-1)?.bonus ?? 0;
  return {
    ...begun,
    bonuses,
    halts: fallsWithoutVolley(enemy) ? [] : haltsOf(game, plan, most),
  };
}

function haltsOf(game: StateView, plan: ChargePlan, bonus: number): HaltAhead[] {
  const { point, target } = plan;
  const from = frontOf(game.s, point);
  return haltReckoning(halterOf(game, { point, target, from }), '').outcomes.map((roll) => {
    const there = imagineHalt(game, plan, bonus, roll.inches);
    const halted = { field: game.field, s: there.s };
    return {
      inches: roll.inches,
      at: there.charging.gone,
      volley: volleySight(halted, there.charging) !== null,
      others: interrupters(halted, there.charging).map(({ unit }) => unit),
    };
  });
}

/** A charge under way, in a state of its own. */
export interface ImaginedCharge {
  readonly s: State;
  readonly charging: ChargeUnderWay;
}

/** The charge at its halt, with a bonus and a volley point at this distance from the target; the target does not pivot. */
export function imagineHalt(
  { field, s }: StateView,
  plan: ChargePlan,
  bonus: number,
  apart: number,
): ImaginedCharge {
  const game = imagined(field, s);
  const began = underWay(frontOf(s, plan.point), plan, bonus);
  turnToCharge(game, plan);
  game.s.charging = began;
  const charging = { ...goOnTo(game, began, haltOf(game, began, inches(apart))), halted: true };
  game.s.charging = charging;
  return { s: game.s, charging };
}

/** A charge that continues from its halt: its end, and the enemy that it meets there; null for none. */
export function imagineContact(
  { field, s }: StateView,
  charging: ChargeUnderWay,
): ImaginedCharge & { readonly contact: Contact | null } {
  const game = imagined(field, s);
  const stop = stopOf(game, charging);
  const there = goOnTo(game, charging, stop.at);
  game.s.charging = there;
  const met = stop.enemy !== null && there.gone === stop.at ? stop.enemy : null;
  return { s: game.s, charging: there, contact: met === null ? null : contactOf(game, there, met) };
}

/** A copy of the game without log and without dice. */
function imagined(field: StateView['field'], s: State): AlarmContext {
  const umpire: Umpire = {
    throw({ title }) {
      throw new RangeError(`${title} is not thrown in a look ahead.`);
    },
    emit() {
      // No log is needed.
    },
  };
  return { field, s: cloneState(s), umpire, alarms: [], postponed: [] };
}
