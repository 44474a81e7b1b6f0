import type { z } from 'zod';

/**
 * Makes a reader of answers from schemas, one for each kind of question. The reader turns unknown data into
 * an answer to a kind, or null if the data does not fit the schema.
 */
export function answerReader<S extends Readonly<Record<string, z.ZodType>>>(
  schemas: S,
): (kind: string, value: unknown) => z.infer<S[keyof S]> | null {
  return (kind, value) => {
    const schema = Object.hasOwn(schemas, kind) ? schemas[kind] : undefined;
    const read = schema?.safeParse(value);
    return read?.success ? (read.data as z.infer<S[keyof S]>) : null;
  };
}
