/**
 * `npm test`: everything that is checked, in order, with all failures listed at the end.
 * `npm test -- --only=types,unit` runs some of it. The last line is always `N passed, N failed`.
 */
import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureWebBuilt } from './build-web.ts';
import type { Tally } from './tally.ts';

interface Step {
  readonly name: string;
  readonly about: string;
  readonly run: () => Tally | Promise<Tally>;
}

const root = join(import.meta.dirname, '..');
const env = {
  ...process.env,
  PATH: join(root, 'node_modules', '.bin') + delimiter + (process.env['PATH'] ?? ''),
};

/** A test that stands longer than this is hung (ms). Not a measure of speed: none comes near it. */
const hung = 600_000;

const pass: Tally = { passed: 1, failed: 0, failures: [] };
const fail = (what: string): Tally => ({ passed: 0, failed: 1, failures: [what] });

const steps: readonly Step[] = [
  {
    name: 'types',
    about: 'types of the packages, rules, apps and tests',
    run: tool('tsc', '-p', 'tsconfig.json'),
  },
  { name: 'types-web', about: 'types of the page', run: tool('tsc', '-p', 'apps/web/tsconfig.json') },
  {
    name: 'types-web-tests',
    about: 'types of the tests of the page',
    run: tool('tsc', '-p', 'apps/web/tsconfig.test.json'),
  },
  {
    name: 'types-browser',
    about: 'types of the browser tests',
    run: tool('tsc', '-p', 'test/browser/tsconfig.json'),
  },
  { name: 'format', about: 'format', run: tool('biome', 'format', '.') },
  { name: 'lint', about: 'lint', run: tool('oxlint', '--type-aware') },
  { name: 'web', about: 'bundle of the page', run: bundle },
  {
    name: 'unit',
    about: 'packages, rules, command line, house',
    run: () =>
      nodeTests(
        [
          '{base,rules,games}/*/{src,test}/**/*.test.ts',
          'apps/{cli,web}/{src,test}/**/*.test.ts',
          'bench/**/*.test.ts',
          'scripts/*.test.ts',
          'test/*.test.ts',
        ],
        ['--test-isolation=none'],
      ),
  },
  {
    name: 'server',
    about: 'server, each file in a process of its own',
    run: () => nodeTests(['apps/server/{src,test}/**/*.test.ts'], ['--test-concurrency=2']),
  },
  {
    name: 'browser',
    about: 'the page in a real browser',
    run: () => nodeTests(['test/browser/*.test.ts'], ['--test-concurrency=1']),
  },
];

/** A step that runs a tool of node_modules/.bin and shows what it says only when it objects. */
function tool(command: string, ...args: string[]): () => Tally {
  return () => {
    const done = spawnSync(command, args, {
      cwd: root,
      env,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    if (done.status === 0) return pass;
    console.log(`${done.stdout ?? ''}${done.stderr ?? ''}${done.error?.message ?? ''}`.trimEnd());
    return fail(`${command} ${args.join(' ')}`);
  };
}

async function bundle(): Promise<Tally> {
  try {
    await ensureWebBuilt();
    return pass;
  } catch (error) {
    console.log(error instanceof Error ? error.message : error);
    return fail('the page does not build');
  }
}

/** Runs node:test over the files of these patterns; its report goes straight to the screen. */
function nodeTests(patterns: readonly string[], flags: readonly string[]): Tally {
  const files = globSync(patterns, { cwd: root, exclude: (path) => path.includes('node_modules') }).sort();
  if (files.length === 0) return fail(`no test file is found under ${patterns.join(', ')}`);
  const folder = mkdtempSync(join(tmpdir(), 'linstock-tally-'));
  try {
    const counts = join(folder, 'tally.json');
    const reporters = [
      ['--test-reporter=spec', '--test-reporter-destination=stdout'],
      [
        `--test-reporter=${new URL('./tally.ts', import.meta.url).href}`,
        `--test-reporter-destination=${counts}`,
      ],
    ].flat();
    const args = ['--test', `--test-timeout=${hung}`, ...flags, ...reporters, ...files];
    const done = spawnSync(process.execPath, args, { cwd: root, env, stdio: 'inherit' });
    return readTally(counts, done.status);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The counts of a run; one failure more when it broke off or ended badly without naming a failed test. */
function readTally(path: string, status: number | null): Tally {
  let tally: Tally = { passed: 0, failed: 0, failures: [] };
  try {
    tally = JSON.parse(readFileSync(path, 'utf8')) as Tally;
  } catch {
    return fail('the test run broke off before its end');
  }
  if (status === 0 || tally.failed > 0) return tally;
  const failures = [...tally.failures, `node --test ended with status ${status}`];
  return { passed: tally.passed, failed: 1, failures };
}

/** The steps asked for with `--only`, or all; refuses a name that is none. */
function chosenSteps(): readonly Step[] {
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  if (values.only === undefined) return steps;
  const names = values.only.split(',');
  const unknown = names.find((name) => !steps.some((step) => step.name === name));
  if (unknown === undefined) return steps.filter((step) => names.includes(step.name));
  throw new Error(`There is no step "${unknown}". Steps: ${steps.map((step) => step.name).join(', ')}.`);
}

async function runSteps(chosen: readonly Step[]): Promise<void> {
  let passed = 0;
  let failed = 0;
  const failures: string[] = [];
  for (const step of chosen) {
    console.log(`\n== ${step.name}: ${step.about}`);
    const begun = performance.now();
    const tally = await step.run();
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    console.log(`== ${step.name} ${tally.failed === 0 ? 'ok' : 'FAILED'}, ${seconds} s`);
    passed += tally.passed;
    failed += tally.failed;
    failures.push(...tally.failures.map((what) => `  ${step.name}: ${what}`));
  }
  if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

try {
  await runSteps(chosenSteps());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
