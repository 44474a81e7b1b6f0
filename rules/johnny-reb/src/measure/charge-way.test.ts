import assert from 'node:assert/strict';
import { degrees, gap, inches, type Pose, type Spot } from '@linstock/ground';
import { clause } from '@linstock/testing';
import fc from 'fast-check';
import { barrier, battery, patch, situation, unit } from '../testing/placed-units.ts';
import { type ChargeWay, chargeTargets, chargeWay, firstTouched, frontAt, haltAt } from './charge-way.ts';
import { sizeOf, standAt } from './footprint.ts';
import type { PlacedUnit } from './situation.ts';
import { distanceFor, spent } from './spending.ts';

const CHARGER = unit('U1', 20, 10, 0);
const NOBODY: ReadonlySet<string> = new Set();

function targetsOf(enemies: readonly PlacedUnit[], terrain: Parameters<typeof situation>[1] = []) {
  const found = chargeTargets(situation([CHARGER, ...enemies], terrain), CHARGER);
  return found && { ids: found.targets.map(({ id }) => id), angled: found.angled };
}

clause(
  ['JR-14.1a', 'JR-14.1b'],
  'a charge is at the closest visible enemy straight ahead, else in the arc at an angle',
  () => {
    const [near, far] = [unit('C1', 25, 14, 180), unit('C2', 20, 18, 180)];
    assert.deepEqual(targetsOf([near, far]), { ids: ['C2'], angled: false });
    assert.deepEqual(targetsOf([near]), { ids: ['C1'], angled: true });
    assert.deepEqual(targetsOf([unit('C1', 18, 16, 180), unit('C2', 22, 16, 180)]), {
      ids: ['C1', 'C2'],
      angled: false,
    });
    assert.deepEqual(targetsOf([near, far], [patch('building', 15, 16, 25, 16.5)]), {
      ids: ['C1'],
      angled: true,
    });
    assert.equal(targetsOf([unit('C1', 20, 5, 0)]), null);
  },
);

/** The way of the charger to the first enemy, which has to be open. */
function wayTo(target: PlacedUnit, others: readonly PlacedUnit[] = [], charger = CHARGER): ChargeWay {
  const found = chargeWay(situation([charger, target, ...others]), charger, target, NOBODY);
  assert.ok('contact' in found, JSON.stringify(found));
  return found;
}

function barred(
  target: PlacedUnit,
  others: readonly PlacedUnit[],
  terrain: Parameters<typeof situation>[1] = [],
) {
  const found = chargeWay(situation([CHARGER, target, ...others], terrain), CHARGER, target, NOBODY);
  return 'clause' in found ? found.clause : null;
}

clause(
  'JR-14.3d',
  'the charger turns about P to the nearest point of the target in its arc, then goes straight',
  () => {
    const way = wayTo(unit('C1', 27, 15.75, 180));
    // The nearest corner is at (25.25, 15.75).
    assert.equal(way.front.facing, degrees((Math.atan2(5.25, 5.75) * 180) / Math.PI));
    assert.deepEqual([way.front.x, way.front.y], [20_000, 10_000]);
    const straight = wayTo(unit('C1', 20, 16, 180));
    assert.deepEqual([straight.front.facing, straight.contact], [0, 6000]);
  },
);

clause('JR-14.3d', 'a turn is limited to 45 degrees, and the path still reaches the target', () => {
  // Its nearest point is at (22, 10.5): 76 degrees off.
  const near = wayTo(unit('C1', 22.5, 10.5, 270, { formation: 'march_column' }));
  assert.equal(near.front.facing, 450);
  assert.ok(near.contact > 0);
});

clause('JR-14.3d', 'a charger that touches the target does not turn', () => {
  const touching = wayTo(unit('C1', 22, 10, 180));
  assert.deepEqual([touching.front.facing, touching.contact], [0, 0]);
  assert.notEqual(wayTo(unit('C1', 22, 10.1, 180)).front.facing, 0);
});

