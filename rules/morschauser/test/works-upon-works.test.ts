import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import { judgeMove } from '../src/measure/move.ts';
import { placedOf, situationNow } from '../src/model/board.ts';
import { meant } from '../src/present/meant.ts';
import { picks } from '../src/present/picks.ts';
import { begin, DONE, FAR_AHEAD, inch, type TestGame } from './battlefield.ts';

/** Works of engineers on earlier works (E7k). */

const ENGINEERING = { engineering: true };
const hands = (x: number, y: number) => [
  { type: 'engineers' as const, at: [[x, y]] as const },
  { type: 'wagons' as const, weapon: 'none' as const, at: [[x + 3.05, y]] as const },
];
const worksOffered = (trial: TestGame, task: number) =>
  [...trial.question().options()].filter((answer) => answer.do === 'work' && answer.task === task);
/** Ends player turns until South has begun `turns` of its own. */
const passTurns = (trial: TestGame, turns: number): void => {
  for (let n = 0; n < 2 * turns; n++) trial.give(DONE);
};

clause(
  ['MM-E7k4', 'MM-C4h'],
  'a bridge that engineers have built can be destroyed again, and built again',
  () => {
    const river = {
      id: 'river',
      kind: 'water',
      fordable: false,
      poly: [
        [0, 24],
        [72, 24],
        [72, 26],
        [0, 26],
      ],
    };
    const south = [...hands(20, 22.5), { at: [[20, 18]] as const }];
    const trial = begin({ switches: ENGINEERING, terrain: [river], south, north: FAR_AHEAD, turns: 12 });
    const crosses = (): boolean => {
      const now = situationNow(trial.field, trial.s);
      const foot = placedOf(trial.field, trial.s, 2);
      const over = { ...foot, stand: { ...foot.stand, y: inch(23.6) } };
      return (
        judgeMove(now, over, { legs: [{ facing: 0, to: { x: inch(20), y: inch(29) } }] }).refusal === null
      );
    };
    assert.deepEqual(worksOffered(trial, 1), [], 'no bridge yet');
    trial.give(worksOffered(trial, 0)[0]!);
    passTurns(trial, 3);
    assert.equal(crosses(), true);
    const [down, ...others] = worksOffered(trial, 1);
    assert.equal(others.length, 0);
    trial.give(down!);
    passTurns(trial, 2);
    assert.equal(crosses(), false, 'destroyed');
    assert.deepEqual(worksOffered(trial, 1), [], 'it is down already');
    trial.give(worksOffered(trial, 0)[0]!);
    passTurns(trial, 3);
    assert.equal(crosses(), true, 'built anew');
  },
);

clause('MM-E7k4', 'two obstacles cleared in the same turn are both cleared', () => {
  const fence = (id: string, x: number) => ({
    id,
    kind: 'fence',
    slow: true,
    cover: false,
    line: [
      [x - 6, 22],
      [x + 6, 22],
    ],
  });
  const terrain = [fence('a', 15), fence('b', 45), fence('c', 60)];
  const south = [...hands(15, 20), ...hands(45, 20)];
  const trial = begin({ switches: ENGINEERING, terrain, south, north: FAR_AHEAD });
  const clearings = worksOffered(trial, 3).filter((answer) => answer.do === 'work' && answer.about !== -1);
  assert.deepEqual(
    clearings.map((answer) => answer.do === 'work' && answer.about),
    [0, 1],
  );
  for (const answer of clearings) trial.give(answer);
  passTurns(trial, 1);
  const { obstacles } = situationNow(trial.field, trial.s).table;
  const left = obstacles.map(({ id, line }) => [id.slice(0, 1), ...line.map(({ x }) => x / 1000)]);
  assert.deepEqual(left, [
    ['a', 9, 13.5],
    ['a', 16.5, 21],
    ['b', 39, 43.5],
    ['b', 46.5, 51],
    ['c', 54, 66],
  ]);
});

clause('MM-E7k4', 'a finished work keeps its number when an earlier one is finished later', () => {
  const south = [...hands(15, 20), ...hands(45, 20)];
  const trial = begin({ switches: ENGINEERING, south, north: FAR_AHEAD, turns: 12 }, (s) => {
    const work = { side: 0 as const, facing: 0, about: -1, y: inch(23) };
    s.works.push({ ...work, task: 3, x: inch(15), turns: 0 }, { ...work, task: 3, x: inch(45), turns: 1 });
  });
  const clear = worksOffered(trial, 3).find((answer) => answer.do === 'work' && answer.about !== -1);
  assert.equal(clear?.do === 'work' && clear.about, 1, 'the abatis of the second work');
  trial.give(clear!);
  passTurns(trial, 1);
  const { obstacles } = situationNow(trial.field, trial.s).table;
  assert.deepEqual(
    obstacles.map(({ line }) => line[0]?.x),
    [inch(13.5)],
    'the first is placed now, the second is gone',
  );
});

clause(
  ['MM-E7k1', 'MM-E7k4'],
  'a site between engineers and a wagon that stand apart is offered, and any legal site can be clicked',
  () => {
    const south = [
      { type: 'engineers' as const, at: [[20, 21.4]] as const },
      { type: 'wagons' as const, weapon: 'none' as const, at: [[26, 21.4]] as const },
      { at: [[40, 10]] as const },
    ];
    const trial = begin({ switches: ENGINEERING, south, north: FAR_AHEAD });
    const [offered] = worksOffered(trial, 2);
    assert.ok(offered);
    assert.equal(trial.refused(offered), null);
    const question = trial.question();
    for (const site of [
      { x: inch(23), y: inch(24), facing: 0 },
      { x: inch(23), y: inch(20.3), facing: 137 },
    ]) {
      const answer = { do: 'work', task: 2, ...site, about: -1 } as const;
      assert.equal(trial.refused(answer), null);
      const clicks = picks(trial.field, trial.s, question, answer);
      assert.deepEqual(meant(trial.field, trial.s, question, clicks.picks), answer);
    }
  },
);
