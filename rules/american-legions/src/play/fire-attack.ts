import { distance, type Hex } from '@linstock/ground';
import { nth, otherSide, type Side } from '@linstock/kernel';
import {
  companyOf,
  facingIn,
  facingOfCompany,
  hexOfCompany,
  isGunCompany,
  isRouted,
  lookAround,
  orderOf,
  troopsIn,
} from '../model/board.ts';
import type { CompanyId, Field, RegimentId } from '../model/field.ts';
import type { Game } from '../model/game.ts';
import type { Scratch } from '../model/scratch.ts';
import type { State } from '../model/state.ts';
import * as S from '../model/state.ts';
import { companyFire, type FireAttack, type Firer } from '../reckon/fire.ts';
import { entryArc, sightReason } from '../reckon/sight.ts';
import { isInfantry, ORDER_RULES, UNITS } from '../tables/index.ts';

/** A fire attack in a position: for the reckoning, and in short for finding attacks fast. */

/** The regiment that fires; none for guns alone (AL-7.31b, f). */
export function regimentOfAttack(field: Field, companies: readonly CompanyId[]): RegimentId {
  const first = companies.find((c) => !isGunCompany(companyOf(field, c)));
  return first === undefined ? S.NONE : companyOf(field, first).regiment;
}

/**
 * The attack as the reckoning wants it (AL-7.31a, f, h, AL-7.33n). The companies must be on the map; they need not be
 * allowed to fire.
 */
export function attackOf(
  game: Pick<Game, 'field' | 's'>,
  side: Side,
  target: Hex,
  companies: readonly CompanyId[],
): FireAttack {
  const { field, s } = game;
  const enemy = otherSide(side);
  const facing = facingIn(field, s, target, enemy);
  const looked = lookAround(field, s);
  const regiment = regimentOfAttack(field, companies);
  return {
    firers: companies.map((c) => firerOf(field, s, looked, c, target, facing)),
    targetRouted: facing === S.NONE,
    targetName: `${troopsIn(field, s, target, enemy)}`,
    targetEmpty: looked.held[target * 2 + enemy] === 0,
    regimentClosed: regiment !== S.NONE && (nth(s.regimentDone, regiment) & S.CLOSED_FIRE) !== 0,
    otherSidesHalf: companies.some((c) => companyOf(field, c).side !== side),
  };
}

/** A company that fires, with everything that affects its fire (AL-7.31c, AL-7.32b, AL-7.33a, g, AL-8.1d). */
function firerOf(field: Field, s: State, looked: Scratch, c: CompanyId, target: Hex, facing: number): Firer {
  const company = companyOf(field, c);
  const { map } = field;
  const from = hexOfCompany(s, c);
  const occupied = (hex: Hex) => looked.held[hex * 2] !== 0 || looked.held[hex * 2 + 1] !== 0;
  return {
    id: `company:${c}`,
    name: companyOf(field, c).title,
    arm: company.arm,
    regiment: company.regiment === S.NONE ? null : company.regiment,
    gun: company.gun,
    order: orderOf(s, company.regiment),
    disordered: s.status[c] === S.DISORDERED,
    range: distance(map, from, target),
    entry: entryArc(map, from, target, facing === S.NONE ? null : facing),
    routed: isRouted(field, s, c),
    outOfCommand: s.outOfCommand[c] === 1,
    onMovingSide: s.gunSide[c] === S.MOVING,
    alreadyFired: (nth(s.done, c) & S.FIRED) !== 0,
    sight: sightReason(map, from, facingOfCompany(s, c), target, isGunCompany(company), occupied),
  };
}

/**
 * True if a company may fire at anything at all in this half (AL-7.31c, f, AL-4.11d, AL-4.14d, AL-7.33l, m,
 * AL-8.1d).
 */
export function mayFire(field: Field, s: State, c: CompanyId): boolean {
  const { arm, regiment } = companyOf(field, c);
  if (s.at[c] === S.NONE || UNITS[arm].maxRange === 0 || s.outOfCommand[c] === 1) return false;
  if ((nth(s.done, c) & S.FIRED) !== 0 || isRouted(field, s, c)) return false;
  if (isGunCompany(companyOf(field, c))) return s.gunSide[c] === S.FIRING;
  if ((nth(s.regimentDone, regiment) & S.CLOSED_FIRE) !== 0) return false;
  return !isInfantry(arm) || ORDER_RULES[orderOf(s, regiment) ?? 'none'].mayFire;
}

/**
 * The strength that a company adds to an attack on a hex, in companies (AL-7.33a, b); 0 if it cannot reach or
 * see it (AL-7.32b, c). After `lookAround`.
 */
export function shotAt(field: Field, s: State, looked: Scratch, c: CompanyId, target: Hex): number {
  const company = companyOf(field, c);
  const from = hexOfCompany(s, c);
  const range = distance(field.map, from, target);
  if (range > UNITS[company.arm].maxRange) return 0;
  const occupied = (hex: Hex) => looked.held[hex * 2] !== 0 || looked.held[hex * 2 + 1] !== 0;
  if (sightReason(field.map, from, facingOfCompany(s, c), target, isGunCompany(company), occupied)) return 0;
  return companyFire(company.arm, range, s.status[c] === S.DISORDERED, orderOf(s, company.regiment));
}
