import assert from 'node:assert/strict';
import { degrees, gap, onTable, overlap, span, spotOfInches, type TerrainPiece } from '@linstock/ground';
import { clause } from '@linstock/testing';
import fc from 'fast-check';
import { CLAUSES } from '../tables/clauses.ts';
import { company, enemy, laid, standAt } from '../testing/test-table.ts';
import { judgeMove, type Leg, refusePivot } from './move.ts';
import { chargeInReach, mayComeUp, refuseAdvance } from './orders.ts';
import { judgeMoveAfterMelee, retreat, retreatToBase, rout, wayOn } from './retreat.ts';
import { commands, isNearestTarget, sightMode } from './sight.ts';
import type { Situation } from './situation.ts';
import { isInMelee } from './zone.ts';

const leg = (x: number, y: number, facing = 0): Leg => ({ facing: degrees(facing), to: spotOfInches(x, y) });

clause(
  ['MM-A0a', 'MM-A0b', 'MM-A0j'],
  'x is east, y north, facings clockwise from north; lengths are not rounded',
  () => {
    const mover = company(0, 20, 20);
    const judged = judgeMove(laid([mover]), mover, { legs: [leg(20, 23), leg(24, 23, 90)] });
    assert.equal(judged.refusal, null);
    if (judged.refusal === null) {
      assert.deepEqual(
        [judged.end.x, judged.end.y, judged.end.facing, judged.length],
        [24_000, 23_000, 900, 7000],
      );
      assert.equal(judged.allowance, 12_000);
    }
  },
);

clause(
  ['MM-B1i', 'MM-B1f'],
  'only places on legs and at the end count, so turning past a friend is free',
  () => {
    const mover = company(0, 20, 20);
    const near = company(1, 23.1, 20);
    const situation = laid([mover, near]);
    const turnedIn = judgeMove(situation, mover, { legs: [], facing: 450 });
    assert.equal(turnedIn.refusal?.clause, 'MM-B1k');
    assert.equal(judgeMove(situation, mover, { legs: [leg(16, 20, 45)], facing: 0 }).refusal, null);
  },
);

clause(
  ['MM-B3r', 'MM-B3a', 'MM-B3d'],
  'a charge is the move itself: out of sight, undeclared, and it owes a melee',
  () => {
    const wood: TerrainPiece = {
      id: 'w',
      kind: 'woods',
      poly: [
        [10, 24],
        [30, 24],
        [30, 26],
        [10, 26],
      ],
    };
    const mover = company(0, 20, 20, 0, { type: 'lightInfantry' });
    const foe = enemy(1, 20, 32);
    const situation = laid([mover, foe], [wood]);
    const judged = judgeMove(situation, mover, { legs: [leg(20, 27)] });
    assert.equal(judged.refusal, null);
    assert.equal(judged.charge?.target, 1);
  },
);

clause(
  'MM-B1e',
  'a move is no longer than its allowance plus a hundredth of an inch, and is shown in inches',
  () => {
    const mover = company(0, 20, 20);
    const to = (y: number) => judgeMove(laid([mover]), mover, { legs: [leg(20, y)] }).refusal;
    assert.equal(to(32.01), null);
    assert.equal(to(32.011)?.clause, 'MM-B1e');
    assert.equal(to(33.456)?.sentence, 'The way is 13.46 inches long; it may go 12.');
  },
);

clause('MM-C6l', 'engineers may come into range only if they end in contact with a gate', () => {
  const wall = (gate: boolean): TerrainPiece => ({
    id: 'fort',
    kind: 'highWall',
    segments: [{ id: 'w', from: [10, 22], to: [16, 22], gate }],
  });
  const charges = (x: number, gate: boolean) => {
    const mover = company(0, x, 14, 0, { type: 'engineers' });
    const judged = judgeMove(laid([mover, enemy(1, 18.5, 25)], [wall(gate)]), mover, {
      legs: [leg(x, 20.45)],
    });
    return judged.refusal?.clause ?? null;
  };
  assert.equal(charges(15, true), null, 'at the gate');
  assert.notEqual(charges(15, false), null, 'at a wall');
  assert.notEqual(charges(19, true), null, 'beside it');
});

