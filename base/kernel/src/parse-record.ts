import type { z } from 'zod';
import { type Entry, type GameRecord, RecordError } from './record.ts';
import { ENTRY_SHAPES, headerShape, RECORD_FORMAT, STRAY } from './record-shape.ts';

/**
 * A record out of unknown data, such as parsed JSON. Throws RecordError with a sentence that names the field, what was
 * expected there and what was found. It checks shape only; `Game.fromRecord` checks that it can be played.
 */
export function parseRecord(value: unknown): GameRecord {
  const format = isObject(value) ? value['format'] : undefined;
  if (isObject(value) && format !== RECORD_FORMAT) {
    if (isNewer(format))
      throw new RecordError(
        `This record was written by a newer Linstock: its format is "${String(format)}", and this one reads "${RECORD_FORMAT}". Update Linstock, then open it again.`,
      );
    throw new RecordError(
      `This is no game record: format should be "${RECORD_FORMAT}", found ${shown(format)}.`,
    );
  }
  const { entries, ...header } = read(headerShape, value, '');
  return { ...header, entries: entries.map(parseEntry) };
}

/** True if a format is a later one of records. */
function isNewer(format: unknown): boolean {
  const [name, number] = RECORD_FORMAT.split('/');
  const found = typeof format === 'string' ? /^(.+)\/(\d{1,4})$/.exec(format) : null;
  return found?.[1] === name && Number(found?.[2]) > Number(number);
}

/** One entry out of unknown data; `index` counts from 0. Throws RecordError as `parseRecord` does. */
function parseEntry(value: unknown, index: number): Entry {
  const at = `entries[${index}]`;
  const entry: Entry = read(shapeOf(value, at), value, at);
  if ('back' in entry && entry.back >= entry.n)
    throw expected(`${at}.back`, `a whole number from 0 to ${entry.n - 1}`, entry.back);
  return entry;
}

type EntryShape = (typeof ENTRY_SHAPES)[keyof typeof ENTRY_SHAPES];

/** The shape that an entry must have, by the field that tells its kind. */
function shapeOf(value: unknown, at: string): EntryShape {
  if (!isObject(value)) throw expected(at, 'an object', value);
  if ('seal' in value)
    return 'answer' in value || 'salt' in value ? ENTRY_SHAPES.opened : ENTRY_SHAPES.sealed;
  for (const kind of ['answer', 'hand', 'back', 'resign', 'claim', 'off', 'draw', 'nonce'] as const)
    if (kind in value) return ENTRY_SHAPES[kind];
  throw expected(at, 'one of answer, seal, hand, back, nonce, resign, claim, off and draw in it', value);
}

/** Reads a value by a shape. `at` is its path in the record, empty for the record itself. */
function read<T extends z.ZodType>(shape: T, value: unknown, at: string): z.output<T> {
  const result = shape.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw issue ? faultOf(issue, at) : new RecordError('it has another shape.');
}

function faultOf(issue: z.core.$ZodIssue, at: string): RecordError {
  const place = issue.path.reduce<string>(
    (path, key) => (typeof key === 'number' ? `${path}[${key}]` : `${path}.${String(key)}`),
    at,
  );
  const where = place === '' ? 'The record' : place.replace(/^\./, '');
  if (issue.message === STRAY && issue.code === 'unrecognized_keys')
    return new RecordError(
      `${where}: the format has no field "${String(issue.keys[0]).slice(0, 40)}" there.`,
    );
  const { input } = issue;
  if (issue.code === 'too_big' && Array.isArray(input))
    return new RecordError(`${where}: expected ${issue.message}, found ${input.length}.`);
  const kind = issue.code === 'invalid_union' && 'discriminator' in issue && isObject(input);
  return expected(where, issue.message, kind ? input[String(issue.path.at(-1))] : input);
}

function expected(at: string, what: string, found: unknown): RecordError {
  return new RecordError(`${at}: expected ${what}, found ${shown(found)}.`);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? 'a list' : 'an object';
  const text = typeof value === 'string' ? JSON.stringify(value) : String(value);
  return text.length > 60 ? `${text.slice(0, 60)} …` : text;
}
