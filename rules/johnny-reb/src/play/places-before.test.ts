import assert from 'node:assert/strict';
import { bearingTo, gap, type Stand, shorterTurn, TOUCH_DISTANCE } from '@linstock/ground';
import { clause } from '@linstock/testing';
import fc from 'fast-check';
import { footprintOf, officerPlace } from '../model/board.ts';
import type { NamedFire } from '../model/shots.ts';
import * as S from '../model/state.ts';
import { fieldOf, type Played, played, type TestUnit } from '../testing/battle.ts';
import { facesFrom, throwing } from '../testing/dice.ts';
import { barrier, patch } from '../testing/placed-units.ts';
import type { AlarmContext } from './alarm.ts';
import { fireBatch } from './batch.ts';
import { melee } from './melee.ts';
import { nearestAgainst, nerveOf } from './morale.ts';
import { rallies } from './rallying.ts';
import { plainShot } from './shot.ts';

/** The data about a unit that a batch needs are read before the batch removes any unit. */

const at = (target: number, firer: number, otherwise: Partial<NamedFire> = {}): NamedFire => ({
  ...plainShot(firer, target),
  mode: 'hold',
  ...otherwise,
});

/** Every unit is past its first loss and its opening volley. */
const seasoned = (s: S.State): void => {
  s.marks = s.marks.map(() => S.OPENED | S.BLOODED);
};

function after(game: Played): Played {
  assert.equal(game.umpire.left(), 0, 'all dice are thrown');
  return game;
}

/** B1 and G1 fire at one another: G1 is destroyed; B1 loses a stand, becomes shaken and falls back 4 inches. */
const BOTH = [6, 6, 6, 6, 6, 6, 1, 2, 4];
const BLUE: TestUnit = ['B1', 20, 10, 0, { stands: [2, 3, 3, 3] }];
const GREY: TestUnit = ['G1', 20, 13, 180, { stands: [4], men: 120 }];

clause(
  ['JR-13.2a', 'JR-13.2g', 'JR-5.10a'],
  'a unit falls back from the enemy that hit it, even if the batch destroyed that enemy',
  () => {
    const game = played(fieldOf([BLUE], [GREY]), BOTH, seasoned);
    fireBatch(game, [at(0, 1), at(1, 0)]);
    const { s } = after(game);
    assert.deepEqual([s.fate[1], s.level[0]], [S.DESTROYED, 1]);
    assert.deepEqual([s.x[0], s.y[0]], [20_000, 6000]);
  },
);

clause(
  ['JR-12.4c', 'JR-12.4k', 'JR-5.10a'],
  'cover and height against an enemy that the batch destroyed are those of its place',
  () => {
    // A fire of 12 causes no check. A fire of 7 does: the roll must exceed 6, or 5 with cover or height.
    const level = (terrain: Parameters<typeof fieldOf>[2], sum: readonly number[]) => {
      const game = played(fieldOf([BLUE], [GREY], terrain), [6, 6, 6, 6, 6, 6, ...sum], seasoned);
      fireBatch(game, [at(0, 1), at(1, 0)]);
      return after(game).s.level[0];
    };
    assert.equal(level([], [3, 3, 1]), 1);
    assert.equal(level([patch('elevation', 0, 0, 40, 40, 1)], [3, 3, 1]), 1, 'both are on the same hill');
    assert.equal(level([patch('elevation', 0, 0, 40, 11, 1)], [3, 3]), 0, 'it is uphill of the enemy');
    const wall = [barrier('wood_fence', [15, 10.2], [25, 10.2])];
    assert.equal(level(wall, [3, 3]), 0, 'a fence is between the two');
  },
);

