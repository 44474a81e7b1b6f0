import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import { officerPresent } from '../model/board.ts';
import type { Field } from '../model/field.ts';
import {
  BLOODED,
  CHARGING,
  DESTROYED,
  FIRED,
  has,
  MOVED,
  mark,
  ON_TABLE,
  OPENED,
  OVER,
  PICKED_UP,
  type State,
  SURRENDERED,
} from '../model/state.ts';
import { FOUR_GUNS, fieldOf, type Played, played, type TestUnit } from '../testing/battle.ts';
import { impact } from './impact.ts';
import { melee, meleesOfTurn } from './melee.ts';
import { endTurn, pointsOf } from './turn-end.ts';

const BLUE: TestUnit = ['B1', 20, 20, 0];
const GREY: TestUnit = ['G1', 20, 20, 180];
const HOLDS = [BLUE];
const FIELD = fieldOf(HOLDS, [GREY]);
const seasoned = (s: State): void => {
  s.marks = s.marks.map(() => OPENED | BLOODED);
};

/** Changes a game with these dice, all of which must be thrown. */
function after(
  field: Field,
  faces: readonly number[],
  play: (game: Played) => void,
  change = seasoned,
): Played {
  const game = played(field, faces, change);
  play(game);
  assert.equal(game.umpire.left(), 0, 'all dice are thrown');
  assert.deepEqual(game.alarms, []);
  return game;
}

const fight =
  (attackerSupports: number[] = [], defenderSupports: number[] = []) =>
  (game: Played) =>
    melee(game, { attacker: 0, defender: 1, attackerSupports, defenderSupports });

clause(
  ['JR-15.2a', 'JR-15.3a', 'JR-15.4a', 'JR-15.4c'],
  'a round: attacker first, losses doubled and taken together, the loser checks, the shaken fall back',
  () => {
    // Twelve figures each, 4 dice: 11 is 2, doubled 4 for the defender; 4 is nothing. The grey lost a stand: 6 to beat, 5 thrown; one die back.
    const { s, told } = after(FIELD, [2, 3, 3, 3, 1, 1, 1, 1, 2, 3, 4], fight());
    assert.deepEqual(
      [s.stands[0], s.stands[1]],
      [
        [3, 3, 3, 3],
        [2, 3, 3],
      ],
    );
    assert.deepEqual([s.level[1], s.disordered[1], s.y[1]], [1, 1, 24_000]);
    assert.deepEqual(told, ['melee', 'loss', 'morale', 'morale', 'retreat']);
  },
);

clause(
  ['JR-15.4b', 'JR-15.4f', 'JR-16.2c'],
  'a unit that routs surrenders with its officers, and its shaken enemy stays',
  () => {
    const led = fieldOf([['B1', 20, 20, 0, { led: true }]], [GREY]);
    // Both lose 4; the general lives; blue checks with 1, 1 and routs, grey with 2, 3 becomes shaken.
    const { s } = after(led, [2, 3, 3, 2, 2, 3, 3, 3, 4, 4, 1, 1, 2, 3], fight());
    assert.deepEqual([s.fate[0], s.officer[0], s.level[1], s.y[1]], [SURRENDERED, 2, 1, 20_000]);
  },
);

clause(
  ['JR-15.4e', 'JR-15.4d'],
  'after three rounds without a decision the attacker falls back, disordered',
  () => {
    const nothing = [1, 1, 1, 1];
    const { s } = after(
      FIELD,
      [...nothing, ...nothing, ...nothing, ...nothing, ...nothing, ...nothing, 3],
      fight(),
    );
    assert.deepEqual([s.disordered[0], s.y[0], s.level[0]], [1, 17_000, 0]);
  },
);

clause(['JR-15.2b', 'JR-15.4g'], 'supports fight by half, then in full, and a destroyed side ends it', () => {
  const field = fieldOf([BLUE, ['B2', 24, 20, 0]], [['G1', 20, 20, 180, { stands: [1], men: 30 }]]);
  // 12 and half of 12 make 18 figures, on the row of 16: with 8 one is lost, doubled, and limited to the one figure
  // that is there.
  const { s } = after(field, [2, 2, 2, 2, 1, 1, 1, 1], (game) =>
    melee(game, { attacker: 0, defender: 2, attackerSupports: [1], defenderSupports: [] }),
  );
  assert.equal(s.fate[2], DESTROYED);
});

clause(
  ['JR-15.5a', 'JR-15.5b', 'JR-15.5c'],
  'at the end of the turn the routed and limbered guns go first, then each unit fights once',
  () => {
    const field = fieldOf(
      [BLUE, ['B2', 10, 20, 0], ['B3', 30, 20, 0]],
      [GREY, ['G2', 10, 20, 180], ['G3', 30, 20, 180, { ...FOUR_GUNS, formation: 'limbered' }]],
    );
    const nothing = [1, 1, 1, 1, 1, 1, 1, 1];
    const { s } = after(field, [...nothing, ...nothing, ...nothing, 2], meleesOfTurn, (state) => {
      seasoned(state);
      state.level[4] = 2;
      // The grey unit moved up: it is the attacker, and falls back.
      mark(state, 3, MOVED);
    });
    assert.deepEqual([s.fate[4], s.fate[5], s.y[0], s.y[3]], [SURRENDERED, DESTROYED, 20_000, 22_000]);
  },
);

