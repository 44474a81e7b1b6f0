import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import type { MoveLeg } from '../../reckon/legs.ts';
import type { Formation } from '../../tables/index.ts';
import { FOUR_GUNS, fieldOf, type TestUnit } from '../../testing/battle.ts';
import { ahead, back, marked } from '../../testing/moves.ts';
import { anyForm, facingsOffered, formsOf } from './form-ways.ts';

/** The changes of formation on the list (JR-4.7, D14). */

const GREY: TestUnit = ['G1', 20, 38, 180];

/** What is offered to the first unit of a field on Form, each in a line. */
function offered(units: readonly TestUnit[], disordered = false): string[] {
  const field = fieldOf(units, [GREY]);
  const { state } = marked(field, [[0, 'Fm']], (s) => {
    s.disordered[0] = disordered ? 1 : 0;
  });
  return formsOf({ field, s: state }, 0).map(({ formation, facing, first, legs }) =>
    [formation, facing, ...legs.map((leg) => `${first}s first, ${legWords(leg)}`)].join(' '),
  );
}

const legWords = (leg: MoveLeg): string => ('distance' in leg ? `${leg.kind} ${leg.distance}` : leg.kind);

/** A change with half a move: as it faces, with that move after it and before it, and turned to either side. */
const withMove = (formation: Formation, after: number, before: number, facing = 0): string[] => [
  `${formation} ${facing}`,
  `${formation} ${facing} forms first, advance ${after}`,
  `${formation} ${facing} moves first, advance ${before}`,
  ...turned(formation, facing),
];
const turned = (formation: Formation, facing = 0): string[] =>
  [-450, 450].map((turn) => `${formation} ${(facing + turn + 3600) % 3600}`);
const whole = (formation: Formation, facing = 0): string[] => [
  `${formation} ${facing}`,
  ...turned(formation, facing),
];

clause(
  ['JR-4.7a', 'JR-4.7b', 'JR-4.7c', 'JR-6.5a', 'JR-6.5b'],
  'all changes of formation are listed, for steady veterans with half a move; staying is last',
  () => {
    assert.deepEqual(offered([['B1', 20, 10, 0]]), [
      ...withMove('extended_line', 4000, 4000),
      ...whole('skirmish'),
      ...withMove('march_column', 6000, 4000),
      ...withMove('double_line', 4500, 4000),
      'single_line 0',
    ]);
    assert.deepEqual(offered([['B1', 20, 10, 0, { quality: 'green' }]]), [
      ...whole('extended_line'),
      ...whole('skirmish'),
      ...whole('march_column'),
      ...whole('double_line'),
      'single_line 0',
    ]);
    assert.deepEqual(
      offered([['B1', 20, 10, 30]], true),
      (['extended_line', 'skirmish', 'march_column', 'double_line', 'single_line'] as const).flatMap(
        (formation) => whole(formation, 300),
      ),
      'a disordered unit re-forms in any formation, its own turned too',
    );
  },
);

clause(['JR-4.7b', 'JR-11.4a', 'JR-17.1a'], 'guns limber and go, and cavalry mounts or forms on foot', () => {
  assert.deepEqual(offered([['B1', 20, 10, 0, FOUR_GUNS]]), [
    ...withMove('limbered', 5000, 1000),
    'unlimbered 0',
  ]);
  const horse = { arm: 'dismounted', stands: [3, 3], men: 180, weapon: 'muzzle_loading_carbine' };
  assert.deepEqual(offered([['B1', 10, 20, 90, horse]]), [
    ...withMove('mounted_line', 7000, 4000, 900),
    ...withMove('mounted_column', 8000, 4000, 900),
    ...withMove('extended_line', 4000, 4000, 900),
    ...whole('skirmish', 900),
    ...withMove('march_column', 6000, 4000, 900),
    'single_line 900',
  ]);
});

/** Friends in file on both sides of a line at (20, 10), but for a gap as deep as the line, ahead of it or behind. */
function lane(shift: number): TestUnit[] {
  const beside = { formation: 'march_column', stands: [3] };
  const fronts = [0, 1, 2, 3, 4, 5, 6, 7, 8].flatMap((i) => [
    10.77 + shift + 0.75 * i,
    9.23 + shift - 0.75 * i,
  ]);
  return fronts.flatMap((y, i): TestUnit[] => [
    [`W${i}`, 17.8, y, 0, beside],
    [`E${i}`, 22.2, y, 0, beside],
  ]);
}

for (const far of [2.5, 2, 1.5, 1, 0.5, 0.25, 0.1])
  clause('JR-4.7b', `a line finds the gap ${far} inches ahead of it or behind in which it can extend`, () => {
    const found = (shift: number): readonly MoveLeg[] | undefined => {
      const field = fieldOf([['B1', 20, 10, 0], ...lane(shift)], [GREY]);
      const { state } = marked(field, [[0, 'Fm']]);
      const all = formsOf({ field, s: state }, 0).filter(({ formation }) => formation === 'extended_line');
      assert.ok(
        all.every(({ facing, first }) => first === 'move' || facing !== 0),
        'no room on the spot',
      );
      return all.find(({ first }) => first === 'move')?.legs;
    };
    assert.deepEqual(found(far), [ahead(far)]);
    // A step back costs double: of 4 inches two are left.
    if (far <= 2) assert.deepEqual(found(0 - far), [back(far)]);
  });

clause(['JR-6.5a', 'JR-4.7a'], 'a random change is legal: turned by up to 90 degrees, or none at all', () => {
  const field = fieldOf([['B1', 20, 10, 0]], [GREY]);
  const { state } = marked(field, [[0, 'Fm']]);
  const drawn = (...choices: number[]) => {
    let next = 0;
    return anyForm({ field, s: state }, 0, (n) => Math.min(n - 1, choices[next++] ?? 0));
  };
  const form = { do: 'form', unit: 0, first: 'form', legs: [] } as const;
  // The formation is drawn first, of five; then the turn, of seven by 30 degrees.
  assert.deepEqual(drawn(2, 0), { ...form, formation: 'skirmish', facing: 2700 });
  assert.deepEqual(drawn(2, 3), { ...form, formation: 'skirmish', facing: 0 });
  assert.deepEqual(drawn(2, 6), { ...form, formation: 'skirmish', facing: 900 });
  // Half a move of 4.5 inches along the bearing drawn: straight ahead, a quarter of it.
  assert.deepEqual(drawn(4, 3, 1800, 0, 0), {
    ...{ ...form, formation: 'double_line', facing: 0 },
    legs: [ahead(1.125)],
  });
  assert.deepEqual(drawn(0, 5), { ...form, formation: 'single_line', facing: 0 }, 'no change, so no turn');
});

clause(
  ['JR-6.5a', 'JR-11.4a'],
  'a battery that does not fit straight ahead is offered the smallest turn with which it fits',
  () => {
    const between = [18.9, 21.1].map(
      (x, i): TestUnit => [`N${i}`, x, 10.5, 0, { formation: 'march_column' }],
    );
    const field = fieldOf([['B1', 20, 10, 0, { ...FOUR_GUNS, formation: 'limbered' }], ...between], [GREY]);
    const { state } = marked(field, [[0, 'Fm']]);
    assert.deepEqual(facingsOffered({ field, s: state }, 0, 'unlimbered'), [0]);
  },
);
