import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import type { AnswerTo } from '../model/answers.ts';
import { deployState, MARKERS, type State } from '../model/state.ts';
import { fieldOf } from '../testing/battle.ts';
import { chargesQuestion } from './naming-charges.ts';

const FIELD = fieldOf(
  [
    ['B1', 20, 10, 0],
    ['B2', 24.5, 10, 0],
  ],
  [
    ['G1', 20, 18, 180],
    ['G2', 34, 18, 180],
  ],
);

/** The units of the blue side that charge, by their places in its list. */
function asked(...charging: readonly number[]) {
  return askedOn(FIELD, charging);
}

function askedOn(field: typeof FIELD, charging: readonly number[]) {
  const s: State = deployState(field);
  s.order.fill(MARKERS.indexOf('H'));
  for (const unit of charging) s.order[unit] = MARKERS.indexOf('C');
  const question = chargesQuestion({ field, s } as Parameters<typeof chargesQuestion>[0], 0);
  assert.ok(question?.standing?.same);
  return question.standing.same();
}

clause(['JR-5.4c', 'JR-14.1a'], 'a unit that charges alone, at the only legal enemy, has no choice', () => {
  assert.deepEqual(asked(0), { do: 'charges', charges: [{ unit: 0, target: 2 }] });
});

clause(['JR-5.4c', 'JR-14.2a'], 'a unit that may support another charge is asked', () => {
  assert.equal(asked(0, 1), null);
});

clause(['JR-5.4c', 'JR-14.1a'], 'a unit with two equally near enemies is asked which one it charges', () => {
  const two = fieldOf(
    [['B1', 20, 10, 0]],
    [
      ['G1', 17.5, 18, 180],
      ['G2', 22.5, 18, 180],
    ],
  );
  assert.equal(askedOn(two, [0]), null);
});

clause(
  ['JR-5.4c', 'JR-14.1a', 'JR-14.1c', 'JR-14.2a'],
  'each charging unit with an enemy names it or a point unit; one without any is not asked for',
  () => {
    const field = fieldOf(
      [
        ['B1', 20, 10, 0],
        ['B2', 24, 10, 0],
        ['B3', 5, 30, 0],
        ['B4', 33, 10, 0],
      ],
      [
        ['G1', 18.2, 16, 180],
        ['G2', 21.8, 16, 180],
      ],
    );
    const s = deployState(field);
    s.order = ['C', 'C', 'C', 'H', 'H', 'C'].map((order) => MARKERS.indexOf(order as 'H'));
    const game = { field, s };
    const question = chargesQuestion(game, 0);
    assert.ok(question);
    // B1 has two enemies straight ahead, equally near.
    const sheet = (...charges: AnswerTo<'charges'>['charges']) => ({ do: 'charges' as const, charges });
    assert.deepEqual([...question.options()], [sheet({ unit: 0, target: 4 }, { unit: 1, target: 5 })]);
    assert.deepEqual(
      question.sample?.((n) => n - 1),
      sheet({ unit: 0, target: 5 }, { unit: 1, target: 5 }),
    );
    const why = (...charges: AnswerTo<'charges'>['charges']) =>
      question.refuse(sheet(...charges))?.clause ?? null;
    assert.equal(why({ unit: 0, target: 5 }, { unit: 1, point: 0 }), null);
    assert.equal(why({ unit: 0, target: 4 }), 'JR-5.4c', 'B2 is missing');
    assert.equal(why({ unit: 0, target: 4 }, { unit: 0, target: 4 }, { unit: 1, target: 5 }), 'JR-5.4c');
    assert.equal(why({ unit: 0, target: 4 }, { unit: 1, target: 5 }, { unit: 3, target: 4 }), 'JR-5.4c');
    assert.equal(why({ unit: 0, target: 4 }, { unit: 1, target: 4 }), 'JR-14.1a', 'G2 is nearer to B2');
    assert.equal(why({ unit: 0, target: 1 }, { unit: 1, target: 5 }), 'JR-14.1a');
    assert.equal(
      why({ unit: 0, point: 1 }, { unit: 1, point: 0 }),
      'JR-14.2a',
      'no point unit names an enemy',
    );
    assert.equal(why({ unit: 0, point: 4 }, { unit: 1, target: 5 }), 'JR-14.2a');
    assert.equal(chargesQuestion(game, 1)?.side, 1);
    s.order.fill(MARKERS.indexOf('H'));
    assert.equal(chargesQuestion(game, 0), null);
  },
);
