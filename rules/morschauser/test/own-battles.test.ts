import assert from 'node:assert/strict';
import { gap } from '@linstock/ground';
import { clause } from '@linstock/testing';
import { inMelee, placeBehind, situationNow, standOf } from '../src/model/board.ts';
import {
  acts,
  begin,
  DONE,
  FAR_AHEAD,
  goes,
  inch,
  moves,
  settingFor,
  shoots,
  type TestBattle,
} from './battlefield.ts';

/** Data that a battle may set: sizes of stands (MM-A1k) and its own kinds of company (MM-E7j4). */

const laid = (more: Partial<TestBattle>): TestBattle => ({
  south: [{ at: [[20, 20]] }],
  north: FAR_AHEAD,
  ...more,
});

clause(
  ['MM-A1k', 'MM-A1l', 'MM-A0d'],
  'a battle sets the size of stands by kind, the same on both sides',
  () => {
    const south = [{ at: [[20, 20]] as const }, { type: 'artillery' as const, at: [[40, 10]] as const }];
    const north = [
      {
        at: [
          [20, 27],
          [60, 44],
          [65, 44],
        ] as const,
      },
    ];
    const trial = begin(laid({ stands: { lineInfantry: [4, 2] }, south, north }));
    const { field, s } = trial;
    for (const id of [0, 2]) {
      const { frontage, depth } = standOf(field, s, id);
      assert.deepEqual([frontage, depth], [4000, 2000]);
    }
    assert.deepEqual(standOf(field, s, 1).frontage, 3000, 'other kinds keep 3 by 3 inches');
    assert.equal(gap(standOf(field, s, 0), standOf(field, s, 2)), 5000);
    assert.equal(
      placeBehind(standOf(field, s, 0)).y,
      inch(20 - 1 - 0.75),
      'a general stands behind its rear edge',
    );
    trial.give(acts([0]));
    trial.give(moves(goes(0, 20, 22.2, 0)), 1, 6, 6, 6, 1, 6, 6, 6);
    assert.ok(inMelee(situationNow(field, s), 0), '2.8 inches from edge to edge');
  },
);

const FELLAHIN = {
  id: 'fellahin',
  name: 'fellahin',
  like: 'lightInfantry',
  move: 18,
  meleeFront: 1,
  strength: 2,
  weapons: [],
  stand: [3, 1.5],
};
const LANCERS = {
  id: 'carabiniers',
  name: 'carabiniers',
  like: 'cavalry',
  weapons: [{ weapon: 'carbine', range: 9, lowestHit: 5 }],
};

clause('MM-E7j4', 'a battle adds kinds of company: like a kind of T1, except what it says', () => {
  const south = [
    { type: 'lightInfantry' as const, kind: 'fellahin', at: [[20, 20]] as const },
    { type: 'cavalry' as const, kind: 'carabiniers', at: [[40, 20]] as const },
    { type: 'lightInfantry' as const, at: [[60, 20]] as const },
  ];
  const north = [
    {
      at: [
        [40, 31],
        [60, 44],
        [65, 44],
      ] as const,
    },
  ];
  const trial = begin(laid({ kinds: [FELLAHIN, LANCERS], south, north }));
  const [fellahin, carabiniers, light] = trial.field.companies;
  assert.deepEqual(
    [fellahin?.abilities.move, fellahin?.abilities.meleeFront, fellahin?.abilities.meleeRear],
    [18_000, 1, 1],
  );
  assert.deepEqual([fellahin?.abilities.strength, fellahin?.abilities.weapons], [2, []]);
  assert.equal(fellahin?.abilities.size.depth, 1500);
  assert.equal(fellahin?.abilities.mayEnterWoods, true, 'as light infantry');
  assert.deepEqual([light?.abilities.move, light?.abilities.strength], [15_000, 3], 'T1 stays as it is');
  assert.equal(carabiniers?.abilities.mounted, true);
  trial.give(acts([0]));
  assert.equal(trial.refused(moves(goes(0, 20, 2.2, 0))), null, '17.8 inches');
  trial.give(DONE);
  trial.give(acts([1], []));
  trial.give(shoots(1, 3, 0, 'carbine'), 5, 1, 1, 1); // one hit, on a 5, at 8 inches
  assert.equal(trial.s.strength[3], 3);
});

