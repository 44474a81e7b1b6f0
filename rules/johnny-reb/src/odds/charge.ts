import type { Umpire } from '@linstock/kernel';
import { repulsedReckoning } from '../reckon/impact.ts';
import type { Fire } from '../reckon/shot.ts';
import { followed, merged, type PossibleValue, type Spread, spreadOf } from '../reckon/spread.ts';
import { type Volley, volley } from '../reckon/volley.ts';
import type { Body } from './body.ts';
import { CHARGE_BEGINS, type Charge, type ChargeState, chargeKey, courseOf } from './course.ts';
import { meleeOdds } from './melee.ts';
import { type MeleeEnd, meleeOf } from './rounds.ts';

/** A whole charge: thrown through to its end, and the exact chances of its ends. */

/** The possible ends of a charge. */
export type ChargeEnd = Extract<ChargeState, { readonly at: 'end' }>['end'] | `melee: ${MeleeEnd}`;

/** Throws a charge through to its end. */
export function throwCharge(umpire: Umpire, charge: Charge): ChargeEnd {
  const state = courseOf(charge).reduce((at, { carryOut }) => carryOut(umpire, at), CHARGE_BEGINS);
  if (state.at === 'melee')
    return `melee: ${meleeOf(umpire, state.attacker, charge.defender, charge.facing)}`;
  if (state.at !== 'end') throw new RangeError(`A charge has no end at its ${state.at}.`);
  // It falls back a die (JR-14.7a).
  if (state.end === 'repulsed') umpire.throw(repulsedReckoning('the attacker'));
  return state.end;
}

/** The ends of a charge, each with its exact chance. */
export function chargeOdds(charge: Charge): Spread<ChargeEnd> {
  const ends: PossibleValue<ChargeEnd>[] = [];
  const tied: PossibleValue<Body>[] = [];
  for (const { value, chance } of followed(courseOf(charge), CHARGE_BEGINS, chargeKey))
    if (value.at === 'melee') tied.push({ value: value.attacker, chance });
    else if (value.at === 'end') ends.push({ value: value.end, chance });
  const melee = meleeOdds(tied, charge.defender, charge.facing).map(({ value, chance }) => ({
    value: `melee: ${value}` as const,
    chance,
  }));
  return merged<ChargeEnd>([...ends, ...melee], (end) => end);
}

/** The exact chances of the results of one fire, except those for ammunition. */
export function fireOdds(fire: Fire): Spread<Volley> {
  return spreadOf(
    (umpire) => volley(umpire, fire, 'Fire'),
    ({ losses, guns, hitCheck }) => `${losses}/${guns?.sections ?? ''}/${guns?.horses ?? ''}/${hitCheck}`,
  );
}
