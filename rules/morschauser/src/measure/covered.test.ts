import assert from 'node:assert/strict';
import { spotOfInches, type TerrainPiece } from '@linstock/ground';
import { clause } from '@linstock/testing';
import { company, enemy, laid, standAt } from '../testing/test-table.ts';
import {
  coversOf,
  type Feature,
  isFortified,
  isIn,
  isInWater,
  isOnRoad,
  mayAttack,
  mayStandIn,
  meleeCauses,
  withStand,
} from './situation.ts';
import { formedRegiment, inMeleeRange, mayStorm } from './zone.ts';

/** Cover, ground against an attack, and which troops may go where (B5, B6, C). */

const box = (west: number, south: number, east: number, north: number): [number, number][] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
];
const wall = (
  id: string,
  y: number,
  segments: readonly (readonly [string, number, number])[],
): TerrainPiece => ({
  id,
  kind: 'highWall',
  segments: segments.map(([name, from, to]) => ({ id: name, from: [from, y], to: [to, y] })),
});

clause(
  ['MM-C2a', 'MM-C5a', 'MM-C6a', 'MM-C6o'],
  'only some companies may be in woods, towns and earthworks',
  () => {
    const may = (type: 'lineInfantry' | 'lightInfantry' | 'engineers' | 'cavalry' | 'artillery') =>
      (['woods', 'town', 'earthwork'] as const).map((kind) =>
        mayStandIn(company(0, 20, 20, 0, { type }).troops, kind),
      );
    assert.deepEqual(may('lineInfantry'), [true, true, true]);
    assert.deepEqual(may('lightInfantry'), [true, true, true]);
    assert.deepEqual(may('engineers'), [true, false, false]);
    assert.deepEqual(may('cavalry'), [false, false, false]);
    assert.deepEqual(may('artillery'), [false, false, true]);
  },
);

clause(['MM-C2j', 'MM-C5l', 'MM-C2e'], 'a company on a road through closed cover is not in the cover', () => {
  const wood: TerrainPiece = { id: 'wood', kind: 'woods', poly: box(10, 10, 30, 30) };
  const road = (id: string, x: number): TerrainPiece => ({
    id,
    kind: 'road',
    line: [
      [x, 0],
      [x, 40],
    ],
  });
  const situation = laid([], [wood, road('a', 20), road('b', 26)]);
  const horse = (x: number) => enemy(1, x, 20, 180, { type: 'cavalry' });
  assert.equal(isIn(situation, horse(20), 'woods'), false);
  assert.equal(isIn(situation, horse(26.5), 'woods'), false);
  assert.equal(isIn(situation, horse(23), 'woods'), true);
  assert.equal(isIn(situation, enemy(1, 20, 20), 'woods'), true, 'foot on the road');
  assert.equal(isIn(situation, { stand: standAt(20, 20), troops: null }, 'woods'), true, 'a general');
  assert.deepEqual(
    [isOnRoad(situation, spotOfInches(20.5, 5)), isOnRoad(situation, spotOfInches(23, 5))],
    [true, false],
  );
  assert.equal(mayAttack(situation, company(0, 20, 8, 0, { type: 'cavalry' }), horse(20)), true);
  assert.equal(mayAttack(situation, company(0, 20, 8, 0, { type: 'cavalry' }), horse(23)), false);
});

clause(
  ['MM-C4c', 'MM-C4g', 'MM-C4h'],
  'a company is in the water if its centre is, except on a whole bridge',
  () => {
    const river: TerrainPiece = { id: 'river', kind: 'water', fordable: true, poly: box(0, 20, 60, 24) };
    const wood: TerrainPiece = { id: 'wood', kind: 'woods', poly: box(0, 30, 60, 34) };
    const bridge: TerrainPiece = {
      id: 'bridge',
      kind: 'road',
      line: [
        [20, 0],
        [20, 40],
      ],
    };
    const situation = laid([], [wood, river, bridge]);
    const wet = (x: number, y: number, broken: string[] = []) =>
      isInWater({ ...situation, brokenBridges: broken }, spotOfInches(x, y));
    assert.deepEqual([wet(30, 22), wet(30, 20), wet(30, 19.9), wet(30, 32)], [true, true, false, false]);
    assert.deepEqual(
      [wet(20, 22), wet(20, 22, ['bridge/river']), wet(20, 22, ['bridge/other'])],
      [false, true, false],
    );
  },
);

