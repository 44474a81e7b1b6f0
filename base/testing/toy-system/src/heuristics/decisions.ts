import { last, nth, type Plans, type Question } from '@linstock/kernel';
import type { Answer, DecisionName } from '../model/answers.ts';
import { volleyBetween } from '../model/shots.ts';
import { holdingCompanies, pieceOf, standing, type ToyState } from '../model/state.ts';
import { chanceOfHit } from '../reckon/dice.ts';

/** One decent answer to a question at once. */
type Reflex = (s: ToyState, question: Question<Answer>, plans: Plans) => Answer;

const firstOption: Reflex = (_, question) => nth([...question.options()], 0);
const lastOption: Reflex = (_, question) => last([...question.options()]);

/** A bot's answer to each kind of question. */
const REFLEXES: Readonly<Record<DecisionName, Reflex>> = {
  /** A company advances unless its plan is to hold. */
  orders: (s, { side }, plans) => ({
    do: 'orders',
    orders: standing(s, side).map((id) => ({
      company: id,
      order: plans[pieceOf(id)] === 'hold' ? 'hold' : 'advance',
    })),
  }),
  stance: (s, { side }) => ({
    do: 'stance',
    stances: holdingCompanies(s, side).map((id) => ({ company: id, kneel: true })),
  }),
  reserve: firstOption,
  march: lastOption,
  /** A company that may fire does, from an even chance on. */
  fire(s, question) {
    const target = s.moving?.company ?? -1;
    const may = question.standing?.units.map(({ piece }) => piece) ?? [];
    return { do: 'fire', companies: may.filter((id) => chanceOfHit(volleyBetween(s, id, target)) >= 0.5) };
  },
  press: firstOption,
};

/** One decent answer to a question of the toy system. */
export const reflexOf: Reflex = (s, question, plans) =>
  REFLEXES[question.kind as DecisionName](s, question, plans);
