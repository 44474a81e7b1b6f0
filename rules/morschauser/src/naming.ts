/** What companies and regiments are called in sentences. */

/** A name with its article: `the 7th Foot`, but `Thomas's battalion` and `Watteville's Regiment` as they are. */
export function withArticle(name: string): string {
  return /^\S+'s /.test(name) ? name : `the ${name}`;
}

/** What somebody does: `the 7th Foot acts`, but `3 companies of the 7th Foot act` and `the 71st Highlanders act`. */
export function does(names: string, verb: string): string {
  const [many, one] = IRREGULAR[verb] ?? [verb, `${verb}s`];
  return `${names} ${areMany(names) ? many : one}`;
}

const IRREGULAR: Readonly<Record<string, readonly [many: string, one: string]>> = {
  be: ['are', 'is'],
  have: ['have', 'has'],
};

/** `the 4-pdr mountain guns (Cole)` are many, `the 2nd company of the 71st Highlanders` is one. */
function areMany(names: string): boolean {
  if (/^\d/.test(names)) return true;
  return !/ company of /.test(names) && /[^s']s( \(.*\))?$/.test(names);
}

/** A company by its place in its regiment, 1 to 5 (MM-A1m): `2nd company of the 7th Foot`. */
export function companyName(regiment: string, place: number): string {
  return `${place}${['st', 'nd', 'rd'][place - 1] ?? 'th'} company of ${withArticle(regiment)}`;
}