const ORCHARD = {
  id: 'orchard',
  looks: 'field',
  closedTo: ['artillery'],
  slows: ['cavalry'],
  hides: true,
  cover: 'woods',
  attack: 'wall',
};
const grove = (x: number, y: number) => ({
  id: 'grove',
  kind: 'own',
  feature: 'orchard',
  poly: [
    [x - 10, y - 4],
    [x + 10, y - 4],
    [x + 10, y + 4],
    [x - 10, y + 4],
  ],
});

clause('MM-C7a', 'a feature of the battle has the effects the battle gives it, and no others', () => {
  const south = [
    { type: 'artillery' as const, at: [[14, 14]] as const },
    { type: 'cavalry' as const, weapon: 'none' as const, at: [[28, 14]] as const },
    { at: [[20, 15]] as const },
  ];
  const north = [
    { at: [[20, 26]] as const },
    { at: [[20, 36]] as const },
    ...FAR_AHEAD.slice(1),
    { at: [[60, 44]] as const },
  ];
  const trial = begin(laid({ features: [ORCHARD], terrain: [grove(20, 28)], south, north }));
  trial.give(acts([0]));
  assert.equal(trial.refused(shoots(0, 4, 20, 'shot'))?.code, 'R-LOS', 'it hides what is behind it');
  trial.give(shoots(0, 3, 27, 'shot'), 4, 5); // 4 and more in the open, 5 and more under its cover
  assert.equal(trial.s.strength[3], 3);
  assert.deepEqual(
    [trial.refused(moves(goes(0, 11, 24, 0)))?.code, trial.refused(moves(goes(0, 11, 24, 0)))?.clause],
    ['R-TERRAIN', 'MM-C7a'],
  );
  trial.give(DONE);
  trial.give(acts([1]));
  assert.equal(trial.refused(moves(goes(1, 28.5, 24.5, 0)))?.clause, 'MM-C7a', 'horse goes 6 inches at most');
  trial.give(DONE);
  trial.give(acts([2]));
  // The attacker's 3 less the -1 of a wall: hits on 1 and 2.
  trial.give(moves(goes(2, 20, 20.2, 0)), 1, 2, 3, 6, 6, 6, 6);
  assert.equal(trial.s.strength[3], 1);
});

clause(
  ['MM-A1k', 'MM-E7j4', 'MM-C7a'],
  'data that does not fit is refused in a sentence that says what to do',
  () => {
    const south = (kind: string) => [{ type: 'lightInfantry' as const, kind, at: [[20, 20]] as const }];
    for (const [more, says] of [
      [
        { stands: { lineInfantry: [40, 3] } },
        /stands\.lineInfantry\.0: the side of a stand is 0\.5 to 12 inches/,
      ],
      [{ stands: { elephants: [3, 3] } }, /stands/],
      [{ kinds: [FELLAHIN, FELLAHIN] }, /the kind "fellahin" is listed twice/],
      [{ kinds: [FELLAHIN], south: south('zouaves') }, /"S0" is of the kind "zouaves".*\(fellahin\)/],
      [
        { kinds: [LANCERS], south: south('carabiniers') },
        /like cavalry: give it that type, not lightInfantry/,
      ],
      [{ terrain: [grove(20, 20)] }, /"grove" is of the feature "orchard".*\(none\)/],
      [{ features: [{ ...ORCHARD, id: 'woods' }] }, /"woods" is a word of the rules already/],
      [{ features: [{ ...ORCHARD, id: 'two words' }] }, /features\.0\.id: the id of a feature is one word/],
      [{ kinds: [{ ...FELLAHIN, move: 0 }] }, /kinds\.0\.move: a move is longer than 0 inches/],
    ] as const)
      assert.throws(() => settingFor(laid(more)), says);
  },
);
