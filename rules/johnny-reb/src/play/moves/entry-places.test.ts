import assert from 'node:assert/strict';
import { inches, type Pose, type Thousandths } from '@linstock/ground';
import { type Chance, nth, seededChance } from '@linstock/kernel';
import { clause } from '@linstock/testing';
import { liesWithin } from '../../measure/entry.ts';
import { HOME_EDGES, type HomeEdge } from '../../measure/fall-back.ts';
import { sizeOf } from '../../measure/footprint.ts';
import { footprintOf } from '../../model/board.ts';
import { type Field, NONE } from '../../model/field.ts';
import * as S from '../../model/state.ts';
import { coming, fieldOf, played, type TestUnit } from '../../testing/battle.ts';
import { patch } from '../../testing/placed-units.ts';
import { anyEntry, beginEntering, entriesOf, nextToEnter, refuseEntering } from './entering.ts';

/** The places offered to reinforcements, against a look at every place (JR-18.2a). */

const SPAN = [8, 22] as const;
/** The reinforcements: R1 is unit 4, R2 unit 5. */
const R1 = 4;
const R2 = 5;

/** A field with seven small units about a place, friend and foe, and reinforcements. */
function fieldBeside(
  place: () => readonly [x: number, y: number],
  heading: () => number,
  from: object,
  units: readonly object[],
): Field {
  const somewhere = (id: string): TestUnit => [id, ...place(), heading(), { stands: [3, 3], men: 180 }];
  return fieldOf(
    ['B1', 'B2', 'B3', 'B4'].map(somewhere),
    ['G1', 'G2', 'G3'].map(somewhere),
    [patch('elevation', 8, 8, 16, 16, 1), patch('building', 14, 1.5, 15, 2.5)],
    { reinforcements: [{ turn: 2, side: 'USA', ...from, units, officers: [] }] },
  );
}

/** The state in which reinforcements of turn 2 are due. */
function begunIn(field: Field): S.State {
  const s = S.deployState(field);
  s.turn = 2;
  s.phase = S.MOVES;
  return s;
}

const enter = (unit: number, pose: Pose) => ({ do: 'enter' as const, unit, pose, officers: [] });

/** The pose on an edge, by the words of the clause: its rear on the edge, facing inward. */
function onEdge(edge: HomeEdge, at: Thousandths, depth: Thousandths): Pose {
  return {
    south: { x: at, y: depth, facing: 0 },
    west: { x: depth, y: at, facing: 900 },
    north: { x: at, y: inches(40) - depth, facing: 1800 },
    east: { x: inches(40) - depth, y: at, facing: 2700 },
  }[edge];
}

/** Five of some places, spread out evenly. */
function spreadOut(places: readonly Pose[]): Pose[] {
  const count = Math.min(5, places.length);
  return Array.from({ length: count }, (_, i) =>
    nth(places, Math.floor(((i + 0.5) / count) * places.length)),
  );
}

/** Checks what is offered to R1, and to the side, against the clear places among those tried. */
function checkOffered(field: Field, s: S.State, tried: readonly Pose[], chance: Chance): number {
  const clear = tried.filter((pose) => refuseEntering({ field, s }, 0, enter(R1, pose)) === null);
  const offered = entriesOf({ field, s }, R1);
  assert.deepEqual(
    offered.map(({ pose }) => pose),
    spreadOut(clear),
  );
  assert.equal(nextToEnter(field, s, 0) === R1, clear.length > 0);
  assert.equal(nextToEnter(field, s, 1), null);
  if (clear.length === 0) return 0;
  const from = chance.below(tried.length);
  const next = [...tried.slice(from), ...tried].find((pose) => clear.includes(pose));
  assert.deepEqual(
    anyEntry({ field, s }, R1, () => from).pose,
    next,
    'the next clear place from a random one',
  );
  return clear.length;
}

clause(
  'JR-18.2a',
  'the places offered over an edge are spread over all clear ones, each 0.1 inch along it',
  () => {
    const chance = seededChance('entries over an edge');
    const clear = HOME_EDGES.flatMap((edge) =>
      [{}, {}, { stands: [1], men: 30 }, { formation: 'march_column' }].map((kind) => {
        const beside = (): readonly [number, number] => {
          const [along, off] = [4 + chance.below(22_000) / 1000, 1 + chance.below(5000) / 1000];
          const across = edge === 'south' || edge === 'west' ? off : 40 - off;
          return edge === 'south' || edge === 'north' ? [along, across] : [across, along];
        };
        const field = fieldBeside(beside, () => chance.below(360), { edge, span: SPAN }, [
          coming('R1', kind),
          coming('R2'),
        ]);
        const s = begunIn(field);
        const { depth } = footprintOf(field, s, R1);
        const tried = Array.from({ length: 141 }, (_, i) => onEdge(edge, inches(SPAN[0]) + 100 * i, depth));
        return checkOffered(field, s, tried, chance);
      }),
    );
    assert.ok(clear.filter((count) => count > 0 && count < 141).length > 5, clear.join());
  },
);