clause(
  ['MM-B5o', 'MM-C6o', 'MM-C7j', 'MM-C2e'],
  'a target has every kind of cover that it is in or behind',
  () => {
    const shooter = standAt(20, 10);
    const target = enemy(1, 20, 20);
    const covers = (breached: string[], ...terrain: TerrainPiece[]) =>
      coversOf({ ...laid([target], terrain), breached }, shooter, target);
    const fort = wall('fort', 18.45, [
      ['near', 10, 30],
      ['far', 30, 40],
    ]);
    const fence = (id: string, y: number, cover: boolean): TerrainPiece =>
      ({
        id,
        kind: 'wall',
        ...(cover ? { cover: 'wall' } : {}),
        line: [
          [10, y],
          [30, y],
        ],
      }) as TerrainPiece;
    const wood: TerrainPiece = { id: 'wood', kind: 'woods', poly: box(10, 15, 30, 30) };
    assert.deepEqual(covers([]), []);
    assert.deepEqual(covers([], fort), ['highWall']);
    assert.deepEqual(covers(['near'], fort), []);
    assert.deepEqual(covers([], wall('fort', 15, [['away', 10, 30]])), [], 'not touched');
    assert.deepEqual(covers([], wall('fort', 21.55, [['behind', 10, 30]])), [], 'on the other side');
    assert.deepEqual(covers([], fence('f', 18, true), fence('g', 40, true)), ['wall']);
    assert.deepEqual(covers([], fence('f', 18, false)), [], 'no cover by the battle');
    assert.deepEqual(covers([], wood, fort, fence('f', 18, true)), ['woods', 'wall', 'highWall']);
  },
);

clause(
  ['MM-C7a', 'MM-B5o', 'MM-B6u'],
  'a feature of the battle covers the units in it and hinders attacks on them',
  () => {
    const rocks: TerrainPiece = { id: 'rocks', kind: 'rough', poly: box(16, 16, 24, 24) };
    const feature: Feature = { closedTo: [], slows: [], hides: false, cover: 'woods', attack: 'woods' };
    const [own, inside, beside] = [company(0, 20, 10), enemy(1, 20, 20), enemy(2, 30, 20)];
    const situation = { ...laid([own, inside, beside], [rocks]), features: new Map([['rough', feature]]) };
    assert.deepEqual(coversOf(situation, own.stand, inside), ['woods']);
    assert.deepEqual(coversOf(situation, own.stand, beside), []);
    assert.deepEqual(meleeCauses(situation, own, inside).attacker, ['woods']);
    assert.deepEqual(meleeCauses(situation, own, beside).attacker, []);
    const none = {
      ...situation,
      features: new Map([['rough', { ...feature, cover: undefined, attack: undefined }]]),
    };
    assert.deepEqual([coversOf(none, own.stand, inside), meleeCauses(none, own, inside).attacker], [[], []]);
    assert.deepEqual(
      coversOf(laid([inside], [rocks]), own.stand, inside),
      [],
      'a battle without such features',
    );
  },
);

clause(['MM-B6u', 'MM-C6h', 'MM-C7k', 'MM-C4g', 'MM-C3f'], 'modifiers of an attack by the ground', () => {
  const [own, foe] = [company(0, 20, 14), enemy(1, 20, 20)];
  const causes = (terrain: TerrainPiece[], breached: string[] = [], attacker = own, defender = foe) =>
    meleeCauses({ ...laid([attacker, defender], terrain), breached }, attacker, defender);
  const fort = wall('fort', 17, [
    ['near', 10, 30],
    ['far', 30, 40],
  ]);
  assert.deepEqual(causes([fort]).attacker, []);
  assert.deepEqual(causes([fort], ['near']).attacker, ['breach']);
  assert.deepEqual(causes([fort], ['far']).attacker, [], 'a breach elsewhere');
  const line = (y: number, kind: 'wall' | 'abatis', cover = true): TerrainPiece =>
    ({
      id: `${kind}${y}`,
      kind,
      ...(cover && kind === 'wall' ? { cover: 'wall' } : {}),
      line: [
        [10, y],
        [30, y],
      ],
    }) as TerrainPiece;
  assert.deepEqual(causes([line(17, 'wall')]).attacker, ['wall']);
  assert.deepEqual(causes([line(17, 'wall', false)]).attacker, []);
  assert.deepEqual(causes([line(17, 'abatis')]).attacker, ['abatis']);
  const off = company(0, 20, 10);
  assert.deepEqual(causes([line(15.49, 'wall')], [], off).attacker, ['wall'], '3 inches and the tolerance');
  assert.deepEqual(causes([line(15.489, 'wall')], [], off).attacker, []);
  const hill: TerrainPiece = { id: 'h', kind: 'hill', level: 1, steep: false, poly: box(10, 18, 30, 30) };
  assert.deepEqual(causes([hill]).attacker, ['uphill']);
  assert.deepEqual(
    causes([{ ...hill, poly: box(10, 8, 30, 30) } as TerrainPiece]).attacker,
    [],
    'both on it',
  );
  assert.deepEqual(causes([{ ...hill, poly: box(10, 8, 30, 16) } as TerrainPiece]).attacker, [], 'downhill');
  const ford = (south: number, north: number): TerrainPiece => ({
    id: 'ford',
    kind: 'water',
    fordable: true,
    poly: box(10, south, 30, north),
  });
  assert.deepEqual(causes([ford(12, 16)]), { attacker: ['water'], defender: [] });
  assert.deepEqual(causes([ford(18, 22)]), { attacker: [], defender: ['water'] });
  assert.deepEqual(causes([ford(12, 22)]), { attacker: [], defender: [] }, 'both in it');
});

