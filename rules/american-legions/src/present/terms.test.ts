import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Game, odds, percentText } from '@linstock/kernel';
import type { OrderTerms } from '@linstock/scene';
import { clause } from '@linstock/testing';
import { commanding, DONE } from '../../test/set-ups.ts';
import { americanLegions } from '../index.ts';
import type { AnswerTo } from '../model/answers.ts';
import { cloneState, orderCode, type State } from '../model/state.ts';
import * as S from '../model/state.ts';
import { terms } from './terms.ts';

type Order = Extract<AnswerTo<'orders'>, { do: 'order' }>;

/**
 * Cowpens, played by reflex to where the British give orders for the second time, so that each depends on a
 * check.
 */
function atSecondOrders() {
  const game = Game.create(americanLegions, { battle: 'cowpens', dice: { kind: 'seeded', seed: 'terms' } });
  const { heuristics } = americanLegions;
  for (let asked = 0; ; ) {
    const question = game.open[0]!;
    if (
      question.kind === 'orders' &&
      question.side === 0 &&
      (game.position.state as State).turn > 1 &&
      ++asked
    )
      return { game, question };
    const answer = heuristics.reflex(game.field, game.position.state, question, {}, []);
    const proposal = game.propose(question.side, answer, game.head);
    if ('refused' in proposal) assert.fail(proposal.refused.sentence);
    game.append(proposal.entry);
  }
}

const { game, question } = atSecondOrders();
const orders = [...question.options()].filter((answer): answer is Order => answer.do === 'order');
const termsOf = (answer: Order, s = game.position.state): OrderTerms =>
  americanLegions.present.asks.terms!({ field: game.field, state: s, known: [] }, question, answer)!;
const orderOf = (order: Order['order']): Order => orders.find((each) => each.order === order)!;

test('[AL-4.62c] [AL-4.62e] [AL-4.62g] each order lists its permissions, with its clause', () => {
  const says = (order: Order['order']) => termsOf(orderOf(order)).lets;
  assert.deepEqual(says('MOVE'), { says: 'Moves its full allowance and does not fire.', clause: 'AL-4.62c' });
  assert.equal(says('MOVE_AND_FIRE').says, 'Moves half its allowance and fires at half strength.');
  assert.match(says('CHARGE').says, /one point more, does not fire and must charge .* for this turn only/);
});

test('[AL-4.61b] the chance shown with an order is the chance of the check that play throws for it', () => {
  for (const answer of orders.slice(0, 6)) {
    const { rows } = odds(game.position, question.side, answer, ({ state }) =>
      (state as State).order[answer.regiment] === orderCode(answer.order) ? 'taken' : 'not',
    );
    const taken = rows.find(({ key }) => key === 'taken')!;
    const [risk] = termsOf(answer).risks;
    assert.ok(risk!.says.startsWith(`Gets the order: ${percentText(taken.chance)};`), risk!.says);
  }
});

test('[AL-4.61a] an order of the first Command Phase risks nothing, and changing it later takes the check', () => {
  const first = cloneState(game.position.state);
  first.commandPhases = [1, 1];
  const free = termsOf(orderOf('MOVE'), first);
  assert.deepEqual(free.risks, []);
  assert.match(free.change.says, /stands until changed, which takes a check: [\d.]+ %/);
  assert.match(termsOf(orderOf('CHARGE'), first).change.says, /^It ends with this player turn/);
});

test('the reach of an order is where its companies may march once they have it', () => {
  const { regiment } = orderOf('MOVE');
  const hexes = (order: Order['order']) =>
    new Set(
      termsOf({ do: 'order', regiment, order })
        .reach()
        .flatMap(({ places }) => places.flatMap((place) => ('hex' in place ? [place.hex] : []))),
    );
  const [full, half] = [hexes('MOVE'), hexes('MOVE_AND_FIRE')];
  assert.ok(half.size > 0 && full.size > half.size, `${half.size} of ${full.size}`);
  assert.ok(half.isSubsetOf(full), 'who goes half as far comes nowhere else');
});

clause(
  ['AL-4.11d', 'AL-8.1d'],
  'the reach of an order to fire leaves out who may not fire: out of command, or a limbered gun',
  () => {
    const t = commanding({
      Foot: {
        at: [
          [0, 0],
          [1, 0],
          [5, 0],
        ],
        arm: ['musket', 'howitzer', 'musket'],
        order: 'MOVE',
      },
    });
    t.state.gunSide[t.company('Foot', 1)] = S.MOVING;
    while (t.asked().kind !== 'orders') t.does(DONE);
    const order = { do: 'order', regiment: t.regiment('Foot'), order: 'FIRE' } as const;
    const told = terms(t.field, t.state, t.asked(), order);
    assert.deepEqual(
      told?.reach().map(({ piece }) => piece),
      [`company:${t.company('Foot')}`],
    );
  },
);
