import assert from 'node:assert/strict';
import type { Stand, TerrainPiece } from '@linstock/ground';
import { clause } from '@linstock/testing';
import { company, enemy, laid, standAt } from '../testing/test-table.ts';
import { type Aim, commands, isNearestOf, modeOpen, sightBy, sightMode, standingBetween } from './sight.ts';
import type { PlacedCompany, Situation } from './situation.ts';

/** Stands that block a shot, stands that are shot over, and the modes of sight (B5, E5). */

const guns = (x: number, y: number, more = {}): PlacedCompany =>
  company(0, x, y, 0, { type: 'artillery', ...more });
const box = (west: number, south: number, east: number, north: number): [number, number][] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
];
const hill: TerrainPiece = { id: 'hill', kind: 'hill', level: 1, steep: false, poly: box(10, 10, 50, 24) };

const between = (
  shooter: PlacedCompany,
  target: Stand,
  others: readonly PlacedCompany[],
  mode: 'direct' | 'overHill' | 'plunging' = 'direct',
  terrain: TerrainPiece[] = [],
): number[] => {
  const aim: Aim = { shooter, target, targetId: 99 };
  return standingBetween(laid([shooter, ...others], terrain), aim, mode).map(({ id }) => id);
};

clause(
  'MM-B5f',
  'every stand that could reach the line between two stands is tested, and none aside of both',
  () => {
    const wide = { ...standAt(30, 20), frontage: 5000 };
    const sees = (one: Stand, other: Stand, x: number, y: number) =>
      between({ ...company(0, 1, 1), stand: one }, other, [company(1, x, y)]).length === 1;
    // 3 inches of half the sides of each; with 5 inches of frontage one more.
    const small = standAt(30, 20);
    assert.deepEqual(
      [sees(small, standAt(36, 26), 24, 23), sees(small, standAt(36, 26), 23.999, 23)],
      [true, false],
    );
    assert.deepEqual(
      [sees(standAt(36, 26), small, 24, 23), sees(standAt(36, 26), small, 23.999, 23)],
      [true, false],
    );
    assert.deepEqual(
      [sees(small, standAt(36, 26), 42, 23), sees(small, standAt(36, 26), 42.001, 23)],
      [true, false],
    );
    assert.deepEqual(
      [sees(standAt(36, 26), small, 42, 23), sees(standAt(36, 26), small, 42.001, 23)],
      [true, false],
    );
    assert.deepEqual(
      [sees(small, standAt(36, 26), 33, 14), sees(small, standAt(36, 26), 33, 13.999)],
      [true, false],
    );
    assert.deepEqual(
      [sees(standAt(36, 26), small, 33, 14), sees(standAt(36, 26), small, 33, 13.999)],
      [true, false],
    );
    assert.deepEqual(
      [sees(small, standAt(36, 26), 33, 32), sees(small, standAt(36, 26), 33, 32.001)],
      [true, false],
    );
    assert.deepEqual(
      [sees(standAt(36, 26), small, 33, 32), sees(standAt(36, 26), small, 33, 32.001)],
      [true, false],
    );
    assert.deepEqual(
      [sees(wide, standAt(36, 26), 23, 23), sees(wide, standAt(36, 26), 22.999, 23)],
      [true, false],
    );
    assert.deepEqual(
      [sees(standAt(36, 26), wide, 23, 23), sees(standAt(36, 26), wide, 22.999, 23)],
      [true, false],
    );
  },
);

clause('MM-B5f', 'neither the shooter nor its target blocks the line', () => {
  const shooter = company(0, 30, 20);
  const [target, other] = [enemy(1, 30, 30), enemy(2, 30, 25)];
  const aim: Aim = { shooter, target: target.stand, targetId: 1 };
  assert.deepEqual(
    standingBetween(laid([shooter, target, other]), aim, 'direct').map(({ id }) => id),
    [2],
  );
});

