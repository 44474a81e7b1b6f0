import type { FormSchema } from './schema.ts';

/** Fields of a form by their path, such as `target.cover`. */

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const namesIn = (path: string): string[] => (path === '' ? [] : path.split('.'));

/** The value at a path of a situation; undefined if there is none. */
export function valueAt(situation: unknown, path: string): unknown {
  return namesIn(path).reduce<unknown>((at, name) => (isRecord(at) ? at[name] : undefined), situation);
}

/** A situation with another value at a path. */
export function withValue(situation: unknown, path: string, value: unknown): unknown {
  const [name, ...rest] = namesIn(path);
  if (name === undefined) return value;
  const fields = isRecord(situation) ? situation : {};
  return { ...fields, [name]: withValue(fields[name], rest.join('.'), value) };
}

/** The schema of the field at a path; null if the form has none. */
export function findSchemaAt(schema: FormSchema, path: string): FormSchema | null {
  return namesIn(path).reduce<FormSchema | null>((at, name) => at?.properties?.[name] ?? null, schema);
}

/** The titles of the parts of a path, outermost first: `Target`, `Cover`. */
export function listTitlesAlong(schema: FormSchema, path: string): string[] {
  const names = namesIn(path);
  return names.map((name, i) => findSchemaAt(schema, names.slice(0, i + 1).join('.'))?.title ?? name);
}