clause(
  'MM-B1h',
  'an enemy in the way of a later leg bars it there, behind closed ground that comes before',
  () => {
    const wood: TerrainPiece = {
      id: 'wood',
      kind: 'woods',
      poly: [
        [22, 25],
        [28, 25],
        [28, 25.5],
        [22, 25.5],
      ],
    };
    const horse = company(0, 20, 20, 0, { type: 'cavalry' });
    const guns = enemy(1, 24, 30);
    const through = (terrain: TerrainPiece[], ...legs: Leg[]) =>
      judgeMove(laid([horse, guns], terrain), horse, { legs }).refusal?.clause;
    assert.equal(through([wood], leg(24, 20), leg(24, 33)), 'MM-C2a', 'the wood comes first');
    assert.equal(through([], leg(24, 20), leg(24, 33)), 'MM-B1h');
  },
);

clause('MM-B3t', 'a pivot outside a move may not bring it into range of an enemy', () => {
  const mover = company(0, 20, 20);
  const situation = laid([mover, enemy(1, 20, 26.2)]);
  assert.equal(refusePivot(situation, mover, 450)?.code, 'R-ZONE');
  assert.equal(refusePivot(situation, mover, 900), null);
  assert.equal(judgeMove(situation, mover, { legs: [], facing: 450 }).refusal?.clause, 'MM-B3t');
});

clause(
  ['MM-E2y', 'MM-E2j'],
  'no advance: no leg away from the base edge, and not nearer to the nearest enemy',
  () => {
    const mover = company(0, 20, 20);
    const situation = laid([mover, enemy(1, 30, 20, 270)]);
    assert.equal(refuseAdvance(situation, mover, [leg(20, 20.1)], 'S')?.code, 'R-NO-ADVANCE');
    assert.equal(refuseAdvance(situation, mover, [leg(18, 18)], 'S'), null);
    assert.equal(refuseAdvance(situation, mover, [leg(22, 20)], 'S')?.code, 'R-NO-ADVANCE');
    assert.equal(refuseAdvance(situation, mover, [], 'S'), null);
  },
);

clause(['MM-E2k', 'MM-E2z'], 'rear companies of a column may come up into line, and no farther', () => {
  const [head, tail] = [company(0, 20, 20, 0, { regiment: 1 }), company(1, 20, 17, 0, { regiment: 1 })];
  const situation = laid([head, tail, enemy(2, 20, 35)]);
  assert.equal(mayComeUp(situation, tail, [head, tail], standAt(23, 20)), true);
  assert.equal(mayComeUp(situation, tail, [head, tail], standAt(23, 20.5)), false);
  assert.equal(mayComeUp(situation, tail, [head, tail], standAt(26, 20)), false);
});

clause(
  ['MM-E2w', 'MM-E2x'],
  'impetuous troops must charge enemies that a straight leg reaches, and no others',
  () => {
    const mover = company(0, 20, 20);
    const found = chargeInReach(laid([mover, enemy(1, 20, 33)]), mover);
    assert.ok(found && judgeMove(laid([mover, enemy(1, 20, 33)]), mover, found).charge);
    assert.equal(chargeInReach(laid([mover, enemy(1, 20, 39)]), mover), null);
    const guns = company(0, 20, 20, 0, { type: 'artillery' });
    assert.equal(chargeInReach(laid([guns, enemy(1, 20, 30)]), guns), null);
    const wall = [1, 2, 3].map((i) => company(10 + i, 14 + 3 * i, 24));
    assert.ok(
      chargeInReach(laid([mover, ...wall, enemy(1, 20, 34)]), mover),
      'friends may be passed before the range',
    );
  },
);

clause(
  ['MM-B6ad', 'MM-B6f'],
  'a voluntary retreat goes away from the enemies in range and ends out of range',
  () => {
    const mover = company(0, 20, 20);
    const situation = laid([mover, enemy(1, 20, 25)]);
    const to = (x: number, y: number) =>
      judgeMoveAfterMelee(situation, mover, { legs: [leg(x, y)] }, 'retreat');
    assert.equal(to(20, 10).refusal, null);
    assert.equal(to(20, 19).refusal?.code, 'R-RETREAT-PATH', 'still in range');
    assert.equal(to(20, 21).refusal?.code, 'R-RETREAT-PATH', 'nearer');
  },
);

clause(
  ['MM-B6ae', 'MM-B6g', 'MM-B6ak', 'MM-B6h'],
  'an advance is open when no enemy is left in range, and enters none',
  () => {
    const mover = company(0, 20, 20);
    const far = laid([mover, enemy(1, 20, 34)]);
    assert.equal(judgeMoveAfterMelee(far, mover, { legs: [leg(20, 25)] }, 'advance').refusal, null);
    assert.equal(
      judgeMoveAfterMelee(far, mover, { legs: [leg(20, 29)] }, 'advance').refusal?.clause,
      'MM-B6ae',
    );
    const near = laid([mover, enemy(1, 20, 25)]);
    assert.equal(
      judgeMoveAfterMelee(near, mover, { legs: [leg(20, 15)] }, 'advance').refusal?.clause,
      'MM-B6g',
    );
  },
);

