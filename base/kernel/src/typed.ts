import type { Dice } from './dice.ts';
import type { Reckoning } from './reckoning.ts';
import { DiceMismatch } from './recorded.ts';
import { areFaces, type Throw } from './throw.ts';

/** Thrown by typed-in dice when the rules ask for a throw that has not been typed yet: throw it and type it next time. */
export class DiceNeeded extends Error {
  /** The dice to throw. */
  readonly spec: Throw;
  /** The reckoning that they decide, if the rules named one. */
  readonly reckoning: Reckoning | null;

  constructor(spec: Throw, reckoning: Reckoning | null) {
    super(`${reckoning?.title ?? 'The rules'}: throw ${spec.count}d${spec.sides} and type what they show.`);
    this.spec = spec;
    this.reckoning = reckoning;
  }
}

/**
 * Dice that a person throws on a real table and types in, throw by throw. Past the last one typed they throw
 * DiceNeeded; faces that such dice cannot show throw DiceMismatch.
 */
export function typedDice(throws: readonly (readonly number[])[]): Dice {
  let next = 0;
  return {
    throw(spec: Throw, reckoning?: Reckoning): readonly number[] {
      const faces = throws[next];
      if (!faces) throw new DiceNeeded(spec, reckoning ?? null);
      if (!areFaces(spec, faces)) {
        throw new DiceMismatch(
          `Type ${spec.count} ${spec.count === 1 ? 'die' : 'dice'}, each 1 to ${spec.sides}; not [${faces.join(', ')}].`,
        );
      }
      next++;
      return faces;
    },
  };
}