clause(
  ['MM-B5l', 'MM-B5e'],
  'from a hill guns shoot over lower friends who are nearer to them than to the target',
  () => {
    const shooter = guns(30, 20);
    const over = (others: PlacedCompany[], mode: 'direct' | 'overHill' = 'overHill') =>
      between(shooter, standAt(30, 40), others, mode, [hill]).length === 0;
    assert.equal(over([company(1, 30, 29)]), true);
    assert.equal(over([company(1, 30, 29)], 'direct'), false);
    assert.equal(over([enemy(1, 30, 29)]), false, 'an enemy');
    assert.equal(over([company(1, 30, 23.5)]), false, 'a friend as high as they are');
    assert.equal(over([company(1, 30, 30)]), false, 'as near to the target');
    assert.equal(over([company(1, 30, 29.99)]), true, 'nearer by more than the tolerance');
    assert.equal(over([company(1, 30, 29.996)]), false);
  },
);

clause(['MM-B5n', 'MM-B5c'], 'plunging fire goes over every friend and over no enemy', () => {
  const shooter = guns(30, 20, { traits: ['howitzer'] });
  assert.deepEqual(
    between(shooter, standAt(30, 40), [company(1, 30, 35), enemy(2, 30, 30)], 'plunging'),
    [2],
  );
});

clause(
  ['MM-B5c', 'MM-B5e', 'MM-B5n'],
  'only guns with shot fire over a hill, from one; only howitzers plunge, at 24 inches',
  () => {
    const open = (
      shooter: PlacedCompany,
      mode: 'direct' | 'overHill' | 'plunging',
      weapon: Aim['weapon'],
      y = 34,
    ) =>
      modeOpen(
        laid([shooter], [hill]),
        { shooter, target: standAt(30, y), targetId: null, weapon: weapon! },
        mode,
      );
    const [high, low] = [guns(30, 20), guns(30, 28)];
    assert.equal(open(high, 'overHill', 'shot'), true);
    assert.equal(open(low, 'overHill', 'shot'), false);
    assert.equal(open(high, 'overHill', 'canister'), false);
    assert.equal(open(company(0, 30, 20), 'overHill', 'shot'), false, 'foot');
    assert.equal(open(company(0, 30, 20), 'direct', 'musket'), true);
    const howitzer = guns(30, 4, { traits: ['howitzer'] });
    assert.equal(open(howitzer, 'plunging', 'shot', 31), true);
    assert.equal(open(howitzer, 'plunging', 'shot', 31.01), true, 'within the tolerance');
    assert.equal(open(howitzer, 'plunging', 'shot', 31.02), false);
    assert.equal(open(guns(30, 4), 'plunging', 'shot', 20), false, 'a cannon');
    assert.equal(open(howitzer, 'plunging', 'canister', 20), false);
  },
);

clause(['MM-B5n', 'MM-B5i'], 'plunging fire looks into the wood its target is in, and over no other', () => {
  const wood = (id: string, south: number): TerrainPiece => ({
    id,
    kind: 'woods',
    poly: box(24, south, 36, south + 6),
  });
  const shooter = guns(30, 10, { traits: ['howitzer'] });
  const seen = (terrain: TerrainPiece[], mode: 'direct' | 'plunging') =>
    sightBy(laid([shooter], terrain), { shooter, target: standAt(30, 30), targetId: null }, mode).clear;
  assert.equal(seen([wood('own', 26)], 'direct'), false);
  assert.equal(seen([wood('own', 26)], 'plunging'), true);
  assert.equal(seen([wood('own', 26), wood('other', 16)], 'plunging'), false);
  const town: TerrainPiece = { id: 'town', kind: 'town', poly: box(24, 26, 36, 32) };
  assert.equal(seen([town], 'plunging'), false, 'a town');
});

clause(
  ['MM-C6o', 'MM-C6i'],
  'a wall that shooter or target touches is shot over, another bars sight until it is breached',
  () => {
    const wall = (y: number): TerrainPiece => ({
      id: 'fort',
      kind: 'highWall',
      segments: [{ id: 'w', from: [10, y], to: [50, y] }],
    });
    const shooter = company(0, 30, 20);
    const seen = (y: number, breached: string[] = []) =>
      sightBy(
        { ...laid([shooter], [wall(y)]), breached },
        { shooter, target: standAt(30, 26), targetId: null },
        'direct',
      ).clear;
    assert.deepEqual([seen(21.55), seen(23), seen(24.45)], [true, false, true]);
    assert.equal(seen(23, ['w']), true);
    const general = { ...standAt(30, 10), frontage: 1500, depth: 1500 };
    const commanded = (y: number) => commands(laid([], [wall(y)]), general, standAt(30, 20));
    assert.deepEqual([commanded(15), commanded(18.45), commanded(10.8)], [false, true, false]);
  },
);

