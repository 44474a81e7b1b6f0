import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Position, recordedDice, type SeatPosition, seededChance, seededDice } from '@linstock/kernel';
import { type Lanes, ORDER, type OrderAnswer, type Orders, toyOrders } from '@linstock/kernel/toy-orders';
import { BOT_NAMES, botNamed } from './index.ts';
import { playOut } from './play-out.ts';

type Whole = Position<Orders, OrderAnswer, Lanes>;
type Seat = SeatPosition<Orders, OrderAnswer, Lanes>;

const field = toyOrders.field('lanes', {});
const SHEETS = [ORDER.HOLD, ORDER.ADVANCE, ORDER.CHANGE].map((order) => ({ sheet: [order, order, order] }));

/** Red has not written its sheet; it has locked one or another. */
const beforeLock = (): Whole[] => {
  const open = Position.start(toyOrders, field, seededDice('secrets'));
  const locked = SHEETS.map((sheet) => {
    const copy = open.clone();
    copy.giveAnswer(0, sheet, recordedDice([]));
    return copy;
  });
  return [open, ...locked];
};

/** Both have locked, Blue has advanced all; Red has decided its rally, and Blue is asked for one openly. */
const afterLock = (): Whole[] =>
  beforeLock()
    .slice(1)
    .map((position) => {
      position.giveAnswer(1, SHEETS[1] as OrderAnswer, seededDice('initiative'));
      position.giveAnswer(0, { rally: false }, recordedDice([]));
      return position;
    });

const SEATED = (position: Whole): Seat => position.forSeat(1);

/** The answers of bots, and the value of a playout, in all these positions as Blue knows them. */
function thoughts(positions: readonly Whole[], seen: (position: Whole) => Seat): Set<string> {
  return new Set(
    positions.map((whole) => {
      const position = seen(whole);
      const answers = BOT_NAMES.map((name) => {
        const thinking = { chance: seededChance('thinking'), effort: 4 };
        return botNamed<Orders, OrderAnswer, Lanes>(name).answer(position, 1, thinking);
      });
      const worths = Array.from({ length: 12 }, (_, i) =>
        playOut(
          { position, side: 1, heuristics: toyOrders.heuristics, spent: { answers: 0 } },
          {},
          null,
          `seed ${i}`,
        ),
      );
      return JSON.stringify([answers, worths]);
    }),
  );
}

test("a bot’s answers and playout values do not depend on the enemy's secret or lock", () => {
  assert.equal(thoughts(beforeLock(), SEATED).size, 1);
  assert.equal(thoughts(afterLock(), SEATED).size, 1);
});

test("given the whole position the values would differ, so it is the seat's view that hides the secret", () => {
  assert.ok(thoughts(afterLock(), (position) => position).size > 1);
});

test('bots fight a whole battle of orders in secret and moves under fire by the rules', () => {
  for (const name of BOT_NAMES) {
    const dice = seededDice(`battle of ${name}`);
    const position = Position.start(toyOrders, field, dice);
    const bots = [
      botNamed<Orders, OrderAnswer, Lanes>(name),
      botNamed<Orders, OrderAnswer, Lanes>('random'),
    ] as const;
    const chance = seededChance(name);
    for (let question = position.open[0]; question; question = position.open[0]) {
      const { side } = question;
      const answer = bots[side].answer(position.forSeat(side), side, { chance, effort: 1 });
      assert.equal(position.answer(side, answer, dice), null, `${name} at ${question.kind}`);
    }
    assert.ok(toyOrders.verdict(field, position.state));
  }
});
