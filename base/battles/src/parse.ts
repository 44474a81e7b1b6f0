import { nth } from '@linstock/kernel';
import { z } from 'zod';
import type { Battle } from './battle.ts';
import { outcomeSchema } from './outcome.ts';
import { surveySchema } from './survey.ts';

/** The things on a map that a name may belong to. */
export const PLACE_KINDS = ['water', 'road', 'height', 'place'] as const;

const placeName = z.strictObject({
  text: z.string().min(1),
  kind: z.enum(PLACE_KINDS),
  at: z.tuple([z.number(), z.number()]),
  bearing: z.number(),
});

const side = z.strictObject({ id: z.string().min(1), name: z.string().min(1), people: z.string().min(1) });

const battleSchema = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]*$/, 'an id is small letters, figures and hyphens'),
  title: z.string().min(1),
  date: z.iso.date(),
  summary: z.string().min(1),
  labels: z.array(placeName).default([]),
  sides: z.tuple([side, side]),
  survey: surveySchema,
  outcome: outcomeSchema,
});

/**
 * A battle from its file form: header, survey as GeoJSON in yards, and outcome. Refuses anything else with a sentence that
 * names the place and what was expected there.
 */
export function parseBattle(json: unknown): Battle {
  const battle = parseWith(battleSchema, json);
  for (const { id } of battle.sides)
    if (!battle.outcome.sides[id])
      throw new Error(
        `The outcome of ${battle.title} tells nothing of the side "${id}", only of ${Object.keys(battle.outcome.sides).join(' and ')}; name the sides alike.`,
      );
  return { ...battle, place: battle.outcome.place };
}

/** A file about a battle, read by its schema. Throws one sentence that names the place and what was expected there. */
export function parseWith<T>(schema: z.ZodType<T>, json: unknown, what = 'a battle'): T {
  const parsed = schema.safeParse(json);
  if (parsed.success) return parsed.data;
  throw new RangeError(sentence(json, parsed.error, what));
}

function sentence(json: unknown, { issues }: z.ZodError, what: string): string {
  const first = nth(issues, 0);
  const place = first.path.length === 0 ? 'The file' : `Its ${first.path.join('.')}`;
  const found = first.path.reduce<unknown>(
    (at, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key],
    json,
  );
  const value = JSON.stringify(found) ?? 'nothing';
  const shown = value.length > 60 ? `${value.slice(0, 60)}…` : value;
  const more = issues.length > 1 ? ` (and ${issues.length - 1} more)` : '';
  return `This is not ${what} that can be read. ${place} is ${shown}: ${first.message}${more}. Correct it and read it again.`;
}
