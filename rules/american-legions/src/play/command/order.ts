import { nth, type Refusal, refusal, type Side } from '@linstock/kernel';
import { saying, sentence, told } from '@linstock/scene';
import type { AnswerOf } from '../../model/answers.ts';
import { companyIds, onMap, regimentName, regimentOf } from '../../model/board.ts';
import type { RegimentId } from '../../model/field.ts';
import {
  type Decision,
  type DecisionGame,
  type DecisionsTo,
  type DecisionView,
  decide,
  emit,
  type Game,
  type Play,
  questionOf,
} from '../../model/game.ts';
import * as S from '../../model/state.ts';
import { done, unlessOnlyDone } from '../done.ts';
import { settle } from '../leaders.ts';
import { check, extraD } from '../morale.ts';
import { rout } from '../results.ts';
import { tellKept } from '../tries.ts';
import { refuseSecondTry } from './rally.ts';

/** A regiment gets an order, free in its side's first Command Phase and by a check afterwards (AL-4.61, AL-4.62). */
const order: Decision<'order'> = {
  options: (view) =>
    view.field.regiments
      .flatMap(({ id, orders }) =>
        orders.map((each) => ({ do: 'order' as const, regiment: id, order: each })),
      )
      .filter((answer) => order.refuse(view, answer) === null),
  refuse: (view, answer) => refuseOrder(view, answer),
  *carryOut(game, answer) {
    const { s, side } = game;
    const { regiment } = answer;
    const free = ordersAreFree(game, side, regiment);
    s.regimentDone[regiment] = nth(s.regimentDone, regiment) | S.TRIED_ORDER;
    const outcome = free ? null : check(game, regiment, 'change_orders');
    if (!outcome || outcome.passed) give(game, regiment, S.orderCode(answer.order));
    else if (outcome.key === 'rout') rout(game, regiment);
    else {
      const kept = nth(s.order, regiment);
      tellKept(game, regiment, kept === S.NO_ORDER ? null : orderName(kept));
      yield* extraD(game, regiment, 'AL-4.51k');
    }
  },
};

function refuseOrder(view: DecisionView, answer: AnswerOf<'order'>): Refusal | null {
  const { field, s, side } = view;
  // Regular guns are of no regiment.
  if (answer.regiment === S.NONE)
    return refusal('takes_no_orders', 'AL-8.4a', 'Guns take no orders; they move and fire without one.');
  const regiment = field.regiments[answer.regiment];
  if (!regiment || regiment.side !== side)
    return refusal('not_your_regiment', 'AL-4.61b', 'Orders go to your own regiments.');
  const name = regimentName(field, regiment.id);
  if (s.regimentState[regiment.id] === S.GONE)
    return refusal('eliminated', 'AL-4.13b', `${saying(name, 'is', 'are')} permanently eliminated.`);
  if (s.regimentState[regiment.id] === S.ROUTED)
    return refusal(
      'regiment_routed',
      'AL-4.14c',
      `${saying(name, 'is routed and takes no order until it rallies', 'are routed and take no order until they rally')}.`,
    );
  // Before the table's `order_not_for_this_arm`: no order is for skirmishers, so that reason would always hide this one.
  if (regiment.skirmishers)
    return refusal(
      'takes_no_orders',
      'AL-4.62k',
      `${saying(name, 'takes no orders and needs', 'take no orders and need')} none.`,
    );
  if (!regiment.orders.includes(answer.order))
    return refusal(
      'order_not_for_this_arm',
      'AL-4.62i',
      `${sentence(name)} cannot be given that order; cavalry moves or charges.`,
    );
  if (s.order[regiment.id] === S.orderCode(answer.order))
    return refusal('same_order', 'AL-4.61b', `${saying(name, 'has', 'have')} that order already.`);
  return refuseSecondTry(view, regiment.id, S.TRIED_ORDER, 'to change its order');
}

/** True if an order needs no check: the side's first Command Phase, and not rallied in it (AL-4.61a). */
export function ordersAreFree({ s }: Pick<Game, 's'>, side: Side, regiment: RegimentId): boolean {
  return s.commandPhases[side] === 1 && (nth(s.regimentDone, regiment) & S.RALLIED) === 0;
}

function give(game: Game, regiment: RegimentId, order: number): void {
  const { field, s } = game;
  s.order[regiment] = order;
  emit(
    game,
    regimentOf(field, regiment).side,
    [
      order === S.orderCode('MOVE')
        ? 'AL-4.62c'
        : order === S.orderCode('FIRE')
          ? 'AL-4.62d'
          : order === S.CHARGE
            ? 'AL-4.62g'
            : 'AL-4.62e',
    ],
    () => told`${saying(regimentName(field, regiment), 'has', 'have')} the order ${orderName(order)}`,
    () => ({ kind: 'order', pieces: companyIds(onMap(field, s, regiment)), order: orderName(order) }),
  );
}

/** The words for an order (AL-4.62c, d, e, g): `Move and Fire`. */
export function orderName(order: number): string {
  const words = (S.ORDERS[order] ?? 'none').toLowerCase().split('_');
  return words.map((word) => (word === 'and' ? word : sentence(word))).join(' ');
}

const DECISIONS: DecisionsTo<'orders'> = { order, done };

/** Step 6: orders are given. */
export function* orders(game: DecisionGame): Play {
  do yield* settle(game);
  while (yield* decide(game, DECISIONS, ordersQuestion(game)));
}

const ordersQuestion = (view: DecisionView) =>
  unlessOnlyDone(
    questionOf(view, DECISIONS, {
      kind: 'orders',
      clause: 'AL-4.61b',
      prompt: () => 'Give orders to your regiments.',
    }),
  );
