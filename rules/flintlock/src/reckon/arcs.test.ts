import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import type { Formation } from '../tables/index.ts';
import { arcOfHexside, aspectOf, FACINGS, facesCorners, frontsOf, inArc } from './arcs.ts';

/** Fronts, flanks and rears by the words of the clauses, for every facing of every formation. */

const LINES = ['Open', 'Close', null] as const;
const DIRECTIONS = [0, 1, 2, 3, 4, 5] as const;
const sum = (direction: number, more: number): number => (direction + more + 6) % 6;
const sorted = (all: readonly number[]): number[] => all.toSorted((a, b) => a - b);

/** The hexsides of a kind for troops with a facing. */
const sidesOf = (formation: Formation | null, facing: number, kind: string): number[] =>
  DIRECTIONS.filter((direction) => arcOfHexside(formation, facing, direction) === kind);

/** Checks all three kinds of sides, and the frontal hexes. */
function has(
  formation: Formation | null,
  facing: number,
  front: readonly number[],
  flank: readonly number[],
  rear: readonly number[],
): void {
  const who = `${formation} facing ${facing}`;
  assert.deepEqual(sidesOf(formation, facing, 'front'), sorted(front), `${who}: front`);
  assert.deepEqual(sidesOf(formation, facing, 'flank'), sorted(flank), `${who}: flank`);
  assert.deepEqual(sidesOf(formation, facing, 'rear'), sorted(rear), `${who}: rear`);
  assert.deepEqual(sorted(frontsOf(formation, facing)), sorted(front), `${who}: fronts`);
}

clause(
  ['FL-8.0a', 'FL-8.0c', 'FL-8.0f'],
  'Lines, Cavalry and guns face corners; Column and Skirmishers hexsides',
  () => {
    for (const formation of LINES) assert.equal(facesCorners(formation), true);
    for (const formation of ['Column', 'SK'] as const) assert.equal(facesCorners(formation), false);
    assert.equal(FACINGS, 12);
  },
);

clause(
  ['FL-8.0b', 'FL-8.0f'],
  'facing corner k a Line has its front at k-1 and k, flanks at k+1 and k+4, the rear between',
  () => {
    for (const formation of LINES)
      for (const k of DIRECTIONS)
        has(formation, 2 * k, [sum(k, -1), k], [sum(k, 1), sum(k, 4)], [sum(k, 2), sum(k, 3)]);
  },
);

clause('FL-8.0d', 'a Column has one frontal hex, the rear opposite, and four flanks', () => {
  for (const k of DIRECTIONS)
    has('Column', 2 * k + 1, [k], [sum(k, 1), sum(k, 2), sum(k, 4), sum(k, 5)], [sum(k, 3)]);
});

clause('FL-8.0e', 'Skirmishers have three frontal hexes, three in their rear and no flank', () => {
  for (const k of DIRECTIONS)
    has('SK', 2 * k + 1, [sum(k, -1), k, sum(k, 1)], [], [sum(k, 2), sum(k, 3), sum(k, 4)]);
});

clause(
  ['FL-11.3n', 'FL-11.2b'],
  'a line through a corner counts as front before rear and rear before flank',
  () => {
    // Directions: 0 north-east, 1 east, 2 south-east, and on round; a step east is one q.
    const rows: readonly (readonly [
      Formation | null,
      facing: number,
      dq: number,
      dr: number,
      aspect: string,
    ])[] = [
      ['Open', 2, 1, 0, 'front'],
      ['Open', 2, 1, -1, 'front'],
      ['Open', 2, -1, 1, 'rear'],
      ['Open', 2, -1, 0, 'rear'],
      ['Open', 2, 0, 1, 'flank'],
      ['Open', 2, 0, -1, 'flank'],
      ['Open', 2, 1, 1, 'front'],
      ['Open', 2, -1, 2, 'rear'],
      ['Open', 2, -2, 1, 'rear'],
      ['Open', 2, -1, -1, 'rear'],
      ['SK', 3, 0, 1, 'front'],
      ['SK', 3, -1, 0, 'rear'],
      ['Column', 3, 1, 0, 'front'],
      ['Column', 3, 1, 1, 'front'],
      ['Column', 3, -2, 1, 'rear'],
      ['Column', 3, -1, 1, 'flank'],
    ];
    for (const [formation, facing, dq, dr, aspect] of rows) {
      const who = `${formation} facing ${facing}, from ${dq}, ${dr}`;
      assert.equal(aspectOf(formation, facing, dq, dr), aspect, who);
      assert.equal(inArc(formation, facing, dq, dr), aspect === 'front', who);
    }
  },
);
