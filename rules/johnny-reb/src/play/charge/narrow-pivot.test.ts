import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import { frontOf } from '../../model/board.ts';
import * as S from '../../model/state.ts';
import { fieldOf, played } from '../../testing/battle.ts';
import { turnToCharge, underWay } from './begin.ts';
import { pivotQuestion } from './pivot.ts';
import { planCharge } from './plan.ts';

clause(
  ['JR-14.4b', 'JR-4.3b'],
  'a target is asked whether it turns even if friends leave it room for a few tenths of a degree only',
  () => {
    // The charger is 5.6 degrees out of the arc of G1, and G2 stops its turn before 10.
    const field = fieldOf(
      [['B1', 20, 20, 0]],
      [
        ['G1', 20.75, 24, 100],
        ['G2', 21.5, 25, 225, { stands: [3] }],
      ],
    );
    const game = played(field, [], (s) => {
      s.order = s.order.map((_, unit) => S.MARKERS.indexOf(unit === 0 ? 'C' : 'H'));
    });
    const plan = planCharge(game, 0, 1);
    assert.ok('way' in plan);
    const from = frontOf(game.s, 0);
    turnToCharge(game, plan);
    const asked = pivotQuestion(game, underWay(from, plan, 6));
    assert.deepEqual(asked?.options(), [
      { do: 'pivot', pivot: 0 },
      { do: 'pivot', pivot: 56 },
    ]);
    assert.equal(asked.refuse({ do: 'pivot', pivot: 60 }), null);
    assert.equal(asked.refuse({ do: 'pivot', pivot: 100 })?.code, 'JR-2.2c');
  },
);
