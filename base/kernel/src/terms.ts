import type { Dice } from './dice.ts';
import { fairDice, type Nonces } from './fair.ts';
import type { DiceTerms } from './record.ts';
import { seededDice } from './seeded.ts';
import { typedDice } from './typed.ts';

/**
 * The dice of entry n under the terms of a game. Typed-in dice begin with none typed. Throws a RangeError for fair dice
 * whose secret is not known here: only the judge throws those.
 */
export function termsDice(terms: DiceTerms, nonces: Nonces, n: number): Dice {
  switch (terms.kind) {
    case 'seeded':
      return seededDice(`${terms.seed}:${n}`);
    case 'typed':
      return typedDice([]);
    case 'fair':
      if (terms.secret === null)
        throw new RangeError('Only the judge, who knows the secret, can throw these dice.');
      return fairDice(terms.secret, nonces, n);
  }
}
