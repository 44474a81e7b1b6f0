/** One fault that a schema reports, in the form of Zod; read structurally, so that the kernel needs no library. */
export interface SchemaIssue {
  readonly code?: string;
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly expected?: unknown;
  readonly origin?: unknown;
  readonly minimum?: unknown;
  readonly maximum?: unknown;
  readonly divisor?: unknown;
  readonly values?: readonly unknown[];
  /** For a choice of shapes: what each of them objects to. */
  readonly errors?: readonly (readonly SchemaIssue[])[];
  readonly keys?: readonly string[];
}

/**
 * The first thing wrong with something given, in a sentence: where, what was expected, what was found.
 * @param title what the thing given is for, such as `Fire`
 * @param given what the schema was put before
 */
export function schemaIssueWords(title: string, given: unknown, issues: readonly SchemaIssue[]): string {
  const [first] = issues;
  if (!first) return `${title}: what is given does not fit; see the example.`;
  const where = first.path.length > 0 ? placeIn(first.path) : 'the situation';
  const found = first.path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown>)?.[key],
    given,
  );
  if (first.code === 'unrecognized_keys')
    return `${title}: ${where} has no field ${(first.keys ?? []).map((key) => `"${key}"`).join(' or ')}; see the example.`;
  const wanted = wantedBy(first);
  if (found === undefined || found === null) return `${title}: ${where} is missing: it must be ${wanted}.`;
  return `${title}: ${where} must be ${wanted}; ${shown(found)} is given.`;
}

/** `firers 1, count` of `['firers', 0, 'count']`. */
function placeIn(path: readonly PropertyKey[]): string {
  return path.reduce<string>((place, key) => {
    if (typeof key === 'number') return `${place} ${key + 1}`.trim();
    return place === '' ? String(key) : `${place}, ${String(key)}`;
  }, '');
}

const KINDS: Readonly<Record<string, string>> = {
  int: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  string: 'words',
  array: 'a list',
  tuple: 'a list',
  object: 'a set of named fields',
  record: 'a set of named fields',
  null: 'null',
};

/** The expected value; never in the words of the schema's library. */
function wantedBy(issue: SchemaIssue): string {
  return expectedWords(issue) ?? AS_SHOWN;
}

/** The value a schema expected, in words for a sentence; null if that takes more than a few. */
export function expectedWords(issue: SchemaIssue): string | null {
  const { code, expected, origin, minimum, maximum, divisor, values, errors = [], message } = issue;
  const counts = origin === 'array' ? ' long' : origin === 'string' ? ' letters long' : '';
  if (code === 'too_small') return `at least ${String(minimum)}${counts}`;
  if (code === 'too_big') return `at most ${String(maximum)}${counts}`;
  if (code === 'invalid_value' && values) return `one of ${values.map(String).join(', ')}`;
  if (code === 'invalid_type') return KINDS[String(expected)] ?? null;
  if (code === 'not_multiple_of') return `a multiple of ${String(divisor)}`;
  if (code === 'invalid_union') {
    const ways = errors.flatMap(([first]) => (first?.path.length === 0 ? (expectedWords(first) ?? []) : []));
    return ways.length > 0 && ways.length === errors.length ? [...new Set(ways)].join(', or ') : null;
  }
  return message.startsWith('Invalid ') ? null : `otherwise (${message})`;
}

/** For what no few words say. */
const AS_SHOWN = 'as in the example';

/** The given value, cut short if it is long. */
function shown(value: unknown): string {
  const text = typeof value === 'number' ? String(value) : (JSON.stringify(value) ?? String(value));
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
