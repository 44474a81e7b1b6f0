import assert from 'node:assert/strict';
import type { Reckoning } from '@linstock/kernel';
import { clause } from '@linstock/testing';
import { placedOf } from '../model/board.ts';
import type { Field } from '../model/field.ts';
import * as S from '../model/state.ts';
import { FOUR_GUNS, fieldOf, type Played, played, type TestUnit } from '../testing/battle.ts';
import { barrier } from '../testing/placed-units.ts';
import { fireBatch } from './batch.ts';
import { type Contact, meetingsOf } from './impact.ts';
import { melee, meleesOfTurn } from './melee.ts';
import { againstOf, checkAfterFire, firedOn } from './morale.ts';
import { plainShot } from './shot.ts';

/** What the units in a position bring to an impact, a melee or a check: the lines of their rolls. */

const seasoned = (s: S.State): void => {
  s.marks = s.marks.map(() => S.OPENED | S.BLOODED);
};

/** A game whose rolls are kept, each with its lines. */
function kept(field: Field, faces: readonly number[], change: (s: S.State) => void) {
  const game = played(field, faces, (s) => {
    seasoned(s);
    change(s);
  });
  const rolls: {
    readonly name: string;
    readonly title: string;
    readonly dice: number;
    readonly lines: readonly string[];
  }[] = [];
  const umpire: Played['umpire'] = {
    ...game.umpire,
    throw(reckoning: Reckoning<never>) {
      const lines = reckoning.lines.map(({ label, value }) => `${label}: ${value}`);
      rolls.push({ name: reckoning.name, title: reckoning.title, dice: reckoning.dice.count, lines });
      return game.umpire.throw(reckoning);
    },
  };
  return { ...game, umpire, rolls };
}

const BLUE: TestUnit = ['B1', 20, 20, 0];
const GREY: TestUnit = ['G1', 20, 20, 180];
const STILL = [1, 1, 1, 1];

/** The first rolls of both sides in a melee of B1 with G1. */
function firstRolls(
  units: readonly TestUnit[],
  greys: readonly TestUnit[],
  change: (s: S.State) => void = () => {},
) {
  const grey = units.length;
  const game = kept(
    fieldOf(units, greys),
    Array.from({ length: 40 }, () => 1),
    change,
  );
  const supports = (of: readonly TestUnit[], first: number) => of.slice(1).map((_, i) => first + 1 + i);
  melee(game, {
    ...{ attacker: 0, defender: grey },
    ...{ attackerSupports: supports(units, 0), defenderSupports: supports(greys, grey) },
  });
  const [blue, against] = game.rolls.filter(({ name }) => name === 'melee');
  return { blue, against, rolls: game.rolls };
}

clause(
  ['JR-15.2a', 'JR-15.2b', 'JR-15.2c', 'JR-15.2d'],
  'a melee counts strength and supports, officer, shaken state, weapon, formation, aspect and quality',
  () => {
    const plain = firstRolls([BLUE], [GREY]);
    assert.deepEqual([plain.blue?.dice, plain.blue?.lines], [4, ['Strength: 12 figures']]);
    assert.deepEqual([plain.against?.dice, plain.against?.lines], [4, ['Strength: 12 figures']]);
    const led = firstRolls([['B1', 20, 20, 0, { led: true, quality: 'elite' }]], [GREY], (s) => {
      s.level[1] = 1;
      s.disordered[1] = 1;
    });
    assert.deepEqual(led.blue?.lines, [
      'Strength: 12 figures',
      'Officer present: 1',
      'Firer elite: 1',
      'Target: disordered: 3',
    ]);
    assert.deepEqual(
      [led.against?.dice, led.against?.lines],
      [3, ['Strength: 12 figures', 'Target elite: -1']],
    );
    const behind = firstRolls(
      [BLUE, ['B2', 25, 20, 0, { stands: [3, 2], men: 150 }]],
      [
        [
          'G1',
          20,
          21.5,
          0,
          {
            ...{ weapon: 'smoothbore_musket', formation: 'double_line' },
          },
        ],
      ],
    );
    assert.deepEqual(behind.blue?.lines, [
      'Strength: 14.5 figures',
      'Target: double line: 1',
      'On its rear: 2',
    ]);
    assert.deepEqual(behind.against?.lines.slice(0, 2), ['Strength: 12 figures', 'Weapon in melee: 1']);
    const second = behind.rolls.filter(({ name, title }) => name === 'melee' && title === 'Melee, round 2');
    assert.equal(second[0]?.lines[0], 'Strength: 17 figures', 'all supports count from the second round');
  },
);

