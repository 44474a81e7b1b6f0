import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import { LOST } from '../src/model/state.ts';
import {
  acts,
  begin,
  DONE,
  FAR,
  goes,
  inch,
  moves,
  type TestBattle,
  type TestRegiment,
} from './battlefield.ts';

/** Generals with companies that move, fight and fall (B1m to B1q, B6ai, E4, E5). */

clause('MM-B1n', 'a general is shifted by the least distance that clears the company, and no farther', () => {
  for (const [x, y, to] of [
    [20, 16, [20, 17.75]], // half an inch before the middle: forward
    [20.6, 15.5, [22.25, 15.5]], // to the right
    [19.4, 15.5, [17.75, 15.5]],
    [20, 14.9, [20, 13.25]],
  ] as const) {
    const trial = begin({
      south: [{ at: [[20, 10]] }],
      north: FAR,
      generals: [
        [x, y],
        [60, 46],
      ],
    });
    trial.give(acts([0]));
    trial.give(moves(goes(0, 20, 15.5, 0)));
    const off = Math.max(
      Math.abs((trial.s.generalX[0] ?? 0) - inch(to[0])),
      Math.abs((trial.s.generalY[0] ?? 0) - inch(to[1])),
    );
    assert.ok(off <= 10, `${x}, ${y}: to ${trial.s.generalX[0]}, ${trial.s.generalY[0]}`);
    assert.equal(trial.s.attached[0], -1);
  }
});

clause(
  ['MM-B1p', 'MM-B1m', 'MM-B1q'],
  'a general ends his ride within 3 inches of an enemy only with a company; a fallen one never rides',
  () => {
    const trial = begin({
      south: [{ at: [[30, 24]] }],
      north: [{ at: [[30, 29]] }, ...FAR],
      generals: [
        [30, 12],
        [60, 46],
      ],
    });
    const ride = (x: number, y: number) => ({ do: 'general' as const, general: 0, x: inch(x), y: inch(y) });
    assert.equal(trial.refused(ride(34, 26.5))?.clause, 'MM-B1p');
    assert.equal(trial.refused(ride(34, 24)), null, 'farther off');
    assert.equal(trial.refused(ride(32.2, 24.6)), null, 'he joins the company');
    trial.s.generalLost[0] = 1;
    assert.equal(trial.refused(ride(34, 24))?.clause, 'MM-B1m');
  },
);

/** A company of North with its commander is destroyed by a charge; the rest of North is nearby. */
function destroyed(north: TestRegiment[]) {
  const trial = begin({
    switches: { halfLossesEndGame: false },
    south: [{ at: [[20, 10]] }],
    north: [{ at: [[20, 20]] }, ...north],
    generals: [
      [60, 2],
      [20, 22.25],
    ],
  });
  assert.equal(trial.s.attached[1], 1);
  trial.give(acts([0]));
  trial.give(moves(goes(0, 20, 15, 0)), 1, 1, 1, 1, 6, 6, 6, 6);
  assert.equal(trial.s.status[1], LOST);
  return trial;
}

clause(
  ['MM-B6ai', 'MM-B1o'],
  'the general of a company that is destroyed joins the nearest one within 24 inches, or is taken',
  () => {
    const saved = destroyed([{ at: [[40, 30]] }, { at: [[30, 40]] }]);
    assert.deepEqual([saved.s.attached[1], saved.s.generalLost[1]], [3, 0]);
    assert.deepEqual([saved.s.generalX[1], saved.s.generalY[1]], [inch(30), inch(42.25)]);
    const taken = destroyed([{ at: [[60, 44]] }]);
    assert.deepEqual([taken.s.attached[1], taken.s.generalLost[1]], [-1, 1]);
  },
);

clause(
  ['MM-B6s', 'MM-E5b', 'MM-E5f'],
  'after both companies’ dice the risk die against the defender\u2019s general, then the attacker\u2019s',
  () => {
    const fight = (...risk: number[]) => {
      const trial = begin({
        switches: { riskToGenerals: true },
        south: [{ at: [[20, 10]] }],
        north: [{ at: [[20, 20]] }, ...FAR],
        generals: [
          [20, 7.75],
          [20, 22.25],
        ],
      });
      trial.give(acts([0]));
      trial.give(moves(goes(0, 20, 15, 0)), 6, 6, 6, 6, 6, 6, 6, 6, ...risk);
      return trial.s.generalLost.slice(0, 2);
    };
    assert.deepEqual(fight(1, 6), [0, 1]);
    assert.deepEqual(fight(6, 1), [1, 0]);
  },
);

