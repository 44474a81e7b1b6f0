import type { Reckoning, Umpire } from '@linstock/kernel';
import { checksAfter } from '../reckon/batch.ts';
import type { ReachOutcome } from '../reckon/charge.ts';
import {
  attackerReckoning,
  beatenReckoning,
  defenderReckoning,
  type ImpactOutcome,
  type Meeting,
} from '../reckon/impact.ts';
import { moraleReckoning, type StrikeFactors } from '../reckon/morale.ts';
import { officerReckoning } from '../reckon/officers.ts';
import { bandAt, checksMorale, type Fire } from '../reckon/shot.ts';
import { type Stretch, stretch } from '../reckon/spread.ts';
import { type Volley, volley } from '../reckon/volley.ts';
import { type Halter, haltReckoning } from '../reckon/volley-point.ts';
import type { Aspect, ImpactStatus } from '../tables/index.ts';
import {
  type Body,
  bodyKey,
  type Facing,
  nerveKey,
  reduced,
  struckByCharge,
  withoutOfficer,
} from './body.ts';

/**
 * A charge from its bonus to the impact, apart from any table: the parts of P6 and P7, each with the dice it throws. The same course is
 * carried out with dice and followed through every outcome.
 */

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

/** The possible ends of a charge before a melee. */
type EndBeforeMelee =
  | 'falls short'
  | `volley: ${Exclude<ChargerAfterVolley, 'goes on'>}`
  | 'repulsed'
  | `beaten: ${ImpactStatus | 'lost'}`
  | 'surrenders';

/** A charge under way: only what its further course depends on. */
export type ChargeState =
  | { readonly at: 'start' }
  | { readonly at: 'halt'; readonly reached: Approach }
  | { readonly at: 'contact'; readonly attacker: Body }
  /** The attacker has thrown its dice at the impact. */
  | { readonly at: 'impact'; readonly attacker: Body; readonly total: number }
  | { readonly at: 'won' }
  | { readonly at: 'melee'; readonly attacker: Body }
  | { readonly at: 'end'; readonly end: EndBeforeMelee };

export const CHARGE_BEGINS: ChargeState = { at: 'start' };

/** The facts by which two states of a charge differ. */
export function chargeKey(state: ChargeState): string {
  switch (state.at) {
    case 'start':
    case 'won':
      return state.at;
    case 'halt': {
      const { contact, disorderedAtEnd } = state.reached;
      return `halt/${haltKey(state.reached)}/${contact}/${disorderedAtEnd}`;
    }
    case 'contact':
    case 'melee':
      return `${state.at}/${bodyKey(state.attacker)}`;
    case 'impact':
      return `impact/${bodyKey(state.attacker)}/${state.total}`;
    case 'end':
      return state.end;
  }
}

/**
 * The differences that matter to the volley: whether there is one, its band and load, its aspect, and the order of the
 * charger.
 */
function haltKey({ volley: fire, disorderedAtHalt }: Approach): string {
  if (fire === null) return `none/${disorderedAtHalt}`;
  const { firer, range, canister, target } = fire;
  return `${bandAt(firer.weapon, range)}/${canister ?? ''}/${target.aspect}/${disorderedAtHalt}`;
}

/** The course of a charge, stretch by stretch; a tied impact is left to the melee. */
export function courseOf(charge: Charge): readonly Stretch<ChargeState>[] {
  return [
    stretch(
      (state: ChargeState) => state.at === 'start',
      (umpire) => ({ reach: rollReach(umpire, charge), point: rollHalt(umpire, charge) }),
      (_, { reach, point }): ChargeState => ({ at: 'halt', reached: charge.approach(reach, point) }),
      { reads: () => '', result: ({ reach, point }) => `${reach.reach.bonus}/${point}` },
    ),
    stretch(
      (state: ChargeState) => state.at === 'halt',
      (umpire, { reached }) => standVolley(umpire, charge, reached),
      ({ reached }, after) => goesOn(charge, reached, after),
      {
        reads: ({ reached }) => haltKey(reached),
        result: ({ attacker, stood }) => `${stood}/${bodyKey(attacker)}`,
      },
    ),
    stretch(
      (state: ChargeState) => state.at === 'contact',
      (umpire, { attacker }) => attackerTotal(umpire, attacker),
      ({ attacker }, total): ChargeState => ({ at: 'impact', attacker, total }),
      { reads: ({ attacker }) => nerveKey(attacker), result: String },
    ),
    stretch(
      (state: ChargeState) => state.at === 'impact',
      (umpire, { total }) => winnerOf(umpire, charge, total),
      ({ attacker }, winner): ChargeState => {
        if (winner === 'tie') return { at: 'melee', attacker };
        return winner === 'attacker' ? { at: 'won' } : { at: 'end', end: 'repulsed' };
      },
      { reads: ({ total }) => String(total), result: String },
    ),
    stretch(
      (state: ChargeState) => state.at === 'won',
      (umpire) => beatenBy(umpire, charge.defender),
      (_, status): ChargeState => ({ at: 'end', end: `beaten: ${status}` }),
      { reads: () => '', result: String },
    ),
  ];
}