clause(['MM-C7c', 'MM-C7l', 'MM-B5i'], 'a crop hides what is behind it until it is trampled', () => {
  const crop: TerrainPiece = { id: 'crop', kind: 'crop', poly: box(20, 16, 40, 24) };
  const shooter = company(0, 30, 10);
  const seen = (trampled: string[]) =>
    sightBy(
      { ...laid([shooter], [crop]), trampled },
      { shooter, target: standAt(30, 30), targetId: null },
      'direct',
    ).clear;
  assert.deepEqual([seen([]), seen(['crop']), seen(['another'])], [false, true, false]);
});

clause(
  ['MM-B5f', 'MM-B5m'],
  'each company sees from where it stands and as it faces, however often it is asked',
  () => {
    const wood: TerrainPiece = { id: 'wood', kind: 'woods', poly: box(20, 20, 36, 28) };
    const own = [0, 1, 2].map((id) => company(id, 22 + 10 * id, 12));
    const foes = [3, 4, 5].map((id) => enemy(id, 22 + 10 * (id - 3), 34));
    const situation = laid([...own, ...foes], [wood]);
    const ask = (shooter: PlacedCompany, target: PlacedCompany, within: Situation) =>
      sightMode(within, { shooter, target: target.stand, targetId: target.id, weapon: 'musket' });
    for (let times = 0; times < 2; times++)
      for (const shooter of [...own, ...foes])
        for (const target of shooter.side === 0 ? foes : own) {
          for (const moved of [
            { ...shooter.stand },
            { ...shooter.stand, y: 31_000 },
            { ...shooter.stand, y: 16_000 },
            { ...shooter.stand, x: 44_000 },
            { ...shooter.stand, facing: 900 },
          ]) {
            const who = { ...shooter, stand: moved };
            const aim: Aim = { shooter: who, target: target.stand, targetId: target.id };
            const clear = sightBy(situation, aim, 'direct').clear;
            assert.equal(ask(who, target, situation) === 'direct', clear, `${shooter.id} ${target.id}`);
            const gone = { ...target, stand: { ...target.stand, x: 46_000, y: 23_000 } };
            const there = sightBy(situation, { ...aim, target: gone.stand }, 'direct').clear;
            assert.equal(ask(who, gone, situation) === 'direct', there, `${target.id} elsewhere`);
          }
        }
  },
);

clause(
  ['MM-E5a', 'MM-E5c', 'MM-E5e'],
  'a general is a target only if no other visible enemy is as near',
  () => {
    const other = (distance: number, attached = false, seen = true) => ({
      distance,
      attached,
      isSeen: () => seen,
    });
    const nearest = (distance: number, range: number, ...others: ReturnType<typeof other>[]) =>
      isNearestOf({ distance, attached: false }, range, others);
    assert.equal(nearest(5000, 12_000), true);
    assert.equal(nearest(5000, 12_000, other(5010)), false, 'as near, by the tolerance');
    assert.equal(nearest(5000, 12_000, other(5011)), true);
    assert.equal(nearest(5000, 12_000, other(4000, true)), true, 'attached: he is no target');
    assert.equal(nearest(5000, 12_000, other(4000, false, false)), true, 'out of sight');
    assert.equal(nearest(5000, 12_000, other(6000), other(4000)), false);
    assert.equal(nearest(13_000, 12_000, other(12_011)), true, 'out of range');
    assert.equal(isNearestOf({ distance: 5000, attached: true }, 12_000, []), false);
  },
);

clause(
  ['MM-C7a', 'MM-B5i'],
  'a feature of the battle hides the ground behind it only if the battle says so',
  () => {
    const rocks: TerrainPiece = { id: 'rocks', kind: 'rough', poly: box(20, 16, 40, 24) };
    const shooter = company(0, 30, 10);
    const seen = (hides: boolean) =>
      sightBy(
        { ...laid([shooter], [rocks]), features: new Map([['rough', { closedTo: [], slows: [], hides }]]) },
        { shooter, target: standAt(30, 30), targetId: null },
        'direct',
      ).clear;
    assert.deepEqual([seen(true), seen(false)], [false, true]);
  },
);
