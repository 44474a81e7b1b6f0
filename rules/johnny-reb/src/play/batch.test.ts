import assert from 'node:assert/strict';
import { chanceDice, outcomeOf, readFaces, seededChance } from '@linstock/kernel';
import { clause } from '@linstock/testing';
import { footprintOf, officerPresent } from '../model/board.ts';
import type { Field } from '../model/field.ts';
import type { NamedFire } from '../model/shots.ts';
import {
  BLOODED,
  DESTROYED,
  FALLEN,
  FELL_BACK,
  FIRED,
  has,
  ON_TABLE,
  OPENED,
  type State,
  SURRENDERED,
} from '../model/state.ts';
import { FOUR_GUNS, fieldOf, type Played, played, type TestUnit } from '../testing/battle.ts';
import { patch } from '../testing/placed-units.ts';
import { fireBatch } from './batch.ts';
import { putAt } from './losses.ts';
import { plainShot } from './shot.ts';

const GREY: TestUnit = ['G1', 20, 13, 180];
const at = (target: number, firer: number, otherwise: Partial<NamedFire> = {}): NamedFire => ({
  ...plainShot(firer, target),
  mode: 'hold',
  ...otherwise,
});
/** Brings every unit past its opening volley and first loss, so that tests can check one thing at a time. */
const seasoned = (s: State): void => {
  s.marks = s.marks.map(() => OPENED | BLOODED);
};

/** A batch of fires with these dice, all of which must be thrown. */
function batch(
  field: Field,
  fires: readonly NamedFire[],
  faces: readonly number[],
  change = seasoned,
): Played {
  const game = played(field, faces, change);
  fireBatch(game, fires);
  assert.equal(game.umpire.left(), 0, 'all dice are thrown');
  assert.deepEqual(game.alarms, []);
  return game;
}

clause(
  'JR-5.10a',
  'fires of a batch take strength and place from before it, and losses come off together',
  () => {
    const field = fieldOf([['B1', 20, 10, 0]], [GREY]);
    // Twelve figures at 3 inches. The Union has the initiative: 12 means 2 lost; the grey roll 18, 5 lost, from full strength.
    const { s } = batch(field, [at(0, 1), at(1, 0)], [4, 4, 4, 6, 6, 6, 6, 6]);
    assert.deepEqual(
      [s.stands[0], s.stands[1]],
      [
        [1, 3, 3],
        [1, 3, 3, 3],
      ],
    );
    assert.ok(has(s, 0, FIRED) && has(s, 1, FIRED));
    assert.deepEqual(s.ammunition, [0, 1]);
  },
);

clause(
  'JR-10.5a',
  'a fire of nothing but sixes leaves the firer low on ammunition, the next one out of it',
  () => {
    const field = fieldOf([['B1', 20, 10, 0]], [GREY]);
    const after = (before: number, faces: readonly number[]) =>
      batch(field, [at(1, 0)], faces, (s) => {
        seasoned(s);
        s.ammunition[0] = before;
      }).s.ammunition;
    // 18 costs 5, a stand and more: veterans have to beat 9.
    assert.deepEqual(after(0, [6, 6, 6, 6, 6]), [1, 0]);
    // Low on ammunition it fires a die less.
    assert.deepEqual(after(1, [6, 6]), [2, 0]);
    assert.deepEqual(after(1, [6, 5]), [1, 0]);
  },
);

clause(
  ['JR-9.1b', 'JR-12.1a'],
  'the first fire of the battle is an opening volley, and the first loss asks for a check',
  () => {
    const field = fieldOf([['B1', 20, 10, 0]], [GREY]);
    // 13 and 2 make 15: 3 lost, a stand; veterans with a stand lost have to beat 6.
    const { s } = batch(field, [at(1, 0)], [5, 4, 4, 4, 3], () => {});
    assert.deepEqual(s.stands[1], [3, 3, 3]);
    assert.equal(s.level[1], 0);
    assert.equal(s.marks[0], OPENED);
    assert.equal(s.marks[1], BLOODED);
  },
);

clause(
  ['JR-13.1a', 'JR-13.2a', 'JR-12.1c'],
  'a unit that becomes shaken falls back by a die, away from the unit that hit it',
  () => {
    const field = fieldOf([['B1', 20, 10, 0]], [GREY]);
    const { s, told } = batch(field, [at(1, 0)], [5, 5, 4, 2, 3, 4]);
    assert.deepEqual([s.level[1], s.disordered[1], s.y[1], s.facing[1]], [1, 0, 17_000, 1800]);
    assert.ok(has(s, 1, FELL_BACK));
    assert.deepEqual(told, ['volley', 'loss', 'morale', 'retreat']);
  },
);