clause('JR-14.1c', 'a turn into a building, a friend or another enemy is barred', () => {
  const target = unit('C1', 27, 15.75, 180);
  assert.equal(barred(target, []), null);
  assert.equal(barred(target, [], [patch('building', 18.4, 10.2, 18.6, 10.4)]), 'JR-14.1c');
  // Clear of it before and after the turn, but not on the way.
  assert.equal(barred(target, [], [patch('building', 18.3, 10.25, 18.36, 10.35)]), 'JR-14.1c');
  assert.equal(
    barred(target, [unit('U2', 19, 10.5, 90, { formation: 'march_column', stands: 1 })]),
    'JR-14.1c',
  );
});

const slanted = fc
  .record({
    x: fc.integer({ min: 1500, max: 2500 }),
    y: fc.integer({ min: 1300, max: 2300 }),
    heading: fc.integer({ min: 0, max: 359 }),
  })
  .map(({ x, y, heading }) => unit('C1', x / 100, y / 100, heading));

clause('JR-14.3d', 'contact is the first place on the way at which footprints touch', () => {
  fc.assert(
    fc.property(slanted, (target) => {
      const found = chargeWay(situation([CHARGER, target]), CHARGER, target, NOBODY);
      if (!('contact' in found)) return;
      const size = sizeOf(CHARGER.stand);
      const apart = (at: number) => gap(standAt(frontAt(found, at), size), target.stand);
      assert.ok(apart(found.contact + 12) === 0, 'it touches there');
      // A corner that glances along a side: a thousandth across is many along the way.
      for (let at = 0; at < found.contact - 80; at += 97) assert.ok(apart(at) > 0, `not before, at ${at}`);
    }),
    { numRuns: 150 },
  );
});

clause(
  'JR-14.1c',
  'buildings, the edge and friends that it cannot pass bar the way; skirmishers and guns do not',
  () => {
    const target = unit('C1', 20, 20, 180);
    assert.equal(barred(target, []), null);
    assert.equal(barred(target, [], [patch('building', 21, 14, 22, 15)]), 'JR-14.1c');
    assert.equal(barred(target, [unit('U2', 20, 14, 0)]), 'JR-14.1c');
    assert.equal(barred(target, [unit('U2', 20, 14, 0, { formation: 'skirmish' })]), null);
    assert.equal(barred(target, [battery('U2', 20, 14, 0)]), null);
    const found = chargeWay(
      situation([CHARGER, target, unit('U2', 20, 14, 0)]),
      CHARGER,
      target,
      new Set(['U2']),
    );
    assert.ok('contact' in found);
  },
);

clause('JR-14.1c', 'the edge bars the way where a corner would pass it; woods bar nothing', () => {
  const charger = unit('U1', 2, 10, 0);
  const column = unit('C1', 0.5, 20, 180, { formation: 'march_column' });
  const found = chargeWay(situation([charger, column]), charger, column, NOBODY);
  assert.equal('clause' in found && found.clause, 'JR-14.1c');
  assert.equal(barred(unit('C1', 20, 20, 180), [], [patch('woods', 15, 12, 25, 13)]), null);
});

clause('JR-14.1c', 'another enemy bars the turn, one of the same side that may be passed does not', () => {
  const target = unit('C1', 27, 15.75, 180);
  const beside = { formation: 'march_column', stands: 1 } as const;
  assert.equal(barred(target, [unit('C2', 19, 10.5, 90, beside)]), 'JR-14.1c');
  assert.equal(barred(target, [unit('U2', 19, 10.5, 90, { formation: 'skirmish', stands: 1 })]), null);
});

