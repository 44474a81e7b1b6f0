import { type Outcome, outcomeOf, type Reckoning } from './reckoning.ts';
import type { ReckoningForm } from './rules.ts';
import { readFaces } from './throw.ts';
import { DiceNeeded, typedDice } from './typed.ts';
import type { Umpire } from './umpire.ts';

/** One throw that has fallen. */
export interface ThrownRoll {
  readonly reckoning: Reckoning;
  readonly faces: readonly number[];
  readonly outcome: Outcome;
}

/** Progress through the throws of a filled-in form. */
export interface FormProgress {
  readonly fallen: readonly ThrownRoll[];
  /** The next throw; null at the end. */
  readonly next: Reckoning | null;
  /** The result, in words; null before the end. */
  readonly end: string | null;
}

/**
 * Reads real dice into a filled-in form, throw by throw.
 * @param first the reckoning of the situation, as the form defines it
 * @param throws faces of each throw so far
 */
export function followThrows(
  form: ReckoningForm,
  situation: unknown,
  first: Reckoning,
  throws: readonly (readonly number[])[],
): FormProgress {
  const fallen: ThrownRoll[] = [];
  const dice = typedDice(throws);
  const umpire: Umpire = {
    throw<O extends Outcome>(reckoning: Reckoning<O>): O {
      const faces = reckoning.dice.count === 0 ? [] : dice.throw(reckoning.dice, reckoning);
      const outcome = outcomeOf(reckoning, readFaces(reckoning.dice, faces));
      fallen.push({ reckoning, faces, outcome });
      return outcome;
    },
    emit() {
      // The result is logged at the end, in one sentence.
    },
  };
  try {
    const end = form.follow ? form.follow(umpire, situation) : umpire.throw(first).label;
    return { fallen, next: null, end };
  } catch (fault) {
    if (fault instanceof DiceNeeded && fault.reckoning) return { fallen, next: fault.reckoning, end: null };
    throw fault;
  }
}