clause('JR-18.2a', 'the places offered in an area are those where the unit is wholly inside it', () => {
  const chance = seededChance('entries in an area');
  const clear = Array.from({ length: 6 }, () => {
    const about = (): readonly [number, number] => [
      6 + chance.below(12_000) / 1000,
      6 + chance.below(12_000) / 1000,
    ];
    const field = fieldBeside(about, () => chance.below(360), { area: 'elevation 8 8' }, [
      coming('R1', { stands: [3, 3], men: 180 }),
    ]);
    const s = begunIn(field);
    const size = sizeOf(footprintOf(field, s, R1));
    const [hill] = field.table.hills;
    assert.ok(hill);
    const tried: Pose[] = [];
    for (let facing = 0; facing < 3600; facing += 450)
      for (let y = inches(8); y <= inches(16); y += 500)
        for (let x = inches(8); x <= inches(16); x += 500)
          if (liesWithin(hill, { x, y, facing }, size)) tried.push({ x, y, facing });
    return checkOffered(field, s, tried, chance);
  });
  assert.ok(clear.some((count) => count > 500) && new Set(clear).size > 3, clear.join());
});

/** One free field with both reinforcements. */
function arrivals(edge: HomeEdge): { readonly field: Field; readonly s: S.State } {
  const far = ['B1', 'B2', 'B3', 'B4'].map(
    (id, i): TestUnit => [id, 26 + 0.01 * i, 20 + i, 0, { stands: [1] }],
  );
  const field = fieldOf(far, [['G1', 20, 20, 0, { stands: [1] }]], [], {
    reinforcements: [
      { turn: 2, side: 'USA', edge, span: SPAN, units: [coming('R1'), coming('R2')], officers: [] },
    ],
  });
  return { field, s: begunIn(field) };
}

for (const edge of HOME_EDGES)
  clause('JR-18.2a', `over the ${edge} edge a unit comes exactly from its stretch, its ends included`, () => {
    const { field, s } = arrivals(edge);
    const why = (at: Thousandths, unit = R1) =>
      refuseEntering({ field, s }, 0, enter(unit, onEdge(edge, at, inches(0.75))))?.sentence ?? null;
    assert.deepEqual([why(8_000), why(22_000)], [null, null]);
    for (const at of [7_999, 22_001]) assert.match(why(at) ?? '', /opposite its stretch of the edge/);
    assert.match(why(12_000, R2) ?? '', /in list order: the R1 is next/);
    s.fate[R1] = S.ON_TABLE;
    assert.equal(why(12_000, R2), null);
    const refused = refuseEntering({ field, s }, 1, enter(R2, onEdge(edge, 12_000, inches(0.75))));
    assert.match(refused?.sentence ?? '', /of your own that are due/);
    s.turn = 1;
    assert.match(why(12_000, R2) ?? '', /that are due/);
    s.turn = 3;
    assert.equal(why(12_000, R2), null, 'it may come later than it is due');
  });

clause(
  ['JR-18.2a', 'JR-5.8c', 'JR-16.1b'],
  'a unit that has come on acts as on Move without an arrow, its officers with it',
  () => {
    const general = { id: 'Reed', name: 'General Reed', rank: 'brigade', command: ['R'] };
    const field = fieldOf([['B1', 35, 10, 0]], [['G1', 30, 38, 180]], [], {
      reinforcements: [
        { turn: 2, side: 'USA', edge: 'south', span: SPAN, units: [coming('R1')], officers: [general] },
      ],
    });
    const game = played(field, [], (s) => {
      s.turn = 2;
    });
    const { s } = game;
    beginEntering(game, { do: 'enter', unit: 1, pose: { x: 12_000, y: 750, facing: 0 }, officers: [0] });
    assert.deepEqual(
      [s.fate[1], S.orderOf(s, 1), s.arrow[1], S.has(s, 1, S.MOVED)],
      [S.ON_TABLE, 'M', NONE, true],
    );
    assert.deepEqual([s.x[1], s.y[1], s.facing[1]], [12_000, 750, 0]);
    assert.deepEqual([s.officer[0], s.attached[0], s.rode[0]], [S.SERVES, 1, S.WENT_ALONG]);
    assert.deepEqual(s.moving, {
      ...{ unit: 1, rest: [], row: null, spent: 0, exposed: true },
      ...{ half: false, disengaging: false, bonus: null },
    });
    assert.deepEqual([game.told, game.clauses], [['placed'], ['JR-18.2a']]);
  },
);