clause(
  ['MM-E3j', 'MM-E3c'],
  'a rout heads for the nearest own or side edge, face forward, and leaves the table there',
  () => {
    const middle = company(0, 36, 20);
    const first = rout(laid([middle]), middle, 'S');
    assert.deepEqual([first.stand.y, first.stand.facing, first.gone], [8000, 1800, false]);
    const west = company(0, 5, 20);
    const gone = rout(laid([west]), west, 'S');
    assert.deepEqual([gone.stand.x, gone.stand.facing, gone.gone], [0, 2700, true]);
    const barred = rout(laid([middle, enemy(1, 36, 12)]), middle, 'S');
    assert.ok(barred.stand.facing !== 1800, 'an enemy in the way: it turns off');
    assert.ok(
      !isInMelee(laid([{ ...middle, stand: barred.stand }, enemy(1, 36, 12)]), {
        ...middle,
        stand: barred.stand,
      }),
    );
  },
);

clause(
  ['MM-E3l', 'MM-E3f', 'MM-E3m'],
  'a morale retreat is one step for a formed regiment, facing away from its base edge',
  () => {
    const regiment = [0, 1].map((i) => company(i, 20 + 3 * i, 20, 90, { regiment: 1 }));
    const situation = laid([...regiment, enemy(2, 20, 25)]);
    const stands = retreatToBase(situation, regiment, 'S');
    assert.deepEqual(
      stands.map(({ x, y, facing }) => [x, y, facing]),
      [
        [20_000, 8000, 0],
        [23_000, 8000, 0],
      ],
    );
  },
);

clause(
  ['MM-B6z', 'MM-B6aa', 'MM-B6x'],
  'a beaten company ends on the table, on no unit, out of all ranges, or is lost',
  () => {
    const inches = (most: number) => fc.integer({ min: 2000, max: 1000 * most }).map((n) => n / 1000);
    const others = fc.array(
      fc.tuple(inches(70), inches(46), fc.integer({ min: 0, max: 359 }), fc.boolean()),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(inches(70), inches(46), fc.integer({ min: 0, max: 359 }), others, (x, y, facing, rest) => {
        const loser = company(0, x, y, facing);
        if (!onTable(laid([]).table, loser.stand)) return;
        const victor = enemy(1, x, y + 3.5);
        const placed = [loser, victor];
        for (const [i, [ox, oy, of, foe]] of rest.entries()) {
          const next = foe ? enemy(i + 2, ox, oy, of) : company(i + 2, ox, oy, of);
          if (placed.every((each) => !overlap(each.stand, next.stand))) placed.push(next);
        }
        const situation = laid(placed);
        const end = retreat(situation, loser, victor.stand);
        if (end.lost) return;
        assert.ok(onTable(situation.table, end.stand));
        assert.ok(end.length <= 24_000);
        const after = { ...loser, stand: end.stand };
        assert.ok(!isInMelee({ ...situation, companies: [after, ...placed.slice(1)] }, after));
        if (end.length > 0)
          assert.ok(
            placed.slice(1).every((each) => !overlap(each.stand, end.stand)),
            'on nobody',
          );
      }),
      { numRuns: 120 },
    );
  },
);

clause(['MM-B6w', 'MM-B6ac'], 'a way straight back is as long as the move, whatever was moved before', () => {
  const loser = company(0, 36, 30);
  const way = wayOn(laid([loser]), loser, 1800, loser.troops.move);
  assert.deepEqual([way?.length, way?.clear, way?.barred], [12_000, true, false]);
});

clause(
  ['MM-E2d', 'MM-E2e', 'MM-E2v'],
  'a general commands within 12 inches over troops, but not through a hill',
  () => {
    const general = { ...standAt(20, 10), frontage: 1500, depth: 1500 };
    const unit = company(0, 20, 22);
    const between = company(1, 20, 16);
    assert.equal(commands(laid([unit, between]), general, unit.stand), true);
    assert.equal(commands(laid([unit]), general, standAt(20, 24.5)), false);
    const hill: TerrainPiece = {
      id: 'h',
      kind: 'hill',
      level: 1,
      steep: false,
      poly: [
        [10, 13],
        [30, 13],
        [30, 17],
        [10, 17],
      ],
    };
    assert.equal(commands(laid([unit], [hill]), general, unit.stand), false);
  },
);

