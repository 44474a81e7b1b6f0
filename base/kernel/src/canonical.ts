import type { Json } from './json.ts';

/**
 * The one JSON text of a value: keys sorted by code unit, no spaces. Equal values give equal text, so it can be hashed.
 * Refuses what JSON cannot hold (undefined, NaN, Infinity, functions) with a TypeError that names the place.
 */
export function canonical(value: unknown): string {
  return write(value, '');
}

/** A deep copy as plain JSON, sharing nothing with the original. Refuses what `canonical` refuses. */
export function plainJson(value: unknown): Json {
  return JSON.parse(canonical(value)) as Json;
}

function write(value: unknown, path: string): string {
  switch (typeof value) {
    case 'number':
      if (!Number.isFinite(value)) throw unfit(value, path);
      return String(value === 0 ? 0 : value);
    case 'string':
    case 'boolean':
      return JSON.stringify(value);
    case 'object':
      if (value === null) return 'null';
      return Array.isArray(value) ? writeList(value, path) : writeFields(value, path);
    default:
      throw unfit(value, path);
  }
}

function writeList(list: readonly unknown[], path: string): string {
  let text = '[';
  for (let i = 0; i < list.length; i++) {
    if (i > 0) text += ',';
    text += write(list[i], `${path}[${i}]`);
  }
  return `${text}]`;
}

function writeFields(value: object, path: string): string {
  const fields = value as Readonly<Record<string, unknown>>;
  let text = '{';
  for (const key of Object.keys(fields).sort()) {
    if (text.length > 1) text += ',';
    text += `${JSON.stringify(key)}:${write(fields[key], `${path}.${key}`)}`;
  }
  return `${text}}`;
}

function unfit(value: unknown, path: string): TypeError {
  const place = path === '' ? 'The value' : `The value at ${path.replace(/^\./, '')}`;
  return new TypeError(`${place} is ${String(value)}, which JSON cannot hold; use null or leave it out.`);
}
