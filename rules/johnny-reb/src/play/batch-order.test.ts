import assert from 'node:assert/strict';
import {
  chanceDice,
  outcomeOf,
  type Reckoning,
  readFaces,
  seededChance,
  type Umpire,
} from '@linstock/kernel';
import { clause } from '@linstock/testing';
import fc from 'fast-check';
import type { Field } from '../model/field.ts';
import type { NamedFire } from '../model/shots.ts';
import * as S from '../model/state.ts';
import { FOUR_GUNS, fieldOf, type TestUnit } from '../testing/battle.ts';
import type { AlarmContext } from './alarm.ts';
import { fireBatch } from './batch.ts';
import { melee } from './melee.ts';
import { plainShot } from './shot.ts';

/**
 * Simultaneous events do not depend on their order: the fires of a batch with the officers they hit (JR-5.10a), and the
 * two sides of a round of melee (JR-15.2a). Rallies, impacts, panics and melees come one after another by the rules
 * (JR-13.4a, JR-5.7a, JR-12.2d, JR-15.5b).
 */

/** Ends a procedure when the compared part is over. */
class Over extends Error {}

/** Dice whose results depend on the purpose of the throw and not on the order. */
function diceByContent(
  seed: number,
  ends: (reckoning: Reckoning) => boolean,
): { umpire: Umpire; thrown: string[] } {
  const thrown: string[] = [];
  const umpire: Umpire = {
    throw(reckoning) {
      if (ends(reckoning)) throw new Over();
      const content = JSON.stringify([
        reckoning.title,
        reckoning.lines.map(({ label, value }) => [label, value]),
      ]);
      const faces = chanceDice(seededChance(`${seed} ${content}`)).throw(reckoning.dice);
      thrown.push(`${content} ${faces}`);
      return outcomeOf(reckoning, readFaces(reckoning.dice, faces));
    },
    emit: () => undefined,
  };
  return { umpire, thrown };
}

/** Plays a procedure in a new game until it is over. Returns the throws, sorted, and the losses of the units. */
function played(
  field: Field,
  { seed, initiative, ends }: { seed: number; initiative: 0 | 1; ends: (reckoning: Reckoning) => boolean },
  run: (game: AlarmContext) => void,
): object {
  const s = S.deployState(field);
  s.initiative = initiative;
  const { umpire, thrown } = diceByContent(seed, ends);
  try {
    run({ field, s, umpire, alarms: [], postponed: [] });
  } catch (fault) {
    if (!(fault instanceof Over)) throw fault;
  }
  const { stands, sections, horses, ammunition, marks, officer } = s;
  return { thrown: thrown.sort(), stands, sections, horses, ammunition, marks, officer };
}

const kind = fc.constantFrom<object>(
  {},
  { stands: [1], men: 30 },
  { stands: [1, 1], men: 60 },
  { stands: [2], men: 60, quality: 'green' },
  { weapon: 'sharpshooter_rifle' },
  { formation: 'skirmish' },
  FOUR_GUNS,
);

/** A line of units, their points `spacing` inches apart. */
const unitsOf = (
  letter: string,
  y: number,
  heading: number,
  kinds: readonly object[],
  spacing = 5,
): TestUnit[] => kinds.map((each, i) => [`${letter}${i + 1}`, 12 + spacing * i, y, heading, each]);

/** Too far apart to see each other destroyed (JR-12.1d). */
const FAR_APART = 20;

/** Officers of both sides with their first units. */
const OFFICERS = {
  officers: Object.fromEntries(
    (['USA', 'CSA'] as const).map((side) => {
      const letter = side === 'USA' ? 'B' : 'G';
      return [
        side,
        [
          {
            id: letter,
            name: `General ${letter}`,
            rank: 'brigade',
            command: [letter],
            attached: `${letter}1`,
          },
          {
            id: `${letter}2`,
            name: `Old ${letter}`,
            rank: 'division',
            command: [letter],
            attached: `${letter}2`,
          },
        ],
      ];
    }),
  ),
};

const kinds = fc.array(kind, { minLength: 3, maxLength: 3 });

clause(
  ['JR-5.10a', 'JR-5.10b', 'JR-16.2a', 'JR-10.5a'],
  'rolls, losses and officers of a batch do not depend on the order of its fires or on the initiative',
  () => {
    fc.assert(
      fc.property(
        kinds,
        kinds,
        fc.array(fc.nat(2), { minLength: 6, maxLength: 6 }),
        fc.nat(),
        (blue, grey, aims, seed) => {
          const field = fieldOf(unitsOf('B', 17, 0, blue), unitsOf('G', 20, 180, grey), [], OFFICERS);
          const fires = field.units.map(({ id, side }): NamedFire => {
            const target = (side === 0 ? 3 : 0) + (aims[id] ?? 0);
            return { ...plainShot(id, target), mode: 'hold' };
          });
          // The checks after it are made in an order of their own (JR-5.10b).
          const ends = ({ name }: Reckoning): boolean => name === 'morale';
          const first = played(field, { seed, initiative: 0, ends }, (game) => fireBatch(game, fires));
          const turned = played(field, { seed, initiative: 1, ends }, (game) =>
            fireBatch(game, fires.toReversed()),
          );
          assert.deepEqual(turned, first);
        },
      ),
      { numRuns: 60 },
    );
  },
);

clause(
  ['JR-15.2a', 'JR-15.4a', 'JR-16.2a'],
  'a round of melee has the same result whichever side is called the attacker',
  () => {
    fc.assert(
      fc.property(kind, kind, fc.nat(), (blue, grey, seed) => {
        // Friends within 6 inches would check after it, one after another (JR-15.4h, JR-12.2d).
        const field = fieldOf(
          unitsOf('B', 20, 0, [blue, {}], FAR_APART),
          unitsOf('G', 20, 180, [grey, {}], FAR_APART),
          [],
          OFFICERS,
        );
        const supports = { attackerSupports: [], defenderSupports: [] };
        // A second round, and which side falls back, depend on the sides (JR-15.4c to e).
        const ends = ({ title, name }: Reckoning): boolean =>
          title.endsWith('round 2') || name === 'fall back';
        const first = played(field, { seed, initiative: 0, ends }, (game) =>
          melee(game, { attacker: 0, defender: 2, ...supports }),
        );
        const turned = played(field, { seed, initiative: 0, ends }, (game) =>
          melee(game, { attacker: 2, defender: 0, ...supports }),
        );
        assert.deepEqual(turned, first);
      }),
      { numRuns: 60 },
    );
  },
);
