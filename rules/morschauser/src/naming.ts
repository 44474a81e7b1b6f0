/** What companies and regiments are called in sentences. */

/** A name with its article: `the 7th Foot`, but `Thomas's battalion` and `Watteville's Regiment` as they are. */
export function withArticle(name: string): string {
  return /^\S+'s /.test(name) ? name : `the ${name}`;
}

/** What somebody does: `the 7th Foot acts`, but `3 companies of the 7th Foot act`. */
export function does(names: string, verb: string): string {
  return `${names} ${/^\d/.test(names) ? verb : `${verb}s`}`;
}

/** A company by its place in its regiment, 1 to 5 (MM-A1m): `2nd company of the 7th Foot`. */
export function companyName(regiment: string, place: number): string {
  return `${place}${['st', 'nd', 'rd'][place - 1] ?? 'th'} company of ${withArticle(regiment)}`;
}
