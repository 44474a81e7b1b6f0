/** Tries mutants one by one, and counts how they were killed. */
import type { Equivalent } from './equivalent.ts';
import type { Mutant } from './mutants.ts';
import { type Suite, type Tests, testsClaiming } from './suite.ts';
import { runTests } from './trial.ts';

/** The killer of a mutant: tests that claim its clauses, others of the suite, or only recorded and random games. */
export type Killer = 'claims' | 'suite' | 'golden';

/** The fate of a mutant. */
export interface Fate {
  readonly mutant: Mutant;
  readonly killer: Killer | null;
  /** True if its tests did not end and were stopped; that counts as noticed too. */
  readonly stopped: boolean;
  /** The test that failed first. */
  readonly by: string;
}

/** Maximum time of a run of each kind against a mutant, in seconds of a core. */
export type Limits = Readonly<Record<Killer, number>>;

/** A run on the whole sources that takes longer than this, in seconds of a core, does not end. */
const BASELINE_LIMIT = 900;
/** A mutant may take this many times what the whole sources took, and never less than `MIN_LIMIT` seconds. */
const SLACK = 4;
const MIN_LIMIT = 8;

/** The tests of a kind that are run against a mutant; null if there are none. */
function testsFor(killer: Killer, suite: Suite, clauses: readonly string[]): Tests | null {
  if (killer === 'claims') return testsClaiming(suite, clauses);
  const files = killer === 'suite' ? suite.plain : suite.golden;
  return files.length > 0 ? { files } : null;
}

const ORDER: readonly Killer[] = ['claims', 'suite', 'golden'];

/**
 * Runs the whole suite on the unchanged sources.
 * @returns the limits for mutants, relative to the time of each kind of run here and now
 * @throws Error if a test fails, because then no mutant could be recognised
 */
export async function runUnbroken(suite: Suite): Promise<Limits> {
  const limits = { claims: MIN_LIMIT, suite: MIN_LIMIT, golden: MIN_LIMIT };
  for (const killer of ORDER) {
    const tests = testsFor(killer, suite, [...suite.claims.keys()]);
    if (!tests) continue;
    const { end, said, spent } = await runTests(tests, null, BASELINE_LIMIT);
    if (end !== 'passed')
      throw new Error(`The tests have to pass before anything is broken, but one ${end}: ${said}`);
    limits[killer] = Math.max(MIN_LIMIT, SLACK * spent);
  }
  return limits;
}

/** Runs against a mutant the tests that claim its clauses, then the others, until it is killed. */
export async function fateOf(mutant: Mutant, suite: Suite, limits: Limits): Promise<Fate> {
  for (const killer of ORDER) {
    const tests = testsFor(killer, suite, mutant.clauses);
    if (!tests) continue;
    const { end, said } = await runTests(tests, mutant, limits[killer]);
    if (end !== 'passed') return { mutant, killer, stopped: end === 'stopped', by: said };
  }
  return { mutant, killer: null, stopped: false, by: '' };
}

/** A mutant in the report. */
export type ListedMutant = Pick<Mutant, 'file' | 'line' | 'within' | 'from' | 'to' | 'clauses'>;

/** The result of a run of mutants. `mutants` = `equivalent` + `killedBySuite` + the survivors. */
export interface Score {
  readonly mutants: number;
  /** Listed as changing nothing, and not tried. */
  readonly equivalent: number;
  readonly killedByClaims: number;
  /** By any test of the system, including those that claim clauses. */
  readonly killedBySuite: number;
  /** Mutants, among those killed, that fell only to golden records and other tests of whole games. */
  readonly killedByGolden: number;
  /** Mutants, among those killed, whose tests did not end and were stopped. */
  readonly stopped: number;
  readonly survivors: readonly ListedMutant[];
  /** Killed by the suite, but by no test that claims their clauses; `by` is the test that failed first. */
  readonly missedByClaims: readonly (ListedMutant & { readonly by: string })[];
  /** Entries of the list of equivalents whose lines no longer exist. */
  readonly stale: readonly Equivalent[];
}

/** Counts the fates of the mutants that were tried. */
export function scoreOf(
  fates: readonly Fate[],
  equivalent: number,
  stale: readonly Equivalent[] = [],
): Score {
  const by = (...killers: readonly (Killer | null)[]) =>
    fates.filter(({ killer }) => killers.includes(killer));
  return {
    mutants: fates.length + equivalent,
    equivalent,
    killedByClaims: by('claims').length,
    killedBySuite: by('claims', 'suite', 'golden').length,
    killedByGolden: by('golden').length,
    stopped: fates.filter(({ stopped }) => stopped).length,
    survivors: by(null).map(({ mutant }) => listed(mutant)),
    missedByClaims: by('suite', 'golden').map((fate) => ({ ...listed(fate.mutant), by: fate.by })),
    stale,
  };
}

const listed = ({ file, line, within, from, to, clauses }: Mutant): ListedMutant => ({
  file,
  line,
  within,
  from,
  to,
  clauses,
});
