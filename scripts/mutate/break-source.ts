/**
 * Preloaded into a test run (`node --import`): one module is loaded with a break in it, and a run that does not end is
 * killed. The file itself stays whole.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isMainThread, Worker } from 'node:worker_threads';
import type { Mutant } from './mutants.ts';

/** The environment variable with the break, as JSON: null for none. */
export const BREAK = 'LINSTOCK_BREAK';
/** The variable that sets how long the run may take, in seconds of a core: a busy machine stops nothing. */
export const LIMIT = 'LINSTOCK_BREAK_LIMIT';
/** The variable that names the file for the seconds of a core that the run took. */
export const SPENT = 'LINSTOCK_BREAK_SPENT';

/** A break as the test run receives it. */
export type Break = Pick<Mutant, 'file' | 'start' | 'end' | 'becomes'>;

/** Loads the module of a break as the break leaves it. */
function load({ file, start, end, becomes }: Break): void {
  const path = resolve(file);
  const broken = pathToFileURL(path).href;
  registerHooks({
    load(url, context, next) {
      if (url !== broken) return next(url, context);
      const text = readFileSync(path, 'utf8');
      const source = text.slice(0, start) + becomes + text.slice(end);
      return { format: 'module-typescript', source, shortCircuit: true };
    },
  });
}

/** Kills the process when it has used up its time. An endless loop leaves its thread no turn, so another one looks. */
function watch(seconds: number): void {
  const watcher = `setInterval(() => {
    const { user, system } = process.cpuUsage();
    if (user + system > ${seconds * 1e6}) process.kill(process.pid, 'SIGKILL');
  }, 200)`;
  new Worker(watcher, { eval: true, execArgv: [] }).unref();
}

/** Writes at the end how many seconds of a core the run took. */
function writeSpent(file: string): void {
  process.once('exit', () => {
    const { user, system } = process.cpuUsage();
    writeFileSync(file, String((user + system) / 1e6));
  });
}

const told = process.env[BREAK];
if (isMainThread && told !== undefined) {
  const broken: Break | null = JSON.parse(told);
  if (broken) load(broken);
  watch(Number(process.env[LIMIT]));
  const spent = process.env[SPENT];
  if (spent) writeSpent(spent);
}
