import assert from 'node:assert/strict';
import { type LogItem, Position, seededDice } from '@linstock/kernel';
import { clause } from '@linstock/testing';
import { johnnyReb } from '../index.ts';
import { inContact } from '../measure/situation.ts';
import { placedOf } from '../model/board.ts';
import type { Field } from '../model/field.ts';
import { aim, type NamedFire } from '../model/shots.ts';
import * as S from '../model/state.ts';
import { fireRow } from '../reckon/fire-row.ts';
import { affords } from '../reckon/going.ts';
import { FOUR_GUNS, fieldOf, played, type TestUnit } from '../testing/battle.ts';
import { fireBatch } from './batch.ts';
import { melee } from './melee.ts';
import { plainShot } from './shot.ts';

/** Clauses that no single procedure shows: the order of a turn, its marks, and the points of measurement. */

const BLUE: TestUnit = ['B1', 20, 10, 0];
const GREY: TestUnit = ['G1', 20, 13, 180];
const seasoned = (s: S.State): void => {
  s.marks = s.marks.map(() => S.OPENED | S.BLOODED);
};
const shot = (firer: number, target: number, otherwise: Partial<NamedFire> = {}): NamedFire => ({
  ...plainShot(firer, target),
  mode: 'hold',
  ...otherwise,
});

/** Plays the first turn of a field, each question answered by the first of its options, and collects the log. */
function turnOf(field: Field, change: (s: S.State) => void = () => {}): LogItem[] {
  const state = S.deployState(field);
  change(state);
  const logItems: LogItem[] = [];
  const dice = seededDice('a turn');
  const listen = (each: LogItem): number => logItems.push(each);
  const position = Position.start({ ...johnnyReb, deploy: () => state }, field, dice, { listen });
  for (let question = position.open[0]; question && position.state.turn === 1; question = position.open[0]) {
    const [answer] = question.options();
    assert.ok(answer);
    position.giveAnswer(question.side, answer, dice);
  }
  return logItems;
}

const FOUR = fieldOf(
  [BLUE, ['B2', 30, 10, 0]],
  [
    ['G1', 20, 24, 180],
    ['G2', 30, 24, 180],
  ],
);

clause(
  ['JR-5.1a', 'JR-5.6a', 'JR-5.8a', 'JR-5.9a', 'JR-1.1c'],
  'a turn has its phases in order, and six-sided dice',
  () => {
    const logItems = turnOf(FOUR);
    const phases = logItems
      .filter(({ clauses }) => clauses.includes('JR-5.1a'))
      .map(({ sentence }) => sentence);
    assert.deepEqual(phases.slice(0, 8), [
      'Initiative, routs and rallies.',
      'Orders.',
      'First fires.',
      'Disengaging moves.',
      'Charges.',
      'Moves.',
      'Remaining fires.',
      'Melees.',
    ]);
    const sides = logItems.flatMap(({ thrown }) => (thrown ? [thrown.reckoning.dice.sides] : []));
    assert.deepEqual([...new Set(sides)], [6]);
  },
);

clause('JR-5.3b', 'the routed run, then all rally, then replacements come', () => {
  const logItems = turnOf(
    fieldOf(
      [
        ['B1', 20, 30, 180],
        ['B2', 30, 10, 0],
      ],
      [['G1', 5, 38, 180]],
    ),
    (s) => {
      s.level[0] = 2;
      s.disordered[0] = 1;
      s.ammunition[1] = 1;
    },
  );
  const names = logItems.flatMap(({ thrown }) => (thrown ? [thrown.reckoning.name] : []));
  const ran = logItems.findIndex(({ sentence }) => /B1 .*(runs|flees|falls back)/.test(sentence));
  const at = (name: string): number => logItems.findIndex(({ thrown }) => thrown?.reckoning.name === name);
  assert.deepEqual(
    names.filter((name) => name === 'rally' || name === 'replacement'),
    ['rally', 'replacement'],
  );
  assert.ok(ran >= 0 && ran < at('rally') && at('rally') < at('replacement'), `${ran}`);
});

clause(
  'JR-2.1a',
  'a table has its corner in the south-west, x to the east and y to the north, in inches',
  () => {
    const { width, height } = FOUR.table;
    assert.deepEqual([width, height], [40_000, 40_000]);
    const s = S.deployState(FOUR);
    assert.deepEqual([s.x[0], s.y[0], s.facing[0]], [20_000, 10_000, 0]);
    // Everything ahead of a unit that faces north is to the north.
    assert.ok(placedOf(FOUR, s, 0).stand.y < 10_000);
  },
);

clause('JR-2.1c', 'differences of a millionth count as equal', () => {
  assert.deepEqual([affords(8, 8 + 5e-7), affords(8, 8 + 5e-6)], [true, false]);
  assert.deepEqual([fireRow(10 - 5e-7, 'figures')?.figures, fireRow(10 - 5e-6, 'figures')?.figures], [10, 8]);
});

