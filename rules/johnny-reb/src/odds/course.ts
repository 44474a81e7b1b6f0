import { inches } from '@linstock/ground';
import type { Umpire } from '@linstock/kernel';
import { checksAfter } from '../reckon/batch.ts';
import { type ChargeWay, chargeAlong, type ReachOutcome, reachReckoning } from '../reckon/charge.ts';
import { canFire } from '../reckon/fire.ts';
import {
  attackerReckoning,
  beatenReckoning,
  defenderReckoning,
  type ImpactOutcome,
} from '../reckon/impact.ts';
import { type MoraleOutcome, moraleReckoning, type Struck } from '../reckon/morale.ts';
import { officerReckoning } from '../reckon/officers.ts';
import { type Canister, checksMorale, type Fire, type Firer } from '../reckon/shot.ts';
import { type Volley, volley } from '../reckon/volley.ts';
import { haltDistance, type Halter, haltReckoning } from '../reckon/volley-point.ts';
import { refuseCanister } from '../reckon/may-fire.ts';
import type { Aspect, BonusRow, FireMode, Gun, ImpactStatus, RateRow } from '../tables.ts';
import { type Body, reduced, strengthOf, struckByCharge, withoutOfficer } from './body.ts';

/** A charge from its bonus to the impact, apart from any table: the parts of P6 and P7, each with the dice it throws. */

/** How the defender fires his volley. */
export interface Manner
  extends Pick<Firer, 'ammunition' | 'works' | 'opening' | 'conditionalHold' | 'inWoods' | 'refusesFlank'> {
  readonly mode: FireMode;
  /** What a battery loads where the halt is near enough for it. */
  readonly canister: Canister | null;
  readonly rapidFire: boolean;
}

/** A charge that is about to be made. */
export interface Charge {
  readonly attacker: Body;
  readonly defender: Body;
  readonly row: RateRow;
  readonly bonusRow: BonusRow;
  /** It begins at an angle, disordered (JR-14.1b). */
  readonly angled: boolean;
  /** Inches between them as it begins. */
  readonly distance: number;
  /** The way to where the defender is so many inches off; 0 for the whole way to contact. */
  wayTo(gap: number): ChargeWay;
  /** Inches between them where so much allowance has been spent. */
  gapAfter(spent: number): number;
  /** Of the attack on the defender, as the charge begins (JR-2.6e). */
  readonly aspect: Aspect;
  /** What settles the volley point; null for a routed unit or a limbered battery, which has none (JR-14.4g). */
  readonly halter: Halter | null;
  /** Null where there is no volley (JR-14.4e). */
  readonly volley: Manner | null;
  readonly forming: boolean;
  readonly conditionalHold: boolean;
}

/** How far a charge comes, and in what order. */
export interface Approach {
  /** Inches to the defender at the halt; null where there is no halt. */
  readonly halt: number | null;
  readonly disorderedAtHalt: boolean;
  readonly contact: boolean;
  readonly disorderedAtEnd: boolean;
}

/** Rolls the charge bonus (P6, 4). */
export function rollReach(umpire: Umpire, charge: Charge): ReachOutcome {
  const { row, bonusRow, attacker, angled } = charge;
  return umpire.throw(reachReckoning(row, bonusRow, attacker.quality, charge.wayTo(0), angled));
}

/** Rolls the volley point, in inches (P6, 6); null where there is none. */
export function rollHalt(umpire: Umpire, { halter }: Charge): number | null {
  return halter === null ? null : umpire.throw(haltReckoning(halter, 'the defender')).inches;
}

/**
 * Where a charger stands for the volley: at the volley point, or where its reach ends before (JR-14.4d).
 * @param rolled inches of the volley point
 */
export function approachOf(charge: Charge, reached: ReachOutcome, rolled: number | null): Approach {
  const { reach, contact, disordered: disorderedAtEnd } = reached;
  if (rolled === null) return { halt: null, disorderedAtHalt: false, contact, disorderedAtEnd };
  const point = haltDistance(rolled, charge.distance);
  const there = chargeAlong(charge.row, reach, charge.wayTo(point));
  const halt = there.contact ? point : charge.gapAfter(reach.reach);
  return { halt, disorderedAtHalt: there.disordered, contact, disorderedAtEnd };
}

