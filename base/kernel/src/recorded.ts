import type { Dice } from './dice.ts';
import type { Reckoning } from './reckoning.ts';
import { areFaces, type Throw } from './throw.ts';

/** Thrown by dice that hold faces of other throws than the rulebook asks for: the record does not fit the rules. */
export class DiceMismatch extends Error {}

/** Dice that repeat recorded faces, throw by throw. */
export interface RecordedDice extends Dice {
  /** Number of throws not yet read. */
  left(): number;
}

/** Dice read from a record. Throws DiceMismatch when a throw is missing or of another form. */
export function recordedDice(throws: readonly (readonly number[])[]): RecordedDice {
  let next = 0;
  return {
    throw(spec: Throw): readonly number[] {
      const faces = throws[next];
      if (!faces)
        throw new DiceMismatch(`The record holds ${throws.length} throws here; the rules ask for one more.`);
      if (!areFaces(spec, faces)) {
        throw new DiceMismatch(
          `The rules ask for ${spec.count}d${spec.sides}; the record holds [${faces.join(', ')}].`,
        );
      }
      next++;
      return faces;
    },
    left: () => throws.length - next,
  };
}

/** Wraps dice and keeps the faces of every throw, in order. */
export function recordingDice(dice: Dice, kept: (readonly number[])[]): Dice {
  return {
    throw(spec: Throw, reckoning?: Reckoning): readonly number[] {
      const faces = dice.throw(spec, reckoning);
      kept.push(faces);
      return faces;
    },
  };
}
