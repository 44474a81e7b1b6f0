import type { Dice } from './dice.ts';
import type { Outcome, Reckoning } from './reckoning.ts';
import { facesOf, leastValue, type Throw, ways } from './throw.ts';

/** One way a throw can fall that the rules tell apart: a value that shows it, and its exact chance. */
interface Branch {
  readonly value: number;
  readonly chance: number;
}

/** Thrown out of a run when it is certain that there are more ways than were to be walked. */
export class TooManyWays extends Error {
  constructor(most: number) {
    super(`The dice can fall in more than ${most} ways.`);
    this.name = 'TooManyWays';
  }
}

/**
 * Walks every way in which the dice of a stretch of rules can fall, one run at a time. Run the same code
 * again and again with these dice until `advance` returns false. Each run's `weight` is its exact chance.
 * Values to which a reckoning gives the same outcome are one way, so two dice on a table of four results
 * branch four ways and not eleven. Throws TooManyWays as soon as there must be more than `most`. For ties
 * that are thrown again without end, this happens within a run.
 */
export class EnumeratingDice implements Dice {
  #path: { spec: Throw; branches: readonly Branch[]; at: number }[] = [];
  #depth = 0;
  /** Ways walked, the present one, and those its throws have still left: there are no fewer. */
  #least = 1;
  readonly #most: number;

  constructor(most: number = Number.POSITIVE_INFINITY) {
    this.#most = most;
  }

  /** The chance of the present run: the product of the chances of its throws. */
  weight = 1;

  throw(spec: Throw, reckoning?: Reckoning): readonly number[] {
    let step = this.#path[this.#depth];
    if (!step) {
      step = { spec, branches: branchesOf(spec, reckoning), at: 0 };
      this.#path.push(step);
      this.#least += step.branches.length - 1;
      if (this.#least > this.#most) throw new TooManyWays(this.#most);
    }
    this.#depth++;
    const branch = step.branches[step.at];
    if (!branch) throw new RangeError(`${spec.count}d${spec.sides} cannot fall at all.`);
    this.weight *= branch.chance;
    return facesOf(spec, branch.value);
  }

  /** Turns to the next way; false if all have been walked. */
  advance(): boolean {
    this.#depth = 0;
    this.weight = 1;
    for (let last = this.#path.at(-1); last; last = this.#path.at(-1)) {
      if (++last.at < last.branches.length) return true;
      this.#path.pop();
    }
    return false;
  }
}

/** The branches of outcomes that many reckonings share, with the ways they were counted by. */
const BRANCH_CACHE = new WeakMap<
  readonly Outcome[],
  { readonly counted: readonly number[]; readonly branches: readonly Branch[] }
>();

function branchesOf(spec: Throw, reckoning: Reckoning | undefined): readonly Branch[] {
  const counted = ways(spec);
  const known = reckoning && BRANCH_CACHE.get(reckoning.outcomes);
  if (known?.counted === counted) return known.branches;
  const branches = countBranches(spec, counted, reckoning);
  if (reckoning) BRANCH_CACHE.set(reckoning.outcomes, { counted, branches });
  return branches;
}

function countBranches(
  spec: Throw,
  counted: readonly number[],
  reckoning: Reckoning | undefined,
): readonly Branch[] {
  const of = spec.sides ** spec.count;
  const least = leastValue(spec);
  const branches: { value: number; chance: number; outcome: Outcome | undefined }[] = [];
  counted.forEach((n, i) => {
    if (n === 0) return;
    const outcome = reckoning?.outcomes[i];
    const alike = outcome && branches.find((branch) => branch.outcome && means(branch.outcome, outcome));
    if (alike) alike.chance += n / of;
    else branches.push({ value: least + i, chance: n / of, outcome });
  });
  return branches;
}

/** True if the rules can tell two outcomes apart: any field may matter except the words. */
function means(a: Outcome, b: Outcome): boolean {
  if (a === b) return true;
  if (a.key !== b.key) return false;
  const fields: Readonly<Record<string, unknown>> = { ...a };
  const others: Readonly<Record<string, unknown>> = { ...b };
  const names = new Set([...Object.keys(fields), ...Object.keys(others)]);
  names.delete('label');
  for (const name of names) if (fields[name] !== others[name]) return false;
  return true;
}
