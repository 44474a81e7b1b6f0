import {
  type AnswerToGuess,
  type Chance,
  type Heuristics,
  otherSide,
  type Question,
  type SealedAnswer,
  type Side,
} from '@linstock/kernel';
import type { Answer } from '../model/answers.ts';
import type { Square } from '../model/field.ts';
import { company, holdingCompanies, menOf, pieceOf, standing, type ToyState } from '../model/state.ts';
import { LAST_ROW, ORDERS } from '../tables/index.ts';
import { reflexOf } from './decisions.ts';

/** A hit costs four men; a row gained is worth two. */
function value(_: Square, s: ToyState, side: Side): number {
  const foe = otherSide(side);
  const gained = (who: Side): number =>
    standing(s, who).reduce(
      (sum, id) => sum + (who === 0 ? company(s, id).row : LAST_ROW - company(s, id).row),
      0,
    );
  return 25 * (menOf(s, side) - menOf(s, foe)) + 50 * (gained(side) - gained(foe));
}

/** All companies do the same if there are many ways; otherwise every option. */
function candidates(_: Square, s: ToyState, question: Question<Answer>): readonly Answer[] {
  const { side, kind } = question;
  if (kind === 'orders')
    return ORDERS.map((order) => ({
      do: 'orders',
      orders: standing(s, side).map((id) => ({ company: id, order })),
    }));
  if (kind === 'stance')
    return [true, false].map((kneel) => ({
      do: 'stance',
      stances: holdingCompanies(s, side).map((id) => ({ company: id, kneel })),
    }));
  return [...question.options()];
}

/** Any orders and stances are as likely as others. */
function guess(
  _: Square,
  s: ToyState,
  { side, kind }: AnswerToGuess,
  __: readonly SealedAnswer<Answer>[],
  chance: Chance,
): Answer {
  if (kind === 'stance')
    return {
      do: 'stance',
      stances: holdingCompanies(s, side).map((id) => ({ company: id, kneel: chance.below(2) === 0 })),
    };
  return {
    do: 'orders',
    orders: standing(s, side).map((id) => ({
      company: id,
      order: ORDERS[chance.below(ORDERS.length)] ?? 'hold',
    })),
  };
}

/** The heuristics of the toy system. */
export const heuristics: Heuristics<ToyState, Answer, Square> = {
  value,
  candidates,
  reflex: (_, s, question, plans) => reflexOf(s, question, plans),
  commands: (_, s, side) =>
    standing(s, side).map((id) => ({ body: pieceOf(id), plans: ['advance', 'hold'] })),
  horizon: (_, s) => s.beat,
  guess,
};