clause(
  ['JR-13.1b', 'JR-4.1d', 'JR-12.1d', 'JR-12.2d'],
  'a rout turns a unit’s back, disorders it, takes its order, and shakes a friend within 6 inches',
  () => {
    const field = fieldOf([['B1', 20, 10, 0]], [GREY, ['G2', 25, 13, 180], ['G3', 33, 13, 180]]);
    // 2 on two dice routs it; it falls back 3 inches; its neighbour passes with 7.
    const { s, told } = batch(field, [at(1, 0)], [5, 5, 4, 1, 1, 3, 4, 3], (state) => {
      seasoned(state);
      state.order[1] = 1;
    });
    assert.deepEqual([s.level[1], s.disordered[1], s.facing[1], s.order[1]], [2, 1, 0, -1]);
    assert.deepEqual(s.level.slice(2), [0, 0]);
    assert.deepEqual(told, ['volley', 'loss', 'rout', 'morale', 'flight']);
  },
);

clause(['JR-12.2b', 'JR-12.2d'], 'a routed unit makes no check, for fire or for other units', () => {
  const field = fieldOf([['B1', 20, 10, 0]], [GREY, ['G2', 25, 13, 180]]);
  const { s } = batch(field, [at(1, 0)], [4, 4, 3], (state) => {
    seasoned(state);
    state.level[1] = 2;
    state.disordered[1] = 1;
  });
  assert.equal(s.stands[1]?.length, 3);
});

clause(
  ['JR-1.4d', 'JR-16.2b', 'JR-16.2a'],
  'a unit without figures is gone, and its officer joins the nearest of his command',
  () => {
    const field = fieldOf(
      [
        ['B1', 20, 10, 0, { led: true, stands: [1, 1], men: 60 }],
        ['B2', 27, 10, 0],
      ],
      [GREY],
    );
    // 16 at a range of 3 costs more than two figures; the officer lives; B2 passes its check with 9.
    const { s, told } = batch(field, [at(0, 2)], [6, 5, 5, 3, 4, 4, 5]);
    assert.deepEqual([s.fate[0], s.fate[1], s.attached[0]], [DESTROYED, ON_TABLE, 1]);
    assert.equal(officerPresent(field, s, 1), 'brigade');
    assert.deepEqual(told, ['volley', 'loss', 'removed', 'officer']);
  },
);

clause(
  ['JR-16.2a', 'JR-16.3a', 'JR-12.1d'],
  'an officer killed leaves his brigade without a commander, and shakes units near him',
  () => {
    const field = fieldOf([['B1', 20, 10, 0, { led: true }]], [GREY]);
    // 11: two figures lost, no stand. 12 kills the officer. B1 then checks because of that, without him.
    const { s } = batch(field, [at(0, 1)], [4, 4, 3, 6, 6, 4, 4]);
    assert.deepEqual([s.officer[0], s.attached[0], s.leaderless[0]], [FALLEN, -1, 1]);
  },
);

/** Fires of a batch, with what kills an officer with the first unit: musket and sharpshooters, at 0 or 1. */
const OFFICER_ROLLS: readonly (readonly [
  fires: readonly (readonly [firer: number, at: number])[],
  on: string,
])[] = [
  [[[2, 0]], '12 or more'],
  [[[3, 0]], '11 or more'],
  [
    [
      [2, 0],
      [3, 0],
    ],
    '11 or more',
  ],
  [
    [
      [2, 0],
      [3, 1],
    ],
    '12 or more',
  ],
];
clause(
  'JR-16.2a',
  'an officer is killed on 11 only if sharpshooters of the batch fired at his own unit',
  () => {
    const field = fieldOf(
      [
        ['B1', 20, 10, 0, { led: true }],
        ['B2', 30, 10, 0],
      ],
      [GREY, ['G2', 25, 14, 180, { weapon: 'sharpshooter_rifle' }]],
    );
    for (const [fires, on] of OFFICER_ROLLS) {
      const needs = new Set<string>();
      for (let seed = 0; seed < 30; seed++) {
        const game = played(field, [], seasoned);
        const dice = chanceDice(seededChance(`officer ${seed}`));
        const roll: typeof game.umpire.throw = (reckoning) => {
          if (reckoning.name === 'officer') needs.add(`${reckoning.lines[0]?.value}`);
          return outcomeOf(reckoning, readFaces(reckoning.dice, dice.throw(reckoning.dice)));
        };
        fireBatch(
          { ...game, umpire: { ...game.umpire, throw: roll } },
          fires.map(([firer, target]) => at(target, firer)),
        );
      }
      assert.deepEqual([...needs], [on], JSON.stringify(fires));
    }
  },
);

