import { type Outcome, outcomeOf, type Reckoning, readFaces, type Umpire } from '@linstock/kernel';

/** Dice of a test, laid out in the order they are thrown. */
export interface LaidDice extends Umpire {
  /** How many have not been thrown. */
  left(): number;
}

/** An umpire whose dice are known. Throws RangeError for a throw there are no dice for. */
export function laid(...faces: number[]): LaidDice {
  let next = 0;
  return {
    throw<O extends Outcome>(reckoning: Reckoning<O>): O {
      const thrown = faces.slice(next, next + reckoning.dice.count);
      if (thrown.length < reckoning.dice.count)
        throw new RangeError(
          `${reckoning.title} wants ${reckoning.dice.count} dice; ${thrown.length} are left.`,
        );
      next += reckoning.dice.count;
      return outcomeOf(reckoning, readFaces(reckoning.dice, thrown));
    },
    tell() {
      // Nothing is heard here.
    },
    left: () => faces.length - next,
  };
}
