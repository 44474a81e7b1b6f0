import assert from 'node:assert/strict';
import { facingTo, isWithin, type TerrainPiece } from '@linstock/ground';
import { clause } from '@linstock/testing';
import fc from 'fast-check';
import { company, enemy, laid } from '../testing/test-table.ts';
import { facingsAt } from './aim.ts';
import { sightMode } from './sight.ts';
import type { Situation } from './situation.ts';

/** The facings at which a shooter has a target in range and sight, compared with all 3600 tried one by one. */

/** True if a company of a situation can hit another by range and sight at this facing. */
function sees(situation: Situation, facing: number, weapon: 'musket' | 'shot', range: number): boolean {
  const [shooter, target] = situation.companies;
  assert.ok(shooter && target);
  const turned = { ...shooter, stand: facingTo(shooter.stand, facing) };
  const aim = { shooter: turned, target: target.stand, targetId: target.id, weapon };
  return isWithin(turned.stand, target.stand, range) && sightMode(situation, aim) !== null;
}

function found(situation: Situation, weapon: 'musket' | 'shot', range: number): number | null {
  const [shooter, target] = situation.companies;
  assert.ok(shooter && target);
  const aim = { shooter, target: target.stand, targetId: target.id, weapon };
  for (const facing of facingsAt(situation, aim, range))
    if (sees(situation, facing, weapon, range)) return facing;
  return null;
}

const anyFacing = (situation: Situation, weapon: 'musket' | 'shot', range: number): boolean =>
  Array.from({ length: 3600 }, (_, facing) => facing).some((facing) =>
    sees(situation, facing, weapon, range),
  );

const tenths = (min: number, max: number) => fc.integer({ min: min * 10, max: max * 10 }).map((n) => n / 10);
const facing = fc.integer({ min: 0, max: 359 });
const GROUND: TerrainPiece[] = [
  {
    id: 'wood',
    kind: 'woods',
    poly: [
      [22, 20],
      [26, 18],
      [27, 23],
      [24, 25],
    ],
  },
  {
    id: 'hill',
    kind: 'hill',
    level: 1,
    poly: [
      [18, 26],
      [26, 27],
      [22, 32],
    ],
  },
];

clause(
  ['MM-B4h', 'MM-B4i', 'MM-B1f'],
  'a shot that is legal at any facing is found, in dense random positions',
  () => {
    const place = fc.record({ x: tenths(16, 32), y: tenths(16, 32), facing });
    let only = 0;
    fc.assert(
      fc.property(place, place, fc.array(place, { maxLength: 8 }), fc.boolean(), (own, foe, others, guns) => {
        const type = guns ? ('artillery' as const) : ('lineInfantry' as const);
        const traits = guns ? (['howitzer'] as const) : [];
        const shooter = company(0, own.x, own.y, own.facing, { type, traits });
        const stands = others.map((each, i) =>
          (i % 2 === 0 ? enemy : company)(i + 2, each.x, each.y, each.facing),
        );
        const situation = laid([shooter, enemy(1, foe.x, foe.y, foe.facing), ...stands], GROUND);
        const [weapon, range] = guns ? (['shot', 12000] as const) : (['musket', 6000] as const);
        const facing = found(situation, weapon, range);
        const straight = facing !== null;
        assert.equal(straight, anyFacing(situation, weapon, range));
        if (straight && facing !== shooter.stand.facing) only++;
      }),
      { numRuns: 60 },
    );
    assert.ok(only > 0, 'none had to turn');
  },
);

clause(
  ['MM-B4h', 'MM-B5f'],
  'a target that the turned front touches is found, whoever stands over both',
  () => {
    const shooter = company(0, 18.7, 16, 0, { type: 'lineInfantry', traits: [] });
    const situation = laid([shooter, enemy(1, 16, 18.1, 0), enemy(2, 17.4, 16.6, 0)]);
    assert.ok(anyFacing(situation, 'musket', 6000));
    assert.notEqual(found(situation, 'musket', 6000), null);
  },
);

clause(['MM-B4i', 'MM-B5i'], 'a gun at the corner of a wood is turned until it sees past the corner', () => {
  let only = 0;
  for (let west = 18000; west <= 21000; west += 50) {
    const [a, b, c, d] = [west / 1000, 40, 22.5, 27.5];
    const wood: TerrainPiece = {
      id: 'wood',
      kind: 'woods',
      poly: [
        [a, c],
        [b, c],
        [b, d],
        [a, d],
      ],
    };
    const gun = company(0, 20, 20, 0, { type: 'artillery', traits: [] });
    const situation = laid([gun, enemy(1, 20, 30, 180)], [wood]);
    const facing = found(situation, 'shot', 12000);
    assert.equal(facing !== null, anyFacing(situation, 'shot', 12000), `wood from ${a} inches`);
    if (facing !== null && facing !== gun.stand.facing) only++;
  }
  assert.ok(only > 0, 'none had to turn');
});
