import { z } from 'zod';
import { type ClauseId, type Refusal, refusal } from './clause.ts';
import type { Json } from './json.ts';
import type { Reckoning } from './reckoning.ts';
import type { CommonChoices, Prospect, ReckoningForm } from './rules.ts';
import { schemaIssueWords } from './schema-issue.ts';
import type { Umpire } from './umpire.ts';

/** A reckoning to be filled in: its form, a first situation, and its dice. */
export interface Form<S extends z.ZodType> {
  readonly title: string;
  readonly clause: ClauseId;
  readonly schema: S;
  readonly example: z.input<S>;
  /** See ReckoningForm. */
  readonly quick?: CommonChoices;
  reckon(situation: z.output<S>): Reckoning | Refusal;
  /** See ReckoningForm. */
  follow?(umpire: Umpire, situation: z.output<S>): string;
  /** See ReckoningForm. */
  foretell?(situation: z.output<S>): readonly Prospect[];
}

/** Checks the situation of a reckoning by a schema: any fault is refused with its place. */
export function formOf<S extends z.ZodType>(form: Form<S>): ReckoningForm {
  const { title, clause, schema, example, quick, follow, foretell } = form;
  return {
    title,
    clause,
    schema: z.toJSONSchema(schema, { io: 'input' }) as Json,
    example: example as Json,
    ...(quick && { quick }),
    ...(follow && {
      follow: (umpire: Umpire, situation: unknown) => follow(umpire, schema.parse(situation)),
    }),
    ...(foretell && { foretell: (situation: unknown) => foretell(schema.parse(situation)) }),
    reckon(situation) {
      const parsed = schema.safeParse(situation);
      if (parsed.success) return form.reckon(parsed.data);
      return refusal('malformed', null, schemaIssueWords(title, situation, parsed.error.issues));
    },
  };
}