clause(
  ['JR-15.4a', 'JR-15.4f', 'JR-12.5f'],
  'only a side that lost something checks, with its disorder of the charge column',
  () => {
    // Blue rolls 11: two, doubled; grey 4: nothing.
    const game = kept(
      fieldOf([BLUE], [GREY]),
      [2, 3, 3, 3, ...STILL, 6, 6, ...Array.from({ length: 40 }, () => 1)],
      (s) => {
        s.disordered[1] = 1;
      },
    );
    melee(game, { attacker: 0, defender: 1, attackerSupports: [], defenderSupports: [] });
    const checks = game.rolls.filter(({ title }) => title.startsWith('Morale'));
    assert.deepEqual(
      checks.map(({ title, lines }) => [title, ...lines]),
      [['Morale check of the G1', 'BMP, veteran: 3', 'Stands lost: 6', 'In disorder: 4']],
    );
  },
);

/** Both sides of a contact of B1 with G1, after a change. */
function meetings(
  otherwise: Partial<Contact> = {},
  change: (s: S.State) => void = () => {},
  blues: readonly TestUnit[] = [],
) {
  const field = fieldOf(
    [BLUE, ...blues],
    [
      GREY,
      ['G2', 24, 20, 180],
      [
        'G3',
        16,
        20.5,
        180,
        { arm: 'mounted', formation: 'mounted_line', stands: [3], men: 90, weapon: 'pistol' },
      ],
      ['G4', 20, 22, 180, FOUR_GUNS],
    ],
    [barrier('stone_wall', [10, 20], [30, 20])],
  );
  const { s } = played(field, [], (state) => {
    S.mark(state, 0, S.CHARGING);
    change(state);
  });
  const game = { field, s };
  const from = againstOf(placedOf(field, s, 0));
  const grey = blues.length + 1;
  return meetingsOf(game, { attacker: 0, defender: grey, supports: [], aspect: 'front', from, ...otherwise });
}

clause(
  ['JR-14.6a', 'JR-14.6b', 'JR-14.6c', 'JR-12.5a', 'JR-12.5d', 'JR-12.5e', 'JR-12.5g'],
  'at an impact aspect, Form and Conditional hold count against the defender, disorder against both',
  () => {
    const plain = meetings();
    assert.deepEqual([plain.behind, plain.beside], [[], [2, 3]]);
    assert.deepEqual(plain.defending.supports, { infantry: 1, cavalry: 1 });
    assert.deepEqual(plain.attacking.supports, { infantry: 0, cavalry: 0 });
    const factors = { by: 'charge', aspect: 'front', disordered: false, gunLosses: 0 } as const;
    const none = { ...factors, forming: false, conditionalHold: false };
    assert.deepEqual([plain.attacking.struck, plain.defending.struck], [none, none]);
    assert.deepEqual([plain.attacking.nerve.charging, plain.defending.nerve.charging], [true, false]);
    assert.deepEqual([plain.attacking.nerve.cover, plain.defending.nerve.cover], [null, 'cover']);
    const struck = meetings({ aspect: 'full_flank' }, (s) => {
      s.order = s.order.map(() => S.MARKERS.indexOf('CH'));
      s.disordered[0] = 1;
    });
    assert.deepEqual(struck.attacking.struck, { ...none, disordered: true });
    assert.deepEqual(struck.defending.struck, { ...none, aspect: 'full_flank', conditionalHold: true });
    const forming = meetings({}, (s) => {
      s.phase = S.CHARGES;
      s.order = s.order.map(() => S.MARKERS.indexOf('Fm'));
      s.disordered[1] = 1;
    });
    assert.deepEqual(
      [forming.attacking.struck, forming.defending.struck],
      [none, { ...none, forming: true, disordered: true }],
    );
  },
);

clause(['JR-14.6c', 'JR-14.2a'], "only the attacker's supports within 2 inches count at the impact", () => {
  const blues: TestUnit[] = [
    ['B2', 25.5, 19.5, 0],
    ['B3', 14.4, 19.5, 0],
  ];
  const { behind, attacking } = meetings({ supports: [1, 2] }, undefined, blues);
  assert.deepEqual([behind, attacking.supports], [[1], { infantry: 1, cavalry: 0 }]);
});