clause(['JR-15.5a', 'JR-15.5b'], 'if no unit has moved the side with the initiative attacks', () => {
  const quiet = Array.from({ length: 24 }, () => 1);
  const one = after(FIELD, [...quiet, 2], meleesOfTurn).s;
  assert.deepEqual([one.y[0], one.y[1]], [18_000, 20_000]);
  const other = after(FIELD, [...quiet, 2], meleesOfTurn, (state) => {
    seasoned(state);
    state.initiative = 1;
  }).s;
  assert.deepEqual([other.y[0], other.y[1]], [20_000, 22_000]);
});

const contact =
  (aspect: 'front' | 'rear' = 'front') =>
  (game: Played) => {
    mark(game.s, 0, CHARGING);
    const from = { x: 20_000, y: 12_000 };
    impact(game, {
      attacker: 0,
      defender: 1,
      supports: [],
      aspect,
      from: { front: from, from, arcOf: null },
    });
  };

clause(
  ['JR-14.8a', 'JR-14.8b', 'JR-14.8d', 'JR-14.8e'],
  'a beaten defender falls back by the roll that sets its level, and the attacker takes the ground',
  () => {
    // Attacker 2 and 5, defender 3 and 7: 7 on two dice is shaken, 7 inches.
    const { s } = after(FIELD, [2, 3, 3, 4, 3, 4], contact());
    assert.deepEqual([s.level[1], s.disordered[1], s.y[1], s.y[0]], [1, 1, 27_000, 20_375]);
    const routed = after(FIELD, [2, 3, 3, 4, 5, 4], contact());
    assert.deepEqual([routed.s.level[1], routed.s.facing[1]], [2, 0]);
    const picked = after(FIELD, [2, 3, 3, 4, 6, 6], contact());
    assert.equal(picked.s.fate[1], PICKED_UP);
  },
);

clause('JR-14.6a', 'the side it is struck from counts in the defender by charge', () => {
  // 2 and 8 against 3, 9 for the rear and 2: beaten.
  const { s, told } = after(FIELD, [4, 4, 1, 1, 1, 1], contact('rear'));
  assert.deepEqual([s.level[1], s.disordered[1]], [0, 1]);
  assert.deepEqual(told, ['melee', 'morale', 'retreat', 'move']);
});

clause('JR-11.7a', 'a battery that loses an impact is lost without a roll', () => {
  const field = fieldOf(HOLDS, [['G1', 20, 20, 180, FOUR_GUNS]]);
  const { s } = after(field, [1, 1, 6, 6], contact());
  assert.equal(s.fate[1], DESTROYED);
});

clause(
  ['JR-14.7a', 'JR-14.7b', 'JR-14.7c', 'JR-9.3g'],
  'a beaten attacker falls back a die, disordered, then both fire two dice, the attacker first',
  () => {
    // 2 and 9 against 3 and 2. Three inches back. 4 by half of the attacker's twelve has no effect; 12 with 3 for
    // disorder costs 3; the attacker holds.
    const { s } = after(FIELD, [4, 5, 1, 1, 3, 2, 2, 6, 6, 5, 5], contact());
    assert.deepEqual([s.y[0], s.disordered[0], s.level[0], s.stands[0]], [17_000, 1, 0, [3, 3, 3]]);
    assert.ok(!has(s, 0, FIRED) && !has(s, 1, FIRED));
    assert.deepEqual(s.ammunition, [0, 0]);
  },
);

clause(
  ['JR-14.6d', 'JR-15.1a', 'JR-14.6c'],
  'equal totals are a melee, with the supports of the impact',
  () => {
    const field = fieldOf([BLUE, ['B2', 30, 20, 0]], [GREY, ['G2', 24, 20, 180]]);
    const { s } = after(
      field,
      // 2 and 6 against 3, less 1 for the support, and 6. Three rounds of nothing: grey adds 6, then 12, and with 24 figures a possible loss twice.
      [3, 3, 3, 3, ...Array.from({ length: 26 }, () => 1), 4],
      (game) => {
        mark(game.s, 0, CHARGING);
        const from = { x: 20_000, y: 12_000 };
        impact(game, {
          attacker: 0,
          defender: 2,
          supports: [],
          aspect: 'front',
          from: { front: from, from, arcOf: null },
        });
      },
    );
    assert.deepEqual([s.disordered[0], s.y[0]], [1, 16_000]);
  },
);

clause(
  ['JR-5.9b', 'JR-18.1a', 'JR-18.1b'],
  'a turn ends by removing markers; a battle ends after its last turn, or if a side has no steady unit',
  () => {
    const go = (change: (s: State) => void) => after(FIELD, [], endTurn, change).s;
    const next = go((s) => {
      s.order[0] = 2;
      s.done[0] = FIRED;
      s.arrow[0] = 100;
    });
    assert.deepEqual(
      [next.turn, next.order[0], next.done[0], next.arrow[0], next.ended],
      [2, -1, 0, -1, null],
    );
    const last = go((s) => {
      s.turn = 6;
      s.level[1] = 1;
    });
    assert.deepEqual([last.phase, last.ended], [OVER, { winner: 0, decisive: false, clause: 'JR-18.1b' }]);
    const broken = go((s) => {
      s.level[0] = 2;
    });
    assert.deepEqual([broken.phase, broken.ended?.winner], [OVER, 1]);
  },
);

clause('JR-18.1b', 'points are counted for ground held and for units and officers of the enemy', () => {
  const led = fieldOf([['B1', 20, 20, 0, { led: true }]], [GREY]);
  const game = played(led, [], (s) => {
    s.officer[0] = 2;
    s.level[0] = 2;
    s.fate[1] = SURRENDERED;
  });
  assert.deepEqual(pointsOf(game), [2, 2]);
  assert.equal(officerPresent(led, game.s, 0), null);
  assert.equal(game.s.fate[0], ON_TABLE);
});
