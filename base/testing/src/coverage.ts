import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Clauses } from '@linstock/kernel';
import type { ClauseCall } from './calls.ts';

/** Which clauses of a rule system have tests: `clause(...)` calls and test vectors (DESIGN §9). */

const HOUSE = fileURLToPath(new URL('../../../', import.meta.url));

/** One clause with its tests. */
export interface ClauseTests {
  readonly id: string;
  /** The rule in one line, and its source. */
  readonly line: string;
  readonly from: string;
  /** `file: name of the test`, or `file: id of the vector`. */
  readonly tests: readonly string[];
  /** Why it needs none, for a clause that means nothing in software. */
  readonly exempt: string | null;
}

/** The clauses covered by the tests of a system. */
export interface Coverage {
  readonly system: string;
  readonly total: number;
  readonly covered: number;
  readonly exempt: number;
  /** Ids of clauses with neither test nor exemption. */
  readonly missing: readonly string[];
}

/** Every clause of a system with its tests. Throws RangeError for a system without a package in `rules/`. */
export async function clauseTests(system: string): Promise<ClauseTests[]> {
  const room = roomOf(system);
  const { CLAUSES } = (await import(join(room, 'src/tables/clauses.ts'))) as { CLAUSES: Clauses };
  const { EXEMPT } = (await import(join(room, 'src/tables/exempt.ts'))) as { EXEMPT: Record<string, string> };
  const tests = new Map<string, string[]>();
  for (const { where, ids } of await namingsOf(room))
    for (const id of ids) tests.set(id, [...(tests.get(id) ?? []), where]);
  return Object.entries(CLAUSES).map(([id, { line, from }]) => ({
    id,
    line,
    from,
    tests: tests.get(id) ?? [],
    exempt: EXEMPT[id] ?? null,
  }));
}

/** Ids that tests of a system name but the system does not have: typing errors. */
export async function unknownClauses(system: string): Promise<string[]> {
  const known = new Set((await clauseTests(system)).map(({ id }) => id));
  const namings = await namingsUnder(roomOf(system));
  return namings.flatMap(({ ids }) => ids.filter((id) => !known.has(id)));
}

function roomOf(system: string): string {
  const known = readdirSync(join(HOUSE, 'rules'));
  if (!known.includes(system))
    throw new RangeError(`There is no rule system "${system}"; there are ${known.join(', ')}.`);
  return join(HOUSE, 'rules', system);
}

/** The tests of a package, and those of the battles, which cover clauses too. */
async function namingsOf(room: string): Promise<ClauseCall[]> {
  const namings = await Promise.all([room, join(HOUSE, 'base/battles')].map(namingsUnder));
  return namings.flat();
}

/** The coverage of a system in figures; see clauseTests. */
export async function clauseCoverage(system: string): Promise<Coverage> {
  const clauses = await clauseTests(system);
  return {
    system,
    total: clauses.length,
    covered: clauses.filter((clause) => clause.tests.length > 0).length,
    exempt: clauses.filter((clause) => clause.tests.length === 0 && clause.exempt !== null).length,
    missing: clauses
      .filter((clause) => clause.tests.length === 0 && clause.exempt === null)
      .map(({ id }) => id),
  };
}

/** The calls found under each folder: its tests are parsed once, however often they are needed. */
const found = new Map<string, Promise<ClauseCall[]>>();

function namingsUnder(folder: string): Promise<ClauseCall[]> {
  const known = found.get(folder) ?? readNamings(folder);
  found.set(folder, known);
  return known;
}

async function readNamings(folder: string): Promise<ClauseCall[]> {
  const { clauseCalls } = await import('./calls.ts'); // its parser is fetched only where clauses are counted
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => !file.includes('node_modules'))
    .sort();
  return files.flatMap((file) => {
    const path = join(folder, file);
    const where = relative(HOUSE, path).replaceAll('\\', '/');
    if (file.endsWith('.test.ts')) return clauseCalls(readFileSync(path, 'utf8'), where);
    if (/(^|[/\\])vectors[^/\\]*\.json$/.test(file)) return vectorsOf(readFileSync(path, 'utf8'), where);
    return [];
  });
}

function vectorsOf(text: string, where: string): ClauseCall[] {
  const { vectors } = JSON.parse(text) as { vectors: { id: string; clauses: string[] }[] };
  return vectors.map(({ id, clauses }) => ({ where: `${where}: ${id}`, ids: clauses }));
}
