import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import * as S from '../../model/state.ts';
import type { MoveLeg } from '../../reckon/legs.ts';
import { FOUR_GUNS, fieldOf, played, type TestUnit } from '../../testing/battle.ts';
import { ahead, back, wheeling } from '../../testing/moves.ts';
import type { MadeLeg } from './leg-log.ts';
import { beginMove, takeStep } from './stepping.ts';

/** A move one step at a time (JR-6.2h). */

const GREY: TestUnit = ['G1', 20, 38, 180];
const FIELD = fieldOf(
  [
    ['B1', 20, 10, 0, { led: true }],
    ['B2', 30, 10, 0, FOUR_GUNS],
  ],
  [GREY],
);
const MANNER = { half: false, disengaging: false, bonus: null };
const oblique: MoveLeg = { kind: 'oblique', distance: 2000, angle: 450 };

/** A move under way, and what its next step does to the game. */
function stepped(
  steps: readonly S.Step[],
  otherwise: Partial<S.MoveUnderWay> = {},
  change: (s: S.State) => void = () => {},
  field = FIELD,
) {
  const game = played(field, [], change);
  const journal: MadeLeg[] = [];
  const unit = otherwise.unit ?? 0;
  beginMove(game.s, unit, steps, MANNER);
  const begun = game.s.moving;
  assert.ok(begun);
  takeStep(game, { ...begun, ...otherwise }, journal);
  return { ...game, journal };
}

clause(
  ['JR-6.2h', 'JR-5.8c'],
  'a move begins with its order carried out and nothing spent, and no unit fires at that',
  () => {
    const { s } = played(FIELD, []);
    beginMove(s, 0, [ahead(2)], { half: true, disengaging: true, bonus: 3 });
    assert.equal(S.has(s, 0, S.DONE), true);
    assert.deepEqual(s.moving, {
      ...{ unit: 0, rest: [ahead(2)], row: null, spent: 0, exposed: false },
      ...{ half: true, disengaging: true, bonus: 3 },
    });
  },
);

clause(
  ['JR-6.2h', 'JR-6.1e', 'JR-5.8b', 'JR-3.4a', 'JR-16.1b'],
  'a leg moves the unit, adds its cost and may be fired at; a refused flank goes, officers go along',
  () => {
    const { s, journal } = stepped([ahead(3), ahead(2)], { spent: 1.5 }, (state) => {
      state.refuses[0] = 1;
    });
    assert.deepEqual([s.x[0], s.y[0], s.refuses[0], s.rode[0]], [20_000, 13_000, 0, S.WENT_ALONG]);
    assert.deepEqual([S.has(s, 0, S.MOVED), journal.length], [true, 1]);
    const { rest, row, spent, exposed } = s.moving ?? assert.fail('it goes on');
    assert.deepEqual([rest, row, spent, exposed], [[ahead(2)], 'single_line', 4.5, true]);
  },
);

clause(
  ['JR-6.2h', 'JR-6.1a'],
  'a leg that the rest of the allowance does not pay ends the move where it is',
  () => {
    const at = (spent: number) => {
      const { s } = stepped([ahead(3)], { spent });
      return [s.moving === null, s.y[0], S.has(s, 0, S.MOVED)];
    };
    assert.deepEqual(at(5), [false, 13_000, true]);
    assert.deepEqual(at(5.1), [true, 10_000, false]);
    // By the row in which it began its legs: a march column has 12 inches.
    const { s } = stepped([ahead(3)], { spent: 8.5, row: 'march_column' });
    assert.equal(s.y[0], 13_000);
    const over = stepped([]);
    assert.deepEqual([over.s.moving, over.s.y[0]], [null, 10_000]);
  },
);

clause('JR-6.2c', 'green troops are disordered by an oblique leg, veterans are not', () => {
  const disordered = (quality: string, leg: MoveLeg) =>
    stepped([leg], {}, undefined, fieldOf([['B1', 20, 10, 0, { quality }]], [GREY])).s.disordered[0];
  assert.deepEqual(
    [disordered('green', oblique), disordered('veteran', oblique), disordered('green', ahead(2))],
    [1, 0, 0],
  );
});

clause(
  ['JR-6.2d', 'JR-6.3b'],
  'a wheel is shown every 5 degrees and at its end, any other leg at both its ends',
  () => {
    const facings = (leg: MoveLeg) => stepped([leg]).journal[0]?.stands.map(({ facing }) => facing);
    assert.deepEqual(facings(wheeling(12)), [0, 50, 100, 120]);
    assert.deepEqual(facings(wheeling(-10)), [0, 3550, 3500]);
    assert.deepEqual(facings(wheeling(5)), [0, 50]);
    assert.deepEqual(facings(ahead(2)), [0, 0]);
    assert.deepEqual(facings(back(2)), [0, 0]);
    const [start, end] = stepped([ahead(2)]).journal[0]?.stands ?? [];
    assert.deepEqual([start?.y, end?.y], [9625, 11_625]);
  },
);

clause(
  ['JR-6.2h', 'JR-4.7b', 'JR-11.4c'],
  'a change of formation is a step; one that has no room ends the move',
  () => {
    const limber = { kind: 'form', formation: 'limbered', facing: 0 } as const;
    const { s } = stepped([limber, ahead(1)], { unit: 1 });
    assert.equal(S.formationOf(s, 1), 'limbered');
    assert.deepEqual([s.moving?.rest, s.moving?.exposed, s.moving?.row], [[ahead(1)], true, null]);
    const barred = stepped([limber, ahead(1)], { unit: 1 }, (state) => {
      state.horses[1] = 2;
    });
    assert.deepEqual([barred.s.moving, S.formationOf(barred.s, 1)], [null, 'unlimbered']);
    // After a move only a change that leaves half of one is legal.
    const skirmish = { kind: 'form', formation: 'skirmish', facing: 0 } as const;
    assert.equal(S.formationOf(stepped([skirmish]).s, 0), 'skirmish');
    assert.equal(S.formationOf(stepped([skirmish], { row: 'single_line' }).s, 0), 'single_line');
  },
);
