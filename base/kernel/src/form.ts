import { type ClauseId, type Refusal, refusal } from './clause.ts';
import { misfit, type Objection } from './misfit.ts';
import type { Reckoning } from './reckoning.ts';
import type { Json } from './json.ts';
import type { ReckoningForm } from './rules.ts';

/** What the kernel asks of a schema, read structurally, so that it needs no library. */
export interface FormSchema<T> {
  safeParse(
    value: unknown,
  ):
    | { readonly success: true; readonly data: T }
    | { readonly success: false; readonly error: { readonly issues: readonly Objection[] } };
}

/** Puts a schema before a reckoning: what does not fit is refused with what is wrong and where. */
export function formOf<T>(form: {
  readonly title: string;
  readonly clause: ClauseId;
  readonly schema: FormSchema<T>;
  /** The same schema as JSON Schema. */
  readonly json: Json;
  readonly example: Json;
  reckon(situation: T): Reckoning | Refusal;
}): ReckoningForm {
  const { title, clause, schema, json, example } = form;
  return {
    title,
    clause,
    schema: json,
    example,
    reckon(situation) {
      const parsed = schema.safeParse(situation);
      if (parsed.success) return form.reckon(parsed.data);
      return refusal('malformed', null, misfit(title, situation, parsed.error.issues));
    },
  };
}