clause(
  ['JR-12.1d', 'JR-13.4d'],
  'friends within 6 inches of a unit that melts away check, counted from its last footprint',
  () => {
    // G1 is one stand wide, 0.875 inch; G2 faces it 5.8 inches from its side.
    const side = 20 + 0.4375 + 5.8 + 1.75;
    const field = fieldOf(
      [['B1', 20, 5, 0]],
      [
        ['G1', 20, 30, 0, { stands: [3] }],
        ['G2', side, 30, 0],
      ],
    );
    const game = played(field, [2, 1, 6, 5], (s) => {
      s.level[1] = 2;
      s.disordered[1] = 1;
    });
    rallies(game);
    assert.equal(after(game).s.fate[1], S.DESTROYED);
    assert.ok(S.has(game.s, 2, S.PANICKED));
  },
);

clause(
  ['JR-12.1d', 'JR-15.4h'],
  'friends within 6 inches of a unit destroyed in melee check, counted from its last footprint',
  () => {
    const side = 20 + 1.75 + 5.9 + 1.75;
    const field = fieldOf(
      [['B1', 20, 20, 0]],
      [
        ['G1', 20, 20, 180, { stands: [1, 1, 1, 1], men: 120 }],
        ['G2', side, 20, 180],
      ],
    );
    const game = played(field, [6, 6, 6, 6, 1, 1, 1, 1, 6, 5], seasoned);
    melee(game, { attacker: 0, defender: 1, attackerSupports: [], defenderSupports: [] });
    assert.equal(after(game).s.fate[1], S.DESTROYED);
    assert.ok(S.has(game.s, 2, S.PANICKED));
  },
);

clause(
  ['JR-7.2a', 'JR-12.4k'],
  'in rallies and other checks cover runs to the nearest point in the arc of the nearest enemy',
  () => {
    // In the arc of E1 the nearest point of T1 is (22.5, 20.75); of all points it would be (22.5, 20.5) or nearer.
    const covered = (from: readonly [number, number], to: readonly [number, number]) => {
      const field = fieldOf(
        [['E1', 20, 20, 0]],
        [['T1', 23.25, 20.75, 90]],
        [barrier('stone_wall', from, to)],
      );
      const game = played(field, []);
      return nerveOf(game, 1, nearestAgainst(game, 1)).cover;
    };
    assert.equal(covered([22.2, 19.8], [22.2, 20.2]), null);
    assert.equal(covered([22.2, 20.5], [22.2, 20.9]), 'cover');
  },
);

clause(
  ['JR-16.2b', 'JR-1.4d'],
  'an officer joins the nearest unit left after the batch, measured from his point before it',
  () => {
    // B1, in column and 3 inches deep, and B2 at its side are destroyed together. The officer joins B3, and not B2
    // and then B4.
    const column = { led: true, formation: 'march_column', stands: [1, 1, 1, 1], men: 120 };
    const field = fieldOf(
      [
        ['B1', 20, 10, 0, column],
        ['B2', 24, 10, 0, { stands: [1], men: 30 }],
        ['B3', 20, 3, 0],
        ['B4', 27, 10, 0],
      ],
      [
        ['G1', 20, 13, 180],
        ['G2', 24, 13, 180],
      ],
    );
    const game = played(field, [6, 6, 6, 6, 6, 6, 3, 3, 6, 6, 6, 6, 6, 5], seasoned);
    const { y } = officerPlace(field, game.s, 0);
    assert.equal(y, 7000);
    fireBatch(game, [at(0, 4), at(1, 5)]);
    assert.deepEqual(game.s.fate.slice(0, 4), [S.DESTROYED, S.DESTROYED, S.ON_TABLE, S.ON_TABLE]);
    assert.equal(game.s.attached[0], 2);
  },
);

/** Units of a random batch, at any heading, weak enough to be destroyed. Each has its own square of 5 inches. */
const somewhere = fc.record({
  x: fc.integer({ min: 0, max: 1000 }),
  y: fc.integer({ min: 0, max: 1000 }),
  heading: fc.integer({ min: 0, max: 359 }),
  figures: fc.integer({ min: 1, max: 3 }),
  stands: fc.integer({ min: 1, max: 4 }),
});
type Somewhere = typeof somewhere extends fc.Arbitrary<infer T> ? T : never;

