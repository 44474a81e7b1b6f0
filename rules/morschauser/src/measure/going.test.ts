import assert from 'node:assert/strict';
import { spotOfInches, type TerrainPiece } from '@linstock/ground';
import { clause } from '@linstock/testing';
import { company, laid } from '../testing/test-table.ts';
import {
  allowedFor,
  furthest,
  type GroundEffects,
  goingOf,
  groundBar,
  type Mark,
  trampledBy,
} from './going.ts';
import type { Feature, Situation } from './situation.ts';

/** The effects of ground on a way, place by place (section C, P-MOVE 3). */

const way = (...spots: readonly (readonly [number, number])[]) => spots.map(([x, y]) => spotOfInches(x, y));
const band = (south: number, north: number): [number, number][] => [
  [10, south],
  [30, south],
  [30, north],
  [10, north],
];
const { troops: foot } = company(0, 20, 20);
const { troops: horse } = company(0, 20, 20, 0, { type: 'cavalry' });
const { troops: light } = company(0, 20, 20, 0, { type: 'lightInfantry' });
const { troops: guns } = company(0, 20, 20, 0, { type: 'artillery' });

const NONE: GroundEffects = { closed: null, burning: null, slow: null, halt: null, contour: null };
const mark = (at: number): Mark => ({ at, clause: 'MM-C2a', id: 'ground' });

clause(['MM-B6x', 'MM-A0g'], 'a straight way ends a hundredth of an inch short of closed ground', () => {
  const ends = (going: Partial<GroundEffects>, allowance = 12_000) => {
    const { distance, because } = furthest({ ...NONE, ...going }, allowance);
    return [distance, because];
  };
  assert.deepEqual(ends({}), [12_000, 'allowance']);
  assert.deepEqual(ends({ closed: mark(5000) }), [4990, 'closed']);
  assert.deepEqual(ends({ closed: mark(5000.2) }), [4991, 'closed']);
  assert.deepEqual(ends({ closed: mark(0) }), [0, 'closed'], 'no way at all');
  assert.deepEqual(ends({ closed: mark(12_010) }), [12_000, 'allowance'], 'just behind its end');
  assert.deepEqual(ends({ closed: mark(12_009) }), [11_999, 'closed']);
  assert.deepEqual(ends({ burning: mark(5000) }), [4990, 'closed']);
  assert.deepEqual(ends({ burning: mark(5000), closed: mark(4000) }), [3990, 'closed']);
});

clause(
  ['MM-B6x', 'MM-C4b', 'MM-C3e'],
  'a straight way ends in the first water, and at the second steep contour',
  () => {
    const ends = (going: Partial<GroundEffects>) => {
      const { distance, because } = furthest({ ...NONE, ...going }, 12_000);
      return [distance, because];
    };
    assert.deepEqual(ends({ halt: mark(5000.2) }), [5001, 'water']);
    assert.deepEqual(ends({ contour: mark(5000.8) }), [5000, 'contour']);
    assert.deepEqual(ends({ halt: mark(5000), contour: mark(4000) }), [4000, 'contour']);
    assert.deepEqual(ends({ halt: mark(3000), contour: mark(4000) }), [3000, 'water']);
  },
);

clause(
  ['MM-B6x', 'MM-C2i', 'MM-C2b'],
  'slow ground within 6 inches makes the way 6 inches long; farther on it ends the way',
  () => {
    const ends = (at: number, going: Partial<GroundEffects> = {}) => {
      const { distance, because } = furthest({ ...NONE, slow: mark(at), ...going }, 12_000);
      return [distance, because];
    };
    assert.deepEqual(ends(2000), [6000, 'slow']);
    assert.deepEqual(ends(6000), [6000, 'slow']);
    assert.deepEqual(ends(6001), [5991, 'tooFarForSlow']);
    assert.deepEqual(ends(8000), [7990, 'tooFarForSlow']);
    assert.deepEqual(ends(12_000), [12_000, 'allowance'], 'it only comes to it');
    assert.deepEqual(ends(2000, { closed: mark(5000) }), [4990, 'closed']);
    assert.deepEqual(ends(5000, { closed: mark(4000) }), [3990, 'closed'], 'it does not come so far');
  },
);

