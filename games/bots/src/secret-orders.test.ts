import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Answer, type Field, johnnyReb, type State } from '@linstock/johnny-reb';
import { otherSide, Position, recordedDice, type Side, seededChance, seededDice } from '@linstock/kernel';
import { botNamed } from './index.ts';

/** Bots meet secret orders in Johnny Reb: the orders of one may not depend on those of the other. */

const field = johnnyReb.field('mcphersons-ridge', {});
type Sheet = Parameters<ReturnType<typeof atOrders>['giveAnswer']>[1];

/** The first moment of the battle: both sides are to place their markers. */
const atOrders = () => Position.start(johnnyReb, field, seededDice('secret orders'));

/** Sheets of a side that differ as much as they can: all hold, all First fire, all move ahead. */
function sheetsOf(side: Side): Sheet[] {
  const question = atOrders().question(side);
  assert.ok(question);
  return [...question.options()].slice(1, 3);
}

for (const side of [0, 1] as const)
  test(`the captain's orders as ${johnnyReb.sides[side]} do not depend on the enemy's sheet or lock`, () => {
    const open = atOrders();
    const locked = sheetsOf(otherSide(side)).map((sheet) => {
      const position = open.clone();
      position.giveAnswer(otherSide(side), sheet, recordedDice([]));
      return position;
    });
    const orders = [open, ...locked].map((position) => {
      const thinking = { chance: seededChance('captain'), effort: 1 };
      return JSON.stringify(
        botNamed<State, Answer, Field>('captain').answer(position.forSeat(side), side, thinking),
      );
    });
    assert.ok(locked.length === 2);
    assert.equal(new Set(orders).size, 1);
  });

test('the guesses at the enemy’s orders vary', () => {
  const position = atOrders();
  const guesses = Array.from({ length: 40 }, (_, i) =>
    JSON.stringify(
      johnnyReb.heuristics.guess?.(
        field,
        position.state,
        { side: 1, kind: 'orders' },
        [],
        seededChance(`guess ${i}`),
      ),
    ),
  );
  assert.ok(new Set(guesses).size > 2, guesses.join('\n'));
});
