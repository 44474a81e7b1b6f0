import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import type { Answer } from '../src/model/answers.ts';
import { companyId } from '../src/model/board.ts';
import { meant } from '../src/present/meant.ts';
import { picks } from '../src/present/picks.ts';
import { acts, begin, DONE, FAR, goes, inch, moves, shoots, type TestBattle } from './battlefield.ts';

/** Turns at the end of an activation: it is over only when its owner does something else. */

const turns = (company: number, facing: number): Answer => ({ do: 'pivot', company, facing: facing * 10 });

/** Horse that charges an enemy ahead of it, and another company. */
const CHARGE = {
  south: [{ type: 'cavalry', at: [[20, 10]] }, { at: [[40, 10]] }],
  north: [{ at: [[20, 24]] }, ...FAR],
} satisfies TestBattle;

function charged(laid: TestBattle = CHARGE) {
  const trial = begin(laid);
  trial.give(acts([0]));
  trial.give(moves(goes(0, 20, 20, 0)), 6, 6, 6, 6, 6, 6, 6, 6);
  assert.equal(trial.question().kind, 'act');
  return trial;
}

clause(
  ['MM-B1a', 'MM-B1f', 'MM-B6d'],
  'a company may turn after its melee, until its owner goes on to something else (MM-R14)',
  () => {
    const trial = charged();
    trial.give(turns(0, 30));
    trial.give(turns(0, 60));
    assert.equal(trial.s.facing[0], 600);
    assert.equal(trial.refused(turns(0, 60))?.code, 'R-ACTIVATED', 'it faces there already');
    assert.equal(trial.refused(acts([0]))?.code, 'R-ACTIVATED');
    assert.equal(trial.refused(turns(1, 60))?.code, 'R-ACTIVATED', 'another company has not begun');
    trial.give(acts([1], []));
    trial.give(DONE);
    assert.equal(trial.question().kind, 'act');
    assert.equal(trial.refused(turns(0, 90))?.code, 'R-ACTIVATED', 'its activation is over');
    assert.equal(trial.refused(turns(1, 90)), null);
    trial.give({ do: 'general', general: 0, x: inch(30), y: inch(1) });
    assert.equal(trial.refused(turns(1, 90))?.code, 'R-ACTIVATED', 'a general has moved since');
  },
);

clause(['MM-B1f', 'MM-B2a'], 'a company that has moved and shot may turn back', () => {
  const trial = begin({ south: [{ at: [[20, 10]] }], north: [{ at: [[26, 20]] }, ...FAR] });
  trial.give(acts([0]));
  trial.give(moves(goes(0, 20, 14, 0)));
  trial.give(shoots(0, 1, 45), 1, 1, 1, 1);
  assert.deepEqual([trial.question().kind, trial.s.facing[0]], ['act', 450]);
  trial.give(turns(0, 0));
  assert.equal(trial.s.facing[0], 0);
});

clause(['MM-B3t', 'MM-B1k', 'MM-B1l'], 'a last turn may bring it into no range and over no stand', () => {
  const near = charged({
    south: [{ type: 'cavalry', at: [[20, 10]] }, { at: [[23.05, 20.0]] }],
    north: [{ at: [[20, 24]] }, ...FAR],
  });
  assert.equal(near.refused(turns(0, 45))?.code, 'R-OVERLAP');
});

clause(['MM-B1f'], 'a last turn is given by turning the stand on the spot', () => {
  const { field, s, question } = charged();
  const answer = turns(0, 30);
  assert.equal(answer.do, 'pivot');
  assert.deepEqual(meant(field, s, question(), picks(field, s, question(), answer).picks), answer);
  // Set down elsewhere it means a turn to where it faces, which is refused: it moves no more.
  const aside = { kind: 'straight' as const, to: { x: inch(22), y: inch(20) } };
  const moved = meant(field, s, question(), [{ piece: companyId(0) }, { leg: aside, of: companyId(0) }]);
  assert.equal(moved && question().refuse(moved)?.code, 'R-ACTIVATED');
});

clause(
  ['MM-B3q', 'MM-B3n', 'MM-B1f'],
  'a charger whose target has gone may turn before it attacks the other enemy in its range',
  () => {
    // Both charge 2, which is beaten off by the first; the second then has 3 beside it, and no other enemy.
    const trial = begin({
      south: [
        {
          at: [
            [20, 10],
            [23.05, 10],
          ],
        },
      ],
      north: [{ at: [[20, 21]] }, { at: [[26.2, 21.9]] }, ...FAR],
    });
    trial.give(acts([0, 1]));
    trial.give(moves(goes(0, 20, 15.1, 0, 2)));
    trial.give(moves(goes(1, 23.05, 17.6, 0, 2)));
    assert.equal(trial.question().kind, 'melee');
    trial.give({ do: 'melee', company: 0, target: 2 }, 1, 1, 6, 6, 6, 6, 6, 6);
    const question = trial.question();
    assert.equal(question.kind, 'melee');
    assert.deepEqual(
      [...question.options()].filter((each) => each.do === 'melee'),
      [{ do: 'melee', company: 1, target: 3 }],
    );
    trial.give(turns(1, 45));
    assert.equal(trial.s.facing[1], 450);
    trial.give({ do: 'melee', company: 1, target: 3 }, 6, 6, 6, 6, 6, 6, 6, 6);
  },
);
