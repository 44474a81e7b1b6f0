import assert from 'node:assert/strict';
import { overlap, spotOfInches, type TerrainPiece } from '@linstock/ground';
import { clause } from '@linstock/testing';
import { company, enemy, laid, standAt } from '../testing/test-table.ts';
import { goingOf } from './going.ts';
import { judgeMove } from './move.ts';
import { mayComeUp } from './orders.ts';
import { retreat, retreatToBase } from './retreat.ts';
import { isNearestTarget, sightMode } from './sight.ts';
import type { PlacedCompany } from './situation.ts';
import { inMeleeRange } from './zone.ts';

/** Stands passed on a path or along a line, and stands at its end. */

type Poly = readonly (readonly [x: number, y: number])[];
const box = (west: number, south: number, east: number, north: number): Poly => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
];
const covered = (kind: 'woods' | 'marsh', poly: Poly): TerrainPiece => ({ id: kind, kind, poly });
const hill = (poly: Poly, steep = false): TerrainPiece => ({
  id: 'hill',
  kind: 'hill',
  level: 1,
  steep,
  poly,
});

clause(['MM-B3i', 'MM-B3o'], 'a charger may not even pass within 3 inches of one it may not attack', () => {
  const horse = company(0, 20, 16, 45, { type: 'cavalry' });
  const wood = covered('woods', box(26.5, 21, 31, 29));
  const passing = (x: number) => {
    const situation = laid([horse, enemy(1, 20, 30), enemy(2, x, 24.7, 45)], [wood]);
    const [entering, ending] = [23.3, 26].map((y) =>
      inMeleeRange(
        situation,
        { ...horse, stand: standAt(20, y, 45) },
        situation.companies[2] as PlacedCompany,
      ),
    );
    assert.deepEqual([entering, ending], [false, false], 'corner to corner, and only half way');
    const legs = [{ facing: 450, to: spotOfInches(20, 26) }];
    return judgeMove(situation, horse, { legs }).refusal?.clause;
  };
  assert.deepEqual([passing(27.23), passing(27.3)], ['MM-B3o', undefined]);
});

clause(
  ['MM-A0h', 'MM-C3b'],
  'a company that starts a thousandth of an inch from a steep hill crosses its contour at once',
  () => {
    const foot = company(0, 20, 9.999);
    const situation = laid([foot], [hill(box(10, 10, 30, 15), true)]);
    const second = (from: number) =>
      goingOf(situation, foot.troops, [spotOfInches(20, from), spotOfInches(20, 20)]).contour?.at;
    assert.deepEqual([second(9.999), second(10)], [5001, undefined]);
  },
);

clause(
  ['MM-E2k', 'MM-E2z'],
  'a company that moves up into line may not come into range of one enemy of several',
  () => {
    const [head, tail] = [company(0, 20, 20, 0, { regiment: 1 }), company(1, 20, 17, 0, { regiment: 1 })];
    const comesUp = (x: number) =>
      mayComeUp(laid([head, tail, enemy(2, 20, 35), enemy(3, x, 20)]), tail, [head, tail], standAt(23, 20));
    assert.deepEqual([comesUp(29.5), comesUp(27)], [true, false]);
  },
);

clause(
  ['MM-B6x', 'MM-B6y'],
  'an enemy behind a high wall does not bar a retreat; one in the open does',
  () => {
    const loser = company(0, 36, 21);
    const victor = enemy(1, 36, 26);
    const wall: TerrainPiece = {
      id: 'fort',
      kind: 'highWall',
      segments: [{ id: 'w', from: [38.25, 1], to: [38.25, 20] }],
    };
    const length = (...terrain: TerrainPiece[]) => {
      const went = retreat(laid([loser, victor, enemy(2, 40.5, 12)], terrain), loser, victor.stand);
      return went.lost ? null : went.length;
    };
    assert.equal(length(wall), 12_000);
    assert.ok((length() ?? 0) < 12_000);
  },
);