clause(
  ['MM-C6j', 'MM-C6i'],
  'only a company with ladders that touches the wall may storm an enemy behind it',
  () => {
    const fort = wall('fort', 20, [['w', 10, 30]]);
    const ladders = (y: number) => company(0, 20, y, 0, { traits: ['ladders'] });
    const storms = (own: ReturnType<typeof company>, foe: ReturnType<typeof enemy>) =>
      mayStorm(laid([own, foe], [fort]), own, foe);
    assert.equal(storms(ladders(18.45), enemy(1, 20, 22)), true);
    assert.equal(storms(ladders(18.3), enemy(1, 20, 22)), false, 'two tenths of an inch off the wall');
    assert.equal(storms(ladders(18.45), enemy(1, 20, 25)), false, 'out of reach');
    assert.equal(
      storms(ladders(18.45), enemy(1, 32.5, 18.45)),
      false,
      'on the same side he is simply too far',
    );
    assert.equal(
      storms(ladders(18.45), enemy(1, 24, 18.45)),
      false,
      'on the same side there is no wall to storm',
    );
  },
);

clause(['MM-E2w', 'MM-C6i'], '"in fortifications" means in an earthwork or at a whole wall', () => {
  const fort = wall('fort', 21.55, [['w', 10, 30]]);
  const own = company(0, 20, 20);
  assert.equal(isFortified(laid([own], [fort]), own), true);
  assert.equal(isFortified({ ...laid([own], [fort]), breached: ['w'] }, own), false);
  assert.equal(isFortified(laid([own]), own), false);
});

clause(
  ['MM-E1a', 'MM-E1e', 'MM-E1k'],
  'a formed regiment is listed for each of its companies, and only of its own side',
  () => {
    const regiment = [0, 1].map((i) => company(i, 10 + 3 * i, 10, 0, { regiment: 7 }));
    const apart = [2, 3].map((i) => company(i, 24 + 3 * i, 10, 0, { regiment: 7 }));
    const foe = enemy(4, 16, 10, 0, { regiment: 7 });
    const situation = laid([...regiment, ...apart, foe]);
    const of = (each: ReturnType<typeof company>) => formedRegiment(situation, each).map(({ id }) => id);
    for (let times = 0; times < 2; times++) {
      assert.deepEqual(regiment.map(of), [
        [0, 1],
        [0, 1],
      ]);
      assert.deepEqual(apart.map(of), [
        [2, 3],
        [2, 3],
      ]);
    }
    const none = company(9, 50, 40, 0, { regiment: null });
    assert.deepEqual(formedRegiment(laid([none]), none), [none]);
  },
);

clause(
  ['MM-B3g', 'MM-A1q'],
  'a company moved in a situation is in range of the enemies near its new place',
  () => {
    const [own, friend, foe] = [company(0, 20, 20), company(1, 30, 20), enemy(2, 20, 25)];
    const situation = laid([own, friend, foe]);
    assert.equal(inMeleeRange(situation, own, foe), true);
    const after = withStand(situation, 0, standAt(40, 20));
    assert.equal(inMeleeRange(after, after.companies[0]!, foe), false);
    assert.deepEqual(after.companies[1], friend, 'the others stay');
    const between = withStand(situation, 1, standAt(20, 23));
    assert.equal(inMeleeRange(between, own, foe), false, 'a third stand shuts the gap');
  },
);
