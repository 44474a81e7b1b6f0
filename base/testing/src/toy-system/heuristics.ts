import type {
  AnswerToGuess,
  Chance,
  Heuristics,
  Plans,
  Question,
  SealedAnswer,
  Side,
} from '@linstock/kernel';
import type { Answer, Kind } from './answers.ts';
import { menOf, pieceOf } from './play.ts';
import { holdingCompanies } from './questions.ts';
import { chanceOfHit } from './reckon.ts';
import { company, ORDERS, type Square, standing, type ToyState } from './state.ts';

/** A hit costs four men; a row gained is worth two. */
function value(_: Square, s: ToyState, side: Side): number {
  const foe: Side = side === 0 ? 1 : 0;
  const gained = (who: Side): number =>
    standing(s, who).reduce((sum, id) => sum + (who === 0 ? company(s, id).row : 10 - company(s, id).row), 0);
  return 25 * (menOf(s, side) - menOf(s, foe)) + 50 * (gained(side) - gained(foe));
}

function candidates(_: Square, s: ToyState, question: Question<Answer>): readonly Answer[] {
  const { side, kind } = question;
  if (kind === 'orders')
    return ORDERS.map((order) => ({ orders: standing(s, side).map((id) => ({ company: id, order })) }));
  if (kind === 'stance')
    return [true, false].map((kneel) => ({
      stances: holdingCompanies(s, side).map((id) => ({ company: id, kneel })),
    }));
  return [...question.options()];
}

/** A company advances unless its plan is another; one that may fire does, from an even chance on. */
function reflex(_: Square, s: ToyState, question: Question<Answer>, plans: Plans): Answer {
  const { side } = question;
  switch (question.kind as Kind) {
    case 'orders':
      return {
        orders: standing(s, side).map((id) => ({
          company: id,
          order: plans[pieceOf(id)] === 'hold' ? 'hold' : 'advance',
        })),
      };
    case 'stance':
      return { stances: holdingCompanies(s, side).map((id) => ({ company: id, kneel: true })) };
    case 'fire': {
      const target = s.moving?.company ?? -1;
      const firers = question.standing?.units.map(({ piece }) => piece) ?? [];
      return { fire: firers.filter((id) => chanceOfHit(s, id, target) >= 0.5) };
    }
    case 'march':
      return [...question.options()].at(-1) as Answer;
    case 'reserve':
    case 'press':
      return [...question.options()][0] as Answer;
  }
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
      stances: holdingCompanies(s, side).map((id) => ({ company: id, kneel: chance.below(2) === 0 })),
    };
  return {
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
  reflex,
  commands: (_, s, side) =>
    standing(s, side).map((id) => ({ body: pieceOf(id), plans: ['advance', 'hold'] })),
  horizon: (_, s) => s.beat,
  guess,
};
