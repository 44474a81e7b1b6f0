/** The tests of a rule system: which claim a clause, and which only play recorded or random games. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clauseTests } from '@linstock/testing';

/** Tests to run together: files, and what the names of the tests have to match. */
export interface Tests {
  readonly files: readonly string[];
  readonly named?: string;
}

/** The tests of a system, in files from the root of the checkout. */
export interface Suite {
  /** All clauses in their order, each with the files that hold a test naming it. */
  readonly claims: ReadonlyMap<string, readonly string[]>;
  /** Every test file but those in `golden`. */
  readonly plain: readonly string[];
  /** Files that replay golden records or play whole games, and check the screen and the answers in them. */
  readonly golden: readonly string[];
}

/** The tests of a system. Throws RangeError for a system without a package in `rules/`. */
export async function suiteOf(root: string, system: string): Promise<Suite> {
  const clauses = await clauseTests(system);
  const files = globSync(`rules/${system}/{src,test}/**/*.test.ts`, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.endsWith('/clauses.test.ts')) // only reads the tests, and plays nothing
    .sort();
  const texts = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
  /** Vectors are data: the files that hold their tests are those that read them. */
  const readersOf = (data: string): readonly string[] =>
    files.filter((file) => texts.get(file)?.includes(data.slice(data.lastIndexOf('/'))));
  const filesOf = (where: string) => {
    const path = where.slice(0, where.indexOf(': '));
    return path.endsWith('.json') ? readersOf(path) : [path];
  };
  const isGolden = (file: string) =>
    /\/(?:present|heuristics|games)[./]/.test(file) ||
    /\b(?:keepsGoldenGames|testConformance)\(/.test(texts.get(file) ?? '');
  return {
    claims: new Map(clauses.map(({ id, tests }) => [id, [...new Set(tests.flatMap(filesOf))]])),
    plain: files.filter((file) => !isGolden(file)),
    golden: files.filter(isGolden),
  };
}

/** The tests that claim one of these clauses: their names begin with a list of ids that contains it. Null if there is none. */
export function testsClaiming(suite: Suite, clauses: readonly string[]): Tests | null {
  const files = new Set(clauses.flatMap((id) => suite.claims.get(id) ?? []));
  if (files.size === 0) return null;
  const any = clauses.map((id) => RegExp.escape(id)).join('|');
  return { files: [...files].sort(), named: `\\[[^\\]]*(?<![\\w.-])(?:${any})(?![\\w-])` };
}