clause('JR-2.4c', 'enemies whose footprints touch are in contact, friends are not', () => {
  const field = fieldOf(
    [BLUE, ['B2', 23.5, 10, 0]],
    [
      ['G1', 20, 10, 180],
      ['G2', 20, 10.05, 180],
    ],
  );
  const s = S.deployState(field);
  const [blue, friend, grey, off] = [0, 1, 2, 3].map((unit) => placedOf(field, s, unit));
  assert.ok(blue && friend && grey && off);
  assert.deepEqual(
    [inContact(blue, grey), inContact(blue, friend), inContact(blue, off)],
    [true, false, false],
  );
});

clause(
  'JR-2.6e',
  "a fire comes from the middle of the firing unit's front, wherever the rest of it is",
  () => {
    // The grey column faces west; blue fires from the south of it. It is a full flank, although its right end is
    // behind it.
    const aspect = (x: number): string => {
      const field = fieldOf([['B1', x, 10, 0]], [['G1', 20, 13, 270, { formation: 'single_line' }]]);
      return aim(field, S.deployState(field), shot(0, 1)).fire.target.aspect;
    };
    assert.deepEqual([aspect(20.3), aspect(19.9), aspect(14)], ['full_flank', 'partial_flank', 'front']);
  },
);

clause('JR-2.6f', 'in a melee the flank is the side on which the enemy is at its beginning', () => {
  // 11 on four dice: 2 lost, doubled, on the front. On the full flank 4 more: 3, doubled.
  const lost = (x: number, y: number, heading: number): number => {
    const field = fieldOf([['B1', 20, 20, 0]], [['G1', x, y, heading]]);
    const game = played(
      field,
      [3, 3, 3, 2, 1, 1, 1, 1, 6, 6, ...Array.from({ length: 24 }, () => 1)],
      seasoned,
    );
    melee(game, { attacker: 0, defender: 1, attackerSupports: [], defenderSupports: [] });
    return 12 - (game.s.stands[1] ?? []).reduce((sum, figures) => sum + figures, 0);
  };
  assert.equal(lost(20, 20, 180), 4);
  assert.equal(lost(19.9, 21.75, 270), 6);
});

clause('JR-4.4a', 'a unit on Disengage loses half, moved or not', () => {
  const field = fieldOf([BLUE], [GREY]);
  const s = S.deployState(field);
  const halved = (order: (typeof S.MARKERS)[number]): boolean => {
    s.order[1] = S.MARKERS.indexOf(order);
    return aim(field, s, shot(0, 1)).fire.target.disengaging;
  };
  assert.deepEqual((['D', 'H', 'M'] as const).map(halved), [true, false, false]);
});

clause('JR-6.5c', 'a unit on Form counts as forming until phase 7 is over, and no longer in phase 8', () => {
  // 6 and 6 and 2: 14, three lost. One stand: the check has to beat 6, and 8 where it forms.
  const level = (phase: number): number => {
    const game = played(fieldOf([BLUE], [GREY]), [6, 6, 2, 3, 4, 1], (s) => {
      seasoned(s);
      s.phase = phase;
      s.order[1] = S.MARKERS.indexOf('Fm');
    });
    fireBatch(game, [shot(0, 1)]);
    return game.s.level[1] as number;
  };
  assert.deepEqual([level(S.FIRST_FIRES), level(S.MOVES), level(S.REMAINING_FIRES)], [1, 1, 0]);
});

clause('JR-11.1a', 'a battery fires all its sections at one target', () => {
  const field = fieldOf([['B1', 20, 10, 0, FOUR_GUNS]], [GREY]);
  const s = S.deployState(field);
  assert.equal(aim(field, s, shot(0, 1)).fire.firer.strength, 2);
});

clause('JR-15.4h', 'friends are shaken by what a melee cost when it is over', () => {
  const field = fieldOf(
    [['B1', 20, 20, 0]],
    [
      ['G1', 20, 20, 180, { stands: [1], men: 30 }],
      ['G2', 24, 21, 180],
    ],
  );
  // Blue destroys it; only then its friend checks, with 1 and 2 against 3.
  const game = played(field, [3, 3, 3, 2, 1, 1, 1, 1, 1, 2, 3], seasoned);
  melee(game, { attacker: 0, defender: 1, attackerSupports: [], defenderSupports: [] });
  assert.deepEqual([game.s.fate[1], game.s.level[2], game.umpire.left()], [S.DESTROYED, 1, 0]);
});

clause('JR-5.5b', 'a unit on First fire without a target is not asked again in phase 8', () => {
  const asked = (order: (typeof S.MARKERS)[number]): readonly number[] => {
    const field = fieldOf([BLUE], [GREY]);
    const state = S.deployState(field);
    state.phase = S.REMAINING_FIRES;
    state.order = [S.MARKERS.indexOf(order), S.MARKERS.indexOf('C')];
    const position = Position.start({ ...johnnyReb, deploy: () => state }, field, seededDice('5.5b'));
    return position.open.filter(({ kind }) => kind === 'remaining-fires').map(({ side }) => side);
  };
  assert.deepEqual(asked('H'), [0]);
  assert.deepEqual(asked('Fr'), []);
});
