import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import { LOST } from '../src/model/state.ts';
import { abilities, effectiveTraits } from '../src/reckon/troops.ts';
import { TRAIT_ROWS, type Trait, type TroopType } from '../src/tables/index.ts';
import { type SwitchName, switchesOf } from '../src/tables/switches.ts';
import { acts, begin, DONE, FAR_AHEAD, goes, moves, shoots, type TestBattle } from './battlefield.ts';

/** Switches one by one on the plain game: each brings its own rule and no other (T-OPTIONS). */

const MARKS: readonly [Trait, SwitchName, TroopType][] = [
  ['elite', 'elite', 'cavalry'],
  ['militia', 'militia', 'lineInfantry'],
  ['sharpshooters', 'sharpshooters', 'lightInfantry'],
  ['battalionGun', 'battalionGuns', 'artillery'],
  ['horseArtillery', 'horseArtillery', 'artillery'],
  ['earlyArtillery', 'earlyArtillery', 'artillery'],
  ['heavyArtillery', 'heavyArtillery', 'artillery'],
  ['howitzer', 'howitzers', 'artillery'],
  ['rifledArtillery', 'rifledArtillery', 'artillery'],
  ['highlandCharge', 'specialTroops', 'lightInfantry'],
  ['noShooting', 'specialTroops', 'lightInfantry'],
  ['impetuous', 'impetuous', 'cavalry'],
  ['cautious', 'cautiousTroops', 'cavalry'],
  ['stubborn', 'stubborn', 'wagons'],
];

clause('MM-E7o2', 'each mark is brought by its own switch and by no other', () => {
  for (const [trait, name, type] of MARKS) {
    assert.equal(TRAIT_ROWS[trait].switch, name);
    const only = switchesOf({ preset: 'basic', switches: { [name]: true } });
    assert.deepEqual(effectiveTraits({ type, traits: [trait] }, only), [trait]);
    const others = switchesOf({ preset: 'full', switches: { [name]: false } });
    assert.deepEqual(effectiveTraits({ type, traits: [trait] }, others), [], trait);
  }
});

clause(['MM-E7c1', 'MM-E7c2'], 'inferior firepower touches muskets and rifles, not carbines or guns', () => {
  const lowest = (type: TroopType, armament: 'musket' | 'rifle' | 'carbine' | 'cannon', on: boolean) =>
    abilities(
      { type, traits: [], armament, inferiorFirepower: true },
      switchesOf({ preset: 'basic', switches: { inferiorFirepower: on } }),
    ).weapons.map(({ lowestHit }) => lowestHit);
  assert.deepEqual(
    [lowest('lineInfantry', 'musket', true), lowest('lightInfantry', 'rifle', true)],
    [[6], [6]],
  );
  assert.deepEqual(
    [lowest('lineInfantry', 'musket', false), lowest('artillery', 'cannon', true)],
    [[5], [2, 4]],
  );
});

clause(
  'MM-E7f1',
  'early artillery that has shot does not move, and one that has moved does not shoot',
  () => {
    const laid = (on: boolean): TestBattle => ({
      switches: { earlyArtillery: on },
      south: [{ type: 'artillery', traits: ['earlyArtillery'], at: [[20, 20]] }],
      north: FAR_AHEAD,
    });
    for (const on of [true, false]) {
      const shot = begin(laid(on));
      shot.give(acts([0]));
      shot.give(shoots(0, 1, 0, 'shot'), 1, 1);
      assert.equal(shot.question().kind, on ? 'shoot' : 'move'); // it may still turn
      const moved = begin(laid(on));
      moved.give(acts([0]));
      moved.give(moves(goes(0, 20, 22, 0)));
      assert.equal(moved.question().kind, on ? 'act' : 'shoot-after');
    }
  },
);

clause(['MM-E7h1', 'MM-B5c', 'MM-B5d'], 'a howitzer shoots over friends, and hits on a 6 only', () => {
  const laid = (on: boolean): TestBattle => ({
    switches: { howitzers: on },
    south: [
      { type: 'artillery', traits: ['howitzer'], at: [[20, 20]] },
      {
        at: [
          [17, 24],
          [20, 24],
          [23, 24],
        ],
      },
    ],
    north: FAR_AHEAD,
  });
  const trial = begin(laid(true));
  trial.give(acts([0], []));
  trial.give(shoots(0, 4, 0, 'shot'), 5, 6);
  assert.equal(trial.s.strength[4], 3);
  const off = begin(laid(false));
  off.give(acts([0], []));
  assert.equal(off.refused(shoots(0, 4, 0, 'shot'))?.code, 'R-LOS');
});

