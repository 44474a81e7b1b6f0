import assert from 'node:assert/strict';
import type { TerrainPiece } from '@linstock/ground';
import { clause } from '@linstock/testing';
import { chargesOn, toldOf } from '../../../test/charges.ts';
import * as S from '../../model/state.ts';
import { FOUR_GUNS, fieldOf, type TestUnit } from '../../testing/battle.ts';
import { barrier, patch } from '../../testing/placed-units.ts';

/** A regiment on a Move that charges north from (20, 10) at one that is 8 inches off. */
const BLUE: TestUnit = ['B1', 20, 10, 0];
const GREY: TestUnit = ['G1', 20, 18, 180];
const FIELD = fieldOf([BLUE], [GREY]);
const ON_MOVE = { orders: ['C', 'M'], charges: [[0, 1]] } as const;
/** The volley of a unit on the move at 2 inches or less: three dice that show nothing. */
const NOTHING = [1, 1, 1];

clause(
  ['JR-14.3a', 'JR-14.4d', 'JR-14.6d', 'JR-14.8a', 'JR-14.8d'],
  'a charge: bonus, volley point, volley, impact; the beaten fall back and the winner takes the ground',
  () => {
    // Bonus 3: reach 11. Halt at 1.5 inches; 3 dice total 3: no effect. 4 against 9: the grey unit falls back 6,
    // shaken.
    const game = chargesOn(FIELD, ON_MOVE, [3], [3], NOTHING, [2, 3], [4, 5], [3, 3]);
    const { state } = game;
    assert.deepEqual([state.level[1], state.disordered[1], state.y[1]], [1, 1, 24_000]);
    // The centre of the grey was at 18.375.
    assert.deepEqual([state.y[0], state.disordered[0], state.charging], [18_375, 0, null]);
    assert.deepEqual(toldOf(game), [
      'The B1 charges the G1.',
      'The B1 goes forward at the G1.',
      'The G1 halts the B1 1.5 inches off.',
      'The G1 fires at the B1.',
      'The B1 goes forward at the G1.',
      'The B1 meets the G1, 7 against 12: the B1 wins it.',
      'The G1 is disordered.',
      'The G1 is shaken.',
      'The G1 falls back 6 inches.',
      'The B1 takes the ground.',
    ]);
  },
);

clause(
  ['JR-14.7a', 'JR-14.7b', 'JR-14.7c', 'JR-14.9b', 'JR-14.9c'],
  'a beaten charger falls back, disordered, and both fire two dice; then it charges no more',
  () => {
    // 5 for the charge's 2 and 12, against 3 and 2: thrown back 4 inches. Its volley: 2. The grey's: 2 and 3 for disorder.
    const game = chargesOn(FIELD, ON_MOVE, [3], [3], NOTHING, [6, 6], [1, 1], [4], [1, 1], [1, 1]);
    const { state } = game;
    assert.deepEqual([state.y[0], state.disordered[0], state.level[0]], [14_000, 1, 0]);
    assert.deepEqual([S.has(state, 0, S.CHARGING), S.has(state, 0, S.FIRED)], [false, false]);
    assert.equal(state.y[1], 18_000);
  },
);

clause(
  ['JR-14.6d', 'JR-15.1a', 'JR-15.4e', 'JR-14.9c'],
  'a tie is a melee of up to three rounds, after which the attacker falls back',
  () => {
    const still = [1, 1, 1, 1];
    const rounds = Array.from({ length: 6 }, () => still);
    const game = chargesOn(FIELD, ON_MOVE, [3], [3], NOTHING, [3, 4], [3, 3], ...rounds, [5]);
    // A unit that charges adds 2 where its enemy adds 3.
    assert.deepEqual([game.state.y[0], game.state.disordered[0]], [13_000, 1]);
  },
);

clause(
  ['JR-14.4d', 'JR-14.5c', 'JR-14.3b'],
  'a charge whose reach ends first is halted where it ends, and stands there',
  () => {
    const field = fieldOf([BLUE], [['G1', 20, 20.5, 180]]);
    // Bonus 2: reach 10, disordered beyond 9. The volley at half an inch is given, with 3 for disorder: 6, nothing.
    const game = chargesOn(field, ON_MOVE, [2], [1], NOTHING);
    const { state } = game;
    assert.deepEqual([state.y[0], state.disordered[0], state.level[0]], [20_000, 1, 0]);
    assert.match(toldOf(game).at(-1) ?? '', /is stopped before it reaches the enemy/);
  },
);

