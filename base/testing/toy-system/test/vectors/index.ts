import { chancesOf, factsOf, type Vectors } from '@linstock/kernel';
import { z } from 'zod';
import { volley } from '../../src/reckon/dice.ts';

const fact = z.boolean().default(false);
const shot = z.strictObject({ reserve: fact, column: fact, kneeling: fact });

/** Worked examples of the rules, by kind: each runs the procedures and reckonings of the system. */
export const vectors = {
  /** One volley: the lowest face that hits, and the chance of a hit, in thirty-sixths. */
  volley(given) {
    const reckoning = volley({ firer: 'firer', target: 'target', side: 0, ...shot.parse(factsOf(given)) });
    const missed = chancesOf(reckoning).find(({ outcome }) => outcome.hits === 0)?.chance ?? 0;
    return {
      hits_on: reckoning.dice?.hitOn ?? null,
      chance: Math.round(36 * (1 - missed)),
    };
  },
} satisfies Vectors;