clause(
  ['MM-C2i', 'MM-C3e', 'MM-C4b'],
  'slow ground bars a way from 6 inches on, water and contours at once',
  () => {
    const bar = (going: Partial<GroundEffects>, length: number) => {
      const barred = groundBar({ ...NONE, ...going }, length);
      return barred && [barred.at, barred.refusal.code];
    };
    assert.equal(bar({ slow: mark(3000) }, 6010), null, 'within the tolerance');
    assert.deepEqual(bar({ slow: mark(3000) }, 6011), [3000, 'R-TERRAIN']);
    assert.equal(bar({ halt: mark(3000) }, 3010), null);
    assert.deepEqual(bar({ halt: mark(3000) }, 3011), [3000, 'R-TERRAIN']);
    assert.equal(bar({ contour: mark(3000) }, 3010), null);
    assert.deepEqual(bar({ contour: mark(3000) }, 3011), [3000, 'R-TERRAIN']);
    assert.deepEqual(bar({ burning: mark(3000), closed: mark(4000) }, 9000), [3000, 'R-BURNING']);
    assert.deepEqual(bar({ burning: mark(3000), closed: mark(2000) }, 9000), [2000, 'R-TERRAIN']);
    assert.deepEqual(bar({ burning: mark(3000), closed: mark(3000) }, 9000), [3000, 'R-BURNING']);
  },
);

clause(
  ['MM-C5j', 'MM-C5k', 'MM-C5g'],
  'units may leave a burning town, but neither enter nor cross it',
  () => {
    const town: TerrainPiece = { id: 'town', kind: 'town', poly: band(20, 24) };
    const burning = (from: number, to: number, ids = ['town']) =>
      goingOf({ ...laid([], [town]), burning: ids }, foot, way([20, from], [20, to])).burning?.at ?? null;
    assert.equal(burning(22, 10), null, 'out');
    assert.equal(burning(16, 22), 4000);
    assert.equal(burning(16, 30), 4000);
    assert.equal(burning(16, 30, ['another']), null);
    const back = goingOf({ ...laid([], [town]), burning: ['town'] }, foot, way([20, 22], [20, 18], [20, 21]));
    assert.equal(back.burning?.at, 6000, 'out and in again');
  },
);

clause(
  ['MM-C3e', 'MM-C3b'],
  'the second steep contour ends a way, however the battle lists its hills',
  () => {
    const hill = (id: string, level: number, south: number, north: number): TerrainPiece => ({
      id,
      kind: 'hill',
      level,
      steep: true,
      poly: band(south, north),
    });
    const hills = [hill('high', 2, 24, 40), hill('low', 1, 20, 44)];
    for (const terrain of [hills, hills.toReversed()]) {
      const second = (from: number, to: number) =>
        goingOf(laid([], terrain), foot, way([20, from], [20, to])).contour?.at ?? null;
      assert.equal(second(16, 30), 8000);
      assert.equal(second(16, 23), null, 'one only');
      assert.equal(second(22, 30), null);
    }
    const ridge = goingOf(laid([], [hill('ridge', 1, 20, 22)]), foot, way([20, 16], [20, 26]));
    assert.equal(ridge.contour?.at, 6000, 'over it');
    const gentle: TerrainPiece = { id: 'g', kind: 'hill', level: 1, steep: false, poly: band(20, 22) };
    assert.equal(goingOf(laid([], [gentle]), foot, way([20, 16], [20, 26])).contour, null);
  },
);

clause(
  ['MM-C4f', 'MM-C4d', 'MM-C4b'],
  'water halts a company that comes from outside, and not one halted at its outline',
  () => {
    const ford: TerrainPiece = { id: 'ford', kind: 'water', fordable: true, poly: band(20, 24) };
    const halt = (from: number, to: number) =>
      goingOf(laid([], [ford]), foot, way([20, from], [20, to])).halt?.at ?? null;
    assert.equal(halt(16, 30), 4000);
    assert.equal(halt(20, 30), null, 'on the outline');
    assert.equal(halt(22, 30), null);
    assert.equal(halt(19.995, 22), 5, 'five thousandths outside is outside');
    assert.equal(halt(19.995, 30), 5);
  },
);

clause(
  'MM-C7a',
  'a feature of the battle is closed or slow for the listed troops, never for generals',
  () => {
    const bog: TerrainPiece = { id: 'bog', kind: 'rough', poly: band(20, 24) };
    const feature: Feature = { closedTo: ['artillery'], slows: ['lineInfantry'], hides: false };
    const plain = laid([], [bog]);
    const situation: Situation = { ...plain, features: new Map([['rough', feature]]) };
    const over = (walker: Parameters<typeof goingOf>[1], from = 16, to = 30) => {
      const { closed, slow } = goingOf(situation, walker, way([20, from], [20, to]));
      return [closed?.at ?? null, slow?.at ?? null];
    };
    assert.deepEqual(over(guns), [4000, null]);
    assert.deepEqual(over(foot), [null, 4000]);
    assert.deepEqual(over(horse), [null, null]);
    assert.deepEqual(over('general'), [null, null]);
    assert.deepEqual(over(guns, 10, 18), [null, null], 'beside it');
    assert.deepEqual(over(foot, 10, 18), [null, null]);
    assert.deepEqual(over(guns, 20, 10), [null, null], 'who stands on its outline may leave it');
  },
);

