import { remembered } from '../reckon/cache.ts';
import type { MoraleOutcome, StrikeFactors } from '../reckon/morale.ts';
import { bandAt, type Fire } from '../reckon/shot.ts';
import { followedBy, merged, type PossibleValue, type Spread, spreadOf } from '../reckon/spread.ts';
import type { Volley } from '../reckon/volley.ts';
import { volley } from '../reckon/volley.ts';
import type { ImpactStatus } from '../tables/index.ts';
import { type Body, bodyKey, nerveKey, reduced, withoutOfficer } from './body.ts';
import {
  type Approach,
  attackerTotal,
  beatenBy,
  type Charge,
  type ChargerAfterVolley,
  checkCharger,
  haltedOf,
  isSharp,
  officerFalls,
  rollHalt,
  rollReach,
  shockOf,
  winnerOf,
} from './course.ts';
import { meleeOdds } from './melee.ts';
import type { MeleeEnd } from './rounds.ts';

/** Exact chances of a whole charge: bonus, volley point, volley, morale, impact, melee. */

/** The possible ends of a charge. */
export type ChargeEnd =
  | 'falls short'
  | `volley: ${Exclude<ChargerAfterVolley, 'goes on'>}`
  | 'repulsed'
  | `beaten: ${ImpactStatus | 'lost'}`
  | 'surrenders'
  | `melee: ${MeleeEnd}`;

/** The ends of a charge, each with its exact chance. */
export function chargeOdds(charge: Charge): Spread<ChargeEnd> {
  const ends: PossibleValue<ChargeEnd>[] = [];
  const met: PossibleValue<Body>[] = [];
  for (const { value, chance } of afterVolleys(charge)) {
    const { attacker, stood, contact } = value;
    if (stood !== 'goes on') ends.push({ value: `volley: ${stood}`, chance });
    else if (contact) met.push({ value: attacker, chance });
    else ends.push({ value: 'falls short', chance });
  }
  return merged([...ends, ...contactOdds(charge, met)], (end) => end);
}

/** The charger after the volley, and whether its reach takes it to contact. */
interface AfterVolley {
  readonly attacker: Body;
  readonly stood: ChargerAfterVolley;
  readonly contact: boolean;
}

/** The bonus, the volley point and the volley. Halts that the volley does not tell apart are reckoned once. */
function afterVolleys(charge: Charge): Spread<AfterVolley> {
  const bonuses = spreadOf(
    (umpire) => rollReach(umpire, charge),
    ({ reach }) => String(reach.bonus),
  );
  const points = spreadOf((umpire) => rollHalt(umpire, charge), String);
  const ways = bonuses.flatMap(({ value: bonus, chance }) =>
    points.map(({ value: point, chance: by }) => ({
      value: charge.approach(bonus, point),
      chance: chance * by,
    })),
  );
  const halts = merged(ways, (way) => `${haltKey(way)}/${way.contact}/${way.disorderedAtEnd}`);
  const checks = remembered(
    ({ attacker, struck }: CheckingCharger) => `${nerveKey(attacker)}/${struck.gunLosses}/${struck.aspect}`,
    ({ attacker, struck }) =>
      spreadOf(
        (umpire) => checkCharger(umpire, attacker, struck),
        ({ key }) => key,
      ),
  );
  const fired = remembered(haltKey, (way: Approach) => volleyOdds(charge, way, checks));
  return followedBy(
    halts,
    (way) => fired(way).map(({ value, chance }) => ({ value: goingOn(value, way), chance })),
    ({ attacker, stood, contact }) =>
      stood === 'goes on' && contact ? bodyKey(attacker) : `${stood}${contact}`,
  );
}

