/** Names in sentences, for what the systems tell and what their answers are called. */

/** A name in a sentence: `the 7th Fusiliers`, but `Coffin's Dragoons` and `Battery B`. */
export function nameWithArticle(name: string): string {
  return /^(the |(?!King's)(\p{Lu}[\p{L}\d]*\.? )*\p{Lu}[\p{L}\d]+['’]s |(Battery|Company) [A-Z]\b)/u.test(
    name,
  )
    ? name
    : `the ${name}`;
}

/** A distance on a map of hexes: `1 hex`, `3 hexes`. */
export const hexDistance = (n: number): string => `${n} ${n === 1 ? 'hex' : 'hexes'}`;

/** First letter large, for the head of a sentence. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `a, b and c`. */
export function listNames(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

/** `a, b or c`: of which one is to be chosen. */
export function chooseNames(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} or ${last}`;
}

/** A turn in tenths of a degree, clockwise above 0: `30 degrees to the left`. */
export function wheelWords(turn: number): string {
  const degrees = Math.round(Math.abs(turn)) / 10;
  const whole = degrees < 1 ? degrees : Math.round(degrees);
  return `${whole} ${whole === 1 ? 'degree' : 'degrees'} to the ${turn < 0 ? 'left' : 'right'}`;
}

/** An officer in a sentence: by name, or by rank if there is no name: `the captain of the Line`. */
export function officerInSentence(name: string): string {
  return / of /.test(name) ? `the ${name.charAt(0).toLowerCase()}${name.slice(1)}` : name;
}

/** The form of a word that goes with a name or a list of names: the Militia has, the 7th Fusiliers have. */
export function agreeingForm(names: string, one: string, many: string): string {
  return areMany(names) ? many : one;
}

/** A name at the head of a sentence and the verb that goes with it: `The 7th Fusiliers are`. */
export function saying(names: string, one: string, many: string): string {
  return `${sentence(names)} ${agreeingForm(names, one, many)}`;
}

/**
 * True if a name is plural: `the 4-pdr mountain guns (Cole)`, `3 companies of the 71st Highlanders`; `the 2d company of
 * the 71st Highlanders` is singular. A letter that distinguishes equal names does not count: `the Virginia Continentals
 * b`. Nor does what follows a comma: `Harrison's artillery, three 6-pdrs`. Some states have a name that looks plural.
 */
function areMany(names: string): boolean {
  const [whole = ''] = names.split(' of ');
  // A regiment of two nations is one: `the 2d company of the Corsican Rangers and Sicilian volunteers`.
  if (/^\d+$/.test(whole) || whole.includes(' and ') || / and (?:the |\d|[A-Z][\w ]*'s )/.test(names))
    return true;
  const [bare = ''] = whole
    .replace(/ \([^)]*\)$/, '')
    .replace(/ [a-z]$/, '')
    .split(', ');
  return (
    /(?:[^s']s|[a-z]men)$/.test(bare) && !/ (?:Texas|Arkansas|Illinois|Kansas|Massachusetts)$/.test(bare)
  );
}

/** The words for a part of a regiment before its name; `Volunteers of Ireland` is not such a part. */
const PART_OF = /^(?:.* )?(?:company|howitzer|gun|section|skirmishers|captain|adjutant) of (?:the )?/;

/** The regiment in a piece's name: `71st Highlanders` of `2d company of the 71st Highlanders`, `23rd Foot` of `23rd Foot b`. */
export function regimentIn(name: string): string {
  return name.replace(PART_OF, '').replace(/ [a-z]$/, '');
}

/** Names of which those of one regiment share its name: `the 4th and 5th companies of the Militia`, `Nash's Militia a and b`. */
export function namesTogether(names: readonly string[]): string {
  const inSentence = names.map((name) => name.replace(/^The /, 'the '));
  const groups = Map.groupBy(inSentence, (name) => partsOf(name)?.of ?? name);
  return listNames(
    [...groups].map(([of, members]) => {
      const parts = members.flatMap((name) => partsOf(name)?.part ?? []).sort(byNumber);
      if (members.length === 1 || parts.length < members.length) return listNames(members);
      return of.startsWith(COMPANY)
        ? `the ${listNames(parts)} companies${of.slice(COMPANY.length)}`
        : `${of} ${listNames(parts)}`;
    }),
  );
}

const COMPANY = 'company';

const byNumber = new Intl.Collator('en', { numeric: true }).compare;

/** A name taken apart: the number of a company and its regiment, or a letter and what it is a part of. */
function partsOf(name: string): { readonly part: string; readonly of: string } | null {
  const [, number, regiment] = /^the (\d+\w+) (company of .+)$/.exec(name) ?? [];
  if (number !== undefined && regiment !== undefined) return { part: number, of: regiment };
  const [, body, letter] = /^(.+) ([a-z])$/.exec(name) ?? [];
  return body !== undefined && letter !== undefined ? { part: letter, of: body } : null;
}

const COMPASS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'];

/** The compass point nearest to a bearing, in degrees clockwise from north. */
export function compassWord(degrees: number): string {
  return COMPASS[((Math.round(degrees / 45) % 8) + 8) % 8] ?? 'north';
}