/**
 * After the volley: the end of the charge, or its contact (P6, 10 and 11). Going on from the halt the charger may still lose its order. A
 * routed unit surrenders, a limbered battery is lost (JR-14.9a, JR-11.7a).
 */
function goesOn(
  { halter, defender }: Charge,
  { contact, disorderedAtEnd }: Approach,
  { attacker, stood }: AfterVolley,
): ChargeState {
  if (stood !== 'goes on') return { at: 'end', end: `volley: ${stood}` };
  if (!contact) return { at: 'end', end: 'falls short' };
  if (halter === null) return { at: 'end', end: defender.arm === 'battery' ? 'beaten: lost' : 'surrenders' };
  return { at: 'contact', attacker: { ...attacker, disordered: attacker.disordered || disorderedAtEnd } };
}

/** Rolls the charge bonus (P6, 4). */
function rollReach(umpire: Umpire, { bonus }: Charge): ReachOutcome {
  return umpire.throw(bonus);
}

/** Rolls the volley point, in inches (P6, 6); null if there is none. */
function rollHalt(umpire: Umpire, { halter }: Charge): number | null {
  return halter === null ? null : umpire.throw(haltReckoning(halter, 'the defender')).inches;
}

/** A charger at its halt. */
function haltedOf({ attacker }: Charge, { disorderedAtHalt }: Approach): Body {
  return { ...attacker, disordered: attacker.disordered || disorderedAtHalt };
}

/** Rolls for the officer with a unit that took losses: true if he falls (JR-16.2a). */
export function officerFalls(umpire: Umpire, sharpshooters: boolean): boolean {
  return umpire.throw(officerReckoning('its officer', sharpshooters)).killed;
}

/** True if the firer has rifles for sharpshooters, which are worse for officers (JR-16.2a). */
function isSharp({ firer }: Fire): boolean {
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

/** The attacker at the impact (JR-14.6a). */
export function attackingSide(attacker: Body): Meeting {
  const calm = { forming: false, conditionalHold: false };
  return { ...attacker, nerve: attacker, struck: struckByCharge(attacker, 'front', calm) };
}

/** The defender at the impact (JR-14.6a, JR-12.5). */
export function defendingSide({ defender, aspect, forming, conditionalHold }: Charge): Meeting {
  const struck = struckByCharge(defender, aspect, { forming, conditionalHold });
  return { ...defender, nerve: defender, struck };
}

/** The attacker's dice and Impact Morale (P7). */
function attackerTotal(umpire: Umpire, attacker: Body): number {
  return umpire.throw(attackerReckoning(attackingSide(attacker), 'the attacker')).sum;
}

/** The defender's dice against them (P7). */
function winnerOf(umpire: Umpire, charge: Charge, total: number): ImpactOutcome['winner'] {
  return umpire.throw(defenderReckoning(defendingSide(charge), total, 'the defender')).winner;
}

/** The fate of a beaten defender; a battery is lost without a roll (JR-14.8, JR-11.7a). */
function beatenBy(umpire: Umpire, { arm, level }: Body): ImpactStatus | 'lost' {
  return arm === 'battery' ? 'lost' : umpire.throw(beatenReckoning(level, 'the defender')).status;
}

/** The condition of a charger after a volley. */
type ChargerAfterVolley = 'goes on' | 'shaken' | 'routed' | 'destroyed';

/** The charger after the volley. */
interface AfterVolley {
  readonly attacker: Body;
  readonly stood: ChargerAfterVolley;
}

/** Fires the volley; losses, officer and check follow (P6, 8 and 9; P2). */
function standVolley(umpire: Umpire, charge: Charge, reached: Approach): AfterVolley {
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
  const { passed, level } = umpire.throw(moraleReckoning(left, struck, 'the attacker'));
  return {
    attacker: { ...left, level },
    stood: passed ? 'goes on' : level === 'routed' ? 'routed' : 'shaken',
  };
}
