import { agreeingForm, nameWithArticle } from '@linstock/scene';
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

/** A name with its verb: `the 7th Foot acts`, but `3 companies of the 7th Foot act` and `the 71st Highlanders act`. */
export function does(names: string, verb: string): string {
  const [many, one] = IRREGULAR[verb] ?? [verb, `${verb}s`];
  return `${names} ${agreeingForm(names, one, many)}`;
}

const IRREGULAR: Readonly<Record<string, readonly [many: string, one: string]>> = {
  be: ['are', 'is'],
  have: ['have', 'has'],
};

/** A company by its place in its regiment, 1 to 5 (MM-A1m): `2nd company of the 7th Foot`. */
export function companyName(regiment: string, place: number): string {
  return `${place}${['st', 'nd', 'rd'][place - 1] ?? 'th'} company of ${nameWithArticle(regiment)}`;
}
