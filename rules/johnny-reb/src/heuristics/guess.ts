import type { AnswerToGuess, Chance, Plans } from '@linstock/kernel';
import type { Answer } from '../model/answers.ts';
import type { Field } from '../model/field.ts';
import type { StateView } from '../model/game.ts';
import type { State } from '../model/state.ts';
import { changesQuestion } from '../play/changing.ts';
import { newTargetsQuestion } from '../play/charge/new-targets.ts';
import { firesQuestion } from '../play/fires.ts';
import { ordersQuestion } from '../play/marking.ts';
import { chargesQuestion } from '../play/naming-charges.ts';
import { brigadeCommandsOf } from './intent.ts';
import { type ReflexQuestion, reflexOf } from './reflex.ts';

/** Percentage of guesses in which an enemy brigade follows its natural plan; else it follows any of its plans. */
const NATURAL_PERCENT = 75;

/** A guess at the other side's sealed answers: each of its brigades follows a randomly drawn plan. */
export function guessOf(field: Field, s: State, { side, kind }: AnswerToGuess, chance: Chance): Answer {
  const question = secretOf({ field, s }, side, kind);
  if (!question)
    throw new RangeError(`Side ${side} is asked no "${kind}" in secret here, so there is nothing to guess.`);
  const plans: Plans = Object.fromEntries(
    brigadeCommandsOf(field, s, side).map(({ body, plans: all }) => {
      const drawn = chance.below(100) < NATURAL_PERCENT ? 0 : chance.below(all.length);
      return [body, all[drawn] ?? ''];
    }),
  );
  return reflexOf(field, s, question, plans);
}

/** The question a side is asked in secret in this position. */
function secretOf(game: StateView, side: AnswerToGuess['side'], kind: string): ReflexQuestion | null {
  switch (kind) {
    case 'orders':
      return ordersQuestion(game, side) as ReflexQuestion | null;
    case 'changes':
      return changesQuestion(game, side) as ReflexQuestion | null;
    case 'charges':
      return chargesQuestion(game, side) as ReflexQuestion | null;
    case 'new-targets':
      return newTargetsQuestion(game, side) as ReflexQuestion | null;
    case 'first-fires':
    case 'remaining-fires':
      return firesQuestion(game, side, kind) as ReflexQuestion | null;
    default:
      return null;
  }
}
