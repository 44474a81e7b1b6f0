import assert from 'node:assert/strict';
import type { TerrainPiece } from '@linstock/ground';
import { clause } from '@linstock/testing';
import { company, enemy, laid } from '../testing/test-table.ts';
import { goingOf, groundBar } from './going.ts';
import { judgeMove } from './move.ts';
import { coversOf, meleeCauses } from './situation.ts';
import { inMeleeRange } from './zone.ts';

/** Lines that a stand exactly touches: decided alike from both sides, in whichever direction the line was drawn (MM-A0e). */

type Place = readonly [x: number, y: number];

const rampart = (from: Place, to: Place): TerrainPiece => ({
  id: 'fort',
  kind: 'highWall',
  segments: [{ id: 'w1', from, to }],
});
const wall = (from: Place, to: Place): TerrainPiece => ({
  id: 'wall',
  kind: 'wall',
  cover: 'wall',
  slow: true,
  line: [from, to],
});
/** A line from (x, y) to (x + 30, y) as it may be drawn. */
const drawn = (x: number, y: number): readonly (readonly [Place, Place])[] => [
  [
    [x, y],
    [x + 30, y],
  ],
  [
    [x + 30, y],
    [x, y],
  ],
];

clause(
  ['MM-B3g', 'MM-C6i', 'MM-C6b'],
  'a whole high wall prevents melee for a company whose edge touches it, with one beyond it',
  () => {
    for (const [from, to] of drawn(10, 20))
      for (const [own, foe] of [
        [18.5, 22],
        [18, 21.5],
        [18.5, 21.5], // both touch the wall and one another
        [18.5, 23],
      ] as const) {
        const foot = company(0, 25, own);
        const defender = enemy(1, 25, foe);
        const drawnSo = `${from} to ${to}, ${own} and ${foe}`;
        assert.equal(
          inMeleeRange(laid([foot, defender], [rampart(from, to)]), foot, defender),
          false,
          drawnSo,
        );
        const beside = enemy(2, 29, own);
        assert.ok(inMeleeRange(laid([foot, beside], [rampart(from, to)]), foot, beside), 'on its own side');
      }
  },
);

clause(['MM-C6i', 'MM-B3g'], 'corners that lie on a whole high wall do not meet along it', () => {
  for (const [from, to] of drawn(10, 20)) {
    const [south, north] = [company(0, 25, 18.5), enemy(1, 29, 21.5)];
    assert.equal(inMeleeRange(laid([south, north], [rampart(from, to)]), south, north), false);
  }
});

clause(['MM-C7f', 'MM-C7j', 'MM-B5o'], 'a company has cover from the wall it lines, on either side', () => {
  for (const [from, to] of drawn(20, 24)) {
    const walled = (target: number, shooter: number) => {
      const [own, foe] = [company(0, 35, shooter, shooter < target ? 0 : 180), enemy(1, 35, target)];
      return coversOf(laid([own, foe], [wall(from, to)]), own.stand, foe);
    };
    assert.deepEqual(walled(25.5, 15), ['wall'], `${from} from the south`);
    assert.deepEqual(walled(22.5, 33), ['wall'], `${from} from the north`);
    assert.deepEqual(walled(25.5, 35), [], `${from}, not from behind the target`);
    assert.deepEqual(walled(22.5, 13), [], `${from}, not from behind the target`);
  }
});

clause(['MM-C7f', 'MM-C7j'], 'a line of sight that runs along a wall is not crossed by it', () => {
  for (const [from, to] of drawn(20, 24)) {
    const [own, foe] = [company(0, 22, 22.5), enemy(1, 32, 22.5)];
    assert.deepEqual(coversOf(laid([own, foe], [wall(from, to)]), own.stand, foe), []);
  }
});

clause(['MM-C7f', 'MM-C7j'], 'a slanting wall that a company lines covers it too', () => {
  const line: Place[] = [
    [10, 10],
    [40, 40],
  ];
  for (const [from, to] of [line, line.toReversed()] as [Place, Place][])
    for (const [facing, [x, y], [sx, sy]] of [
      [315, [23.939, 26.061], [32, 18]],
      [135, [26.061, 23.939], [18, 32]],
    ] as const) {
      const [own, foe] = [company(0, sx, sy, (facing + 180) % 360), enemy(1, x, y, facing)];
      assert.deepEqual(coversOf(laid([own, foe], [wall(from, to)]), own.stand, foe), ['wall'], `${facing}`);
    }
});

clause(['MM-C7g', 'MM-C7k'], 'an attack from the line of a wall is made across it', () => {
  for (const [from, to] of drawn(20, 24))
    for (const y of [26, 22]) {
      const [own, foe] = [company(0, 35, 24, 0), enemy(1, 35, y)];
      const { attacker } = meleeCauses(laid([own, foe], [wall(from, to)]), own, foe);
      assert.deepEqual(attacker, ['wall'], `${from}, defender at ${y}`);
    }
});

clause(
  ['MM-C7d', 'MM-C7i'],
  'a company that comes onto a slow wall has crossed it, from either side; one that leaves it has not',
  () => {
    for (const [from, to] of drawn(20, 24)) {
      const slowedOn = (...ys: number[]) => {
        const foot = company(0, 35, ys[0] as number);
        const way = ys.map((y) => ({ x: 35_000, y: y * 1000 }));
        return goingOf(laid([foot], [wall(from, to)]), foot.troops, way).slow?.at ?? null;
      };
      assert.deepEqual([slowedOn(20, 24), slowedOn(28, 24)], [4000, 4000]);
      assert.deepEqual([slowedOn(24, 28), slowedOn(24, 20)], [null, null]);
      assert.deepEqual(
        [slowedOn(20, 24, 28), slowedOn(28, 24, 20), slowedOn(20, 24, 20)],
        [4000, 4000, 4000],
      );
    }
  },
);

