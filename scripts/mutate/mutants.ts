/** All mutants of a rule system, and which of them a seed draws. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { need } from '@linstock/kernel';
import { placesOf } from './citations.ts';
import { type Mutation, mutationsOf } from './mutations.ts';

/** A source with one break. */
export interface Mutant extends Mutation {
  /** From the root of the checkout, with `/`. */
  readonly file: string;
  /** The line where the break begins, counted from 1. */
  readonly line: number;
  /** The declaration it is in. */
  readonly within: string;
  /** The lines it touches, without their indents, before and after. */
  readonly from: string;
  readonly to: string;
  /** The clauses cited there. */
  readonly clauses: readonly string[];
}

/** The folders where the rules of a system are played, reckoned and measured. */
const BROKEN_FOLDERS = '{play,reckon,measure}';

/** Every mutant of a system, by file and place. `ids` are the clauses of the system. */
export function mutantsOf(root: string, system: string, ids: readonly string[]): readonly Mutant[] {
  const files = globSync(`rules/${system}/src/${BROKEN_FOLDERS}/**/*.ts`, { cwd: root });
  return files
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.endsWith('.test.ts'))
    .sort()
    .flatMap((file) => mutantsIn(file, readFileSync(join(root, file), 'utf8'), ids));
}

/** Every mutant of one source. */
export function mutantsIn(file: string, text: string, ids: readonly string[]): readonly Mutant[] {
  const places = placesOf(file, text, ids);
  return mutationsOf(file, text).map((mutation) => {
    const { start, end } = mutation;
    const place = places.find((each) => start < each.end);
    const [first, last] = [text.lastIndexOf('\n', start - 1) + 1, endOfLine(text, end)];
    return {
      ...mutation,
      file,
      line: text.slice(0, start).split('\n').length,
      within: place?.name ?? '',
      from: unindented(text.slice(first, last)),
      to: unindented(text.slice(first, start) + mutation.becomes + text.slice(end, last)),
      clauses: place?.clauses ?? [],
    };
  });
}

function endOfLine(text: string, from: number): number {
  const at = text.indexOf('\n', from);
  return at < 0 ? text.length : at;
}

function unindented(lines: string): string {
  return lines.replace(/^[ \t]+|[ \t]+$/gm, '');
}

/**
 * Draws mutants by seed, one a line at most. Which ones depends on the seed and on the lines themselves, so that a
 * line added to a source leaves the others as they were drawn.
 * @returns `count` of them in the order given, or all there are when they are fewer
 */
export function drawMutants(all: readonly Mutant[], count: number, seed: number): readonly Mutant[] {
  const lots = new Map<Mutant, string>();
  const seen = new Map<string, number>();
  for (const mutant of all) {
    const name = [mutant.file, mutant.within, mutant.from, mutant.to].join('\0');
    const nth = seen.get(name) ?? 0; // the same line may occur in a function twice
    seen.set(name, nth + 1);
    lots.set(mutant, createHash('sha256').update(`${seed}\0${nth}\0${name}`).digest('hex'));
  }
  const lot = (mutant: Mutant) => need(lots, mutant);
  const firstOfLine = new Map<string, Mutant>();
  for (const mutant of all) {
    const line = `${mutant.file}:${mutant.line}`;
    const first = firstOfLine.get(line);
    if (!first || lot(mutant) < lot(first)) firstOfLine.set(line, mutant);
  }
  const drawn = [...firstOfLine.values()].toSorted((a, b) => (lot(a) < lot(b) ? -1 : 1)).slice(0, count);
  return all.filter((mutant) => drawn.includes(mutant));
}

/**
 * The mutant that a seed draws for each of these lines, so that survivors are cheaply tried again.
 * @param only each `FILE:LINE`, as the report prints it
 * @throws RangeError for a line without a mutant
 */
export function mutantsAt(all: readonly Mutant[], only: readonly string[], seed: number): readonly Mutant[] {
  const drawn = drawMutants(all, all.length, seed);
  const lineOf = ({ file, line }: Mutant) => `${file}:${line}`;
  const missing = only.find((line) => !drawn.some((mutant) => lineOf(mutant) === line));
  if (missing !== undefined) throw new RangeError(`${missing} has no mutant.`);
  return drawn.filter((mutant) => only.includes(lineOf(mutant)));
}