clause(
  ['MM-B6z', 'MM-E3l'],
  'a regiment whose shortest retreat ends partly on a friend of one company stops short of the friend',
  () => {
    const regiment = [0, 1].map((i) => company(i, 20 + 6 * i, 20, 0, { regiment: 1 }));
    const friend = company(2, 26, 11.1);
    const marsh = covered('marsh', box(17, 5, 22, 13.95));
    const stands = retreatToBase(laid([...regiment, friend], [marsh]), regiment, 'S');
    assert.deepEqual(
      stands.map((stand) => [overlap(stand, friend.stand), Math.round(stand.y / 100)]),
      [
        [false, 141],
        [false, 141],
      ],
    );
    const alone = retreatToBase(laid(regiment, [marsh]), regiment, 'S');
    assert.deepEqual(
      alone.map(({ y }) => Math.round(y / 100)),
      [140, 140],
      'up to the marsh where nobody stands',
    );
  },
);

clause(['MM-B5h', 'MM-B5l'], 'a friend half way hides what is behind, in either direction', () => {
  for (const [facing, x, y] of [
    [0, 0, 1],
    [90, 1, 0],
    [180, 0, -1],
    [270, -1, 0],
  ] as const) {
    const shooter = company(0, 36, 24, facing);
    const foe = enemy(1, 36 + 20 * x, 24 + 20 * y);
    const between = company(2, 36 + 10 * x, 24 + 10 * y);
    const aim = { shooter, target: foe.stand, targetId: 1, weapon: 'musket' as const };
    assert.deepEqual(
      [sightMode(laid([shooter, foe, between]), aim), sightMode(laid([shooter, foe]), aim)],
      [null, 'direct'],
      `facing ${facing}`,
    );
  }
});

clause(
  ['MM-B5h', 'MM-B5l'],
  'a broad friend hides by its far end, though its centre lies well to one side',
  () => {
    const shooter = company(0, 20, 20, 315);
    const foe = enemy(1, 22.6, 46);
    const slim = company(2, 14.1, 21.6);
    const seen = (frontage: number) => {
      const broad = { ...slim, stand: { ...slim.stand, frontage, depth: 500 } };
      const situation = laid([shooter, foe, broad]);
      return sightMode(situation, { shooter, target: foe.stand, targetId: 1, weapon: 'musket' });
    };
    assert.deepEqual([seen(10_000), seen(9000)], [null, 'direct']);
  },
);

clause(
  ['MM-B5e', 'MM-B5m'],
  'a gun that shoots over friends from a hill still does so when it has turned a little',
  () => {
    const gun = company(0, 20, 20, 0, { type: 'artillery' });
    const foe = enemy(1, 20, 40);
    const situation = laid([gun, company(2, 20, 26), foe], [hill(box(17, 17, 23, 22))]);
    const modes = [0, 3, 6, 9].map((facing) => {
      const shooter = { ...gun, stand: { ...gun.stand, facing } };
      return sightMode(situation, { shooter, target: foe.stand, targetId: 1, weapon: 'shot' });
    });
    assert.deepEqual(modes, ['overHill', 'overHill', 'overHill', 'overHill']);
  },
);

clause(['MM-E5c', 'MM-B5n'], 'a howitzer sees no general in its own place, not even by plunging fire', () => {
  const shooter = company(0, 20, 20, 0, { type: 'artillery', traits: ['howitzer'] });
  const general = (id: number, y: number) => ({
    id,
    stand: { ...standAt(20, y), frontage: 1500, depth: 1500 },
    attached: false,
  });
  const nearest = (y: number) =>
    isNearestTarget(laid([shooter]), shooter, 'shot', 24_000, general(0, 28), [
      general(0, 28),
      general(1, y),
    ]);
  assert.deepEqual([nearest(20), nearest(25)], [true, false]);
});

clause(
  ['MM-B3g', 'MM-B3h'],
  "a company's former place does not count as a unit between it and an enemy",
  () => {
    const before = company(0, 20, 20, 45);
    const foe = enemy(1, 20, 24);
    const situation = laid([before, foe]);
    const after = { ...before, stand: standAt(20, 18.5) };
    assert.equal(inMeleeRange(situation, after, foe), true);
    const other = laid([{ ...before, id: 2 }, after, foe]);
    assert.equal(inMeleeRange(other, after, foe), false, 'another company there would be');
  },
);
