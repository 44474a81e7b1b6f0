import type { Vectors } from '@linstock/kernel';
import { loadVectors } from '@linstock/systems/vectors';
import { differences, parseVectors } from '@linstock/testing';
import { Command } from 'commander';
import { EXIT, Failure } from '../failure.ts';
import { readJson } from '../files.ts';
import { printJson, printLine } from '../print.ts';
import { terminal } from '../terminal.ts';

/** A vector whose result differs from the written one, and its place. */
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
    .action(async (system: string, files: string[], options: { json?: boolean }) => {
      const vectors = await loadVectors(system);
      const results = files.map((file) => runFile(vectors, file));
      const mismatches = results.flatMap((result) => result.mismatches);
      const total = results.reduce((sum, result) => sum + result.count, 0);
      if (options.json)
        printJson({
          system,
          total,
          passed: total - mismatches.length,
          failed: mismatches.length,
          mismatches,
        });
      else tell(mismatches, total);
      if (mismatches.length > 0) terminal().code = EXIT.no;
    });
}

/** For the sentence that refuses another file. */
const VECTORS = { what: 'test vectors (.json)', remedy: 'Name a file with vectors of this system.' };

function runFile(vectors: Vectors, file: string): { count: number; mismatches: Mismatch[] } {
  const given = parseVectors(readJson(file, VECTORS));
  if (!given) {
    throw new Failure(
      `${file} holds no test vectors: a list of {"id", "clauses", "given": {"kind"}, "dice", "expect"} is expected, or an object with such a list under "vectors".`,
    );
  }
  const mismatches = given.flatMap((vector) => {
    const found = differences(vectors, vector);
    return found.length > 0 ? [{ file, id: vector.id, differences: found }] : [];
  });
  return { count: given.length, mismatches };
}

function tell(mismatches: readonly Mismatch[], total: number): void {
  for (const { file, id, differences } of mismatches) {
    printLine(`${id} (${file})`);
    for (const difference of differences) printLine(`  ${difference}`);
  }
  printLine(`${total - mismatches.length} passed, ${mismatches.length} failed`);
}