clause(
  ['MM-E7j1', 'MM-E7j2', 'MM-E7j5'],
  'Highlanders charge at 4, and shoot and defend as others do not',
  () => {
    const laid = (on: boolean): TestBattle => ({
      switches: { specialTroops: on },
      south: [{ type: 'lightInfantry', traits: ['highlandCharge'], at: [[20, 20]] }],
      north: [{ at: [[20, 30]] }, ...FAR_AHEAD],
    });
    for (const on of [true, false]) {
      const trial = begin(laid(on));
      trial.give(acts([0]));
      trial.give(moves(goes(0, 20, 25, 0)), 4, 3, 5, 6, 6, 6, 6);
      assert.equal(trial.s.strength[1], on ? 2 : 4);
    }
  },
);

clause('MM-E7j3', 'Fellahin do not shoot', () => {
  for (const on of [true, false]) {
    const trial = begin({
      switches: { specialTroops: on },
      south: [{ type: 'lightInfantry', traits: ['noShooting'], at: [[20, 20]] }],
      north: [{ at: [[20, 30]] }, ...FAR_AHEAD],
    });
    trial.give(acts([0], []));
    assert.equal(trial.refused(shoots(0, 1))?.code, on ? 'R-NO-WEAPON' : undefined);
  }
});

clause(
  ['MM-E7d1', 'MM-E7d2', 'MM-E7e1', 'MM-E7g1', 'MM-E7g2'],
  'guns of all kinds have figures of their own',
  () => {
    const figures = (trait: Trait, name: SwitchName) => {
      const { move, strength, weapons } = abilities(
        { type: 'artillery', traits: [trait], armament: 'cannon' },
        switchesOf({ preset: 'basic', switches: { [name]: true } }),
      );
      return [move / 1000, strength, Math.max(...weapons.map(({ range }) => range)) / 1000];
    };
    assert.deepEqual(figures('battalionGun', 'battalionGuns'), [9, 1, 24]);
    assert.deepEqual(figures('horseArtillery', 'horseArtillery'), [24, 2, 36]);
    assert.deepEqual(figures('heavyArtillery', 'heavyArtillery'), [6, 3, 36]);
    assert.deepEqual(figures('howitzer', 'howitzers'), [12, 2, 24]);
    assert.deepEqual(figures('rifledArtillery', 'rifledArtillery'), [12, 2, 48]);
  },
);

clause(
  ['MM-E5f', 'MM-E5h'],
  'the risk die kills at the value of the enemy, or on a 1 only, or is not thrown',
  () => {
    const fight = (switches: TestBattle['switches'], ...risk: number[]) => {
      const trial = begin({
        switches: { ...switches },
        south: [{ at: [[20, 20]] }],
        north: [{ at: [[20, 30]] }, ...FAR_AHEAD],
        generals: [
          [20, 17.75],
          [60, 46],
        ],
      });
      trial.give(acts([0]));
      trial.give(moves(goes(0, 20, 25, 0)), 4, 4, 4, 4, 6, 6, 6, 6, ...risk);
      assert.equal(trial.s.status[1], LOST);
      return trial.s.generalLost[0] === 1;
    };
    assert.equal(fight({ riskToGenerals: true }, 3), true);
    assert.equal(fight({ riskToGenerals: true }, 4), false);
    assert.equal(fight({ riskToGenerals: true, generalMeleeRisk: 'ones' }, 3), false);
    assert.equal(fight({ riskToGenerals: true, generalMeleeRisk: 'ones' }, 1), true);
    assert.equal(fight({ riskToGenerals: false, generalMeleeRisk: 'ones' }), false);
  },
);

clause(['MM-E2ad', 'MM-E3n', 'MM-E4n', 'MM-E1l'], 'the plain game throws no die but those of combat', () => {
  const trial = begin(
    {
      south: [
        {
          traits: ['impetuous'],
          at: [
            [20, 20],
            [23, 20],
          ],
        },
      ],
      north: [{ at: [[20, 30]] }, ...FAR_AHEAD],
      generals: [
        [20, 17.75],
        [60, 46],
      ],
    },
    (s) => {
      s.strength[0] = 1;
      s.active = 1;
      s.first = 1;
    },
  );
  trial.give(DONE);
  assert.equal(trial.question().kind, 'act'); // no rally
  assert.equal(trial.refused(DONE), null); // and nothing compulsory about impetuous troops
  trial.give(acts([0, 1]));
  trial.give(moves(goes(0, 20, 21, 0))); // no command die, and no need to stay together
});