clause(['JR-14.3c', 'JR-14.3b'], 'green chargers lose their order beyond half of their reach', () => {
  const disordered = (quality: string, y: number): unknown =>
    chargesOn(
      fieldOf([['B1', 20, 10, 0, { quality }]], [['G1', 20, y, 180]]),
      ON_MOVE,
      [4],
      [1],
      NOTHING,
      [1, 1],
      [6, 6],
      [1, 2],
    ).state.disordered[0];
  assert.deepEqual([disordered('green', 16), disordered('green', 16.1)], [0, 1]);
  assert.deepEqual([disordered('veteran', 20), disordered('veteran', 20.1)], [0, 1]);
  assert.equal(disordered('elite', 20.1), 1);
});

clause(['JR-14.1b', 'JR-14.3d'], 'at an angle it turns, and is disordered from the start', () => {
  // The nearest corner of the grey unit is at (25.25, 13).
  const field = fieldOf([BLUE], [['G1', 27, 13, 180]]);
  const game = chargesOn(field, ON_MOVE, [4], [1], [1, 1, 1], [1, 1], [6, 6], [1, 1]);
  assert.equal(game.state.disordered[0], 1);
  assert.match(toldOf(game)[1] ?? '', /B1 is disordered/);
});

clause(
  ['JR-14.4a', 'JR-14.4c', 'JR-14.4d'],
  "the volley point is as far off as the target's quality says, or where the charging unit is",
  () => {
    const halted = (
      change: (s: S.State) => void,
      otherwise: object,
      face: number,
      ...volley: number[][]
    ): unknown => {
      const field = fieldOf([BLUE], [['G1', 20, 18, 180, otherwise]]);
      const game = chargesOn(field, { ...ON_MOVE, change }, [6], [face], ...volley, [1, 1], [6, 6], [1, 1]);
      return /halts the B1 (.*) off/.exec(toldOf(game).join(' '))?.[1];
    };
    const none = (): void => {};
    assert.equal(halted(none, {}, 5, [1, 1]), '2.5 inches');
    assert.equal(halted(none, { quality: 'green' }, 5, [1]), '5 inches');
    const disordered = (s: S.State): void => {
      s.disordered[1] = 1;
    };
    assert.equal(halted(disordered, {}, 5, [1, 1]), '3 inches');
    assert.equal(halted(disordered, { quality: 'green' }, 6, [1]), '7 inches');
    const near = (s: S.State): void => {
      s.y[1] = 12_000;
    };
    assert.equal(halted(near, { quality: 'green' }, 6, [1, 1, 1]), '2 inches');
  },
);

clause(
  ['JR-14.5b', 'JR-13.1a'],
  'a charging unit that fails its check at the halt falls back, or stays with its officer',
  () => {
    // 18 means 5 lost at 1 inch: a stand is gone, so the roll must exceed 5, with 1 off for the charge; 2 and 3
    // fail.
    const game = chargesOn(FIELD, ON_MOVE, [3], [2], [6, 6, 6], [2, 3], [4]);
    assert.deepEqual([game.state.level[0], game.state.y[0], game.state.charging], [1, 13_000, null]);
    assert.equal(game.state.y[1], 18_000);
    const led = fieldOf([['B1', 20, 10, 0, { led: true }]], [GREY]);
    const stays = chargesOn(led, ON_MOVE, [3], [2], [6, 6, 6], [1, 1], [2, 2]);
    assert.deepEqual([stays.state.level[0], stays.state.y[0]], [1, 17_000]);
  },
);

clause(
  ['JR-14.1c', 'JR-14.2c'],
  'a charge whose path is barred is not made; it and its supports are on Conditional hold',
  () => {
    const field = fieldOf([BLUE, ['B2', 23.6, 10, 0]], [GREY], [patch('building', 19, 14, 20, 15)]);
    const { state, logItems } = chargesOn(field, { charges: [[0, 2]], supports: [[1, 0]] });
    assert.deepEqual([S.orderOf(state, 0), S.orderOf(state, 1)], ['CH', 'CH']);
    assert.deepEqual([state.y[0], S.has(state, 2, S.CHARGED_AT)], [10_000, false]);
    const words = logItems.map(({ sentence }) => sentence);
    assert.ok(words.includes('The B1 finds no way to the G1 and stands on Conditional hold.'));
    assert.ok(words.includes('The B2 has no unit to support and stands on Conditional hold.'));
  },
);

