import type { Question } from '@linstock/kernel';
import type { Actor } from '@linstock/scene';
import type { Answer } from '../model/answers.ts';
import type { Field } from '../model/field.ts';
import type { State } from '../model/state.ts';
import { moversIn } from '../play/movement.ts';
import * as name from './names.ts';
import { ending } from './picks.ts';

/** Who may move, so that the thousands of marches of a whole army need not be told at once; null for other questions. */
export function actors(
  field: Field,
  state: State,
  { kind, side }: Question<Answer>,
): readonly Actor<Answer>[] | null {
  if (kind !== 'move') return null;
  const movers = moversIn({ field, s: state, side }).map(({ who, answers }) => ({
    picks:
      'officer' in who
        ? [{ piece: name.officerId(side, who.officer) }]
        : who.companies.map((company) => ({ piece: name.companyId(company) })),
    answers,
  }));
  return [...movers, { picks: ending(kind).picks, answers: () => [{ do: 'done' }] }];
}
