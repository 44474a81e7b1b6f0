import type { z } from 'zod';

/**
 * Reads answers by their schemas, one a kind of question: what is given back turns unknown data into an
 * answer to a kind, or null if it has not the shape of one.
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