clause(
  ['JR-14.1c', 'JR-5.11a', 'JR-5.7a'],
  'of two units that charge each other, only the one with the initiative charges',
  () => {
    const both = {
      charges: [
        [0, 1],
        [1, 0],
      ],
      change: (s: S.State) => void (s.initiative = 1),
    } as const;
    // The grey unit charges first; the blue one stands, and its own charge is not made.
    const game = chargesOn(FIELD, both, [3], [2], NOTHING, [6, 6], [1, 1], [2], [1, 1], [1, 1]);
    assert.deepEqual([game.state.y[0], game.state.y[1]], [10_000, 12_000]);
    assert.equal(toldOf(game).at(-1), 'The B1 can charge no more and stands on Conditional hold.');
  },
);

clause('JR-5.7a', 'charges are made by the distances at the start of the phase, the nearest first', () => {
  const field = fieldOf([BLUE, ['B2', 30, 10, 0]], [GREY, ['G2', 30, 16, 180, FOUR_GUNS]]);
  const game = chargesOn(
    field,
    {
      orders: ['C', 'C', 'M', 'M'],
      charges: [
        [0, 2],
        [1, 3],
      ],
    },
    ...[[3], [1]],
  );
  assert.equal(game.state.charging?.point, 1);
  assert.deepEqual(game.state.queue, [0]);
});

clause(
  ['JR-14.4g', 'JR-14.9a', 'JR-11.7a'],
  'routed units surrender to a charge and limbered guns are taken, without halt or volley',
  () => {
    const routed = chargesOn(FIELD, { ...ON_MOVE, change: (s) => void (s.level[1] = 2) }, [3]);
    assert.deepEqual([routed.state.fate[1], routed.state.y[0]], [S.SURRENDERED, 18_375]);
    const guns = fieldOf([BLUE], [['G1', 20, 18, 180, { ...FOUR_GUNS, formation: 'limbered' }]]);
    assert.equal(chargesOn(guns, ON_MOVE, [3]).state.fate[1], S.DESTROYED);
    const far = fieldOf([BLUE], [['G1', 20, 19.5, 180, { ...FOUR_GUNS, formation: 'limbered' }]]);
    // Bonus 1: reach 9, disordered beyond 8.5.
    const short = chargesOn(far, ON_MOVE, [1]);
    assert.deepEqual(
      [short.state.fate[1], short.state.y[0], short.state.disordered[0]],
      [S.ON_TABLE, 19_000, 1],
    );
  },
);

clause(
  'JR-14.3e',
  'another enemy touched before the halt becomes the target; the one named fires the volley',
  () => {
    // A column is in the way of the right flank, 4 inches off.
    const field = fieldOf(
      [BLUE],
      [
        ['G1', 20, 18, 180],
        ['G2', 22, 14, 180, { formation: 'march_column' }],
      ],
    );
    const game = chargesOn(
      field,
      { orders: ['C', 'M', 'M'], charges: [[0, 1]] },
      [3],
      [1],
      [1, 1],
      [1, 1],
      [6, 6],
      [1, 1],
    );
    const told = toldOf(game);
    assert.ok(told.includes('The G1 fires at the B1.') && !told.includes('The G2 fires at the B1.'));
    assert.ok(told.some((each) => each.startsWith('The B1 meets the G2')));
    assert.ok(S.has(game.state, 1, S.CHARGED_AT) && S.has(game.state, 2, S.CHARGED_AT));
  },
);

clause(
  ['JR-14.3a', 'JR-6.1b', 'JR-6.1d'],
  'woods and walls on the way cost a charge as they cost a march',
  () => {
    const stopped = (piece: TerrainPiece, volley: number[]): unknown =>
      chargesOn(fieldOf([BLUE], [['G1', 20, 24, 180]], [piece]), ON_MOVE, [2], [1], volley).state.y[0];
    assert.equal(stopped(patch('rough', 0, 0, 1, 1), [1, 1]), 20_000);
    assert.equal(stopped(barrier('stone_wall', [0, 15], [40, 15]), [1]), 19_000);
    // An inch of woods costs 1.6.
    assert.equal(stopped(patch('woods', 0, 12, 40, 13.5), [1]), 19_100);
  },
);

clause('JR-17.2a', 'mounted cavalry charges with two bonus dice', () => {
  const horse = {
    arm: 'mounted',
    formation: 'mounted_line',
    weapon: 'pistol',
    stands: [2, 2, 2, 2],
    men: 240,
  };
  const field = fieldOf([['B1', 20, 10, 0, horse]], [['G1', 20, 30, 180]]);
  // 14 and 6: the 20 inches.
  const game = chargesOn(field, ON_MOVE, [3, 3], [2], NOTHING, [1, 1], [6, 6], [1, 1]);
  assert.equal(game.state.level[1], 0);
  assert.equal(game.state.y[0], 30_375);
});
