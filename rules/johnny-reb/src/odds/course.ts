import type { Reckoning, Umpire } from '@linstock/kernel';
import { checksAfter } from '../reckon/batch.ts';
import type { ReachOutcome } from '../reckon/charge.ts';
import {
  attackerReckoning,
  beatenReckoning,
  defenderReckoning,
  type ImpactOutcome,
} from '../reckon/impact.ts';
import { type MoraleOutcome, moraleReckoning, type StrikeFactors } from '../reckon/morale.ts';
import { officerReckoning } from '../reckon/officers.ts';
import { checksMorale, type Fire } from '../reckon/shot.ts';
import { type Volley, volley } from '../reckon/volley.ts';
import { type Halter, haltReckoning } from '../reckon/volley-point.ts';
import type { Aspect, ImpactStatus } from '../tables/index.ts';
import { type Body, type Facing, reduced, struckByCharge, withoutOfficer } from './body.ts';

/** A charge from its bonus to the impact, apart from any table: the parts of P6 and P7, each with the dice it throws. */

/** A charge that is about to be made. */
export interface Charge {
  readonly attacker: Body;
  readonly defender: Body;
  /** The roll of its bonus. */
  readonly bonus: Reckoning<ReachOutcome>;
  /** The aspect of the attack on the defender, as the charge begins (JR-2.6e). */
  readonly aspect: Aspect;
  /** The angle of each side's attack on the other, in a melee after a tied impact (JR-2.6f). */
  readonly facing: Facing;
  /** The factors of the volley point; null for a routed unit or a limbered battery, which has none (JR-14.4g). */
  readonly halter: Halter | null;
  readonly forming: boolean;
  readonly conditionalHold: boolean;
  /**
   * The approach with a bonus, and its halt (P6, 7).
   * @param point inches of the volley point; null if there is none
   */
  approach(reached: ReachOutcome, point: number | null): Approach;
}

/** The distance that a charge reaches, and its order. */
export interface Approach {
  /** The volley at the halt; null if none is given (JR-14.4e). */
  readonly volley: Fire | null;
  readonly disorderedAtHalt: boolean;
  readonly contact: boolean;
  readonly disorderedAtEnd: boolean;
}

/** Rolls the charge bonus (P6, 4). */
export function rollReach(umpire: Umpire, { bonus }: Charge): ReachOutcome {
  return umpire.throw(bonus);
}

/** Rolls the volley point, in inches (P6, 6); null if there is none. */
export function rollHalt(umpire: Umpire, { halter }: Charge): number | null {
  return halter === null ? null : umpire.throw(haltReckoning(halter, 'the defender')).inches;
}

/** A charger at its halt. */
export function haltedOf({ attacker }: Charge, { disorderedAtHalt }: Approach): Body {
  return { ...attacker, disordered: attacker.disordered || disorderedAtHalt };
}

/** Rolls for the officer with a unit that took losses: true if he falls (JR-16.2a). */
export function officerFalls(umpire: Umpire, sharpshooters: boolean): boolean {
  return umpire.throw(officerReckoning('its officer', sharpshooters)).killed;
}

/** True if the firer has rifles for sharpshooters, which are worse for officers (JR-16.2a). */
export function isSharp({ firer }: Fire): boolean {
  return firer.weapon === 'sharpshooter_rifle';
}

/** The cause of a halted charger's check after the volley (JR-12.2a); null if it need not check. */
export function shockOf(
  fire: Fire,
  halted: Body,
  left: Body,
  { losses, hitCheck, standLost }: VolleyDamage,
): StrikeFactors | null {
  const { aspect } = fire.target;
  const hit = { firer: 0, aspect, losses, hitCheck, distance: 0 };
  if (!checksAfter([hit], { firstLoss: !halted.blooded, standLost })) return null;
  return {
    by: 'fire',
    aspect,
    disordered: left.disordered,
    forming: false,
    conditionalHold: false,
    gunLosses: checksMorale(fire.firer) ? losses : 0,
  };
}

/** The damage of a volley. */
export interface VolleyDamage extends Pick<Volley, 'losses' | 'hitCheck'> {
  readonly standLost: boolean;
}

/** The check of a charger after the volley (P3). */
export function checkCharger(umpire: Umpire, attacker: Body, struck: StrikeFactors): MoraleOutcome {
  return umpire.throw(moraleReckoning(attacker, struck, 'the attacker'));
}

/** The attacker's dice and Impact Morale (P7). */
export function attackerTotal(umpire: Umpire, attacker: Body): number {
  const calm = { forming: false, conditionalHold: false };
  const struck = struckByCharge(attacker, 'front', calm);
  return umpire.throw(attackerReckoning({ ...attacker, nerve: attacker, struck }, 'the attacker')).sum;
}

/** The defender's dice against them (P7). */
export function winnerOf(umpire: Umpire, charge: Charge, total: number): ImpactOutcome['winner'] {
  const { defender, aspect, forming, conditionalHold } = charge;
  const struck = struckByCharge(defender, aspect, { forming, conditionalHold });
  return umpire.throw(defenderReckoning({ ...defender, nerve: defender, struck }, total, 'the defender'))
    .winner;
}

/** The fate of a beaten defender; a battery is lost without a roll (JR-14.8, JR-11.7a). */
export function beatenBy(umpire: Umpire, { arm, level }: Body): ImpactStatus | 'lost' {
  return arm === 'battery' ? 'lost' : umpire.throw(beatenReckoning(level, 'the defender')).status;
}

/** The condition of a charger after a volley. */
export type ChargerAfterVolley = 'goes on' | 'shaken' | 'routed' | 'destroyed';

/** Fires the volley with real dice; losses, officer and check follow (P6, 8 and 9; P2). */
export function standVolley(
  umpire: Umpire,
  charge: Charge,
  reached: Approach,
): { attacker: Body; stood: ChargerAfterVolley } {
  const halted = haltedOf(charge, reached);
  const { volley: fire } = reached;
  if (fire === null) return { attacker: halted, stood: 'goes on' };
  const { losses, hitCheck } = volley(umpire, fire, 'Volley of the defender');
  const { body, standLost, destroyed } = reduced(halted, losses);
  const falls = losses > 0 && body.officer !== null && officerFalls(umpire, isSharp(fire));
  const left = falls ? withoutOfficer(body) : body;
  if (destroyed) return { attacker: left, stood: 'destroyed' };
  const struck = shockOf(fire, halted, left, { losses, hitCheck, standLost });
  if (struck === null) return { attacker: left, stood: 'goes on' };
  const { passed, level } = checkCharger(umpire, left, struck);
  return {
    attacker: { ...left, level },
    stood: passed ? 'goes on' : level === 'routed' ? 'routed' : 'shaken',
  };
}
