import { type Dice, facesOf, leastValue, type Throw, ways } from './dice.ts';

/**
 * Walks every way a stretch of rules can fall, one run at a time: run the same code again and again with these
 * dice until `advance` says there is nothing left. Each run's `weight` is its exact chance.
 */
export class EnumeratingDice implements Dice {
  #path: { spec: Throw; at: number }[] = [];
  #depth = 0;

  /** The chance of the present run: the product of the chances of its throws. */
  weight = 1;

  throw(spec: Throw): readonly number[] {
    const counts = ways(spec);
    let step = this.#path[this.#depth];
    if (!step) {
      step = { spec, at: 0 };
      while (counts[step.at] === 0) step.at++;
      this.#path.push(step);
    }
    this.#depth++;
    this.weight *= (counts[step.at] ?? 0) / spec.sides ** spec.count;
    return facesOf(spec, leastValue(spec) + step.at);
  }

  /** Turns to the next way; false when all have been walked. */
  advance(): boolean {
    this.#depth = 0;
    this.weight = 1;
    for (let last = this.#path.at(-1); last; last = this.#path.at(-1)) {
      const counts = ways(last.spec);
      do last.at++;
      while (last.at < counts.length && counts[last.at] === 0);
      if (last.at < counts.length) return true;
      this.#path.pop();
    }
    return false;
  }
}
