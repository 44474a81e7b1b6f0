import type { Question } from '@linstock/kernel';
import type { Choice, Picked } from '@linstock/scene';
import type { Answer } from '../model/answers.ts';
import type { Field } from '../model/field.ts';
import type { State } from '../model/state.ts';
import { oneTurnedMore } from '../play/formations/facings-after.ts';
import { chargesWithOneMore } from '../play/shock/charge.ts';
import { chargersClicked } from './charging.ts';
import { facingsClicked, turnClicks } from './facing-clicks.ts';
import { picks as clicksOf } from './picks.ts';

/** Answers that extend the picks so far: one more unit Charges, or turns the other way than the others. */
export function further(
  field: Field,
  s: State,
  question: Question<Answer>,
  picks: readonly Picked[],
): readonly Choice<Answer>[] {
  const game = { field, s };
  const told = (answer: Answer): Choice<Answer> => ({ answer, ...clicksOf(field, s, question, answer) });
  if (question.kind === 'facings') {
    const turned = facingsClicked(game, question, picks);
    if (!turned) return [];
    const whole = picks.slice(0, picks.findLastIndex((pick) => 'heading' in pick) + 1);
    return [turned, ...oneTurnedMore(game, turned)].map((answer) => ({
      ...told(answer),
      picks: [...whole, ...turnClicks(turned, answer)],
    }));
  }
  if (question.kind !== 'action') return [];
  const chargers = chargersClicked(game, picks) ?? [];
  if (chargers.length === 0) return [];
  const whole: Answer = { do: 'charge', chargers };
  return question.refuse(whole) === null ? [whole, ...chargesWithOneMore(game, chargers)].map(told) : [];
}
