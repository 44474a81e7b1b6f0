import assert from 'node:assert/strict';
import { overlapDepth, TOUCH_DISTANCE } from '@linstock/ground';
import { type Chance, chanceDice, type Question, seededChance } from '@linstock/kernel';
import { clause } from '@linstock/testing';
import type { Answer } from '../src/model/answers.ts';
import { situationOf } from '../src/model/board.ts';
import type { Field } from '../src/model/field.ts';
import { CHARGES, MARKERS, type State } from '../src/model/state.ts';
import { FOUR_GUNS, fieldOf, type TestUnit } from '../src/testing/battle.ts';
import { situation, startedWith } from './situation.ts';

/** Games of close order, with friends that may be passed through: whatever happens, no two footprints overlap. */

const FORMATIONS = ['single_line', 'skirmish', 'double_line', 'skirmish'] as const;

/** Four units a side in two ranks about 4 inches apart, lines behind skirmishers and guns, turned a little. */
function crowded(chance: Chance): Field {
  const side = (id: string, y: number, ahead: 1 | -1): TestUnit[] =>
    [0, 1, 2, 3, 4, 5].map((i): TestUnit => {
      const [column, second] = [i % 3, i >= 3];
      const place = [12 + 8.2 * column + chance.below(500) / 1000, y - (second ? ahead * 2.2 : 0)] as const;
      const facing = (ahead === 1 ? 0 : 180) + chance.below(24) - 12;
      const drawn = second ? 'single_line' : (FORMATIONS[chance.below(4)] as string);
      const figures = 1 + chance.below(3);
      const stands = drawn === 'skirmish' ? [figures, figures] : [figures, figures, figures, figures];
      const more =
        !second && chance.below(4) === 0 ? FOUR_GUNS : { formation: drawn, stands, quality: 'elite' };
      return [`${id}${i + 1}`, ...place, (facing + 360) % 360, { ...more, led: second || undefined }];
    });
  return fieldOf(side('B', 15, 1), side('G', 20 + chance.below(3), -1));
}

/** Every pair of units on the table whose footprints overlap. */
function overlapping(field: Field, s: State): string[] {
  const { units } = situationOf(field, s);
  return units.flatMap((one, i) =>
    units
      .slice(i + 1)
      .filter((other) => overlapDepth(one.stand, other.stand) > TOUCH_DISTANCE + 1)
      .map((other) => `${one.id} and ${other.id}, ${overlapDepth(one.stand, other.stand)}`),
  );
}

/** Charges if they may be ordered, and any answer to all other questions. */
function anyAnswer(question: Question<Answer>, chance: Chance): Answer {
  const choose = (n: number): number => chance.below(n);
  const answer = question.sample?.(choose) ?? [...question.options()][0];
  if (answer?.do !== 'orders') return answer as Answer;
  const orders = answer.orders.map((each) =>
    chance.below(2) === 0 ? { unit: each.unit, order: 'C' as const, arrow: null } : each,
  );
  const legal = orders.map((each, i) =>
    question.refuse({ do: 'orders', orders: [each] }) === null ? each : (answer.orders[i] as typeof each),
  );
  return question.refuse({ ...answer, orders: legal }) === null ? { ...answer, orders: legal } : answer;
}

clause(
  ['JR-2.2c', 'JR-14.3f', 'JR-14.8d', 'JR-13.2c', 'JR-6.3c'],
  'in random games no two footprints overlap when a side is asked, and none if a charge is over',
  () => {
    let charges = 0;
    for (let seed = 0; seed < 60; seed++) {
      const chance = seededChance(`crowded ${seed}`);
      const field = crowded(chance);
      if (overlapping(field, situation(field).state).length > 0) continue;
      const { position } = situation(field);
      const dice = chanceDice(chance);
      for (let n = 0; n < 250 && !position.over && position.state.turn < 3; n++) {
        const question = position.open[chance.below(position.open.length)] as Question<Answer>;
        const answer = anyAnswer(question, chance);
        assert.equal(position.answer(question.side, answer, dice), null);
        const s = position.state;
        // A charging unit that is halted may overlap friends that it passes through.
        if (s.charging === null) assert.deepEqual(overlapping(field, s), [], `seed ${seed}, ${answer.do}`);
        charges += s.order.filter((order) => order === MARKERS.indexOf('C')).length;
      }
    }
    assert.ok(charges > 100, `${charges}`);
  },
);

/** B1 and its support B2 charge G1, over their own skirmishers and guns; other enemies stand about its way. */
function overFriends(chance: Chance): Field {
  const about = (middle: number, spread: number): number => middle + (chance.below(2001) / 1000 - 1) * spread;
  const passed = chance.below(2) === 0 ? FOUR_GUNS : { formation: 'skirmish', stands: [1 + chance.below(2)] };
  return fieldOf(
    [
      ['B1', 20, 10, (360 + chance.below(21) - 10) % 360, { led: true }],
      ['B2', about(20, 3), 8.2, 0, { stands: [2, 2] }],
      ['B3', about(20, 2), about(14, 1.5), chance.below(40), passed],
      ['B4', about(20, 2), about(16.5, 1), chance.below(40), { formation: 'skirmish', stands: [2] }],
    ],
    [
      ['G1', about(20, 1), about(19, 1), 180 + chance.below(40) - 20],
      ['G2', about(22.5, 1.5), about(15, 1.5), chance.below(360), { stands: [2, 2] }],
      ['G3', about(17.5, 1.5), about(15, 1.5), chance.below(360), { stands: [2, 2] }],
    ],
  );
}

clause(
  ['JR-14.3e', 'JR-14.3f', 'JR-14.2b', 'JR-2.2c'],
  'after a charge over friends no footprints overlap, whatever it touches and however it ends',
  () => {
    let carried = 0;
    for (let seed = 0; seed < 600; seed++) {
      const chance = seededChance(`over friends ${seed}`);
      const field = overFriends(chance);
      if (overlapping(field, situation(field).state).length > 0) continue;
      const dice = chanceDice(chance);
      const { position } = startedWith(
        field,
        (s) => {
          s.phase = CHARGES;
          for (const [unit, order] of (['C', 'C', 'H', 'H', 'H', 'M', 'Fr'] as const).entries())
            s.order[unit] = MARKERS.indexOf(order);
          s.charges[0] = 4;
          s.supports[1] = 0;
        },
        dice,
      );
      for (let n = 0; n < 30 && !position.over && position.state.phase === CHARGES; n++) {
        const question = position.open[0] as Question<Answer>;
        assert.equal(position.answer(question.side, anyAnswer(question, chance), dice), null);
        if (position.state.charging === null)
          assert.deepEqual(overlapping(field, position.state), [], `seed ${seed}`);
      }
      carried++;
    }
    assert.ok(carried > 50, `${carried}`);
  },
);