clause('MM-B6s', 'the attacker\u2019s dice fall before the defender\u2019s', () => {
  const trial = begin({ south: [{ at: [[20, 10]] }], north: [{ at: [[20, 20]] }, ...FAR] });
  trial.give(acts([0]));
  trial.give(moves(goes(0, 20, 15, 0)), 1, 1, 6, 6, 1, 6, 6, 6);
  assert.deepEqual(trial.s.strength.slice(0, 2), [3, 2]);
});

/** South's general of a brigade is with a hurt company of his own, or of the commander's. */
function beside(more: Partial<TestBattle>, company: number, general = 0) {
  const trial = begin(
    {
      switches: { rallying: true, personality: 'fixed' },
      south: [{ at: [[20, 20]] }],
      reserve: [{ at: [[30, 20]] }],
      north: FAR,
      brigadier: { x: 5, y: 5, personality: 'bold' },
      ...more,
    },
    (s) => {
      s.strength[company] = 1;
      s.attached[general] = company;
      s.active = 1;
      s.first = 1;
    },
  );
  trial.give(DONE); // North
  return trial;
}

clause(
  ['MM-E4b', 'MM-E4j'],
  'a unit is rallied by the general of its brigade or by the army commander, not by another',
  () => {
    assert.equal(beside({}, 0).question().kind, 'rally');
    assert.equal(beside({}, 1).question().kind, 'act', 'of the commander\u2019s own brigade');
    assert.equal(beside({}, 0, 1).question().kind, 'rally', 'the army commander is above the brigadier');
    assert.equal(beside({}, 1, 1).question().kind, 'rally');
  },
);

clause('MM-E4j', 'a general who rides to a company rallies it from the next player turn on', () => {
  const trial = begin(
    {
      switches: { rallying: true },
      south: [{ at: [[20, 20]] }],
      north: FAR,
      generals: [
        [20, 10],
        [60, 46],
      ],
    },
    (s) => {
      s.strength[0] = 1;
    },
  );
  assert.equal(trial.question().kind, 'act');
  trial.give({ do: 'general', general: 0, x: inch(20), y: inch(17.75) });
  assert.equal(trial.question().kind, 'act');
  trial.give(DONE);
  trial.give(DONE); // North
  assert.equal(trial.question().kind, 'rally');
});

clause(['MM-E4g', 'MM-E4c'], 'a charismatic general rallies on a 4', () => {
  for (const charismatic of [false, true]) {
    const trial = beside({ brigadier: { x: 5, y: 5, personality: 'bold', charismatic } }, 0);
    trial.give({ do: 'rally', company: 0 }, 4);
    assert.equal(trial.s.strength[0], charismatic ? 2 : 1);
  }
});

clause(['MM-E4h', 'MM-E4i', 'MM-E4m'], 'elite or stubborn troops rally on a 4, militia on a 6', () => {
  const rallied = (traits: TestRegiment['traits'], die: number): boolean => {
    const trial = beside(
      {
        switches: { rallying: true, personality: 'fixed', elite: true, stubborn: true, militia: true },
        south: [{ traits: traits ?? [], at: [[20, 20]] }],
      },
      0,
    );
    trial.give({ do: 'rally', company: 0 }, die);
    return trial.s.strength[0] === 2;
  };
  assert.deepEqual([rallied([], 4), rallied([], 5)], [false, true]);
  assert.deepEqual([rallied(['elite'], 3), rallied(['elite'], 4)], [false, true]);
  assert.deepEqual([rallied(['stubborn'], 3), rallied(['stubborn'], 4)], [false, true]);
  assert.deepEqual([rallied(['elite', 'stubborn'], 3), rallied(['elite', 'stubborn'], 4)], [false, true]);
  assert.deepEqual([rallied(['militia'], 5), rallied(['militia'], 6)], [false, true]);
});