/** A charger who checks after the volley. */
interface CheckingCharger {
  readonly attacker: Body;
  readonly struck: StrikeFactors;
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

/** Going on from the halt the charger may still lose its order (P6, 10). */
function goingOn(
  { attacker, stood }: Omit<AfterVolley, 'contact'>,
  { contact, disorderedAtEnd }: Approach,
): AfterVolley {
  return { attacker: { ...attacker, disordered: attacker.disordered || disorderedAtEnd }, stood, contact };
}

/** One volley: its losses, then the officer, then the check. */
function volleyOdds(
  charge: Charge,
  way: Approach,
  checks: (checking: CheckingCharger) => Spread<MoraleOutcome>,
): Spread<Omit<AfterVolley, 'contact'>> {
  const halted = haltedOf(charge, way);
  const { volley: fire } = way;
  if (fire === null) return [{ value: { attacker: halted, stood: 'goes on' }, chance: 1 }];
  const fallen = spreadOf((umpire) => officerFalls(umpire, isSharp(fire)), String);
  return followedBy(
    fireOdds(fire),
    ({ losses, hitCheck }) => {
      const { body, standLost, destroyed } = reduced(halted, losses);
      const fates = losses > 0 && body.officer !== null ? fallen : [{ value: false, chance: 1 }];
      return followedBy(
        fates,
        (falls): Spread<Omit<AfterVolley, 'contact'>> => {
          const attacker = falls ? withoutOfficer(body) : body;
          if (destroyed) return [{ value: { attacker, stood: 'destroyed' }, chance: 1 }];
          const struck = shockOf(fire, halted, attacker, { losses, hitCheck, standLost });
          if (struck === null) return [{ value: { attacker, stood: 'goes on' }, chance: 1 }];
          return checks({ attacker, struck }).map(({ value: { passed, level }, chance }) => ({
            value: {
              attacker: { ...attacker, level },
              stood: passed ? 'goes on' : level === 'routed' ? 'routed' : 'shaken',
            },
            chance,
          }));
        },
        afterKey,
      );
    },
    afterKey,
  );
}

const afterKey = ({ attacker, stood }: Omit<AfterVolley, 'contact'>): string =>
  `${stood}/${bodyKey(attacker)}`;

/** The results of one fire, exactly; without ammunition. */
export function fireOdds(fire: Fire): Spread<Volley> {
  return spreadOf(
    (umpire) => volley(umpire, fire, 'Fire'),
    ({ losses, guns, hitCheck }) => `${losses}/${guns?.sections ?? ''}/${guns?.horses ?? ''}/${hitCheck}`,
  );
}

/** From contact on: a routed unit surrenders, a limbered battery is lost; else the impact (JR-14.9a, JR-11.7a, P7). */
function contactOdds(charge: Charge, met: Spread<Body>): Spread<ChargeEnd> {
  const { defender } = charge;
  const all = met.reduce((sum, { chance }) => sum + chance, 0);
  if (charge.halter === null)
    return all > 0
      ? [{ value: defender.arm === 'battery' ? 'beaten: lost' : 'surrenders', chance: all }]
      : [];
  const won = { attacker: 0, defender: 0 };
  const tied: PossibleValue<Body>[] = [];
  const winners = impacts(charge);
  for (const { value, chance } of met)
    for (const { value: winner, chance: by } of winners(value))
      if (winner === 'tie') tied.push({ value, chance: chance * by });
      else won[winner] += chance * by;
  const beaten = won.attacker > 0 ? spreadOf((umpire) => beatenBy(umpire, defender), String) : [];
  return [
    ...(won.defender > 0 ? [{ value: 'repulsed' as const, chance: won.defender }] : []),
    ...beaten.map(({ value, chance }) => ({
      value: `beaten: ${value}` as const,
      chance: chance * won.attacker,
    })),
    ...meleeOdds(tied, defender, charge.facing).map(({ value, chance }) => ({
      value: `melee: ${value}` as const,
      chance,
    })),
  ];
}

/** The winner of the impact; attackers with equal Impact Morale and totals are computed once. */
function impacts(charge: Charge): (attacker: Body) => Spread<Winner> {
  const reply = remembered(String, (total: number) =>
    spreadOf((umpire) => winnerOf(umpire, charge, total), String),
  );
  return remembered(nerveKey, (attacker: Body) =>
    followedBy(
      spreadOf((umpire) => attackerTotal(umpire, attacker), String),
      reply,
      String,
    ),
  );
}

type Winner = 'attacker' | 'defender' | 'tie';
