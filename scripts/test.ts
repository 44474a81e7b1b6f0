/**
 * `npm test`: all checks, several at a time. `npm test -- --only=lint,unit` runs some of them. The slowest tests and
 * all failures are listed at the end; the last line is always `N passed, N failed`. Longer tests are in `npm run soak`.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureWebBuilt } from './build-web.ts';
import { type Job, oneCheck, root, tool } from './checks/jobs.ts';
import { BROWSER_SECONDS, SERVER_SECONDS } from './checks/lengths.ts';
import { testsBalanced, testsTogether } from './checks/nodeTests.ts';
import { runAndReport } from './checks/summary.ts';

/**
 * The checks by the names that `--only` knows, in the order in which they are begun. The bundle is first, since the browser waits
 * for it. Long jobs come before short ones, so that all lanes end together.
 */
const steps: Readonly<Record<string, readonly Job[]>> = {
  web: [{ name: 'bundle of the page', run: bundle }],
  unit: [
    testsTogether('apps', 'apps/{cli,web}/{src,test}/**/*.test.ts'),
    testsTogether('house', 'test/*.test.ts', 'scripts/**/*.test.ts', 'bench/**/*.test.ts'),
    ...readdirSync(join(root, 'rules'))
      .toReversed()
      .map((name) => testsTogether(name, `rules/${name}/{src,test}/**/*.test.ts`)),
    testsTogether('games', 'games/*/{src,test}/**/*.test.ts'),
    testsTogether('base', 'base/*/{src,test}/**/*.test.ts', 'base/testing/toy-system/test/**/*.test.ts'),
  ],
  browser: testsBalanced(4, BROWSER_SECONDS, 'test/browser/*.test.ts'),
  server: testsBalanced(3, SERVER_SECONDS, 'apps/server/{src,test}/**/*.test.ts'),
  // One reading of all sources finds both: the compiler alone takes as long again. `npm run soak` asks the compiler too.
  lint: [tool('lint and types', 'oxlint', '--type-aware', '--type-check')],
  format: [tool('format', 'biome', 'format', '.')],
};

async function bundle() {
  try {
    await ensureWebBuilt();
    return oneCheck(null);
  } catch (error) {
    return oneCheck('the page does not build', error instanceof Error ? error.message : String(error));
  }
}

/** The jobs named with `--only`, or all; refuses an unknown name. */
function chosenJobs(): readonly Job[] {
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  if (values.only === undefined) return Object.values(steps).flat();
  return values.only.split(',').flatMap((name) => {
    const jobs = steps[name];
    if (jobs) return jobs;
    throw new Error(`There is no step "${name}". Steps: ${Object.keys(steps).join(', ')}.`);
  });
}

try {
  await runAndReport(chosenJobs());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
