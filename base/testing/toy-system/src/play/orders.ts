import { askSealed, carryOut, reveal } from '@linstock/kernel';
import { told } from '@linstock/scene';
import type { Answer, AnswerOf } from '../model/answers.ts';
import { type Decision, type DecisionView, emit, type Game, type Play, questionOf } from '../model/game.ts';
import { company, nameOf, pieceOf, standing } from '../model/state.ts';
import { ORDERS } from '../tables/index.ts';
import { unlessEach, waysToChoose } from './each.ts';

/** Orders for all companies of a side, in secret (D-1). They take effect when they are revealed. */
const orders: Decision<'orders'> = {
  options: ({ s, side }) =>
    waysToChoose(standing(s, side), ORDERS).map((way) => ({
      do: 'orders',
      orders: way.map(([id, order]) => ({ company: id, order })),
    })),
  refuse: ({ s, side }, answer) => unlessEach(s, standing(s, side), answer.orders, 'D-1'),
  carryOut({ s }, answer) {
    for (const { company: id, order } of answer.orders) if (company(s, id).men > 0) s.orders[id] = order;
  },
};

const question = (view: DecisionView) =>
  questionOf(
    view,
    { orders },
    {
      kind: 'orders',
      clause: 'D-1',
      sealed: true,
      prompt: () =>
        'Write an order for each company: hold, form or advance. The other side does not see them.',
    },
  );

/** Both sides write orders. */
export function* writeOrders({ field, s }: Game): Play {
  const [blue = 0, grey = 0] = yield* askSealed([
    question({ field, s, side: 0 }),
    question({ field, s, side: 1 }),
  ]);
  s.sealIds = [blue, grey];
}

/** All orders are revealed at once (D-1). */
export function* revealOrders(game: Game): Play {
  const { s } = game;
  const sealIds = s.sealIds.flatMap((sealId) => (sealId === 0 ? [] : [sealId]));
  const revealed = yield* reveal<Answer, AnswerOf<'orders'>>(sealIds, 'D-1');
  s.sealIds = [0, 0];
  for (const [side, answer] of revealed.entries())
    yield* carryOut({ orders }, { ...game, side: side === 0 ? 0 : 1 }, answer);
  const all = [...standing(s, 0), ...standing(s, 1)];
  const words = (id: number): string => `${nameOf(s, id)}: ${s.orders[id]}`;
  emit(
    game,
    null,
    ['D-1'],
    () => told`The orders are revealed`.adding(`. ${all.map(words).join('; ')}`),
    () => ({ kind: 'reveal', pieces: all.map(pieceOf) }),
  );
}
