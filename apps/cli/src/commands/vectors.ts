import { isDeepStrictEqual } from 'node:util';
import type { Json } from '@linstock/kernel';
import type { AnyRulebook } from '@linstock/systems';
import { needRulebook } from '@linstock/systems/all';
import { Command } from 'commander';
import { z } from 'zod';
import { EXIT, Failure } from '../failure.ts';
import { readJson } from '../files.ts';
import { say, sayJson } from '../print.ts';

const vectorSchema = z.looseObject({
  id: z.string(),
  clauses: z.array(z.string()).default([]),
  given: z.looseObject({ kind: z.string() }),
  dice: z.array(z.number()).default([]),
  expect: z.record(z.string(), z.json()),
});
const fileSchema = z.union([z.array(vectorSchema), z.looseObject({ vectors: z.array(vectorSchema) })]);
type Vector = z.infer<typeof vectorSchema>;

/** One vector that did not come out as written, and where. */
interface Mismatch {
  readonly file: string;
  readonly id: string;
  readonly differences: readonly string[];
}

/** `linstock vectors`: runs worked examples through the rules and compares every key they expect. */
export function vectorsCommand(): Command {
  return new Command('vectors')
    .description('Run files of test vectors and compare every key of what they expect.')
    .argument('<system>', 'rule system, such as american-legions')
    .argument('<files...>', 'JSON: a list of vectors, or an object with such a list under "vectors"')
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      `
A vector is {"id", "clauses", "given": {"kind", ...}, "dice", "expect"}. Exit code 1 when any does not hold.
Example:
  linstock vectors american-legions rules/american-legions/src/data/vectors.json`,
    )
    .action((system: string, files: string[], options: { json?: boolean }) => {
      const rulebook = needRulebook(system);
      const results = files.map((file) => runFile(rulebook, file));
      const mismatches = results.flatMap((result) => result.mismatches);
      const total = results.reduce((sum, result) => sum + result.count, 0);
      if (options.json)
        sayJson({ system, total, passed: total - mismatches.length, failed: mismatches.length, mismatches });
      else tell(mismatches, total);
      if (mismatches.length > 0) process.exitCode = EXIT.no;
    });
}

function runFile(rulebook: AnyRulebook, file: string): { count: number; mismatches: Mismatch[] } {
  const read = fileSchema.safeParse(readJson(file));
  if (!read.success) {
    throw new Failure(
      `${file} holds no test vectors: a list of {"id", "clauses", "given": {"kind"}, "dice", "expect"} is expected, or an object with such a list under "vectors".`,
    );
  }
  const vectors = Array.isArray(read.data) ? read.data : read.data.vectors;
  const mismatches = vectors.flatMap((vector) => {
    const differences = runVector(rulebook, vector);
    return differences.length > 0 ? [{ file, id: vector.id, differences }] : [];
  });
  return { count: vectors.length, mismatches };
}

/** Every key of `expect` that came out otherwise, each as a line. */
function runVector(rulebook: AnyRulebook, vector: Vector): string[] {
  const { kind } = vector.given;
  const run = Object.hasOwn(rulebook.vectors, kind) ? rulebook.vectors[kind] : undefined;
  if (!run) return [`kind "${kind}" is not known; known kinds: ${Object.keys(rulebook.vectors).join(', ')}`];
  let result: Json;
  try {
    result = run(vector.given as Json, vector.dice);
  } catch (error) {
    return [`could not be run: ${(error as Error).message}`];
  }
  const found = (result ?? {}) as Record<string, Json>;
  return Object.entries(vector.expect).flatMap(([key, wanted]) =>
    agrees(found[key], wanted)
      ? []
      : [`${key}: expected ${JSON.stringify(wanted)}, found ${JSON.stringify(found[key])}`],
  );
}

/** How far measured lengths, in inches, may differ; whole numbers and all else have to be the same. */
const NEAR = 0.05;

function agrees(found: Json | undefined, wanted: Json): boolean {
  if (isDeepStrictEqual(found, wanted)) return true;
  if (typeof found === 'number' && typeof wanted === 'number')
    return !(Number.isInteger(found) && Number.isInteger(wanted)) && Math.abs(found - wanted) <= NEAR;
  if (!Array.isArray(found) || !Array.isArray(wanted) || found.length !== wanted.length) return false;
  return wanted.every((each, i) => agrees(found[i], each));
}

function tell(mismatches: readonly Mismatch[], total: number): void {
  for (const { file, id, differences } of mismatches) {
    say(`${id} (${file})`);
    for (const difference of differences) say(`  ${difference}`);
  }
  say(`${total - mismatches.length} passed, ${mismatches.length} failed`);
}
