import { inInches, inUnit } from '@linstock/ground';
import type { Json } from '@linstock/kernel';
import { z } from 'zod';

/** The part of JSON Schema the forms of reckonings use. */
export interface FormSchema {
  readonly type?: string | undefined;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly enum?: readonly string[] | undefined;
  /** `length` if the value is inches, which are read and typed in the unit that is set. */
  readonly measure?: string | undefined;
  readonly default?: unknown;
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  readonly maxItems?: number | undefined;
  readonly minItems?: number | undefined;
  readonly properties?: Readonly<Record<string, FormSchema>> | undefined;
  readonly items?: FormSchema | undefined;
  readonly required?: readonly string[] | undefined;
}

const schema: z.ZodType<FormSchema> = z.lazy(() =>
  z.looseObject({
    type: z.string().optional(),
    title: z.string().optional(),
    description: z.string().optional(),
    measure: z.string().optional(),
    enum: z.array(z.string()).optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
    maxItems: z.number().optional(),
    minItems: z.number().optional(),
    properties: z.record(z.string(), schema).optional(),
    items: schema.optional(),
    required: z.array(z.string()).optional(),
  }),
);

/** Reads a form's schema. Throws ZodError for one that is no JSON Schema of the simple kind. */
export function readSchema(raw: Json): FormSchema {
  return schema.parse(raw);
}

/** A number of a field as it is shown: inches in the unit that is set. */
export const showNumber = ({ measure }: FormSchema, value: number): number =>
  measure === 'length' ? inUnit(value) : value;

/** The value of a field for a number as it is typed. */
export const readNumber = ({ measure }: FormSchema, number: number): number =>
  measure === 'length' ? inInches(number) : number;

/** A value to begin with: the default, else the first or least that is allowed. */
export function blankOf(of: FormSchema): unknown {
  if (of.default !== undefined) return of.default;
  if (of.enum) return of.enum[0];
  switch (of.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(of.properties ?? {}).map(([key, each]) => [key, blankOf(each)]),
      );
    case 'array':
      return of.items
        ? Array.from({ length: Math.max(1, of.minItems ?? 0) }, () => blankOf(of.items ?? {}))
        : [];
    case 'integer':
    case 'number':
      return of.minimum ?? 0;
    case 'boolean':
      return false;
    default:
      return '';
  }
}

/** A value with every field: the given values, and blanks for the others, except optional ones. */
export function fillBlanks(of: FormSchema, given: unknown): unknown {
  if (of.type === 'array' && Array.isArray(given))
    return given.map((each) => fillBlanks(of.items ?? {}, each));
  if (of.type !== 'object' || typeof given !== 'object' || given === null) return given ?? blankOf(of);
  const fields = given as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(of.properties ?? {}).map(([key, each]) => [
      key,
      mayBeLeftOut(of, key) ? fields[key] : fillBlanks(each, fields[key]),
    ]),
  );
}

/** True if a value is one a field of words, numbers or yes and no takes. */
export function fits(of: FormSchema, value: unknown): boolean {
  if (of.enum) return typeof value === 'string' && of.enum.includes(value);
  if (of.type === 'boolean') return typeof value === 'boolean';
  if (of.type !== 'integer' && of.type !== 'number') return typeof value === 'string' && of.type === 'string';
  if (typeof value !== 'number' || (of.type === 'integer' && !Number.isInteger(value))) return false;
  return value >= (of.minimum ?? value) && value <= (of.maximum ?? value);
}

/** True if a field may stay empty: it is not required, and has no default. */
export function mayBeLeftOut({ required, properties }: FormSchema, key: string): boolean {
  return required !== undefined && !required.includes(key) && properties?.[key]?.default === undefined;
}

/** `Move and fire` of `MOVE_AND_FIRE`, `Line infantry` of `lineInfantry`. */
export function writeLabel(word: string): string {
  const text = word
    .replaceAll('_', ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}
