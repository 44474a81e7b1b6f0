import assert from 'node:assert/strict';
import { gap } from '@linstock/ground';
import { clause } from '@linstock/testing';
import { judgeMove } from '../src/measure/move.ts';
import { refuseAdvance } from '../src/measure/orders.ts';
import { placedOf, situationNow, standOf } from '../src/model/board.ts';
import { thought } from '../src/model/game.ts';
import * as S from '../src/model/state.ts';
import { judgePursuit } from '../src/play/pursuit.ts';
import {
  acts,
  begin,
  box,
  DONE,
  FAR,
  FAR_AHEAD,
  FAR_CORNER,
  goes,
  inch,
  moves,
  shoots,
  type TestBattle,
} from './battlefield.ts';

/** Doubtful readings of the rules, as docs/rulings.md settles them. */

clause(
  'MM-E2y',
  'with no advance a move back may end turned, though a corner comes nearer to the enemy',
  () => {
    const { field, s } = begin({ south: [{ at: [[20, 20]] }], north: [{ at: [[20, 30]] }, ...FAR] });
    const situation = situationNow(field, s);
    const back = { facing: 0, to: { x: inch(20), y: inch(19.7) } };
    const own = placedOf(field, s, 0);
    assert.equal(refuseAdvance(situation, own, [back], 'S'), null);
    const turned = { ...own.stand, y: inch(19.7), facing: 450 };
    assert.ok(gap(turned, standOf(field, s, 1)) < gap(own.stand, standOf(field, s, 1)));
    assert.notEqual(
      refuseAdvance(situation, own, [{ facing: 0, to: { x: inch(20), y: inch(20.3) } }], 'S'),
      null,
    );
  },
);

const TOWN = { id: 'town', kind: 'town', poly: box(15, 20, 25, 28) };
const STREET = {
  id: 'street',
  kind: 'road',
  line: [
    [20, 10],
    [20, 40],
  ],
  width: 1,
};

clause(
  ['MM-C5i', 'MM-C5f', 'MM-A0g'],
  'guns that hit foot on the road of a town throw for fire, those that hit horse there do not',
  () => {
    for (const [type, faces] of [
      ['cavalry', []],
      ['lineInfantry', [6]],
    ] as const) {
      const trial = begin({
        terrain: [TOWN, STREET],
        south: [{ type: 'artillery', at: [[20, 8]] }],
        north: [{ type, at: [[20, 20.5]] }, ...FAR],
      });
      trial.give(acts([0], []));
      trial.give(shoots(0, 1, 0, 'shot'), 6, 1, ...faces);
      assert.deepEqual(trial.s.burning, [faces.length]);
    }
  },
);

clause(
  ['MM-C5g', 'MM-A5n', 'MM-C5k'],
  'a company that has yet to act when its town is set on fire leaves it in that turn',
  () => {
    const trial = begin(
      { terrain: [TOWN], south: [{ at: [[20, 24]] }, { at: [[40, 10]] }], north: FAR_CORNER },
      (s) => {
        s.burning[0] = 1;
        S.mark(s, 0, S.SEES_FIRE_LIT);
      },
    );
    assert.equal(trial.refused(DONE)?.clause, 'MM-A5n');
  },
);

clause(
  ['MM-E4l', 'MM-E4g', 'MM-E4b'],
  'of two generals with one unit the charismatic one tries to rally it',
  () => {
    const rallying = (charismatic: boolean): string => {
      const trial = begin(
        {
          switches: { rallying: true },
          south: [{ at: [[20, 10]] }],
          reserve: [{ at: [[50, 10]] }],
          north: FAR_AHEAD,
          generals: [
            [60, 2],
            [60, 46],
          ],
          brigadier: { x: 20, y: 7.75, personality: 'bold', charismatic },
        },
        (s) => {
          s.strength[0] = 1;
          for (const general of [0, 1]) {
            s.attached[general] = 0;
            s.generalDone[general] = S.JOINED;
          }
        },
      );
      trial.give({ do: 'rally', company: 0 }, 5);
      return trial.logItems.find(({ sentence }) => /rallies/.test(sentence))?.sentence ?? '';
    };
    assert.match(rallying(true), /^General Line rallies/);
  },
);

clause(['MM-B3t', 'MM-B3a'], 'a leg of length 0 makes a pivot into melee range a charge', () => {
  const { field, s } = begin({ south: [{ at: [[20, 10]] }], north: [{ at: [[20, 16.3]] }, ...FAR] });
  const own = placedOf(field, s, 0);
  const still = { facing: 450, to: { x: own.stand.x, y: own.stand.y } };
  const judged = judgeMove(situationNow(field, s), own, { legs: [still], facing: 450 });
  assert.equal(judged.refusal, null);
  assert.equal(judged.charge?.target, 1);
  assert.equal(judgeMove(situationNow(field, s), own, { legs: [], facing: 450 }).refusal?.clause, 'MM-B3t');
});

clause(
  'MM-E1f',
  'an order to move that leaves a formed group apart is refused at once, both in one order are not',
  () => {
    const trial = begin({
      switches: { formedRegiments: true },
      south: [
        {
          at: [
            [20, 10],
            [23, 10],
          ],
        },
      ],
      north: FAR_CORNER,
    });
    trial.give(acts([0, 1]));
    const [one, other] = [goes(0, 20, 14, 0), goes(1, 23, 14, 0)];
    assert.equal(trial.refused(moves(one))?.clause, 'MM-E1f');
    assert.equal(trial.refused(moves(one, other)), null);
  },
);

const BESIDE: TestBattle = {
  switches: { pursuit: true },
  south: [{ type: 'cavalry', weapon: 'none', at: [[20, 20, 0]] }],
  north: [{ at: [[20, 15.5, 0]] }, ...FAR],
};

clause(['MM-E8c', 'MM-B3l'], 'a pursuer with its target in range behind it turns to it first', () => {
  const { field, s } = begin(BESIDE);
  const at = (facing: number) => ({ do: 'pursue', target: 1, x: inch(20), y: inch(20), facing }) as const;
  const judged = (facing: number) =>
    judgePursuit(thought(field, s), situationNow(field, s), 0, S.NONE, at(facing));
  assert.equal((judged(0) as { clause?: string }).clause, 'MM-B3l');
  assert.equal('code' in judged(1800), false);
});
