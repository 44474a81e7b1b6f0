import assert from 'node:assert/strict';
import { levelAt, spotOfInches, type TerrainPiece } from '@linstock/ground';
import { nth } from '@linstock/kernel';
import { clause } from '@linstock/testing';
import { company, enemy, laid, standAt } from '../testing/test-table.ts';
import { goingOf, groundBar } from './going.ts';
import { coversOf, isFortified, isIn, isInWater, mayAttack, meleeCauses } from './situation.ts';
import {
  areConnected,
  connectedSets,
  formedRegiment,
  inMeleeRange,
  isFlankAttack,
  mayStorm,
  touch,
} from './zone.ts';

const square = (x: number, y: number, half = 4): [number, number][] => [
  [x - half, y - half],
  [x + half, y - half],
  [x + half, y + half],
  [x - half, y + half],
];
const wood: TerrainPiece = { id: 'wood', kind: 'woods', poly: square(20, 20) };

clause(['MM-A0g', 'MM-C2e'], 'a stand is in a wood when its centre is, outline included', () => {
  const at = (x: number) => company(0, x, 20);
  for (const [x, inside] of [
    [20, true],
    [16, true],
    [15.9, false],
  ] as const)
    assert.equal(isIn(laid([at(x)], [wood]), at(x), 'woods'), inside, `${x}`);
});

clause('MM-A0h', 'a stand is on the highest contour that holds its centre', () => {
  const hills: TerrainPiece[] = [
    { id: 'low', kind: 'hill', level: 1, steep: false, poly: square(20, 20, 6) },
    { id: 'high', kind: 'hill', level: 2, steep: false, poly: square(20, 20, 2) },
  ];
  const { table } = laid([], hills);
  assert.deepEqual(
    [20, 25, 30].map((x) => levelAt(table, standAt(x, 20))),
    [2, 1, 0],
  );
});

clause(
  ['MM-A0f', 'MM-E1e', 'MM-E1k'],
  'a formed regiment is a chain of touching companies of one regiment',
  () => {
    const row = [0, 1, 2].map((i) => company(i, 10 + 3.05 * i, 10, 0, { regiment: 7 }));
    const apart = company(3, 10 + 3 * 3.05 + 0.2, 10, 0, { regiment: 7 });
    const other = company(4, 10, 13, 0, { regiment: 8 });
    const situation = laid([...row, apart, other]);
    assert.deepEqual(
      formedRegiment(situation, nth(row, 0)).map(({ id }) => id),
      [0, 1, 2],
    );
    assert.deepEqual(
      formedRegiment(situation, apart).map(({ id }) => id),
      [3],
    );
    assert.deepEqual(
      formedRegiment(situation, other).map(({ id }) => id),
      [4],
    );
    assert.equal(touch(standAt(10, 10), standAt(13.1, 10)), true);
    assert.equal(touch(standAt(10, 10), standAt(13.12, 10)), false);
  },
);

clause(['MM-E1f', 'MM-E1g'], 'a part of a formed regiment is one body only while it is connected', () => {
  const at = (i: number) => company(i, 10 + 3 * i, 10, 0, { regiment: 7 });
  const [a, b, c] = [at(0), at(1), at(2)];
  assert.equal(areConnected([a, b, c]), true);
  assert.equal(areConnected([a, c]), false);
  assert.equal(connectedSets([a, c]).length, 2);
});

clause(['MM-E1a', 'MM-E1k'], 'light infantry forms no regiment', () => {
  const light = [0, 1].map((i) => company(i, 10 + 3 * i, 10, 0, { regiment: 7, type: 'lightInfantry' }));
  assert.equal(formedRegiment(laid(light), nth(light, 0)).length, 1);
});

