/** Mutants without a visible effect, listed with the reason. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Mutant } from './mutants.ts';

const equivalentSchema = z.strictObject({
  file: z.string(),
  within: z.string(),
  from: z.string(),
  to: z.string(),
  reason: z.string().min(1),
});

/** A break that no test can show: where, which lines become which, and why nothing changes. */
export type Equivalent = z.infer<typeof equivalentSchema>;

/** The equivalent mutants of a system, from `equivalent/<system>.json`; none if there is no such file. */
export function equivalentsOf(
  system: string,
  folder = join(import.meta.dirname, 'equivalent'),
): Equivalent[] {
  const path = join(folder, `${system}.json`);
  if (!existsSync(path)) return [];
  const read = z.array(equivalentSchema).safeParse(JSON.parse(readFileSync(path, 'utf8')));
  if (read.success) return read.data;
  throw new Error(
    `${path} must be a list of { file, within, from, to, reason }: ${z.prettifyError(read.error)}`,
  );
}

/** True if an entry of the list means this mutant. */
export function isMutant({ file, within, from, to }: Equivalent, mutant: Mutant): boolean {
  return file === mutant.file && within === mutant.within && from === mutant.from && to === mutant.to;
}

/** The entries whose lines were changed or are gone. */
export function staleOf(list: readonly Equivalent[], all: readonly Mutant[]): readonly Equivalent[] {
  return list.filter((each) => !all.some((mutant) => isMutant(each, mutant)));
}