clause(
  ['JR-15.5a', 'JR-15.5b', 'JR-15.5c', 'JR-11.7a'],
  'in phase 9 only the routed and limbered guns in contact go',
  () => {
    const limbered = { ...FOUR_GUNS, formation: 'limbered' };
    const field = fieldOf(
      [BLUE, ['B2', 10, 20, 0], ['B3', 30, 20, 0], ['B4', 36, 5, 0, limbered], ['B5', 5, 5, 0]],
      [GREY, ['G2', 10, 20, 180], ['G3', 30, 20, 180, limbered]],
    );
    const game = kept(
      field,
      Array.from({ length: 60 }, () => 1),
      (s) => {
        s.level[6] = 2;
        s.level[4] = 2;
      },
    );
    meleesOfTurn(game);
    const { s } = game;
    assert.deepEqual(s.fate.slice(3), [S.ON_TABLE, S.ON_TABLE, S.ON_TABLE, S.SURRENDERED, S.DESTROYED]);
    assert.deepEqual(
      [0, 1, 2, 5].map((unit) => S.has(s, unit, S.MELEED)),
      [true, false, false, true],
    );
  },
);

clause(
  ['JR-5.10a', 'JR-12.1b', 'JR-12.2a', 'JR-13.2g'],
  'the losses of several fires on a unit are added up, and the log says so if more than one cost it',
  () => {
    const said = (faces: readonly number[]): readonly string[] => {
      const field = fieldOf(
        [
          ['B1', 20, 10, 0],
          ['B2', 24, 10, 0],
          ['B3', 16, 10, 0],
        ],
        [['G1', 20, 13, 180]],
      );
      const game = played(field, faces, (s) => {
        seasoned(s);
        s.officer = [];
      });
      const words: string[] = [];
      const umpire: Played['umpire'] = { ...game.umpire, emit: (item) => void words.push(item().sentence) };
      const fires = [0, 1, 2].map((firer) => ({ ...plainShot(firer, 3), mode: 'hold' as const }));
      fireBatch({ ...game, umpire }, fires);
      return words.filter((each) => /loses/.test(each));
    };
    // Three dice: 3 is nothing, 9 one figure, 11 two.
    assert.deepEqual(said([1, 1, 1, 3, 3, 3, 1, 1, 1, 6, 6, 6]), ['The G1 loses 1 figure.']);
    assert.deepEqual(said([3, 3, 3, 3, 3, 3, 1, 1, 1, 6, 6, 6]), ['The G1 loses 2 figures in all.']);
    assert.deepEqual(said([1, 1, 1, 1, 1, 1, 1, 1, 1]), []);
    assert.throws(
      () =>
        checkAfterFire(
          kept(fieldOf([BLUE], [GREY]), [], () => {}),
          0,
          [],
          new Map(),
        ),
      RangeError,
    );
  },
);

clause(
  ['JR-12.2a', 'JR-12.5d', 'JR-12.5e', 'JR-12.4k'],
  'a check after fire counts disorder, a Form and Conditional hold of the unit as it is now',
  () => {
    const field = fieldOf(
      [['B1', 20, 10, 0]],
      [['G1', 20, 13, 180]],
      [barrier('stone_wall', [15, 12.8], [25, 12.8])],
    );
    const struck = (change: (s: S.State) => void, aspect: 'front' | 'rear' = 'front', gunLosses = 0) => {
      const { s } = kept(field, [], change);
      const game = { field, s };
      return firedOn(game, 1, placedOf(field, s, 0), { aspect, gunLosses });
    };
    const plain = {
      by: 'fire',
      aspect: 'front',
      disordered: false,
      forming: false,
      conditionalHold: false,
    } as const;
    assert.deepEqual(struck(() => {}).struck, { ...plain, gunLosses: 0 });
    assert.deepEqual(struck(() => {}).nerve.cover, 'cover', 'the wall is between it and the firer');
    assert.deepEqual(struck((s) => void (s.disordered[1] = 1), 'rear', 2).struck, {
      ...{ ...plain, aspect: 'rear', disordered: true, gunLosses: 2 },
    });
    const on = (order: S.State['order'][number], phase: number) =>
      struck((s) => {
        [s.order[1], s.phase] = [order, phase];
      }).struck;
    assert.deepEqual(on(S.MARKERS.indexOf('Fm'), S.FIRST_FIRES), { ...plain, forming: true, gunLosses: 0 });
    assert.deepEqual(on(S.MARKERS.indexOf('Fm'), S.REMAINING_FIRES), { ...plain, gunLosses: 0 });
    assert.deepEqual(on(S.MARKERS.indexOf('CH'), S.MOVES), { ...plain, conditionalHold: true, gunLosses: 0 });
  },
);