clause('JR-14.3e', 'an enemy touched on the way is met before the target', () => {
  const [target, other] = [unit('C1', 20, 20, 180), unit('C2', 22.5, 15, 180)];
  const way = wayTo(target, [other]);
  const touched = (...enemies: PlacedUnit[]) => {
    const there = situation([CHARGER, ...enemies]);
    const first = firstTouched(there, CHARGER, way.slide, { listed: 1 });
    return [first?.enemy.id, first?.at];
  };
  assert.deepEqual(touched(target, other), ['C2', 5000]);
  // Enemies behind it, from which it moves away, are not touched by the charge. Those in its way are.
  assert.deepEqual(touched(target, unit('C3', 20, 9.25, 0)), ['C1', way.contact]);
  assert.deepEqual(touched(target, unit('C3', 22.5, 10, 180)), ['C3', 0]);
});

clause('JR-14.4d', "a halt is the first place at the volley point's distance, or the start", () => {
  const target = unit('C1', 20, 16, 180);
  const way = wayTo(target);
  assert.ok(Math.abs(haltAt(way, target, inches(2)) - 4000) <= 12);
  assert.equal(haltAt(way, target, inches(7)), 0);
});

const GROUND = [
  patch('woods', 0, 12, 40, 14),
  patch('rough', 0, 13.5, 40, 15),
  barrier('stone_wall', [0, 11], [40, 11]),
  barrier('stream', [0, 16], [40, 17]),
];

clause(
  ['JR-14.3a', 'JR-6.1b', 'JR-6.1d'],
  'a reach is used up inch by inch of ground, and ends when none is left',
  () => {
    const { table } = situation([], GROUND);
    const spender = { row: 'single_line', byRoad: false, paysObstacles: true } as const;
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 16 }), fc.integer({ min: 0, max: 3599 }), (reach, facing) => {
        const front: Pose = { ...CHARGER.front, facing };
        const far = distanceFor(table, spender, front, reach, 20_000);
        assert.ok(spent(table, spender, front, far) <= reach + 1e-6);
        if (far < 20_000) assert.ok(spent(table, spender, front, far + 1) > reach);
        // A line crossed just before the end may be paid or not yet: rounding moves the place at a slant.
        const [least, most] = [stepped(front, far, 300), stepped(front, far, 0)];
        const cost = spent(table, spender, front, far);
        assert.ok(cost > least - 0.15 && cost < most + 0.15, `${cost} is not ${least} to ${most}`);
      }),
    );
  },
);

/**
 * The same cost by small steps, with the ground looked up under each; lines count that are met at least `before` before
 * the end.
 */
function stepped({ x, y, facing }: Pose, far: number, before: number): number {
  const h = (facing * Math.PI) / 1800;
  const at = (d: number): Spot => ({ x: x + d * Math.sin(h), y: y + d * Math.cos(h) });
  let cost = 0;
  for (let d = 5; d < far; d += 10) {
    const { x: east, y: north } = at(d);
    const onTable = east > 0 && east < 40_000;
    const rough = onTable && north > 13_500 && north < 15_000;
    const woods = onTable && north > 12_000 && north < 14_000;
    cost += (Math.min(10, far - d + 5) / 1000) * (rough ? 8 / 3 : woods ? 8 / 5 : 1);
  }
  const line = (from: Spot, of: (spot: Spot) => number) =>
    of(from) < 0 && of(at(Math.max(0, far - before))) > 0;
  const wall = line(at(0), ({ y: north }) => north - 11_000) && onWall(at, far, 11_000, 0);
  const stream =
    line(at(0), ({ x: east, y: north }) => north - 16_000 - east / 40) && onWall(at, far, 16_000, 1 / 40);
  return cost + (wall ? 1 : 0) + (stream ? 1 : 0);
}

/** True if the way meets a line with this slope within the table's width. */
function onWall(at: (d: number) => Spot, far: number, y: number, slope: number): boolean {
  for (let d = 0; d < far; d += 5) {
    const { x: east, y: north } = at(d);
    if (north >= y + slope * east) return east > 0 && east < 40_000;
  }
  return false;
}