clause(
  ['MM-B5k', 'MM-E5c', 'MM-B4i'],
  'generals block no line; the nearest enemy of all may be shot at, even if a general',
  () => {
    const shooter = company(0, 20, 20, 0, { type: 'lightInfantry' });
    const foe = enemy(1, 20, 30);
    const situation = laid([shooter, foe]);
    const aim = { shooter, target: foe.stand, targetId: 1, weapon: 'musket' as const };
    assert.equal(sightMode(situation, aim), 'direct');
    const general = { id: 0, stand: { ...standAt(20, 26), frontage: 1500, depth: 1500 }, attached: false };
    assert.equal(isNearestTarget(situation, shooter, 'musket', 12_000, general, [general]), true);
    assert.equal(
      isNearestTarget(situation, shooter, 'musket', 12_000, { ...general, attached: true }, []),
      false,
    );
    const turned = { ...shooter, stand: { ...shooter.stand, facing: 1800 } };
    assert.equal(sightMode(situation, { ...aim, shooter: turned }), null);
  },
);

clause(
  ['MM-E5a', 'MM-E5c'],
  'turning away from a nearer enemy does not allow a shot at the general behind it',
  () => {
    const shooter = company(0, 20, 20, 180, { type: 'lightInfantry' });
    const general = { id: 0, stand: { ...standAt(20, 10), frontage: 1500, depth: 1500 }, attached: false };
    const isTarget = (situation: Situation) =>
      isNearestTarget(situation, shooter, 'musket', 12_000, general, [general]);
    const nearer = enemy(1, 20, 28);
    assert.equal(isTarget(laid([shooter, nearer])), false);
    assert.equal(isTarget(laid([shooter, enemy(1, 20, 34)])), true);
    const wood: TerrainPiece = {
      id: 'w',
      kind: 'woods',
      poly: [
        [10, 23],
        [30, 23],
        [30, 25],
        [10, 25],
      ],
    };
    assert.equal(isTarget(laid([shooter, nearer], [wood])), true);
    const another = { ...general, id: 1, stand: { ...general.stand, y: 27_000 } };
    assert.equal(
      isNearestTarget(laid([shooter]), shooter, 'musket', 12_000, general, [general, another]),
      false,
    );
  },
);

clause('MM-B3j', 'a charge straight at an enemy comes nearer up to the last fraction of a step', () => {
  const mover = company(0, 17, 16, 285, { type: 'lightCavalry' });
  const guns = enemy(1, 10, 12.5, 75, { type: 'artillery' });
  const situation = laid([mover, guns]);
  assert.equal(judgeMove(situation, mover, { legs: [leg(13.792, 12.298, 220.9)] }).refusal, null);
  const foot = company(0, 20, 20);
  const passing = judgeMove(laid([foot, enemy(1, 20, 27)]), foot, { legs: [leg(20, 22), leg(24, 22)] });
  assert.equal(passing.refusal?.clause, 'MM-B3j');
});

clause(
  ['MM-B1e', 'MM-B1h', 'MM-B3o'],
  'a legal move is within its allowance, through no enemy, and ends apart from all',
  () => {
    const coordinate = fc.integer({ min: 3000, max: 45_000 }).map((n) => n / 1000);
    fc.assert(
      fc.property(
        coordinate,
        coordinate,
        fc.integer({ min: 0, max: 359 }),
        coordinate,
        coordinate,
        (x, y, facing, ex, ey) => {
          const mover = company(0, 24, 24, 0, { type: 'cavalry' });
          const foe = enemy(1, ex, ey, facing);
          if (overlap(mover.stand, foe.stand) || isInMelee(laid([mover, foe]), mover)) return;
          const judged = judgeMove(laid([mover, foe]), mover, { legs: [leg(x, y, facing)] });
          if (judged.refusal) {
            assert.ok(judged.refusal.clause !== null && judged.refusal.clause in CLAUSES);
            return;
          }
          assert.ok(judged.length <= judged.allowance + 10);
          assert.ok(!overlap(judged.end, foe.stand));
          assert.ok(span(mover.stand, judged.end) <= 18_010);
          if (!judged.charge)
            assert.ok(
              !isInMelee(laid([{ ...mover, stand: judged.end }, foe]), { ...mover, stand: judged.end }),
            );
          else assert.ok(gap(judged.end, foe.stand) <= 3010);
        },
      ),
      { numRuns: 300 },
    );
  },
);
