import assert from 'node:assert/strict';
import { chancesOf, sumOfLines } from '@linstock/kernel';
import { clause } from '@linstock/testing';
import { FIRE_COLUMNS, type FireCell, fireColumn } from '../tables/index.ts';
import { cellOutcomes, columnHeading, fireRow } from './fire-row.ts';
import { defenderReckoning, impactLines, type Meeting } from './impact.ts';
import { moraleReckoning, type Nerve } from './morale.ts';
import { rallyReckoning, replacementReckoning } from './rally.ts';

/** The reading of each value of the dice, and which reading is better. */

const NERVE: Nerve = {
  ...{ quality: 'veteran', level: 'good', officer: null, cover: null },
  ...{ behindFriends: false, charging: false, commanderLost: false, standsLost: 0, regimentsLost: 0 },
};
/** The readings of a roll, each once: key and rank, worst first. */
const readings = (roll: Parameters<typeof chancesOf>[0]) =>
  [...new Map(chancesOf(roll).map(({ outcome: { key, rank } }) => [key, rank]))].toSorted(
    ([, a], [, b]) => a - b,
  );

clause(
  ['JR-12.3b', 'JR-12.3c', 'JR-12.3d'],
  'a check that raises the level ranks above one that keeps it, a rout lowest',
  () => {
    const at = (level: Nerve['level']) => readings(moraleReckoning({ ...NERVE, level }, null, 'the 2d'));
    assert.deepEqual(at('good'), [
      ['failed, routed', -1],
      ['failed, shaken', 0],
      ['passed, good', 1],
    ]);
    assert.deepEqual(at('shaken'), [
      ['failed, routed', -1],
      ['passed, shaken', 1],
      ['passed, good', 2],
    ]);
  },
);

clause(
  ['JR-13.4a', 'JR-13.4b', 'JR-13.4c', 'JR-13.4d', 'JR-13.4e'],
  'a rally to good order ranks above a rally to shaken',
  () => {
    const at = (level: Nerve['level']) => readings(rallyReckoning({ ...NERVE, level }, 'the 2d'));
    assert.deepEqual(at('shaken'), [
      ['routed', -1],
      ['shaken', 0],
      ['good', 2],
    ]);
    assert.deepEqual(at('routed'), [
      ['routed, stand lost', 0],
      ['shaken', 1],
      ['good', 2],
    ]);
  },
);

clause(['JR-13.4f', 'JR-13.5a', 'JR-13.5b'], 'found ranks above not found', () => {
  assert.deepEqual(readings(replacementReckoning('ammunition', 'veteran', null)), [
    ['none', 0],
    ['success', 1],
  ]);
});

clause(
  ['JR-14.6d', 'JR-14.6b', 'JR-17.2a'],
  'the lower total wins the impact, equal ones make a melee',
  () => {
    const meeting: Meeting = {
      ...{ arm: 'infantry', formation: 'single_line', nerve: NERVE, supports: { infantry: 1, cavalry: 1 } },
      struck: {
        ...{ by: 'charge', aspect: 'front', disordered: false, forming: false, conditionalHold: false },
        gunLosses: 0,
      },
    };
    const morale = sumOfLines(impactLines(meeting));
    const { outcomes } = defenderReckoning(meeting, morale + 7, 'the 2d');
    assert.deepEqual(
      outcomes.map(({ winner, rank, label, total }) => [winner, rank, label, total - morale]),
      [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((sum) =>
        sum < 7
          ? ['defender', 2, 'the defender wins', sum]
          : sum === 7
            ? ['tie', 1, 'a melee', sum]
            : ['attacker', 0, 'the attacker wins', sum],
      ),
    );
    const without = impactLines({ ...meeting, supports: { infantry: 0, cavalry: 0 } });
    assert.equal(sumOfLines(without) - morale, 3, 'one less for infantry in support, two for cavalry');
  },
);

clause(
  ['JR-8.2c', 'JR-8.4a', 'JR-10.1a'],
  'each total is read in its row of the table, the greater loss ranked higher',
  () => {
    const row = fireRow(10, 'figures');
    assert.ok(row);
    const dice = { count: 1, sides: 6, read: 'sum' } as const;
    const ranks = { MC: 1, '1*': 2, 1: 3, 2: 4, 3: 5, 4: 6, 5: 7 };
    for (const drm of [-7, -3, 0, 3, 8])
      for (const checks of [true, false])
        cellOutcomes(row, dice, drm, checks).forEach(({ result, rank }, i) => {
          const total = i + 1 + drm;
          const column = fireColumn(total);
          const cell: FireCell = column === null ? null : (row.cells[column] ?? null);
          assert.equal(result, cell, `${total}`);
          assert.equal(columnHeading(total), column === null ? '<1' : FIRE_COLUMNS[column]);
          const nothing = cell === null || (cell === 'MC' && !checks);
          assert.equal(rank, nothing ? 0 : new Map(Object.entries(ranks)).get(String(cell)), `${cell}`);
        });
  },
);