clause(
  ['MM-C1d', 'MM-C4h', 'MM-C4a'],
  'a road frees its part of a way from woods and waters, a broken bridge from water no more',
  () => {
    const road: TerrainPiece = {
      id: 'road',
      kind: 'road',
      line: [
        [20, 5],
        [20, 45],
      ],
    };
    const wood: TerrainPiece = { id: 'wood', kind: 'woods', poly: band(20, 24) };
    const river: TerrainPiece = { id: 'river', kind: 'water', poly: band(30, 34) };
    const situation = laid([], [road, wood, river]);
    const closed = (x: number, broken: string[] = [], byRoad = true) =>
      goingOf({ ...situation, brokenBridges: broken }, horse, way([x, 16], [x, 40]), byRoad).closed?.at ??
      null;
    assert.equal(closed(20), null);
    assert.equal(closed(25), 4000);
    assert.equal(closed(20, ['road/river']), 14_000, 'the wood is passed still');
    assert.equal(closed(20, ['road/wood', 'other/river']), null);
    assert.equal(closed(20, [], false), 4000);
  },
);

clause(
  ['MM-C7d', 'MM-C7e', 'MM-C7i'],
  'a wall that slows does so where the way crosses it off the roads',
  () => {
    const wall = (id: string, y: number, slow: boolean): TerrainPiece =>
      ({
        id,
        kind: 'wall',
        slow,
        cover: null,
        line: [
          [10, y],
          [30, y],
        ],
      }) as TerrainPiece;
    const slow = (walker: Parameters<typeof goingOf>[1], ...terrain: TerrainPiece[]) =>
      goingOf(laid([], terrain), walker, way([20, 16], [20, 30])).slow?.at ?? null;
    assert.equal(slow(foot, wall('w', 20, true)), 4000);
    assert.equal(slow(foot, wall('w', 20, false)), null);
    assert.equal(slow(foot, wall('w', 20, false), wall('v', 24, true)), 8000);
    assert.equal(slow(foot, wall('v', 24, true), wall('w', 20, true)), 4000, 'the first on the way');
    assert.equal(slow(light, wall('w', 20, true)), null);
    assert.equal(slow('general', wall('w', 20, true)), null);
  },
);

clause(
  ['MM-C1a', 'MM-C1b', 'MM-C1c', 'MM-C1e'],
  'the road bonus is for a company that begins on the road and stays on it',
  () => {
    const road: TerrainPiece = {
      id: 'road',
      kind: 'road',
      line: [
        [20, 10],
        [20, 40],
      ],
    };
    const side: TerrainPiece = {
      id: 'side',
      kind: 'road',
      line: [
        [20, 25],
        [40, 25],
      ],
    };
    const situation = laid([], [road, side]);
    const allowed = (...spots: (readonly [number, number])[]) => {
      const gone = way(...spots);
      const { allowance, roadMove } = allowedFor(situation, foot, gone, goingOf(situation, foot, gone));
      return [allowance, roadMove];
    };
    assert.deepEqual(allowed([20, 12], [20, 24.01]), [18_000, false], 'no longer than without');
    assert.deepEqual(allowed([20, 12], [20, 24.011]), [18_000, true]);
    assert.deepEqual(allowed([20, 12], [20, 25], [24, 25]), [18_000, true], 'round a corner');
    assert.deepEqual(allowed([20, 12], [20, 25], [24, 29]), [12_000, false], 'off it at the end');
    assert.deepEqual(allowed([17, 20], [20, 20], [20, 24]), [12_000, false], 'begun beside it');
    assert.deepEqual(allowed([50, 10], [50, 20]), [12_000, false]);
    const wood: TerrainPiece = { id: 'wood', kind: 'woods', poly: band(18, 22) };
    const through = laid([], [road, wood]);
    const ridden = way([20, 12], [20, 24]);
    assert.equal(
      allowedFor(through, horse, ridden, goingOf(through, horse, ridden)).roadMove,
      true,
      'made legal by it',
    );
  },
);

clause(
  'MM-C7l',
  'a crop is trampled by 3 inches of one move inside it, once for good, and nothing else is',
  () => {
    const crop: TerrainPiece = { id: 'crop', kind: 'crop', poly: band(20, 30) };
    const wood: TerrainPiece = { id: 'wood', kind: 'woods', poly: band(20, 30) };
    const after = (to: number, trampled: string[] = []) =>
      trampledBy({ ...laid([], [crop, wood]), trampled }, way([20, 18], [20, to]));
    assert.deepEqual(after(23), ['crop']);
    assert.deepEqual(after(22.99), ['crop'], 'within the tolerance');
    assert.deepEqual(after(22.98), []);
    assert.deepEqual(after(23, ['crop']), []);
    const through = trampledBy(laid([], [crop]), way([20, 18], [20, 21.5], [21, 21.5], [21, 19], [21, 20.6]));
    assert.deepEqual(through, ['crop'], 'all its stretches together');
  },
);