const listed = (side: string, i: number, { x, y, heading, figures, stands }: Somewhere): TestUnit => [
  `${side}${i + 1}`,
  12 + 5 * i + x / 1000,
  (side === 'B' ? 17 : 22) + y / 1000,
  heading,
  { stands: new Array(stands).fill(figures), men: 30 * figures * stands },
];

/** Angle between a fall-back and the direction straight away from an enemy. */
function turnFrom(from: Stand, to: Stand, enemy: Stand): number {
  return Math.abs(shorterTurn(bearingTo(from, to), bearingTo(enemy, from)));
}

clause(
  ['JR-13.2a', 'JR-12.1d', 'JR-5.10a'],
  'in random batches units fall back from where the firers stood, and friends of destroyed units check',
  () => {
    fc.assert(
      fc.property(
        fc.array(somewhere, { minLength: 2, maxLength: 3 }),
        fc.array(somewhere, { minLength: 2, maxLength: 3 }),
        fc.array(fc.nat(2), { minLength: 6, maxLength: 6 }),
        fc.nat(),
        (blue, grey, aims, seed) => {
          const field = fieldOf(
            blue.map((each, i) => listed('B', i, each)),
            grey.map((each, i) => listed('G', i, each)),
          );
          const s = S.deployState(field);
          seasoned(s);
          const before = field.units.map(({ id }) => footprintOf(field, s, id));
          const game: AlarmContext = {
            field,
            s,
            umpire: throwing(facesFrom(seed)),
            alarms: [],
            postponed: [],
          };
          const fires = field.units.map(({ id, side }) => {
            const enemies = field.units.filter((other) => other.side !== side);
            return at((enemies[(aims[id] ?? 0) % enemies.length] as { id: number }).id, id);
          });
          fireBatch(game, fires);
          for (const { id, side } of field.units) {
            const firers = fires.filter(({ target }) => target === id).map(({ firer }) => firer);
            const panicked = S.has(s, id, S.PANICKED);
            // An enemy that fell back itself is looked up at its place when the check is made.
            const still = firers.every((firer) => !S.has(s, firer, S.FELL_BACK));
            const shaken = s.fate[id] === S.ON_TABLE && S.has(s, id, S.FELL_BACK) && s.level[id] === 1;
            if (shaken && still && !panicked) {
              const now = footprintOf(field, s, id);
              const from = { ...now, ...moved(before[id] as Stand, now) };
              if (Math.hypot(now.x - from.x, now.y - from.y) < 500) continue;
              const enemies = firers.map((firer) =>
                s.fate[firer] === S.ON_TABLE ? footprintOf(field, s, firer) : (before[firer] as Stand),
              );
              assert.ok(enemies.some((enemy) => turnFrom(from, now, enemy) <= 20));
            }
            if (s.fate[id] !== S.DESTROYED) continue;
            for (const { id: friend, side: of } of field.units) {
              const there = of === side && friend !== id && s.fate[friend] === S.ON_TABLE;
              if (!there || S.has(s, friend, S.FELL_BACK) || s.level[friend] === 2) continue;
              const near = gap(footprintOf(field, s, friend), before[id] as Stand) <= 6000 - TOUCH_DISTANCE;
              if (near) assert.ok(S.has(s, friend, S.PANICKED), `unit ${friend} saw unit ${id} destroyed`);
            }
          }
        },
      ),
      { numRuns: 200 },
    );
  },
);

/** The unit's present footprint at its earlier place: the middle of its front is the same. */
function moved(before: Stand, now: Stand): { readonly x: number; readonly y: number } {
  const turn = (before.facing * Math.PI) / 1800;
  const back = (before.depth - now.depth) / 2;
  return { x: before.x + Math.sin(turn) * back, y: before.y + Math.cos(turn) * back };
}
