/** Names as values: a sentence asks the name for its article and its number, and never reads its letters. */
import { shortened } from './abbreviation.ts';

/** The whole to which a named part belongs: the regiment of a company or of a lettered unit. */
export interface NamePart {
  /** The label that distinguishes this part from the others: `2d`, `howitzer`, `b`. */
  readonly label: string;
  /** True if the label is a company's number; false for a letter after the name, or for a part with a name of its own. */
  readonly company: boolean;
  readonly of: Name;
}

/** Grammar of a name, for sentences. */
export interface NameDetails {
  /** True if verbs after it are plural: `the 7th Fusiliers are`. By default it is singular. */
  readonly plural?: boolean | undefined;
  /** True if it has an article in a sentence: `the Militia`. By default it has none. */
  readonly article?: boolean | undefined;
  /** A shorter form without article, for lines with little space; by default the text itself. */
  readonly short?: string | undefined;
  readonly part?: NamePart;
}

/** The name of troops, an officer, or several of them. As a string it is the name in a sentence: `the 7th Fusiliers`. */
export class Name {
  /** As on a card: `7th Fusiliers`. */
  readonly text: string;
  readonly plural: boolean;
  readonly article: boolean;
  readonly short: string;
  readonly part: NamePart | null;

  constructor(text: string, { plural = false, article = false, short = text, part }: NameDetails = {}) {
    this.text = text;
    this.plural = plural;
    this.article = article;
    this.short = short;
    this.part = part ?? null;
  }

  /** The name of the regiment that it is a part of; the name itself if it is no part. */
  get whole(): Name {
    return this.part?.of.whole ?? this;
  }

  /** The same with more words after it: `the 33rd Foot a (62.5 %)`. */
  with(words: string): Name {
    const { plural, article, part } = this;
    return new Name(`${this.text} ${words}`, {
      plural,
      article,
      short: `${this.short} ${words}`,
      ...(part && { part }),
    });
  }

  /** The name in a sentence, with its article. */
  toString(): string {
    return this.article ? `the ${this.text}` : this.text;
  }
}

/** True if two names are of one regiment, or the same. */
export const isOneRegiment = (one: Name, other: Name): boolean => `${one.whole}` === `${other.whole}`;

/** Reads a name of a battle that does not say whether it is plural. The ends of English plurals: `Fusiliers`, `riflemen`; not `Horry's` and not `Class`. */
const PLURAL = /(?:[^s'’]s|[a-z]men)$/;

/** The words of a name up to what only explains it: `Virginia riflemen` of `Virginia riflemen (Triplett)`. */
const HEAD = /^(.+?)(?: of | with |, | \([^)]*\)$|$)/;

/** Names that need no article: those of a person's troops, and letters of batteries and companies. */
const NO_ARTICLE =
  /^(?:the |(?!King's)(?:\p{Lu}[\p{L}\d]*\.? )*\p{Lu}[\p{L}\d]+['’]s |(?:Battery|Company) [A-Z]\b)/u;

/**
 * The name of a regiment or another unit of a battle. A battle says whether it is plural and has an article; what it leaves out is
 * guessed from English names of regiments.
 */
export function troopsNamed(text: string, details: Omit<NameDetails, 'part'> = {}): Name {
  const head = HEAD.exec(text)?.[1] ?? text;
  const { plural = PLURAL.test(head), article = !NO_ARTICLE.test(text), short = shortened(text) } = details;
  return new Name(text, { plural, article, short });
}

/** The name of a company by its number: `2d company of the 7th Fusiliers`. */
export function companyNamed(label: string, of: Name): Name {
  return new Name(`${label} company of ${of}`, {
    article: true,
    short: `${label} coy ${of.short}`,
    part: { label, company: true, of },
  });
}

/** The name of another part of a regiment, singular if not said otherwise: `howitzer of the 19th Foot`. */
export function partNamed(label: string, of: Name, plural = false): Name {
  const part = { label, company: false, of };
  return new Name(`${label} of ${of}`, { article: true, plural, short: `${label} ${of.short}`, part });
}

/** The name of one of several units of a regiment that differ by a letter: `33rd Foot b`. Without a letter, the regiment's name. */
export function letteredName(of: Name, letter: string): Name {
  if (letter === '') return of;
  return new Name(`${of.text} ${letter}`, {
    plural: of.plural,
    article: of.article,
    short: `${of.short} ${letter}`,
    part: { label: letter, company: false, of },
  });
}

/** Some of a regiment's companies, by their number: `3 companies of the 7th Fusiliers`. */
export function companiesNamed(count: number, of: Name): Name {
  const short = `${count} coys ${of.short}`;
  return new Name(`${count} companies of ${of}`, { plural: true, short });
}

/** The name of an officer, or of anything else that is one and has no article. */
export const personNamed = (text: string, short = text): Name => new Name(text, { short });

/** Several names as one: `the 7th Fusiliers, the Militia and Howard`. A single name is unchanged. */
export function listedNames(names: readonly Name[]): Name {
  const [only] = names;
  if (only && names.length === 1) return only;
  const short = list(names.map((name) => name.short));
  return new Name(list(names.map(String)), { plural: true, short });
}

/** Each name once, in the order of the first. */
export function uniqueNames(names: readonly Name[]): Name[] {
  return [...new Map(names.map((name) => [`${name}`, name])).values()];
}

/**
 * Several names as one. Names of one regiment share its name: `the 4th and 5th companies of the Militia`,
 * `Nash's Militia a and b`.
 */
export function namesTogether(names: readonly Name[]): Name {
  const groups = Map.groupBy(names, (name) => `${name.part?.company} ${name.part?.of ?? name}`);
  return listedNames([...groups.values()].flatMap(partsTogether));
}

/** Parts of one regiment as one name, if they are companies or lettered units. */
function partsTogether(names: readonly Name[]): readonly Name[] {
  const parts = names.flatMap(({ part }) => part ?? []).sort((a, b) => byNumber(a.label, b.label));
  const [first] = parts;
  if (!first || names.length === 1) return names;
  const labels = list(parts.map(({ label }) => label));
  const { of, company } = first;
  if (company)
    return [new Name(`${labels} companies of ${of}`, { ...MANY, short: `${labels} coys ${of.short}` })];
  if (names.every((name) => isLettered(name)))
    return [new Name(`${of} ${labels}`, { plural: true, short: `${of.short} ${labels}` })];
  return names;
}

const MANY = { plural: true, article: true } as const;

/** True if a name is its regiment's with a letter after it. */
const isLettered = ({ text, part }: Name): boolean =>
  part !== null && text === `${part.of.text} ${part.label}`;

const byNumber = new Intl.Collator('en', { numeric: true }).compare;

/** `a, b and c`. */
function list(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}
