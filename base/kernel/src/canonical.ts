import type { Json } from './json.ts';
import { nth } from './nth.ts';

/**
 * The one JSON text of a value: keys sorted by code unit, no spaces. Equal values give equal text, so it can be hashed.
 * Refuses what JSON cannot hold (undefined, NaN, Infinity, functions) with a TypeError that names the place.
 */
export function canonical(value: unknown): string {
  return write(value, value);
}

/** A deep copy as plain JSON, keys sorted, sharing nothing with the original. Refuses what `canonical` refuses. */
export function plainJson(value: unknown): Json {
  return copy(value, value);
}

function write(value: unknown, whole: unknown): string {
  switch (typeof value) {
    case 'number':
      if (!Number.isFinite(value)) throw unfit(whole);
      return String(value === 0 ? 0 : value);
    case 'string':
      return JSON.stringify(value);
    case 'boolean':
      return value ? 'true' : 'false';
    case 'object':
      if (value === null) return 'null';
      return Array.isArray(value) ? writeList(value, whole) : writeFields(value, whole);
    default:
      throw unfit(whole);
  }
}

function writeList(list: readonly unknown[], whole: unknown): string {
  let text = '[';
  for (let i = 0; i < list.length; i++) {
    if (i > 0) text += ',';
    text += write(list[i], whole);
  }
  return `${text}]`;
}

function writeFields(value: object, whole: unknown): string {
  const fields = value as Readonly<Record<string, unknown>>;
  let text = '{';
  for (const key of sortedKeys(fields)) {
    if (text.length > 1) text += ',';
    text += keyText(key) + write(fields[key], whole);
  }
  return `${text}}`;
}

/** Most objects are made in order already, and sorting costs more than looking. */
function sortedKeys(fields: object): readonly string[] {
  const keys = Object.keys(fields);
  for (let i = 1; i < keys.length; i++) if (nth(keys, i - 1) > nth(keys, i)) return keys.sort();
  return keys;
}

/** A key with its colon. Short keys are cached, since they come up again and again. */
function keyText(key: string): string {
  const known = KEY_TEXTS.get(key);
  if (known !== undefined) return known;
  const text = `${JSON.stringify(key)}:`;
  if (key.length <= 20 && KEY_TEXTS.size < 1000) KEY_TEXTS.set(key, text);
  return text;
}

const KEY_TEXTS = new Map<string, string>();

function copy(value: unknown, whole: unknown): Json {
  switch (typeof value) {
    case 'number':
      if (!Number.isFinite(value)) throw unfit(whole);
      return value === 0 ? 0 : value;
    case 'string':
    case 'boolean':
      return value;
    case 'object':
      if (value === null) return null;
      return Array.isArray(value) ? copyList(value, whole) : copyFields(value, whole);
    default:
      throw unfit(whole);
  }
}

function copyList(list: readonly unknown[], whole: unknown): Json[] {
  const copied: Json[] = [];
  for (let i = 0; i < list.length; i++) copied.push(copy(list[i], whole));
  return copied;
}

function copyFields(value: object, whole: unknown): Json {
  const fields = value as Readonly<Record<string, unknown>>;
  const copied: Record<string, Json> = {};
  for (const key of sortedKeys(fields)) {
    // A field of that name would be taken for the prototype of the copy.
    if (key === '__proto__') Object.defineProperty(copied, key, { value: copy(fields[key], whole), ...OWN });
    else copied[key] = copy(fields[key], whole);
  }
  return copied;
}

const OWN = { enumerable: true, configurable: true, writable: true } as const;

/** The place is looked for only once something does not fit. */
function unfit(whole: unknown): TypeError {
  const found = unfitIn(whole, '') ?? { path: '', value: whole };
  const place = found.path === '' ? 'The value' : `The value at ${found.path.replace(/^\./, '')}`;
  return new TypeError(
    `${place} is ${String(found.value)}, which JSON cannot hold; use null or leave it out.`,
  );
}

function unfitIn(value: unknown, path: string): { readonly path: string; readonly value: unknown } | null {
  if (typeof value === 'number') return Number.isFinite(value) ? null : { path, value };
  if (typeof value !== 'object')
    return typeof value === 'string' || typeof value === 'boolean' ? null : { path, value };
  if (value === null) return null;
  const list = Array.isArray(value);
  const keys = list ? Array.from(value, (_, i) => String(i)) : Object.keys(value).sort();
  for (const key of keys) {
    const inner = (value as Readonly<Record<string, unknown>>)[key];
    const found = unfitIn(inner, list ? `${path}[${key}]` : `${path}.${key}`);
    if (found) return found;
  }
  return null;
}