clause(
  ['MM-C2g', 'MM-C2j'],
  'horse may not attack into a wood, except at guns that stopped on its road',
  () => {
    const road: TerrainPiece = {
      id: 'road',
      kind: 'road',
      line: [
        [20, 0],
        [20, 40],
      ],
    };
    const horse = company(0, 20, 10, 0, { type: 'cavalry' });
    const foot = company(1, 20, 10);
    const [hidden, guns] = [enemy(2, 22, 20), enemy(3, 20, 20, 180, { type: 'artillery' })];
    const situation = laid([horse, hidden, guns], [wood, road]);
    assert.equal(mayAttack(situation, horse, hidden), false);
    assert.equal(mayAttack(situation, foot, hidden), true);
    assert.equal(mayAttack(situation, horse, guns), true);
    assert.deepEqual(coversOf(situation, foot.stand, guns), []);
    assert.deepEqual(coversOf(situation, foot.stand, hidden), ['woods']);
  },
);

clause(
  ['MM-C3f', 'MM-C4g', 'MM-B6u'],
  'uphill is bad for an attacker from below; water is bad for a unit in it',
  () => {
    const hill: TerrainPiece = { id: 'hill', kind: 'hill', level: 1, steep: false, poly: square(20, 30) };
    const ford: TerrainPiece = { id: 'ford', kind: 'water', fordable: true, poly: square(20, 20, 2) };
    const [low, high] = [company(0, 20, 20), enemy(1, 20, 27)];
    const situation = laid([low, high], [hill, ford]);
    assert.deepEqual(meleeCauses(situation, low, high), { attacker: ['uphill', 'water'], defender: [] });
    assert.deepEqual(meleeCauses(situation, high, low), { attacker: [], defender: ['water'] });
    assert.equal(isInWater(situation, low.stand), true);
  },
);

clause(
  ['MM-C7j', 'MM-B5o'],
  'a wall gives cover within an inch of the stand and across the line of sight',
  () => {
    const wall = (y: number): TerrainPiece => ({
      id: 'wall',
      kind: 'wall',
      slow: true,
      cover: 'wall',
      line: [
        [10, y],
        [30, y],
      ],
    });
    const target = enemy(1, 20, 20);
    const shooter = standAt(20, 10);
    assert.deepEqual(coversOf(laid([target], [wall(17.6)]), shooter, target), ['wall']);
    assert.deepEqual(
      coversOf(laid([target], [wall(17.49)]), shooter, target),
      ['wall'],
      'within the tolerance',
    );
    assert.deepEqual(coversOf(laid([target], [wall(17.4)]), shooter, target), []);
    assert.deepEqual(coversOf(laid([target], [wall(22)]), shooter, target), []);
  },
);

clause(
  ['MM-C7k', 'MM-B6u', 'MM-C7g', 'MM-C7h'],
  'a wall or abatis between the two centres counts within 3 inches of the defender',
  () => {
    const line = (kind: 'wall' | 'abatis', y: number): TerrainPiece => ({
      id: kind,
      kind,
      ...(kind === 'wall' ? { cover: 'wall' } : {}),
      line: [
        [10, y],
        [30, y],
      ],
    });
    const [low, high] = [company(0, 20, 12), enemy(1, 20, 20)];
    const causes = (...terrain: TerrainPiece[]) =>
      meleeCauses(laid([low, high], terrain), low, high).attacker;
    assert.deepEqual(causes(line('wall', 17), line('abatis', 16)), ['wall', 'abatis']);
    assert.deepEqual(causes(line('wall', 15.4)), []);
  },
);

clause(
  ['MM-B3n', 'MM-B6aj', 'MM-A0c'],
  'without a charge the flank is judged by where both stand, and the defender does not turn',
  () => {
    assert.equal(isFlankAttack(standAt(20, 17), standAt(20, 21, 0)), true);
    assert.equal(isFlankAttack(standAt(20, 17), standAt(20, 21, 180)), false);
  },
);

