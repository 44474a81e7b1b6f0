import { companyNamed, type Name, personNamed, type Saying, saying } from '@linstock/scene';
import type { Weapon } from './index.ts';
/** The names of companies and regiments in sentences. */

/** The word for a company's weapon. */
export const ARMS: Readonly<Record<Weapon, string>> = {
  musket: 'muskets',
  rifle: 'rifles',
  carbine: 'carbines',
  canister: 'canister',
  shot: 'shot or shell',
};

/** A name with its verb: `The 7th Foot acts`, but `3 companies of the 7th Foot act` and `The 71st Highlanders act`. */
export function does(name: Name, verb: string): Saying {
  const [many, one] = IRREGULAR[verb] ?? [verb, `${verb}s`];
  return saying(name, one, many);
}

const IRREGULAR: Readonly<Record<string, readonly [many: string, one: string]>> = {
  be: ['are', 'is'],
  have: ['have', 'has'],
};

/** A company of which nothing is known but that it is one. */
export const A_COMPANY = personNamed('a company');

/** A company by its place in its regiment, 1 to 5 (MM-A1m): `2nd company of the 7th Foot`. */
export function companyName(regiment: Name, place: number): Name {
  return companyNamed(`${place}${['st', 'nd', 'rd'][place - 1] ?? 'th'}`, regiment);
}