clause(
  ['JR-10.4a', 'JR-10.4b', 'JR-11.5a'],
  'a battery loses horses and sections; if it has to fall back and cannot limber, it is lost',
  () => {
    const guns: TestUnit = ['G1', 20, 13, 180, FOUR_GUNS];
    const field = fieldOf([['B1', 20, 10, 0]], [guns]);
    // 14 less 3: two hits, one of each; the check at 6 fails with 2 and it has to go.
    const first = batch(field, [at(1, 0)], [5, 5, 4, 5, 3, 1, 1, 2]);
    assert.deepEqual([first.s.sections[1], first.s.horses[1], first.s.fate[1]], [1, 1, DESTROYED]);
    const kept = batch(field, [at(1, 0)], [5, 5, 4, 5, 3, 4, 3]);
    assert.deepEqual([kept.s.fate[1], kept.s.level[1]], [ON_TABLE, 0]);
    // A hit on the horses alone asks for no check.
    assert.equal(batch(field, [at(1, 0)], [5, 5, 4, 3, 3]).s.horses[1], 2);
  },
);

clause('JR-5.10c', 'a pivot is made before losses are removed, and left out if it does not fit', () => {
  const field = fieldOf([['B1', 20, 10, 0]], [['G1', 23, 13, 180]]);
  const { s } = batch(field, [at(1, 0, { pivot: 300, mode: 'pivoted' })], [1, 2]);
  assert.equal(s.facing[0], 300);
  const tight = fieldOf(
    [
      ['B1', 20, 10, 0],
      ['B2', 21.5, 11.2, 0],
    ],
    [['G1', 23, 13, 180]],
  );
  const kept = batch(tight, [at(2, 0, { pivot: -300, mode: 'pivoted' })], [1, 2]).s;
  assert.equal(kept.facing[0], 0);
  assert.ok(has(kept, 0, FIRED));
});

clause(
  'JR-13.2e',
  'a rout that runs into the enemy surrenders, which shakes units of its own side near it',
  () => {
    const field = fieldOf(
      [
        ['B1', 20, 10, 0],
        ['B2', 20, 15.5, 0],
      ],
      [GREY],
    );
    const { s } = batch(field, [at(2, 0)], [5, 5, 4, 1, 1, 6]);
    assert.equal(s.fate[2], SURRENDERED);
  },
);

clause('JR-3.4a', 'a refused flank is given up with fewer than three stands, and in falling back', () => {
  const field = fieldOf([['B1', 20, 10, 0]], [GREY]);
  const refusing = (stands: number[]) => (state: State) => {
    seasoned(state);
    state.refuses[1] = 1;
    state.stands[1] = stands;
  };
  // 11: two figures lost.
  assert.equal(batch(field, [at(1, 0)], [4, 4, 3], refusing([3, 3, 3, 3])).s.refuses[1], 1);
  // A stand is lost with them: three are left, then two. The check has to beat 6, then 9.
  assert.equal(batch(field, [at(1, 0)], [4, 4, 3, 6, 4], refusing([2, 3, 3, 3])).s.refuses[1], 1);
  assert.equal(batch(field, [at(1, 0)], [4, 4, 3, 6, 4], refusing([2, 3, 3])).s.refuses[1], 0);
  const shaken = batch(field, [at(1, 0)], [5, 5, 4, 3, 3, 4], refusing([3, 3, 3, 3])).s;
  assert.deepEqual([shaken.level[1], shaken.refuses[1]], [1, 0]);
});

clause(
  'JR-16.2b',
  'a lone officer whom an enemy reaches joins the nearest unit of his command, or is lost',
  () => {
    const field = fieldOf(
      [
        ['B1', 20, 10, 0, { led: true }],
        ['R1', 5, 5, 0],
      ],
      [['G1', 20, 25, 180]],
    );
    const upon = (fate: number) =>
      played(field, [], (state) => {
        state.attached[0] = -1;
        state.officerX[0] = 20_000;
        state.officerY[0] = 24_000;
        state.fate[0] = fate;
      });
    const joins = upon(ON_TABLE);
    putAt(joins, 2, footprintOf(field, joins.s, 2));
    assert.equal(joins.s.attached[0], -1, 'an inch off he is let alone');
    joins.s.officerY[0] = 24_990;
    putAt(joins, 2, footprintOf(field, joins.s, 2));
    assert.equal(joins.s.attached[0], 0);
    joins.s.y[0] = 25_750;
    putAt(joins, 2, footprintOf(field, joins.s, 2));
    assert.deepEqual(joins.told, ['officer'], 'one who is with a unit is let alone');
    const alone = upon(DESTROYED);
    alone.s.officerY[0] = 24_990;
    putAt(alone, 2, footprintOf(field, alone.s, 2));
    assert.equal(alone.s.officer[0], FALLEN);
  },
);

clause('JR-7.2b', 'cover is that of the ground at the moment of the fire', () => {
  const woods = patch('woods', 10, 12.5, 30, 20);
  const open = fieldOf([['B1', 20, 10, 0]], [GREY]);
  const wooded = fieldOf([['B1', 20, 10, 0]], [GREY], [woods]);
  assert.deepEqual(batch(open, [at(1, 0)], [3, 4, 4]).s.stands[1], [1, 3, 3, 3]);
  assert.deepEqual(batch(wooded, [at(1, 0)], [3, 4, 4]).s.stands[1], [2, 3, 3, 3]);
});