clause(
  ['MM-E2w', 'MM-C6j', 'MM-C6i'],
  'a high wall separates the two sides, unless ladders are at it',
  () => {
    const wall: TerrainPiece = {
      id: 'fort',
      kind: 'highWall',
      segments: [{ id: 'w', from: [10, 20], to: [30, 20] }],
    };
    const inside = enemy(1, 20, 22);
    const ladders = company(0, 20, 18.45, 0, { traits: ['ladders'] });
    const plain = company(2, 20, 18.45);
    const at = (stormer: typeof plain) => laid([stormer, inside], [wall]);
    assert.equal(inMeleeRange(at(plain), plain, inside), false);
    assert.equal(mayStorm(at(plain), plain, inside), false);
    assert.equal(mayStorm(at(ladders), ladders, inside), true);
    assert.equal(inMeleeRange({ ...at(plain), breached: ['w'] }, plain, inside), true);
    assert.equal(isFortified(at(plain), inside), false, 'half an inch behind it');
    assert.equal(isFortified(at(plain), enemy(1, 20, 21.55)), true);
  },
);

clause('MM-A1q', 'no company comes into range through another, and a third stand closes a gap', () => {
  const [front, rear, foe] = [company(0, 20, 20), company(1, 20, 17), enemy(2, 20, 23.5)];
  const situation = laid([front, rear, foe]);
  assert.equal(inMeleeRange(situation, front, foe), true);
  assert.equal(inMeleeRange(situation, rear, foe), false);
});

clause(['MM-A1a', 'MM-A1k', 'MM-A1l'], 'a company is one stand, of one size on both sides', () => {
  const [own, foe] = [company(0, 20, 20), enemy(1, 20, 30)];
  assert.deepEqual([own.stand.frontage, own.stand.depth], [3000, 3000]);
  assert.deepEqual([foe.stand.frontage, foe.stand.depth], [3000, 3000]);
});

clause(['MM-B6a', 'MM-B3g'], 'two companies can fight up to 3 inches apart', () => {
  const own = company(0, 20, 20);
  const at = (y: number) => inMeleeRange(laid([own, enemy(1, 20, y)]), own, enemy(1, 20, y));
  assert.deepEqual([at(25.9), at(26), at(26.01), at(26.02)], [true, true, true, false]);
});

clause('MM-B3g', 'unfordable water separates two companies, except at a bridge', () => {
  const river: TerrainPiece = {
    id: 'river',
    kind: 'water',
    fordable: false,
    poly: [
      [0, 22],
      [60, 22],
      [60, 23],
      [0, 23],
    ],
  };
  const bridge: TerrainPiece = {
    id: 'bridge',
    kind: 'road',
    line: [
      [20, 0],
      [20, 40],
    ],
  };
  const [own, foe] = [company(0, 20, 20), enemy(1, 20, 25)];
  assert.equal(inMeleeRange(laid([own, foe], [river]), own, foe), false);
  assert.equal(inMeleeRange(laid([own, foe], [river, bridge]), own, foe), true);
  const broken = { ...laid([own, foe], [river, bridge]), brokenBridges: ['bridge/river'] };
  assert.equal(inMeleeRange(broken, own, foe), false);
});

clause('MM-B1m', 'a general rides through woods and towns, but not into marsh, deep water or fire', () => {
  const way = [spotOfInches(20, 10), spotOfInches(20, 30)];
  const over = (piece: TerrainPiece, burning: string[] = []) =>
    goingOf({ ...laid([], [piece]), burning }, 'general', way);
  assert.equal(groundBar(over(wood), 20_000), null);
  assert.equal(groundBar(over({ id: 't', kind: 'town', poly: square(20, 20) }), 20_000), null);
  assert.equal(
    groundBar(over({ id: 't', kind: 'town', poly: square(20, 20) }, ['t']), 20_000)?.refusal.code,
    'R-BURNING',
  );
  assert.equal(
    groundBar(over({ id: 'm', kind: 'marsh', poly: square(20, 20) }), 20_000)?.refusal.code,
    'R-TERRAIN',
  );
  assert.equal(
    groundBar(over({ id: 'f', kind: 'water', fordable: true, poly: square(20, 20) }), 20_000),
    null,
  );
});
