import assert from 'node:assert/strict';
import type { LogItem } from '@linstock/kernel';
import type { GameEvent } from '@linstock/scene';
import { clause } from '@linstock/testing';
import { begin, DONE, FAR_AHEAD, type TestGame } from './battlefield.ts';

/** The units that may rally, and the companies that get the points (E4). */

const logItem = (trial: TestGame, words: RegExp): LogItem<GameEvent> => {
  const found = trial.logItems.findLast(({ sentence }) => words.test(sentence));
  assert.ok(found, `nothing told like ${words}: ${trial.logItems.map(({ sentence }) => sentence).join(' ')}`);
  return found as LogItem<GameEvent>;
};

clause(
  ['MM-E4c', 'MM-E4d', 'MM-E4k', 'MM-E4e'],
  'regained points go where the owner wants them, and every rally is logged',
  () => {
    const rallying = (strengths: readonly number[], face = 5) => {
      const trial = begin(
        {
          switches: { rallying: true, formedRegiments: true },
          south: [{ at: strengths.map((_, i) => [20 + 3 * i, 10] as const) }],
          north: FAR_AHEAD,
          generals: [
            [20, 7.75],
            [60, 46],
          ],
        },
        (s) => {
          strengths.forEach((strength, id) => {
            s.strength[id] = strength;
          });
          s.generalDone[0] = 4;
        },
      );
      assert.deepEqual([...trial.question().options()], [{ do: 'rally', company: 0 }, { do: 'done' }]);
      trial.give({ do: 'rally', company: 0 }, face);
      return trial;
    };
    const ways = (trial: TestGame) =>
      [...trial.question().options()].map((answer) => answer.do === 'restore' && answer.points);
    const two = rallying([1, 2]);
    const said = logItem(two, /rallies/);
    assert.deepEqual([said.sentence, said.clauses], ['General South rallies the S 0.', ['MM-E4c']]);
    assert.deepEqual(said.what, { kind: 'rally', pieces: ['company:0', 'company:1'], rallied: true });
    assert.equal(two.question().stable, false, 'a game is taken up from before the rally');
    assert.deepEqual(ways(two), [
      [0, 0],
      [0, 1],
      [1, 1],
    ]);
    for (const points of [[0], [0, 0, 0], [0, 7]])
      assert.equal(two.refused({ do: 'restore', points })?.clause, 'MM-E4k');
    assert.equal(two.refused({ do: 'restore', points: [1, 0] }), null);
    two.give({ do: 'restore', points: [1, 0] });
    assert.deepEqual([...two.s.strength.slice(0, 2)], [2, 3]);
    assert.deepEqual(logItem(two, /back/).what, { kind: 'rally', pieces: ['company:0'], rallied: true });
    const three = rallying([1, 4, 3, 3]);
    assert.deepEqual(ways(three), [
      [0, 0],
      [0, 2],
      [0, 3],
      [2, 3],
    ]);
    const one = rallying([2, 4]);
    assert.deepEqual([...one.s.strength.slice(0, 2)], [3, 4], 'with one company hurt nobody is asked');
    const failed = rallying([1, 2], 1);
    assert.deepEqual([...failed.s.strength.slice(0, 2)], [1, 2]);
    assert.deepEqual(logItem(failed, /rally/).sentence, 'General South cannot rally the S 0.');
    assert.equal(logItem(failed, /rally/).what?.kind === 'rally', true);
    assert.equal((logItem(failed, /rally/).what as { rallied?: boolean }).rallied, false);
    assert.equal(failed.question().kind, 'act', 'a unit is tried once');
  },
);

clause(
  ['MM-E4a', 'MM-E4b', 'MM-E4e', 'MM-E4j'],
  'units that may not rally: unhurt, in melee range, without a general who has joined before',
  () => {
    const asked = (
      change: Parameters<typeof begin>[1],
      north: Parameters<typeof begin>[0]['north'] = FAR_AHEAD,
    ) => {
      const trial = begin(
        {
          switches: { rallying: true, formedRegiments: true },
          south: [
            {
              at: [
                [20, 10],
                [23, 10],
              ],
            },
            { at: [[40, 10]] },
          ],
          north,
          generals: [
            [20, 7.75],
            [60, 46],
          ],
        },
        (s) => {
          s.strength[1] = 1;
          s.generalDone[0] = 4;
          change?.(s);
        },
      );
      return trial;
    };
    const plain = asked(() => {});
    assert.equal(plain.question().kind, 'rally');
    assert.equal(plain.refused({ do: 'rally', company: 2 })?.clause?.startsWith('MM-E4'), true, 'no general');
    assert.doesNotMatch(plain.refused({ do: 'rally', company: 2 })?.sentence ?? '', /Name a company/);
    assert.match(
      plain.refused({ do: 'rally', company: 3 })?.sentence ?? '',
      /Name a company of yours/,
      'an enemy',
    );
    assert.equal(plain.refused({ do: 'rally', company: 1 }), null, 'named by any of its companies');
    plain.give(DONE);
    assert.equal(plain.question().kind, 'act', 'nobody has to');
    assert.equal(
      asked((s) => {
        s.generalDone[0] = 0;
      }).question().kind,
      'act',
      'joined only now',
    );
    assert.equal(
      asked((s) => {
        s.strength[1] = 4;
      }).question().kind,
      'act',
      'unhurt',
    );
    assert.equal(
      asked((s) => {
        s.done[1] = 512;
      }).question().kind,
      'act',
      'one of them has tried',
    );
    assert.equal(
      asked((s) => {
        s.routing[1] = 1;
        s.done[1] = 1024;
      }).question().kind,
      'act',
      'one of them routs',
    );
    const close = asked(() => {}, [{ at: [[24.4, 14]] }, { at: [[60, 44]] }]);
    assert.equal(close.question().kind, 'act', 'one of them in melee range');
  },
);

clause(
  ['MM-E4j', 'MM-B6ai', 'MM-B1o'],
  'a general who takes refuge with a company in this turn does not rally it',
  () => {
    const trial = begin(
      {
        preset: 'standard',
        switches: { rallying: true },
        south: [{ at: [[20, 1.6]] }, { at: [[26, 6]] }, { at: [[50, 6]] }],
        north: FAR_AHEAD,
        generals: [
          [20, 3.9],
          [60, 46],
        ],
      },
      (s) => {
        s.routing[0] = 1;
        s.strength[1] = 1;
        s.strength[2] = 1;
        s.attached[0] = 0;
        s.generalDone[0] = 4;
      },
    );
    assert.equal(trial.s.attached[0], 1, 'he has joined the next company');
    assert.equal(trial.question().kind, 'act', 'nobody may be rallied');
  },
);
