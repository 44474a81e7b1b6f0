/**
 * `npm run mutate -- SYSTEM --count N --seed S --only FILE:LINE --json`: breaks lines of a system's rules, one at a
 * time and never in the files themselves, and reports which breaks no test notices. CONTRIBUTING.md says what to do
 * with the survivors.
 */
import { root } from './checks/jobs.ts';
import { type MutateOptions, readOptions } from './mutate/arguments.ts';
import { equivalentsOf, isMutant, staleOf } from './mutate/equivalent.ts';
import { drawMutants, mutantsAt, mutantsOf } from './mutate/mutants.ts';
import { reportOf } from './mutate/report.ts';
import { type Fate, fateOf, runUnbroken, type Score, scoreOf } from './mutate/score.ts';
import { suiteOf } from './mutate/suite.ts';

async function mutate({ system, count, seed, jobs, only }: MutateOptions): Promise<Score> {
  const suite = await suiteOf(root, system);
  const all = mutantsOf(root, system, [...suite.claims.keys()]);
  const equivalents = equivalentsOf(system);
  const drawn = only.length > 0 ? mutantsAt(all, only, seed) : drawMutants(all, count, seed);
  const live = drawn.filter((mutant) => !equivalents.some((each) => isMutant(each, mutant)));
  const limits = await runUnbroken(suite);
  const fates: Fate[] = [];
  const waiting = [...live];
  const work = async (): Promise<void> => {
    for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
      const fate = await fateOf(mutant, suite, limits);
      fates.push(fate);
      progress(`${fates.length}/${live.length} ${wordsOf(fate)} ${mutant.file}:${mutant.line}`);
    }
  };
  await Promise.all(Array.from({ length: jobs }, work));
  const inOrder = (a: Fate, b: Fate) => drawn.indexOf(a.mutant) - drawn.indexOf(b.mutant);
  return scoreOf(fates.toSorted(inOrder), drawn.length - live.length, staleOf(equivalents, all));
}

/** Shows the progress of the run without mixing it into the output at its end. */
function progress(line: string): void {
  process.stderr.write(`${line}\n`);
}

function wordsOf({ killer, stopped }: Fate): string {
  if (killer === null) return 'SURVIVES';
  return `killed by ${killer}${stopped ? ', stopped' : ''}`;
}

try {
  const asked = readOptions(process.argv.slice(2));
  const score = await mutate(asked);
  console.log(asked.json ? JSON.stringify(score, null, 2) : reportOf(score));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
