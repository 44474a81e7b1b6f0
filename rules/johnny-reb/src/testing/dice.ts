import { type Outcome, outcomeOf, type Reckoning, readFaces, type Umpire } from '@linstock/kernel';

/** Dice of a test, laid out in the order they are thrown. */
export interface LaidDice extends Umpire {
  /** Number of faces not thrown. */
  left(): number;
}

/** Faces 1 to 6 without end, the same for the same seed. */
export function facesFrom(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return 1 + Math.floor((state / 2 ** 32) * 6);
  };
}

/** An umpire that throws given faces; it has no log. */
export function throwing(face: () => number): Umpire {
  return {
    throw: (reckoning) =>
      outcomeOf(
        reckoning,
        readFaces(
          reckoning.dice,
          Array.from({ length: reckoning.dice.count }, () => face()),
        ),
      ),
    emit() {
      // No log.
    },
  };
}

/** An umpire whose dice are known. Throws RangeError for a throw without dice. */
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
    emit() {
      // No log.
    },
    left: () => faces.length - next,
  };
}
