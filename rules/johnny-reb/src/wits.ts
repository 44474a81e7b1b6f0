import type { Question, Side, Wits } from '@linstock/kernel';
import type { Answer } from './answers.ts';
import type { Field } from './field.ts';
import type { Looked } from './game.ts';
import { changesQuestion } from './play/changing.ts';
import { newTargetsQuestion } from './play/charge/new-targets.ts';
import { firesQuestion } from './play/fires.ts';
import { ordersQuestion } from './play/marking.ts';
import { chargesQuestion } from './play/naming-charges.ts';
import { pointsOf } from './play/turn-end.ts';
import type { State } from './state.ts';

/** The least a bot needs: the first way offered. NOT BUILT: plans, a judgement of orders, more than one guess (issue 10). */
export const wits: Wits<State, Answer, Field> = {
  value: (field, s, side) => {
    const points = pointsOf({ field, s });
    return 100 * (points[side] - points[side === 0 ? 1 : 0]);
  },
  candidates: (_field, _s, question) => [firstOf(question)],
  reflex: (_field, _s, question) => firstOf(question),
  commands: () => [],
  horizon: (_field, s) => s.turn,
  guess: (field, s, { side, kind }) => {
    const question = secretOf({ field, s }, side, kind);
    if (!question)
      throw new Error(`Side ${side} is asked no "${kind}" in secret here, so there is nothing to guess.`);
    return firstOf(question);
  },
};

function firstOf(question: Pick<Question<Answer>, 'options' | 'kind'>): Answer {
  for (const answer of question.options()) return answer;
  throw new Error(`"${question.kind}" has no answer at all.`);
}

/** The question a side is asked in secret in this position. */
function secretOf(game: Looked, side: Side, kind: string): Pick<Question<Answer>, 'options' | 'kind'> | null {
  switch (kind) {
    case 'orders':
      return ordersQuestion(game, side);
    case 'changes':
      return changesQuestion(game, side);
    case 'charges':
      return chargesQuestion(game, side);
    case 'new-targets':
      return newTargetsQuestion(game, side);
    case 'first-fires':
    case 'remaining-fires':
      return firesQuestion(game, side, kind);
    default:
      return null;
  }
}
