import { type Reckoning, sumOfLines } from '@linstock/kernel';
import type { PreShockResult, ShockWord } from '../tables/index.ts';
import { levelDown } from './cohesion.ts';
import {
  type Attack,
  attackLines,
  type PreShockOutcome,
  type Stand,
  standLines,
  superiority,
} from './shock.ts';
import { shockWordsOf } from './shock-result.ts';

/** The possible results of a whole Shock, by enumeration of the reaction and both Chaos dice. */

/** A word of FL-T-PRE that ends the Shock or changes it, or a word of FL-T-SHOCK. */
export type ShockEndWord = Exclude<PreShockResult, 'Stand'> | ShockWord;

/** One end of a Shock, as the words of it in the order they are applied, with its exact chance. */
export interface ShockEndChance {
  readonly words: readonly ShockEndWord[];
  /** Number of throws, of 216 equally likely throws of three dice. */
  readonly ways: number;
  readonly chance: number;
}

/** A Shock as it would be fought. */
export interface Clash {
  readonly reaction: Reckoning<PreShockOutcome>;
  readonly attack: Attack;
  readonly stand: Stand;
  /** True if a defender is able to counterattack; else such a reaction is a Stand (FL-12.63c). */
  readonly mayCounterattack: boolean;
}

const SIDES = 6;

/** Every end of a Shock up to a Counterattack, the most likely first. The defender is assumed to counterattack if it may (FL-12.3a). */
export function shockChances({ reaction, attack, stand, mayCounterattack }: Clash): ShockEndChance[] {
  const ends = new Map<string, { words: readonly ShockEndWord[]; ways: number }>();
  const add = (words: readonly ShockEndWord[], ways: number): void => {
    const key = words.join();
    ends.set(key, { words, ways: (ends.get(key)?.ways ?? 0) + ways });
  };
  const shaken = { ...stand, status: levelDown({ track: 0, status: stand.status }).status }; // FL-12.43c
  const results = { firm: resultsOf(attack, stand), shaken: resultsOf(attack, shaken) };
  for (const { result } of reaction.outcomes) {
    if (result === 'Fall Back' || result === 'Collapse') add([result], SIDES * SIDES);
    else if (result === 'Counterattack' && mayCounterattack) add([result], SIDES * SIDES);
    else if (result === 'Stand, status -1') for (const words of results.shaken) add([result, ...words], 1);
    else for (const words of results.firm) add(words, 1);
  }
  return [...ends.values()]
    .sort((a, b) => b.ways - a.ways)
    .map((end) => ({ ...end, chance: end.ways / SIDES ** 3 }));
}

/** The words of each of the 36 throws of Chaos. */
function resultsOf(attack: Attack, stand: Stand): readonly ShockWord[][] {
  const ahead = sumOfLines(attackLines(attack, stand.size)) - sumOfLines(standLines(stand, attack.size));
  return Array.from({ length: SIDES * SIDES }, (_, i) => {
    const { superior, by } = superiority(ahead + (i % SIDES), Math.floor(i / SIDES));
    return shockWordsOf(superior, by, false);
  });
}