/** The volley at the halt, as the fire it is; null where none is fired. */
export function volleyOf(charge: Charge, { halt, disorderedAtHalt }: Approach): Fire | null {
  const { volley: manner, attacker, defender } = charge;
  if (manner === null || halt === null) return null;
  const range = inches(halt);
  const { mode, canister, rapidFire, ...how } = manner;
  const load = defender.arm === 'battery' ? canister : null;
  const fire: Fire = {
    firer: {
      ...how,
      arm: defender.arm,
      strength: strengthOf(defender),
      quality: defender.quality,
      weapon: defender.weapon,
      formation: defender.formation,
      stands: Math.max(1, defender.stands.length),
      disordered: defender.disordered,
      shaken: defender.level === 'shaken',
      officerPresent: defender.officer !== null,
    },
    target: {
      arm: attacker.arm,
      strength: strengthOf(attacker),
      quality: attacker.quality,
      formation: attacker.formation,
      disordered: attacker.disordered || disorderedAtHalt,
      routed: false,
      cover: null,
      aspect: 'front',
      disengaging: false,
      charging: true,
    },
    mode,
    range,
    areaFire: false,
    rapidFire,
    canister: load !== null && refuseCanister(defender.weapon as Gun, range, load) === null ? load : null,
  };
  return canFire(fire) ? fire : null;
}

/** A charger where he is halted. */
export function haltedOf({ attacker }: Charge, { disorderedAtHalt }: Approach): Body {
  return { ...attacker, disordered: attacker.disordered || disorderedAtHalt };
}

/** Rolls for the officer with a unit that lost something: whether he falls (JR-16.2a). */
export function officerFalls(umpire: Umpire, sharpshooters: boolean): boolean {
  return umpire.throw(officerReckoning('its officer', sharpshooters)).killed;
}

/** Whether he who fires has rifles for sharpshooters, which are worse for officers (JR-16.2a). */
export function isSharp({ firer }: Fire): boolean {
  return firer.weapon === 'sharpshooter_rifle';
}

/** Why a halted charger checks after the volley, if he does (JR-12.2a); null where he need not. */
export function shockOf(
  fire: Fire,
  halted: Body,
  left: Body,
  { losses, hitCheck, standLost }: Hurt,
): Struck | null {
  const hit = { firer: 0, aspect: 'front', losses, hitCheck, distance: 0 } as const;
  if (!checksAfter([hit], { firstLoss: !halted.blooded, standLost })) return null;
  return {
    by: 'fire',
    aspect: 'front',
    disordered: left.disordered,
    forming: false,
    conditionalHold: false,
    gunLosses: checksMorale(fire.firer) ? losses : 0,
  };
}

/** What a volley did. */
export interface Hurt extends Pick<Volley, 'losses' | 'hitCheck'> {
  readonly standLost: boolean;
}

/** The check of a charger after the volley (P3). */
export function checkCharger(umpire: Umpire, attacker: Body, struck: Struck): MoraleOutcome {
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

/** What becomes of a beaten defender; a battery is lost without a roll (JR-14.8, JR-11.7a). */
export function beatenBy(umpire: Umpire, { arm, level }: Body): ImpactStatus | 'lost' {
  return arm === 'battery' ? 'lost' : umpire.throw(beatenReckoning(level, 'the defender')).status;
}

/** How a volley may leave a charger. */
export type Stood = 'goes on' | 'shaken' | 'routed' | 'destroyed';

/** Fires the volley with real dice; losses, officer and check follow (P6, 8 and 9; P2). */
export function standVolley(
  umpire: Umpire,
  charge: Charge,
  reached: Approach,
): { attacker: Body; stood: Stood } {
  const halted = haltedOf(charge, reached);
  const fire = volleyOf(charge, reached);
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
