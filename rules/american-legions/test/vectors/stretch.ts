import { outcomeOf, type Question, readFaces, type Umpire } from '@linstock/kernel';
import { type Answer, parseAnswer } from '../../src/model/answers.ts';
import type { Field } from '../../src/model/field.ts';
import type { Game, Play } from '../../src/model/game.ts';
import type { State } from '../../src/model/state.ts';

/** A stretch of play for a test vector: procedures run on a position set up by hand, with the vector's dice. */

/** A stretch of play under way. */
export interface Stretch {
  /** The open question; null at the end. */
  readonly asked: Question<Answer> | null;
  /** Names of the reckonings thrown since the start. */
  readonly thrown: readonly string[];
  /** Answers the open question. Throws RangeError with the refusal if the answer is illegal. */
  answer(answer: Answer): void;
}

/**
 * Runs procedures to their first question. The dice are faces in the order thrown. `listen` receives the log
 * items.
 */
export function stretch(
  laid: { readonly field: Field; readonly s: State },
  play: (game: Game) => Play,
  dice: readonly number[] = [],
  listen: () => void = () => {},
): Stretch {
  const thrown: string[] = [];
  const running = play({ ...laid, umpire: umpireOf(dice, thrown, listen) });
  const next = (answers: readonly Answer[]): Question<Answer> | null => {
    const step = running.next(answers);
    if (step.done === true) return null;
    const [question = null] = step.value as readonly Question<Answer>[]; // nothing is hidden in American Legions
    return question;
  };
  const self = {
    asked: next([]),
    thrown,
    answer(answer: Answer) {
      const refused = self.asked?.refuse(answer);
      if (refused !== null)
        throw new RangeError(refused?.sentence ?? 'Nothing is asked in this situation any more.');
      self.asked = next([answer]);
    },
  };
  return self;
}

function umpireOf(dice: readonly number[], thrown: string[], listen: () => void): Umpire {
  let next = 0;
  return {
    throw(reckoning) {
      const { count } = reckoning.dice;
      const faces = dice.slice(next, next + count);
      next += count;
      if (faces.length < count)
        throw new RangeError(`This vector needs more dice than the ${dice.length} given: ${reckoning.title}`);
      thrown.push(reckoning.name);
      return outcomeOf(reckoning, readFaces(reckoning.dice, faces));
    },
    emit: listen,
  };
}

/** Answers questions while `choose` returns an answer; null stops before the question. */
export function answerAll(playing: Stretch, choose: (question: Question<Answer>) => Answer | null): void {
  while (playing.asked) {
    const answer = choose(playing.asked);
    if (answer === null) return;
    playing.answer(answer);
  }
}

/** The answer that does nothing more, if the question has one; else its first option. */
export function idle(question: Question<Answer>): Answer {
  for (const answer of [{ do: 'done' }, { do: 'pass' }])
    if (parseAnswer(question.kind, answer) && question.refuse(answer as Answer) === null)
      return answer as Answer;
  const [first] = question.options();
  if (first === undefined) throw new RangeError(`The question ${question.kind} offers no answer.`);
  return first;
}
