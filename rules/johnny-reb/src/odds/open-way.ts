import { inches } from '@linstock/ground';
import { type ChargeWay, chargeAlong, type ReachOutcome } from '../reckon/charge.ts';
import { canFire } from '../reckon/fire.ts';
import { obstacleCost } from '../reckon/going.ts';
import { refuseCanister } from '../reckon/may-fire.ts';
import type { Canister, Fire, Firer } from '../reckon/shot.ts';
import { haltDistance } from '../reckon/volley-point.ts';
import { type FireMode, type GoingKind, isGun, RATES, type RateRow } from '../tables/index.ts';
import { type Body, strengthOfBody } from './body.ts';
import type { Approach } from './course.ts';

/** A charge straight at its target, over ground that is all alike: no table is needed. */

/** The manner of the defender's volley. */
export interface VolleyManner
  extends Pick<Firer, 'ammunition' | 'works' | 'opening' | 'conditionalHold' | 'inWoods' | 'refusesFlank'> {
  readonly mode: FireMode;
  /** The load of a battery if the halt is near enough for canister. */
  readonly canister: Canister | null;
}

/** The way of a charge: inches to contact, the ground, and the obstacles that are crossed before the halt. */
export interface OpenWay {
  readonly row: RateRow;
  readonly inches: number;
  readonly going: GoingKind;
  readonly obstacles: number;
}

/** The way to a distance from the defender; 0 for the whole way to contact. */
export function wayTo({ inches: whole, going, obstacles }: OpenWay, gap: number): ChargeWay {
  return { stretches: [[going, Math.max(0, whole - gap)]], obstacles };
}

/** The approach on such a way; `manner` is null if there is no volley. */
export function approachOn(
  way: OpenWay,
  attacker: Body,
  defender: Body,
  manner: VolleyManner | null,
): (reached: ReachOutcome, point: number | null) => Approach {
  return ({ reach, contact, disordered: disorderedAtEnd }, point) => {
    if (point === null) return { volley: null, disorderedAtHalt: false, contact, disorderedAtEnd };
    const wanted = haltDistance(point, way.inches);
    const there = chargeAlong(way.row, reach, wayTo(way, wanted));
    // If the reach ends before the volley point, the charger stops there (JR-14.4d).
    const halt = there.contact ? wanted : gapAfter(way, reach.reach);
    const halted = { ...attacker, disordered: attacker.disordered || there.disordered };
    const volley = manner && volleyAt(halt, halted, defender, manner);
    return { volley, disorderedAtHalt: there.disordered, contact, disorderedAtEnd };
  };
}

/** Inches to the target after an allowance has been spent. */
function gapAfter({ row, inches: whole, going, obstacles }: OpenWay, spent: number): number {
  const pace = RATES[row][going] / RATES[row].open;
  return Math.max(0, whole - Math.max(0, spent - obstacleCost(row, obstacles)) * pace);
}

function volleyAt(halt: number, attacker: Body, defender: Body, manner: VolleyManner): Fire | null {
  const range = inches(halt);
  const { mode, canister, ...how } = manner;
  const { weapon } = defender;
  const load =
    isGun(weapon) && canister !== null && refuseCanister(weapon, range, canister) === null ? canister : null;
  const fire: Fire = {
    firer: {
      ...how,
      arm: defender.arm,
      strength: strengthOfBody(defender),
      quality: defender.quality,
      weapon,
      formation: defender.formation,
      stands: Math.max(1, defender.stands.length),
      disordered: defender.disordered,
      shaken: defender.level === 'shaken',
      officerPresent: defender.officer !== null,
    },
    target: {
      arm: attacker.arm,
      strength: strengthOfBody(attacker),
      quality: attacker.quality,
      formation: attacker.formation,
      disordered: attacker.disordered,
      routed: false,
      cover: null,
      aspect: 'front',
      disengaging: false,
      charging: true,
    },
    mode,
    range,
    areaFire: false,
    rapidFire: false,
    canister: load,
  };
  return canFire(fire) ? fire : null;
}