clause(['MM-B1h', 'MM-C6i'], 'a centre may not move onto a whole high wall from either side', () => {
  for (const [from, to] of drawn(20, 24))
    for (const [start, facing] of [
      [20, 0],
      [28, 180],
    ] as const) {
      const foot = company(0, 35, start, facing);
      const end = (y: number) => ({
        legs: [{ facing: facing * 10, to: { x: 35_000, y: Math.round(y * 1000) } }],
      });
      const situation = laid([foot], [rampart(from, to)]);
      assert.equal(judgeMove(situation, foot, end(24)).refusal?.code, 'R-TERRAIN', `${from} from ${start}`);
      assert.equal(judgeMove(situation, foot, end(24 + Math.sign(start - 24) / 1000)).refusal, null);
    }
});

clause(
  ['MM-A0g', 'MM-B1h', 'MM-C2a', 'MM-C4a', 'MM-C5a', 'MM-C7b'],
  'the outline of closed ground is closed',
  () => {
    const poly: Place[] = [
      [20, 20],
      [40, 20],
      [40, 30],
      [20, 30],
    ];
    for (const [terrain, type] of [
      [{ id: 'w', kind: 'woods', poly }, 'cavalry'],
      [{ id: 'w', kind: 'woods', poly }, 'artillery'],
      [{ id: 't', kind: 'town', poly }, 'lightCavalry'],
      [{ id: 'r', kind: 'water', fordable: false, poly }, 'lineInfantry'],
      [{ id: 'm', kind: 'marsh', poly }, 'lightInfantry'],
    ] as const) {
      const mover = company(0, 30, 15, 0, { type });
      const to = (...spots: Place[]) => ({
        legs: spots.map(([x, y]) => ({ facing: 0, to: { x: x * 1000, y: Math.round(y * 1000) } })),
      });
      const judged = (move: ReturnType<typeof to>) =>
        judgeMove(laid([mover], [terrain]), mover, move).refusal?.code ?? null;
      assert.equal(judged(to([30, 20])), 'R-TERRAIN', `${type} onto the outline of ${terrain.kind}`);
      assert.equal(judged(to([30, 20], [30, 16])), 'R-TERRAIN', 'and back');
      assert.equal(judged(to([30, 19.999])), null);
      const corner = company(0, 17, 17, 0, { type });
      const past = judgeMove(laid([corner], [terrain]), corner, to([21.5, 18.5]));
      assert.equal(past.refusal, null, 'past the corner');
      const graze = judgeMove(laid([corner], [terrain]), corner, to([20, 20]));
      assert.equal(graze.refusal?.code, 'R-TERRAIN', 'a corner of it belongs to it');
      const along = company(0, 19, 20, 90, { type });
      assert.equal(
        judgeMove(laid([along], [terrain]), along, to([26, 20])).refusal?.code,
        'R-TERRAIN',
        'nor does a way run along it',
      );
    }
  },
);

clause(
  ['MM-A0g', 'MM-C2b', 'MM-C2i'],
  'foot that has moved more than 6 inches stops before a wood, not on its outline',
  () => {
    const poly: Place[] = [
      [0, 18],
      [60, 18],
      [60, 26],
      [0, 26],
    ];
    const foot = company(0, 20, 10);
    const situation = laid([foot], [{ id: 'w', kind: 'woods', poly }]);
    const barred = (y: number) => {
      const way = [foot.stand, { x: 20_000, y: y * 1000 }];
      return groundBar(goingOf(situation, foot.troops, way), y * 1000 - 10_000)?.refusal.code ?? null;
    };
    assert.deepEqual([barred(17.999), barred(18)], [null, 'R-TERRAIN']);
  },
);

clause(
  ['MM-A0g', 'MM-A0h', 'MM-C3b', 'MM-C3e'],
  'a company that halts on a steep contour has crossed it',
  () => {
    const hill = (level: number, south: number): TerrainPiece => ({
      id: `h${level}`,
      kind: 'hill',
      level,
      steep: true,
      poly: [
        [0, south],
        [60, south],
        [60, 40],
        [0, 40],
      ],
    });
    const situation = (y: number) => laid([company(0, 20, y)], [hill(1, 12), hill(2, 15)]);
    const barred = (...ys: number[]) => {
      const { troops } = company(0, 20, 0);
      const way = ys.map((y) => ({ x: 20_000, y: y * 1000 }));
      const length = way.slice(1).reduce((sum, { y }, i) => sum + Math.abs(y - (way[i]?.y ?? 0)), 0);
      return groundBar(goingOf(situation(ys[0] as number), troops, way), length)?.refusal.clause ?? null;
    };
    assert.equal(barred(10, 12, 14), null, 'one contour, met at the end of a leg');
    assert.equal(barred(10, 12, 10), 'MM-C3b', 'up onto it and down again are two');
    assert.equal(barred(12, 14), null, 'it stands on the level of the contour it halted on');
    assert.equal(barred(12, 15), null);
    assert.equal(barred(12, 16), null, 'into the second contour: the first crossing of this move');
    assert.equal(barred(12, 10), null);
    assert.equal(barred(10, 16), 'MM-C3b');
  },
);
