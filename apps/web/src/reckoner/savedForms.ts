import { z } from 'zod';
import { findSchemaAt, valueAt, withValue } from './fieldPath.ts';
import { type FormSchema, fits } from './schema.ts';

/** The last values, stored in this browser: each form's situation, and the facts of the unit. */

const SavedForms = z.object({
  situations: z.record(z.string(), z.unknown()).catch({}),
  unit: z.record(z.string(), z.unknown()).catch({}),
});

/** See SavedForms. */
export type SavedForms = z.infer<typeof SavedForms>;

/** The stored values of a system; empty if none are readable. */
export function parseForms(text: string | null): SavedForms {
  let raw: unknown = {};
  try {
    raw = text === null ? {} : JSON.parse(text);
  } catch {
    raw = {};
  }
  const parsed = SavedForms.safeParse(raw);
  return parsed.success ? parsed.data : SavedForms.parse({});
}

/** A situation with the known facts of the unit in the fields that ask for them. */
export function withUnit(
  schema: FormSchema,
  situation: unknown,
  path: string,
  unit: SavedForms['unit'],
): unknown {
  const asked = findSchemaAt(schema, path)?.properties ?? {};
  return Object.entries(asked).reduce<unknown>((filled, [name, field]) => {
    const known = unit[name];
    if (known === undefined || field.type === 'object' || !fits(field, known)) return filled;
    return withValue(filled, path === '' ? name : `${path}.${name}`, known);
  }, situation);
}

/** The stored values after a form was filled in. */
export function withSituation(
  kept: SavedForms,
  form: string,
  situation: unknown,
  unitPath: string | undefined,
): SavedForms {
  const told = unitPath === undefined ? {} : valueAt(situation, unitPath);
  const unit = typeof told === 'object' && told !== null ? (told as SavedForms['unit']) : {};
  const facts = Object.fromEntries(Object.entries(unit).filter(([, value]) => typeof value !== 'object'));
  return { situations: { ...kept.situations, [form]: situation }, unit: { ...kept.unit, ...facts } };
}

const place = (system: string): string => `linstock.reckoner.${system}`;

/** The values that this browser has stored for a system. */
export function readForms(system: string): SavedForms {
  try {
    return parseForms(globalThis.localStorage?.getItem(place(system)) ?? null);
  } catch {
    return parseForms(null); // storage is forbidden to this page
  }
}

/** Stores the values of a system. */
export function saveForms(system: string, kept: SavedForms): void {
  try {
    localStorage.setItem(place(system), JSON.stringify(kept));
  } catch {
    return; // full or forbidden: nothing is remembered
  }
}
