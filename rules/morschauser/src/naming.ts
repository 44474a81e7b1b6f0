import { agreeing, withThe } from '@linstock/scene';
/** What companies and regiments are called in sentences. */

/** What somebody does: `the 7th Foot acts`, but `3 companies of the 7th Foot act` and `the 71st Highlanders act`. */
export function does(names: string, verb: string): string {
  const [many, one] = IRREGULAR[verb] ?? [verb, `${verb}s`];
  return `${names} ${agreeing(names, one, many)}`;
}

const IRREGULAR: Readonly<Record<string, readonly [many: string, one: string]>> = {
  be: ['are', 'is'],
  have: ['have', 'has'],
};

/** A company by its place in its regiment, 1 to 5 (MM-A1m): `2nd company of the 7th Foot`. */
export function companyName(regiment: string, place: number): string {
  return `${place}${['st', 'nd', 'rd'][place - 1] ?? 'th'} company of ${withThe(regiment)}`;
}
