/** The options of `npm run mutate`. */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';

/** A system, the number of mutants and their seed, and the way they are tried and reported. */
export interface MutateOptions {
  readonly system: string;
  readonly count: number;
  readonly seed: number;
  /** Number of mutants tried at a time. */
  readonly jobs: number;
  readonly json: boolean;
  /** Lines (`FILE:LINE`) whose mutants are tried, whatever the count; empty for no such choice. */
  readonly only: readonly string[];
}

const USAGE = 'npm run mutate -- SYSTEM --count N --seed S --jobs N --json --only FILE:LINE';

/** Reads the arguments. Throws with one sentence if they are wrong. */
export function readOptions(args: readonly string[]): MutateOptions {
  const { values, positionals } = read(args);
  const [system, ...more] = positionals;
  if (system === undefined || more.length > 0)
    throw new RangeError(`Name one rule system, not ${positionals.length}: ${USAGE}.`);
  return {
    system,
    count: wholeNumber('count', values.count, 1),
    seed: wholeNumber('seed', values.seed, 0),
    jobs: wholeNumber('jobs', values.jobs, 1),
    json: values.json,
    only: values.only.map(line),
  };
}

function read(args: readonly string[]) {
  const lanes = String(Math.min(4, Math.max(2, availableParallelism())));
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        count: { type: 'string', default: '200' },
        seed: { type: 'string', default: '1' },
        jobs: { type: 'string', default: lanes },
        json: { type: 'boolean', default: false },
        only: { type: 'string', multiple: true, default: [] },
      },
    });
  } catch (error) {
    // Node's errors are long; their first sentence names the wrong option.
    const [first = ''] = (error as Error).message.split(/\.\s/);
    throw new RangeError(`${first.replace(/\.$/, '')}: ${USAGE}.`);
  }
}

function wholeNumber(name: string, value: string, least: number): number {
  if (/^\d{1,9}$/.test(value) && Number(value) >= least) return Number(value);
  throw new RangeError(`--${name} must be a whole number of ${least} or more, not "${value}": ${USAGE}.`);
}

function line(value: string): string {
  if (/^.+:[1-9]\d{0,8}$/.test(value)) return value;
  throw new RangeError(`--only must be FILE:LINE, not "${value}": ${USAGE}.`);
}
